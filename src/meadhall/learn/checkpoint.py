"""Where a trainer stands, in one file. It says at its head what the rest must hash to."""

import hashlib
import io
import os
from pathlib import Path
from typing import Any

from .net import torch

HEAD = b"meadhall learns 1\n"
DIGEST = 64  # letters


class CheckpointError(ValueError):
    """A file that is no checkpoint, is damaged, or belongs to another training."""


def save(path: Path, content: dict[str, Any]) -> None:
    """Write the whole file beside the old one, then put it in its place."""
    held = io.BytesIO()
    torch.save(content, held)
    body = held.getvalue()
    fresh = path.with_suffix(".new")
    fresh.write_bytes(HEAD + hashlib.sha256(body).hexdigest().encode() + b"\n" + body)
    os.replace(fresh, path)


def load(path: Path, device: str) -> dict[str, Any]:
    """Read a checkpoint. Nothing of it is run, and nothing is read of a file that is not whole."""
    whole = path.read_bytes()
    if not whole.startswith(HEAD):
        raise CheckpointError(f"{path} is no checkpoint of this version of Meadhall")
    digest, body = whole[len(HEAD) :][:DIGEST], whole[len(HEAD) + DIGEST + 1 :]
    if hashlib.sha256(body).hexdigest().encode() != digest:
        raise CheckpointError(f"{path} is damaged: go on from another checkpoint, or begin anew in another folder")
    content: dict[str, Any] = torch.load(io.BytesIO(body), map_location=device, weights_only=True)
    return content

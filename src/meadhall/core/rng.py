"""Counter-based random numbers: a stream is a key and a count, the same on every machine and every Python."""

import numpy as np

from .compiled import COMPILED, entry, rule

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
HALF = np.uint64(32)
ONE = np.uint64(1)
BLOCK = 32

# Interpreted, NumPy warns when a product wraps; here it is meant to.
wrapping = rule if COMPILED else lambda: np.errstate(over="ignore")
wrapping_entry = entry if COMPILED else wrapping


@wrapping()
def mix(x):
    """SplitMix64's finaliser."""
    x = (x ^ (x >> np.uint64(30))) * FIRST
    x = (x ^ (x >> np.uint64(27))) * SECOND
    return x ^ (x >> np.uint64(31))


@wrapping_entry()
def seed_stream(rng, seed, stream):
    """Point `rng` at the beginning of a stream: 0 is chance, 1 + seat is that seat's bot."""
    rng[0] = mix(mix(np.uint64(seed) + GOLDEN) + np.uint64(stream) * GOLDEN)
    rng[1] = np.uint64(0)


@wrapping()
def below(rng, n):
    """A whole number from 0 to n - 1, each exactly as likely; uses up one count whatever happens."""
    x = mix(rng[0] + rng[1] * GOLDEN)
    rng[1] = rng[1] + ONE
    while True:
        product = np.int64(x >> HALF) * n
        low = product & 0xFFFFFFFF
        if low >= n or low >= (0x100000000 - n) % n:
            return product >> 32
        x = mix(x + GOLDEN)


@entry()
def roll(rng, weights):
    """A code drawn with the weights given; uses up one count."""
    total = 0
    for code in range(weights.size):
        total += int(weights[code])
    left = below(rng, total)
    for code in range(weights.size):
        left -= int(weights[code])
        if left < 0:
            return code
    return -1


@rule()
def legal_in(why, first, last):
    count = 0
    for code in range(first, last):
        count += int(why[code] == 0)
    return count


@entry()
def pick(rng, why):
    """A legal code, each as likely; -1 if there is none. Counts block by block: most rows are not legal."""
    count = legal_in(why, 0, why.size)
    if count == 0:
        return -1
    left = below(rng, count)
    first = 0
    while True:
        here = legal_in(why, first, min(first + BLOCK, why.size))
        if left < here:
            break
        left -= here
        first += BLOCK
    while why[first] != 0 or left > 0:
        left -= int(why[first] == 0)
        first += 1
    return first


def stream(seed: int, number: int, count: int = 0) -> np.ndarray:
    """The stream of a seed; `count` numbers of it are used up."""
    rng = np.zeros(2, np.uint64)
    seed_stream(rng, np.uint64(seed), number)
    rng[1] = count
    return rng

"""Counter-based random numbers: a stream is a key and a count, the same on every machine and every Python."""

import numpy as np

from .compiled import COMPILED, entry, rule

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
HALF = np.uint64(32)
ONE = np.uint64(1)
THOUGHT = 32  # bits: a decision has 2**32 numbers of its stream to itself
BLOCK = 128  # codes

# In interpreted code NumPy warns when a product wraps; here it is meant to wrap.
wrapping = rule if COMPILED else lambda: np.errstate(over="ignore")
wrapping_entry = entry if COMPILED else wrapping


@wrapping()
def mix(x):
    """Mix the bits of a number by SplitMix64's finaliser."""
    x = (x ^ (x >> np.uint64(30))) * FIRST
    x = (x ^ (x >> np.uint64(27))) * SECOND
    return x ^ (x >> np.uint64(31))


@wrapping_entry()
def seed_stream(rng, seed, stream):
    """Point `rng` at the beginning of a stream: 0 is chance, 1 + seat is that seat's bot."""
    rng[0] = mix(mix(np.uint64(seed) + GOLDEN) + np.uint64(stream) * GOLDEN)
    rng[1] = np.uint64(0)


@wrapping_entry()
def below(rng, n):
    """Draw a whole number from 0 to n - 1, each exactly as likely. It uses up one count whatever happens."""
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
    """Draw a code with the given weights. It uses up one count."""
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
def legal_in(why, first, width):
    """Count the legal codes among `width` at most. The count is a small number, so that many are added at once."""
    count = np.uint8(0)
    for reason in why[first : first + width]:
        count = np.uint8(count + np.uint8(reason == 0))
    return int(count)


@entry()
def pick(rng, why, first=0):
    """Pick a legal code, each as likely; return -1 if there is none. Before `first` there are only chance outcomes."""
    count = 0
    for block in range(first, why.size, BLOCK):
        count += legal_in(why, block, BLOCK)
    if count == 0:
        return -1
    left = below(rng, count)
    code = first
    for width in (BLOCK, BLOCK // 8):
        here = legal_in(why, code, width)
        while left >= here:
            left -= here
            code += width
            here = legal_in(why, code, width)
    while why[code] != 0 or left > 0:
        left -= int(why[code] == 0)
        code += 1
    return code


@rule()
def next_decision(rng):
    """Go on to the numbers that belong to the stream's next decision."""
    rng[1] = ((rng[1] >> np.uint64(THOUGHT)) + ONE) << np.uint64(THOUGHT)


def thoughts(seed: int, seat: int, made: int) -> np.ndarray:
    """Return a bot's own numbers for the decision after `made` others. They move neither dice nor later thoughts."""
    return stream(seed, 1 + seat, made << THOUGHT)


def stream(seed: int, number: int, count: int = 0) -> np.ndarray:
    """Return a numbered stream of a seed. `count` numbers of it are used up."""
    rng = np.zeros(2, np.uint64)
    seed_stream(rng, np.uint64(seed), number)
    rng[1] = count
    return rng

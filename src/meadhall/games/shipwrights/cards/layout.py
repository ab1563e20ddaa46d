"""What the rules read of the card tables: one record, capacities fixed, amounts small."""

from ....core.record import Layout, cell
from ..rules import state as of
from .effects import COUNTERS

STRENGTHS = 3  # bands of military strength for a raid

CARDS = Layout(
    copies=cell(0, 99, of.DESIGNS),
    pay=cell(0, 99, of.BUNDLES, of.GOODS),
    gain=cell(0, 99, of.BUNDLES, of.GOODS),
    picks_first=cell(0, 1, of.BUNDLES),
    cost=cell(0, 99, of.FIRST_CRAFTSMAN, of.SUPPLY),  # ships and buildings
    vp=cell(0, 99, of.DESIGNS),
    steps=cell(0, 99, of.DESIGNS, of.TRACKS),
    skills=cell(0, 2**of.SKILLS - 1, of.SHIPS),
    has_effect=cell(0, 1, of.SHIPS),  # at once, when built
    income=cell(0, 99, of.FIRST_CRAFTSMAN, of.SUPPLY),
    bonus_vp=cell(0, 99, of.SHIPS),
    bonus_per=cell(0, len(COUNTERS), of.SHIPS),
    major=cell(0, of.SKILLS - 1, of.CRAFTSMEN),
    minor=cell(0, of.SKILLS - 1, of.CRAFTSMEN),
    tuck=cell(0, 99, of.DESIGNS, of.SUPPLY),
    round_copies=cell(0, 1, of.ROUND_CARDS),
    clockwise=cell(0, 1, of.ROUND_CARDS),
    price=cell(0, 99, of.ROUND_CARDS, of.BASICS),
    round_steps=cell(0, 99, of.ROUND_CARDS, of.TRACKS),
    rival_vp=cell(0, 99, of.ROUND_CARDS),
    raid_copies=cell(0, 99, of.RAIDS),
    raid_workers=cell(0, 99, of.RAIDS, STRENGTHS),
    trade_copies=cell(0, 99, of.TRADES),
    trade_income=cell(0, 99, of.TRADES, of.SUPPLY),
    hut_copies=cell(0, 1, of.HUTS),
    hut_track=cell(0, of.TRACKS - 1, of.HUTS),
    hut_vp=cell(0, 99, of.HUTS, 2),
    hero_reward=cell(0, 99, of.HEROES, of.SUPPLY),
    hero_price=cell(0, 99, of.HEROES),
    hero_gold=cell(0, 99, of.HEROES),
    hero_cards=cell(0, 99, of.HEROES),
    hero_discount=cell(0, 1, of.HEROES),
    hero_vp=cell(0, 99, of.HEROES),
    enemy_copies=cell(0, 1, of.ENEMIES),
    enemy_steps=cell(0, 99, of.ENEMIES, of.TRACKS),
    enemy_price=cell(0, 99, of.ENEMIES),
    enemy_board=cell(0, of.SPACES, of.ENEMIES),
    enemy_raid=cell(0, 99, of.ENEMIES),
    enemy_tuck=cell(0, 99, of.ENEMIES),
    start_goods=cell(0, 99, of.SUPPLY),
    eikja_income=cell(0, 99, 2, of.SUPPLY),
    eikja_vp=cell(0, 99, 2),
    labour=cell(0, 99, 2, of.GOODS),
    labourer_vp=cell(0, 99, 2),
    forge=cell(0, 99, of.BASICS),
    forge_gold=cell(0, 99),
    track_vp=cell(0, 99, of.TOP + 1),
)

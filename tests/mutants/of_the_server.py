"""The table server, broken one by one."""

from .mutant import RULES, Mutant, ids_of

SENT = 'await send({"type": "http.response.body", "body": body, "more_body": True})\n        finally:'
SENT_ONE_BY_ONE = f"async with self.streams.lock:\n                {SENT}"
ANSWERED = """        if answer := await registry.find_answer(live, seat, id):
            return _again(answer, digest)
        raise"""


def broken(name: str, module: str, changes: dict[str, str], *tests: str) -> Mutant:
    return Mutant(name, f"{RULES}/server/{module}.py", changes, ids_of("server", tests))


MUTANTS = [
    broken(
        "a repeat is not known again",
        "tables/moves",
        {ANSWERED: "        raise"},
        "moves:a_repeat_gets_the_first_answer_and_changes_nothing",
    ),
    broken(
        "an id serves for two moves",
        "tables/moves",
        {"if answer.asked != digest:": "if False:"},
        "moves:a_repeat_gets_the_first_answer_and_changes_nothing",
    ),
    broken(
        "409 is not given for another decision",
        "tables/moves",
        {"if live.table.made(seat) != decision:": "if False:"},
        "moves:a_move_for_another_decision_is_refused_with_the_present_one",
    ),
    broken(
        "a seat moves while its bot plays",
        "tables/moves",
        {"if live.seats[seat].bot:": "if False:"},
        "moves:a_bot_decides_for_its_seat_and_nobody_else",
    ),
    broken(
        "nothing is taken back",
        "tables/moves",
        {"    table.undo(seat)": "    return"},
        "moves:taking_back_is_repeated_without_harm",
    ),
    broken(
        "a log is made endless",
        "tables/moves",
        {" or len(table.entries) >= LONGEST:": ":"},
        "prying:nobody_makes_a_log_endless",
    ),
    broken(
        "the table's lock is not taken",
        "tables/registry",
        {
            '"""Who loses a race decides again; nobody is told of it."""\n        async with live.lock:': (
                '"""Who loses a race decides again; nobody is told of it."""\n        async with asyncio.Lock():'
            )
        },
        "moves:of_two_moves_for_one_decision_one_is_played",
        "moves:a_double_click_plays_once",
        "moves:secret_choices_at_the_same_time_do_not_collide",
    ),
    broken(
        "a change ends with who asked for it",
        "tables/registry",
        {"return await asyncio.shield(task)": "return await task"},
        "races:a_move_whose_sender_is_gone_is_stored_and_shown",
    ),
    broken(
        "a seat's secret opens every seat",
        "api/auth",
        {"        self.need(SEAT, seat)\n": ""},
        "moves:only_the_holder_plays_a_seat",
        "seats:a_seats_secret_opens_no_other_seat",
    ),
    broken(
        "who was to join sees the game",
        "api/auth",
        {"if not any(grant.role in (WATCH, HOST, SEAT) for grant in self.held):": "if False:"},
        "prying:who_holds_a_link_to_join_and_never_did_sees_nothing_of_the_game",
    ),
    broken(
        "an old link still opens its seat",
        "tables/seats",
        {"gone=(SEAT, CLAIM), name": "gone=(CLAIM,), name"},
        "streams:a_link_issued_anew_ends_the_streams_of_the_old_one",
        "hosts:a_link_issued_anew_ends_the_old_one_at_once",
    ),
    broken(
        "a link issued anew works twice",
        "tables/seats",
        {"keys, keys, gone=(CLAIM,), name=called)": "keys, keys, name=called)"},
        "hosts:a_link_issued_anew_is_claimed_once",
    ),
    broken(
        "anybody hands over a seat that has time",
        "tables/seats",
        {"if not owner and not live.absent(seat, registry.clock()):": "if False:"},
        "seats:nobody_hands_over_a_seat_that_has_time",
    ),
    broken(
        "the key is shown before the end",
        "tables/description",
        {"head.key.hex() if live.ended else None": "head.key.hex()"},
        "tables:a_game_ends_and_shows_its_key",
        "seats:the_host_never_sees_another_persons_secret",
    ),
    broken(
        "events count what a viewer cannot know",
        "tables/viewers",
        {"        if known == self.known:\n            return False\n": ""},
        "streams:nothing_comes_for_what_a_seat_cannot_see",
    ),
    broken(
        "absence tells who has begun in secret",
        "tables/table",
        {
            "return max(self.since, *self.acted)": "return self.since",
            "waited = now - max(self.since, ": "waited = now - max(self.acted[seat], ",
        },
        "prying:absence_does_not_tell_who_has_begun_a_plan",
    ),
    broken(
        "a bot without a choice answers sooner",
        "bots/driver",
        {"self.took.get(which, CAPS.get(question.level, 0.0)) if sealed else 0.0": "0.0"},
        "prying:a_bot_without_a_choice_takes_as_long_as_one_that_chooses_in_secret",
    ),
    broken(
        "hints at a table of others",
        "api/hints",
        {"if not people_at(at.live) <= mine:": "if False:"},
        "hints:hints_are_for_tables_without_other_people_or_that_agreed_on_them",
    ),
    broken(
        "hints for a running table by practice",
        "tables/origin",
        {"(live.head.status == RUNNING and": "(False and"},
        "hints:who_practises_from_a_running_table_of_people_gets_no_hint_for_it",
    ),
    broken(
        "a file is believed where it comes from",
        "tables/origin",
        {"-> Origin | None:\n": "-> Origin | None:\n    if 'origin' not in imagined: return None\n"},
        "laundering:a_file_is_not_believed_what_it_says_of_its_origin",
    ),
    broken(
        "a fork's file takes any position",
        "tables/origin",
        {' and stored["state"] == imagined["state"]': ""},
        "laundering:a_position_in_the_file_of_another_fork_gets_no_hint",
    ),
    broken(
        "a bot plays the position of a running game",
        "api/tables",
        {"    if at.live.table.origin:": "    if False:"},
        "laundering:no_bot_plays_the_position_of_a_running_game_for_me",
    ),
    broken(
        "another seat is practised, and a bot plays mine",
        "tables/origin",
        {"if origin and origin != UNTOLD and origin.seat != seat:": "if False:"},
        "laundering:no_bot_plays_the_position_of_a_running_game_for_me",
    ),
    broken(
        "a grant is not asked for again under the lock",
        "tables/registry",
        {"    still()\n    return decide()": "    return decide()"},
        "revoked:what_a_link_asked_for_before_it_was_revoked_is_not_done",
    ),
    broken(
        "a replaced link claims the seat",
        "tables/seats",
        {"        if still:\n            still()\n": ""},
        "revoked:a_new_link_that_was_replaced_by_a_newer_one_claims_nothing",
    ),
    broken(
        "a new link opens before anybody is told",
        "tables/seats",
        {"NOTICE = 60.0": "NOTICE = 0.0"},
        "revoked:everybody_is_told_of_a_new_link_before_it_opens_the_secrets_of_a_seat",
    ),
    broken(
        "look-alikes are not told apart",
        "likeness",
        {"    alike = {letter}\n    for _ in range(2):": "    alike = {letter}\n    for _ in range(0):"},
        "names:names_that_look_alike_are_told_apart",
    ),
    broken(
        "a name may be invisible",
        "names",
        {"if BLANK in shown or _marks_at_most(shown) > MOST_MARKS or _marks(shown[0]):": "if False:"},
        "names:a_name_with_letters_that_nobody_sees_is_refused",
    ),
    broken(
        "hints think as the bots do",
        "api/hints",
        {"hinting_seed(live.head.key)": "thinking_seed(live.head.key)", "import hinting_seed": "import thinking_seed"},
        "hints:a_hint_does_not_tell_what_a_jarl_at_the_table_thinks",
    ),
    Mutant(
        "a trial shows what was only imagined",
        f"{RULES}/trial.py",
        {"    if world.position.opened(seat) == opened:\n": "    if True:\n"},
        ids_of("server", ("trying:nothing_imagined_is_shown",)),
    ),
    broken(
        "who does not read is never cut off",
        "tables/streams",
        {"call_later(self.streams.patience, self.break_off)": "call_later(9e9, self.break_off)"},
        "slow_readers",
    ),
    broken(
        "who reads waits for who does not",
        "tables/streams",
        {"self.closing = False\n": "self.closing = False\n        self.lock = asyncio.Lock()\n", SENT: SENT_ONE_BY_ONE},
        "slow_readers",
    ),
    broken(
        "the steps between are left out",
        "tables/streams",
        {"viewer.passed_since(step) if self.follower.stepwise else []": "[]"},
        "streams:who_follows_step_by_step_sees_what_a_replay_shows",
    ),
    broken(
        "a link that lapsed is still served",
        "tables/streams",
        {"while not gone.done() and all(each.allowed for each in self.followed):": "while not gone.done():"},
        "streams:a_link_issued_anew_ends_the_streams_of_the_old_one",
    ),
    broken(
        "heartbeats are left out",
        "tables/streams",
        {"            await self._put(send, self.beat)\n\n": "            pass\n\n"},
        "streams:a_heartbeat_comes_when_nothing_else_does",
    ),
    broken(
        "other servers are not told",
        "storage/database",
        {'connection.execute(NOTIFY, {"channel": CHANNEL,': 'connection.info.get(NOTIFY, {"channel": CHANNEL,'},
        "two_servers:a_stream_at_the_other_server_hears_of_a_move",
    ),
    broken(
        "pages of other sites may ask",
        "http/origin",
        {"return not all(self._ours(origin.lower(), request.host) for origin in origins)": "return False"},
        "guard:pages_of_other_sites_change_nothing",
    ),
    broken(
        "bodies have no end",
        "http/body",
        {"        if len(body) > most:\n            raise too_large()\n": ""},
        "bodies",
    ),
    broken(
        "a burst has no end",
        "buckets",
        {"return wait if wait > INSTANT else 0.0": "return 0.0"},
        "rates:an_address_has_a_burst_and_then_a_rate",
    ),
    broken(
        "streams are not counted",
        "api/stream_limit",
        {"self.held[address] >= self.limits.streams_an_address": "False"},
        "rates:streams_are_counted_and_forgotten",
        "streams:an_address_has_so_many_streams_and_gets_them_back",
    ),
    broken(
        "what is committed is not on the disk",
        "storage/database",
        {"synchronous=FULL": "synchronous=OFF"},
        "store:what_is_committed_is_on_the_disk",
    ),
    broken(
        "a table of a file is not played by the rules",
        "tables/check_import",
        {"            _require_play_by_the_rules(whole, cards[whole.table.deck])": "            pass"},
        "transfer:dice_that_fell_otherwise_are_refused",
        "transfer:a_file_that_somebody_wrote_on_is_refused_and_changes_nothing",
    ),
    broken(
        "a broken address is an error",
        "app",
        {'RedirectResponse("/#nowhere", 303)': 'RedirectResponse("/", 303)'},
        "pages:a_broken_link_leads_a_reader_to_the_client_and_a_program_to_an_error",
    ),
]

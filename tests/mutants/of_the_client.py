"""The browser's table, broken one by one."""

from .mutant import Mutant, ids_of


def broken(name: str, file: str, changes: dict[str, str], *tests: str) -> Mutant:
    return Mutant(name, f"web/src/{file}", changes, ids_of("browser", tests))


MUTANTS = [
    broken(
        "a broken link leads to the hall",
        "route.svelte.ts",
        {"kind && kind !== 'hall' ? 'nowhere' : 'hall'": "'hall'"},
        "hall:a_broken_link_says_so",
    ),
    broken(
        "a missing rule is not missed",
        "pages/rules/Rules.svelte",
        {"missing = target || !id || id === ALL || id === GUIDE ? '' : id;": "missing = '';"},
        "hall:a_rule_that_is_not_there_is_missed",
    ),
    broken(
        "the French edition is not found",
        "pages/hall/setup.svelte.ts",
        {"= { fr: 'french' };": "= {};"},
        "hall:readers_find_the_edition_that_they_have",
    ),
    broken(
        "a chapter begins anew each time",
        "pages/learn/progress.ts",
        {"kept && kept.step > 0 && keysOf": "kept && kept.step < 0 && keysOf"},
        "hall:a_chapter_is_found_again_on_the_path",
    ),
    broken(
        "the next decision waits for the held answer",
        "table/session.svelte.ts",
        {"this.sent !== null && this.sent.decision === this.track?.latest?.view?.decision;": "this.sent !== null;"},
        "shipwrights_online:the_next_decision_does_not_wait_for_the_answer_to_the_last",
    ),
    broken(
        "every line of the saga is a tab stop",
        "table/saga/Saga.svelte",
        {"tabindex={line.key === stop ? 0 : -1}": "tabindex={line.key === stop ? 0 : 0}"},
        "table:the_saga_is_one_stop_for_the_tab_key",
    ),
    broken(
        "open hands are empty",
        "games/shipwrights/opened.ts",
        {"open: [...(hand ?? []), ...(pack ?? [])]": "open: [...(hand ?? []), ...(pack ?? [])].slice(0, 0)"},
        "end:all_hands_of_shipwrights_lie_open",
    ),
    broken(
        "a trial is not shown",
        "table/session.svelte.ts",
        {"return this.trials.now?.view ?? this.track?.view ?? null;": "return this.track?.view ?? null;"},
        "trying:a_ship_tried_out_lies_in_the_fleet_until_one_goes_back_or_does_it",
    ),
    broken(
        "a note has no room of its own",
        "table/tray/Tray.svelte",
        {"{#if note !== undefined}<p": "{#if note}<p"},
        "eketorp:a_round_against_bots_by_mouse_shifts_nothing_and_can_be_looked_at_again",
        "shipwrights:a_draft_and_first_actions_by_mouse_shift_nothing",
    ),
    broken(
        "a move that leads elsewhere is sent",
        "pages/learn/guiding.svelte.ts",
        {"return !this.astray;": "return true;"},
        "learn:something_else_is_taken_back_with_its_reason_and_a_step_is_kept",
    ),
    broken(
        "there is no curtain",
        "table/viewing.svelte.ts",
        {"return mine.length > 1 && table?.status === 'running' && this.looker === null;": "return false;"},
        "online:a_curtain_hangs_between_two_people_on_one_screen",
        "shipwrights_online:a_curtain_hangs_between_two_shipwrights",
    ),
    broken(
        "what is greyed out names no rule",
        "table/tray/Reason.svelte",
        {"{#if rule}<a": "{#if rule && !rule}<a"},
        "table:what_is_greyed_out_says_why_and_by_which_rule",
    ),
    broken(
        "what is greyed out says nothing",
        "table/tray/WhyNot.svelte",
        {"if (answer && !answer.reason) answer = null;": "answer = null;"},
        "shipwrights:what_a_card_cannot_do_says_why_and_by_which_rule",
    ),
    broken(
        "a plan cannot be taken back",
        "table/tray/Tray.svelte",
        {"{#if session.view?.undo && session.track?.live &&": "{#if false && session.track?.live &&"},
        "table:a_plan_is_taken_back_while_another_still_plans",
    ),
    broken(
        "what was missed is not told",
        "table/track.svelte.ts",
        {"if (seen !== null && seen < this.last) this.missed = seen;": "void seen;"},
        "table:who_comes_back_is_told_what_happened",
    ),
    broken(
        "a secret stays in the address",
        "route.svelte.ts",
        {"history.replaceState(null, '', `#table/${key.table}`);": ""},
        "table:the_secret_of_a_link_leaves_the_address",
    ),
]

"""CH-5.1 to 5.3 and 5.6 to 5.11: what each ability does. Reactions are in test_reactions.py."""

import pytest

from .table import at, do, get, hand, legal, refused, scores, texts, where


def uses(moves: list[str]) -> list[str]:
    return [text for text in moves if text.startswith("use")]


# Ji Bu


@pytest.mark.rule("CH-5.1")
def test_ji_bu_looks_at_the_top_four_and_leaves_them() -> None:
    state = at("ji_bu 4 9", "5 5", top="7 1 8 2 4")
    pile = get(state, "pile")
    do(state, "0 use ji_bu")
    assert get(state, "pile") == pile
    assert state.view(0)["pile"] == {"seen": ["7", "1", "8", "2"], "hidden": 12}
    assert state.view(1)["pile"] == {"hidden": 16}
    assert get(state, "open") == [False, False]


@pytest.mark.rule("CH-5.1")
@pytest.mark.parametrize("writs", [[0, 0], [3, 2], [5, 0]])
def test_ji_bu_opens_no_hand_while_a_writ_is_left(writs: list[int]) -> None:
    assert get(do(at("ji_bu 4", "5 5", writs=writs), "0 use ji_bu"), "open") == [False, False]


@pytest.mark.rule("CH-5.1")
@pytest.mark.parametrize("user", [0, 1])
def test_ji_bu_at_the_last_four_opens_the_rivals_hand(user: int) -> None:
    hands = ["ji_bu 4", "5 5"] if user == 0 else ["5 5", "ji_bu 4"]
    state = do(at(*hands, lead=user, writs=[2, 4]), f"{user} use ji_bu")
    assert get(state, "open") == [user == 1, user == 0]
    assert state.view(user)["hands"][1 - user] == ["5", "5"]
    assert state.view(user)["pile"]["hidden"] == 0
    assert state.view(1 - user)["hands"][user] == {"hidden": 1}


@pytest.mark.rule("CH-5.1")
@pytest.mark.parametrize(
    ("event", "row", "writs"), [("warlords", "2 2 4 5 7 8", [2, 1]), ("hongmen", "7 8", [0, 5])]
)
def test_ji_bu_opens_it_also_with_the_fewer_writs_of_an_event(
    event: str, row: str, writs: list[int]
) -> None:
    state = at("ji_bu 4", "5 5", event=event, row=row, writs=writs)
    assert get(do(state, "0 use ji_bu"), "open") == [False, True]


@pytest.mark.rule("CH-5.1")
def test_the_hand_stays_open_for_the_rest_of_this_hand_only() -> None:
    state = at("4", "5 1", open=[False, True], scores=[9, 9], writs=[6, 0])
    assert get(state, "open") == [False, True]
    assert get(do(state, "0 play 4"), "open") == [False, False]


@pytest.mark.rule("CH-5.1")
def test_an_open_hand_stays_open_from_trick_to_trick() -> None:
    state = at("ji_bu 4 8", "5 1 7", writs=[6, 0])
    do(state, "0 use ji_bu", "0 play 4", "1 play 5", "0 pass")
    assert get(state, "open") == [False, True]
    assert state.view(0)["hands"][1] == ["1", "7"]


# Yu Ji


@pytest.mark.rule("CH-5.2")
def test_yu_ji_discards_another_card() -> None:
    state = at("yu_ji 4 4 9", "5 5")
    assert uses(legal(state)) == ["use yu_ji 4", "use yu_ji 9"]
    count = get(state, "discard").count("4")
    do(state, "0 use yu_ji 4")
    assert hand(state, 0) == "4 9"
    assert get(state, "discard").count("4") == count + 1
    assert (state.turn, get(state, "phase")) == ((0,), "lead")


@pytest.mark.rule("CH-5.2")
def test_yu_ji_needs_another_card_and_only_one() -> None:
    state = at("yu_ji", "5 5")
    assert legal(state) == ["play yu_ji", "writ"]
    assert refused(state, "0 use yu_ji") == "CH-5.2"
    assert refused(at("yu_ji 4 9", "5 5"), "0 use yu_ji") == "CH-5.2"
    assert refused(at("yu_ji 4 9", "5 5"), "0 use yu_ji 4 9") == "CH-5.2"


@pytest.mark.rule("CH-5.2")
def test_yu_ji_shows_the_victim_with_the_use() -> None:
    state = do(at("yu_ji 4 9", "lyu_zhi 5 5"), "0 use yu_ji 4")
    assert state.view(1)["pending"] == [{"seat": 0, "text": "use yu_ji 4"}]


# Ying Bu


@pytest.mark.rule("CH-5.3")
def test_ying_bu_takes_a_1_to_5_out_of_the_discard_pile() -> None:
    state = at("ying_bu 9", "5 5 1", discard="1 2 ji_bu 4 5 7 0 han_xin")
    assert uses(legal(state))[:3] == ["use ying_bu 1", "use ying_bu 2", "use ying_bu 4"]
    prizes = {text.split()[2] for text in uses(legal(state))}
    assert {"1", "2", "4", "5", "ji_bu"} <= prizes
    assert not prizes & {"7", "0", "han_xin", "8", "9"}
    for prize in ("7", "0", "han_xin"):
        assert refused(state, f"0 use ying_bu {prize}") == "CH-5.3"


@pytest.mark.rule("CH-5.3")
def test_ying_bus_prize_goes_to_the_hand_and_may_be_played_at_once() -> None:
    state = at("ying_bu 4 9", "5 5", discard="4")
    count = get(state, "discard").count("4")
    do(state, "0 use ying_bu 4")
    assert hand(state, 0) == "4 4 9"
    assert get(state, "discard").count("4") == count - 1
    do(state, "0 play 4 4")
    assert texts(state) == ["0 use ying_bu 4", "0 play 4 4"]


@pytest.mark.rule("CH-5.3")
def test_ying_bu_needs_a_card_that_is_there() -> None:
    state = at("ying_bu 9 4 4 4 4 4 4", "5 5")
    assert "4" not in get(state, "discard")
    assert refused(state, "0 use ying_bu 4") == "CH-5.3"
    assert refused(state, "0 use ying_bu") == "CH-5.3"
    assert refused(at("ying_bu 9", "8", discard="4 5"), "0 use ying_bu 4 5") == "CH-5.3"


@pytest.mark.rule("CH-5.3", "CH-5.16")
def test_until_ying_bu_resolves_his_prize_stays_in_the_discard_pile() -> None:
    state = do(at("ying_bu 9", "lyu_zhi 8", discard="peng_yue"), "0 use ying_bu peng_yue")
    assert "discard" in where(state, "peng_yue")
    assert hand(state, 0) == "9"
    do(state, "1 allow")
    assert where(state, "peng_yue") == ["han", "trick"]
    assert hand(state, 0) == "peng_yue 9"


@pytest.mark.rule("CH-5.3")
def test_ying_bu_does_not_reach_the_cards_of_this_trick() -> None:
    """Yu Ji, cancelled, is discarded; Yu Ji that stands lies in the trick and is out of reach."""
    state = at("ying_bu 9 1", "8 8", trick=["0 use yu_ji 4"])
    assert where(state, "yu_ji") == ["trick"]
    do(state, "0 play 9", "1 pass")
    assert "use ying_bu yu_ji" in legal(state)


# Peng Yue


@pytest.mark.rule("CH-5.6")
@pytest.mark.parametrize(
    ("last", "cards"),
    [
        ("4 4", "4 4"),
        ("4 4", "4 0"),
        ("4 0", "4 4"),
        ("ji_bu", "yu_ji"),
        ("ji_bu yu_ji", "xiahou_ying zhongli_mo"),
        ("han_xin", "liu_bang"),
        ("8", "8"),
        ("1 1 1 1", "1 1 1 1"),
    ],
)
def test_peng_yue_with_the_same_size_and_rank(last: str, cards: str) -> None:
    state = at(f"{last} 2", f"peng_yue {cards} 5")
    do(state, f"0 play {last}", f"1 use peng_yue {cards}")
    assert hand(state, 1) == "5"
    assert (get(state, "phase"), state.turn) == ("counter", (0,))


@pytest.mark.rule("CH-5.6")
@pytest.mark.parametrize("cards", ["4", "4 4 4", "5 5", "4 5", "8 0", "0", "2 2", "ji_bu 4", ""])
def test_peng_yue_with_anything_else(cards: str) -> None:
    state = at("1", "peng_yue ji_bu 2 2 4 4 4 5 5 8 0", trick=["0 play 4 4"])
    assert refused(state, f"1 use peng_yue {cards}") == "CH-5.6"


@pytest.mark.rule("CH-5.6")
def test_peng_yue_all_choices() -> None:
    state = at("1", "peng_yue ji_bu yu_ji 0 9", trick=["0 play xiahou_ying zhongli_mo"])
    assert uses(legal(state)) == [
        "use peng_yue ji_bu 0",
        "use peng_yue ji_bu yu_ji",
        "use peng_yue yu_ji 0",
    ]


@pytest.mark.rule("CH-5.6")
def test_peng_yue_is_not_counted_in_the_set() -> None:
    """Against a single 3 he needs another 3; the next counter is again of one card."""
    state = at("1 7 7", "peng_yue ji_bu 9", trick=["0 play yu_ji"])
    assert refused(state, "1 use peng_yue") == "CH-5.6"
    do(state, "1 use peng_yue ji_bu")
    assert legal(state) == ["pass", "play 7", "writ"]


@pytest.mark.rule("CH-5.6")
def test_peng_yue_answers_a_zhongli_mo_set_by_its_rank() -> None:
    state = at("1", "peng_yue 4 4 4 9", trick=["0 use zhongli_mo 4 7 8"])
    do(state, "1 use peng_yue 4 4 4")
    assert state.turn == (0,)


@pytest.mark.rule("CH-5.6")
def test_nobody_leads_peng_yue() -> None:
    state = at("peng_yue 4 4 9", "5")
    assert uses(legal(state)) == []
    assert refused(state, "0 use peng_yue 4 4") == "CH-5.6"


# Xiahou Ying


@pytest.mark.rule("CH-5.7")
@pytest.mark.parametrize("user", [0, 1])
def test_xiahou_ying_passes_and_leads_for_3_vp(user: int) -> None:
    hands = ["4 4", "4 4"]
    hands[user] = "xiahou_ying 5"
    state = at(*hands, lead=1 - user, trick=[f"{1 - user} play 9"], scores=[10, 10])
    do(state, f"{user} use xiahou_ying")
    assert scores(state) == ([13, 10] if user == 1 else [10, 13])
    assert (get(state, "phase"), get(state, "lead"), state.turn) == ("lead", user, (user,))
    assert (texts(state), where(state, "9"), where(state, "xiahou_ying")) == (
        [],
        ["discard"],
        ["discard"],
    )


@pytest.mark.rule("CH-5.7")
def test_xiahou_ying_also_answers_what_could_not_be_beaten() -> None:
    state = at("1", "xiahou_ying 5", trick=["0 play 9 0"])
    assert legal(state) == ["pass", "use xiahou_ying", "writ"]
    assert refused(at("xiahou_ying 5", "1"), "0 use xiahou_ying") == "CH-5.7"


# Zhongli Mo


@pytest.mark.rule("CH-5.8")
def test_zhongli_mo_all_choices() -> None:
    assert uses(legal(at("zhongli_mo xiao_he 4 4 0", "5"))) == [
        "use zhongli_mo 4 0",
        "use zhongli_mo xiao_he 0",
        "use zhongli_mo xiao_he 4",
        "use zhongli_mo xiao_he 4 0",
    ]


@pytest.mark.rule("CH-5.8")
@pytest.mark.parametrize(
    "cards", ["", "4", "0", "4 4", "4 5 5", "xiahou_ying xiao_he", "4 han_xin ying_bu", "4 4 0"]
)
def test_zhongli_mo_needs_two_and_all_of_different_ranks(cards: str) -> None:
    state = at("zhongli_mo xiahou_ying xiao_he 4 4 5 5 han_xin ying_bu 0", "9")
    assert refused(state, f"0 use zhongli_mo {cards}") == "CH-5.8"


@pytest.mark.rule("CH-5.8")
def test_a_zhongli_mo_set_has_its_lowest_rank_and_does_not_count_him() -> None:
    state = at("zhongli_mo 4 7 8 1", "5 5 5 2 2 2 9")
    do(state, "0 use zhongli_mo 4 7 8")
    assert legal(state) == ["pass", "play 5 5 5", "writ"]


@pytest.mark.rule("CH-5.8", "CH-3.4")
@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        ("5 7", None),
        ("5 8", None),
        ("xiao_he 8", "CH-3.4"),
        ("4 8", "CH-3.4"),  # equal
        ("5 7 8", "CH-3.4"),  # too many
        ("8 0", "CH-3.4"),  # rank 0: no joker
        ("8", "CH-5.8"),
    ],
)
def test_zhongli_mo_on_a_counter(cards: str, rule: str | None) -> None:
    state = at("1", "zhongli_mo xiao_he 4 5 7 8 0", trick=["0 play 4 4"])
    if rule is None:
        assert state.turn == (1,)
        assert do(state, f"1 use zhongli_mo {cards}").turn == (0,)
    else:
        assert refused(state, f"1 use zhongli_mo {cards}") == rule


@pytest.mark.rule("CH-5.8")
def test_a_0_in_a_zhongli_mo_set_makes_it_rank_0() -> None:
    state = do(at("zhongli_mo 8 9 0 5", "1 1 1 2"), "0 use zhongli_mo 8 9 0")
    assert "play 1 1 1" in legal(state)


# Han Xin


@pytest.mark.rule("CH-5.9")
def test_han_xin_makes_the_rival_counter_his_own_set() -> None:
    state = at("7 1 1", "han_xin 5 5", scores=[5, 5], trick=["0 play 4"])
    do(state, "1 use han_xin")
    assert (scores(state), get(state, "phase"), state.turn) == ([6, 5], "counter", (0,))
    assert legal(state) == ["pass", "play 7", "writ"]
    assert texts(state) == ["0 play 4", "1 use han_xin"]
    do(state, "0 play 7")
    assert (scores(state), state.turn) == ([6, 5], (1,))


@pytest.mark.rule("CH-5.9")
def test_if_the_rival_passes_his_own_set_han_xins_user_leads() -> None:
    state = do(at("7 1", "han_xin 5", trick=["0 play 4"]), "1 use han_xin", "0 pass")
    assert (get(state, "lead"), state.turn) == (1, (1,))


@pytest.mark.rule("CH-5.9", "CH-3.5")
def test_the_bounced_set_is_not_scored_again() -> None:
    state = at("2 2 2 2 2 2 7", "han_xin 5")
    do(state, "0 play 2 2 2 2 2 2", "1 use han_xin")
    assert scores(state) == [7, 1]
    assert scores(do(state, "0 pass")) == [7, 1]


@pytest.mark.rule("CH-5.9", "CH-5.10")
def test_liu_bang_on_the_own_9() -> None:
    state = do(at("liu_bang 1", "han_xin 5", trick=["0 play 9"]), "1 use han_xin")
    assert legal(state) == ["pass", "use liu_bang", "writ"]
    assert do(state, "0 use liu_bang").turn == (1,)


@pytest.mark.rule("CH-5.9")
@pytest.mark.parametrize("ability", ["use xiang_yu", "use xiahou_ying", "use zhongli_mo 5 8"])
def test_the_counter_after_han_xin_is_a_full_turn(ability: str) -> None:
    state = at("xiang_yu xiahou_ying zhongli_mo 5 8", "han_xin 5", trick=["0 play 4 4"])
    do(state, "1 use han_xin", "0 writ", f"0 {ability}")
    assert get(state, "pending") == []


@pytest.mark.rule("CH-5.9")
def test_nobody_leads_han_xin_or_lays_cards_with_him() -> None:
    assert refused(at("han_xin 4", "5"), "0 use han_xin") == "CH-5.9"
    assert refused(at("1", "han_xin 5", trick=["0 play 4"]), "1 use han_xin 5") == "CH-5.9"


# Liu Bang


@pytest.mark.rule("CH-5.10")
@pytest.mark.parametrize(
    ("trick", "good"),
    [
        (["0 play 9"], True),
        (["0 play 8"], False),
        (["0 play 9 0"], False),
        (["0 play 8 8"], False),
        (["0 use zhongli_mo 8 9"], False),
        (["0 play 0"], False),
    ],
)
def test_liu_bang_answers_a_single_9_only(trick: list[str], good: bool) -> None:
    state = at("1", "liu_bang 5", trick=trick)
    assert ("use liu_bang" in legal(state)) is good
    if not good:
        assert refused(state, "1 use liu_bang") == "CH-5.10"


@pytest.mark.rule("CH-5.10", "CH-3.4")
def test_liu_bang_counts_as_a_single_10() -> None:
    state = at("8 4 4 peng_yue", "liu_bang 5", trick=["0 play 9"])
    do(state, "1 use liu_bang")
    assert legal(state) == ["pass", "writ"]
    assert refused(state, "0 play 8") == "CH-3.4"
    assert state.forecast(0)["to_beat"] == {"size": 1, "rank": 10}
    assert get(do(state, "0 pass"), "lead") == 1


@pytest.mark.rule("CH-5.10")
def test_liu_bang_on_lead_or_with_cards() -> None:
    assert refused(at("liu_bang 4", "5"), "0 use liu_bang") == "CH-5.10"
    assert refused(at("1", "liu_bang 5", trick=["0 play 9"]), "1 use liu_bang 5") == "CH-5.10"


# Xiang Yu


@pytest.mark.rule("CH-5.11")
def test_xiang_yu_passes() -> None:
    state = at("4 4", "xiang_yu 5", scores=[10, 10], trick=["0 play 9"])
    do(state, "1 use xiang_yu")
    assert (get(state, "phase"), get(state, "lead"), state.turn) == ("lead", 0, (0,))
    assert (get(state, "doubled"), scores(state)) == (True, [10, 10])
    assert refused(at("xiang_yu 5", "1"), "0 use xiang_yu") == "CH-5.11"


@pytest.mark.rule("CH-5.11", "CH-3.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_six_2s_of_either_player_are_doubled(seat: int) -> None:
    hands = ["4 4", "4 4"]
    hands[seat] = "2 2 2 2 2 2 9"
    state = do(at(*hands, doubled=True, lead=seat), f"{seat} play 2 2 2 2 2 2")
    assert scores(state) == ([12, 1] if seat == 0 else [0, 13])


@pytest.mark.rule("CH-5.11", "CH-5.7", "CH-5.9")
def test_gifts_are_doubled() -> None:
    state = at("4 4", "xiahou_ying 5", doubled=True, trick=["0 play 9"])
    assert scores(do(state, "1 use xiahou_ying")) == [6, 1]
    state = at("4 4", "han_xin 5", doubled=True, trick=["0 play 9"])
    assert scores(do(state, "1 use han_xin")) == [2, 1]


@pytest.mark.rule("CH-5.11", "CH-6.4")
def test_going_out_is_doubled_after_the_cap() -> None:
    state = at("9", "4 4 4 4 4 4 5", doubled=True, scores=[0, 20], writs=[1, 2])
    assert scores(do(state, "0 play 9")) == [14, 20]  # (5 + 2) x 2, not min(5, 14) or 18


@pytest.mark.rule("CH-5.11")
def test_points_of_before_are_not_doubled() -> None:
    state = at("2 2 2 2 2 2 8 9", "xiang_yu 5 4", scores=[4, 20])
    do(state, "0 play 2 2 2 2 2 2", "1 use xiang_yu")
    assert scores(state) == [10, 20]


@pytest.mark.rule("CH-5.11")
def test_xiang_yus_own_last_card_is_already_doubled() -> None:
    state = at("4 4", "xiang_yu", scores=[20, 5], writs=[1, 0], trick=["0 play 9"])
    assert scores(do(state, "1 use xiang_yu")) == [20, 11]


@pytest.mark.rule("CH-5.11", "CH-6.9")
def test_the_doubling_ends_with_the_hand() -> None:
    state = do(at("9", "4 4", doubled=True, scores=[0, 20]), "0 play 9")
    assert (get(state, "doubled"), get(state, "hand_no")) == (False, 2)


@pytest.mark.rule("CH-5.11")
def test_never_more_than_doubled() -> None:
    """Xiang Yu comes back by Mandate and is used again."""
    state = at("4 1", "xiang_yu 5", event="mandate", trick=["0 play 9"])
    do(state, "1 use xiang_yu", "1 take xiang_yu", "0 play 4", "1 use xiang_yu", "1 decline")
    assert get(state, "doubled") is True
    assert scores(do(state, "0 play 1")) == [2, 1]


@pytest.mark.rule("CH-5.11", "CH-7.5")
def test_hangus_3_vp_are_doubled() -> None:
    state = at("9", "4 4", event="hangu", row="1 2", row_by=[0, 1], doubled=True, scores=[0, 0])
    assert scores(do(state, "0 play 9")) == [4, 6]


@pytest.mark.rule("CH-5.11", "CH-7.7", "CH-7.11")
def test_event_points_are_doubled() -> None:
    state = at("4 4", "5 8", event="stabilization", doubled=True, trick=["0 play 9"])
    assert scores(do(state, "1 pass")) == [0, 3]
    state = at("1 4", "5 8", event="sound_advice", doubled=True)
    assert scores(do(state, "0 play 1")) == [4, 1]

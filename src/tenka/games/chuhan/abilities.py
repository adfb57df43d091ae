"""Special abilities and the reactions to them (CH-5)."""

from mypy_extensions import i64

from tenka.games.chuhan import pairs
from tenka.games.chuhan.cards import (
    HAN_XIN,
    IDS,
    JI_BU,
    LIU_BANG,
    LYU_ZHI,
    ONE_LYU_ZHI,
    ONE_XIAO_HE,
    PENG_YUE,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
    ids,
    mixed_rank,
    one,
    size,
)
from tenka.games.chuhan.data import (
    HAN_XIN_VP,
    JI_BU_LOOKS_AT,
    LIU_BANG_RANK,
    XIAHOU_YING_VP,
)
from tenka.games.chuhan.moves import (
    cards_of,
    from_hand,
    laid,
    other_of,
    star_of,
    text_of,
)
from tenka.games.chuhan.scoring import ends, gain
from tenka.games.chuhan.table import (
    CANCELLED,
    COUNTER,
    LEAD,
    NOBODY,
    REACT,
    USED,
    WARLORDS,
    Table,
    fresh_turn,
    give_to_hand,
    hand,
    writs_left,
)
from tenka.games.chuhan.trick import lay, passed, set_stands, stand


def is_lead_ability(ability: i64) -> bool:
    return ability in (JI_BU, YU_JI, YING_BU)


def is_reaction(ability: i64) -> bool:
    return ability in (LYU_ZHI, XIAO_HE)


def use(t: Table, seat: i64, action: i64) -> None:
    """Use an ability; the rival may be asked for Lyu Zhi first (CH-5.12)."""
    lay(t, seat, action)
    t.pending = action
    t.pending_by = seat
    if t.log is not None:
        ability = other_of(action)
        cards = cards_of(action)
        fields: dict[str, object] = {"seat": seat, "card": IDS[ability], "cards": ids(cards)}
        if ability == ZHONGLI_MO:
            fields |= {"size": size(cards), "rank": mixed_rank(cards)}
        elif ability == PENG_YUE:
            fields |= {"size": t.set_size, "rank": t.set_rank}
        t.log.add("used", {**fields, "text": text_of(action)})
    if may_react(t, 1 - seat, LYU_ZHI):
        t.phase = REACT
        t.to_move = 1 - seat
    else:
        resolve(t, seat)


def may_react(t: Table, seat: i64, card: i64) -> bool:
    """Might this seat answer with that card, by what lies open to both? (CH-5.12)"""
    card_bit = one(card)
    if t.event == WARLORDS and t.row & card_bit != 0:
        return True
    own = hand(t, seat)
    if pairs.at(t.open, seat) != 0:
        return own & card_bit != 0
    if own == 0:
        return False
    lying = t.discard | t.trick_cards | t.row | laid(t.pending)
    if t.lyu_zhi != NOBODY:
        lying |= ONE_LYU_ZHI
    if pairs.at(t.open, 1 - seat) != 0:
        lying |= hand(t, 1 - seat)
    return lying & card_bit == 0


def react(t: Table, seat: i64, action: i64) -> None:
    """Lyu Zhi against the ability, or Xiao He against her."""
    lay(t, seat, action)
    if t.log is not None:
        t.log.add("reacted", {"seat": seat, "card": IDS[other_of(action)]})
    user = t.pending_by
    if other_of(action) == LYU_ZHI:
        t.lyu_zhi = action
        if may_react(t, user, XIAO_HE):
            t.to_move = user
        else:
            cancel(t)
        return
    t.discard += ONE_LYU_ZHI + ONE_XIAO_HE
    t.lyu_zhi = NOBODY
    if t.log is not None:
        t.log.add("upheld", {"seat": user, "card": IDS[other_of(t.pending)]})
    # The user's own hand held Xiao He when the rival laid Lyu Zhi, so it was not empty first.
    resolve(t, user if star_of(action) >= 0 else 1 - user)


def allow(t: Table) -> None:
    """No reaction: the ability resolves, or Lyu Zhi's cancellation stands."""
    if t.lyu_zhi == NOBODY:
        resolve(t, t.pending_by)
    else:
        cancel(t)


def cancel(t: Table) -> None:
    """The ability card and Lyu Zhi are discarded, the rest of the play returns (CH-5.13)."""
    user = t.pending_by
    action = t.pending
    ability = other_of(action)
    star = star_of(action)
    t.pending = NOBODY
    t.lyu_zhi = NOBODY
    t.discard += one(ability) + ONE_LYU_ZHI
    returned = from_hand(action) if star == ability else from_hand(action) - one(ability)
    if star >= 0 and star != ability:
        t.row += one(star)
    give_to_hand(t, user, returned)
    if is_lead_ability(ability):
        t.lead_ability = CANCELLED
    else:
        t.must_play = True
    if t.log is not None:
        t.log.add("cancelled", {"seat": user, "card": IDS[ability], "returned": ids(returned)})
    if not ends(t, user):
        t.phase = LEAD if t.set_size == 0 else COUNTER
        t.to_move = user


def resolve(t: Table, first: i64) -> None:
    """The ability has its effect; `first` is the seat that was empty first if both are."""
    user = t.pending_by
    rival = 1 - user
    action = t.pending
    ability = other_of(action)
    cards = cards_of(action)
    t.pending = NOBODY
    if ability == ZHONGLI_MO:
        set_stands(t, user, action, size(cards), mixed_rank(cards), first)
    elif ability == PENG_YUE:
        set_stands(t, user, action, t.set_size, t.set_rank, first)
    elif ability == LIU_BANG:
        set_stands(t, user, action, 1, LIU_BANG_RANK, first)
    elif ability == HAN_XIN:
        bounce(t, user, action, first)
    elif ability == XIAHOU_YING:
        gain(t, rival, XIAHOU_YING_VP, "xiahou_ying")
        passed(t, user, action, first)
    elif ability == XIANG_YU:
        t.doubled = True
        if t.log is not None:
            t.log.add("doubled", {"seat": user})
        passed(t, user, action, first)
    else:
        before_the_set(t, user, action, first)


def bounce(t: Table, user: i64, action: i64, first: i64) -> None:
    """Han Xin: the rival must counter the last set again, in a turn of its own (CH-5.9)."""
    rival = 1 - user
    stand(t, user, action)
    fresh_turn(t)
    if t.log is not None:
        t.log.add("bounced", {"seat": rival})
    gain(t, rival, HAN_XIN_VP, "han_xin")
    if not ends(t, first):
        t.phase = COUNTER
        t.to_move = rival


def before_the_set(t: Table, user: i64, action: i64, first: i64) -> None:
    """A LEAD ability: Ji Bu, Yu Ji or Ying Bu (CH-5.1 to CH-5.3)."""
    ability = other_of(action)
    if ability == JI_BU:
        look(t, user)
    elif ability == YU_JI:
        t.discard += cards_of(action)
        if t.log is not None:
            t.log.add("discarded", {"seat": user, "card": ids(cards_of(action))[0]})
    else:
        t.discard -= cards_of(action)
        give_to_hand(t, user, cards_of(action))
        if t.log is not None:
            t.log.add("recovered", {"seat": user, "card": ids(cards_of(action))[0]})
    stand(t, user, action)
    t.lead_ability = USED
    if not ends(t, first):
        t.phase = LEAD
        t.to_move = user


def look(t: Table, user: i64) -> None:
    """Ji Bu sees the top four; when they are the last four, the rival's hand is open from now."""
    t.seen = pairs.put(t.seen, user, JI_BU_LOOKS_AT)
    if t.log is not None:
        top = [IDS[card] for card in t.pile[t.drawn : t.drawn + JI_BU_LOOKS_AT]]
        t.log.add("looked", {"seat": user}, {user: {"cards": top}})
    if writs_left(t) == 0:
        rival = 1 - user
        t.open = pairs.put(t.open, rival, 1)
        if t.log is not None:
            t.log.add("opened", {"seat": rival, "cards": ids(hand(t, rival))})

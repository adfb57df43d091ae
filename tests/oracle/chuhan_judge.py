"""Chu Han oracle: which moves are refused, which are legal, and who is asked."""

from collections.abc import Iterator
from itertools import combinations, product

from .chuhan_position import (
    Position,
    cards_in_pending,
    cards_in_trick,
    total_writs,
    words_of,
)
from .chuhan_text import (
    COUNTER_ONLY,
    DECK,
    LEAD_ABILITIES,
    NAMES,
    REACTIONS,
    RULE_OF,
    bare,
    in_order,
    kind,
    lacking,
    laid_cards,
    natural_set,
    parse,
    rank,
    set_of,
    starred,
    zhongli_set,
)


class Judge:
    """Reads a position `p`, in the form of the specification, and never changes it."""

    def __init__(self, position: Position) -> None:
        self.p = position

    # ---------------------------------------------------------------- refusals (CH-8.7)

    def refusal(self, seat: int, text: str) -> str | None:
        """The first rule that the move breaks; None when it is legal."""
        if seat != self.p["to_move"] or self.p["phase"] == "over":
            return "CH-8.1"
        words = parse(text)
        if words is None:
            return "CH-8.2"
        phase = self.p["phase"]
        if phase == "react":
            return self.refusal_react(seat, words)
        if phase == "give":
            good = words[0] == "give" and words[1] in self.p["pile"][:2]
            return None if good else "CH-7.8"
        if phase == "take":
            there = [bare(card) for card in cards_in_trick(self.p)]
            good = words[0] == "decline" or (words[0] == "take" and words[1] in there)
            return None if good else "CH-7.9"
        return self.refusal_turn(seat, words)

    def refusal_react(self, seat: int, words: list[str]) -> str | None:
        """CH-5.12: Lyu Zhi in the first window, Xiao He in the second, or `allow`."""
        if words[0] == "allow":
            return None
        reaction = kind(words)
        if words[0] != "use" or reaction not in REACTIONS:
            return "CH-5.12"
        place = REACTIONS[len(self.p["pending"]) - 1]
        if reaction != place or len(words) > 2:
            return RULE_OF[reaction]
        return self.refusal_cards(seat, words[1:])

    def refusal_turn(self, seat: int, words: list[str]) -> str | None:
        """`lead` and `counter`."""
        p, verb = self.p, words[0]
        if verb == "allow":
            return "CH-5.12"
        if verb == "give":
            return "CH-7.8"
        if verb in ("take", "decline"):
            return "CH-7.9"
        if verb == "writ":
            if p["must_play"]:
                return "CH-5.14"
            if p["writ_used"]:
                return "CH-4.2"
            if p["event"] == "sudden_charge" and p["phase"] == "lead":
                return "CH-7.10"
            if sum(p["writs"]) == total_writs(p["event"]):
                return "CH-4.2"
            return None
        if verb in ("swap", "place"):
            own = "CH-7.4" if verb == "swap" else "CH-7.5"
            if p["event"] != ("hongmen" if verb == "swap" else "hangu"):
                return own
            if p["must_play"]:
                return "CH-5.14"
            if p["writ_used"]:
                return "CH-4.2"
            if words[1] not in p["hands"][seat]:
                return "CH-8.3"
            if verb == "swap" and words[3] not in p["row"]:
                return own
            if verb == "place" and rank(words[1]) != len(p["row"]) + 1:
                return own
            return None
        if verb == "pass":
            return "CH-4.1" if p["phase"] == "lead" else None
        if verb == "play":
            refused = self.refusal_cards(seat, words[1:])
            if refused is not None:
                return refused
            played = natural_set(words[1:])
            if played is None:
                return "CH-3.1"
            return self.refusal_set(played)
        return self.refusal_use(seat, words)

    def refusal_cards(self, seat: int, cards: list[str]) -> str | None:
        """CH-7.3 (stars), then CH-8.3 (not in hand or row)."""
        stars = [card for card in cards if starred(card)]
        if stars and self.p["event"] != "warlords":
            return "CH-7.3"
        if len(stars) > 1:
            return "CH-7.3"
        from_hand = [card for card in cards if not starred(card)]
        if lacking(from_hand, self.p["hands"][seat]):
            return "CH-8.3"
        if lacking([bare(card) for card in stars], self.p["row"]):
            return "CH-8.3"
        return None

    def refusal_set(self, played: tuple[int, int]) -> str | None:
        """CH-3.3, CH-3.4."""
        last = self.last_set()
        if last is None:
            return None
        return None if played[0] == last[0] and played[1] > last[1] else "CH-3.4"

    def refusal_use(self, seat: int, words: list[str]) -> str | None:
        """`use` on lead or counter."""
        p, ability, cards = self.p, kind(words), words[2:]
        own = RULE_OF[ability]
        if ability in REACTIONS:
            return own
        if ability in LEAD_ABILITIES and p["phase"] == "counter":
            return own
        if ability in COUNTER_ONLY and p["phase"] == "lead":
            return own
        if ability in LEAD_ABILITIES:
            if p["must_play"]:
                return "CH-5.14"
            if p["lead_ability"] == "cancelled":
                return "CH-5.15"
            if p["lead_ability"] == "used":
                return "CH-4.1"
        if ability in ("yu_ji", "ying_bu") and any(starred(card) for card in cards):
            return own
        refused = self.refusal_cards(seat, laid_cards(words))
        if refused is not None:
            return refused
        if ability == "yu_ji":
            return None if len(cards) == 1 else own
        if ability == "ying_bu":
            good = len(cards) == 1 and cards[0] in p["discard"] and 1 <= rank(cards[0]) <= 5
            return None if good else own
        if ability == "peng_yue":
            return None if natural_set(cards) == self.last_set() else own
        if ability == "zhongli_mo":
            made = zhongli_set(cards)
            return own if made is None else self.refusal_set(made)
        if cards:
            return own
        if ability == "liu_bang" and self.last_set() != (1, 9):
            return own
        return None

    def last_set(self) -> tuple[int, int] | None:
        """CH-3.6: size and rank of the last set that stands in the trick."""
        sets = [set_of(words_of(entry)) for entry in self.p["trick"]]
        return next((found for found in reversed(sets) if found is not None), None)

    # ---------------------------------------------------------------- legal moves

    def legal(self, seat: int) -> list[str]:
        """All legal moves of the seat, sorted as text."""
        if seat != self.p["to_move"]:
            return []
        texts = {" ".join(words) for words in self.candidates(seat)}
        return sorted(text for text in texts if self.refusal(seat, text) is None)

    def candidates(self, seat: int) -> Iterator[list[str]]:
        """More moves than can be legal, in canonical form."""
        hand, row = self.p["hands"][seat], self.p["row"]
        yield from (["writ"], ["pass"], ["allow"], ["decline"])
        for card in set(DECK):
            yield from (["place", card], ["give", card], ["take", card])
        for mine, other in product(set(hand), set(row)):
            yield ["swap", mine, "for", other]
        pool = hand + ["*" + card for card in row]
        groups = list(self.natural_groups(hand, row))
        for group in groups:
            yield ["play", *in_order(group)]
        for ability in [card for card in pool if bare(card) in NAMES]:
            if bare(ability) == "peng_yue":
                for group in groups:
                    yield ["use", ability, *in_order(group)]
            elif bare(ability) == "zhongli_mo":
                for group in self.mixed_groups(hand, row):
                    yield ["use", ability, *in_order(group)]
            elif bare(ability) in ("yu_ji", "ying_bu"):
                for card in set(DECK):
                    yield ["use", ability, card]
            else:
                yield ["use", ability]

    def natural_groups(self, hand: list[str], row: list[str]) -> Iterator[list[str]]:
        """All cards of one rank, perhaps one from the row, perhaps a 0."""
        zeros: list[list[str]] = [[], ["0"], ["*0"]]
        yield from zeros[1:]
        for value in range(1, 10):
            mine = [card for card in hand if rank(card) == value]
            faces: list[list[str]] = [["*" + card] for card in row if rank(card) == value]
            parts = {part for n in range(len(mine) + 1) for part in combinations(mine, n)}
            for part, face, zero in product(parts, [[], *faces], zeros):
                if part or face:
                    yield [*part, *face, *zero]

    def mixed_groups(self, hand: list[str], row: list[str]) -> Iterator[list[str]]:
        """At most one card of each rank, at most one of them from the row."""
        choices = []
        for value in range(10):
            faces = ["*" + card for card in row]
            choices.append([None, *{c for c in hand + faces if rank(c) == value}])
        for picked in product(*choices):
            group = [card for card in picked if card is not None]
            if sum(starred(card) for card in group) <= 1:
                yield group

    # ---------------------------------------------------------------- reaction windows

    def is_asked(self, seat: int, card: str) -> bool:
        """CH-5.12: by what lies open to both, the seat might have the card."""
        p = self.p
        hand = p["hands"][seat]
        if p["event"] == "warlords" and card in p["row"]:
            return True
        if p["open"][seat]:
            return card in hand
        open_places = [*p["discard"], *p["row"]]
        open_places += [bare(c) for c in cards_in_trick(p) + cards_in_pending(p)]
        if p["open"][1 - seat]:
            open_places += p["hands"][1 - seat]
        return bool(hand) and card not in open_places

"""Chu Han oracle: a naive reference implementation of rules/chuhan.md, for tests only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from .chuhan_judge import Judge
from .chuhan_position import (
    Impossible,
    Position,
    cards_in_trick,
    demand,
    has_set,
    on_turn,
    pile_length,
    read_position,
    words_of,
)
from .chuhan_text import (
    DECK,
    LEAD_ABILITIES,
    PASSES,
    REACTIONS,
    bare,
    in_order,
    kind,
    laid_cards,
    parse,
    set_of,
    starred,
)

__all__ = ["Impossible", "Oracle", "Refused"]

Deal = Callable[[int], list[str]]


class Refused(Exception):
    """A refused move; `rule` is the first rule it breaks (CH-8.7)."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class Oracle(Judge):
    """One game. `p` is the position itself, in the form of the specification."""

    def __init__(self, position: Position, deal: Deal) -> None:
        super().__init__(position)
        self.deal = deal

    @classmethod
    def from_position(
        cls,
        position: dict[str, Any],
        deal: Deal,
        fill: Callable[[list[str]], list[str]] | None = None,
    ) -> Oracle:
        """Fill in the defaults; Impossible where the position must be refused."""
        oracle = cls(read_position(position, fill or list), deal)
        if oracle.p["pending"]:
            oracle.check_pending()
        return oracle

    def to_position(self) -> dict[str, Any]:
        """Every field, unordered lists in the order of CH-8.4."""
        p = deepcopy(self.p)
        p["hands"] = [in_order(cards) for cards in p["hands"]]
        p["known"] = [in_order(cards) for cards in p["known"]]
        p["discard"] = in_order(p["discard"])
        if p["event"] != "hangu":
            p["row"] = in_order(p["row"])
        return p

    @property
    def turn(self) -> tuple[int, ...]:
        """The seat that owes a decision."""
        return () if self.p["to_move"] is None else (self.p["to_move"],)

    @property
    def outcome(self) -> dict[str, Any] | None:
        """None until the game is over."""
        if self.p["winner"] is None:
            return None
        return {
            "winners": [self.p["winner"]],
            "scores": list(self.p["scores"]),
            "reason": self.p["reason"],
        }

    # ---------------------------------------------------------------- pending in a position

    def check_pending(self) -> None:
        """Each pending play must have been legal, and the last one's rival is asked."""
        entries = self.p["pending"]
        demand(len(entries) <= 2, "pending: too many entries")
        before = Oracle(deepcopy(self.p), self.deal)
        for entry in reversed(entries):  # take the laid cards back
            for card in laid_cards(words_of(entry)):
                where = before.p["row"] if starred(card) else before.p["hands"][entry["seat"]]
                where.append(bare(card))
        before.p["pending"] = []
        before.p["phase"] = "counter" if has_set(self.p) else "lead"
        before.p["to_move"] = on_turn(self.p)
        demand(all(before.p["hands"]), "an empty hand before the pending play")
        for number, entry in enumerate(entries):
            words = words_of(entry)
            demand(words[0] == "use", "pending: no use of an ability")
            refusal = before.refusal(entry["seat"], entry["text"])
            demand(refusal is None, f"pending: could not be played, {refusal}")
            before.lay(entry["seat"], words)
            before.p["pending"].append(entry)
            asked = 1 - entry["seat"]
            demand(before.is_asked(asked, REACTIONS[number]), "pending: no window is open")
            before.p["phase"], before.p["to_move"] = "react", asked

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, text: str) -> None:
        """Make the move, or raise Refused with the state unchanged."""
        rule = self.refusal(seat, text)
        if rule is not None:
            raise Refused(rule)
        words = parse(text)
        assert words is not None
        verb, p = words[0], self.p
        if verb == "writ":
            self.take_writ(seat)
        elif verb == "give":
            self.give(seat, words[1])
        elif verb == "swap":
            self.leave_hand(seat, words[1])
            p["row"].remove(words[3])
            p["row"].append(words[1])
            self.enter_hand(seat, words[3])
            p["writ_used"] = True  # CH-7.12
        elif verb == "place":
            self.leave_hand(seat, words[1])
            p["row"].append(words[1])
            p["row_by"].append(seat)
            p["writ_used"] = True
            self.is_finished(seat)  # CH-6.1: a placed last card
        elif verb in ("take", "decline"):
            self.end_trick(words[1] if verb == "take" else None)
        elif verb == "play":
            self.lay(seat, words)
            self.stand(seat, words, seat)
        elif verb == "pass":
            self.stand(seat, words, seat)
        elif verb == "allow":
            self.answered(None)
        elif kind(words) in REACTIONS:
            self.lay(seat, words)
            self.answered({"seat": seat, "text": " ".join(words)})
        else:
            self.lay(seat, words)
            p["pending"] = [{"seat": seat, "text": " ".join(words)}]
            self.ask_or(1 - seat, "lyu_zhi", lambda: self.resolve(seat))

    def leave_hand(self, seat: int, card: str) -> None:
        """A card leaves a hand openly."""
        self.p["hands"][seat].remove(card)
        if card in self.p["known"][1 - seat]:
            self.p["known"][1 - seat].remove(card)

    def enter_hand(self, seat: int, card: str) -> None:
        """A card enters a hand openly."""
        self.p["hands"][seat].append(card)
        self.p["known"][1 - seat].append(card)

    def lay(self, seat: int, words: list[str]) -> None:
        """CH-8.3: the cards of a play leave the hand, or with a star the row."""
        for card in laid_cards(words):
            if starred(card):
                self.p["row"].remove(bare(card))
            else:
                self.leave_hand(seat, card)

    def take_writ(self, seat: int) -> None:
        """CH-4.2; Hong Canal: CH-7.8."""
        p = self.p
        p["writs"][seat] += 1
        p["writ_used"] = True
        if p["event"] == "hong_canal":
            p["seen"][seat] = max(2, p["seen"][seat])
            p["phase"] = "give"
            return
        for number in range(2):
            card = p["pile"].pop(0)
            p["hands"][seat].append(card)
            if p["seen"][1 - seat] > number:
                p["known"][1 - seat].append(card)
        p["seen"] = [max(0, seen - 2) for seen in p["seen"]]

    def give(self, seat: int, card: str) -> None:
        """CH-7.8: one of the top two to the rival, the other is kept."""
        p = self.p
        top = [p["pile"].pop(0), p["pile"].pop(0)]
        top.remove(card)
        kept = top[0]
        p["hands"][1 - seat].append(card)
        p["known"][seat].append(card)
        p["hands"][seat].append(kept)
        if p["seen"][1 - seat] >= 2:
            p["known"][1 - seat].append(kept)
        p["seen"] = [max(0, seen - 2) for seen in p["seen"]]
        p["phase"] = "counter" if has_set(p) else "lead"

    # ---------------------------------------------------------------- abilities

    def ask_or(self, seat: int, card: str, otherwise: Callable[[], None]) -> None:
        """CH-5.12: open the window, or go on as if `allow` had been answered."""
        if self.is_asked(seat, card):
            self.p["phase"], self.p["to_move"] = "react", seat
        else:
            otherwise()

    def answered(self, reaction: Position | None) -> None:
        """The answer to a window: None is `allow`."""
        pending = self.p["pending"]
        user = pending[0]["seat"]
        if len(pending) == 1:
            if reaction is None:
                self.resolve(user)
            else:
                pending.append(reaction)
                self.ask_or(user, "xiao_he", self.cancel)
        elif reaction is None:
            self.cancel()
        else:  # CH-5.5: both go to the discard pile at once
            self.p["discard"] += [bare(words_of(entry)[1]) for entry in (pending[1], reaction)]
            # CH-6.2: the user was empty first unless Xiao He came from his hand
            from_hand = not starred(words_of(reaction)[1])
            self.resolve(1 - user if from_hand else user)

    def cancel(self) -> None:
        """CH-5.13 to CH-5.15."""
        p = self.p
        use, lyu_zhi = p["pending"]
        user, words = use["seat"], words_of(use)
        p["pending"] = []
        p["discard"] += [bare(words[1]), bare(words_of(lyu_zhi)[1])]
        for card in laid_cards(words)[1:]:
            if starred(card):
                p["row"].append(bare(card))
            else:
                self.enter_hand(user, card)
        if kind(words) in LEAD_ABILITIES:
            p["lead_ability"] = "cancelled"
        else:
            p["must_play"] = True
        p["phase"] = "counter" if has_set(p) else "lead"
        p["to_move"] = user
        self.is_finished(user)

    def resolve(self, first_if_both_empty: int) -> None:
        """The pending ability works."""
        use = self.p["pending"][0]
        self.p["pending"] = []
        self.stand(use["seat"], words_of(use), first_if_both_empty)

    # ---------------------------------------------------------------- a play that stands

    def stand(self, seat: int, words: list[str], first: int) -> None:
        """CH-6.8: effect and points, the checks, Mandate's take, the end of the trick."""
        p, what, rival = self.p, kind(words), 1 - seat
        p["trick"].append({"seat": seat, "text": " ".join(words)})
        if what in LEAD_ABILITIES:
            self.lead_ability_works(seat, words)
        if set_of(words) is not None:
            size, value = set_of(words) or (0, 0)
            if value == 2 and size >= 6:  # CH-3.5
                self.score(seat, size)
            if value == 1 and p["event"] == "sound_advice":  # CH-7.11
                self.score(seat, 2)
        if what == "han_xin":  # CH-5.9
            self.score(rival, 1)
        if what == "xiahou_ying":  # CH-5.7
            self.score(rival, 3)
        if what == "xiang_yu":  # CH-5.11
            p["doubled"] = True
        if what in PASSES and p["event"] == "stabilization":  # CH-7.7
            self.score(seat, 1)
        if set_of(words) is not None or what == "han_xin":  # the next counter: CH-4.7
            self.reset_turn()
            p["phase"], p["to_move"] = "counter", rival
        elif what in PASSES:
            p["phase"], p["to_move"] = "take", seat
        else:
            p["phase"], p["to_move"] = "lead", seat
        if self.is_finished(first):
            return
        if what in PASSES and p["event"] != "mandate":
            self.end_trick(None)

    def lead_ability_works(self, seat: int, words: list[str]) -> None:
        """CH-5.1 to CH-5.3."""
        p = self.p
        p["lead_ability"] = "used"
        if kind(words) == "ji_bu":
            p["seen"][seat] = 4
            if len(p["pile"]) == 4:
                p["open"][1 - seat] = True
        elif kind(words) == "yu_ji":
            p["discard"].append(words[2])
        else:
            p["discard"].remove(words[2])
            self.enter_hand(seat, words[2])

    def score(self, seat: int, points: int) -> None:
        """CH-5.11, CH-7.2: doubled; never under 0."""
        points *= 2 if self.p["doubled"] else 1
        self.p["scores"][seat] = max(0, self.p["scores"][seat] + points)

    def reset_turn(self) -> None:
        self.p["writ_used"] = False
        self.p["lead_ability"] = None
        self.p["must_play"] = False

    def end_trick(self, taken: str | None) -> None:
        """CH-4.4, CH-5.7, CH-7.9."""
        p = self.p
        last = p["trick"][-1]
        cards = [bare(card) for card in cards_in_trick(p)]
        if taken is not None:
            cards.remove(taken)
            self.enter_hand(last["seat"], taken)
        p["discard"] += cards
        keeps_lead = kind(words_of(last)) == "xiahou_ying"
        p["lead"] = last["seat"] if keeps_lead else 1 - last["seat"]
        p["trick"] = []
        self.reset_turn()
        p["phase"], p["to_move"] = "lead", p["lead"]

    # ---------------------------------------------------------------- ends of hand and game

    def is_finished(self, first: int) -> bool:
        """CH-6.7: the 31 check, then the empty-hand check; `first` is out if both are empty."""
        p = self.p
        if p["event"] not in ("stabilization", "sound_advice"):
            for seat in (0, 1):
                if p["scores"][seat] >= 31:  # CH-6.5
                    self.game_over(seat, "CH-6.5")
                    return True
        empty = [seat for seat in (0, 1) if not p["hands"][seat]]
        if not empty:
            return False
        self.end_hand(first if len(empty) == 2 else empty[0])
        return True

    def end_hand(self, out: int) -> None:
        """CH-6.9."""
        p, rival = self.p, 1 - out
        points = len(p["hands"][rival])  # CH-6.4
        if p["event"] != "gaixia":  # CH-7.6
            points = min(5, points)
        if p["event"] == "restraint":  # CH-7.2
            points += 2 * p["writs"][rival] - p["writs"][out]
        else:
            points += p["writs"][rival]
        self.score(out, points)
        if p["event"] == "hangu" and p["row"]:  # CH-7.5
            self.score(p["row_by"][-1], 3)
        p["last_out"] = out
        high = [seat for seat in (0, 1) if p["scores"][seat] >= 31]
        if len(high) == 1:
            self.game_over(high[0], "CH-6.5")
        elif len(high) == 2:  # CH-6.6
            best = max(p["scores"])
            tie = p["scores"][0] == p["scores"][1]
            self.game_over(out if tie else p["scores"].index(best), "CH-6.6")
        else:
            self.new_hand()

    def game_over(self, winner: int, reason: str) -> None:
        self.p["winner"], self.p["reason"] = winner, reason
        self.p["phase"], self.p["to_move"] = "over", None

    def new_hand(self) -> None:
        """CH-6.9: the next event, the leader by CH-2.3, the deal."""
        p = self.p
        p["hand_no"] += 1
        p["event"] = p["event_deck"].pop(0) if p["event_deck"] else "calm"  # CH-2.4
        han, chu = p["scores"]
        p["lead"] = p["last_out"] if han == chu else (0 if han < chu else 1)
        cards = list(self.deal(p["hand_no"]))
        assert Counter(cards) == Counter(DECK)
        p["hands"] = [cards[:15], cards[15:30]]  # CH-2.6
        face_up = {"warlords": 6, "hongmen": 2}.get(p["event"], 0)  # CH-2.5
        p["row"] = cards[30 : 30 + face_up]
        p["pile"] = cards[30 + face_up :]
        p["discard"], p["row_by"], p["trick"], p["pending"] = [], [], [], []
        p["writs"], p["seen"], p["known"] = [0, 0], [0, 0], [[], []]
        p["open"], p["doubled"] = [False, False], False
        self.reset_turn()
        p["phase"], p["to_move"] = "lead", p["lead"]
        assert len(p["pile"]) == pile_length(p)

### Sun Tzu: game texts, English.
### Numbers ($armies, $margin, $marker and so on) are passed as numbers, names and card lists as text.

## The game

game-title = Sun Tzu
game-tagline = Five provinces, two minds
game-summary = A duel of bluff for two. Each round both lay a card at each of five provinces in secret; the higher card wins, and armies march in. After rounds 3, 6 and 9 the provinces score for whoever holds them.
seat-0 = Sun Tzu
seat-1 = Chu

## The guided hand

lesson-welcome = You are Sun Tzu, in blue, and this is the ninth and last round. After it the side where the marker stands wins, and now it stands one space on Chu’s side.
lesson-provinces = Every province where your armies stand pays you the highlighted number. Whoever collects more pulls the marker to their side.
lesson-secret = Each round both sides lay one card face down at each of the five provinces. At Qin, Chu and Jin-Yan yours are already down, and only you can see them.
lesson-lay = The higher card wins by the difference, and +1 always beats the rival’s card by one. So let the 5 attack the armies at Han-Qi, and the +1 keep Wu safe.
    .try = Lay 5 at Han-Qi and +1 at Wu, then confirm the orders.
lesson-reveal = You have fewer armies on the map, so you say where the next battle is fought. Begin where your card is strongest.
    .try = Choose Jin-Yan.
lesson-difference = 9 against 3: you win by 6, and 6 armies march in. The province is yours.
    .try = Now fight for Han-Qi.
lesson-driven = 5 against 2 wins by 3, but three armies of Chu stood there: they go back first. Han-Qi is empty now.
    .try = Go on with Qin.
lesson-tie = 4 against 4: nothing moves, and your army stays. A tie is good for whoever holds the province.
    .try = Now Wu.
lesson-plus = Chu spent a 10 on Wu, and your +1 still beat it by one. Where you cannot win, as in the province of Chu, a small card loses little.
lesson-won = Qin, Jin-Yan and Wu pay you 4 + 3 + 4, and Chu gets 5: the marker moves 6 spaces your way, and you win. In a whole game provinces pay after rounds 3, 6 and 9.

## Provinces

province-qin = Qin
province-chu = Chu
province-jin_yan = Jin-Yan
province-han_qi = Han-Qi
province-wu = Wu
source-pool = the pool
source-qin = { province-qin }
source-chu = { province-chu }
source-jin_yan = { province-jin_yan }
source-han_qi = { province-han_qi }
source-wu = { province-wu }
to-qin = { province-qin }
to-chu = { province-chu }
to-jin_yan = { province-jin_yan }
to-han_qi = { province-han_qi }
to-wu = { province-wu }

## Cards

card-plague = plague
    .ability = No battle: half the armies in the province return to the pool. The rival’s card is cancelled.
    .title = Plague
    .line = Half the armies leave
card-number = Number
    .ability = The higher number wins by the difference.
card-one = 1
    .ability = Whoever uses it draws 3 cards this round and keeps 2.
    .line = Draw 3, keep 2
card-six = 6
    .ability = Marks the province with an army; you cannot lay another 6 there.
    .line = Marks the province
card-plus = Plus
    .ability = { $cost ->
        [0] Beats any number by { $plus }.
        [one] Beats any number by { $plus }, and costs { $cost } army, which is set aside.
       *[other] Beats any number by { $plus }, and costs { $cost } armies, which are set aside.
    }
    .line = { $cost ->
        [0] Rival’s value plus { $plus }
        [one] Rival plus { $plus }, costs { $cost } army
       *[other] Rival plus { $plus }, costs { $cost } armies
    }
card-minus = Minus
    .ability = Loses to any number by 1.
    .line = Rival’s value less 1

## Warlords

warlord-double_six = Double Mark
    .effect = Lay a 6 where your 6-mark lies already; a second army marks it.
warlord-remove_army = Ambush
    .effect = Rounds 1 to 6: send one army from a province back to its owner’s pool.
warlord-counter_plague = Healer
    .effect = { $edition ->
        [hu] The rival’s plague has no effect.
       *[other] The rival’s plague counts as a card of value 0.
    }
warlord-total_plague = Black Wind
    .effect = In this round every plague leaves one army only.
warlord-recycle_plague = Lingering Sickness
    .effect = Your played plague goes under your deck; then its top card leaves the game.
warlord-move_army = Forced March
    .effect = Rounds 1 to 6: one army of yours marches into a neighbouring province, empty or your own.
warlord-high_as_six = Feint
    .effect = Your 7, 8, 9 or 10 counts as 6, without a mark.
warlord-head_start = Early Start
    .effect = The score marker starts one space on your side.
warlord-recycle_minus = Second Thoughts
    .effect = Your played −1 goes under your deck; then its top card leaves the game.
warlord-reinforce = Reserves
    .effect = Rounds 1 to 6: your pool sends one army to a province that is yours.

## Events

event-pandemic = Pandemic
    .effect = When 4 plagues have been played: each player sets aside 1 army.
event-war_chariot = War Chariot
    .effect = When three provinces bear a player’s 6-marks: that player may take another Warlord.
event-champion_challenge = Champion’s Challenge
    .effect = When a 9 does not win: its player sets aside 1 army.
event-hero_challenge = Hero’s Challenge
    .effect = When a 10 does not win: its player sets aside 2 armies.
event-light_infantry = Light Infantry
    .effect = { $edition ->
        [pl] When 1 meets 1: the player behind on the track gets a point.
       *[other] When 1 meets 1: the player behind on the track gets an army there.
    }

## Options

option-edition = Edition
    .help = The three printed editions differ in details; each is followed exactly.
option-edition-en = English edition
option-edition-hu = Hungarian edition
option-edition-pl = Polish edition
option-warlords = Warlords
    .help = Each player holds one secret Warlord with a single use.
option-warlords-true = With Warlords
option-warlords-false = Without Warlords
option-events = Events
    .help = Five event cards, one face up at a time. When the fifth has taken effect, the game ends.
option-events-false = Without events
option-events-true = With events
option-beginner = Beginner game
    .help = No +2 and +3, no Warlords, all 21 armies in the pool. In the Polish edition no events either.
option-beginner-false = Full game
option-beginner-true = Beginner game

## Where the editions differ

edition-differs = Where the editions differ
edition-order_from_round = Who names the order of battles
    .value = From round { $value } on, the player with fewer armies in provinces.
edition-order_tie = Equal armies when the order is named
edition-order_tie-last_decider = Whoever named the order last names it again.
edition-order_tie-behind_on_track = The player behind on the score track names it.
edition-order_tie-fewer_armies_in_previous_round = The player who had fewer armies in the round before names it.
edition-warlord_deal = Warlords at the start
edition-warlord_deal-choose = Each player chooses one.
edition-warlord_deal-random = One is drawn at random.
edition-windows = When Warlords that move armies may be used
edition-windows-before = Before the battles
edition-windows-between = Between battles
edition-windows-after = After the battles
edition-total_plague_window = When { warlord-total_plague } may be used
edition-total_plague_window-before = After the cards are laid, before the battles.
edition-total_plague_window-start = At the start of the round, before cards are laid.
edition-remove_army_targets = Whose army { warlord-remove_army } removes
edition-remove_army_targets-any = Any army.
edition-remove_army_targets-rival = The rival’s only.
edition-counter_plague = What { warlord-counter_plague } does
edition-counter_plague-counts_zero = The plague counts 0, and the battle is fought.
edition-counter_plague-no_effect = The plague does nothing, and there is no battle.
edition-light_infantry = What Light Infantry brings
edition-light_infantry-army = An army in the province, for the player behind.
edition-light_infantry-point = A point, for the player behind.
edition-mark_from_own_province = A mark while the pool is empty
edition-mark_from_own_province-true = From any province, the marked one too.
edition-mark_from_own_province-false = From another province, if there is one.
edition-beginner_events = Events in the beginner game
edition-beginner_events-as_option = As you like.
edition-beginner_events-off = None.

## Rules: material

rules-1 = Material
rule-ST-1-1 = The provinces are Qin, Chu, Jin-Yan, Han-Qi and Wu; cards are laid and turned in this order.
rule-ST-1-2 = Neighbours: Qin with Jin-Yan, Han-Qi and Chu; Han-Qi also with Jin-Yan, Chu and Wu; Chu also with Wu.
rule-ST-1-3 = Each player has 20 cards: 1 to 6 with a frame, which always come back, and 14 loose ones: 7 to 10, +2, +3, three +1, three −1 and two plagues.
rule-ST-1-4 = Ten score displays name what a province pays after rounds 3, 6 and 9; five of them are in the game.
rule-ST-1-5 = The score track has 9 spaces from the centre to each end, and the marker stops at the end.
rule-ST-1-6 = Each player has 21 armies. An army is in the pool, set aside, in a province or on a 6-mark.
rule-ST-1-7 = Whoever has an army in a province controls it, and armies of both never stand together. Marks control nothing.

## Rules: set-up

rules-2 = Set-up
rule-ST-2-1 = Five random displays go to the provinces, one to each; the game begins in round 1 with the marker in the centre.
rule-ST-2-2 = Each begins with 18 armies in the pool and 3 set aside, the six framed cards and four from the shuffled deck in hand, and 10 cards left in it.
rule-ST-2-3 = Each takes one of their own five Warlords in secret: chosen by both at once, or in the Hungarian edition drawn at random.
rule-ST-2-4 = With events, the five are shuffled, and the top one lies face up.
rule-ST-2-5 = The beginner game has no +2, no +3 and no Warlords, and all armies in the pool; in the Polish edition there are no events either.

## Rules: round

rules-3 = A round
rule-ST-3-1 = Lay one hand card face down at each province, from Qin to Wu; all five together are your plan.
rule-ST-3-2 = You cannot lay a 6 at a province that bears your own 6-mark, unless you hold the Warlord who allows it.
rule-ST-3-3 = In the first rounds the battles follow the fixed order; later the player with fewer armies in provinces names the next province to fight for.
rule-ST-3-4 = With equal armies the edition says who names the order: whoever did so last, who is behind on the track, or who had fewer in the round before; else the fixed order holds.

## Rules: battle

rules-4 = Battle
rule-ST-4-1 = Both cards are turned, and the higher wins by the difference; if they are equal, nothing moves.
rule-ST-4-2 = A plus is worth that much more than the rival’s card, −1 is worth one less.
rule-ST-4-3 = Two equal plus or minus cards are a draw, and cost nothing.
rule-ST-4-4 = Against a plus the −1 counts 0 and loses by the plus.
rule-ST-4-5 = Of two different pluses the larger wins by their difference; what they cost is still paid.
rule-ST-4-6 = The winner first sends that many rival armies back to their pool, and places what is left of the difference in the province.
rule-ST-4-7 = Armies come from the pool; those missing come from neighbouring provinces, and from others only when no neighbour has any; never from the province of the battle.
rule-ST-4-8 = A turned 6 is marked by an army from the pool; with an empty pool, from a province. It stays there for good.
rule-ST-4-9 = After the battle +2 costs 1 army and +3 costs 2, set aside from the pool or from provinces.
rule-ST-4-10 = A plague cancels the other card: there is no battle, and half the armies in the province, rounded down, return to the pool.
rule-ST-4-11 = Whoever uses a 1 draws three cards this round and keeps two.
rule-ST-4-12 = In a province the order is: reveal, Warlords, plague, marks, battle, costs, recycling, event.

## Rules: support

rules-5 = Support
rule-ST-5-1 = For each loose hand card that you give up for good, one army that was set aside returns to your pool. Framed cards and cards already laid cannot be given up.
rule-ST-5-2 = Support is offered while your pool is empty and you owe an army, where it may serve a Warlord, and in the last call; nowhere else.
rule-ST-5-3 = Whether you are asked for support depends on open things only: an army set aside, and a loose card in your hand or face down.
rule-ST-5-4 = Before pools are compared, both may support once more, in turn.

## Rules: scoring and drawing

rules-6 = Scoring, drawing, end
rule-ST-6-1 = After rounds 3, 6 and 9 each province pays its value to whoever controls it, and the marker moves by the difference.
rule-ST-6-2 = If the marker stands on an end space after round 3 or 6, the player on that side wins at once.
rule-ST-6-3 = After round 9 the side of the marker wins; in the centre the larger pool, else it is a draw.
rule-ST-6-4 = Framed cards return to hand, other played cards leave the game. You draw 2 and keep 1 of them, or 3 and keep 2 after a 1; the rest goes under your deck.
rule-ST-6-5 = Both draw and keep at the same time, unseen; there is no drawing after round 9.

## Rules: Warlords

rules-7 = Warlords
rule-ST-7-1 = Double Mark lets you lay a 6 where your mark lies already; it is used when that 6 is turned.
rule-ST-7-2 = Ambush, in rounds 1 to 6: an army goes from a province to its owner’s pool; in the Polish edition the rival’s only.
rule-ST-7-3 = The Healer makes the rival’s plague count 0, and the battle is fought; in the Hungarian edition the plague simply does nothing.
rule-ST-7-4 = Black Wind: in this round every plague leaves one army only.
rule-ST-7-5 = Lingering Sickness: your played plague goes under your deck, then its top card leaves the game.
rule-ST-7-6 = Forced March, in rounds 1 to 6: one army of yours marches into a neighbouring province, empty or your own.
rule-ST-7-7 = Feint: your turned 7, 8, 9 or 10 counts as 6 in every way, but places no mark.
rule-ST-7-8 = Early Start: the marker begins one space towards Sun Tzu.
rule-ST-7-9 = Second Thoughts: your played −1 goes under your deck, then its top card leaves the game.
rule-ST-7-10 = Reserves, in rounds 1 to 6: an army from your pool goes to a province you control.
rule-ST-7-11 = Against a countered plague a number or a plus wins by its own value, and −1 loses by 1; your own plague still works.
rule-ST-7-12 = This Warlord cannot be used at this moment.
rule-ST-7-13 = You are asked whenever open knowledge leaves it possible that you hold a fitting Warlord; what you hold decides only what you can do.
rule-ST-7-14 = When Warlords may be used, the players are asked in turn until all have passed in a row.
rule-ST-7-15 = How many hidden Warlords a player has is open, and so is every used one; which are hidden is secret.

## Rules: events

rules-8 = Events
rule-ST-8-1 = After each province the face-up event is checked; when its condition is met, it takes effect and the next is turned up.
rule-ST-8-2 = Pandemic, after 4 plagues in the game: each sets aside an army from the pool, or with an empty pool from a province.
rule-ST-8-3 = War Chariot, for 3 provinces with your 6-marks: you may take another of your own Warlords that is neither used nor held.
rule-ST-8-4 = Champion’s Challenge: a player whose 9 did not win sets aside 1 army, from the pool or a province.
rule-ST-8-5 = Hero’s Challenge: a player whose 10 did not win sets aside 2 armies, from the pool or provinces.
rule-ST-8-6 = Light Infantry, 1 against 1: the player behind may place an army there, or, where the rival stands, send one of theirs back to the pool; in the Polish edition that player gains a point.
rule-ST-8-7 = A battle sets off only the event that lay face up in it; a new Pandemic or War Chariot that is met already takes effect at once.
rule-ST-8-8 = When the fifth event has taken effect, the game ends at once: the leader on the track wins, else the larger pool.

## Rules: decisions

rules-9 = Decisions
rule-ST-9-1 = Only players who are asked may decide.
rule-ST-9-2 = A move must be one of the known move texts, in lower case with single spaces.
rule-ST-9-3 = A different decision is due now.
rule-ST-9-4 = Where both owe something, the one who names the order goes first; without one, Sun Tzu.
rule-ST-9-5 = What leaves no choice happens by itself; armies that do not come from the pool are asked for one by one.
rule-ST-9-6 = Hands, cards face down, drawn cards, decks and hidden Warlords are secret, and so is how far your rival has got with their plan.
rule-ST-9-7 = Everything random happens at the set-up.
rule-ST-9-8 = A position in which nobody is asked goes on to the next decision by itself.

## What is asked

ask-warlord = Choose your Warlord in secret.
ask-placing = Lay a card at each province. Next: { $province }.
ask-start = The round begins: use a Warlord, or pass?
ask-before = Before the battles: use a Warlord, or pass?
ask-between = Between battles: use a Warlord, or pass?
ask-after = After the battles: use a Warlord, or pass?
ask-reveal = Choose where to fight next.
ask-high_as_six = Let your card count as 6 ({ warlord-high_as_six }), or pass?
ask-counter_plague = Counter the rival’s plague ({ warlord-counter_plague }), or pass?
ask-recycle_minus = Put your −1 under your deck ({ warlord-recycle_minus }), or pass?
ask-recycle_plague = Put your plague under your deck ({ warlord-recycle_plague }), or pass?
ask-mark = Your pool is empty: where does the army for the mark come from?
ask-transfer = Your pool is empty: bring armies to { $province }. Still to place: { $count }.
ask-cost = Your +2 or +3 costs armies: set them aside. Still to pay: { $count }.
ask-pandemic = { event-pandemic }: your pool is empty. Set aside an army from a province.
ask-champion_challenge = { event-champion_challenge }: your 9 did not win. Set aside an army.
ask-hero_challenge = { event-hero_challenge }: your 10 did not win. Armies still to set aside: { $count }.
ask-take = { event-war_chariot }: take another Warlord in secret?
ask-infantry = { event-light_infantry }: send an army to this province?
ask-keep =
    { $count ->
        [one] Keep { $count } card; the rest goes under your deck.
       *[other] Keep { $count } cards; the rest goes under your deck.
    }
ask-last_call = The track is level, so the pools will be compared: give up cards for armies, or pass?
ask-wait = Waiting for { $who }.
ask-over = The game is over.

## Moves (buttons)

move-warlord = Take { $warlord }
move-place = { $card } at { $province }
move-reveal = Fight at { $province }
move-support = Give up { $card } for an army
move-pay = Pay from { $province }
move-pay-pool = Pay from the pool
move-transfer = Bring an army from { $province }
move-use = Use { $warlord }
move-use-at = Use { $warlord }: { $province }
move-use-move = Use { $warlord }: { $from } → { $to }
move-take = Take { $warlord }
move-decline = Decline
move-infantry = Send light infantry
move-keep = Keep { $card }
move-pass = Pass

## Journal

log-dealt = The displays are drawn and the hands are dealt.
log-dealt-event = First event: { $event }.
log-dealt-cards = Your cards: { $cards }.
log-took =
    { $mine ->
        [yes] You take a Warlord in secret.
       *[no] { $who } takes a Warlord in secret.
    }
log-warlords_taken = Both have their Warlord.
log-round_started = Round { $round } begins.
log-laid =
    { $mine ->
        [yes] You have laid five cards.
       *[no] { $who } has laid five cards.
    }
log-order_settled = Armies in provinces: { $me ->
        [0] you { $armies_0 }, { seat-1 } { $armies_1 }
        [1] { seat-0 } { $armies_0 }, you { $armies_1 }
       *[other] { seat-0 } { $armies_0 }, { seat-1 } { $armies_1 }
    }.
log-order_settled-decider =
    { $decider ->
        [0] { $me ->
            [0] You name the order of battles.
           *[other] { seat-0 } names the order of battles.
        }
       *[other] { $me ->
            [1] You name the order of battles.
           *[other] { seat-1 } names the order of battles.
        }
    }
log-revealed =
    { $me ->
        [0] { $province }: your { $cards_0 } against { seat-1 }’s { $cards_1 }.
        [1] { $province }: your { $cards_1 } against { seat-0 }’s { $cards_0 }.
       *[other] { $province }: { seat-0 }’s { $cards_0 } against { seat-1 }’s { $cards_1 }.
    }
log-used =
    { $mine ->
        [yes] You use { $warlord }.
       *[no] { $who } uses { $warlord }.
    }
log-used-province = At { $province }.
log-used-to = To: { $to }.
log-plague_struck =
    { $returned ->
        [0] The plague strikes { $province }, but no army leaves.
        [one] The plague strikes { $province }: { $returned } { $mine ->
            [yes] of your armies
           *[no] army of { $who }
        } goes back, { $left } left.
       *[other] The plague strikes { $province }: { $returned } { $mine ->
            [yes] of your armies
           *[no] armies of { $who }
        } go back, { $left } left.
    }
log-marked =
    { $mine ->
        [yes] You mark the province of { $province } with a 6.
       *[no] { $who } marks the province of { $province } with a 6.
    }
log-paid =
    { $mine ->
        [yes] You pay an army from { $source } { paid-why }.
       *[no] { $who } pays an army from { $source } { paid-why }.
    }
paid-why =
    { $why_id ->
        [mark] for the 6-mark
        [cost] for the card
       *[other] because of “{ $why }”
    }
log-fought =
    { $margin ->
        [0] { $province }: { $totals_0 } against { $totals_1 }, a draw. Nothing moves.
       *[other] { $province }: { $winner ->
            [0] { $totals_0 } against { $totals_1 }
           *[other] { $totals_1 } against { $totals_0 }
        }. { $mine ->
            [yes] You win
           *[no] { $who } wins
        } by { $margin }: { log-fought-armies }.
    }
log-fought-armies =
    { $returned ->
        [0] { log-fought-in }
       *[other] { log-fought-back }{ $places ->
            [0] {""}
           *[other] , { log-fought-in }
        }
    }
log-fought-back =
    { $returned ->
        [one] { $returned } army goes back
       *[other] { $returned } armies go back
    }
log-fought-in =
    { $places ->
        [one] { $places } army marches in
       *[other] { $places } armies march in
    }
log-not_fought = { $province }: the plague is countered, and there is no battle.
log-transferred =
    { $mine ->
        [yes] You move an army from the province of { $source } to { $province }.
       *[no] { $who } moves an army from the province of { $source } to { $province }.
    }
log-supported =
    { $mine ->
        [yes] You give up { $card } for an army.
       *[no] { $who } gives up { $card } for an army.
    }
log-recycled =
    { $mine ->
        [yes] You put { $card } under your deck; { $removed } leaves the game.
       *[no] { $who } puts { $card } under the deck; { $removed } leaves the game.
    }
log-event_met = Event: { $event }.
log-event_turned = Events left: { $left }.
log-event_turned-event = Next event: { $event }.
log-infantry_sent =
    { $mine ->
        [yes] You send light infantry to the province of { $province }.
       *[no] { $who } sends light infantry to the province of { $province }.
    }
log-marker_moved = { $mine ->
        [yes] You gain
       *[no] { $who } gains
    } a point. { label-marker }
log-declined =
    { $mine ->
        [yes] You decline ({ $event }).
       *[no] { $who } declines ({ $event }).
    }
log-passed =
    { $mine ->
        [yes] You pass ({ $what }).
       *[no] { $who } passes ({ $what }).
    }
log-scored = Scoring after round { $round }: { $me ->
        [0] you { $points_0 }, { seat-1 } { $points_1 }
        [1] { seat-0 } { $points_0 }, you { $points_1 }
       *[other] { seat-0 } { $points_0 }, { seat-1 } { $points_1 }
    }. { label-marker }
log-drawn =
    { $mine ->
        [yes] You draw { $count } and keep { $keep }.
       *[no] { $who } draws { $count } and keeps { $keep }.
    }
log-drawn-cards = You draw: { $cards }.
log-kept =
    { $mine ->
        [yes] You have chosen which cards to keep.
       *[no] { $who } has chosen which cards to keep.
    }
log-game_over =
    { $shared ->
        [1] The game is over: a draw. { label-marker } Pools: { $pools_0 } and { $pools_1 }.
       *[other] { $mine ->
            [yes] You win the game!
           *[no] { $who } wins the game!
        } { label-marker } Pools: { $pools_0 } and { $pools_1 }.
    }

## Why an army is paid, what was passed

why-mark = 6-mark
why-cost = cost of the card
why-pandemic = { event-pandemic }
why-champion_challenge = { event-champion_challenge }
why-hero_challenge = { event-hero_challenge }
what-start = start of the round
what-before = before the battles
what-between = between battles
what-after = after the battles
what-last_call = last call
what-transfer = no more armies
what-high_as_six = no Warlord
what-counter_plague = no Warlord
what-recycle_minus = no Warlord
what-recycle_plague = no Warlord

## Labels

label-round = Round { $round } of 9
label-pool = Pool: { $count }
label-set_aside = Set aside: { $count }
label-hand = Hand
label-deck = Deck: { $count }
label-drawn = Drawn
label-laid = Laid
label-removed = Out of the game
label-marker =
    { $marker_sign ->
        [plus] { $me ->
            [0] You lead
           *[other] { seat-0 } leads
        } by { $marker_size }.
        [minus] { $me ->
            [1] You lead
           *[other] { seat-1 } leads
        } by { $marker_size }.
       *[zero] The marker stands in the centre.
    }
label-marks = 6-marks
label-event = Event
label-events_left = Under it: { $left }
label-warlords = Warlords
label-decider = Names the order
label-next = Next scoring: round { $round }
label-armies =
    { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
label-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The table in the browser

card-framed = Framed: comes back each round
card-loose = Without a frame: leaves the game once played
board-map = Map of the five provinces
board-sea = East Sea
board-track = Score track
board-leads = { $mine ->
        [yes] You lead
       *[no] { $who } leads
    } by { $count }.
board-level = The marker stands in the centre.
board-if_scored = if scored now
board-round = Round
board-values = Display: { $values }.
board-next = Next value: { $value }.
board-empty = Empty
    .sentence = No armies.
board-armies =
    { $count ->
        [one] { $who }: { $count } army.
       *[other] { $who }: { $count } armies.
    }
board-mark = 6-mark of { $who }.
board-card-yours = Your card: { $card }.
board-card-of = Card of { $who }: { $card }.
board-face-down = face down
board-slot = Lay a card at { $province }
board-slot-full = { $province }: { $card }. Pick up or swap
board-choose = Choose { $province }
board-yours = Your side
board-pool = Pool
board-aside = Set aside
board-hand = Hand
board-deck = Deck
board-laying = Laying cards
board-all_laid = All five laid
board-decides = Names the order
board-warlord = Your Warlord
board-hidden_warlords = Hidden Warlords: { $count }
board-used = Used: { $warlords }
board-close = Close
battle-won = { $high } against { $low }: { $mine ->
        [yes] you win
       *[no] { $who } wins
    } by { $margin }, { log-fought-armies }
battle-drawn = { $high } against { $low }: a draw, nothing moves
battle-plague = Plague: { $returned ->
        [0] no army leaves
        [one] { $returned } army leaves
       *[other] { $returned } armies leave
    }
battle-countered = Plague countered, no battle
battle-open = Being fought
battle-brief-won = { $mine ->
        [yes] You win by { $margin }
       *[no] { $who } wins by { $margin }
    }
battle-brief-drawn = A draw
battle-past-won = round { $round }, { $who } won
battle-past-drawn = round { $round }, drawn
battle-past-plague = round { $round }, plague
prompt-lay = Lay one card at each province
prompt-laid = { $count } of { $of } laid.
prompt-where = Choose where { $card } goes.
prompt-which = Choose a card for { $province }.
prompt-ready = All laid. You can still rearrange.
prompt-confirm = Confirm orders
prompt-choose-province = Choose a province
prompt-choose-card = Choose a card
prompt-choose-warlord = Choose a Warlord
prompt-more = All moves
offer-warlords = Choose one Warlord in secret
offer-drawn = The cards you drew
hand-yours = Your hand: { $cards }
hand-none = Your hand is empty
hand-help = Arrow keys move along the hand, Space picks up a card, 1 to 5 lay it at a province.
hand-chosen = picked up
step-round = Round { $round }
step-warlord = Warlords
step-placing = Orders
step-battles = Battles
step-scoring = Scoring
step-drawing = Drawing
result-winner = { $mine ->
        [yes] You win
       *[no] { $who } wins
    }
result-draw = A draw
result-pools = Pools: { $first } and { $second }.
result-how = How the points were scored
result-round = After round { $round }
result-nobody = nobody

## The course

course-numbers = Who wins, and by how much
course-bonus = Plus and minus
course-plague = The plague
course-six = The 6 and its mark
course-one = The 1 draws more
course-scoring = Scoring rounds
course-warlords = Warlords

## Why a position cannot be

position-cards = Each side has its own 20 cards (18 in the beginner game), each as often as it exists.
position-armies = Each side has 21 armies: in provinces, on 6-marks, in its pool and set aside.
position-pool = Each side has 21 armies: in provinces, on 6-marks, in its pool and set aside.
position-decks = The framed cards 1 to 6 always come back: they lie in the hand or at a province.
position-removed = The framed cards 1 to 6 never leave the game.
position-displays = Each province has a display of its own.
position-placed = Cards are laid from Qin on without a gap, no 6 where its own mark stands, and both sides have one wherever a battle is to come.
position-phase = There is no such phase in this game.
position-fought = Nothing is fought yet in this phase.
position-drawn = Cards are only drawn after the scoring of a round.
position-keep = Cards are only drawn after the scoring of a round.
position-warlords = A Warlord belongs to one side and is hidden or used; some games have none.
position-events = Events do not fit this game, or none is left.
position-battle = This battle is not possible as it stands.
position-pending = Nobody is asked this here: a question belongs to its step of the battle, to the event that lies open and to the Warlords that are played with. Whoever brings armies has won, and no rival’s armies stand there.
position-window = Nobody can be asked for a Warlord or for support at this moment.
position-outcome = Only a game that is over has a result.

## Setting up a position

edit-round = Round
edit-marker = Marker (left Chu, right Sun Tzu)
edit-control = Armies of
edit-armies = How many
edit-mark = 6-mark of { $who }
edit-aside = Set aside: { $who }
edit-hand = Hand of { $who }
edit-deck = Deck of { $who }, the next card first
edit-removed = Out of the game: { $who }
edit-warlord = Warlord of { $who }
edit-no-warlord = none
edit-anew = To the beginning of the round
edit-laid = Card laid: { $who }
edit-nothing-laid = none
edit-battles = To the battles
edit-decider = Who names the next battle
edit-fixed-order = nobody: the fixed order
edit-fought = Fought this round
edit-turn = Turn the cards here
edit-question = Asked in this battle
edit-asked = Who is asked
edit-owed = Armies owed: { $who }
edit-ask-mark = army for the 6-mark
edit-ask-battle = armies to bring
edit-ask-cost = cost of a card
edit-ask-light_infantry = { event-light_infantry }: from where
edit-winner = Won by
edit-countered = Plague countered
edit-as_six = Sun Tzu’s card counts as 6

## Drawn examples of the rules

example-ST-3-1 = Sun Tzu adds a 7 at Han-Qi and a 5 at Wu. Then all cards are down, and the battles begin.
example-ST-4-1 = 7 against 3 at Han-Qi: Sun Tzu won by 4, and the 2 armies there became 6.
example-ST-4-2 = +2 against 9 at Han-Qi counts as 11: Sun Tzu wins by 2 and now has 4 armies there.
example-ST-4-8 = The 6 at Wu won by 4 and left a mark: no second 6 may be laid there.
example-ST-4-9 = The battle is won, but the +2 costs an army: Sun Tzu has to set one aside.
example-ST-4-10 = Plague at Wu: two of the four armies are left, and nobody wins.
example-ST-6-2 = After round 3 all provinces scored: Sun Tzu got one point more, and the marker stands on the 1 of that side.
example-ST-7-6 = Sun Tzu has chosen Forced March. Which Warlord Chu has stays hidden.

## Puzzles: why a move is the best
reason-marker = On average, the marker is { $more ->
        [one] { $more } space
       *[other] { $more } spaces
    } further your way at the next scoring than after “{ $move }”.
reason-pool = On average, your pool has { $more ->
        [one] { $more } army
       *[other] { $more } armies
    } more at the next scoring than after “{ $move }”.
reason-holds = { $of } is yours at the next scoring in { $best } of the games played on from here; after “{ $move }” in { $other }.

## What rivals say on the ladder: before a game, when they are beaten, when they have won

rival-hare = Quick, quick! Whoever strikes first is home for supper.
    .beaten = All my strong cards are gone, and you still have yours. The Crane is slower, and never empty.
    .won = Caught you! One more round?
rival-crane = Two of the provinces are mine. Move me from them, if you can.
    .beaten = You left me what did not matter. The Fox will not let you choose.
    .won = I did not even have to fly. Again?
rival-fox = Lay your best card anywhere. I shall be elsewhere.
    .beaten = You saw me coming. Until now only the Tiger did.
    .won = You looked where I was looking. Try once more.
rival-tiger = You cannot guess me, and I need not guess you.
    .beaten = Well hunted. The whole forest is yours.
    .won = You left tracks. Come back after the rain.

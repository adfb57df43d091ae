### Chu Han: game texts, English.
### Numbers ($size, $rank, $points and so on) are passed as numbers, names and card lists as text.

## The game

game-title = Chu Han
game-tagline = Two clans, one throne
game-summary = A card duel for two over the empire of ancient China. Lay sets of equal cards, beat your rival’s with higher ones, and be the first to get rid of your hand. Whoever reaches 31 victory points founds the dynasty.
seat-0 = Han
seat-1 = Chu

## The guided hand

lesson-welcome = Welcome! You lead the house of Han, and Chu is ahead 27 to 25: whoever reaches 31 points first wins. Points go to the one who first gets rid of all cards.
lesson-lead = You lead, so you may play any number of equal cards. Three 4s are a good start: many cards gone at once.
    .try = Choose your three 4s and play them.
lesson-counter = Chu answers with three 5s: as many cards, and higher ones. That is the only way to beat a set, and you can do it, too.
    .try = Beat them with your three 7s.
lesson-trick = Chu passed, so the trick is over and you lead again. A good moment to get rid of a small card.
    .try = Lead your 2.
lesson-ability = No card is higher than the 9, but each 3 and each 6 is a person with an ability. { card-liu_bang } beats a single 9; hold a card, or rest the mouse on it, to read what it does.
    .try = Choose { card-liu_bang } and use his ability.
lesson-single = Nobody beats that, and you lead once more. Only the 1 and two 8s are left in your hand.
    .try = Lead your 1.
lesson-pass = An 8 would beat this 6, but it would tear your pair apart. Passing costs nothing: Chu just leads the next trick.
    .try = Pass.
lesson-writs = If you are stuck, a writ lets you draw two cards. But each writ you have taken is a point for your rival if they go out, and Chu has taken two.
lesson-out = Chu leads two 5s, and you have just the answer. When you play your last cards, the hand ends at once.
    .try = Play your two 8s and go out.
lesson-won = You went out: 4 points for the 4 cards that Chu still holds, never more than 5, and 2 for the writs. That makes 31, and the realm is yours!

## Sets: "three 7s", used by other messages ($size, $rank)

set-name =
    { $size ->
        [1] a single { $rank }
        [2] two { $rank }s
        [3] three { $rank }s
        [4] four { $rank }s
        [5] five { $rank }s
        [6] six { $rank }s
        [7] seven { $rank }s
        [8] eight { $rank }s
        [9] nine { $rank }s
        [10] ten { $rank }s
       *[other] { $size } cards of rank { $rank }
    }
    .object = { set-name }
set-with = { set-name } with { $card }
set-mixed = { $size } cards as rank { $rank } with { $card }

# Named cards and jokers are told, not a rank again and again.
played-cards =
    { $rank ->
        [3] : { $cards }
        [6] : { $cards }
       *[other]
            { $cards_alike ->
                [yes] { "" }
               *[other] : { $cards }
            }
    }

## Plain cards

card-0 = Xiong Xin
    .title = Puppet King
    .ability = Joker: makes a set one card larger. Alone, a single 0.
    .line = Joins any set: one more card
card-1 = Chen Ping
    .title = Counsellor of Han
card-2 = Fan Zeng
    .title = Counsellor of Chu
    .ability = A set of six or more 2s scores 1 VP for each card in it.
card-4 = Envoy
    .title = Go-between
card-5 = Zhang Liang
    .title = Strategist of Han
card-7 = Cao Shen
    .title = General of Han
card-8 = Long Ju
    .title = General of Chu
card-9 = Emperor
    .title = Son of Heaven

## Named cards: the 3s

card-ji_bu = Ji Bu
    .title = Man of His Word
    .ability = Look at the top 4 cards of the pile. If no writ is left, your rival also plays with an open hand for the rest of the hand.
    .used = { $who } looks at the top 4 cards of the pile. If no writ is left, { $rival } also plays with an open hand for the rest of the hand.
    .line = See the top 4 of the pile
card-yu_ji = Yu Ji
    .title = Xiang Yu’s Beloved
    .ability = Discard one other card from your hand.
    .used = { $who } discards one other card from hand.
    .line = Discard 1 other card
card-lyu_zhi = Lyu Zhi
    .title = Empress of Han
    .ability = Cancel an ability that your rival has just used.
    .used = { $who } cancels the ability that { $rival } has just used.
    .line = Cancels the rival’s ability
card-xiao_he = Xiao He
    .title = Chancellor of Han
    .ability = Cancel your rival’s Lyu Zhi, so that your ability works after all.
    .line = Cancels Lyu Zhi
card-peng_yue = Peng Yue
    .title = Raider Chief
    .ability = Counter with a set of the same rank instead of a higher one. He is not counted in it.
    .used = { $who } counters with a set of the same rank instead of a higher one. Peng Yue is not counted in it.
    .line = Counter with the same rank
card-xiahou_ying = Xiahou Ying
    .title = Charioteer
    .ability = Pass, and still lead the next trick. Your rival scores 3 VP.
    .used = { $who } passes, and still leads the next trick. { $rival } scores 3 VP.
    .line = Pass, yet you lead; rival +3
card-zhongli_mo = Zhongli Mo
    .title = Commander of Chu
    .ability = Play two or more cards of all different ranks as a set of the lowest of them. He is not counted in it.
    .used = { $who } plays two or more cards of all different ranks as a set of the lowest of them. Zhongli Mo is not counted in it.
    .line = Mixed ranks, lowest counts

## Named cards: the 6s

card-ying_bu = Ying Bu
    .title = King of Jiujiang
    .ability = Take a card of rank 1 to 5 from the discard pile into your hand.
    .used = { $who } takes a card of rank 1 to 5 from the discard pile into hand.
    .line = Take back a 1 to 5
card-han_xin = Han Xin
    .title = Grand Marshal
    .ability = Your rival scores 1 VP and must counter their own last set or pass.
    .used = { $rival } scores 1 VP and must counter their own last set or pass.
    .line = Rival must beat own set; rival +1
card-liu_bang = Liu Bang
    .title = King of Han
    .ability = Against a single 9 he counts as a single 10.
    .used = { $who } counters a single 9: Liu Bang counts as a single 10.
    .line = Beats a single 9
card-xiang_yu = Xiang Yu
    .title = Hegemon of Chu
    .ability = Pass. For the rest of this hand all VP are doubled, whoever scores them.
    .used = { $who } passes. For the rest of this hand all VP are doubled, whoever scores them.
    .line = Pass; all VP count double

## Kinds of abilities

kind-lead = Lead
kind-counter = Counter
kind-any = Lead or counter
    .short = Any play
kind-reaction = Reaction
kind-joker = Joker

## Events

event-calm = Calm
    .effect = Nothing special in this hand.
event-restraint = Restraint
    .effect = Whoever goes out scores −1 VP for each writ of their own and +2 VP for each of the rival’s, instead of the usual writ points.
    .short = Going out: −1 for each own writ, +2 for each of the rival’s.
event-warlords = Warlords
    .effect = 3 writs fewer; 6 cards from the pile lie face up. In each play you may use one of them, for its ability or in a set.
    .short = Each play may use one of the face-up cards.
event-hongmen = Banquet at Hongmen
    .effect = 1 writ fewer; 2 cards from the pile lie face up. Instead of taking a writ you may swap a hand card for one of them.
    .short = Swap a hand card for a face-up one instead of taking a writ.
event-hangu = Race to Hangu Pass
    .effect = Instead of taking a writ you may place a hand card in the common row: first a 1, then always exactly one higher. Whoever placed the highest card scores 3 VP when the hand ends.
    .short = Add the next card to the row instead of taking a writ; the last one scores 3.
event-gaixia = Battle of Gaixia
    .effect = Cards left in the rival’s hand score without the limit of 5 VP.
    .short = Every card left in the rival’s hand counts.
event-stabilization = Stabilization
    .effect = Whoever passes scores 1 VP. Victory is checked only when the hand ends.
    .short = A pass scores 1. Nobody wins before the hand ends.
event-hong_canal = Hong Canal Treaty
    .effect = Whoever takes a writ looks at both cards drawn, gives one to the rival and keeps the other.
    .short = Whoever takes a writ gives one of its cards away.
event-mandate = Mandate of Heaven
    .effect = Whoever passes may take one of the cards played in this trick into their hand.
    .short = Whoever passes may take a card of the trick.
event-sudden_charge = Sudden Charge
    .effect = Writs can be taken on a counter only, not on lead.
    .short = No writs on lead.
event-sound_advice = Sound Advice
    .effect = Every set of rank 1 scores 2 VP for its player. Victory is checked only when the hand ends.
    .short = A set of 1s scores 2. Nobody wins before the hand ends.

## Options

option-events = Events
    .help = Each hand has an event card that may change its set-up, play or scoring. Best left out of your first games.
option-events-false = Without events
option-events-true = With events

## Rules: deck

rules-1 = Deck
rule-CH-1-1 = The deck has 46 cards: one 0, nine 1s, eight 2s, seven 3s, six 4s, five 5s, four 6s, three 7s, two 8s and one 9.
rule-CH-1-2 = Every 3 and every 6 is a different, named card with its own ability; all other cards of one rank are alike.
rule-CH-1-3 = The clan marks on the cards serve only the historical campaigns, which are not part of this game.

## Rules: set-up

rules-2 = Set-up
rule-CH-2-1 = Han starts with 0 VP and Chu with 1 VP. Han leads the first hand.
rule-CH-2-2 = For each hand all 46 cards are shuffled and each player is dealt 15; the other 16 are the pile, with 6 writs beside it. The bottom 4 cards of the pile are never drawn.
rule-CH-2-3 = In later hands the player with fewer VP leads; on a tie, the one who went out in the last hand.
rule-CH-2-4 = With events, each hand has one event in force, and the next one is turned up before the next deal. The first is Calm, the other 14 are shuffled; if they ever run out, play goes on with Calm.
rule-CH-2-5 = Face-up cards of an event come from the top of the pile, so the pile always has 4 cards plus 2 for each writ left.
rule-CH-2-6 = Of the 46 shuffled cards the first 15 go to Han, the next 15 to Chu, and the last 16 are the pile, top card first.

## Rules: sets

rules-3 = Sets
rule-CH-3-1 = A natural set is one or more cards of one rank from 1 to 9. Named 3s and 6s may always be played as plain cards.
rule-CH-3-2 = The 0 makes a natural set one card larger without changing its rank; alone it is a natural set of rank 0. Adding it is not an ability and cannot be cancelled.
rule-CH-3-3 = On lead you may play any set.
rule-CH-3-4 = A counter must be a set of the same size and of a higher rank than the last set in the trick.
rule-CH-3-5 = A set of rank 2 with six or more cards scores 1 VP for each card in it once the play stands; sets made with the 0, Zhongli Mo or Peng Yue count too. The bonus is not an ability: only the Zhongli Mo or Peng Yue that makes the set can be cancelled.
rule-CH-3-6 = The set to beat is the last one that stands in the trick, whoever played it. Han Xin, LEAD abilities and cancelled plays are not sets.

## Rules: course of a trick

rules-4 = Course of a trick
rule-CH-4-1 = The leader may first use one LEAD ability and take one writ, in either order, and must then play a set. The leader cannot pass.
rule-CH-4-2 = A writ lets you draw the top 2 cards of the pile. You may take one per turn (a swap or placement counts as one), and only while there are writs left.
rule-CH-4-3 = On a counter you may take one writ; then you must play a legal set, use a counter ability, or pass.
rule-CH-4-4 = Players counter in turn until one passes. The other then leads the next trick, and all cards of this one go to the discard pile.
rule-CH-4-5 = A play may use only one special ability; other 3s and 6s in it are plain cards.
rule-CH-4-6 = Open to both: the number of cards in hands and pile, the discard pile, the writs taken, the events so far, and all cards played, cancelled, returned, discarded, swapped, placed, taken or given. Hidden: hands that are not open, the pile, what Ji Bu shows, what a writ draws, and the card kept after giving one.
rule-CH-4-7 = Every counter is a new turn, even the one after Han Xin, so a writ may be taken again.

## Rules: abilities

rules-5 = Abilities
rule-CH-5-1 = Ji Bu (lead, alone): look at the top 4 cards of the pile and leave them in order. If only the 4 cards that are never drawn are left, your rival also plays with an open hand for the rest of this hand.
rule-CH-5-2 = Yu Ji (lead): discard exactly one other card from your hand, shown as you use her. Without another card in hand you cannot use her.
rule-CH-5-3 = Ying Bu (lead): when he resolves, you take one card of rank 1 to 5 from the discard pile into your hand; there must be one. Cards of the current trick are not there yet.
rule-CH-5-4 = Lyu Zhi (reaction, alone): she cancels an ability your rival has just used, at that very moment or not at all. If a writ brings her later, it is too late.
rule-CH-5-5 = Xiao He (reaction, alone): he cancels your rival’s Lyu Zhi, so that your ability resolves, and both go to the discard pile at once. He must be in your hand or in the Warlords row, not among the cards of the play.
rule-CH-5-6 = Peng Yue (counter): play him with a natural set of the same size and the same rank as the last set. He is extra and not counted in the set.
rule-CH-5-7 = Xiahou Ying (counter, alone): you pass but lead the next trick, and your rival scores 3 VP.
rule-CH-5-8 = Zhongli Mo (lead or counter): play him with two or more cards of all different ranks; they are a set of that size and of the lowest of these ranks. He is not counted, a 0 among them has rank 0, and another 3 may be among them.
rule-CH-5-9 = Han Xin (counter, alone): your rival scores 1 VP and must counter their own last set or pass, in a full counter turn with writ and abilities. The set is not scored again.
rule-CH-5-10 = Liu Bang (counter, alone): against a single 9, and nothing else, he counts as a single of rank 10.
rule-CH-5-11 = Xiang Yu (counter, alone): you pass, and all VP that either player scores in the rest of this hand, from whatever source, are doubled, but never more than doubled. The limit of 5 VP for cards applies before doubling.
rule-CH-5-12 = After each use of an ability the rival may answer with Lyu Zhi, and the user may answer her with Xiao He; reacting or allowing is all you can do then, and only then. You are asked whenever the open cards leave it possible that you can react.
rule-CH-5-13 = When an ability is cancelled, its card and Lyu Zhi go to the discard pile at once. The other cards of the play return where they came from: to the hand, the discard pile or the row.
rule-CH-5-14 = If Peng Yue, Xiahou Ying, Zhongli Mo, Han Xin, Liu Bang or Xiang Yu is cancelled, you have no writ, swap, placement or LEAD ability left this turn. You must play a set, or on a counter play or pass; another of these six abilities is allowed.
rule-CH-5-15 = After a cancelled LEAD ability you may use no other LEAD ability in this trick. A writ not yet taken may still be taken.
rule-CH-5-16 = Used ability cards lie in the trick until it ends; the card discarded by Yu Ji goes to the discard pile at once.
rule-CH-5-17 = You may not react to your own card.

## Rules: going out and winning

rules-6 = Going out and winning
rule-CH-6-1 = When a player has no cards left and all reactions are over, the hand ends at once, without a counter. So a leader can go out by a LEAD ability or a placed card, without playing a set.
rule-CH-6-2 = If both players have no cards left, the one who was empty first has gone out; cards are gone when laid, first the user’s, then Lyu Zhi, then Xiao He. A hand that gets cards back is not empty.
rule-CH-6-3 = A last card used for an ability that is cancelled is still gone: if nothing returns to your hand, you have gone out.
rule-CH-6-4 = Whoever goes out scores 1 VP for each card in the rival’s hand (at most 5) and 1 VP for each writ the rival took. Their own writs score nothing, and the sum may be 0.
rule-CH-6-5 = A player with 31 or more VP wins at once, even within a hand, as soon as reactions are over. Going out in the same play is then not scored.
rule-CH-6-6 = If both have 31 or more VP after a hand’s scoring, the higher total wins; if they are equal, the player who went out in this hand.
rule-CH-6-7 = In one and the same play the check for 31 VP comes before the check for an empty hand.
rule-CH-6-8 = A finished play goes in this order: its effect and all its points, the check for 31 VP, the check for an empty hand, the card taken by the Mandate of Heaven, the end of the trick.
rule-CH-6-9 = A hand ends in this order: the points for going out as changed by the event, the 3 VP of Hangu, and only then the check for 31 VP. The next event, the choice of the leader and the deal follow.

## Rules: events

rules-7 = Events
rule-CH-7-1 = Calm changes nothing. There are five such cards.
rule-CH-7-2 = Restraint: instead of the usual writ points, whoever goes out loses 1 VP for each of their own writs and scores 2 VP for each of the rival’s. With Xiang Yu the sum of cards and writs is doubled; a score never falls below 0.
rule-CH-7-3 = Only with Warlords: 3 writs fewer, 6 cards from the pile lie face up, and each play, even a reaction, may use one of them for its ability, in a set or as the whole set. They are not hand cards and are not refilled; from a cancelled play they return to the row, except the ability card itself.
rule-CH-7-4 = Only with Hongmen (1 writ fewer, 2 cards from the pile face up): instead of taking a writ you may swap a hand card for one of the face-up cards. An equal card is allowed, and no writ need be left.
rule-CH-7-5 = Only with Hangu: instead of taking a writ, even if none is left, you may place a hand card in the common row: first a 1, then always exactly one higher; the 0 is not wild. After the hand’s other scoring, whoever placed the highest card scores 3 VP, gone out or not.
rule-CH-7-6 = Gaixia: the limit of 5 VP for cards in the rival’s hand is lifted.
rule-CH-7-7 = Stabilization: whoever passes scores 1 VP, even when passing by an ability that is not cancelled. Victory is checked only at the end of the hand.
rule-CH-7-8 = Only with the Hong Canal Treaty: whoever takes a writ looks at both cards drawn, must give one of them to the rival and keeps the other.
rule-CH-7-9 = Only with the Mandate of Heaven: whoever passes, even by an ability, may take one card lying in this trick into their hand, unless the hand is over. Cancelled cards, reactions and Yu Ji’s discard do not lie there.
rule-CH-7-10 = Sudden Charge: writs may be taken only on a counter.
rule-CH-7-11 = Sound Advice: each set of rank 1, of any size and kind, scores 2 VP for its player, but not again after Han Xin. Victory is checked only at the end of the hand.
rule-CH-7-12 = A swap or placement uses up the writ of the turn and is barred by CH-5.14 as well. No writ is taken and nothing is drawn.

## Rules: moves

rules-8 = Decisions and moves
rule-CH-8-1 = Only the player whose decision is due may move, and nobody once the game is over.
rule-CH-8-2 = A move must be one of the known move texts, such as “play 5 5” or “pass”. Cards are 0 1 2 4 5 7 8 9 and the eleven names: a 3 or 6 is always written by its name.
rule-CH-8-3 = You can only use cards that are there: without a star from your hand, with a star from the Warlords row, each as often as it is there.
rule-CH-8-4 = Cards are written by rising rank with the 0 last; an ability card stands first, and a starred card right behind its equal. You may type them in any order.
rule-CH-8-5 = Cards that are alike are one choice. The same card from your hand and from the row are two.
rule-CH-8-6 = In “play” and “use” a face-up Warlords card is written with a star, as in “play 5 *5”, at most one in a play. “take” names a card without a star.
rule-CH-8-7 = A refused move names the first rule it breaks, checked in a fixed order.

## What is asked

ask-lead = You lead: play any set. A LEAD ability or a writ can only come before it.
    .short = You lead: play any set
    .more = A LEAD ability or a writ can only come before the set.
ask-lead-must = Your ability was cancelled: now play a set. No more writs or LEAD abilities this turn.
ask-counter = Beat { set-name.object }: play a set of the same size and a higher rank, use an ability, or pass.
    .short = Counter { set-name.object }, or pass
    .mixed = Counter { $size } cards as rank { $rank }, or pass
    .more = A set of the same size and a higher rank, or an ability.
ask-counter-must = Your ability was cancelled: now counter or pass. No more writs this turn.
ask-react-lyu_zhi = Your rival uses { $card }. Cancel it with Lyu Zhi, or allow it?
    .short = { $who } uses { $card }. Cancel with Lyu Zhi?
ask-react-xiao_he = Lyu Zhi cancels your ability. Answer with Xiao He, or allow it?
    .short = { $who } cancels { $card }. Save your ability with Xiao He?
ask-give = Hong Canal Treaty: which of the two cards do you give to your rival?
ask-take = Mandate of Heaven: take a card of this trick into your hand, or take nothing.
ask-wait = Waiting for { $who }.
ask-over = The game is over.

## Moves (buttons)

move-writ = Take a writ
move-pass = Pass
move-allow = Allow
move-decline = Take nothing
move-play = Play { set-name.object } ({ $cards })
    .set = Play { set-name.object }
move-swap = Swap { $card } for { $for }
move-place = Place { $card } in the row
move-give = Give { $card }
move-take = Take { $card }
move-use = Use { $card }
move-use-with = Use { $card } with { $cards }

## Journal

log-dealt =
    Hand { $hand } is dealt. { $mine ->
            [yes] You lead
           *[no] { $who } leads
        }.{ $event_id ->
        [calm] { "" }
       *[other] { " " }Event: { $event }.
    }
log-dealt-row = Face up: { $row }.
log-dealt-cards = Your cards: { $cards }.
log-took_writ = { $mine ->
        [yes] You take
       *[no] { $who } takes
    } a writ. Writs left: { $left }.
log-took_writ-cards = You draw: { $cards }.
log-gave = { $mine ->
        [yes] You give one of the two cards to the rival and keep
       *[no] { $who } gives one of the two cards to the rival and keeps
    } the other.
log-gave-card = Card given: { $card }.
log-gave-kept = You keep: { $kept }.
log-swapped = { $mine ->
        [yes] You swap
       *[no] { $who } swaps
    } { $card } for { $for }.
log-placed = { $mine ->
        [yes] You place
       *[no] { $who } places
    } { $card } in the row.
log-played = { $mine ->
        [yes] You play
       *[no] { $who } plays
    } { set-name.object }{ played-cards }.
log-used = { $mine ->
        [yes] You use
       *[no] { $who } uses
    } { $card }.
log-used-with =
    { $card_id ->
        [peng_yue] { $mine ->
                [yes] You play { set-name.object }
               *[no] { $who } plays { set-name.object }
            } with { $card }{ played-cards }.
        [zhongli_mo] { $mine ->
                [yes] You play { set-mixed }
               *[no] { $who } plays { set-mixed }
            }: { $cards }.
        [ying_bu] { $mine ->
                [yes] You use { $card } to take
               *[no] { $who } uses { $card } to take
            } back { $cards }.
       *[yu_ji] { $mine ->
               [yes] You use { $card } to discard
              *[no] { $who } uses { $card } to discard
           } { $cards }.
    }
log-reacted = { $mine ->
        [yes] You react
       *[no] { $who } reacts
    } with { $card }.
log-cancelled = { $mine ->
        [yes] Your
       *[no] { $who }’s
    } { $card } is cancelled.
log-cancelled-returned = { $mine ->
        [yes] The
       *[no] { $who }: the
    } other cards go back where they came from: { $returned }.
log-upheld = Lyu Zhi is cancelled: { $card } works after all.
log-looked = { $mine ->
        [yes] You look
       *[no] { $who } looks
    } at the top 4 cards of the pile.
log-looked-cards = On the pile, from the top: { $cards }.
log-opened = { $mine ->
        [yes] You play
       *[no] { $who } plays
    } with an open hand from now on: { $cards }.
log-discarded = { $mine ->
        [yes] You discard
       *[no] { $who } discards
    } { $card }.
log-recovered = { $mine ->
        [yes] You take
       *[no] { $who } takes
    } { $card } from the discard pile.
log-bounced = { $mine ->
        [yes] You must now counter your
       *[no] { $who } must now counter their
    } own set or pass.
log-doubled = { $mine ->
        [yes] You double
       *[no] { $who } doubles
    } the stakes: all VP count twice for the rest of this hand.
log-scored = { $mine ->
        [yes] You score
       *[no] { $who } scores
    } { $points } VP ({ $why }).
log-passed = { $mine ->
        [yes] You pass
       *[no] { $who } passes
    }.
log-took = { $mine ->
        [yes] You take
       *[no] { $who } takes
    } { $card } from the trick.
log-declined = { $mine ->
        [yes] You take
       *[no] { $who } takes
    } no card from the trick.
log-trick_ended = The trick is over. { $mine ->
        [yes] You lead
       *[no] { $who } leads
    }.
log-went_out = { $mine ->
        [yes] You go
       *[no] { $who } goes
    } out! { result-sum } = { $points } VP.
log-hand_ended = Hand { $hand } is over. Score: Han { $scores_0 }, Chu { $scores_1 }.
log-game_over = { $mine ->
        [yes] You win the game and found
       *[no] { $who } wins the game and founds
    } the dynasty! Final score: Han { $scores_0 }, Chu { $scores_1 }.

## Reasons for points

why-twos = six or more 2s
why-xiahou_ying = Xiahou Ying’s gift
why-han_xin = Han Xin’s gift
why-stabilization = Stabilization: a pass
why-sound_advice = Sound Advice: a set of rank 1
why-hangu = Hangu: highest card in the row
why-going_out = going out

## Labels

label-hand = Hand
label-trick = Trick
label-pile = Pile: { $drawable } to draw, { $sealed } sealed
label-writs = Writs left: { $left }
label-discard = Discard pile
label-row = Face-up row
label-score = Score
label-to_beat = To beat: { set-name }
label-known = Known in the rival’s hand
label-seen = Seen on the pile
label-doubled = VP doubled
label-open = Open hand
label-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .unit =
        { $count ->
            [one] card
           *[other] cards
        }
label-going_out = Going out: { $points } VP
label-hand_no = Hand { $hand }
label-writs_taken =
    { $count ->
        [one] { $count } writ
       *[other] { $count } writs
    }
    .unit =
        { $count ->
            [one] writ
           *[other] writs
        }

## At the table

board-score = Score: first to 31 VP
board-score-side = { $who }: { $points } VP. Going out now would bring { $out }.
board-going_out = going out
board-rival = Rival’s hand
board-spectated = Hand of { $who }
board-known = You know of: { $cards }
board-open = Open hand: { $cards }
board-doubled = All VP doubled
board-to_draw = to draw
board-sealed = sealed
board-seen = Top of the pile: { $cards }
board-writs =
    { $left ->
        [one] { $left } writ left
       *[other] { $left } writs left
    }
board-writs-taken = { $who } { $count }
board-event = Event of this hand
board-discarded = { $count } discarded
board-browse = Browse
board-row = Face up
board-placed = { $card }, placed by { $who }
board-to_beat = To beat
board-above =
    { $rank ->
        [9] Only an ability beats it
        [10] Only an ability beats it
       *[other]
            { $size ->
                [one] 1 card above rank { $rank }
               *[other] { $size } cards above rank { $rank }
            }
    }
board-free_lead = Lead any set
board-leads = { $who } leads
board-last_trick = Last trick
board-set-last = To beat, by { $who }: { $set }
board-pending = { $who } uses { $card }
board-if = If { $card } stands, to beat
board-waits = waits for { $who }
board-waits-you = waits for you
board-earlier = { $count } earlier
board-cards = Cards: { $cards }

step-trick = Trick { $trick }
step-trick_ends = Trick ends
step-give = Giving a card

hand-yours = Your hand: { $cards }
hand-none = Your hand is empty
hand-chosen = chosen
hand-may = can be played
hand-help = Arrow keys move, Space chooses, digits choose by rank, Enter plays.
card-rule = Rule { $rule }
card-of_rank =
    { $count ->
        [one] The only card of its rank
       *[other] One of { $count } cards of its rank
    }

prompt-choose = Choose cards
prompt-choose-card = Choose a card
prompt-chosen = Chosen: { $cards }.
prompt-prize = For the ability, choose a card from the discard pile.
prompt-going_out = Going out now would score { $points } VP.
prompt-more = All moves

window-standing = When an ability is used
window-allow = Always allow
window-ask = Ask me

discard-title = Discard pile
discard-empty = Nothing has been discarded in this hand.
moves-title = All legal moves
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-filter = Filter
choices-discard = From the discard pile
choices-pile = The two cards drawn
choices-trick = From this trick
board-close = Close

result-winner = { $mine ->
        [yes] You found
       *[no] { $who } founds
    } the dynasty
result-hand = Hand { $hand } is over
result-sum =
    { $times ->
        [1] { result-sum-once }
       *[other] { $times } × ({ result-sum-once })
    }
result-sum-once =
    { $for_cards } for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $for_writs ->
        [0] { "" }
       *[other] { " " }+ { $for_writs } for writs
    }
result-points = { $points } VP
result-total = Score
result-next = Next hand
result-how = How the points were scored

verb-play = Play a set
verb-writ = Writ
verb-swap = Swap
verb-place = Place in the row
verb-pass = Pass
verb-give = Give
verb-take = Take
verb-decline = Take nothing
verb-allow = Allow

## The course

course-sets = Sets and counters
course-writs = Writs: two more cards
course-joker = The 0, and six 2s
course-lead = LEAD abilities
course-counter = Counter abilities
course-reactions = Reactions
course-out = Going out
course-events = Events

## Why a position cannot be

position-cards = Hands, pile, trick, face-up row and discard pile together are the 46 cards of the game, each as often as it exists.
position-hands = Whoever has no card left has gone out: both players need at least one.
position-pile = The pile has exactly two cards for each writ that is left, and the sealed ones.
position-discard = Judging by the cards that were played, another card must be in the discard pile.
position-scores = Whoever has 31 points has won: the game would be over.
position-writs = There are not that many writs.
position-trick = The cards in the trick cannot have been played like this: each set beats the last one and has its size.
position-pending = Nobody can have used this ability here.
position-phase = The phase does not follow from the cards in the trick.
position-to_move = Another player is to move: it follows from who leads and from the trick.
position-lead_ability = The LEAD ability does not fit the trick.
position-row = This event shows a different number of cards face up.
position-row_by = This event shows a different number of cards face up.
position-event_deck = There are not that many cards of this event.
position-known = A player can only know cards that the rival holds.
position-winner = With these points the player who is named has not won.

## Setting up a position

edit-points = Points of { $who }
edit-writs = Writs of { $who }
edit-hand = Hand of { $who }
edit-pile = Pile, the next card first
edit-trick = To beat
edit-discard = Discard pile
edit-leads = Who leads
edit-event = Event
edit-doubled = All points doubled

## Drawn examples of the rules

example-CH-3-3 = Han leads three 4s. Chu answers with three 5s.
example-CH-3-4 = Three 7s beat three 5s: as many cards, a higher rank. Chu passes, and Han leads again.
example-CH-3-5 = Five 2s and the 0 make a set of six: 6 points at once.
example-CH-4-2 = Han has taken a writ and drawn an 8 and a 7.
example-CH-5-2 = Yu Ji has discarded a 1. Two 4s are left in the hand.
example-CH-5-4 = Chu uses Xiang Yu. Lyu Zhi cancels him, and Chu has to play or pass.
example-CH-5-7 = Xiahou Ying: Chu gets 3 points, but Han leads the next trick.
example-CH-5-10 = A single 9 is on the table. Liu Bang beats it as a 10, Chu passes, and Han leads.
example-CH-6-4 = The two 7s are Han’s last cards: Han goes out and scores 7, from 10 to 17.

## Puzzles: why a move is the best
reason-points = On average, the rest of the hand brings you { $more ->
        [one] { $more } point
       *[other] { $more } points
    } more than after “{ $move }”.
reason-out = You go out first in { $best } of the games played on from here; after “{ $move }” in { $other }.
reason-trick = You win this trick in { $best } of the games played on from here; after “{ $move }” in { $other }.

## What rivals say on the ladder: before a game, when they are beaten, when they have won

rival-ferryman = Mind the step. The current is slow today, and so am I.
    .beaten = You are across. On this bank, ask for the Envoy.
    .won = You got wet, no more. The boat goes again.
rival-envoy = I carry one letter and two pairs. Guess which I open first.
    .beaten = The letter says that you won. I shall read it to the Magistrate myself.
    .won = Nothing is signed yet. Shall we talk again?
rival-magistrate = Every card that falls is written down here. So is every mistake.
    .beaten = I find no fault in the verdict: it is yours. The Regent will receive you.
    .won = The case stays open. You may appeal.
rival-regent = You have come far. I have kept one card for you all along.
    .beaten = Take the seal. I did not think that I should be glad to give it away.
    .won = The gate is shut tonight. It opens every morning.

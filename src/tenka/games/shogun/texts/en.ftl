### Shogun: game texts, English.
### Numbers ($armies, $chests, $points and so on) are passed as numbers, names and lists as text.

## The game

game-title = Shogun
game-tagline = Secret plans, and a tower that remembers
game-summary = Three to five daimyo fight for Japan over two years. Each season everyone plans ten actions in secret, one province for each. Battles are decided by a cube tower that keeps some cubes and gives others back. Feed your provinces through the winter, keep the peasants calm, and build for the majorities of the five regions.
seat-0 = Uesugi Kenshin
seat-1 = Mori Motonari
seat-2 = Tokugawa Ieyasu
seat-3 = Takeda Shingen
seat-4 = Hashiba Hideyoshi
seat-named = { $name } ({ $seat ->
        [0] Uesugi
        [1] Mori
        [2] Tokugawa
        [3] Takeda
       *[4] Hashiba
    })
colour-0 = blue
colour-1 = yellow
colour-2 = red
colour-3 = black
colour-4 = purple
colour-peasant = green

## The guided hand

lesson-welcome = You are { seat-0 }, in the last autumn before the last winter. Provinces, buildings and majorities in a region bring points; whoever has the most becomes shogun.
lesson-armies = A number with a cube tells how many armies stand in a province. You have 18 in Shinano; next to it a single army guards Kai and its castle.
lesson-land = A province brings chests when it is taxed and rice when it is harvested. Castles, temples and theatres are built on its sites, and chests pay for them.
lesson-raise = Each season all plan in secret: one province card for each action, or a chest card where you do nothing. Seven of yours are planned already. The card on this field raises one army in its province.
lesson-attack = The card on a battle field says whose armies march. From Shinano they reach Kai.
lesson-plan = The last field is your bid for the first choice of a special card. You pay as many chests as the card says.
    .try = Lay Hida on { field-deploy1 }, Shinano on { field-battle_a } and { card-chest3 } on the bid, then seal the plan.
lesson-bid = Yours was the highest bid, so you choose first. Each card helps in its own way, and its number is your place in the turn order.
    .try = Take this card: { special-attack }.
lesson-tower = Taxes, castle and rice are done, and now comes your battle. All cubes that fight go into the tower with those on the tray: some stay inside, and what falls out counts.
lesson-march = Against a single army numbers decide. One of yours has to stay in Shinano.
    .try = Choose Kai and march with all 17.
lesson-battle = The tower has kept some cubes, but more of yours fell out: Kai is yours, with its castle. What is inside may fall out in a later battle.
lesson-stay = Your last action: a new army stands in Hida. It might go on to another province of yours, but nobody threatens you now.
    .try = Stay.
lesson-winter = In winter each province needs one rice, or the peasants revolt. With the harvest of Kaga you had 8 rice, and the event took 2: just enough for six provinces.
lesson-won = Provinces, buildings and majorities are counted. Kai has decided it with 40 points against 37: hail, Shogun!

## Options

option-board = Board
option-board-sun = Sun
    .effect = The printed map, with the set-up table of the rulebook.
option-board-moon = Moon
    .effect = Eight provinces lie in other regions. Its printed sea routes are not known to us: it uses those of the Sun board.
option-setup = Set-up
option-setup-preset = From the set-up table
    .effect = Provinces and armies as the rulebook has them; columns are assigned at random.
option-setup-draft = Draft
    .effect = Take province cards in turn and place your army groups there.

## Seasons, regions, fields

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
region-brown = brown region
region-green = green region
region-purple = purple region
region-red = red region
region-yellow = yellow region

## Province cards and chest cards

card-Aki = Aki
card-Awa-Boso = Awa (Boso)
card-Awa-Shikoku = Awa (Shikoku)
card-Bingo = Bingo
card-Bitchu = Bitchu
card-Bizen = Bizen
card-Echigo = Echigo
card-Echizen = Echizen
card-Etchu = Etchu
card-Harima = Harima
card-Hida = Hida
card-Hitachi = Hitachi
card-Hoki = Hoki
card-Ise = Ise
card-Iwami = Iwami
card-Iyo = Iyo
card-Izu = Izu
card-Izumo = Izumo
card-Kaga = Kaga
card-Kai = Kai
card-Kazusa = Kazusa
card-Kii = Kii
card-Kozuke = Kozuke
card-Mikawa = Mikawa
card-Mimasaka = Mimasaka
card-Mino = Mino
card-Musashi = Musashi
card-Mutsu = Mutsu
card-Noto = Noto
card-Omi = Omi
card-Owari = Owari
card-Sagami = Sagami
card-Sanuki = Sanuki
card-Settsu = Settsu
card-Shima = Shima
card-Shimosa = Shimosa
card-Shimotsuke = Shimotsuke
card-Shinano = Shinano
card-Suruga = Suruga
card-Tajima = Tajima
card-Tamba = Tamba
card-Tosa = Tosa
card-Totomi = Totomi
card-Wakasa = Wakasa
card-Yamato = Yamato
card-chest0 = chest card 0
card-chest1 = chest card 1
card-chest2 = chest card 2
card-chest3 = chest card 3
card-chest4 = chest card 4
card-none = no card

## Actions

action-castle = Build a castle
    .effect = Pay 3 chests and build a castle, if a site is free.
    .line = Castle, 3 chests
action-temple = Build a temple
    .effect = Pay 2 chests and build a temple, if a site is free.
    .line = Temple, 2 chests
action-theatre = Build a theatre
    .effect = Pay 1 chest and build a theatre, if a site is free.
    .line = Theatre, 1 chest
action-rice = Gather rice
    .effect = Gain the province’s rice and keep it, whatever follows. If revolt markers lie there, the peasants revolt; if the province stays yours, add a marker.
    .line = Rice of the province
action-tax = Collect taxes
    .effect = Gain the province’s chests and keep them, whatever follows. If revolt markers lie there, the peasants revolt; if the province stays yours, add a marker.
    .line = Chests of the province
action-deploy5 = Raise 5 armies
    .effect = Pay 3 chests and place 5 armies.
    .line = 5 armies, 3 chests
action-deploy3 = Raise 3 armies
    .effect = Pay 2 chests and place 3 armies.
    .line = 3 armies, 2 chests
action-deploy1 = Raise 1 army and move
    .effect = Pay 1 chest and place 1 army; then armies may move from there to one neighbouring province of yours.
    .line = 1 army, 1 chest, move
action-battle_a = Battle A
    .effect = Armies march to a neighbouring province: into one of yours it is a move, into any other a battle.
    .line = March or attack
action-battle_b = Battle B
    .effect = Armies march to a neighbouring province: into one of yours it is a move, into any other a battle.
    .line = March or attack
action-bid = Bid for the turn order
    .effect = A chest card is paid; any province card is free and beats a bid of 0.
    .line = Turn order

## Buildings

building-castle = castle
    .effect = Castle: 1 point, and in winter 3 more for the most castles in a region.
building-temple = temple
    .effect = Temple: 1 point, and in winter 2 more for the most temples in a region.
building-theatre = theatre
    .effect = Theatre: 1 point, and in winter 1 more for the most theatres in a region.

## Special cards

special-chest = Tax collector
    .effect = 1 more chest when you collect taxes.
special-rice = Granary
    .effect = 1 more rice when you gather rice.
special-deploy6 = Recruiter
    .effect = “Raise 5 armies” places 6.
special-attack = Vanguard
    .effect = 1 more army from your reserve in each of your attacks.
special-defence = Watch
    .effect = 1 more army from your reserve whenever a player attacks you.

## Events

event-theatre_calms = Travelling players
    .effect = Building a theatre takes one revolt marker off the province.
event-neutral_two = Armed peasants
    .effect = Two peasants defend a neutral province instead of one.
event-castle_defence = Strong walls
    .effect = An attacked province with a castle throws 1 more army from its owner’s reserve.
event-temple_peace = Peace of the temples
    .effect = Provinces with a temple cannot be attacked.
event-tax_max5 = Thrift
    .effect = Collecting taxes brings at most 5 chests.
event-tax_min6 = Rich markets
    .effect = Collecting taxes brings at least 6 chests.
event-rice_min4 = Rich harvest
    .effect = Gathering rice brings at least 4.
event-rice_max3 = Drought
    .effect = Gathering rice brings at most 3.
event-deploy_less = Few recruits
    .effect = “Raise 5 armies” places 3 and “Raise 3 armies” places 2, for the same cost.

## Rules: board and material

rules-1 = Board and material
rule-SG-1-1 = The board has 45 provinces in 5 regions of 9; armies go only to neighbours, by a land border or a sea route. The preset set-up belongs to the Sun board.
rule-SG-1-2 = With three players eight provinces are out of the game: nobody enters them, and routes through them are gone.
rule-SG-1-3 = On the Moon board eight provinces lie in other regions; its sea routes are those of the Sun board, since the printed ones are not known.
rule-SG-1-4 = Armies on the board and in reserve, chests, and the content of the tower are open to all.
rule-SG-1-5 = The bank never runs out, rice is not capped at the end of the track, and there are always revolt markers.
rule-SG-1-6 = A province is yours exactly while your armies stand in it, any number of them. Peasants never stand on the board.

## Rules: set-up

rules-2 = Set-up
rule-SG-2-1 = You start with 18, 15 or 12 chests with three, four or five players, 62 armies and the chest cards 0 to 4. There are 20 peasants.
rule-SG-2-2 = The preset set-up is for the Sun board only; who gets which column of the table is decided by lot.
rule-SG-2-3 = In the draft you take an open card or the top of the stack and place one of your groups there; card and group must be there to be taken.
rule-SG-2-4 = You may put both open cards under the stack only if they are the same two as at your last pick.
rule-SG-2-5 = Who begins the draft is decided by lot.
rule-SG-2-6 = At the start 7 armies of each player and 10 peasants are thrown into the tower; what falls out goes back to the reserves.
rule-SG-2-7 = The twelve events are shuffled, and four lie open for the year. Points and rice start at 0.
rule-SG-2-8 = After taking the top of the stack you see the card, and must place a group there before anything else.
rule-SG-2-9 = First the provinces, then the tower, then the events, then the first season.

## Rules: the season

rules-3 = A season
rule-SG-3-1 = Five of the ten action cards lie open; the next one is turned whenever an action is finished.
rule-SG-3-2 = The five special cards lie open on the spaces of the turn order, whatever the number of players.
rule-SG-3-3 = You lay only cards you hold, each on one field. A chest card or nothing on an action means that it is not done.
rule-SG-3-4 = A chest card may be bid only if you can pay it.
rule-SG-3-5 = After planning, one of the year’s open events is drawn; it holds for this season.
rule-SG-3-6 = Bids of 4, 3, 2, 1 chests choose first, then any province, then 0, then no card; ties are decided by lot. Each takes a special card that is still there.
rule-SG-3-7 = Actions follow the order of their cards, each by all players in turn order. Your card is shown when your turn comes.
rule-SG-3-8 = What you can do in full you must do; what you cannot do in full is skipped and costs nothing.
rule-SG-3-9 = Cards stay on the mats until all ten actions are over; then they return, and the event leaves the game.
rule-SG-3-10 = A plan is laid field by field in the order of the mat, all eleven of them, and a card laid stays.
rule-SG-3-11 = A field may stay empty only if you have fewer cards left than fields, or no card that may be laid there.
rule-SG-3-12 = Everyone sees who has finished planning, then the empty fields and the bids; every other card is hidden until its action comes.
rule-SG-3-13 = Each action once a season for each player, and at most one action in a province.

## Rules: actions

rules-4 = Actions
rule-SG-4-1 = A building needs its price, a free site, a province without one of its kind, and one in the supply.
rule-SG-4-2 = Rice and taxes are gained first and kept; if the province bears markers the peasants revolt; if it stays yours it gets one more marker.
rule-SG-4-3 = Raising armies costs 3, 2 or 1 chests for 5, 3 or 1 armies from the reserve.
rule-SG-4-4 = With the single army you may move armies from its province to one neighbouring province of yours, leaving at least 1; it is never an attack.
rule-SG-4-5 = You march from the planned province with 1 army or more to one neighbouring province, and at least 1 stays.
rule-SG-4-6 = A lost province takes its card with it, even from your mat. Nobody uses that card again this season.

## Rules: tower and battle

rules-5 = Tower and battle
rule-SG-5-1 = All fighting armies and all cubes on the tray are thrown in. What falls out lies on the tray and counts.
rule-SG-5-2 = The attackers meet all armies of the province, or 1 peasant in a neutral one.
rule-SG-5-3 = Without a revolt marker all peasants on the tray fight for the defender and then return to the reserve; with one they stay on the tray.
rule-SG-5-4 = Cubes of other colours stay on the tray for the next throw.
rule-SG-5-5 = The side with more cubes wins. The winner loses as many as the loser had; a defender’s peasants fall before their armies.
rule-SG-5-6 = A conquered province comes with its buildings, markers and card.
rule-SG-5-7 = A tie, or a defender ahead by peasants alone, empties the province: armies, buildings and markers go, and it becomes neutral.
rule-SG-5-8 = In a revolt the armies of the province fight one peasant for each marker, with all peasants on the tray against them. Peasants win ties too, and then the province becomes neutral.
rule-SG-5-9 = If the reserve has too few peasants or armies, those that are there are thrown.
rule-SG-5-10 = The tower is chance with a memory: cubes are caught and knocked loose, and no colour is favoured.
rule-SG-5-11 = A lost or tied attack on a neutral province leaves it neutral; the attacking cubes and the peasants go to the reserves.

## Rules: special cards and events

rules-6 = Special cards and events
rule-SG-6-1 = Special cards give 1 chest, 1 rice, the sixth army, or 1 more army in your attacks or against attacks of players, each time it comes up in the season.
rule-SG-6-2 = The season’s event holds for all; with the peace of the temples no province with a temple may be attacked.
rule-SG-6-3 = The event comes before the special card; with few recruits the recruiter still places 6.
rule-SG-6-4 = A bonus is always taken. With fewer than 6 armies in reserve the recruiter does nothing; walls and watch add up.

## Rules: winter

rules-7 = Winter
rule-SG-7-1 = The one event left open says how much rice each player loses; then 1 rice is needed for each province, and it is not taken away.
rule-SG-7-2 = Missing rice means revolts in provinces drawn blindly; their owner names the next one among them.
rule-SG-7-3 = In a winter revolt you face one peasant for each marker, plus the extra peasants; no marker is added. Events and special cards do not change it.
rule-SG-7-4 = 1 point for each province and building; in each region 3, 2, 1 points for the most castles, temples, theatres, and 1 less for each tied player.
rule-SG-7-5 = After the first winter come four new events; markers go and rice falls to 0. All else stays.
rule-SG-7-6 = After the second winter the most points win, then the most chests; otherwise victory is shared.
rule-SG-7-7 = Without provinces you stay in the game with your chests and chest cards.
rule-SG-7-8 = Winter goes in this order: everyone’s loss of rice, revolts one by one, scoring, the next year or the end.

## Rules: moves

rules-8 = Course of play
rule-SG-8-1 = Only a player who owes a decision may move, and nobody once the game is over.
rule-SG-8-2 = A move must be a text of this phase, letter for letter, such as “plan tax Settsu” or “move Settsu Yamato 3”.
rule-SG-8-3 = Between decisions everything happens by itself.
rule-SG-8-4 = You are asked only what the rules leave open, even if there is only one answer.
rule-SG-8-5 = Chance decides the shuffles, the event, ties of bids, throws and blind draws; each of these has a name of its own.

## Rules: the tower

rules-9 = How the tower works
rule-SG-9-1 = The tower remembers only how many cubes of each colour are inside.
rule-SG-9-2 = Before a throw each cube inside lies on one of three floors, each equally likely.
rule-SG-9-3 = The cubes thrown are mixed and fall one by one from the top.
rule-SG-9-4 = A cube that comes to a floor is caught there with a chance of 15%.
rule-SG-9-5 = A cube that passes a floor knocks each cube lying there loose with a chance of 4%; loose cubes fall on after it.
rule-SG-9-6 = What passes the lowest floor lies on the tray; the rest is inside.

## What is asked

ask-draft = Take an open card or the top of the stack, and place an army group there.
    .short = Choose a province card
ask-draft-group = You drew { $province }: which group goes there?
    .short = Choose a group
ask-plan = Plan your season: lay a card on each of the eleven fields.
    .short = Plan your season
ask-choose = Take a special card: it also sets your place in the turn order.
    .short = Take a special card
ask-battle = March from { $province }: where to, and with how many armies?
    .short = March from { $province }
ask-deploy1 = The army is placed in { $province }. Move armies to a province of yours next to it, or stay.
    .short = Move from { $province }, or stay
ask-revolt = Several of your provinces revolt: which one comes next?
    .short = Choose the next revolt
ask-wait = Waiting for { $who }.
ask-over = The game is over.

## Moves (buttons)

move-draft-open = Take { $province } with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
move-draft-top = Take the top of the stack
move-draft-group = Place { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
move-draft-refresh = Replace both open cards
move-plan = { $action }: { $card }
move-choose = { $special }
move-move = { $from } to { $to }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
move-stay = Stay
move-revolt = { $province } is next

## Journal

log-set_up = The provinces are dealt out according to the set-up table.
log-draft_began = { $mine ->
        [yes] You take
       *[no] { $who } takes
    } the first province card. Open cards: { $province }.
log-settled = { $mine ->
        [yes] You place
       *[no] { $who } places
    } { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } in { $province }.
log-opened =
    { $what ->
        [province] The next card lies open: { $province }.
        [refresh] { $mine ->
                [yes] You put
               *[no] { $who } puts
            } both open cards under the stack. Open now: { $province }.
        [events] Events of year { $year }: { $event }. One is drawn each season; the last one decides how hard the winter is.
        [action] One more action card is turned up: “{ $action }”.
       *[season] The first actions of the season: { $action }. The places in the turn order bring: { $special }.
    }
log-drawn =
    { $what ->
        [province] { $mine ->
                [yes] You draw
               *[no] { $who } draws
            } { $province } from the stack.
        [event] Event of the season: { $event }.
       *[revolts] { $mine ->
               [yes] You have
              *[no] { $who } has
           } too little rice, and peasants rise in { $province }, each time with { $extra } more of them.
    }
log-drawn-n =
    { $n ->
        [1] { event-theatre_calms.effect }
        [2] { event-theatre_calms.effect }
        [3] { event-neutral_two.effect }
        [4] { event-castle_defence.effect }
        [5] { event-castle_defence.effect }
        [6] { event-temple_peace.effect }
        [7] { event-temple_peace.effect }
        [8] { event-tax_max5.effect }
        [9] { event-tax_min6.effect }
        [10] { event-rice_min4.effect }
        [11] { event-rice_max3.effect }
       *[12] { event-deploy_less.effect }
    }
log-season_began = Year { $year }, { $season }: everyone plans in secret.
log-planned = { $mine ->
        [yes] You have
       *[no] { $who } has
    } sealed the plan.
told-left-out = { $mine ->
        [yes] You skip
       *[no] { $who } skips
    } “{ $action }”.
log-revealed =
    { $what ->
        [card] { $card_id ->
                [none] { told-left-out }
                [chest0] { told-left-out }
                [chest1] { told-left-out }
                [chest2] { told-left-out }
                [chest3] { told-left-out }
                [chest4] { told-left-out }
               *[other] { $mine ->
                       [yes] You turn
                      *[no] { $who } turns
                   } up { $card } for “{ $action }”.
            }
       *[bids] The bids are shown: { $bids }.
    }
log-bid =
    { $paid ->
        [0] { $mine ->
                [yes] You bid { $card } and pay
               *[no] { $who } bids { $card } and pays
            } nothing.
        [one] { $mine ->
                [yes] You bid { $paid } chest.
               *[no] { $who } bids { $paid } chest.
            }
       *[other] { $mine ->
               [yes] You bid { $paid } chests.
              *[no] { $who } bids { $paid } chests.
           }
    }
log-chose = { $mine ->
        [yes] You take
       *[no] { $who } takes
    } “{ $special }”.
log-order_set = The turn order is set, and the actions begin.
log-skipped = { $mine ->
        [yes] You cannot
       *[no] { $who } cannot
    } do “{ $action }” in { $province }: { $why }.
log-built = { $mine ->
        [yes] You build
       *[no] { $who } builds
    } a { $building_id ->
        [castle] castle
        [temple] temple
       *[theatre] theatre
    } in { $province } for { $cost ->
        [one] { $cost } chest
       *[other] { $cost } chests
    }.
log-taxed = { $mine ->
        [yes] You collect
       *[no] { $who } collects
    } taxes in { $province }: { $gained ->
        [one] { $gained } chest
       *[other] { $gained } chests
    }.
log-harvested = { $mine ->
        [yes] You gather
       *[no] { $who } gathers
    } { $gained } rice in { $province }.
log-deployed = { $mine ->
        [yes] You raise
       *[no] { $who } raises
    } { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } in { $province } for { $cost ->
        [one] { $cost } chest
       *[other] { $cost } chests
    }.
log-stayed = { $mine ->
        [yes] You move
       *[no] { $who } moves
    } no army.
log-moved = { $mine ->
        [yes] You move
       *[no] { $who } moves
    } { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } from { $from } to { $to }.
log-attacked = { $mine ->
        [yes] You attack
       *[no] { $who } attacks
    } { $to } from { $from } with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
log-attacked-owner = { $owner_mine ->
        [yes] You defend it.
       *[no] It is defended by { $owner_name }.
    }
log-thrown = { $thrown ->
        [one] { $thrown } cube goes
       *[other] { $thrown } cubes go
    } into the tower, { $fell ->
        [one] { $fell } falls
       *[other] { $fell } fall
    } out, { $held ->
        [one] { $held } stays
       *[other] { $held } stay
    } inside.
log-conquered = { $mine ->
        [yes] You win { $own } to { $against } and take
       *[no] { $who } wins { $own } to { $against } and takes
    } { $province }; { $left ->
        [one] { $left } army stands there now
       *[other] { $left } armies stand there now
    }.
log-repelled = { $mine ->
        [yes] You lose
       *[no] { $who } loses
    } { $own } to { $against }: { $province } holds out.
log-repelled-owner = { $owner_mine ->
        [yes] You have
       *[no] { $owner_name } has
    } { $left ->
        [one] { $left } army
       *[other] { $left } armies
    } left there.
log-emptied = { $own } to { $against }: no army is left in { $province }. It belongs to nobody now.
log-revolted = Revolt in { $province }: { $peasants ->
        [one] { $peasants } peasant rises
       *[other] { $peasants } peasants rise
    } against { $mine ->
            [yes] you
           *[no] { $who }
        }.
log-quelled = { $mine ->
        [yes] You put
       *[no] { $who } puts
    } down the revolt in { $province }, { $own } to { $against }; { $left ->
        [one] { $left } army is left
       *[other] { $left } armies are left
    }.
log-overrun = { $mine ->
        [yes] You lose
       *[no] { $who } loses
    } { $province } to the peasants, { $own } to { $against }. It belongs to nobody now.
log-taken_off = { $mine ->
        [yes] You have
       *[no] { $who } has
    } lost { $card }, and with it “{ $action }” in this season.
log-season_ended = The { $season } of year { $year } is over.
log-winter_came = Winter of year { $year }. “{ $event }” is the event left over: everyone loses { $loss } rice.
log-fed = { $mine ->
        [yes] You have { $rice } rice and feed
       *[no] { $who } has { $rice } rice and feeds
    } every province ({ $provinces }).
log-starved = { $mine ->
        [yes] You have
       *[no] { $who } has
    } { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, { $missing } too few.
log-named = { $mine ->
        [yes] You choose
       *[no] { $who } chooses
    } the next revolt: { $province }.
log-scored = The points of year { $year } are counted.
log-gained = { $mine ->
        [yes] You gain
       *[no] { $who } gains
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $vp } in all.
log-game_over =
    { $shared ->
        [1] { $mine ->
                [yes] You become shogun and win
               *[no] { $who } becomes shogun and wins
            } the game!
       *[other] The game is over: the victory is shared.
    }

## Why an action was skipped

why-chests = not enough chests
why-built = one stands there already
why-sites = no free site
why-supply = none left in the supply
why-reserve = not enough armies in reserve
why-no_march = no army can march, or there is no target

## Labels

label-year = Year { $year }, { $season }
label-chests =
    { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
label-rice = { $count } rice
label-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-reserve = Reserve: { $count }
label-armies =
    { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
label-markers =
    { $count ->
        [one] { $count } revolt marker
       *[other] { $count } revolt markers
    }
label-sites =
    { $count ->
        [one] { $count } building site
       *[other] { $count } building sites
    }
label-free =
    { $count ->
        [one] { $count } free site
       *[other] { $count } free sites
    }
label-tower = In the tower: { $count }
label-tray = On the tray: { $count }
label-peasants = Peasants in reserve: { $count }
label-neutral = neutral
label-winter_loss = Winter: { $loss } rice
label-odds = Win { $win }%, tie { $tie }%, defeat { $lose }%
label-moon_routes = The Moon board uses the sea routes of the Sun board.
label-actions = Actions
label-specials = Special cards
label-event = Event of the season
label-events = Events of the year (rice they cost in winter)
label-cubes = Cubes
label-draft = Open cards (chests/rice/sites)
label-yields = Your provinces (chests/rice/sites)
label-plan = Your plan

## The page: fields and phases in few words

field-castle = Castle
field-temple = Temple
field-theatre = Theatre
field-rice = Rice
field-tax = Tax
field-deploy5 = Raise 5
field-deploy3 = Raise 3
field-deploy1 = Raise 1
field-battle_a = Battle A
field-battle_b = Battle B
field-bid = Bid
phase-draft = Draft
phase-planning = Plan
phase-choosing = Turn order
phase-actions = Actions
phase-winter = Winter
phase-over = The end

## The page: map and table

board-year = Year { $year }
board-map = Map of the provinces. Arrow keys go from one to the next, plus and minus zoom, 0 shows the whole map.
board-inspector = Details
board-daimyo = Daimyo
board-peasants = Peasants
board-out = out of the game with three players
board-free = { $free } of { $count ->
        [one] { $count } site
       *[other] { $count } sites
    } free
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole map
board-tower = The tower
board-points = Points and winter
board-nth = Number { $n }
board-face-down = still face down
board-nothing-done = Nothing is done.
board-done = done
board-now = now
board-planned = has finished planning
board-winter-adds = winter would add { $count }
board-feeds = { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }
board-missing = { $missing } rice missing at worst
board-cost = Costs { $cost ->
        [one] { $cost } chest
       *[other] { $cost } chests
    }.
board-left-for-winter = If it is left for winter, each loses { $loss } rice.
board-revolt-odds = Taxes or rice here cause a revolt: { $won }% to put it down

## The page: planning

board-plan = Plan the { $season }: one card on each field.
board-plan-how = Drag a card, or choose card and field. A chest card on an action means that you skip it.
board-hand-tab = Plan
    .line = Your cards lie below.
board-held = { $card }: onto which field?
board-waits = { $action }: which card?
board-cards = Your cards
board-lies = lies on { $action }
board-in-vain = { $action } with { $card }: { $why }.
board-not-done = skipped
board-spend = Spend { $cost } of { $chests }, tax brings { $tax }
board-too-much = more than you will have
board-risky = only if taxes come first
board-copy = Copy last season’s plan
board-fill = Fill up with chest cards
board-seal = Seal the plan
board-seal-count = Seal the plan ({ $laid }/11)

## The page: choices

board-where = Where to, and with how many?
board-how-many = How many armies
board-less = One army fewer
board-more = One more army
board-best = Win with all of them: { $win }%
board-choose-target = Choose a target
board-attack = Attack { $to } with { $armies }
board-march = Move { $armies } to { $to }
board-open-cards = Cards to take
board-groups = Army groups
board-choose-group = Choose the armies for { $province }
board-winter-why = Your { $before } rice less { $loss } for the winter leaves { $rice } for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }: { $missing } missing.

## The page: throws

fight-title-opening = The first throw
fight-title-attacked = Battle for { $province }
fight-title-revolted = Revolt in { $province }
fight-opening = The tower is filled; what fell out goes back to the reserves.
fight-nth = Throw { $n } of { $count }
fight-sums = { $tray ->
        [0] { $thrown } thrown in
       *[other] { $thrown } thrown in, { $tray } of them from the tray
    } · { $fell } fell out · { $inside } inside
fight-from-tray = { $count } more from the tray
fight-waiting = Waiting on the tray: { $who }
fight-skip = Skip the animation
fight-before = Previous
fight-next = Next
fight-continue = Continue
tower-caption = According to the log, after { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }
tower-inside = Inside
tower-tray = Tray
tower-expected = Expected out
tower-actual = Fell out
tower-check = How a throw can be checked
tower-how = In the long run as many cubes of a colour fall out as were thrown in: that is what is expected. What is missing is inside and may still come.
tower-throws = All battles and revolts

## The page: winter and points

score-built = Buildings by region
winter-caption = Winter of year { $year }: { $event }, { $loss } rice lost
winter-rice = Rice
winter-provinces = Provinces
winter-missing = Missing
winter-revolts = Revolts
winter-drawn = { $provinces } (+{ $extra ->
        [one] { $extra } peasant
       *[other] { $extra } peasants
    } each)
score-now = If scored now
score-feed = { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }; missing: { $spread ->
        [0] { $hardest }
       *[other] { $mildest } at best, { $hardest } at worst
    } (event of { $loss }), then { $revolts ->
        [one] { $revolts } revolt
       *[other] { $revolts } revolts
    }.
score-how = In winter: 1 point for each province and building, and in each region 3, 2, 1 points for the most castles, temples, theatres, 1 less for each tied player.
score-caption = Scoring of year { $year }
score-region = Region
score-before = Before
score-total = Points now
score-provinces = provinces
score-buildings = buildings
score-castle = most castles
score-temple = most temples
score-theatre = most theatres
end-winner = { $mine ->
        [yes] You are
       *[no] { $who } is
    } shogun
end-shared = Victory is shared: { $who }

## The course

course-plan = A plan of eleven fields
course-bid = Bid and special cards
course-battle = Battle and tower
course-move = The single army
course-winter = Winter and revolts
course-draft = The draft

## Why a position cannot be

position-province = { $province }: whoever owns a province has armies there, and there are no more buildings than sites; without an owner it is empty.
position-provinces = There are not that many of this building, or a province is out of the game.
position-players = Every player has 62 armies: on the board, in the tower, on the tray and in reserve.
position-peasants = There are not that many peasants.
position-events = As many events lie open as there are seasons left in the year, each card once.
position-phase = The phase does not fit the season: winter has its own, and the draft comes in spring of year 1.
position-plans = A plan has only cards that its player holds, each once, and a bid that can be paid.
position-taken = In this phase every player has chosen a special card, or has still to choose.
position-order = The order of the players does not fit the phase.
position-actions = The ten action cards are out while a season is planned and played, not during the draft or in winter.
position-specials = The five special cards are out while a season is planned and played, not during the draft or in winter.
position-draft = Each province card exists once: in the stack, open, drawn or on the board.
position-groups = The army groups that are left do not fit the draft.
position-winter = Only in winter are there winter’s revolts.
position-revolts = In winter only provinces of the player whose turn it is revolt.

## Setting up a position

edit-year = Year
edit-season = Season
edit-owner = Owner
edit-armies = Armies
edit-markers = Revolt markers
edit-chests = Chests: { $who }
edit-rice = Rice: { $who }
edit-vp = Points: { $who }
edit-inside = In the tower: { $who }
edit-anew = To the beginning of the season
edit-plan = Plan: { $who }
edit-not-planned = not planned yet
edit-revolts = Whose provinces revolt
edit-extra = Extra peasants in each revolt
edit-revolt = Revolts this winter

## Drawn examples of the rules

example-SG-2-3 = Tokugawa has taken Mimasaka and put a group of 2 armies there. Omi, the next card, lies open instead.
example-SG-3-3 = Seven fields are still empty. With taxes from Etchu, armies raised, an attack from Shinano and a bid of 3, the plan is complete.
example-SG-3-6 = Uesugi has bid 3 chests, more than the others, and pays them: the first choice of a place is theirs.
example-SG-4-4 = 2 armies go from Hida to Kaga. One has to stay in Hida, and Kaga then has 5.
example-SG-4-5 = 17 armies marched from Shinano to Kai and conquered it. One stayed behind.
example-SG-6-1 = Uesugi took the Recruiter, Mori the Tax collector, Tokugawa the Granary.
example-SG-7-2 = There was not enough rice for all provinces: three of them revolt. Awa comes first; Hitachi and Iyo are still to come.

## Puzzles: why a move is the best
reason-points = On average, the year brings you { $more ->
        [one] { $more } point
       *[other] { $more } points
    } more than after “{ $move }”.
reason-lands = On average, you hold { $more ->
        [one] { $more } province
       *[other] { $more } provinces
    } more at the end of the year than after “{ $move }”.
reason-holds = { $of } is yours at the end of the year in { $best } of the games played on from here; after “{ $move }” in { $other }.

## What rivals say on the ladder: before a game, when they are beaten, when they have won

rival-daruma = Push me over. I come up again, with a castle.
    .beaten = This time I stay down. Paint in my second eye: the wish is yours.
    .won = I am still standing. Shall we?
rival-abbot = The rice is in. Now we may talk of war.
    .beaten = You thought of winter in spring. The Dancer thinks of neither; take care.
    .won = It was hunger that beat you, not I. Begin with the rice.
rival-dancer = You first. I like to know the music before I move.
    .beaten = You never missed a step. The Crescent has been watching you.
    .won = You looked left. I came from the right.
rival-crescent = I know what you will plan in autumn. Do you?
    .beaten = I counted every cube but yours. The realm is one, and it is yours.
    .won = The moon wanes and comes back. So may you.

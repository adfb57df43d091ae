### Shogun: teksty gry, polski.
### Liczby ($armies, $chests, $points itd.) przychodzą jako liczby, nazwy i listy jako tekst.

## The game

game-title = Shogun
game-tagline = Tajne plany i wieża, która pamięta
game-summary = Od trzech do pięciu daimyo walczy o Japonię przez dwa lata. W każdej porze roku wszyscy planują w tajemnicy dziesięć akcji, każdą w innej prowincji. O bitwach rozstrzyga wieża, która część kostek zatrzymuje, a inne oddaje. Wyżyw swoje prowincje zimą, trzymaj chłopów w ryzach i buduj tak, by mieć przewagę w pięciu regionach.
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
colour-0 = niebieski
colour-1 = żółty
colour-2 = czerwony
colour-3 = czarny
colour-4 = fioletowy
colour-peasant = zielony

## The guided hand

lesson-welcome = Grasz jako { seat-0 }, to ostatnia jesień przed ostatnią zimą. Punkty dają prowincje, budynki i przewaga budynków w regionie; kto zbierze najwięcej punktów, zostaje szogunem.
lesson-armies = Liczba przy kostce mówi, ile armii stoi w prowincji. W Shinano masz ich 18, a obok jedna armia strzeże Kai i zamku.
lesson-land = Prowincja daje skrzynie, gdy ściągasz podatki, i ryż, gdy są żniwa. Na wolnych miejscach stają zamki, świątynie i teatry, a płaci się za nie skrzyniami.
lesson-raise = W każdej porze roku wszyscy planują w tajemnicy: na każdą akcję karta prowincji albo, gdy nic nie robisz, karta skrzyń. Siedem akcji już zaplanowano. Karta na tym polu wystawia jedną armię w swojej prowincji.
lesson-attack = Karta na polu bitwy mówi, czyje armie wyruszą. Z Shinano dojdą do Kai.
lesson-plan = Ostatnie pole to twoja stawka o pierwszy wybór karty specjalnej. Płacisz tyle skrzyń, ile wskazuje karta.
    .try = Połóż kartę Hida na polu { field-deploy1 }, kartę Shinano na polu { field-battle_a }, a na licytacji: { card-chest3 }. Potem zatwierdź plan.
lesson-bid = Twoja stawka jest najwyższa, więc pierwszy wybór należy do ciebie. Każda karta pomaga po swojemu, a jej numer to twoje miejsce w kolejności.
    .try = Weź tę kartę: { special-attack }.
lesson-tower = Podatki, zamek i ryż już za tobą, teraz twoja bitwa. Walczące kostki wpadają do wieży razem z tymi z tacki: część w niej zostaje, a liczy się to, co wypadnie.
lesson-march = Przeciw jednej armii rozstrzyga przewaga liczebna. W Shinano musi zostać jedna twoja armia.
    .try = Wskaż Kai i ruszaj ze wszystkimi 17.
lesson-battle = Wieża zatrzymała część kostek, ale twoich wypadło więcej: Kai jest twoje, razem z zamkiem. To, co w niej zostało, może wypaść w późniejszej bitwie.
lesson-stay = Ostatnia akcja: w Hidzie stoi nowa armia. Mogłaby pójść dalej do innej twojej prowincji, ale nikt ci teraz nie zagraża.
    .try = Wybierz „Bez ruchu”.
lesson-winter = Zimą każda prowincja potrzebuje jednego ryżu, inaczej chłopi się buntują. Po zbiorach z Kagi masz 8 ryżu, wydarzenie zabiera 2: akurat starcza na sześć prowincji.
lesson-won = Prowincje, budynki i przewagi są policzone. Rozstrzygnęło Kai: 40 punktów do 37. Witaj, szogunie!

## Options

option-board = Plansza
option-board-sun = Słońce
    .effect = Drukowana mapa z tabelą rozstawienia z instrukcji.
option-board-moon = Księżyc
    .effect = Osiem prowincji leży w innych regionach. Drukowanych szlaków morskich tej planszy nie znamy: obowiązują szlaki planszy słonecznej.
option-setup = Rozstawienie
option-setup-preset = Z tabeli
    .effect = Prowincje i armie według instrukcji; kolumny przydziela los.
option-setup-draft = Wybór kart
    .effect = Kolejno dobieracie karty prowincji i stawiacie tam swoje grupy armii.

## Seasons, regions, fields

season-spring = wiosna
season-summer = lato
season-autumn = jesień
season-winter = zima
region-brown = region brązowy
region-green = region zielony
region-purple = region fioletowy
region-red = region czerwony
region-yellow = region żółty

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
card-chest0 = karta skrzyń 0
card-chest1 = karta skrzyń 1
card-chest2 = karta skrzyń 2
card-chest3 = karta skrzyń 3
card-chest4 = karta skrzyń 4
card-none = brak karty

## Actions

action-castle = Budowa zamku
    .effect = Zapłać 3 skrzynie i zbuduj zamek, jeśli jest wolne miejsce.
    .line = Zamek, 3 skrzynie
action-temple = Budowa świątyni
    .effect = Zapłać 2 skrzynie i zbuduj świątynię, jeśli jest wolne miejsce.
    .line = Świątynia, 2 skrzynie
action-theatre = Budowa teatru
    .effect = Zapłać 1 skrzynię i zbuduj teatr, jeśli jest wolne miejsce.
    .line = Teatr, 1 skrzynia
action-rice = Konfiskata ryżu
    .effect = Weź ryż prowincji: zostaje twój bez względu na to, co dalej. Jeśli leżą tam znaczniki powstania, wybucha powstanie; jeśli prowincja pozostanie twoja, połóż znacznik.
    .line = Ryż prowincji
action-tax = Pobór podatków
    .effect = Weź skrzynie prowincji: zostają twoje bez względu na to, co dalej. Jeśli leżą tam znaczniki powstania, wybucha powstanie; jeśli prowincja pozostanie twoja, połóż znacznik.
    .line = Skrzynie prowincji
action-deploy5 = Wystawienie 5 armii
    .effect = Zapłać 3 skrzynie i wystaw 5 armii.
    .line = 5 armii, 3 skrzynie
action-deploy3 = Wystawienie 3 armii
    .effect = Zapłać 2 skrzynie i wystaw 3 armie.
    .line = 3 armie, 2 skrzynie
action-deploy1 = Wystawienie 1 armii i ruch
    .effect = Zapłać 1 skrzynię i wystaw 1 armię; potem armie mogą przejść stamtąd do jednej twojej sąsiedniej prowincji.
    .line = 1 armia, 1 skrzynia, ruch
action-battle_a = Bitwa A
    .effect = Armie maszerują do sąsiedniej prowincji: do własnej to ruch, do każdej innej to bitwa.
    .line = Marsz albo atak
action-battle_b = Bitwa B
    .effect = Armie maszerują do sąsiedniej prowincji: do własnej to ruch, do każdej innej to bitwa.
    .line = Marsz albo atak
action-bid = Licytacja kolejności
    .effect = Za kartę skrzyń płacisz; karta prowincji jest darmowa i bije stawkę 0.
    .line = Kolejność

## Buildings

building-castle = zamek
    .effect = Zamek: 1 punkt, a zimą jeszcze 3 za najwięcej zamków w regionie.
building-temple = świątynia
    .effect = Świątynia: 1 punkt, a zimą jeszcze 2 za najwięcej świątyń w regionie.
building-theatre = teatr
    .effect = Teatr: 1 punkt, a zimą jeszcze 1 za najwięcej teatrów w regionie.

## Special cards

special-chest = Poborca
    .effect = 1 skrzynia więcej, gdy pobierasz podatki.
special-rice = Spichlerz
    .effect = 1 ryż więcej przy konfiskacie ryżu.
special-deploy6 = Werbownik
    .effect = „Wystawienie 5 armii” daje ich 6.
special-attack = Straż przednia
    .effect = 1 armia więcej z rezerwy w każdym twoim ataku.
special-defence = Warta
    .effect = 1 armia więcej z rezerwy zawsze, gdy atakuje cię gracz.

## Events

event-theatre_calms = Wędrowni aktorzy
    .effect = Budowa teatru zdejmuje z prowincji jeden znacznik powstania.
event-neutral_two = Uzbrojeni chłopi
    .effect = Neutralnej prowincji broni dwóch chłopów zamiast jednego.
event-castle_defence = Mocne mury
    .effect = Atakowana prowincja z zamkiem wrzuca 1 armię więcej z rezerwy właściciela.
event-temple_peace = Pokój świątyń
    .effect = Prowincji ze świątynią nie wolno atakować.
event-tax_max5 = Oszczędność
    .effect = Podatki dają najwyżej 5 skrzyń.
event-tax_min6 = Bogate targi
    .effect = Podatki dają co najmniej 6 skrzyń.
event-rice_min4 = Urodzaj
    .effect = Konfiskata ryżu daje co najmniej 4.
event-rice_max3 = Susza
    .effect = Konfiskata ryżu daje najwyżej 3.
event-deploy_less = Mało rekrutów
    .effect = „Wystawienie 5 armii” daje 3, a „Wystawienie 3 armii” 2, za tę samą cenę.

## Rules: board and material

rules-1 = Plansza i elementy
rule-SG-1-1 = Na planszy jest 45 prowincji w 5 regionach po 9; armie przechodzą tylko do sąsiednich prowincji, przez granicę lądową albo szlakiem morskim. Rozstawienie z tabeli należy do planszy słonecznej.
rule-SG-1-2 = Przy trzech graczach osiem prowincji jest poza grą: nikt tam nie wchodzi, a szlaki przez nie znikają.
rule-SG-1-3 = Na planszy księżycowej osiem prowincji leży w innych regionach; szlaki morskie są takie jak na planszy słonecznej, bo drukowanych nie znamy.
rule-SG-1-4 = Armie na planszy i w rezerwie, skrzynie oraz zawartość wieży są jawne dla wszystkich.
rule-SG-1-5 = Bank nigdy się nie wyczerpuje, ryż może przekroczyć koniec toru, a znaczników powstania zawsze wystarcza.
rule-SG-1-6 = Prowincja jest twoja dokładnie tak długo, jak stoją w niej twoje armie, w dowolnej liczbie. Chłopi nigdy nie stoją na planszy.

## Rules: set-up

rules-2 = Przygotowanie
rule-SG-2-1 = Zaczynasz z 18, 15 albo 12 skrzyniami przy trzech, czterech albo pięciu graczach, z 62 armiami i kartami skrzyń od 0 do 4. Chłopów jest 20.
rule-SG-2-2 = Rozstawienie z tabeli jest tylko dla planszy słonecznej; los decyduje, kto dostaje którą kolumnę.
rule-SG-2-3 = Przy wyborze bierzesz odkrytą kartę albo wierzch stosu i stawiasz tam jedną ze swoich grup armii; karta i grupa muszą być dostępne.
rule-SG-2-4 = Obie odkryte karty możesz włożyć pod stos tylko wtedy, gdy są to te same dwie co przy twoim poprzednim wyborze.
rule-SG-2-5 = O tym, kto zaczyna wybór, decyduje los.
rule-SG-2-6 = Na początku do wieży wrzuca się 7 armii każdego gracza i 10 chłopów; co wypadnie, wraca do rezerw.
rule-SG-2-7 = Dwanaście wydarzeń się tasuje, cztery leżą odkryte na cały rok. Punkty i ryż zaczynają od 0.
rule-SG-2-8 = Biorąc wierzch stosu, widzisz kartę i zanim zrobisz coś innego, musisz postawić tam grupę armii.
rule-SG-2-9 = Najpierw prowincje, potem wieża, potem wydarzenia, potem pierwsza pora roku.

## Rules: the season

rules-3 = Pora roku
rule-SG-3-1 = Pięć z dziesięciu kart akcji leży odkrytych; następną odkrywa się po każdej zakończonej akcji.
rule-SG-3-2 = Pięć kart specjalnych leży odkrytych na polach kolejności, niezależnie od liczby graczy.
rule-SG-3-3 = Kładziesz tylko karty, które masz, każdą na jednym polu. Karta skrzyń albo puste pole akcji znaczy, że jej nie wykonujesz.
rule-SG-3-4 = Kartą skrzyń możesz licytować tylko wtedy, gdy stać cię na tę stawkę.
rule-SG-3-5 = Po planowaniu losuje się jedno z odkrytych wydarzeń roku; obowiązuje w tej porze roku.
rule-SG-3-6 = Najpierw wybierają gracze ze stawką 4, 3, 2, 1, potem ci z kartą prowincji, potem z 0, na końcu bez karty; remisy rozstrzyga los. Każdy bierze kartę specjalną, która jeszcze leży.
rule-SG-3-7 = Akcje idą w kolejności swoich kart, a każdą wykonują po kolei wszyscy gracze. Twoja karta jest odkrywana, gdy przychodzi twoja kolej.
rule-SG-3-8 = Co możesz wykonać w całości, musisz wykonać; czego nie możesz, jest pomijane i nic nie kosztuje.
rule-SG-3-9 = Karty zostają na osobistych planszach, aż skończy się wszystkie dziesięć akcji; potem wracają, a wydarzenie opuszcza grę.
rule-SG-3-10 = Plan układa się pole po polu, na wszystkich jedenastu, w kolejności z osobistej planszy, a położona karta zostaje.
rule-SG-3-11 = Pole może zostać puste tylko wtedy, gdy masz mniej kart niż pól albo żadnej karty nie wolno tam położyć.
rule-SG-3-12 = Wszyscy widzą, kto skończył planować, potem puste pola i stawki; każda inna karta jest ukryta do swojej akcji.
rule-SG-3-13 = Każdy gracz wykonuje każdą akcję raz na porę roku i najwyżej jedną akcję w prowincji.

## Rules: actions

rules-4 = Akcje
rule-SG-4-1 = Budynek wymaga zapłaty, wolnego miejsca, prowincji bez budynku tego rodzaju i sztuki w zapasie.
rule-SG-4-2 = Ryż i podatki bierze się najpierw i zachowuje; jeśli w prowincji leżą znaczniki, wybucha powstanie; jeśli zostanie twoja, dostaje jeszcze jeden znacznik.
rule-SG-4-3 = Wystawienie 5, 3 albo 1 armii z rezerwy kosztuje 3, 2 albo 1 skrzynię.
rule-SG-4-4 = Po wystawieniu jednej armii możesz przesunąć armie z jej prowincji do jednej własnej sąsiedniej, zostawiając co najmniej 1; to nigdy nie jest atak.
rule-SG-4-5 = Z zaplanowanej prowincji maszerujesz co najmniej 1 armią do jednej sąsiedniej prowincji i co najmniej 1 zostaje.
rule-SG-4-6 = Tracąc prowincję, tracisz też jej kartę, nawet z osobistej planszy. Nikt nie użyje jej już w tej porze roku.

## Rules: tower and battle

rules-5 = Wieża i bitwa
rule-SG-5-1 = Wszystkie walczące armie i wszystkie kostki z tacki wrzuca się do wieży. Co wypadnie, leży na tacce i się liczy.
rule-SG-5-2 = Atakujący mierzą się ze wszystkimi armiami prowincji, a w neutralnej z 1 chłopem.
rule-SG-5-3 = Bez znacznika powstania wszyscy chłopi z tacki walczą za obrońcę i potem wracają do rezerwy; ze znacznikiem zostają na tacce.
rule-SG-5-4 = Kostki innych kolorów zostają na tacce do następnego rzutu.
rule-SG-5-5 = Wygrywa strona, która ma więcej kostek. Zwycięzca traci tyle, ile miał przegrany; chłopi obrońcy giną przed jego armiami.
rule-SG-5-6 = Zdobyta prowincja przypada atakującemu razem z budynkami, znacznikami i kartą.
rule-SG-5-7 = Remis albo przewaga obrońcy, za którego walczą sami chłopi, pustoszy prowincję: armie, budynki i znaczniki znikają, a prowincja staje się neutralna.
rule-SG-5-8 = W powstaniu armie prowincji walczą z jednym chłopem za każdy znacznik, a wszyscy chłopi na tacce są przeciw nim. Przy remisie też wygrywają chłopi i wtedy prowincja staje się neutralna.
rule-SG-5-9 = Jeśli w rezerwie jest za mało chłopów albo armii, wrzuca się tyle, ile ich jest.
rule-SG-5-10 = Wieża jest losowa, ale ma pamięć: zatrzymuje i strąca kostki, a żadnego koloru nie faworyzuje.
rule-SG-5-11 = Po przegranym albo zremisowanym ataku neutralna prowincja zostaje neutralna; atakujące kostki i chłopi wracają do rezerw.

## Rules: special cards and events

rules-6 = Karty specjalne i wydarzenia
rule-SG-6-1 = Karty specjalne dają 1 skrzynię, 1 ryż, szóstą armię albo 1 armię więcej w twoich atakach lub przeciw atakom graczy, za każdym razem w tej porze roku.
rule-SG-6-2 = Wydarzenie obowiązuje wszystkich; przy wydarzeniu „Pokój świątyń” nie wolno atakować prowincji ze świątynią.
rule-SG-6-3 = Wydarzenie działa przed kartą specjalną; przy wydarzeniu „Mało rekrutów” werbownik i tak wystawia 6.
rule-SG-6-4 = Premię bierze się zawsze. Przy mniej niż 6 armiach w rezerwie werbownik nie działa; mury i warta się sumują.

## Rules: winter

rules-7 = Zima
rule-SG-7-1 = Jedyne pozostałe wydarzenie mówi, ile ryżu traci każdy gracz; potem potrzeba 1 ryżu na prowincję, lecz nie jest on zabierany.
rule-SG-7-2 = Brak ryżu oznacza powstania w prowincjach wylosowanych na ślepo; właściciel wskazuje spośród nich następną.
rule-SG-7-3 = W zimowym powstaniu walczy po jednym chłopie za każdy znacznik i jeszcze chłopi dodatkowi; znacznik nie dochodzi. Wydarzenia i karty specjalne nic tu nie zmieniają.
rule-SG-7-4 = 1 punkt za każdą prowincję i budynek; w każdym regionie 3, 2 i 1 punkt za najwięcej zamków, świątyń i teatrów, a przy remisie każdy dostaje o 1 mniej.
rule-SG-7-5 = Po pierwszej zimie przychodzą cztery nowe wydarzenia; znaczniki znikają, a ryż spada do 0. Reszta zostaje.
rule-SG-7-6 = Po drugiej zimie wygrywa gracz z największą liczbą punktów, potem skrzyń; inaczej zwycięstwo jest wspólne.
rule-SG-7-7 = Bez prowincji zostajesz w grze ze skrzyniami i kartami skrzyń.
rule-SG-7-8 = Kolejność zimą: strata ryżu u wszystkich, powstania jedno po drugim, punktacja, następny rok albo koniec.

## Rules: moves

rules-8 = Przebieg gry
rule-SG-8-1 = Ruch może wykonać tylko ten, kto ma podjąć decyzję, a po końcu gry nikt.
rule-SG-8-2 = Ruch musi być tekstem tej fazy co do litery, na przykład „plan tax Settsu” albo „move Settsu Yamato 3”.
rule-SG-8-3 = Między decyzjami wszystko dzieje się samo.
rule-SG-8-4 = Pytamy cię tylko o to, co zasady zostawiają otwarte, nawet gdy odpowiedź jest tylko jedna.
rule-SG-8-5 = O tasowaniu, wydarzeniu, remisach stawek, rzutach i ślepym losowaniu rozstrzyga przypadek; każde takie losowanie ma własną nazwę.

## Rules: the tower

rules-9 = Jak działa wieża
rule-SG-9-1 = Wieża pamięta tylko, ile kostek każdego koloru jest w środku.
rule-SG-9-2 = Przed rzutem każda kostka w środku leży na jednym z trzech pięter, z równą szansą.
rule-SG-9-3 = Wrzucane kostki są mieszane i spadają jedna po drugiej od góry.
rule-SG-9-4 = Kostka, która dociera do piętra, zostaje tam z szansą 15%.
rule-SG-9-5 = Kostka, która mija piętro, strąca każdą leżącą tam kostkę z szansą 4%; strącone spadają za nią.
rule-SG-9-6 = Co minie najniższe piętro, leży na tacce; reszta jest w środku.

## What is asked

ask-draft = Weź odkrytą kartę albo wierzch stosu i postaw tam grupę armii.
    .short = Wybierz kartę prowincji
ask-draft-group = Dobrano kartę { $province }: która grupa armii tam staje?
    .short = Wybierz grupę armii
ask-plan = Zaplanuj porę roku: połóż kartę na każdym z jedenastu pól.
    .short = Zaplanuj porę roku
ask-choose = Weź kartę specjalną: wyznacza też twoje miejsce w kolejności.
    .short = Weź kartę specjalną
ask-battle = Wymarsz z prowincji { $province }: dokąd i iloma armiami?
    .short = Wymarsz: { $province }
ask-deploy1 = Armia stoi w prowincji { $province }. Przesuń armie do własnej sąsiedniej prowincji albo zostań.
    .short = Ruch ({ $province }) albo bez ruchu
ask-revolt = W kilku twoich prowincjach wybuchają powstania: które następne?
    .short = Wskaż następne powstanie
ask-wait = Czekamy na ruch: { $who }.
ask-over = Koniec gry.

## Moves (buttons)

move-draft-open = { $province }: { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
       *[many] { $armies } armii
    }
move-draft-top = Weź wierzch stosu
move-draft-group = Postaw { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
       *[many] { $armies } armii
    }
move-draft-refresh = Wymień obie odkryte karty
move-plan = { $action }: { $card }
move-choose = { $special }
move-move = { $from } → { $to }: { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
       *[many] { $armies } armii
    }
move-stay = Bez ruchu
move-revolt = Następna: { $province }

## Journal

log-set_up = Prowincje przydzielono według tabeli rozstawienia.
log-draft_began = Pierwszą kartę prowincji { $mine ->
        [yes] bierzesz ty
       *[no] bierze { $who }
    }. Odkryte karty: { $province }.
log-settled = { $mine ->
        [yes] Stawiasz
       *[no] { $who } stawia
    } { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
       *[many] { $armies } armii
    } w prowincji { $province }.
log-opened =
    { $what ->
        [province] Odkryto nową kartę: { $province }.
        [refresh] { $mine ->
                [yes] Wkładasz
               *[no] { $who } wkłada
            } obie odkryte karty pod stos. Teraz odkryte: { $province }.
        [events] Wydarzenia roku { $year }: { $event }. Co porę roku losuje się jedno, a ostatnie decyduje, jak ciężka będzie zima.
        [action] Odkryto kolejną kartę akcji: „{ $action }”.
       *[season] Pierwsze akcje tej pory roku: { $action }. Miejsca w kolejności dają: { $special }.
    }
log-drawn =
    { $what ->
        [province] { $mine ->
                [yes] Dobierasz
               *[no] { $who } dobiera
            } ze stosu: { $province }.
        [event] Wydarzenie tej pory roku: { $event }.
       *[revolts] { $mine ->
               [yes] Masz
              *[no] { $who } ma
           } za mało ryżu i wybuchają powstania: { $province }. Dodatkowi chłopi w każdym: { $extra }.
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
log-season_began = Rok { $year }, { $season }: wszyscy planują w tajemnicy.
log-planned = { $mine ->
        [yes] Masz
       *[no] { $who } ma
    } gotowy plan.
told-left-out = { $mine ->
        [yes] Pomijasz
       *[no] { $who } pomija
    } akcję „{ $action }”.
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
                       [yes] Odkrywasz
                      *[no] { $who } odkrywa
                   } do akcji „{ $action }” kartę: { $card }.
            }
       *[bids] Odkryto stawki: { $bids }.
    }
log-bid =
    { $paid ->
        [0] { $mine ->
                [yes] Licytujesz za darmo
               *[no] { $who } licytuje za darmo
            }: { $card }.
        [one] { $mine ->
                [yes] Licytujesz { $paid } skrzynię
               *[no] { $who } licytuje { $paid } skrzynię
            }.
        [few] { $mine ->
                [yes] Licytujesz { $paid } skrzynie
               *[no] { $who } licytuje { $paid } skrzynie
            }.
       *[many] { $mine ->
               [yes] Licytujesz { $paid } skrzyń.
              *[no] { $who } licytuje { $paid } skrzyń.
           }
    }
log-chose = { $mine ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } kartę „{ $special }”.
log-order_set = Kolejność ustalona, zaczynają się akcje.
log-skipped = { $mine ->
        [yes] Nie możesz
       *[no] { $who } nie może
    } wykonać akcji „{ $action }” w prowincji { $province }: { $why }.
log-built = { $mine ->
        [yes] Budujesz
       *[no] { $who } buduje
    } { $building_id ->
        [castle] zamek
        [temple] świątynię
       *[theatre] teatr
    } w prowincji { $province } za { $cost ->
        [one] { $cost } skrzynię
        [few] { $cost } skrzynie
       *[many] { $cost } skrzyń
    }.
log-taxed = { $mine ->
        [yes] Pobierasz
       *[no] { $who } pobiera
    } podatki w prowincji { $province }: { $gained ->
        [one] { $gained } skrzynia
        [few] { $gained } skrzynie
       *[many] { $gained } skrzyń
    }.
log-harvested = { $mine ->
        [yes] Konfiskujesz
       *[no] { $who } konfiskuje
    } ryż w prowincji { $province }: { $gained }.
log-deployed = { $mine ->
        [yes] Wystawiasz
       *[no] { $who } wystawia
    } { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
       *[many] { $armies } armii
    } w prowincji { $province } za { $cost ->
        [one] { $cost } skrzynię
        [few] { $cost } skrzynie
       *[many] { $cost } skrzyń
    }.
log-stayed = { $mine ->
        [yes] Nie przesuwasz
       *[no] { $who } nie przesuwa
    } armii.
log-moved = { $mine ->
        [yes] Przesuwasz
       *[no] { $who } przesuwa
    } { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
       *[many] { $armies } armii
    } z prowincji { $from } do prowincji { $to }.
log-attacked = { $mine ->
        [yes] Atakujesz
       *[no] { $who } atakuje
    } prowincję { $to } z prowincji { $from } siłą { $armies } armii.
log-attacked-owner = { $owner_mine ->
        [yes] Bronisz jej ty.
       *[no] Broni jej { $owner_name }.
    }
log-thrown = Kostki wrzucone do wieży: { $thrown }, wypadło: { $fell }, w środku zostało: { $held }.
log-conquered = { $mine ->
        [yes] Wygrywasz { $own } do { $against } i zdobywasz
       *[no] { $who } wygrywa { $own } do { $against } i zdobywa
    } prowincję { $province }; { $left ->
        [one] stoi tam teraz { $left } armia
        [few] stoją tam teraz { $left } armie
       *[many] stoi tam teraz { $left } armii
    }.
log-repelled = { $mine ->
        [yes] Przegrywasz
       *[no] { $who } przegrywa
    } { $own } do { $against }: prowincja { $province } odpiera atak.
log-repelled-owner = { $owner_mine ->
        [yes] Masz
       *[no] { $owner_name } ma
    } tam jeszcze { $left ->
        [one] { $left } armię
        [few] { $left } armie
       *[many] { $left } armii
    }.
log-emptied = { $own } do { $against }: w prowincji { $province } nie zostaje żadna armia. Teraz jest niczyja.
log-revolted = Powstanie w prowincji { $province }: { $mine ->
        [yes] przeciw tobie
       *[no] przeciw graczowi { $who }
    } staje { $peasants ->
        [one] { $peasants } chłop
       *[other] { $peasants } chłopów
    }.
log-quelled = { $mine ->
        [yes] Tłumisz
       *[no] { $who } tłumi
    } powstanie w prowincji { $province }, { $own } do { $against }; { $left ->
        [one] zostaje { $left } armia
        [few] zostają { $left } armie
       *[many] zostaje { $left } armii
    }.
log-overrun = { $mine ->
        [yes] Tracisz
       *[no] { $who } traci
    } prowincję { $province } na rzecz chłopów, { $own } do { $against }. Teraz jest niczyja.
log-taken_off = { $mine ->
        [yes] Tracisz
       *[no] { $who } traci
    } kartę { $card }, a z nią w tej porze roku akcję „{ $action }”.
log-season_ended = Koniec pory roku: { $season }, rok { $year }.
log-winter_came = Zima roku { $year }. Zostało wydarzenie „{ $event }”: każdy traci { $loss } ryżu.
log-fed = { $mine ->
        [yes] Masz { $rice } ryżu i żywisz
       *[no] { $who } ma { $rice } ryżu i żywi
    } wszystkie prowincje ({ $provinces }).
log-starved = { $mine ->
        [yes] Masz
       *[no] { $who } ma
    } za mało ryżu: { $rice } na { $provinces ->
        [one] { $provinces } prowincję
        [few] { $provinces } prowincje
       *[many] { $provinces } prowincji
    }, brakuje { $missing }.
log-named = { $mine ->
        [yes] Wybierasz
       *[no] { $who } wybiera
    } następne powstanie: { $province }.
log-scored = Podliczono punkty roku { $year }.
log-gained = { $mine ->
        [yes] Zdobywasz
       *[no] { $who } zdobywa
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, razem { $vp }.
log-game_over =
    { $shared ->
        [1] { $mine ->
                [yes] Zostajesz szogunem i wygrywasz
               *[no] { $who } zostaje szogunem i wygrywa
            } grę!
       *[other] Koniec gry: zwycięstwo jest wspólne.
    }

## Why an action was skipped

why-chests = za mało skrzyń
why-built = taki budynek już tam stoi
why-sites = brak wolnego miejsca
why-supply = brak budynków w zapasie
why-reserve = za mało armii w rezerwie
why-no_march = żadna armia nie może wyruszyć albo nie ma celu

## Labels

label-year = Rok { $year }, { $season }
label-chests =
    { $count ->
        [one] { $count } skrzynia
        [few] { $count } skrzynie
       *[many] { $count } skrzyń
    }
label-rice = Ryż: { $count }
label-vp =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
label-reserve = Rezerwa: { $count }
label-armies =
    { $count ->
        [one] { $count } armia
        [few] { $count } armie
       *[many] { $count } armii
    }
label-markers =
    { $count ->
        [one] { $count } znacznik powstania
        [few] { $count } znaczniki powstania
       *[many] { $count } znaczników powstania
    }
label-sites =
    { $count ->
        [one] { $count } miejsce na budynek
        [few] { $count } miejsca na budynki
       *[many] { $count } miejsc na budynki
    }
label-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
label-tower = W wieży: { $count }
label-tray = Na tacce: { $count }
label-peasants = Chłopi w rezerwie: { $count }
label-neutral = neutralna
label-winter_loss = Zima: { $loss } ryżu
label-odds = Wygrana { $win }%, remis { $tie }%, porażka { $lose }%
label-moon_routes = Na planszy księżycowej obowiązują szlaki morskie planszy słonecznej.
label-actions = Akcje
label-specials = Karty specjalne
label-event = Wydarzenie pory roku
label-events = Wydarzenia roku (ile ryżu kosztują zimą)
label-cubes = Kostki
label-draft = Odkryte karty (skrzynie/ryż/miejsca)
label-yields = Twoje prowincje (skrzynie/ryż/miejsca)
label-plan = Twój plan

## The page: fields and phases in few words

field-castle = Zamek
field-temple = Świątynia
field-theatre = Teatr
field-rice = Ryż
field-tax = Podatki
field-deploy5 = Wystaw 5
field-deploy3 = Wystaw 3
field-deploy1 = Wystaw 1
field-battle_a = Bitwa A
field-battle_b = Bitwa B
field-bid = Licytacja
phase-draft = Wybór kart
phase-planning = Plan
phase-choosing = Kolejność
phase-actions = Akcje
phase-winter = Zima
phase-over = Koniec

## The page: map and table

board-year = Rok { $year }
board-map = Mapa prowincji. Strzałki prowadzą od jednej do drugiej, plus i minus przybliżają i oddalają, 0 pokazuje całą mapę.
board-inspector = Szczegóły
board-daimyo = Daimyo
board-peasants = Chłopi
board-out = poza grą przy trzech graczach
board-free = wolne miejsca: { $free } z { $count }
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-zoom-fit = Pokaż całą mapę
board-tower = Wieża
board-points = Punkty i zima
board-nth = Numer { $n }
board-face-down = jeszcze zakryta
board-nothing-done = Nic się nie dzieje.
board-done = wykonana
board-now = teraz
board-planned = plan gotowy
board-winter-adds = zima dodałaby { $count }
board-feeds = ryż: { $rice }, prowincje: { $provinces }
board-missing = w najgorszym razie brakuje ryżu: { $missing }
board-cost = Koszt: { $cost ->
        [one] { $cost } skrzynia
        [few] { $cost } skrzynie
       *[many] { $cost } skrzyń
    }.
board-left-for-winter = Jeśli zostanie na zimę, każdy traci { $loss } ryżu.
board-revolt-odds = Podatki lub ryż wywołają tu powstanie: { $won }% na stłumienie

## The page: planning

board-plan = Plan ({ $season }): karta na każde pole.
board-plan-how = Przeciągnij kartę albo wybierz kartę i pole. Karta skrzyń na akcji znaczy, że ją pomijasz.
board-hand-tab = Plan
    .line = Twoje karty leżą poniżej.
board-held = { $card }: na które pole?
board-waits = { $action }: która karta?
board-cards = Twoje karty
board-lies = leży na polu: { $action }
board-in-vain = { $action }, karta { $card }: { $why }.
board-not-done = bez akcji
board-spend = Wydatki { $cost } z { $chests }, podatki dadzą { $tax }
board-too-much = więcej, niż będziesz mieć
board-risky = tylko jeśli podatki będą wcześniej
board-copy = Powtórz poprzedni plan
board-fill = Uzupełnij kartami skrzyń
board-seal = Zatwierdź plan
board-seal-count = Zatwierdź plan ({ $laid }/11)

## The page: choices

board-where = Dokąd i iloma armiami?
board-how-many = Ile armii
board-less = O jedną armię mniej
board-more = O jedną armię więcej
board-best = Atak wszystkimi: { $win }% na wygraną
board-choose-target = Wybierz cel
board-attack = Atakuj: { $to }, armie: { $armies }
board-march = Przesuń do: { $to }, armie: { $armies }
board-open-cards = Karty do wzięcia
board-groups = Grupy armii
board-choose-group = Wybierz grupę armii: { $province }
board-winter-why = Twój ryż: { $before }, zima zabiera { $loss }, zostaje { $rice } na prowincje: { $provinces }. Brakuje: { $missing }.

## The page: throws

fight-title-opening = Pierwszy rzut
fight-title-attacked = Bitwa: { $province }
fight-title-revolted = Powstanie: { $province }
fight-opening = Wieża jest napełniona; co wypadło, wraca do rezerw.
fight-nth = Rzut { $n } z { $count }
fight-sums = { $tray ->
        [0] wrzucono { $thrown }
       *[other] wrzucono { $thrown }, z tego z tacki { $tray }
    } · wypadło { $fell } · w środku { $inside }
fight-from-tray = i z tacki: { $count }
fight-waiting = Czekają na tacce: { $who }
fight-skip = Pomiń animację
fight-before = Poprzedni
fight-next = Następny
fight-continue = Dalej
tower-caption = Według dziennika, liczba rzutów: { $count }
tower-inside = W środku
tower-tray = Tacka
tower-expected = Oczekiwane
tower-actual = Wypadło
tower-check = Jak sprawdzić rzut
tower-how = Na dłuższą metę wypada tyle kostek danego koloru, ile wrzucono: tego się oczekuje. Te, których brakuje, są w środku i mogą jeszcze wypaść.
tower-throws = Wszystkie bitwy i powstania

## The page: winter and points

score-built = Budynki w regionach
winter-caption = Zima roku { $year }: { $event }, strata ryżu { $loss }
winter-rice = Ryż
winter-provinces = Prowincje
winter-missing = Brakuje
winter-revolts = Powstania
winter-drawn = { $provinces } (dodatkowi chłopi: po { $extra })
score-now = Gdyby liczyć teraz
score-feed = Ryż: { $rice }, prowincje: { $provinces }; brakuje { $spread ->
        [0] { $hardest }
       *[other] od { $mildest } do { $hardest }
    } (wydarzenie { $loss }), wtedy powstania: { $revolts }.
score-how = Zimą: 1 punkt za każdą prowincję i budynek, a w każdym regionie 3, 2 i 1 punkt za najwięcej zamków, świątyń i teatrów, przy remisie o 1 mniej.
score-caption = Punktacja roku { $year }
score-region = Region
score-before = Przedtem
score-total = Punkty teraz
score-provinces = prowincje
score-buildings = budynki
score-castle = najwięcej zamków
score-temple = najwięcej świątyń
score-theatre = najwięcej teatrów
end-winner = { $mine ->
        [yes] Zostajesz
       *[no] { $who } zostaje
    } szogunem
end-shared = Zwycięstwo wspólne: { $who }

## Kurs

course-plan = Plan na jedenastu polach
course-bid = Licytacja i karty specjalne
course-battle = Bitwa i wieża
course-move = Pojedyncza armia
course-winter = Zima i powstania
course-draft = Wybór na początek

## Why a position cannot be

position-province = { $province }: kto ma prowincję, ma w niej armie, a budynków jest najwyżej tyle, ile miejsc; bez właściciela jest pusta.
position-provinces = Tylu takich budynków nie ma albo prowincja jest poza grą.
position-players = Każdy gracz ma 62 armie: na planszy, w wieży, na tacce i w rezerwie.
position-peasants = Tylu chłopów nie ma.
position-events = Odkrytych wydarzeń jest tyle, ile pór roku zostało w roku, a każda karta jest tylko raz.
position-phase = Faza nie pasuje do pory roku: zima ma własną, a wybór kart jest wiosną roku 1.
position-plans = Plan ma tylko karty swojego gracza, każdą raz, i stawkę, którą można zapłacić.
position-taken = W tej fazie każdy gracz wybrał kartę specjalną albo ma ją jeszcze wybrać.
position-order = Kolejność graczy nie pasuje do fazy.
position-actions = Dziesięć kart akcji leży na stole, gdy planuje się i rozgrywa porę roku; nie ma ich podczas wyboru kart ani zimą.
position-specials = Pięć kart specjalnych leży na stole, gdy planuje się i rozgrywa porę roku; nie ma ich podczas wyboru kart ani zimą.
position-draft = Każda karta prowincji jest raz: w stosie, odkryta, dobrana albo na planszy.
position-groups = Pozostałe grupy armii nie pasują do wyboru kart.
position-winter = Zimowe powstania są tylko zimą.
position-revolts = Zimą buntują się prowincje gracza, na którego przyszła kolej, i niczyje inne.

## Setting up a position

edit-year = Rok
edit-season = Pora roku
edit-owner = Właściciel
edit-armies = Armie
edit-markers = Znaczniki powstania
edit-chests = Skrzynie: { $who }
edit-rice = Ryż: { $who }
edit-vp = Punkty: { $who }
edit-inside = W wieży: { $who }
edit-anew = Na początek pory roku
edit-plan = Plan: { $who }
edit-not-planned = jeszcze bez planu
edit-revolts = Czyje prowincje się buntują
edit-extra = Dodatkowi chłopi w każdym powstaniu
edit-revolt = Buntuje się tej zimy

## Drawn examples of the rules

example-SG-2-3 = Tokugawa wziął Mimasakę i postawił tam grupę 2 armii. W jej miejsce odkryto następną kartę, Omi.
example-SG-3-3 = Siedem pól jest jeszcze pustych. Z podatkami z Etchu, wystawieniem armii, atakiem z Shinano i stawką 3 plan jest gotowy.
example-SG-3-6 = Uesugi zalicytował 3 skrzynie, więcej niż inni, i za nie płaci: pierwszy wybiera swoje miejsce.
example-SG-4-4 = 2 armie idą z Hidy do Kagi. Jedna musi zostać w Hidzie, a w Kadze jest wtedy 5.
example-SG-4-5 = 17 armii poszło z Shinano do Kai i zdobyło tę prowincję. Jedna została.
example-SG-6-1 = Uesugi wziął kartę Werbownik, Mori kartę Poborca, a Tokugawa kartę Spichlerz.
example-SG-7-2 = Ryżu było za mało dla wszystkich prowincji: w trzech wybuchają powstania. Awa jest pierwsza, a Hitachi i Iyo dopiero po niej.

## Puzzles: why a move is the best
reason-points = Ten rok daje ci średnio o { $more ->
        [one] { $more } punkt
        [few] { $more } punkty
        [many] { $more } punktów
       *[other] { $more } punktu
    } więcej niż po ruchu „{ $move }”.
reason-lands = Na koniec roku masz średnio o { $more ->
        [one] { $more } prowincję
        [few] { $more } prowincje
       *[other] { $more } prowincji
    } więcej niż po ruchu „{ $move }”.
reason-holds = { $of }: na koniec roku prowincja jest twoja w { $best } partii dogranych od tego miejsca, a po ruchu „{ $move }” w { $other }.

## What rivals say on the ladder: before a game, when they are beaten, when they have won

rival-daruma = Przewróć mnie. Wstanę, i to z zamkiem.
    .beaten = Tym razem zostaję na ziemi. Domaluj mi drugie oko: życzenie należy do ciebie.
    .won = Nadal stoję. Gramy?
rival-abbot = Ryż zebrany. Teraz możemy mówić o wojnie.
    .beaten = Wiosną myślisz już o zimie. Tancerka nie myśli o żadnej z nich; uważaj.
    .won = To głód cię pokonał, nie ja. Zacznij od ryżu.
rival-dancer = Ty zaczynasz. Wolę poznać muzykę, zanim się ruszę.
    .beaten = Ani jednego fałszywego kroku. Półksiężyc już ci się przygląda.
    .won = Patrzysz w lewo, a ja przychodzę z prawej.
rival-crescent = Wiem, co zaplanujesz jesienią. A ty?
    .beaten = Policzone mam wszystkie kostki prócz twoich. Kraj jest jeden, i jest twój.
    .won = Księżyc maleje i wraca. Ty też możesz.

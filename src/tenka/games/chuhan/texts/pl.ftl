### Chu Han: teksty gry, polski.
### Liczby ($size, $rank, $points itd.) przychodzą jako liczby, nazwy i listy kart jako tekst.

## The game

game-title = Chu Han
game-tagline = Dwa klany, jeden tron
game-summary = Karciany pojedynek dla dwojga o władzę w starożytnych Chinach. Wykładaj zestawy jednakowych kart, przebijaj zestawy rywala wyższymi i jak najszybciej opróżnij rękę. Kto pierwszy zbierze 31 punktów zwycięstwa, zakłada dynastię.
seat-0 = Han
seat-1 = Chu

## The guided hand

lesson-welcome = Witaj! Prowadzisz ród Han, a Chu ma przewagę 27 do 25: wygra ten, kto pierwszy zdobędzie 31 punktów. Punkty zbiera ten, kto pierwszy pozbędzie się wszystkich kart.
lesson-lead = Jesteś w natarciu, więc możesz zagrać dowolną liczbę jednakowych kart. Trzy czwórki to dobry początek: od razu ubywa dużo kart.
    .try = Wybierz trzy czwórki i zagraj je.
lesson-counter = Chu odpowiada trzema piątkami: kart jest tyle samo, ale są wyższe. Zestaw można przebić tylko w ten sposób, a ty też to potrafisz.
    .try = Przebij je trzema siódemkami.
lesson-trick = Chu pasuje, więc sztych się kończy i znów nacierasz. To dobra chwila, by pozbyć się małej karty.
    .try = Zagraj dwójkę.
lesson-ability = Nie ma karty wyższej niż dziewiątka, ale każda trójka i szóstka to osoba ze zdolnością. { card-liu_bang } bije pojedynczą dziewiątkę; przytrzymaj kartę albo najedź na nią myszą, a przeczytasz, co robi.
    .try = Wybierz kartę { card-liu_bang } i użyj jej zdolności.
lesson-single = Tego nikt nie przebije i znów nacierasz. Zostały ci tylko jedynka i dwie ósemki.
    .try = Zagraj jedynkę.
lesson-pass = Ósemka przebiłaby tę szóstkę, ale rozbiłaby twoją parę. Pas nic nie kosztuje: Chu po prostu rozpocznie następny sztych.
    .try = Spasuj.
lesson-writs = Gdy utkniesz, dekret pozwala dobrać dwie karty. Ale każdy twój dekret to punkt dla rywala, jeśli on się wyczerpie, a Chu ma już dwa.
lesson-out = Chu zagrywa dwie piątki, a ty masz na nie odpowiedź. Gdy zagrasz ostatnie karty, starcie od razu się skończy.
    .try = Zagraj dwie ósemki i opróżnij rękę.
lesson-won = Wyczerpanie! Dostajesz 4 punkty za 4 karty, które zostały Chu (limit to 5), i 2 za dekrety. Razem 31, cesarstwo jest twoje!

## Sets: "three 7s", used by other messages ($size, $rank)

set-name =
    { $size ->
        [one]
            { $rank ->
                [0] zero
                [1] jedynka
                [2] dwójka
                [3] trójka
                [4] czwórka
                [5] piątka
                [6] szóstka
                [7] siódemka
                [8] ósemka
                [9] dziewiątka
                [10] dziesiątka
               *[other] karta o wartości { $rank }
            }
        [few]
            { $size } { $rank ->
                [0] zera
                [1] jedynki
                [2] dwójki
                [3] trójki
                [4] czwórki
                [5] piątki
                [6] szóstki
                [7] siódemki
                [8] ósemki
                [9] dziewiątki
                [10] dziesiątki
               *[other] karty o wartości { $rank }
            }
        [many]
            { $size } { $rank ->
                [0] zer
                [1] jedynek
                [2] dwójek
                [3] trójek
                [4] czwórek
                [5] piątek
                [6] szóstek
                [7] siódemek
                [8] ósemek
                [9] dziewiątek
                [10] dziesiątek
               *[other] kart o wartości { $rank }
            }
       *[other] { $size } karty o wartości { $rank }
    }
    .object =
        { $size ->
            [one]
                { $rank ->
                    [0] zero
                    [1] jedynkę
                    [2] dwójkę
                    [3] trójkę
                    [4] czwórkę
                    [5] piątkę
                    [6] szóstkę
                    [7] siódemkę
                    [8] ósemkę
                    [9] dziewiątkę
                    [10] dziesiątkę
                   *[other] kartę o wartości { $rank }
                }
           *[other] { set-name }
        }
set-with = { set-name } z kartą { $card }
set-mixed =
    { $size } { $size ->
        [few] karty
       *[other] kart
    } o wartości { $rank } z kartą { $card }

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
    .title = Marionetkowy król
    .ability = Dżoker: powiększa zestaw o jedną kartę. W pojedynkę to po prostu zero.
    .line = Zestaw większy o 1 kartę
card-1 = Chen Ping
    .title = Doradca Han
card-2 = Fan Zeng
    .title = Doradca Chu
    .ability = Zestaw sześciu lub więcej dwójek daje 1 PZ za każdą kartę w zestawie.
card-4 = Wysłannik
    .title = Pośrednik
card-5 = Zhang Liang
    .title = Strateg Han
card-7 = Cao Shen
    .title = Generał Han
card-8 = Long Ju
    .title = Generał Chu
card-9 = Cesarz
    .title = Syn Niebios

## Named cards: the 3s

card-ji_bu = Ji Bu
    .title = Człowiek słowa
    .ability = Obejrzyj 4 karty z wierzchu stosu. Jeśli nie ma już dekretów, rywal ponadto gra do końca starcia w otwarte karty.
    .used = { $who } ogląda 4 karty z wierzchu stosu. Jeśli nie ma już dekretów, { $rival } ponadto gra do końca starcia w otwarte karty.
    .line = Podejrzyj 4 karty ze stosu
card-yu_ji = Yu Ji
    .title = Ukochana Xiang Yu
    .ability = Odrzuć z ręki jedną inną kartę.
    .used = { $who } odrzuca z ręki jedną inną kartę.
    .line = Odrzuć 1 inną kartę
card-lyu_zhi = Lyu Zhi
    .title = Cesarzowa Han
    .ability = Anuluj zdolność, której właśnie używa rywal.
    .used = { $who } anuluje zdolność, której właśnie używa { $rival }.
    .line = Anuluje zdolność rywala
card-xiao_he = Xiao He
    .title = Kanclerz Han
    .ability = Anuluj Lyu Zhi rywala: twoja zdolność jednak zadziała.
    .line = Anuluje kartę Lyu Zhi
card-peng_yue = Peng Yue
    .title = Wódz podjazdów
    .ability = Skontruj zestawem o równej wartości zamiast wyższej. On sam nie liczy się do zestawu.
    .used = { $who } kontruje zestawem o równej wartości zamiast wyższej. Peng Yue nie liczy się do zestawu.
    .line = Kontra tą samą wartością
card-xiahou_ying = Xiahou Ying
    .title = Woźnica rydwanu
    .ability = Spasuj, a mimo to rozpocznij następny sztych. Rywal zdobywa 3 PZ.
    .used = { $who } pasuje, a mimo to rozpocznie następny sztych. { $rival } zdobywa 3 PZ.
    .line = Pas i natarcie; rywal +3
card-zhongli_mo = Zhongli Mo
    .title = Dowódca Chu
    .ability = Zagraj co najmniej dwie karty, każdą innej wartości, jako zestaw o najniższej z tych wartości. On sam się nie liczy.
    .used = { $who } zagrywa co najmniej dwie karty, każdą innej wartości, jako zestaw o najniższej z tych wartości. Zhongli Mo się nie liczy.
    .line = Zestaw różnych wartości

## Named cards: the 6s

card-ying_bu = Ying Bu
    .title = Król Jiujiang
    .ability = Zabierz na rękę odrzuconą kartę o wartości od 1 do 5.
    .used = { $who } zabiera na rękę odrzuconą kartę o wartości od 1 do 5.
    .line = Weź 1–5 z kart odrzuconych
card-han_xin = Han Xin
    .title = Wielki marszałek
    .ability = Rywal zdobywa 1 PZ i musi skontrować własny ostatni zestaw albo spasować.
    .used = { $rival } zdobywa 1 PZ i musi skontrować własny ostatni zestaw albo spasować.
    .line = Rywal bije swój zestaw; rywal +1
card-liu_bang = Liu Bang
    .title = Król Han
    .ability = Przeciw pojedynczej dziewiątce liczy się jako dziesiątka.
    .used = { $who } kontruje pojedynczą dziewiątkę: Liu Bang liczy się jako dziesiątka.
    .line = Przebija pojedynczą dziewiątkę
card-xiang_yu = Xiang Yu
    .title = Hegemon Chu
    .ability = Spasuj. Do końca starcia wszystkie PZ obu graczy liczą się podwójnie.
    .used = { $who } pasuje. Do końca starcia wszystkie PZ obu graczy liczą się podwójnie.
    .line = Pas; PZ liczą się podwójnie

## Kinds of abilities

kind-lead = Natarcie
kind-counter = Kontra
kind-any = Natarcie lub kontra
    .short = Dowolnie
kind-reaction = Reakcja
kind-joker = Dżoker

## Events

event-calm = Cisza
    .effect = W tym starciu nic się nie zmienia.
event-restraint = Powściągliwość
    .effect = Kto się wyczerpie, traci 1 PZ za każdy własny dekret i zyskuje 2 PZ za każdy dekret rywala. Zwykłych punktów za dekrety nie ma.
    .short = Wyczerpanie: −1 za każdy swój dekret, +2 za każdy dekret rywala.
event-warlords = Wodzowie
    .effect = O 3 dekrety mniej; 6 kart ze stosu leży odkrytych. W każdym zagraniu możesz użyć jednej z nich: dla zdolności albo w zestawie.
    .short = W każdym zagraniu możesz użyć jednej z odkrytych kart.
event-hongmen = Bankiet w Hongmen
    .effect = O 1 dekret mniej; 2 karty ze stosu leżą odkryte. Na jedną z nich możesz wymienić kartę z ręki, rezygnując z wzięcia dekretu.
    .short = Zamiast brać dekret, możesz wymienić kartę z ręki na odkrytą.
event-hangu = Pęd ku przełęczy Hangu
    .effect = W miejsce dekretu możesz dołożyć kartę z ręki do wspólnego rzędu: najpierw jedynkę, potem zawsze dokładnie o 1 wyższą. Najwyższa karta w rzędzie daje swojemu graczowi 3 PZ na koniec starcia.
    .short = Zamiast brać dekret, możesz dołożyć kolejną kartę do rzędu; ostatnia daje 3.
event-gaixia = Bitwa pod Gaixia
    .effect = Karty na ręce rywala punktują bez limitu 5 PZ.
    .short = Liczy się każda karta, która została rywalowi.
event-stabilization = Stabilizacja
    .effect = Każdy pas daje 1 PZ. Zwycięstwo sprawdza się dopiero na koniec starcia.
    .short = Pas daje 1 punkt. Nikt nie wygra przed końcem starcia.
event-hong_canal = Traktat z kanału Hong
    .effect = Biorąc dekret, widzisz dwie karty: jedna trafia do rywala, druga jest twoja.
    .short = Kto bierze dekret, oddaje jedną z jego kart.
event-mandate = Mandat Niebios
    .effect = Kto pasuje, może zabrać na rękę jedną kartę z tego sztychu.
    .short = Kto pasuje, może wziąć kartę ze sztychu.
event-sudden_charge = Nagła szarża
    .effect = Dekret można wziąć tylko w kontrze, nigdy w natarciu.
    .short = W natarciu nie bierze się dekretów.
event-sound_advice = Rozsądna porada
    .effect = Każdy zestaw o wartości 1 daje 2 PZ. Zwycięstwo sprawdza się dopiero na koniec starcia.
    .short = Zestaw jedynek daje 2. Nikt nie wygra przed końcem starcia.

## Options

option-events = Wydarzenia
    .help = Każde starcie ma kartę wydarzenia, która może zmienić przygotowanie, grę lub punktowanie. Na pierwsze partie lepiej je pominąć.
option-events-false = Bez wydarzeń
option-events-true = Z wydarzeniami

## Rules: deck

rules-1 = Talia
rule-CH-1-1 = Talia liczy 46 kart: jedno zero, dziewięć jedynek, osiem dwójek, siedem trójek, sześć czwórek, pięć piątek, cztery szóstki, trzy siódemki, dwie ósemki i jedną dziewiątkę.
rule-CH-1-2 = Każda trójka i każda szóstka to inna, imienna karta z własną zdolnością; pozostałe karty o tej samej wartości niczym się nie różnią.
rule-CH-1-3 = Znaki klanów na kartach służą tylko kampaniom historycznym, a te nie należą do tej gry.

## Rules: set-up

rules-2 = Przygotowanie
rule-CH-2-1 = Han zaczyna z 0 PZ, a Chu z 1 PZ. W pierwszym starciu w natarciu jest Han.
rule-CH-2-2 = Przed każdym starciem tasuje się wszystkie 46 kart i każdy gracz dostaje 15; pozostałe 16 to stos dobierania, a obok leży 6 dekretów. Czterech kart ze spodu stosu nigdy się nie dobiera.
rule-CH-2-3 = Kolejne starcia zaczyna w natarciu gracz, który ma mniej PZ; przy remisie ten, komu udało się wyczerpać w poprzednim starciu.
rule-CH-2-4 = W grze z wydarzeniami każde starcie ma jedno wydarzenie, a następne odkrywa się przed kolejnym rozdaniem. Pierwsza jest Cisza, pozostałe 14 kart się tasuje; gdyby się skończyły, dalej obowiązuje Cisza.
rule-CH-2-5 = Odkryte karty wydarzenia pochodzą z wierzchu stosu, więc stos ma zawsze 4 karty i jeszcze po 2 na każdy pozostały dekret.
rule-CH-2-6 = Z potasowanych 46 kart pierwsze 15 dostaje Han, następne 15 Chu, a ostatnie 16 to stos dobierania, licząc od wierzchu.

## Rules: sets

rules-3 = Zestawy
rule-CH-3-1 = Naturalny zestaw to jedna lub więcej kart o jednej wartości od 1 do 9. Imienne trójki i szóstki zawsze wolno zagrać jak zwykłe karty.
rule-CH-3-2 = Zero powiększa naturalny zestaw o jedną kartę i nie zmienia jego wartości; samo jest naturalnym zestawem o wartości 0. Dołożenie zera to nie zdolność i nie da się go anulować.
rule-CH-3-3 = W natarciu wolno zagrać dowolny zestaw.
rule-CH-3-4 = Kontra to zestaw tej samej wielkości co ostatni zestaw w sztychu, lecz o wyższej wartości.
rule-CH-3-5 = Zestaw o wartości 2 z co najmniej sześciu kart daje po 1 PZ za każdą z nich, gdy zagranie się utrzyma; liczą się też zestawy z zerem, Zhongli Mo lub Peng Yue. Premia to nie zdolność: anulować można tylko Zhongli Mo albo Peng Yue, dzięki którym zestaw powstaje.
rule-CH-3-6 = Przebija się ostatni zestaw, który utrzymuje się w sztychu, bez względu na to, czyj jest. Han Xin, zdolności NATARCIE i anulowane zagrania to nie zestawy.

## Rules: course of a trick

rules-4 = Przebieg sztychu
rule-CH-4-1 = Gracz w natarciu może najpierw, w dowolnej kolejności, użyć jednej zdolności NATARCIE i wziąć jeden dekret, a potem musi zagrać zestaw. W natarciu nie wolno pasować.
rule-CH-4-2 = Dekret pozwala dobrać 2 karty z wierzchu stosu. W jednej turze wolno wziąć tylko jeden (wymiana lub dołożenie do rzędu też się liczy), i to póki dekrety są w zapasie.
rule-CH-4-3 = W kontrze możesz wziąć jeden dekret, a potem musisz zagrać dozwolony zestaw, użyć zdolności kontry albo spasować.
rule-CH-4-4 = Gracze kontrują na zmianę, aż jeden spasuje. Drugi rozpoczyna wtedy następny sztych, a wszystkie karty tego sztychu trafiają na stos kart odrzuconych.
rule-CH-4-5 = W jednym zagraniu działa tylko jedna zdolność specjalna; inne trójki i szóstki są w nim zwykłymi kartami.
rule-CH-4-6 = Jawne dla obu graczy są: liczba kart na rękach i w stosie, karty odrzucone, wzięte dekrety, dotychczasowe wydarzenia oraz wszystkie karty zagrane, anulowane, zwrócone, wymienione, dołożone, zabrane i oddane. Ukryte są: ręce (oprócz otwartej), stos, karty oglądane dzięki Ji Bu lub dobrane z dekretem oraz karta zatrzymana po oddaniu drugiej.
rule-CH-4-7 = Każda kontra to nowa tura, także ta po zagraniu Han Xin, więc znów można wziąć dekret.

## Rules: abilities

rules-5 = Zdolności
rule-CH-5-1 = Ji Bu (natarcie, bez innych kart): oglądasz 4 karty z wierzchu stosu i nie zmieniasz ich kolejności. Jeśli w stosie są już tylko 4 karty, których się nie dobiera, rywal ponadto do końca starcia gra w otwarte karty.
rule-CH-5-2 = Yu Ji (natarcie): odrzucasz z ręki dokładnie jedną inną kartę, pokazując ją od razu przy użyciu zdolności. Bez innej karty na ręce nie można jej użyć.
rule-CH-5-3 = Ying Bu (natarcie): gdy zdolność zadziała, bierzesz na rękę jedną kartę o wartości od 1 do 5 ze stosu kart odrzuconych; taka karta musi tam być. Kart z bieżącego sztychu jeszcze tam nie ma.
rule-CH-5-4 = Lyu Zhi (reakcja, bez innych kart): anuluje zdolność, której właśnie używa rywal, w tej chwili albo wcale. Dobrana później z dekretem już nie pomoże.
rule-CH-5-5 = Xiao He (reakcja, bez innych kart): anuluje Lyu Zhi rywala, więc twoja zdolność działa, a obie te karty od razu są odrzucane. Musi być na twojej ręce lub w rzędzie Wodzów, a nie wśród kart zagrania.
rule-CH-5-6 = Peng Yue (kontra): zagrywasz go z naturalnym zestawem tej samej wielkości i tej samej wartości co ostatni zestaw. On sam jest dodatkiem i nie liczy się do zestawu.
rule-CH-5-7 = Xiahou Ying (kontra, bez innych kart): pasujesz, ale to ty rozpoczynasz następny sztych, a rywal zdobywa 3 PZ.
rule-CH-5-8 = Zhongli Mo (natarcie lub kontra): zagrywasz go z co najmniej dwiema kartami, każdą innej wartości; tworzą zestaw tej wielkości o najniższej z ich wartości. On sam się nie liczy, zero ma tu wartość 0, a wśród kart może być inna trójka.
rule-CH-5-9 = Han Xin (kontra, bez innych kart): rywal zdobywa 1 PZ i musi skontrować własny ostatni zestaw albo spasować; to dla niego pełna tura kontry, z dekretem i zdolnościami. Zestaw nie punktuje drugi raz.
rule-CH-5-10 = Liu Bang (kontra, bez innych kart): przeciw pojedynczej dziewiątce, i tylko wtedy, liczy się jako jedna karta o wartości 10.
rule-CH-5-11 = Xiang Yu (kontra, bez innych kart): pasujesz, a wszystkie PZ obu graczy do końca tego starcia, bez względu na źródło, liczą się podwójnie, ale nigdy więcej niż podwójnie. Limit 5 PZ za karty stosuje się przed podwojeniem.
rule-CH-5-12 = Po każdym użyciu zdolności rywal może odpowiedzieć kartą Lyu Zhi, a na nią gracz, który użył zdolności, kartą Xiao He; zareagować lub zezwolić można tylko wtedy, a innego ruchu wtedy nie ma. Pytamy zawsze, gdy – sądząc po jawnych kartach – reakcja jest możliwa.
rule-CH-5-13 = Gdy zdolność zostaje anulowana, jej karta i Lyu Zhi od razu trafiają na stos kart odrzuconych. Pozostałe karty zagrania wracają tam, skąd pochodzą: na rękę, na stos kart odrzuconych lub do rzędu.
rule-CH-5-14 = Po anulowaniu Peng Yue, Xiahou Ying, Zhongli Mo, Han Xin, Liu Bang lub Xiang Yu nie ma już w tej turze dekretu, wymiany, dokładania do rzędu ani zdolności NATARCIE. Musisz zagrać zestaw, a w kontrze zagrać lub spasować; wolno użyć innej z tych sześciu zdolności.
rule-CH-5-15 = Po anulowaniu zdolności NATARCIE nie wolno w tym sztychu użyć kolejnej takiej zdolności. Dekret, jeśli jeszcze go nie wzięto, nadal można wziąć.
rule-CH-5-16 = Karty użytych zdolności leżą w sztychu do jego końca; karta odrzucona dzięki Yu Ji od razu trafia na stos kart odrzuconych.
rule-CH-5-17 = Nie wolno reagować na własną kartę.

## Rules: going out and winning

rules-6 = Wyczerpanie i zwycięstwo
rule-CH-6-1 = Gdy gracz nie ma już kart i wszystkie reakcje się skończyły, starcie od razu dobiega końca, bez kontry. W natarciu można się więc wyczerpać dzięki zdolności NATARCIE lub karcie dołożonej do rzędu, bez zagrania zestawu.
rule-CH-6-2 = Jeśli obie ręce są puste, wyczerpuje się ten gracz, którego ręka opustoszała wcześniej; karty schodzą z ręki w chwili wyłożenia: najpierw karty używającego, potem Lyu Zhi, potem Xiao He. Ręka, na którą wracają karty, nie jest pusta.
rule-CH-6-3 = Ostatnia karta użyta dla anulowanej zdolności i tak przepada: jeśli nic nie wraca ci na rękę, wyczerpujesz się.
rule-CH-6-4 = Kto się wyczerpie, dostaje po 1 PZ za każdą kartę na ręce rywala (najwyżej 5) i po 1 PZ za każdy jego dekret. Własne dekrety nic nie dają, a suma może wynieść 0.
rule-CH-6-5 = Gracz z 31 lub więcej PZ wygrywa od razu, nawet w środku starcia, gdy tylko skończą się reakcje. Wyczerpania w tym samym zagraniu już się nie punktuje.
rule-CH-6-6 = Jeśli po punktowaniu starcia obaj gracze mają 31 lub więcej PZ, wygrywa ten z wyższym wynikiem; przy równym ten, komu w tym starciu udało się wyczerpać.
rule-CH-6-7 = W jednym zagraniu najpierw sprawdza się 31 PZ, a dopiero potem pustą rękę.
rule-CH-6-8 = Kolejność po zagraniu: jego efekt i wszystkie punkty, sprawdzenie 31 PZ, sprawdzenie pustej ręki, karta z Mandatu Niebios, koniec sztychu.
rule-CH-6-9 = Kolejność na koniec starcia: punkty za wyczerpanie ze zmianami z wydarzenia, 3 PZ za Hangu i dopiero wtedy sprawdzenie 31 PZ. Potem następne wydarzenie, wybór gracza w natarciu i rozdanie.

## Rules: events

rules-7 = Wydarzenia
rule-CH-7-1 = Cisza niczego nie zmienia. Takich kart jest pięć.
rule-CH-7-2 = Powściągliwość: w miejsce zwykłych punktów za dekrety ten, kto się wyczerpie, traci 1 PZ za każdy własny dekret i zdobywa 2 PZ za każdy dekret rywala. Xiang Yu podwaja sumę za karty i dekrety; wynik nigdy nie spada poniżej 0.
rule-CH-7-3 = Tylko przy Wodzach: ubywają 3 dekrety, 6 kart ze stosu leży odkrytych i w każdym zagraniu, także w reakcji, wolno użyć jednej z nich: dla zdolności, w zestawie lub jako całego zestawu. Nie są to karty z ręki i nikt ich nie uzupełnia; z anulowanego zagrania wracają do rzędu, prócz samej karty zdolności.
rule-CH-7-4 = Tylko przy Bankiecie w Hongmen (o 1 dekret mniej, 2 karty ze stosu odkryte): rezygnując z wzięcia dekretu, możesz wymienić kartę z ręki na jedną z odkrytych. Wolno też na taką samą oraz gdy dekretów już nie ma.
rule-CH-7-5 = Tylko przy Pędzie ku przełęczy Hangu: w miejsce dekretu, nawet gdy dekretów już nie ma, możesz dołożyć kartę z ręki do wspólnego rzędu: najpierw jedynkę, potem zawsze dokładnie o 1 wyższą; zero nie jest tu dżokerem. Po reszcie punktowania starcia najwyższa karta daje swojemu graczowi 3 PZ, bez względu na to, kto się wyczerpuje.
rule-CH-7-6 = Bitwa pod Gaixia: limit 5 PZ za karty na ręce rywala nie obowiązuje.
rule-CH-7-7 = Stabilizacja: kto pasuje, także przez zdolność, której nikt nie anuluje, zdobywa 1 PZ. Zwycięstwo sprawdza się dopiero na koniec starcia.
rule-CH-7-8 = Tylko przy Traktacie z kanału Hong: kto bierze dekret, widzi obie karty: jedną musi oddać rywalowi, drugą zatrzymuje.
rule-CH-7-9 = Tylko przy Mandacie Niebios: kto pasuje, także przez zdolność, może zabrać na rękę jedną kartę leżącą w tym sztychu, chyba że starcie już się skończyło. Kart anulowanych, reakcji i karty odrzuconej dzięki Yu Ji tam nie ma.
rule-CH-7-10 = Nagła szarża: dekrety wolno brać tylko w kontrze.
rule-CH-7-11 = Rozsądna porada: każdy zestaw o wartości 1, dowolnej wielkości i rodzaju, daje swojemu graczowi 2 PZ, ale po karcie Han Xin nie drugi raz. Zwycięstwo sprawdza się dopiero na koniec starcia.
rule-CH-7-12 = Wymiana lub dołożenie do rzędu zużywa prawo do dekretu w tej turze i tak samo podlega CH-5.14. Nie bierze się wtedy dekretu ani nie dobiera kart.

## Rules: moves

rules-8 = Decyzje i ruchy
rule-CH-8-1 = Ruch może wykonać tylko gracz, od którego oczekuje się decyzji, a po końcu gry nikt.
rule-CH-8-2 = Ruch trzeba zapisać w znanej postaci, np. „play 5 5” albo „pass”. Karty to 0 1 2 4 5 7 8 9 i jedenaście imion: trójki i szóstki zapisuje się zawsze imieniem.
rule-CH-8-3 = Używasz tylko kart, które są na miejscu: bez gwiazdki na twojej ręce, z gwiazdką w rzędzie Wodzów, każdej najwyżej tyle razy, ile jej tam jest.
rule-CH-8-4 = Karty zapisuje się od najniższej wartości, zero na końcu; karta zdolności stoi na początku, a karta z gwiazdką tuż za taką samą bez gwiazdki. Wpisywać można je w dowolnej kolejności.
rule-CH-8-5 = Jednakowe karty to jeden wybór. Ta sama karta z ręki i z rzędu to dwa różne wybory.
rule-CH-8-6 = W „play” i „use” odkrytą kartę Wodzów zapisuje się z gwiazdką, np. „play 5 *5”, najwyżej jedną w zagraniu. W „take” gwiazdki się nie pisze.
rule-CH-8-7 = Odrzucony ruch wskazuje pierwszą złamaną zasadę, sprawdzaną w stałej kolejności.

## What is asked

ask-lead = Jesteś w natarciu: zagraj dowolny zestaw. Zdolność NATARCIE i dekret są możliwe tylko przed nim.
    .short = Nacierasz: zagraj dowolny zestaw
    .more = Zdolność NATARCIE i dekret są możliwe tylko przed zestawem.
ask-lead-must = Twoja zdolność została anulowana: zagraj teraz zestaw. W tej turze już bez dekretu i zdolności NATARCIE.
ask-counter = Przebij { set-name.object }: zagraj zestaw tej samej wielkości i wyższej wartości, użyj zdolności albo spasuj.
    .short = Skontruj { set-name.object } albo spasuj
    .mixed =
        Skontruj { $size } { $size ->
            [few] karty
           *[other] kart
        } o wartości { $rank } albo spasuj
    .more = Zestaw tej samej wielkości i wyższej wartości albo zdolność.
ask-counter-must = Twoja zdolność została anulowana: skontruj teraz albo spasuj. W tej turze już bez dekretu.
ask-react-lyu_zhi = Rywal używa zdolności: { $card }. Anulujesz ją kartą Lyu Zhi czy zezwalasz?
    .short = { $who } używa zdolności: { $card }. Anulujesz ją kartą Lyu Zhi?
ask-react-xiao_he = Lyu Zhi anuluje twoją zdolność. Odpowiadasz kartą Xiao He czy zezwalasz?
    .short = { $who } anuluje kartę { $card }. Ratujesz ją kartą Xiao He?
ask-give = Traktat z kanału Hong: którą z dwóch kart oddajesz rywalowi?
ask-take = Mandat Niebios: zabierz na rękę jedną kartę z tego sztychu albo nic nie bierz.
ask-wait = Czekamy na ruch: { $who }.
ask-over = Koniec gry.

## Moves (buttons)

move-writ = Weź dekret
move-pass = Spasuj
move-allow = Zezwól
move-decline = Nic nie bierz
move-play = Zagraj { set-name.object } ({ $cards })
    .set = Zagraj { set-name.object }
move-swap = Wymień: { $card } → { $for }
move-place = Dołóż do rzędu: { $card }
move-give = Oddaj: { $card }
move-take = Zabierz: { $card }
move-use = Użyj: { $card }
move-use-with = Użyj: { $card } + { $cards }

## Journal

log-dealt =
    Starcie { $hand }. { $mine ->
            [yes] W natarciu: ty.
           *[no] W natarciu: { $who }.
        }{ $event_id ->
        [calm] { "" }
       *[other] { " " }Wydarzenie: { $event }.
    }
log-dealt-row = Odkryte: { $row }.
log-dealt-cards = Twoje karty: { $cards }.
log-took_writ = { $mine ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } dekret. Dekrety w zapasie: { $left }.
log-took_writ-cards = Dobierasz: { $cards }.
log-gave = { $mine ->
        [yes] Oddajesz rywalowi jedną z dwóch kart, a drugą zatrzymujesz
       *[no] { $who } oddaje rywalowi jedną z dwóch kart, a drugą zatrzymuje
    }.
log-gave-card = Oddana karta: { $card }.
log-gave-kept = Zatrzymujesz: { $kept }.
log-swapped = { $mine ->
        [yes] Wymieniasz
       *[no] { $who } wymienia
    } kartę: { $card } → { $for }.
log-placed = { $mine ->
        [yes] Dokładasz
       *[no] { $who } dokłada
    } do rzędu: { $card }.
log-played = { $mine ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    } { set-name.object }{ played-cards }.
log-used = { $mine ->
        [yes] Używasz
       *[no] { $who } używa
    } zdolności: { $card }.
log-used-with =
    { $card_id ->
        [peng_yue] { $mine ->
                [yes] Zagrywasz { set-name.object }
               *[no] { $who } zagrywa { set-name.object }
            } z kartą { $card }{ played-cards }.
        [zhongli_mo] { $mine ->
                [yes] Zagrywasz { set-mixed }
               *[no] { $who } zagrywa { set-mixed }
            }: { $cards }.
        [ying_bu] { $mine ->
                [yes] Używasz zdolności: { $card }, by odzyskać
               *[no] { $who } używa zdolności: { $card }, by odzyskać
            } kartę { $cards }.
       *[yu_ji] { $mine ->
               [yes] Używasz zdolności: { $card }, by odrzucić
              *[no] { $who } używa zdolności: { $card }, by odrzucić
           } kartę { $cards }.
    }
log-reacted = { $mine ->
        [yes] Reagujesz
       *[no] { $who } reaguje
    }: { $card }.
log-cancelled = { $mine ->
        [yes] Twoja zdolność anulowana: { $card }.
       *[no] Zdolność anulowana: { $card } ({ $who }).
    }
log-cancelled-returned = { $mine ->
        [yes] Pozostałe
       *[no] { $who }: pozostałe
    } karty wracają tam, skąd pochodzą: { $returned }.
log-upheld = Lyu Zhi anulowana, zdolność jednak działa: { $card }.
log-looked = { $mine ->
        [yes] Oglądasz
       *[no] { $who } ogląda
    } 4 karty z wierzchu stosu.
log-looked-cards = W stosie, od wierzchu: { $cards }.
log-opened = { $mine ->
        [yes] Grasz
       *[no] { $who } gra
    } odtąd w otwarte karty: { $cards }.
log-discarded = { $mine ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    }: { $card }.
log-recovered = { $mine ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } ze stosu kart odrzuconych: { $card }.
log-bounced = { $mine ->
        [yes] Musisz
       *[no] { $who } musi
    } teraz skontrować własny zestaw albo spasować.
log-doubled = { $mine ->
        [yes] Podwajasz
       *[no] { $who } podwaja
    } stawkę: do końca starcia wszystkie PZ liczą się podwójnie.
log-scored = { $mine ->
        [yes] Zdobywasz
       *[no] { $who } zdobywa
    } { $points } PZ ({ $why }).
log-passed = { $mine ->
        [yes] Pasujesz
       *[no] { $who } pasuje
    }.
log-took = { $mine ->
        [yes] Zabierasz
       *[no] { $who } zabiera
    } ze sztychu: { $card }.
log-declined = { $mine ->
        [yes] Nie zabierasz
       *[no] { $who } nie zabiera
    } karty ze sztychu.
log-trick_ended = Koniec sztychu. { $mine ->
        [yes] W natarciu: ty.
       *[no] W natarciu: { $who }.
    }
log-went_out = { $mine ->
        [yes] Wyczerpujesz się
       *[no] { $who } wyczerpuje się
    }! { result-sum } = { $points } PZ.
log-hand_ended = Koniec starcia { $hand }. Wynik: Han { $scores_0 }, Chu { $scores_1 }.
log-game_over = { $mine ->
        [yes] Wygrywasz grę i zakładasz
       *[no] { $who } wygrywa grę i zakłada
    } dynastię! Wynik końcowy: Han { $scores_0 }, Chu { $scores_1 }.

## Reasons for points

why-twos = sześć lub więcej dwójek
why-xiahou_ying = karta Xiahou Ying
why-han_xin = karta Han Xin
why-stabilization = Stabilizacja: pas
why-sound_advice = Rozsądna porada: zestaw o wartości 1
why-hangu = Hangu: najwyższa karta w rzędzie
why-going_out = wyczerpanie

## Labels

label-hand = Ręka
label-trick = Sztych
label-pile = Stos: do dobrania { $drawable }, niedostępne { $sealed }
label-writs = Dekrety w zapasie: { $left }
label-discard = Karty odrzucone
label-row = Rząd odkrytych kart
label-score = Wynik
label-to_beat = Do przebicia: { set-name }
label-known = Znane karty na ręce rywala
label-seen = Znane karty w stosie
label-doubled = PZ podwojone
label-open = Otwarta ręka
label-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .unit =
        { $count ->
            [one] karta
            [few] karty
            [many] kart
           *[other] karty
        }
label-going_out = Za wyczerpanie: { $points } PZ
label-hand_no = Starcie { $hand }
label-writs_taken =
    { $count ->
        [one] { $count } dekret
        [few] { $count } dekrety
        [many] { $count } dekretów
       *[other] { $count } dekretu
    }
    .unit =
        { $count ->
            [one] dekret
            [few] dekrety
            [many] dekretów
           *[other] dekretu
        }

## At the table

board-score = Wynik: gramy do 31 PZ
board-score-side = { $who }: { $points } PZ. Wyczerpanie teraz dałoby { $out }.
board-going_out = wyczerpanie
board-rival = Ręka rywala
board-spectated = Ręka: { $who }
board-known = Znane karty: { $cards }
board-open = Otwarta ręka: { $cards }
board-doubled = Wszystkie PZ podwójnie
board-to_draw = do dobrania
board-sealed = niedostępne
board-seen = Na wierzchu, po kolei: { $cards }
board-writs = Dekrety: { $left }
board-writs-taken = { $who } { $count }
board-event = Wydarzenie starcia
board-discarded = Odrzucone: { $count }
board-browse = Przejrzyj
board-row = Odkryte karty
board-placed = { $card } ({ $who })
board-to_beat = Do przebicia
board-above =
    { $rank ->
        [9] Przebija tylko zdolność
        [10] Przebija tylko zdolność
       *[other]
            { $size ->
                [one] 1 karta powyżej { $rank }
                [few] { $size } karty powyżej { $rank }
                [many] { $size } kart powyżej { $rank }
               *[other] { $size } karty powyżej { $rank }
            }
    }
board-free_lead = Nacieraj dowolnym zestawem
board-leads = W natarciu: { $who }
board-last_trick = Poprzedni sztych
board-set-last = Do przebicia, { $who }: { $set }
board-pending = { $who } używa zdolności: { $card }
board-if = Jeśli { $card } zadziała, do przebicia
board-waits = odpowiada { $who }
board-waits-you = czeka na ciebie
board-earlier = wcześniej: { $count }
board-cards = Karty: { $cards }

step-trick = Sztych { $trick }
step-trick_ends = Koniec sztychu
step-give = Oddanie karty

hand-yours = Twoja ręka: { $cards }
hand-none = Twoja ręka jest pusta
hand-chosen = wybrana
hand-may = można zagrać
hand-help = Strzałki przesuwają, spacja wybiera, cyfry wybierają wartość, Enter zagrywa.
card-rule = Zasada { $rule }
card-of_rank =
    { $count ->
        [one] Jedyna karta o tej wartości
        [few] Jedna z { $count } kart o tej wartości
        [many] Jedna z { $count } kart o tej wartości
       *[other] Jedna z { $count } karty o tej wartości
    }

prompt-choose = Wybierz karty
prompt-choose-card = Wybierz kartę
prompt-chosen = Wybrane: { $cards }.
prompt-prize = Aby użyć zdolności, wybierz kartę spośród odrzuconych.
prompt-going_out = Wyczerpanie teraz dałoby { $points } PZ.
prompt-more = Wszystkie ruchy

window-standing = Gdy ktoś używa zdolności
window-allow = Zawsze zezwalaj
window-ask = Pytaj mnie

discard-title = Karty odrzucone
discard-empty = W tym starciu nic jeszcze nie odrzucono.
moves-title = Wszystkie dozwolone ruchy
moves-count =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
moves-filter = Szukaj
choices-discard = Spośród odrzuconych
choices-pile = Dwie dobrane karty
choices-trick = Z tego sztychu
board-close = Zamknij

result-winner = { $mine ->
        [yes] Zakładasz
       *[no] { $who } zakłada
    } dynastię
result-hand = Koniec starcia { $hand }
result-sum =
    { $times ->
        [1] { result-sum-once }
       *[other] { $times } × ({ result-sum-once })
    }
result-sum-once =
    { $for_cards } za { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }{ $for_writs ->
        [0] { "" }
       *[other] { " " }+ { $for_writs } za dekrety
    }
result-points = { $points } PZ
result-total = Wynik
result-next = Następne starcie
result-how = Skąd wzięły się punkty

verb-play = Zagraj zestaw
verb-writ = Dekret
verb-swap = Wymiana
verb-place = Dołożenie do rzędu
verb-pass = Pas
verb-give = Oddanie
verb-take = Zabranie
verb-decline = Bez zabierania
verb-allow = Zezwolenie

## Kurs

course-sets = Zestawy i kontry
course-writs = Dekrety: dwie karty więcej
course-joker = Zero i sześć dwójek
course-lead = Zdolności NATARCIE
course-counter = Zdolności w kontrze
course-reactions = Reakcje
course-out = Wyczerpanie
course-events = Wydarzenia

## Why a position cannot be

position-cards = Ręce, stos, sztych, rząd odkrytych kart i karty odrzucone to razem 46 kart gry, każda tyle razy, ile jest w talii.
position-hands = Kto nie ma już kart, ten się wyczerpał: obaj gracze muszą mieć choć jedną.
position-pile = W stosie są dokładnie po dwie karty na każdy pozostały dekret i te niedostępne.
position-discard = Zagrane karty wymagają, by wśród odrzuconych leżała jeszcze inna.
position-scores = Kto ma 31 punktów, wygrał: gra byłaby skończona.
position-writs = Tylu dekretów nie ma.
position-trick = Kart w sztychu nie można było tak zagrać: każdy zestaw przebija poprzedni i ma jego wielkość.
position-pending = Tej zdolności nikt nie mógł tu użyć.
position-phase = Taka faza nie wynika z kart w sztychu.
position-to_move = Ruch ma kto inny: wynika to z tego, kto jest w natarciu, i ze sztychu.
position-lead_ability = Ta zdolność NATARCIE nie pasuje do sztychu.
position-row = Przy tym wydarzeniu odkrytych kart jest inna liczba.
position-row_by = Przy tym wydarzeniu odkrytych kart jest inna liczba.
position-event_deck = Tylu kart tego wydarzenia nie ma.
position-known = Gracz może znać tylko te karty, które rywal ma na ręce.
position-winner = Z tymi punktami wskazany gracz nie wygrał.

## Setting up a position

edit-points = Punkty: { $who }
edit-writs = Dekrety: { $who }
edit-hand = Ręka: { $who }
edit-pile = Stos, od następnej karty
edit-trick = Do przebicia
edit-discard = Karty odrzucone
edit-leads = Kto jest w natarciu
edit-event = Wydarzenie
edit-doubled = Wszystkie punkty podwojone

## Drawn examples of the rules

example-CH-3-3 = Han naciera trzema czwórkami. Chu odpowiada trzema piątkami.
example-CH-3-4 = Trzy siódemki przebijają trzy piątki: tyle samo kart, wyższa wartość. Chu pasuje i znów naciera Han.
example-CH-3-5 = Pięć dwójek i zero to zestaw sześciu kart: od razu 6 punktów.
example-CH-4-2 = Han wziął dekret i dobrał ósemkę i siódemkę.
example-CH-5-2 = Yu Ji odrzuciła jedynkę. Na ręce zostały dwie czwórki.
example-CH-5-4 = Chu używa Xiang Yu. Lyu Zhi go anuluje i Chu musi zagrać albo spasować.
example-CH-5-7 = Xiahou Ying: Chu dostaje 3 punkty, ale w następnym sztychu naciera Han.
example-CH-5-10 = Leży pojedyncza dziewiątka. Liu Bang przebija ją jako 10, Chu pasuje i naciera Han.
example-CH-6-4 = Dwie siódemki to ostatnie karty Han: gracz się wyczerpuje i zdobywa 7 punktów, z 10 robi się 17.

## Puzzles: why a move is the best
reason-points = Reszta starcia daje ci średnio o { $more } PZ więcej niż po ruchu „{ $move }”.
reason-out = Wyczerpujesz się w { $best } partii dogranych od tego miejsca, a po ruchu „{ $move }” w { $other }.
reason-trick = Ten sztych jest twój w { $best } partii dogranych od tego miejsca, a po ruchu „{ $move }” w { $other }.

## What rivals say on the ladder: before a game, when they are beaten, when they have won

rival-ferryman = Ostrożnie, stopień. Nurt jest dziś powolny, i ja też.
    .beaten = Rzeka za tobą. Na tym brzegu pytaj o Posła.
    .won = Skończyło się na mokrych butach. Łódź płynie jeszcze raz.
rival-envoy = Wiozę jeden list i dwie pary. Zgadnij, co otworzę najpierw.
    .beaten = W liście stoi, że wygrana jest twoja. Sam odczytam go Sędziemu.
    .won = Nic nie jest jeszcze podpisane. Porozmawiamy znowu?
rival-magistrate = Zapisuję tu każdą kartę, która pada. I każdy błąd.
    .beaten = Nie widzę w wyroku błędu: jest na twoją korzyść. Regent cię przyjmie.
    .won = Sprawa pozostaje otwarta. Możesz się odwołać.
rival-regent = Daleka była twoja droga. Od początku trzymam dla ciebie jedną kartę.
    .beaten = Pieczęć jest twoja. Nie sądziłem, że oddam ją z radością.
    .won = Dziś brama jest zamknięta. Otwiera się co rano.

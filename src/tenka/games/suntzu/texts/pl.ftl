### Sun Tzu: teksty gry, po polsku.
### Liczby ($armies, $margin, $marker itd.) są przekazywane jako liczby, nazwy i listy kart jako tekst.

## Gra

game-title = Sun Tzu
game-tagline = Pięć prowincji, dwa umysły
game-summary = Pojedynek blefu dla dwojga. W każdej rundzie obie strony kładą w tajemnicy po karcie przy każdej z pięciu prowincji; wyższa karta wygrywa i wkraczają oddziały. Po rundach 3, 6 i 9 prowincje dają punkty temu, kto je kontroluje.
seat-0 = Sun Tzu
seat-1 = Shao

## Partia z przewodnikiem

lesson-welcome = Grasz jako Sun Tzu, niebieskimi, a to dziewiąta, ostatnia runda. Po niej wygra ten, po czyjej stronie stoi znacznik, a na razie jest on o jedno pole po stronie Shao.
lesson-provinces = Każda prowincja, w której stoją twoje oddziały, daje ci tyle punktów, ile wskazuje podświetlona liczba. Kto zbierze więcej, przeciąga znacznik na swoją stronę.
lesson-secret = W każdej rundzie obie strony kładą po zakrytej karcie przy każdej z pięciu prowincji. Przy Qin, Chu i Jin-Yan twoje już leżą i tylko ty je widzisz.
lesson-lay = Wyższa karta wygrywa, a liczy się różnica; +1 zawsze przebija kartę rywala o jeden. Niech więc piątka uderzy na oddziały w Han-Qi, a +1 strzeże Wu.
    .try = Połóż 5 przy Han-Qi i +1 przy Wu, a potem zatwierdź rozkazy.
lesson-reveal = Masz na mapie mniej oddziałów, więc to ty wskazujesz miejsce następnej bitwy. Zacznij tam, gdzie twoja karta jest najmocniejsza.
    .try = Wskaż Jin-Yan.
lesson-difference = 9 przeciw 3: wygrywasz z przewagą 6 i wkracza 6 oddziałów. Prowincja jest twoja.
    .try = Teraz walcz o Han-Qi.
lesson-driven = 5 przeciw 2 daje przewagę 3, ale stały tam trzy oddziały Shao: najpierw one wracają do puli. Prowincja jest teraz pusta.
    .try = Dalej: Qin.
lesson-tie = 4 przeciw 4: nic się nie zmienia i twój oddział zostaje. Remis sprzyja temu, kto trzyma prowincję.
    .try = Teraz Wu.
lesson-plus = Shao poświęca na Wu dziesiątkę, a twoje +1 i tak przebija ją o jeden. Gdzie nie możesz wygrać, jak w prowincji Chu, z małą kartą tracisz niewiele.
lesson-won = Qin, Jin-Yan i Wu dają ci 4 + 3 + 4, a Shao dostaje 5: znacznik idzie o 6 pól w twoją stronę i wygrywasz. W pełnej grze prowincje dają punkty po rundach 3, 6 i 9.

## Prowincje

province-qin = Qin
province-chu = Chu
province-jin_yan = Jin-Yan
province-han_qi = Han-Qi
province-wu = Wu
source-pool = pula
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

## Karty

card-plague = plaga
    .ability = Bitwy nie ma: połowa oddziałów z prowincji wraca do puli. Karta rywala nie działa.
    .title = Plaga
    .line = Połowa oddziałów wraca
card-number = Liczba
    .ability = Wyższa liczba wygrywa; liczy się różnica.
card-one = 1
    .ability = Kto jej użyje, dobiera w tej rundzie 3 karty i zatrzymuje 2.
    .line = Dobierz 3, zostaw 2
card-six = 6
    .ability = Oddział oznacza prowincję; drugiej szóstki tam nie położysz.
    .line = Oznacza prowincję
card-plus = Plus
    .ability = { $cost ->
        [0] Przebija każdą liczbę o { $plus }.
        [one] Przebija każdą liczbę o { $plus } i kosztuje { $cost } oddział odłożony do posiłków.
        [few] Przebija każdą liczbę o { $plus } i kosztuje { $cost } oddziały odłożone do posiłków.
       *[other] Przebija każdą liczbę o { $plus } i kosztuje { $cost } oddziałów odłożonych do posiłków.
    }
    .line = { $cost ->
        [0] Rywal plus { $plus }
       *[other] Rywal plus { $plus }, koszt: { $cost }
    }
card-minus = Minus
    .ability = Przegrywa z każdą liczbą różnicą 1.
    .line = O 1 mniej niż rywal

## Dowódcy

warlord-double_six = Podwójny znak
    .effect = Połóż szóstkę tam, gdzie leży już twój znak; oznaczy ją drugi oddział.
warlord-remove_army = Zasadzka
    .effect = Rundy 1–6: odeślij jeden oddział z prowincji do puli jego właściciela.
warlord-counter_plague = Uzdrowiciel
    .effect = { $edition ->
        [hu] Plaga rywala nie działa wcale.
       *[other] Plaga rywala liczy się jako karta o wartości 0.
    }
warlord-total_plague = Czarny wiatr
    .effect = W tej rundzie każda plaga zostawia tylko jeden oddział.
warlord-recycle_plague = Nawrót choroby
    .effect = Twoja zagrana plaga trafia pod talię; potem wierzchnia karta talii opuszcza grę.
warlord-move_army = Forsowny marsz
    .effect = Rundy 1–6: jeden twój oddział przechodzi do sąsiedniej prowincji, pustej lub twojej.
warlord-high_as_six = Pozorowany atak
    .effect = Twoja 7, 8, 9 lub 10 liczy się jak 6, bez znaku.
warlord-head_start = Przewaga na starcie
    .effect = Znacznik punktów zaczyna grę o jedno pole bliżej ciebie.
warlord-recycle_minus = Namysł
    .effect = Twoja zagrana karta −1 trafia pod talię; potem wierzchnia karta talii opuszcza grę.
warlord-reinforce = Odwody
    .effect = Rundy 1–6: jeden oddział z twojej puli wkracza do prowincji, którą kontrolujesz.

## Wydarzenia

event-pandemic = Pandemia
    .effect = Gdy zagrano 4 plagi: każdy odkłada 1 oddział do posiłków.
event-war_chariot = Rydwan bojowy
    .effect = Gdy gracz oznaczył szóstkami 3 prowincje: może wziąć jeszcze jednego generała.
event-champion_challenge = Wyzwanie mistrza
    .effect = Gdy 9 nie wygra: jej gracz odkłada 1 oddział do posiłków.
event-hero_challenge = Wyzwanie bohatera
    .effect = Gdy 10 nie wygra: jej gracz odkłada 2 oddziały do posiłków.
event-light_infantry = Lekka piechota
    .effect = { $edition ->
        [pl] Gdy 1 spotka 1: gracz, który przegrywa na torze, dostaje punkt.
       *[other] Gdy 1 spotka 1: gracz, który przegrywa na torze, dostaje tam oddział.
    }

## Opcje

option-edition = Wydanie
    .help = Trzy drukowane wydania różnią się szczegółami; gramy dokładnie według każdego z nich.
option-edition-en = Wydanie angielskie
option-edition-hu = Wydanie węgierskie
option-edition-pl = Wydanie polskie
option-warlords = Generałowie
    .help = Każdy gracz ma jednego tajnego generała do jednorazowego użycia.
option-warlords-true = Z generałami
option-warlords-false = Bez generałów
option-events = Wydarzenia
    .help = Pięć kart wydarzeń, zawsze jedna odkryta. Gdy zadziała piąta, gra się kończy.
option-events-false = Bez wydarzeń
option-events-true = Z wydarzeniami
option-beginner = Gra dla początkujących
    .help = Bez kart +2 i +3, bez generałów, wszystkie 21 oddziałów w puli. W wydaniu polskim także bez wydarzeń.
option-beginner-false = Pełna gra
option-beginner-true = Gra dla początkujących

## Czym różnią się wydania

edition-differs = Czym różnią się wydania
edition-order_from_round = Kto wyznacza kolejność bitew
    .value = Od rundy { $value } gracz, który ma mniej oddziałów w prowincjach.
edition-order_tie = Równa liczba oddziałów przy wyznaczaniu kolejności
edition-order_tie-last_decider = Wyznacza ją ten, kto robił to ostatnio.
edition-order_tie-behind_on_track = Wyznacza ją gracz, który przegrywa na torze punktów.
edition-order_tie-fewer_armies_in_previous_round = Wyznacza ją ten, kto miał mniej oddziałów w poprzedniej rundzie.
edition-warlord_deal = Generałowie na początku
edition-warlord_deal-choose = Każdy gracz wybiera jednego.
edition-warlord_deal-random = Jeden jest losowany.
edition-windows = Kiedy działają generałowie poruszający oddziałami
edition-windows-before = Przed bitwami
edition-windows-between = Między bitwami
edition-windows-after = Po bitwach
edition-total_plague_window = Kiedy można użyć: { warlord-total_plague }
edition-total_plague_window-before = Po położeniu kart, przed bitwami.
edition-total_plague_window-start = Na początku rundy, przed kładzeniem kart.
edition-remove_army_targets = Czyj oddział usuwa { warlord-remove_army }
edition-remove_army_targets-any = Dowolny.
edition-remove_army_targets-rival = Tylko oddział rywala.
edition-counter_plague = Co robi { warlord-counter_plague }
edition-counter_plague-counts_zero = Plaga liczy się jak 0 i bitwa się odbywa.
edition-counter_plague-no_effect = Plaga nie działa i bitwy nie ma.
edition-light_infantry = Co daje Lekka piechota
edition-light_infantry-army = Oddział w prowincji dla gracza, który przegrywa.
edition-light_infantry-point = Punkt dla gracza, który przegrywa.
edition-mark_from_own_province = Znak przy pustej puli
edition-mark_from_own_province-true = Z dowolnej prowincji, także oznaczanej.
edition-mark_from_own_province-false = Z innej prowincji, jeśli jest taka.
edition-beginner_events = Wydarzenia w grze dla początkujących
edition-beginner_events-as_option = Do wyboru.
edition-beginner_events-off = Brak.

## Zasady: elementy

rules-1 = Elementy gry
rule-ST-1-1 = Prowincje to Qin, Chu, Jin-Yan, Han-Qi i Wu; w tej kolejności kładzie się i odkrywa karty.
rule-ST-1-2 = Sąsiedzi: Qin z Jin-Yan, Han-Qi i Chu; Han-Qi także z Jin-Yan, Chu i Wu; Chu także z Wu.
rule-ST-1-3 = Każdy gracz ma 20 kart: od 1 do 6 w ramce, które zawsze wracają, i 14 bez ramki: od 7 do 10, +2, +3, trzy +1, trzy −1 i dwie plagi.
rule-ST-1-4 = Dziesięć wskaźników mówi, ile prowincja daje po rundach 3, 6 i 9; pięć z nich bierze udział w grze.
rule-ST-1-5 = Tor punktów ma 9 pól od środka do każdego końca, a znacznik zatrzymuje się na końcu.
rule-ST-1-6 = Każdy gracz ma 21 oddziałów. Oddział jest w puli, w posiłkach, w prowincji albo na znaku szóstki.
rule-ST-1-7 = Kto ma oddział w prowincji, kontroluje ją; oddziały obu graczy nigdy nie stoją razem. Znaki niczego nie kontrolują.

## Zasady: przygotowanie

rules-2 = Przygotowanie
rule-ST-2-1 = Pięć losowych wskaźników trafia do prowincji; gra zaczyna się od rundy 1 ze znacznikiem na środku.
rule-ST-2-2 = Każdy zaczyna z 18 oddziałami w puli i 3 w posiłkach, ma na ręce sześć kart w ramce i cztery z potasowanej talii, w której zostaje 10 kart.
rule-ST-2-3 = Każdy bierze w tajemnicy jednego ze swoich pięciu generałów: obie strony wybierają naraz, a w wydaniu węgierskim decyduje los.
rule-ST-2-4 = Z wydarzeniami: pięć kart się tasuje, a wierzchnia leży odkryta.
rule-ST-2-5 = W grze dla początkujących nie ma kart +2 i +3 ani generałów, a wszystkie oddziały są w puli; w wydaniu polskim nie ma też wydarzeń.

## Zasady: runda

rules-3 = Runda
rule-ST-3-1 = Połóż zakrytą kartę z ręki przy każdej prowincji, od Qin do Wu; wszystkie pięć razem to twój plan.
rule-ST-3-2 = Nie wolno położyć szóstki przy prowincji z twoim własnym znakiem szóstki, chyba że masz generała, który na to pozwala.
rule-ST-3-3 = Na początku walczy się w stałej kolejności; później gracz z mniejszą liczbą oddziałów w prowincjach wskazuje następną, w której jeszcze nie walczono.
rule-ST-3-4 = Przy równej liczbie oddziałów rozstrzyga wydanie: kto wyznaczał ostatnio, kto przegrywa na torze albo kto miał mniej rundę wcześniej; inaczej obowiązuje stała kolejność.

## Zasady: bitwa

rules-4 = Bitwa
rule-ST-4-1 = Obie karty się odkrywa i wygrywa wyższa, a różnica to przewaga; przy równych nic się nie zmienia.
rule-ST-4-2 = Plus jest o swoją wartość wyższy od karty rywala, −1 o jeden niższy.
rule-ST-4-3 = Dwa jednakowe plusy lub minusy to remis, który nic nie kosztuje.
rule-ST-4-4 = Przeciw plusowi karta −1 liczy się jak 0, a przewagą jest wartość plusa.
rule-ST-4-5 = Z dwóch różnych plusów wygrywa większy, a przewagą jest ich różnica; koszty płaci się mimo to.
rule-ST-4-6 = Zwycięzca odsyła do puli tyle oddziałów rywala, ile wynosi przewaga; za każdy, którego tam brakuje, wystawia jeden własny.
rule-ST-4-7 = Oddziały pochodzą z puli; brakujące z sąsiednich prowincji, a z dalszych dopiero, gdy u sąsiadów ich nie ma; nigdy z prowincji, o którą trwa bitwa.
rule-ST-4-8 = Odkrytą szóstkę oznacza oddział z puli, a przy pustej puli oddział z prowincji. Zostaje tam na zawsze.
rule-ST-4-9 = Po bitwie +2 kosztuje 1 oddział, a +3 dwa; odkłada się je do posiłków z puli lub z prowincji.
rule-ST-4-10 = Plaga unieważnia drugą kartę: bitwy nie ma, a połowa oddziałów w prowincji, zaokrąglona w dół, wraca do puli.
rule-ST-4-11 = Kto użyje jedynki, dobiera w tej rundzie trzy karty i zatrzymuje dwie.
rule-ST-4-12 = Kolejność w prowincji: odkrycie, generałowie, plaga, znaki, bitwa, koszty, odzyskiwanie, wydarzenie.

## Zasady: wsparcie

rules-5 = Posiłki
rule-ST-5-1 = Za każdą kartę bez ramki, którą na zawsze oddajesz z ręki, jeden oddział wraca z posiłków do puli. Kart w ramce ani już położonych oddać nie można.
rule-ST-5-2 = Posiłki można ściągnąć, gdy pula jest pusta, a trzeba oddać lub wystawić oddział, gdy mogą posłużyć generałowi, oraz w ostatnim wezwaniu; nigdzie indziej.
rule-ST-5-3 = O tym, czy zapytamy o posiłki, decydują tylko rzeczy jawne: oddział w posiłkach i karta bez ramki na ręce lub zakryta.
rule-ST-5-4 = Zanim porówna się pule, obaj gracze mogą po kolei jeszcze raz ściągnąć posiłki.

## Zasady: punkty i dobieranie

rules-6 = Punktowanie, dobieranie, koniec
rule-ST-6-1 = Po rundach 3, 6 i 9 każda prowincja daje swoją wartość temu, kto ją kontroluje, a znacznik przesuwa się o różnicę.
rule-ST-6-2 = Jeśli po rundzie 3 lub 6 znacznik stoi na końcu toru, gracz po tej stronie od razu wygrywa.
rule-ST-6-3 = Po rundzie 9 wygrywa strona, po której stoi znacznik; na środku większa pula, a przy równych jest remis.
rule-ST-6-4 = Karty w ramce wracają na rękę, inne zagrane opuszczają grę. Dobierasz 2 i zatrzymujesz 1 z nich, a po jedynce 3 i zatrzymujesz 2; reszta trafia pod talię.
rule-ST-6-5 = Obie strony dobierają i wybierają jednocześnie, w tajemnicy; po rundzie 9 się nie dobiera.

## Zasady: dowódcy

rules-7 = Generałowie
rule-ST-7-1 = Podwójny znak pozwala położyć szóstkę tam, gdzie leży już twój znak; zużywa się, gdy ta szóstka zostanie odkryta.
rule-ST-7-2 = Zasadzka, rundy 1–6: oddział wraca z prowincji do puli właściciela; w wydaniu polskim tylko oddział rywala.
rule-ST-7-3 = Uzdrowiciel sprawia, że plaga rywala liczy się jak 0 i bitwa się odbywa; w wydaniu węgierskim plaga po prostu nie działa.
rule-ST-7-4 = Czarny wiatr: w tej rundzie każda plaga zostawia tylko jeden oddział.
rule-ST-7-5 = Nawrót choroby: twoja zagrana plaga trafia pod talię, a potem wierzchnia karta talii opuszcza grę.
rule-ST-7-6 = Forsowny marsz, rundy 1–6: jeden twój oddział przechodzi do sąsiedniej prowincji, pustej lub twojej.
rule-ST-7-7 = Pozorowany atak: twoja odkryta 7, 8, 9 lub 10 liczy się pod każdym względem jak 6, ale nie kładzie znaku.
rule-ST-7-8 = Przewaga na starcie: znacznik zaczyna o jedno pole bliżej Sun Tzu.
rule-ST-7-9 = Namysł: twoja zagrana karta −1 trafia pod talię, a potem wierzchnia karta talii opuszcza grę.
rule-ST-7-10 = Odwody, rundy 1–6: oddział z twojej puli trafia do prowincji, którą kontrolujesz.
rule-ST-7-11 = Przeciw odpartej pladze liczba lub plus ma przewagę równą swojej wartości, a −1 przegrywa różnicą 1; własna plaga działa mimo to.
rule-ST-7-12 = Tego generała nie można teraz użyć.
rule-ST-7-13 = Pytamy zawsze, gdy z jawnych rzeczy wynika, że możesz mieć pasującego generała; to, co masz, decyduje tylko o tym, co możesz zrobić.
rule-ST-7-14 = Gdy można użyć generałów, pytamy graczy na zmianę, aż wszyscy kolejno spasują.
rule-ST-7-15 = Jawne jest, ilu ukrytych generałów ma gracz, i każdy zużyty; którzy są ukryci, pozostaje tajemnicą.

## Zasady: wydarzenia

rules-8 = Wydarzenia
rule-ST-8-1 = Po każdej prowincji sprawdza się odkryte wydarzenie; gdy jego warunek jest spełniony, działa ono i odkrywa się następne.
rule-ST-8-2 = Pandemia, po 4 plagach w grze: każdy odkłada do posiłków oddział z puli, a przy pustej puli z prowincji.
rule-ST-8-3 = Rydwan bojowy, za 3 prowincje z twoimi znakami szóstki: możesz wziąć jeszcze jednego swojego generała, którego jeszcze nie masz i który nie został zużyty.
rule-ST-8-4 = Wyzwanie mistrza: czyja 9 nie wygrała, ten odkłada do posiłków 1 oddział z puli lub z prowincji.
rule-ST-8-5 = Wyzwanie bohatera: czyja 10 nie wygrała, ten odkłada do posiłków 2 oddziały z puli lub z prowincji.
rule-ST-8-6 = Lekka piechota, 1 przeciw 1: gracz, który przegrywa na torze, może wystawić tam oddział, a jeśli stoi tam rywal, odesłać do puli jeden jego oddział; w wydaniu polskim zyskuje punkt.
rule-ST-8-7 = Bitwa uruchamia tylko to wydarzenie, które było w niej odkryte; nowa Pandemia lub Rydwan bojowy o spełnionym już warunku działa od razu.
rule-ST-8-8 = Gdy zadziała piąte wydarzenie, gra natychmiast się kończy: wygrywa prowadzący na torze, a przy równości większa pula.

## Zasady: decyzje

rules-9 = Decyzje
rule-ST-9-1 = Decydować może tylko ten, od kogo oczekuje się decyzji.
rule-ST-9-2 = Ruch musi być jednym ze znanych tekstów ruchu, zapisanym małymi literami i z pojedynczymi odstępami.
rule-ST-9-3 = Teraz trzeba podjąć inną decyzję.
rule-ST-9-4 = Gdy decyzję mają podjąć obie strony, zaczyna ten, kto wyznacza kolejność; gdy nikt jej nie wyznacza, Sun Tzu.
rule-ST-9-5 = Co nie zostawia wyboru, dzieje się samo; o oddziały spoza puli pytamy po jednym.
rule-ST-9-6 = Ręce, zakryte i dobrane karty, talie i ukryci generałowie są tajne, podobnie jak to, ile rywal już zaplanował.
rule-ST-9-7 = O wszystkim, co losowe, rozstrzyga przygotowanie gry.
rule-ST-9-8 = Jeśli w danej pozycji nikogo nie pytamy, gra sama przechodzi do następnej decyzji.

## O co się pyta

ask-warlord = Wybierz w tajemnicy generała.
ask-placing = Połóż po karcie przy każdej prowincji. Następna: { $province }.
ask-start = Początek rundy: użyć generała czy spasować?
ask-before = Przed bitwami: użyć generała czy spasować?
ask-between = Między bitwami: użyć generała czy spasować?
ask-after = Po bitwach: użyć generała czy spasować?
ask-reveal = Wskaż prowincję następnej bitwy.
ask-high_as_six = Policzyć twoją kartę jak 6 ({ warlord-high_as_six }) czy spasować?
ask-counter_plague = Odeprzeć plagę rywala ({ warlord-counter_plague }) czy spasować?
ask-recycle_minus = Włożyć kartę −1 pod talię ({ warlord-recycle_minus }) czy spasować?
ask-recycle_plague = Włożyć plagę pod talię ({ warlord-recycle_plague }) czy spasować?
ask-mark = Pula jest pusta: skąd wziąć oddział na znak?
ask-transfer = Pula jest pusta: sprowadź oddziały do prowincji { $province }. Pozostało: { $count }.
ask-cost = Karta +2 lub +3 kosztuje oddziały: odłóż je do posiłków. Pozostało: { $count }.
ask-pandemic = { event-pandemic }: pula jest pusta. Odłóż oddział z prowincji.
ask-champion_challenge = { event-champion_challenge }: twoja 9 nie wygrała. Odłóż oddział.
ask-hero_challenge = { event-hero_challenge }: twoja 10 nie wygrała. Oddziały do odłożenia: { $count }.
ask-take = { event-war_chariot }: wziąć w tajemnicy jeszcze jednego generała?
ask-infantry = { event-light_infantry }: wysłać oddział do tej prowincji?
ask-keep =
    { $count ->
        [one] Zatrzymaj { $count } kartę; reszta trafi pod talię.
        [few] Zatrzymaj { $count } karty; reszta trafi pod talię.
       *[other] Zatrzymaj { $count } kart; reszta trafi pod talię.
    }
ask-last_call = Na torze jest remis, więc porównamy pule: oddać karty za oddziały czy spasować?
ask-wait = Czekamy na ruch: { $who }.
ask-over = Koniec gry.

## Ruchy (przyciski)

move-warlord = Weź: { $warlord }
move-place = { $card } – { $province }
move-reveal = Bitwa: { $province }
move-support = Oddaj za oddział: { $card }
move-pay = Zapłać z prowincji { $province }
move-pay-pool = Zapłać z puli
move-transfer = Oddział z prowincji { $province }
move-use = Użyj: { $warlord }
move-use-at = Użyj: { $warlord }, { $province }
move-use-move = Użyj: { $warlord }, { $from } → { $to }
move-take = Weź: { $warlord }
move-decline = Pomiń
move-infantry = Wyślij lekką piechotę
move-keep = Zatrzymaj: { $card }
move-pass = Spasuj

## Dziennik

log-dealt = Wskaźniki są wylosowane, karty rozdane.
log-dealt-event = Pierwsze wydarzenie: { $event }.
log-dealt-cards = Twoje karty: { $cards }.
log-took =
    { $mine ->
        [yes] Bierzesz w tajemnicy generała.
       *[no] { $who } bierze w tajemnicy generała.
    }
log-warlords_taken = Obie strony mają już generałów.
log-round_started = Zaczyna się runda { $round }.
log-laid =
    { $mine ->
        [yes] Kładziesz pięć kart.
       *[no] { $who } kładzie pięć kart.
    }
log-order_settled = Oddziały w prowincjach: { $me ->
        [0] ty { $armies_0 }, { seat-1 } { $armies_1 }
        [1] { seat-0 } { $armies_0 }, ty { $armies_1 }
       *[other] { seat-0 } { $armies_0 }, { seat-1 } { $armies_1 }
    }.
log-order_settled-decider =
    { $decider ->
        [0] { $me ->
            [0] Kolejność bitew wyznaczasz ty.
           *[other] Kolejność bitew wyznacza { seat-0 }.
        }
       *[other] { $me ->
            [1] Kolejność bitew wyznaczasz ty.
           *[other] Kolejność bitew wyznacza { seat-1 }.
        }
    }
log-revealed =
    { $me ->
        [0] { $province }: twoja karta to { $cards_0 }, karta { seat-1 } to { $cards_1 }.
        [1] { $province }: twoja karta to { $cards_1 }, karta { seat-0 } to { $cards_0 }.
       *[other] { $province }: karta { seat-0 } to { $cards_0 }, karta { seat-1 } to { $cards_1 }.
    }
log-used =
    { $mine ->
        [yes] Używasz generała: { $warlord }.
       *[no] { $who } używa generała: { $warlord }.
    }
log-used-province = Gdzie: { $province }.
log-used-to = Dokąd: { $to }.
log-plague_struck =
    { $returned ->
        [0] Plaga w prowincji { $province }: nic nie wraca do puli.
        [one] Plaga w prowincji { $province }: do puli wraca { $returned } oddział, zostaje: { $left } ({ $mine ->
            [yes] ty
           *[no] { $who }
        }).
        [few] Plaga w prowincji { $province }: do puli wracają { $returned } oddziały, zostaje: { $left } ({ $mine ->
            [yes] ty
           *[no] { $who }
        }).
       *[other] Plaga w prowincji { $province }: do puli wraca { $returned } oddziałów, zostaje: { $left } ({ $mine ->
            [yes] ty
           *[no] { $who }
        }).
    }
log-marked =
    { $mine ->
        [yes] Oznaczasz szóstką prowincję { $province }.
       *[no] { $who } oznacza szóstką prowincję { $province }.
    }
log-paid =
    { $mine ->
        [yes] Oddajesz oddział { paid-why } ({ $source }).
       *[no] { $who } oddaje oddział { paid-why } ({ $source }).
    }
paid-why =
    { $why_id ->
        [mark] na znak szóstki
        [cost] za kartę
       *[other] przez wydarzenie „{ $why }”
    }
log-fought =
    { $margin ->
        [0] { $province }: { $totals_0 } przeciw { $totals_1 }, remis. Nic się nie zmienia.
       *[other] { $province }: { $winner ->
            [0] { $totals_0 } przeciw { $totals_1 }
           *[other] { $totals_1 } przeciw { $totals_0 }
        }. { $mine ->
            [yes] Wygrywasz
           *[no] { $who } wygrywa
        } o { $margin }: { log-fought-armies }.
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
        [one] wraca { $returned } oddział
        [few] wracają { $returned } oddziały
       *[other] wraca { $returned } oddziałów
    }
log-fought-in =
    { $places ->
        [one] wkracza { $places } oddział
        [few] wkraczają { $places } oddziały
       *[other] wkracza { $places } oddziałów
    }
log-not_fought = { $province }: plaga jest odparta i bitwy nie ma.
log-transferred =
    { $mine ->
        [yes] Przesuwasz oddział: { $source } → { $province }.
       *[no] { $who } przesuwa oddział: { $source } → { $province }.
    }
log-supported =
    { $mine ->
        [yes] Oddajesz za oddział: { $card }.
       *[no] { $who } oddaje za oddział: { $card }.
    }
log-recycled =
    { $mine ->
        [yes] Wkładasz pod talię: { $card }. Grę opuszcza: { $removed }.
       *[no] { $who } wkłada pod talię: { $card }. Grę opuszcza: { $removed }.
    }
log-event_met = Wydarzenie: { $event }.
log-event_turned = Pozostałe wydarzenia: { $left }.
log-event_turned-event = Następne wydarzenie: { $event }.
log-infantry_sent =
    { $mine ->
        [yes] Wysyłasz lekką piechotę: { $province }.
       *[no] { $who } wysyła lekką piechotę: { $province }.
    }
log-marker_moved = { $mine ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } punkt. { label-marker }
log-declined =
    { $mine ->
        [yes] Rezygnujesz ({ $event }).
       *[no] { $who } rezygnuje ({ $event }).
    }
log-passed =
    { $mine ->
        [yes] Pasujesz ({ $what }).
       *[no] { $who } pasuje ({ $what }).
    }
log-scored = Punkty po rundzie { $round }: { $me ->
        [0] ty { $points_0 }, { seat-1 } { $points_1 }
        [1] { seat-0 } { $points_0 }, ty { $points_1 }
       *[other] { seat-0 } { $points_0 }, { seat-1 } { $points_1 }
    }. { label-marker }
log-drawn =
    { $mine ->
        [yes] Dobierasz karty: { $count }, zatrzymujesz: { $keep }.
       *[no] { $who } dobiera karty: { $count }, zatrzymuje: { $keep }.
    }
log-drawn-cards = Dobierasz: { $cards }.
log-kept =
    { $mine ->
        [yes] Wybierasz karty.
       *[no] { $who } wybiera karty.
    }
log-game_over =
    { $shared ->
        [1] Koniec gry: remis. { label-marker } Pule: { $pools_0 } i { $pools_1 }.
       *[other] { $mine ->
            [yes] Wygrywasz grę!
           *[no] { $who } wygrywa grę!
        } { label-marker } Pule: { $pools_0 } i { $pools_1 }.
    }

## Za co płaci się armię, co spasowano

why-mark = znak szóstki
why-cost = koszt karty
why-pandemic = { event-pandemic }
why-champion_challenge = { event-champion_challenge }
why-hero_challenge = { event-hero_challenge }
what-start = początek rundy
what-before = przed bitwami
what-between = między bitwami
what-after = po bitwach
what-last_call = ostatnie wezwanie
what-transfer = bez dalszych oddziałów
what-high_as_six = bez generała
what-counter_plague = bez generała
what-recycle_minus = bez generała
what-recycle_plague = bez generała

## Podpisy

label-round = Runda { $round } z 9
label-pool = Pula: { $count }
label-set_aside = Posiłki: { $count }
label-hand = Ręka
label-deck = Talia: { $count }
label-drawn = Dobrane
label-laid = Położone
label-removed = Poza grą
label-marker =
    { $marker_sign ->
        [plus] { $me ->
            [0] Prowadzisz
           *[other] { seat-0 } prowadzi
        } z przewagą { $marker_size }.
        [minus] { $me ->
            [1] Prowadzisz
           *[other] { seat-1 } prowadzi
        } z przewagą { $marker_size }.
       *[zero] Znacznik stoi na środku.
    }
label-marks = Znaki szóstki
label-event = Wydarzenie
label-events_left = Pod nim: { $left }
label-warlords = Generałowie
label-decider = Wyznacza kolejność
label-next = Następne punktowanie: runda { $round }
label-armies =
    { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
       *[other] { $count } oddziałów
    }
label-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }

## Stół w przeglądarce

card-framed = W ramce: wraca co rundę
card-loose = Bez ramki: po zagraniu opuszcza grę
board-map = Mapa pięciu prowincji
board-sea = Morze Wschodnie
board-track = Tor punktów
board-leads = { $mine ->
        [yes] Prowadzisz
       *[no] { $who } prowadzi
    } z przewagą { $count }.
board-level = Znacznik stoi na środku.
board-if_scored = gdyby teraz punktować
board-round = Runda
board-values = Wskaźnik: { $values }.
board-next = Następna wartość: { $value }.
board-empty = Pusta
    .sentence = Brak oddziałów.
board-armies =
    { $count ->
        [one] { $who }: { $count } oddział.
        [few] { $who }: { $count } oddziały.
       *[other] { $who }: { $count } oddziałów.
    }
board-mark = Znak szóstki: { $who }.
board-card-yours = Twoja karta: { $card }.
board-card-of = Karta gracza { $who }: { $card }.
board-face-down = zakryta
board-slot = Połóż kartę: { $province }
board-slot-full = { $province }: { $card }. Podnieś albo zamień
board-choose = Wybierz: { $province }
board-yours = Twoja strona
board-pool = Pula
board-aside = Posiłki
board-hand = Ręka
board-deck = Talia
board-laying = Kładzie karty
board-all_laid = Pięć położonych
board-decides = Wyznacza kolejność
board-warlord = Twój generał
board-hidden_warlords = Ukryci generałowie: { $count }
board-used = Użyto: { $warlords }
board-close = Zamknij
battle-won = { $high } przeciw { $low }: { $mine ->
        [yes] wygrywasz
       *[no] { $who } wygrywa
    } o { $margin }, { log-fought-armies }
battle-drawn = { $high } przeciw { $low }: remis, nic się nie zmienia
battle-plague = Plaga: { $returned ->
        [0] nic nie wraca
        [one] wraca { $returned } oddział
        [few] wracają { $returned } oddziały
       *[other] wraca { $returned } oddziałów
    }
battle-countered = Plaga odparta, bitwy nie ma
battle-open = Bitwa trwa
battle-brief-won = { $mine ->
        [yes] Wygrywasz o { $margin }
       *[no] { $who } wygrywa o { $margin }
    }
battle-brief-drawn = Remis
battle-past-won = runda { $round }, wygrywa { $who }
battle-past-drawn = runda { $round }, remis
battle-past-plague = runda { $round }, plaga
prompt-lay = Połóż po karcie przy każdej prowincji
prompt-laid = Położono { $count } z { $of }.
prompt-where = Wybierz miejsce dla karty { $card }.
prompt-which = Wybierz kartę: { $province }.
prompt-ready = Wszystkie karty leżą. Możesz je jeszcze przełożyć.
prompt-confirm = Zatwierdź rozkazy
prompt-choose-province = Wybierz prowincję
prompt-choose-card = Wybierz kartę
prompt-choose-warlord = Wybierz generała
prompt-more = Wszystkie ruchy
offer-warlords = Wybierz w tajemnicy jednego generała
offer-drawn = Dobrane karty
hand-yours = Twoja ręka: { $cards }
hand-none = Twoja ręka jest pusta
hand-help = Strzałki przesuwają po ręce, spacja podnosi kartę, klawisze 1–5 kładą ją przy prowincji.
hand-chosen = podniesiona
step-round = Runda { $round }
step-warlord = Generałowie
step-placing = Rozkazy
step-battles = Bitwy
step-scoring = Punktowanie
step-drawing = Dobieranie
result-winner = { $mine ->
        [yes] Wygrywasz
       *[no] Wygrywa { $who }
    }
result-draw = Remis
result-pools = Pule: { $first } i { $second }.
result-how = Skąd wzięły się punkty
result-round = Po rundzie { $round }
result-nobody = nikt

## Kurs

course-numbers = Kto wygrywa i z jaką przewagą
course-bonus = Plus i minus
course-plague = Plaga
course-six = Szóstka i jej znak
course-one = Jedynka daje więcej kart
course-scoring = Rundy punktowania
course-warlords = Generałowie

## Why a position cannot be

position-cards = Każda strona ma swoje 20 kart (w grze dla początkujących 18), każdą tyle razy, ile jej jest.
position-armies = Każda strona ma 21 oddziałów: w prowincjach, na znakach szóstki, w puli i w posiłkach.
position-pool = Każda strona ma 21 oddziałów: w prowincjach, na znakach szóstki, w puli i w posiłkach.
position-decks = Karty w ramce, od 1 do 6, zawsze wracają: są na ręce albo przy prowincji.
position-removed = Karty w ramce, od 1 do 6, nigdy nie wychodzą z gry.
position-displays = Każda prowincja ma własny wskaźnik.
position-placed = Karty kładzie się kolejno od Qin, bez luk; szóstki nie wolno położyć tam, gdzie leży własny znak, a gdzie ma być bitwa, tam leżą karty obu stron.
position-phase = W tej grze nie ma takiej fazy.
position-fought = W tej fazie jeszcze nie było bitew.
position-drawn = Karty dobiera się dopiero po punktowaniu rundy.
position-keep = Karty dobiera się dopiero po punktowaniu rundy.
position-warlords = Generał należy do jednej strony i jest ukryty albo użyty; w niektórych grach go nie ma.
position-events = Wydarzenia nie pasują do tej gry albo żadne nie zostało.
position-battle = Taka bitwa jest niemożliwa.
position-pending = O to nikt tu nie jest pytany: pytanie należy do swojego etapu bitwy, do odkrytego wydarzenia i do generałów, z którymi się gra. Oddziały sprowadza zwycięzca, i to tam, gdzie nie stoją oddziały rywala.
position-window = W tej chwili nikogo nie można pytać o generała ani o posiłki.
position-outcome = Wynik ma tylko gra, która się skończyła.

## Setting up a position

edit-round = Runda
edit-marker = Znacznik (w lewo Shao, w prawo Sun Tzu)
edit-control = Czyje oddziały
edit-armies = Ile
edit-mark = Znak szóstki: { $who }
edit-aside = Posiłki: { $who }
edit-hand = Ręka: { $who }
edit-deck = Talia: { $who }, od następnej karty
edit-removed = Poza grą: { $who }
edit-warlord = Generał: { $who }
edit-no-warlord = żaden
edit-anew = Na początek rundy
edit-laid = Położona karta: { $who }
edit-nothing-laid = żadna
edit-battles = Do bitew
edit-decider = Kto wskazuje następną bitwę
edit-fixed-order = nikt: stała kolejność
edit-fought = Bitwa już się odbyła
edit-turn = Odkryj tu karty
edit-question = Pytanie w tej bitwie
edit-asked = Kto odpowiada
edit-owed = Należne oddziały: { $who }
edit-ask-mark = oddział na znak szóstki
edit-ask-battle = skąd oddziały
edit-ask-cost = koszt karty
edit-ask-light_infantry = { event-light_infantry }: skąd
edit-winner = Zwycięzca
edit-countered = Plaga odparta
edit-as_six = Karta Sun Tzu liczy się jak 6

## Drawn examples of the rules

example-ST-3-1 = Sun Tzu kładzie jeszcze siódemkę przy Han-Qi i piątkę przy Wu. Wtedy leżą już wszystkie karty i zaczynają się bitwy.
example-ST-4-1 = 7 przeciw 3 w Han-Qi: Sun Tzu wygrywa z przewagą 4, a z 2 oddziałów na miejscu robi się 6.
example-ST-4-2 = +2 przeciw 9 w Han-Qi liczy się jak 11: Sun Tzu wygrywa z przewagą 2 i ma tam teraz 4 oddziały.
example-ST-4-8 = Szóstka w Wu wygrała z przewagą 4 i zostawiła znak: drugiej szóstki nie można tam położyć.
example-ST-4-9 = Bitwa jest wygrana, ale +2 kosztuje oddział: Sun Tzu musi jeden odłożyć.
example-ST-4-10 = Plaga w Wu: z czterech oddziałów zostają dwa i nikt nie wygrywa.
example-ST-6-2 = Po rundzie 3 punktowały wszystkie prowincje: Sun Tzu ma o punkt więcej i znacznik stoi po tej stronie na polu 1.
example-ST-7-6 = Sun Tzu wybrał generała: Forsowny marsz. Jakiego generała ma Shao, pozostaje tajemnicą.

## Puzzles: why a move is the best
reason-marker = Przy najbliższym punktowaniu znacznik jest średnio o { $more ->
        [one] { $more } pole
        [few] { $more } pola
        [many] { $more } pól
       *[other] { $more } pola
    } bliżej twojego końca niż po ruchu „{ $move }”.
reason-pool = Przy najbliższym punktowaniu twoja pula jest większa średnio o { $more ->
        [one] { $more } oddział
        [few] { $more } oddziały
        [many] { $more } oddziałów
       *[other] { $more } oddziału
    } niż po ruchu „{ $move }”.
reason-holds = { $of }: przy najbliższym punktowaniu prowincja jest twoja w { $best } partii dogranych od tego miejsca, a po ruchu „{ $move }” w { $other }.

## What rivals say on the ladder: before a game, when they are beaten, when they have won

rival-hare = Szybko, szybko! Kto pierwszy uderzy, zdąży na kolację.
    .beaten = Moje mocne karty się skończyły, a twoje nie. Żuraw jest wolniejszy, za to nigdy z pustymi rękami.
    .won = Mam cię! Jeszcze raz?
rival-crane = Dwie prowincje są moje. Rusz mnie stamtąd, jeśli potrafisz.
    .beaten = Zostawiasz mi tylko to, co nieważne. Lis nie da ci wyboru.
    .won = Nawet skrzydeł nie trzeba było rozkładać. Jeszcze raz?
rival-fox = Połóż najlepszą kartę, gdzie chcesz. Ja będę gdzie indziej.
    .beaten = Przejrzeć mnie umiał dotąd tylko Tygrys.
    .won = Patrzysz tam, gdzie ja patrzę. Spróbuj jeszcze raz.
rival-tiger = Ty mnie nie zgadniesz, a ja nie muszę zgadywać ciebie.
    .beaten = Piękne łowy. Cały las jest twój.
    .won = Zostawiasz ślady. Wróć po deszczu.

### Sun Tzu: teksty gry, po polsku.
### Liczby ($armies, $margin, $marker itd.) są przekazywane jako liczby, nazwy i listy kart jako tekst.

## Gra

game-title = Sun Tzu
game-tagline = Pięć prowincji, dwa umysły
game-summary = Pojedynek blefu dla dwojga. W każdej rundzie oboje kładą w tajemnicy po jednej karcie przy pięciu prowincjach; wyższa karta wygrywa i wkraczają armie. Po rundach 3, 6 i 9 prowincje punktują dla tego, kto je trzyma.
seat-0 = Sun Tzu
seat-1 = Chu

## Partia z przewodnikiem

lesson-welcome = Jesteś Sun Tzu, po stronie niebieskiej, a to dziewiąta, ostatnia runda. Po niej wygra strona, po której stoi znacznik, a na razie stoi o jedno pole po stronie Chu.
lesson-provinces = Każda prowincja, w której stoją twoje armie, daje ci podświetloną liczbę. Kto zbierze więcej, przeciąga znacznik na swoją stronę.
lesson-secret = W każdej rundzie obie strony kładą po zakrytej karcie przy każdej z pięciu prowincji. Przy Qin, Chu i Jin-Yan twoje już leżą i tylko ty je widzisz.
lesson-lay = Wyższa karta wygrywa o różnicę, a +1 zawsze przebija kartę rywala o jeden. Niech więc piątka uderzy na armie w Han-Qi, a +1 strzeże Wu.
    .try = Połóż 5 przy Han-Qi i +1 przy Wu, a potem zatwierdź rozkazy.
lesson-reveal = Masz na mapie mniej armii, więc to ty wskazujesz miejsce następnej bitwy. Zacznij tam, gdzie twoja karta jest najmocniejsza.
    .try = Wskaż Jin-Yan.
lesson-difference = 9 przeciw 3: wygrywasz o 6 i wkracza 6 armii. Prowincja jest twoja.
    .try = Teraz walcz o Han-Qi.
lesson-driven = 5 przeciw 2 wygrywa o 3, ale stały tam trzy armie Chu: najpierw one wracają do domu. Han-Qi jest teraz puste.
    .try = Dalej: Qin.
lesson-tie = 4 przeciw 4: nic się nie rusza i twoja armia zostaje. Remis sprzyja temu, kto trzyma prowincję.
    .try = Teraz Wu.
lesson-plus = Chu poświęca na Wu dziesiątkę, a twoje +1 i tak przebija ją o jeden. Gdzie nie możesz wygrać, jak w prowincji Chu, mała karta traci niewiele.
lesson-won = Qin, Jin-Yan i Wu dają ci 4 + 3 + 4, a Chu dostaje 5: znacznik idzie o 6 pól w twoją stronę i wygrywasz. W całej grze prowincje punktują po rundach 3, 6 i 9.

## Prowincje

province-qin = Qin
province-chu = Chu
province-jin_yan = Jin-Yan
province-han_qi = Han-Qi
province-wu = Wu
source-pool = zasoby
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

card-plague = zaraza
    .ability = Bitwy nie ma: połowa armii z prowincji wraca do domu. Karta rywala nie działa.
    .title = Zaraza
    .line = Połowa armii wraca
card-number = Liczba
    .ability = Wyższa liczba wygrywa o różnicę.
card-one = 1
    .ability = Kto jej użyje, dobiera w tej rundzie 3 karty i zatrzymuje 2.
    .line = Dobierz 3, zostaw 2
card-six = 6
    .ability = Armia oznacza prowincję; drugiej szóstki tam nie położysz.
    .line = Oznacza prowincję
card-plus = Plus
    .ability = Bije każdą liczbę o tyle. +2 kosztuje 1 odłożoną armię, +3 dwie.
    .line = Więcej niż rywal
card-minus = Minus
    .ability = Przegrywa z każdą liczbą o 1.
    .line = O 1 mniej niż rywal

## Dowódcy

warlord-double_six = Podwójny znak
    .effect = Połóż szóstkę tam, gdzie leży już twój znak; oznaczy ją druga armia.
warlord-remove_army = Zasadzka
    .effect = Rundy 1–6: odeślij jedną armię z prowincji do zasobów jej właściciela.
warlord-counter_plague = Uzdrowiciel
    .effect = Zaraza rywala liczy się jako karta o wartości 0, a w wydaniu węgierskim nie działa wcale.
warlord-total_plague = Czarny wiatr
    .effect = W tej rundzie każda zaraza zostawia tylko jedną armię.
warlord-recycle_plague = Nawrót choroby
    .effect = Twoja zagrana zaraza trafia pod twoją talię; potem jej wierzchnia karta opuszcza grę.
warlord-move_army = Marsz forsowny
    .effect = Rundy 1–6: przesuń jedną swoją armię do sąsiedniej prowincji, pustej lub własnej.
warlord-high_as_six = Pozorowany atak
    .effect = Twoja 7, 8, 9 lub 10 liczy się jak 6, bez znaku.
warlord-head_start = Wczesny początek
    .effect = Znacznik punktów zaczyna o jedno pole po twojej stronie.
warlord-recycle_minus = Namysł
    .effect = Twoja zagrana karta −1 trafia pod twoją talię; potem jej wierzchnia karta opuszcza grę.
warlord-reinforce = Odwody
    .effect = Rundy 1–6: jedna armia z twoich zasobów do prowincji, którą kontrolujesz.

## Wydarzenia

event-pandemic = Pandemia
    .effect = Gdy zagrano 4 zarazy: każdy gracz odkłada 1 armię.
event-war_chariot = Rydwan bojowy
    .effect = Gdy gracz oznaczył szóstkami 3 prowincje: może wziąć jeszcze jednego dowódcę.
event-champion_challenge = Wyzwanie mistrza
    .effect = Gdy 9 nie wygra: jej gracz odkłada 1 armię.
event-hero_challenge = Wyzwanie bohatera
    .effect = Gdy 10 nie wygra: jej gracz odkłada 2 armie.
event-light_infantry = Lekka piechota
    .effect = Gdy 1 spotka 1: gracz z tyłu na torze dostaje tam armię, a w wydaniu polskim punkt.

## Opcje

option-edition = Wydanie
    .help = Trzy drukowane wydania różnią się szczegółami; gramy dokładnie według każdego z nich.
option-edition-en = Wydanie angielskie
option-edition-hu = Wydanie węgierskie
option-edition-pl = Wydanie polskie
option-warlords = Dowódcy
    .help = Każdy gracz ma jednego tajnego dowódcę do jednorazowego użycia.
option-warlords-true = Z dowódcami
option-warlords-false = Bez dowódców
option-events = Wydarzenia
    .help = Pięć kart wydarzeń, zawsze jedna odkryta. Gdy zadziała piąta, gra się kończy.
option-events-false = Bez wydarzeń
option-events-true = Z wydarzeniami
option-beginner = Gra dla początkujących
    .help = Bez kart +2 i +3, bez dowódców, wszystkie 21 armii w zasobach. W wydaniu polskim także bez wydarzeń.
option-beginner-false = Pełna gra
option-beginner-true = Gra dla początkujących

## Czym różnią się wydania

edition-differs = Czym różnią się wydania
edition-order_from_round = Kto wyznacza kolejność bitew
    .value = Od rundy { $value } gracz, który ma mniej armii w prowincjach.
edition-order_tie = Równa liczba armii przy wyznaczaniu kolejności
edition-order_tie-last_decider = Wyznacza ją ten, kto robił to ostatnio.
edition-order_tie-behind_on_track = Wyznacza ją gracz z tyłu na torze punktów.
edition-order_tie-fewer_armies_in_previous_round = Wyznacza ją ten, kto miał mniej armii w poprzedniej rundzie.
edition-warlord_deal = Dowódcy na początku
edition-warlord_deal-choose = Każdy gracz wybiera jednego.
edition-warlord_deal-random = Jeden jest losowany.
edition-windows = Kiedy działają dowódcy poruszający armiami
edition-windows-before = Przed bitwami
edition-windows-between = Między bitwami
edition-windows-after = Po bitwach
edition-total_plague_window = Kiedy można użyć: { warlord-total_plague }
edition-total_plague_window-before = Po położeniu kart, przed bitwami.
edition-total_plague_window-start = Na początku rundy, przed kładzeniem kart.
edition-remove_army_targets = Czyją armię usuwa { warlord-remove_army }
edition-remove_army_targets-any = Dowolną.
edition-remove_army_targets-rival = Tylko armię rywala.
edition-counter_plague = Co robi { warlord-counter_plague }
edition-counter_plague-counts_zero = Zaraza liczy się jak 0 i bitwa się odbywa.
edition-counter_plague-no_effect = Zaraza nie działa i bitwy nie ma.
edition-light_infantry = Co daje Lekka piechota
edition-light_infantry-army = Armię w prowincji dla gracza z tyłu.
edition-light_infantry-point = Punkt dla gracza z tyłu.
edition-mark_from_own_province = Znak przy pustych zasobach
edition-mark_from_own_province-true = Z dowolnej prowincji, także oznaczanej.
edition-mark_from_own_province-false = Z innej prowincji, jeśli jest taka.
edition-beginner_events = Wydarzenia w grze dla początkujących
edition-beginner_events-as_option = Do wyboru.
edition-beginner_events-off = Brak.

## Zasady: elementy

rule-ST-1-1 = Prowincje to Qin, Chu, Jin-Yan, Han-Qi i Wu; w tej kolejności kładzie się i odkrywa karty.
rule-ST-1-2 = Sąsiedzi: Qin z Jin-Yan, Han-Qi i Chu; Han-Qi także z Jin-Yan, Chu i Wu; Chu także z Wu.
rule-ST-1-3 = Każdy gracz ma 20 kart: od 1 do 6 w ramce, które zawsze wracają, i 14 luźnych: od 7 do 10, +2, +3, trzy +1, trzy −1 i dwie zarazy.
rule-ST-1-4 = Dziesięć tabliczek mówi, ile prowincja daje po rundach 3, 6 i 9; pięć z nich bierze udział w grze.
rule-ST-1-5 = Tor punktów ma 9 pól od środka do każdego końca, a znacznik zatrzymuje się na końcu.
rule-ST-1-6 = Każdy gracz ma 21 armii. Armia jest w zasobach, odłożona, w prowincji albo na znaku szóstki.
rule-ST-1-7 = Kto ma armię w prowincji, kontroluje ją; armie obu graczy nigdy nie stoją razem. Znaki niczego nie kontrolują.

## Zasady: przygotowanie

rule-ST-2-1 = Pięć losowych tabliczek trafia do prowincji; gra zaczyna się od rundy 1 ze znacznikiem na środku.
rule-ST-2-2 = Każdy zaczyna z 18 armiami w zasobach i 3 odłożonymi, ma na ręce sześć kart w ramce i cztery z potasowanej talii, w której zostaje 10 kart.
rule-ST-2-3 = Każdy bierze w tajemnicy jednego ze swoich pięciu dowódców: wybierają oboje naraz, a w wydaniu węgierskim decyduje los.
rule-ST-2-4 = Z wydarzeniami: pięć kart się tasuje, a wierzchnia leży odkryta.
rule-ST-2-5 = W grze dla początkujących nie ma kart +2 i +3 ani dowódców, a wszystkie armie są w zasobach; w wydaniu polskim nie ma też wydarzeń.

## Zasady: runda

rule-ST-3-1 = Połóż zakrytą kartę z ręki przy każdej prowincji, od Qin do Wu; wszystkie pięć razem to twój plan.
rule-ST-3-2 = Nie wolno położyć szóstki w prowincji z twoim własnym znakiem szóstki, chyba że masz dowódcę, który na to pozwala.
rule-ST-3-3 = Najpierw walczy się w stałej kolejności; później gracz z mniejszą liczbą armii w prowincjach wskazuje następną, w której jeszcze nie walczono.
rule-ST-3-4 = Przy równej liczbie armii rozstrzyga wydanie: kto wyznaczał ostatnio, kto jest z tyłu na torze albo kto miał mniej rundę wcześniej; inaczej obowiązuje stała kolejność.

## Zasady: bitwa

rule-ST-4-1 = Obie karty się odkrywa, wyższa wygrywa o różnicę; przy równych nic się nie rusza.
rule-ST-4-2 = Plus liczy się o tyle więcej niż karta rywala, −1 o jeden mniej.
rule-ST-4-3 = Dwa jednakowe plusy lub minusy to remis, który nic nie kosztuje.
rule-ST-4-4 = Przeciw plusowi karta −1 liczy się jak 0 i przegrywa o wartość plusa.
rule-ST-4-5 = Z dwóch różnych plusów większy wygrywa o ich różnicę; koszty płaci się mimo to.
rule-ST-4-6 = Zwycięzca najpierw odsyła tyle armii rywala, a resztę różnicy sam wystawia w prowincji.
rule-ST-4-7 = Armie pochodzą z zasobów; brakujące z sąsiednich prowincji, a z dalszych dopiero, gdy żaden sąsiad ich nie ma; nigdy z prowincji, w której trwa bitwa.
rule-ST-4-8 = Odkrytą szóstkę oznacza armia z zasobów, a gdy są puste, z prowincji. Zostaje tam na zawsze.
rule-ST-4-9 = Po bitwie +2 kosztuje 1 armię, a +3 dwie; odkłada się je z zasobów lub z prowincji.
rule-ST-4-10 = Zaraza unieważnia drugą kartę: bitwy nie ma, a połowa armii w prowincji, zaokrąglona w dół, wraca do domu.
rule-ST-4-11 = Kto użyje jedynki, dobiera w tej rundzie trzy karty i zatrzymuje dwie.
rule-ST-4-12 = Kolejność w prowincji: odkrycie, dowódcy, zaraza, znaki, bitwa, koszty, odzyskiwanie, wydarzenie.

## Zasady: wsparcie

rule-ST-5-1 = Za każdą luźną kartę z ręki oddaną na zawsze jedna odłożona armia wraca do zasobów. Kart w ramce ani już położonych oddać nie można.
rule-ST-5-2 = Wsparcie jest możliwe, gdy masz puste zasoby i jesteś winien armię, gdy może posłużyć dowódcy, oraz w ostatnim wezwaniu; nigdzie indziej.
rule-ST-5-3 = O tym, czy padnie pytanie o wsparcie, decydują tylko rzeczy jawne: odłożona armia i luźna karta na ręce lub zakryta.
rule-ST-5-4 = Zanim porówna się zasoby, oboje mogą po kolei jeszcze raz skorzystać ze wsparcia.

## Zasady: punkty i dobieranie

rule-ST-6-1 = Po rundach 3, 6 i 9 każda prowincja daje swoją wartość temu, kto ją kontroluje, a znacznik przesuwa się o różnicę.
rule-ST-6-2 = Jeśli po rundzie 3 lub 6 znacznik stoi na końcu toru, gra jest wygrana.
rule-ST-6-3 = Po rundzie 9 wygrywa strona, po której stoi znacznik; na środku większe zasoby, a przy równych jest remis.
rule-ST-6-4 = Karty w ramce wracają na rękę, inne zagrane opuszczają grę. Dobierasz 2 i zatrzymujesz 1 z nich, a po jedynce 3 i zatrzymujesz 2; reszta trafia pod talię.
rule-ST-6-5 = Oboje dobierają i wybierają jednocześnie i skrycie; po rundzie 9 się nie dobiera.

## Zasady: dowódcy

rule-ST-7-1 = Podwójny znak pozwala położyć szóstkę tam, gdzie leży już twój znak; zużywa się, gdy ta szóstka zostanie odkryta.
rule-ST-7-2 = Zasadzka, rundy 1–6: armia wraca z prowincji do zasobów właściciela; w wydaniu polskim tylko armia rywala.
rule-ST-7-3 = Uzdrowiciel sprawia, że zaraza rywala liczy się jak 0 i bitwa się odbywa; w wydaniu węgierskim zaraza po prostu nie działa.
rule-ST-7-4 = Czarny wiatr: w tej rundzie każda zaraza zostawia tylko jedną armię.
rule-ST-7-5 = Nawrót choroby: twoja zagrana zaraza trafia pod talię, a potem wierzchnia karta talii opuszcza grę.
rule-ST-7-6 = Marsz forsowny, rundy 1–6: jedna twoja armia przechodzi do sąsiedniej prowincji, pustej lub własnej.
rule-ST-7-7 = Pozorowany atak: twoja odkryta 7, 8, 9 lub 10 liczy się pod każdym względem jak 6, ale nie kładzie znaku.
rule-ST-7-8 = Wczesny początek: znacznik zaczyna o jedno pole bliżej Sun Tzu.
rule-ST-7-9 = Namysł: twoja zagrana karta −1 trafia pod talię, a potem wierzchnia karta talii opuszcza grę.
rule-ST-7-10 = Odwody, rundy 1–6: armia z twoich zasobów trafia do prowincji, którą kontrolujesz.
rule-ST-7-11 = Z odpartą zarazą liczba wygrywa o swoją wartość, plus o plus, a −1 przegrywa o 1; własna zaraza działa mimo to.
rule-ST-7-12 = Każdy dowódca ma swoje chwile; to nie jest żadna z nich.
rule-ST-7-13 = Pytanie pada zawsze, gdy z jawnych rzeczy wynika, że możesz mieć pasującego dowódcę; to, co masz, decyduje tylko o tym, co możesz zrobić.
rule-ST-7-14 = W oknie gracze są pytani na zmianę, aż wszyscy kolejno spasują.
rule-ST-7-15 = Jawne jest, ilu ukrytych dowódców ma gracz, i każdy zużyty; którzy są ukryci, pozostaje tajemnicą.

## Zasady: wydarzenia

rule-ST-8-1 = Po każdej prowincji sprawdza się odkryte wydarzenie; gdy jego warunek jest spełniony, działa ono i odkrywa się następne.
rule-ST-8-2 = Pandemia, po 4 zarazach w grze: każdy odkłada armię z zasobów, a gdy są puste, z prowincji.
rule-ST-8-3 = Rydwan bojowy, za 3 prowincje z twoimi znakami szóstki: możesz wziąć jeszcze jednego własnego dowódcę, niezużytego i nie posiadanego.
rule-ST-8-4 = Wyzwanie mistrza: czyja 9 nie wygrała, odkłada 1 armię z zasobów lub z prowincji.
rule-ST-8-5 = Wyzwanie bohatera: czyja 10 nie wygrała, odkłada 2 armie z zasobów lub z prowincji.
rule-ST-8-6 = Lekka piechota, 1 przeciw 1: gracz z tyłu może wystawić tam armię albo odesłać jedną armię rywala; w wydaniu polskim zyskuje punkt.
rule-ST-8-7 = Bitwa uruchamia tylko to wydarzenie, które było w niej odkryte; nowa Pandemia lub Rydwan bojowy o spełnionym już warunku działa od razu.
rule-ST-8-8 = Gdy zadziała piąte wydarzenie, gra natychmiast się kończy: wygrywa prowadzący na torze, a przy równości większe zasoby.

## Zasady: decyzje

rule-ST-9-1 = Decydować może tylko ten, kto jest pytany.
rule-ST-9-2 = Ruch musi być jednym ze znanych tekstów ruchu, małymi literami i z pojedynczymi odstępami.
rule-ST-9-3 = Teraz pytanie dotyczy czegoś innego.
rule-ST-9-4 = Gdy oboje są coś winni, zaczyna ten, kto wyznacza kolejność; gdy nikt jej nie wyznacza, Sun Tzu.
rule-ST-9-5 = Co nie zostawia wyboru, dzieje się samo; o armie spoza zasobów pyta się po jednej.
rule-ST-9-6 = Ręce, zakryte i dobrane karty, talie i ukryci dowódcy są tajni, podobnie jak to, ile rywal już zrobił w swoim planie.
rule-ST-9-7 = O wszystkim, co losowe, rozstrzyga przygotowanie gry.
rule-ST-9-8 = Pozycja, w której nikt nie jest pytany, toczy się sama do następnej decyzji.

## O co się pyta

ask-warlord = Wybierz w tajemnicy dowódcę.
ask-placing = Połóż po karcie przy każdej prowincji. Następna: { $province }.
ask-start = Początek rundy: użyć dowódcy czy spasować?
ask-before = Przed bitwami: użyć dowódcy czy spasować?
ask-between = Między bitwami: użyć dowódcy czy spasować?
ask-after = Po bitwach: użyć dowódcy czy spasować?
ask-reveal = Wskaż prowincję następnej bitwy.
ask-high_as_six = Policzyć twoją kartę jak 6 ({ warlord-high_as_six }) czy spasować?
ask-counter_plague = Odeprzeć zarazę rywala ({ warlord-counter_plague }) czy spasować?
ask-recycle_minus = Włożyć kartę −1 pod talię ({ warlord-recycle_minus }) czy spasować?
ask-recycle_plague = Włożyć zarazę pod talię ({ warlord-recycle_plague }) czy spasować?
ask-mark = Zasoby są puste: skąd wziąć armię na znak?
ask-transfer = Zasoby są puste: sprowadź armie, { $province }. Pozostało: { $count }.
ask-cost = Odłóż armie za swoją kartę. Pozostało: { $count }.
ask-pandemic = { event-pandemic }: zasoby są puste. Odłóż armię z prowincji.
ask-champion_challenge = { event-champion_challenge }: twoja 9 nie wygrała. Odłóż armię.
ask-hero_challenge = { event-hero_challenge }: twoja 10 nie wygrała. Armie do odłożenia: { $count }.
ask-take = { event-war_chariot }: wziąć w tajemnicy jeszcze jednego dowódcę?
ask-infantry = { event-light_infantry }: wysłać armię do tej prowincji?
ask-keep =
    { $count ->
        [one] Zatrzymaj { $count } kartę; reszta trafi pod talię.
        [few] Zatrzymaj { $count } karty; reszta trafi pod talię.
       *[other] Zatrzymaj { $count } kart; reszta trafi pod talię.
    }
ask-last_call = Na torze jest remis i porówna się zasoby: oddać karty za armie czy spasować?
ask-wait = Czekamy na gracza: { $who }.
ask-over = Gra skończona.

## Ruchy (przyciski)

move-warlord = Weź: { $warlord }
move-place = { $card } – { $province }
move-reveal = Bitwa: { $province }
move-support = Oddaj { $card } za armię
move-pay = Zapłać. Skąd: { $province }
move-pay-pool = Zapłać z zasobów
move-transfer = Sprowadź armię z: { $province }
move-use = Użyj: { $warlord }
move-use-at = Użyj: { $warlord }, { $province }
move-use-move = Użyj: { $warlord }, { $from } → { $to }
move-take = Weź: { $warlord }
move-decline = Rezygnuj
move-infantry = Wyślij lekką piechotę
move-keep = Zatrzymaj { $card }
move-pass = Pas

## Dziennik

log-dealt = Tabliczki są wylosowane, karty rozdane.
log-dealt-event = Pierwsze wydarzenie: { $event }.
log-dealt-cards = Twoje karty: { $cards }.
log-took = { $who } bierze w tajemnicy dowódcę.
log-warlords_taken = Oboje mają już dowódców.
log-round_started = Zaczyna się runda { $round }.
log-laid = { $who } ma położone pięć kart.
log-order_settled = Armie w prowincjach: Sun Tzu { $armies_0 }, Chu { $armies_1 }.
log-order_settled-decider =
    { $decider ->
        [0] Kolejność bitew wyznacza Sun Tzu.
       *[other] Kolejność bitew wyznacza Chu.
    }
log-revealed = { $province }: { $cards }.
log-used = { $who } używa dowódcy: { $warlord }.
log-used-province = Gdzie: { $province }.
log-used-to = Dokąd: { $to }.
log-plague_struck =
    { $returned ->
        [0] Zaraza, { $province }: nikt nie wraca do domu.
        [one] Zaraza, { $province }: { $returned } armia wraca do domu, zostaje { $left }. Czyja: { $who }.
        [few] Zaraza, { $province }: { $returned } armie wracają do domu, zostaje { $left }. Czyje: { $who }.
       *[other] Zaraza, { $province }: { $returned } armii wraca do domu, zostaje { $left }. Czyje: { $who }.
    }
log-marked = { $who } oznacza szóstką prowincję { $province }.
log-paid = { $who } oddaje armię. Skąd: { $source }. Za co: { $why }.
log-fought =
    { $margin ->
        [0] { $totals_0 } przeciw { $totals_1 }: remis, { $province }.
       *[other] { $totals_0 } przeciw { $totals_1 }: { $who } wygrywa o { $margin }, { $province }. Odesłane: { $returned }, do wystawienia: { $places }.
    }
log-not_fought = { $province }: zaraza jest odparta i bitwy nie ma.
log-transferred = { $who } przesuwa armię: { $source } → { $province }.
log-supported = { $who } oddaje { $card } za armię.
log-recycled = { $who } wkłada pod talię: { $card }. Grę opuszcza: { $removed }.
log-event_met = Wydarzenie: { $event }.
log-event_turned = Pozostałe wydarzenia: { $left }.
log-event_turned-event = Następne wydarzenie: { $event }.
log-infantry_sent = { $who } wysyła lekką piechotę: { $province }.
log-marker_moved = { $who } zyskuje punkt. Znacznik: { $marker }.
log-declined = { $who } rezygnuje ({ $event }).
log-passed = { $who } pasuje ({ $what }).
log-scored = Punkty po rundzie { $round }: Sun Tzu { $points_0 }, Chu { $points_1 }. Znacznik: { $marker }.
log-drawn = { $who } dobiera karty: { $count }, zatrzymuje: { $keep }.
log-drawn-cards = Dobierasz: { $cards }.
log-kept = { $who } ma już wybrane karty.
log-game_over =
    { $shared ->
        [1] Koniec gry: remis. Znacznik: { $marker }, zasoby: { $pools_0 } i { $pools_1 }.
       *[other] { $who } wygrywa grę! Znacznik: { $marker }, zasoby: { $pools_0 } i { $pools_1 }.
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
what-transfer = bez dalszych armii
what-high_as_six = { warlord-high_as_six }
what-counter_plague = { warlord-counter_plague }
what-recycle_minus = { warlord-recycle_minus }
what-recycle_plague = { warlord-recycle_plague }

## Podpisy

label-round = Runda { $round } z 9
label-pool = Zasoby: { $count }
label-set_aside = Odłożone: { $count }
label-hand = Ręka
label-deck = Talia: { $count }
label-drawn = Dobrane
label-laid = Położone
label-removed = Poza grą
label-marker = Znacznik: { $marker }
label-marks = Znaki szóstki
label-event = Wydarzenie
label-events_left = Pod nim: { $left }
label-warlords = Dowódcy
label-decider = Wyznacza kolejność
label-next = Następne punkty: runda { $round }
label-armies =
    { $count ->
        [one] { $count } armia
        [few] { $count } armie
       *[other] { $count } armii
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
board-leads = { $who } prowadzi o { $count }.
board-level = Znacznik stoi na środku.
board-if_scored = gdyby teraz punktować
board-round = Runda
board-values = Tabliczka: { $values }.
board-next = Następna wartość: { $value }.
board-empty = Pusta
    .sentence = Brak armii.
board-armies =
    { $count ->
        [one] { $who }: { $count } armia.
        [few] { $who }: { $count } armie.
       *[other] { $who }: { $count } armii.
    }
board-mark = Znak szóstki: { $who }.
board-card-yours = Twoja karta: { $card }.
board-card-of = Karta gracza { $who }: { $card }.
board-face-down = zakryta
board-slot = Połóż kartę: { $province }
board-slot-full = { $province }: { $card }. Podnieś albo zamień
board-choose = Wybierz: { $province }
board-yours = Twoja strona
board-pool = Zasoby
board-aside = Odłożone
board-hand = Ręka
board-deck = Talia
board-laying = Kładzie karty
board-all_laid = Pięć położonych
board-decides = Wyznacza kolejność
board-warlord = Twój dowódca
board-hidden_warlords = Ukryci dowódcy: { $count }
board-used = Użyto: { $warlords }
board-report = Ostatnie bitwy
board-close = Zamknij
battle-won = { $high } na { $low }: { $who } wygrywa o { $margin }{ $returned ->
        [0] {""}
       *[other] , odsyła { $returned }
    }{ $places ->
        [0] {""}
       *[other] , stawia { $places }
    }
battle-drawn = { $high } na { $low }: remis, nic się nie rusza
battle-plague = Zaraza: { $returned ->
        [0] nikt nie wraca
        [one] wraca { $returned } armia
        [few] wracają { $returned } armie
       *[other] wraca { $returned } armii
    }
battle-countered = Zaraza odparta, bitwy nie ma
battle-open = Bitwa trwa
battle-past-won = runda { $round }, wygrywa { $who }
battle-past-drawn = runda { $round }, remis
battle-past-plague = runda { $round }, zaraza
prompt-lay = Połóż po karcie przy każdej prowincji
prompt-laid = Położono { $count } z { $of }.
prompt-where = Wybierz miejsce dla karty { $card }.
prompt-which = Wybierz kartę: { $province }.
prompt-ready = Wszystko leży. Możesz jeszcze zmieniać.
prompt-confirm = Zatwierdź rozkazy
prompt-choose-province = Wybierz prowincję
prompt-choose-card = Wybierz kartę
prompt-choose-warlord = Wybierz dowódcę
prompt-more = Wszystkie ruchy
offer-warlords = Wybierz w tajemnicy jednego dowódcę
offer-drawn = Dobrane karty
hand-yours = Twoja ręka: { $cards }
hand-none = Twoja ręka jest pusta
hand-help = Strzałki przesuwają po ręce, spacja podnosi kartę, klawisze 1–5 kładą ją przy prowincji.
hand-chosen = podniesiona
step-round = Runda { $round }
step-warlord = Dowódcy
step-placing = Rozkazy
step-battles = Bitwy
step-scoring = Punktacja
step-drawing = Dobieranie
result-winner = Wygrywa { $who }
result-draw = Remis
result-pools = Zasoby: { $first } i { $second }.
result-how = Skąd wzięły się punkty
result-round = Po rundzie { $round }
result-nobody = nikt

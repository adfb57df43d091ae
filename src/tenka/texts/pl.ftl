### Tenka: teksty powłoki, polski.
### Słowa poleceń są takie same w każdym języku.

## Welcome and help

shell-welcome = Tenka wita! Wpisz „help”, aby zobaczyć polecenia.
shell-you-are = { $game }: twoja strona to { $who }.
shell-help =
    numer lub tekst ruchu – wykonaj ten ruch
    moves [filtr] – pokaż ruchy, np. „moves 7”
    rules ID – pokaż zasadę, np. „rules CH-3.4”
    hint – podpowiedz ruch
    undo – cofnij swój ostatni ruch
    board – pokaż stół jeszcze raz
    log – pokaż dziennik
    language – zmień język (en, pl, hu)
    help – pokaż tę listę
    quit – wyjdź z gry

## Moves

shell-your-move = Twój ruch.
shell-choose =
    { $count ->
        [one] Masz { $count } możliwy ruch.
        [few] Masz { $count } ruchy do wyboru.
        [many] Masz { $count } ruchów do wyboru.
       *[other] Masz { $count } ruchu do wyboru.
    }
shell-more = … i jeszcze { $count }
shell-unknown-command = „{ $text }” to ani polecenie, ani ruch. Wpisz „help”, aby zobaczyć polecenia.
shell-hint = Podpowiedź: { $move }
shell-undone = Ruch cofnięty.
shell-nothing-to-undo = Nie ma czego cofnąć.
shell-refused = Niedozwolone ({ $rule }): { $sentence }
shell-thinking = { $who } myśli…

## Notices

notify-turn = Twój ruch: { $game }
notify-turn-line = Przy twoim stole ({ $game }) przyszła twoja kolej.
notify-draw = Propozycja remisu: { $game }
notify-draw-line = Przy twoim stole ({ $game }) ktoś proponuje remis.
notify-takeback = Prośba o cofnięcie ruchu: { $game }
notify-takeback-line = Przy twoim stole ({ $game }) ktoś prosi cię o zgodę na cofnięcie ruchu.
notify-invitation = Zaproszenie: { $game }
notify-invitation-line = { $name } zaprasza cię do gry ({ $game }). Miejsce czeka na ciebie.
notify-round = Zaczyna się runda: { $game }
notify-round-line = Twoja partia turniejowa ({ $game }) czeka na ciebie. Zajmij miejsce jak najszybciej, inaczej będzie przegrana.
notify-begins = Niedługo: { $name }
notify-begins-line = Turniej ({ $game }) zaczyna się za kwadrans. Bądź wtedy na stronie.
notify-appeal = Odpowiedź na twoje odwołanie
notify-appeal-lifted = Możesz od razu wrócić.
notify-appeal-shortened = Twoja blokada skończy się wcześniej.
notify-appeal-stays = Twoja blokada pozostaje bez zmian.
notify-appeal-word = Wiadomość: { $word }
notify-owner = Tenka potrzebuje twojej uwagi
notify-owner-reports = Zgłoszenia, które czekają na rozpatrzenie: { $count }.
notify-owner-appeals = Odwołania, które czekają na odpowiedź: { $count }.
notify-owner-mail = Nie udało się wysłać poczty. Przyczyna jest w dzienniku.
notify-owner-disk = Na dysku serwera prawie nie ma miejsca.
notify-owner-ratings = Odłożone wyniki: { $count }.
notify-test = Wiadomość testowa z Tenki
notify-test-line = W ten sposób Tenka da ci znać, że to twój ruch.
notify-confirm = Czy to twój adres?
notify-confirm-line = Ktoś (mamy nadzieję, że ty) prosi, by Tenka pisała na ten adres, gdy przyjdzie jego kolej. Jeśli to ty, otwórz ten link; jeśli nie, zignoruj tę wiadomość, a więcej nie napiszemy.
notify-confirm-ask = Czy Tenka ma pisać na ten adres, gdy przyjdzie twoja kolej?
notify-confirm-yes = Tak, piszcie
notify-confirm-done = Dziękujemy. Tenka napisze, gdy przyjdzie twoja kolej.
notify-stop = Wypisz się: { $url }
notify-stop-ask = Przestać pisać na ten adres?
notify-stop-yes = Wypisz się
notify-stop-done = Tenka nie będzie już pisać na ten adres.
notify-to-home = Przejdź do Tenki

## Rules

shell-rule-unknown = Nie ma zasady { $id }.
shell-rule-title = Zasada { $id }

## The end

shell-winner = { $who } wygrywa.
shell-you-won = Wygrywasz. Gratulacje!
shell-you-lost = Tym razem przegrywasz. Jeszcze jedna partia?
shell-drawn = Remis.
shell-bye = Do zobaczenia!
shell-interrupted = Przerwano.
shell-end-of-input = Koniec danych wejściowych: partia zatrzymuje się tutaj.

## Records

shell-saved = Partia zapisana: { $file }
shell-not-a-record = To nie jest zapis partii w Tence: { $file }
shell-verified =
    { $moves ->
        [one] Zapis jest poprawny: odtworzono { $moves } ruch.
        [few] Zapis jest poprawny: odtworzono { $moves } ruchy.
        [many] Zapis jest poprawny: odtworzono { $moves } ruchów.
       *[other] Zapis jest poprawny: odtworzono { $moves } ruchu.
    }
shell-from-position = Partia zaczęła się od ustawionej pozycji: kto ją ustawił, ten wybrał, co gdzie leży. Dalsze zdania mówią o tym, co rozdano później.
shell-share-sealed = { $who }: liczba zapieczętowana, zanim ujawniono pierwszą zapieczętowaną.
shell-share-plain = { $who }: liczba podana bez pieczęci.
shell-share-none = { $who }: nie podano liczby.
shell-share-bot = { $who }: od początku bot, który nie podaje liczby.
shell-chance-sealed = Nikt nie mógł wybrać kart, chyba że administrator pomagał wszystkim, którzy zapieczętowali liczbę.
shell-chance-one = Nikt nie mógł wybrać kart, chyba że administrator pomagał jedynej osobie, która podała liczbę.
shell-chance-last = Liczb nie zapieczętowano: kto podał ostatnią, mógł z pomocą administratora wybrać karty.
shell-chance-host = Nikt nie podał liczby: to nie dowodzi, że administrator nie wybrał kart.
shell-chance-compare = Porównaj z tym, co pokazano ci przed rozdaniem. Skrót: { $commitment }

## Analysis

shell-analysis-title = Szczęście i umiejętności; miarą jest bot „{ $bot }”. Start + decyzje + szczęście = wynik.
shell-analysis-balance = { $who }: start { $start }, decyzje { $decisions }, szczęście { $luck }, wynik { $result }
shell-analysis-causes = Szczęście: { $causes }
shell-analysis-deal = rozdania
shell-analysis-draw = dobieranie kart
shell-analysis-throw = rzuty
shell-analysis-order = kolejność kart
shell-analysis-hidden = to, co było zakryte
shell-analysis-decisions =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }, wątpliwe: { $doubtful }, błędy: { $mistakes }
shell-analysis-moments = Najważniejsze chwile
shell-analysis-move = Ruch { $number }, { $who }: { $move }
shell-analysis-cost = Koszt { $cost } przy tym, co można było wiedzieć.
shell-analysis-cost-mixed = Wybór w tajemnicy: koszt { $cost } wobec strategii mieszanej bota „{ $bot }”.
shell-analysis-best = { $bot }: { $move }
shell-analysis-luck = Szczęście, { $cause }: { $luck } ({ $who })
shell-analysis-running = partia jeszcze trwa; analizujemy tylko zakończone.
shell-analysis-aborted = partia została przerwana, więc nie ma wyniku do wyjaśnienia.
shell-analysis-unknown-game = żadna sieć nie nauczyła się jeszcze gry { $game }.

## Bots and engine

shell-bot-random = Bot losowy
shell-bot-greedy = Bot zachłanny
shell-bot-novice = Nowicjusz
shell-bot-adept = Adept
shell-bot-expert = Ekspert
shell-bot-master = Mistrz
shell-interpreted = Bez skompilowanego silnika: wszystko działa, tylko wolniej.

## At the table

shell-you = ty
shell-type-a-move = Wpisz numer albo tekst ruchu; „moves” z kartą lub nazwą pokazuje listę.
shell-no-such-move = Nie masz takiego ruchu.

## Told from a record

shell-event-resigned = { $who } poddaje partię.
shell-event-draw_agreed = Gracze zgadzają się na remis.
shell-event-bot_took_seat = { $who }: gra bot ({ $bot }).
shell-event-player_took_seat = { $who }: znów gra człowiek.
shell-event-hinted = { $who } prosi o podpowiedź.
shell-event-aborted = Partia została przerwana.

## Tests of the rules

shell-coverage = { $game }: { $percent }% zasad ma test ({ $covered } z { $all }).
shell-coverage-missing = { $id }: brak testu
shell-coverage-unknown = { $id }: test jest, ale nie ma takiej zasady

## Trouble

shell-output-closed = Nikt już nie odbiera danych z programu.

## Positions that somebody sets up

position-other = To nie pasuje do reszty pozycji.
position-seats = Ta pozycja jest dla innej liczby graczy.
position-over = W tej pozycji gra jest skończona: nikt nie ma już ruchu.

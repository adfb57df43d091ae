### Strona WWW: teksty powłoki i ramy stołu, polski.

## Home

web-headline = Trzy gry o wszystko pod niebem.
web-what-it-is = Chu Han, Sun Tzu i Shogun: z przyjaciółmi albo z botami, które nigdy nie podglądają, na żywo albo po jednym ruchu dziennie.
web-play = Graj
web-play-bot = Zagraj z botem
web-open-table = Otwórz stół
web-games = Gry
web-soon = Wkrótce
web-my-games = Twoje partie
web-wait-for-you =
    { $count ->
        [one] { $count } partia czeka na ciebie
        [few] { $count } partie czekają na ciebie
       *[other] { $count } partii czeka na ciebie
    }
web-back-to-game = Wróć do partii
web-wait-more =
    { $count ->
        [one] Jeszcze { $count } partia czeka na ciebie
        [few] Jeszcze { $count } partie czekają na ciebie
       *[other] Jeszcze { $count } partii czeka na ciebie
    }
web-no-games = Nie masz jeszcze żadnej partii. Wybierz grę i zaczynaj.
web-no-games-now = Nic na ciebie nie czeka.
web-your-turn = Twój ruch
web-their-turn = Ruch drugiej strony
web-waiting-for-players = Czeka na graczy
web-look = Otwórz
web-open-tables = Otwarte stoły
web-no-open-tables = Nikt teraz nie czeka na gracza. Otwórz własny stół.
web-played-tables = Partie do oglądania
web-watch = Oglądaj
web-sit-down = Dołącz
web-all = Wszystkie ({ $count })
web-game-chuhan = Chu Han
    .line = Pojedynek na sztychy i dekrety. Kto pierwszy zbierze 31 punktów, zdobywa cesarstwo.
    .players = 2 graczy
    .time = 30 min
web-game-suntzu = Sun Tzu
    .line = Pięć prowincji, a na każdą jedna tajna karta.
    .players = 2 graczy
    .time = 25 min
web-game-shogun = Shogun
    .line = Planuj w tajemnicy, a potem niech rozstrzygnie wieża.
    .players = 3–5 graczy
    .time = 2 godz.

## Rivals

web-rival = Twój rywal
web-rival-strength = siła { $strength }
    .line = Zmierzona w partiach między botami; Zarządca ma 1000.
web-rival-more = do prób i dla autorów botów
web-rival-another = Inny rywal
web-level-novice = nowicjusz
web-level-adept = adept
web-level-expert = ekspert
web-level-master = mistrz
web-rival-ferryman = Przewoźnik
    .line = Zagrywa najniższy zestaw, jaki wystarczy, i nie ogląda się za siebie.
web-rival-envoy = Poseł
    .line = Nie rozdziela par, wcześnie pasuje, a w razie wątpliwości bierze dekret.
web-rival-magistrate = Sędzia
    .line = Pamięta każdą zagraną kartę i przebija tylko wtedy, gdy się to opłaca.
web-rival-regent = Regent
    .line = Czyta z twoich pasów, trzyma jedną wysoką kartę i kończy jednym tchem.
web-rival-hare = Zając
    .line = Od razu wydaje mocne karty; wkrótce nie ma już żadnej.
web-rival-crane = Żuraw
    .line = Dobrze pilnuje dwóch prowincji, resztę odpuszcza.
web-rival-fox = Lis
    .line = Kładzie najniższą kartę tam, gdzie ty kładziesz najwyższą.
web-rival-tiger = Tygrys
    .line = Miesza karty tak dobrze, że zgadywanie nic ci nie da.
web-rival-daruma = Daruma
    .line = Buduje, gdzie tylko wolno, i prawie nigdy nie zaczyna wojny.
web-rival-abbot = Opat
    .line = Najpierw napełnia spichlerze; zima nigdy nie przychodzi znienacka.
web-rival-dancer = Tancerka
    .line = Licytuje nisko, działa późno i uderza tam, gdzie brak ci wojsk.
web-rival-crescent = Półksiężyc
    .line = Planuje całe lata i liczy kostki, które zostały w wieży.
web-rival-owl = Sowa
web-rival-bear = Niedźwiedź
web-rival-monkey = Małpa
web-rival-carp = Karp

## The ladder of rivals, and the way that leads there

web-rivals = Rywale
web-ladder-of = Drabina: { $game }
web-ladder-line = Pokonaj jednego rywala, a przyjmie cię następny. Przegrana niczego nie zamyka.
web-ladder-before = Przed partią
web-ladder-after = Po partii
web-ladder-later = Zagraj i posłuchaj.
web-ladder-won = Wygrana
web-ladder-lost =
    { $count ->
        [one] { $count } próba bez wygranej
        [few] { $count } próby bez wygranej
       *[many] { $count } prób bez wygranej
    }
web-ladder-again = Zagraj jeszcze raz
web-ladder-now = Twoja następna partia
web-ladder-shut = Najpierw do pokonania: { $rival }
web-ladder-next = Następny rywal: { $rival }
web-ladder-done = Wszyscy rywale pokonani.
web-ladder-lesson = Najpierw nauka
web-ladder-rules = Liczy się cała partia, w której grasz tylko przeciw botom i bez cofania ruchów. Podpowiedzi są dozwolone tylko z pierwszym rywalem.
web-ladder-open = W „Zagraj z botem” wszyscy rywale są zawsze dostępni.
web-ladder-portraits = Twoje portrety
web-ladder-portraits-of = Pokonani rywale: { $done } z { $all }
web-ladder-see = Zobacz drabinę
web-ladder-new = W twoim profilu wisi nowy portret.
web-ladder-practice = Ta wygrana to ćwiczenie: następny rywal czeka na wygraną bez podpowiedzi i cofania ruchów.
web-step = Twój następny krok
web-step-other = Inny krok
web-step-hand = Poznaj grę { $game }, grając
    .line = Trzy minuty z przewodnikiem. Każdy ruch jest objaśniony i nic nie może pójść źle.
    .go = Zaczynamy
web-step-rival = Cała partia: { $rival }
    .line = Bez zegara. Możesz wyjść w każdej chwili, partia poczeka.
web-step-puzzle = Zadanie dnia
    .line = Jedna pozycja, jeden najlepszy ruch.
    .go = Rozwiąż
web-step-played = Na dziś wszystko zrobione
    .line = Znajdź kogoś do gry albo obejrzyj partię.
web-way = Twoja droga
web-way-steps = { $done } z { $all }
web-way-hand = Partia z przewodnikiem
web-way-done = zrobione
web-way-now = teraz
web-look-around = Albo rozejrzyj się

## All your games

web-history = Partie
web-history-all = Wszystkie twoje partie
web-history-running = W toku
web-history-finished = Zakończone
web-history-game = Gra
web-history-game-any = Wszystkie gry
web-history-result = Wynik
web-history-result-any = Każdy wynik
web-history-result-won = Wygrane
web-history-result-lost = Przegrane
web-history-result-drawn = Remisy
web-history-result-none = Bez wyniku
web-history-against = Przeciwnicy
web-history-against-any = Wszyscy
web-history-against-bots = Tylko boty
web-history-against-people = Ludzie
web-history-won = Wygrana { $score }
web-history-lost = Przegrana { $score }
web-history-drawn = Remis { $score }
web-history-drawn-agreed = Remis za zgodą obu stron
web-history-won-resigned = Wygrana przez poddanie
web-history-lost-resigned = Przegrana przez poddanie
web-history-won-left = Wygrana: druga strona odeszła
web-history-lost-left = Przegrana przez odejście
web-history-none = Przerwana bez wyniku
web-history-alone = jeszcze nikt
web-history-more = Pokaż więcej
web-history-no-turn = Żadna partia na ciebie nie czeka.
web-history-no-running = Nie masz partii w toku.
web-history-no-finished = Nie masz jeszcze zakończonych partii.
web-history-nothing-fits = Brak pasujących partii.
web-history-without-filters = Pokaż wszystkie

## Around every page

web-skip = Przejdź do treści
web-pages = Strony
web-more = Więcej
web-new-table = Nowy stół
web-rules = Zasady
web-fairness = Uczciwe losowanie
web-for-bot-writers = Dla autorów botów
web-free-and-open = wolne oprogramowanie
web-to-home = Na stronę główną
web-loading = Chwileczkę…
web-unknown-page = Nie ma takiej strony
web-unknown-page-line = Może w adresie jest literówka albo strona została przeniesiona.
web-banned = Nie masz dostępu do tego serwera
web-banned-line = Administrator tego serwera zablokował ci dostęp. Tylko on może go przywrócić.
web-banned-reason = Podany powód: { $reason }
web-page-lost = Nie udało się wczytać tej strony. Być może Tenka została zaktualizowana: wczytaj stronę ponownie.

## Words used in many places

web-you = ty
web-somebody = ktoś
web-former-player = były gracz
web-free-seat = wolne miejsce
web-kept-for = zarezerwowane dla: { $name }
web-bot-greedy = Zarządca
    .hint = Bierze to, co w danej chwili najlepsze, i dalej nie planuje.
web-bot-random = Bot losowy
    .hint = Gra dowolny dozwolony ruch. Dobry na początek.
web-yes = Tak
web-no = Nie
web-on = Wł.
web-off = Wył.
web-close = Zamknij
web-back = Wróć
web-save = Zapisz
web-saved = Zapisano.
web-copy = Kopiuj
web-copied = Skopiowano
web-spectator = Widz

## A new table

web-game = Gra
web-players = Gracze
web-your-seat = Twoje miejsce
web-any-seat = Dowolne
web-pace = Tempo
web-pace-live = Na żywo
    .hint = Wszyscy są przy stole i grają bez długich przerw.
web-pace-correspondence = Jeden ruch dziennie
    .hint = Każdy gra, kiedy ma czas. O reakcjach decydują polecenia zostawione wcześniej.
web-live-minutes =
    { $minutes ->
        [one] na żywo, { $minutes } minuta na gracza
        [few] na żywo, { $minutes } minuty na gracza
       *[other] na żywo, { $minutes } minut na gracza
    }
web-live-no-clock = na żywo, bez zegara
web-clock = Zegar
    .hint = Gdy komuś skończy się czas, dalej gra za niego bot.
web-clock-none = Bez zegara
web-clock-quick = 5 min + 5 s
web-clock-usual = 15 min + 10 s
web-clock-long = 40 min + 20 s
web-clock-day = 3 dni + 1 za każdy ruch
web-clock-week = 14 dni + 3 za każdy ruch
web-window = Czas na reakcje
    .hint = Tyle czasu na odpowiedź dostaje każdy, kto mógłby mieć kartę reakcji, więc z samego oczekiwania nie wynika, kto ją ma.
web-window-usual = Standardowy
web-window-answered = Do odpowiedzi
web-grace = Utrata połączenia zatrzymuje zegar
    .hint = Tyle sekund w całej partii, osobno dla każdego gracza. Potem czas znów płynie.
    .terms = utrata połączenia zatrzymuje zegar, najwyżej na { $seconds } s w partii
web-allow-return = Gracz może odebrać botowi swoje miejsce
    .hint = Kto wróci, gra dalej.
web-advanced = Zaawansowane
web-position = Zacznij od pozycji
    .hint = JSON w postaci opisanej w zasadach dla programów. Taka partia jest zawsze towarzyska. Puste pole: karty rozdaje się jak zwykle.
    .unlisted = Partii od pozycji nie ma na liście: zaproś innych linkiem.
web-position-no-json = To nie jest obiekt JSON: zaczyna się od { "{" } i kończy na { "}" }.
web-set-position = Ustawiona pozycja
    .line = Partia zaczyna się od podanej pozycji, a nie od zwykłego rozdania. Kto otworzył stół, może znać wszystkie karty.
web-stopped-games =
    { $count ->
        [one] przerwana 1 partia
        [few] przerwane { $count } partie
       *[other] przerwanych { $count } partii
    }
    .line = Partie, które ta osoba przerwała bez wyniku, choć widziała już swoje karty.
web-friendly = Partia towarzyska
    .hint = Za zgodą wszystkich pozostałych można cofać ruchy, nawet te, na które ktoś już odpowiedział.
web-open-it = Otwórz stół
web-new-lead = Trzy wybory i stół jest otwarty. Reszta może zostać bez zmian.
web-new-then = Potem dostaniesz link i kod QR, żeby zaprosić innych.
web-new-at-once = Pozostali to boty: partia zacznie się od razu.
web-who = Kto gra
web-seat-number = Gracz { $number }
web-seat-you = Ty
web-seat-anybody = Ktokolwiek
    .hint = Kto pierwszy dołączy.
web-seat-friend = Znajomy
    .hint = Przez link, który dostaniesz.
web-seat-bot = Bot
web-seat-mixed = Stół jest na liście, więc miejsce znajomego też może zająć ktokolwiek: wyślij link od razu.
web-players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
web-players-range = { $least }–{ $most } graczy
web-clock-own = Własny
web-clock-minutes = Minuty na gracza
web-clock-seconds = Sekundy dodawane za każdy ruch
web-clock-days = Dni na gracza
web-clock-days-move = Dni dodawane za każdy ruch
web-clock-live =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    } + { $seconds } s
web-clock-slow =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[other] { $days } dni
    } + { $more } za każdy ruch

## Settings

web-settings = Ustawienia
web-settings-look = Wygląd
web-settings-play = Gra
web-settings-notices = Dźwięki i powiadomienia
web-your-name = Twoja nazwa
web-language = Język
web-language-en = English
web-language-pl = Polski
web-language-hu = Magyar
web-theme = Motyw
web-theme-system = Jak w systemie
web-theme-light = Papier
web-theme-dark = Laka
web-theme-to-light = Jasny motyw
web-theme-to-dark = Ciemny motyw
web-motion = Animacje
    .hint = Jeśli w systemie ograniczono animacje, i tak nic się nie porusza.
web-motion-system = Karty się poruszają
web-motion-none = Nic się nie porusza
web-confirm = Potwierdzaj każdy ruch
    .hint = Zanim wyślemy ruch, zapytamy jeszcze raz.
web-confirm-reveals = Potwierdzaj ruchy, których nie można cofnąć
    .hint = Przed ruchem, który odsłania coś ukrytego, na przykład przed wzięciem dekretu, zapytamy jeszcze raz.
web-sound = Dźwięk
    .hint = Karty, kostki i gongi przy stole oraz krótki dzwonek, gdy przychodzi twoja kolej. Jeśli system ogranicza ruch, dźwięk milczy, dopóki go nie włączysz.
web-notify = Powiadomienia
    .hint = Przeglądarka powiadomi cię o twoim ruchu, gdy patrzysz gdzie indziej.
    .refused = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
web-notify-away = Gdy cię nie ma
    .line = W partiach po jednym ruchu dziennie Tenka da ci znać, że to twój ruch albo że ktoś czeka na twoją odpowiedź, jeśli nie ma cię przy stole; w każdej grze także wtedy, gdy ktoś cię zaprosi.
web-notify-mail = E-mail
    .unconfirmed = Wysłaliśmy wiadomość na ten adres. Otwórz zawarty w niej link i gotowe.
    .confirmed = Ten adres jest potwierdzony.
web-notify-webhook = Webhook
    .hint = Dla programów: na ten adres wysyłamy krótkie, podpisane żądanie.
web-notify-secret = Sekret, którym podpisujemy żądania
    .once = Skopiuj sekret teraz: pokazujemy go tylko ten jeden raz.
web-notify-quiet = Godziny ciszy
    .hint = W twojej strefie czasowej ({ $zone }). Powiadomienia z tych godzin przyjdą po ich zakończeniu, jeśli to wciąż twój ruch.
web-notify-from = Od
web-notify-to = Do
web-notify-test-mail = Wyślij wiadomość testową
web-notify-test-question = Wyślij wiadomość ponownie
web-notify-test-webhook = Wyślij żądanie testowe
web-notify-test-done = Przyjęto.
web-notify-failed = Ostatnia wiadomość nie dotarła: { $why }
web-notify-why-unreachable = nikt tam nie odpowiada.
web-notify-why-slow = odpowiedź nie przyszła na czas.
web-notify-why-refused = została odrzucona.
web-notify-why-redirected = nastąpiło przekierowanie, a przekierowań nie obsługujemy.
web-notify-why-mail = serwer poczty nie zna tego adresu.
web-other-device = Graj na innym urządzeniu
web-other-device-line = Dzięki temu linkowi inny telefon lub komputer też będzie twój. Zachowaj go dla siebie: kto go ma, gra jako ty. Nowy link unieważnia stary.
web-make-link = Utwórz link
web-your-link = Twój osobisty link
web-tokens = Tokeny dla twoich botów
web-tokens-line = Program z takim tokenem gra w twoim imieniu.
web-token = Token
web-token-once = Skopiuj go teraz: pokazujemy go tylko ten jeden raz.
web-token-made = utworzony { $day }
web-token-drop = Usuń
web-token-name = Nazwa bota
web-token-make = Utwórz token

## A personal link

web-link = Link do gry na tym urządzeniu
web-link-become = Chcesz grać jako { $name }?
web-link-line = Po otwarciu tego linku grasz na tym urządzeniu jako { $name }. Zgódź się tylko, jeśli to twój własny link: kto ci go dał, widzi to, co ty, i gra z tobą jako jedna osoba.
web-link-lost = Na tym urządzeniu grasz jako { $name }. Stracisz tu dostęp do partii gracza { $name }, chyba że masz do nich link albo konto.
web-link-yes = Graj jako { $name }
web-link-stay = Graj dalej jako { $name }
web-link-no = Nie
web-link-mine = To twój własny link: już grasz tu jako { $name }.
web-link-dead = Ten link już nie działa
web-link-dead-line = Utwórz nowy na drugim urządzeniu, w ustawieniach.

## Account

web-account = Konto
web-guest = gość
web-guest-hint = Grasz jako gość. Konto zachowa twoje partie na wszystkich twoich urządzeniach.
web-sign-up = Załóż konto
web-sign-up-line = Pozostajesz sobą: twoje partie zostają twoje i wrócisz do nich z każdego miejsca.
web-have-account = Masz już konto?
web-no-account = Nie masz jeszcze konta?
web-log-in = Zaloguj się
web-log-in-leaves =
    { $count ->
        [one] Gdy się tu zalogujesz, { $count } niedokończona partia ({ $name }) zostanie porzucona i nie da się do niej wrócić. Aby ją zachować, załóż konto:
        [few] Gdy się tu zalogujesz, { $count } niedokończone partie ({ $name }) zostaną porzucone i nie da się do nich wrócić. Aby je zachować, załóż konto:
       *[other] Gdy się tu zalogujesz, { $count } niedokończonych partii ({ $name }) zostanie porzuconych i nie da się do nich wrócić. Aby je zachować, załóż konto:
    }
web-logged-in = Zalogowano jako { $name }.
web-log-out = Wyloguj się
web-log-out-everywhere = Wyloguj na innych urządzeniach
    .line = Zalogowane pozostanie tylko to urządzenie, a osobisty link przestanie działać. Tokeny botów zostają.
    .done = Zalogowane jest teraz tylko to urządzenie.
web-name = Nazwa
    .hint = Widzą ją inni i służy do logowania.
web-password = Hasło
    .hint = Co najmniej 8 znaków. Kilka słów z rzędu łatwo zapamiętać.
web-field-empty = To pole nie może być puste.
web-field-short = Za krótkie: co najmniej { $least } znaków.
web-password-old = Obecne hasło
web-password-new = Nowe hasło
web-password-change = Zmień hasło
    .done = Hasło zmienione. Na innych urządzeniach trzeba się nim zalogować.
web-delete-account = Usuń moje konto
web-delete-guest = Usuń wszystkie moje dane
web-delete-sure = Usunąć: { $name }?
web-delete-line = Partie w toku zostaną poddane. Partie zakończone pozostaną, ale bez twojej nazwy. Nazwa, hasło, link, tokeny i wiadomości znikną. Nie da się tego cofnąć.
web-delete-for-good = Usuń na zawsze
web-refused-CannotAnalyse = Tej partii nie da się przeanalizować.
web-refused-BadAddress = Adres e-mail wygląda tak: nazwa@example.org.
web-refused-BadWebhook = Adres webhooka wygląda tak: https://example.org/turn, i musi być dostępny z internetu.
web-refused-WrongPassword = Coś się nie zgadza: zła nazwa albo złe hasło.
web-refused-TooManyPasswords = Za dużo błędnych prób. Odczekaj minutę i spróbuj ponownie.
web-refused-BadName = Nazwa ma od 1 do 24 widocznych znaków jednego alfabetu, a niektóre nazwy są niedozwolone.
web-refused-NameTaken = Ta nazwa jest zajęta. Wybierz inną.
web-refused-BadPassword = Hasło ma od 8 do 200 znaków. Nie może być twoją nazwą ani jednym z haseł, które każdy zgaduje najpierw.
web-refused-MembersOnly = Ten serwer jest tylko dla członków. Najpierw się zaloguj.
web-refused-SignUpClosed = Bez zaproszenia nie założysz tu konta.
web-refused-BadInvitation = To zaproszenie straciło ważność. Poproś o nowe.
web-refused-OnlyTheHost = Wobec opiekuna może to zrobić tylko administrator serwera.

## A closed server, and the page of its owners

web-members-only = Tylko dla członków
web-members-only-line = Na tym serwerze do gry potrzebne jest konto. Zaloguj się albo otwórz link z zaproszenia.
web-sign-up-member-line = Wybierz nazwę i hasło. Zalogujesz się nimi z każdego miejsca.
web-sign-up-by-host = Na tym serwerze konta zakładają osoby, które go prowadzą. Poproś je o konto.
web-invitation = Zaproszenie
    .hint = Na tym serwerze potrzebne jest zaproszenie. Otwórz link z zaproszenia albo wklej go tutaj.
web-owner = Opieka nad serwerem
web-owner-line = Tę stronę widzą tylko opiekunowie. Niczyich kart tu nie widać.
web-owner-admission = Kto ma wstęp
web-owner-signup = Kto może założyć konto
web-owner-signup-open = Każdy
web-owner-signup-invitation = Z zaproszeniem
web-owner-signup-host = Tylko opiekunowie, dla innych
web-owner-guests = Goście
    .hint = Bez gości oglądać i grać mogą tylko osoby z kontem. Goście, którzy teraz grają, stracą połączenie.
web-owner-guests-yes = Dozwoleni
web-owner-guests-no = Niedozwoleni
web-owner-invitations = Zaproszenia
web-owner-invitations-none = Nie ma zaproszeń.
web-owner-invite = Utwórz zaproszenie
web-owner-invite-uses = Dla ilu osób
web-owner-invite-days = Ile dni jest ważne
web-owner-invite-note = Dla kogo lub po co
web-owner-invite-made = Wyślij ten link. Pokazujemy go tylko ten jeden raz.
web-owner-invitation-used = wykorzystano { $used } z { $uses }
web-owner-invitation-until = do { $day }
web-owner-invitation-over = wygasło
web-owner-invitation-revoke = Cofnij
web-owner-people = Osoby
web-owner-people-find = Szukaj po nazwie
web-owner-people-none = Nikt nie ma takiej nazwy.
web-owner-people-more = Widać tylko najnowsze osoby ({ $count }). Pozostałe znajdziesz przez wyszukiwanie.
web-owner-person-account = konto
web-owner-person-owner = opiekun
web-owner-person-banned = blokada
web-owner-person-seen = ostatnio { $day } z adresu { $address }
web-owner-person-since = tutaj od { $day }
web-owner-account = Załóż komuś konto
web-owner-account-create = Załóż
web-owner-password = Nowe hasło
web-owner-password-sure = Nowe hasło dla { $name }?
web-owner-password-line = Stare hasło przestanie działać i na wszystkich urządzeniach trzeba będzie zalogować się ponownie.
web-owner-password-told = Przekaż to hasło: { $name }. Pokazujemy je tylko ten jeden raz.
web-owner-ban = Zablokuj
web-owner-ban-sure = Zablokować { $who }?
web-owner-ban-line = Połączenie zostanie od razu zerwane. Powrót będzie możliwy dopiero po zdjęciu blokady.
web-owner-ban-reason = Powód, widoczny dla tej osoby
web-owner-bans = Blokady
web-owner-bans-none = Nikt nie jest zablokowany.
web-owner-ban-address = Adres lub sieć do zablokowania
web-owner-ban-lift = Zdejmij
web-owner-ban-kind-name = nazwa
web-owner-ban-kind-person = osoba
web-owner-ban-kind-address = adres
web-owner-tables = Stoły
web-owner-tables-none = Nie ma stołów.
web-owner-table-open = czeka na graczy
web-owner-table-playing = w toku
web-owner-table-over = zakończony
web-owner-table-aborted = przerwany
web-owner-table-close = Zamknij stół
web-owner-table-close-sure = Zamknąć ten stół?
web-owner-table-close-line = Partia skończy się bez wyniku. Wszyscy przy stole się o tym dowiedzą.
web-owner-admit = Wpuść
web-owner-signup-sure = Pozwolić każdemu założyć konto?
web-owner-signup-sure-line = Każdy, kto znajdzie ten serwer, będzie mógł dołączyć bez zaproszenia.
web-owner-guests-sure = Wpuścić gości?
web-owner-guests-sure-line = Każdy, kto znajdzie ten serwer, będzie mógł grać i oglądać gry bez konta.
web-owner-invitation-remove = Usuń
web-owner-invitation-sure = Unieważnić „{ $title }”?
web-owner-invitation-sure-line = Nikt więcej nie założy konta za pomocą tego linku. Kto już je założył, zostaje.
web-owner-invite-here = Ten link działa tylko na tym komputerze. Ustaw TENKA_URL na adres, którego używają gracze.
web-owner-invite-closed = Konta zakładają tu tylko opiekunowie, więc zaproszenie nic by nie dało.

## Push

web-push = Powiadomienia na tym urządzeniu
    .hint = Przeglądarka da ci znać, nawet gdy Tenka nie jest w niej otwarta.
    .unsupported = Ta przeglądarka tego nie potrafi. Na iPhonie i iPadzie najpierw dodaj Tenkę do ekranu początkowego.
    .failed = Przeglądarka nie mogła ich włączyć. Spróbuj później.
web-push-test = Wyślij powiadomienie testowe
web-notify-why-gone = ta przeglądarka nie przyjmuje już powiadomień.
web-refused-BadSubscription = Przeglądarka podała adres, na który nie da się wysłać powiadomienia. Spróbuj później.

## Reports

web-report = Zgłoś
web-report-title = Zgłoś gracza { $name }
web-report-line = Przeczytają to opiekunowie serwera, razem z czatem przy stole. { $name } się o tym nie dowie.
web-report-player = Zgłoś gracza
web-report-who = Kogo?
web-report-reason = Co jest nie tak?
web-report-reason-words = Obelgi lub groźby
web-report-reason-cheating = Nieuczciwa gra
web-report-reason-stalling = Gra na zwłokę albo porzuca partie
web-report-reason-name = Obraźliwa nazwa
web-report-reason-other = Coś innego
web-report-words = Własnymi słowami
    .hint = Do 500 znaków.
web-report-send = Wyślij
web-report-sent = Dziękujemy. Opiekunowie serwera to przeczytają.
web-owner-reports = Zgłoszenia
web-owner-reports-none = Nikt niczego nie zgłosił.
web-owner-report-by = zgłasza { $name }
web-owner-report-chat = Czat z tego czasu
web-owner-report-others = Inne zgłoszenia: { $name }
web-owner-report-open = nierozstrzygnięte
web-owner-report-settle = Rozstrzygnij
    .line = Twoje rozstrzygnięcie przeczytają tylko opiekunowie serwera. Zablokować kogoś możesz w części „Osoby”.
web-owner-report-verdict = Twoje rozstrzygnięcie
web-owner-signs = Oznaki nieuczciwej gry
    .line = Z najnowszych partii. To nie dowody: zanim ocenisz, obejrzyj partie.
web-owner-signs-none = Nic nie zwraca uwagi.
web-owner-sign-quitter = Od razu poddane partie: { $at_once } z { $games }
web-owner-sign-feeding = Ten sam adres, krótkie partie: { $winner } wygrywa { $won } z { $games } przeciw { $loser }
web-owner-aside = Odłożone wyniki
    .line = Wyglądają na kupione i nie liczą się, dopóki ich nie przywrócisz. Wszystkie rankingi są wtedy przeliczane od nowa.
web-owner-aside-none = Żaden wynik nie jest odłożony.
web-owner-aside-newcomers = Wygrywa głównie z nowymi graczami, którzy się poddają · punkty: { $points }
web-owner-aside-feeding = Ten sam adres, jedno z dwojga prawie zawsze się poddaje · punkty: { $points }
web-owner-give-back = Przywróć

## Rules

web-find-rule = Szukaj zasady po słowie lub numerze
web-rules-found =
    { $count ->
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[other] Znaleziono { $count } zasad
    }
web-no-such-rule = Żadna zasada nie zawiera tych słów.
web-no-rules = Zasad tej gry jeszcze tu nie ma.
web-rules-lead = Każda zasada to jedno zdanie z numerem. Gdy ruch jest niedozwolony, zobaczysz to samo zdanie.
web-rules-read = Czytaj zasady
web-rules-search-all = Szukaj we wszystkich trzech grach
web-rules-contents = Spis treści
web-rules-count =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    }
web-rules-only-with = tylko z opcją „{ $option }”
web-rules-not-yours = nie przy twoim stole
web-rules-yours = { $choice } · twoja
web-rules-of-table = Oto zasady obowiązujące przy twoim stole.
web-rules-whole = Wszystkie zasady ze spisem treści, w nowej karcie
web-rules-ruling-whole = nasza decyzja
    .line = Drukowane zasady milczą tu albo są niejasne; tak rozstrzygnęliśmy.
web-rules-ruling-part = po części nasza decyzja
    .line = Gdzie drukowane zasady milczą albo są niejasne, tak rozstrzygnęliśmy.
web-rules-tests =
    { $count ->
        [one] sprawdza to jeden test
        [few] sprawdzają to { $count } testy
        [many] sprawdza to { $count } testów
       *[other] sprawdza to { $count } testu
    }

## Guided hands

web-lesson-learn = Samouczek
web-lesson-learn-game = { $game } w trzy minuty
web-lesson-guide = Twój przewodnik
web-lesson-step = Krok { $step } z { $steps }
web-lesson-wait = Grają pozostali…
web-lesson-go-on = Dalej
web-lesson-free = Graj dalej po swojemu
web-lesson-leave = Zakończ lekcję
web-lesson-other = W tej partii spróbuj tak: { $try }
web-lesson-done = To było sedno gry. Co dalej?
web-lesson-whole = Zagraj całą partię z botem
web-lesson-rules = Przeczytaj zasady
web-lesson-another = Inna lekcja: { $game }
web-lesson-learned = gotowe

## Fair chance

web-fairness-title = Czy losowanie jest uczciwe?
web-fairness-lead = Nie musisz nam wierzyć. Każde tasowanie wynika z kilku liczb, które po partii możesz sprawdzić.
web-fairness-commit = Przed partią serwer losuje sekret.
    .line = Ogłasza jego skrót i nie może już tego sekretu zmienić.
web-fairness-nonces = Potem każdy gracz dodaje własną liczbę.
    .line = Każda przeglądarka podaje najpierw tylko skrót swojej liczby, a samą liczbę dopiero, gdy są skróty wszystkich: nikt nie dobierze swojej do cudzych. Boty nie podają liczb.
web-fairness-key = Sekret i liczby razem decydują o każdym rozdaniu.
    .line = Nic innego się nie liczy: ani czas, ani ruchy, ani to, kto prowadzi.
web-fairness-reveal = Po partii sekret zostaje ujawniony.
    .line = Każdy może policzyć jego skrót, porównać go z ogłoszonym i odtworzyć każde rozdanie.
web-check-game = Sprawdź zakończoną partię
web-check = Sprawdź
web-check-chance = Sprawdź losowanie
web-check-not-yet = Nie ma czego sprawdzać: nie ma takiego stołu albo partia jeszcze trwa.
web-check-more = Twoja przeglądarka porównała skrót. Całą partię, każde rozdanie i każdy ruch, sprawdza
web-verdict-right = To jest ten sekret, którego skrót serwer ogłosił przed partią.
web-verdict-wrong = Sekret nie zgadza się ze skrótem ogłoszonym przed partią!
web-verdict-unsealed = Jedna z liczb nie zgadza się ze skrótem podanym przez gracza!
web-check-position = Partia zaczęła się od ustawionej pozycji: kto ją ustawił, ten wybrał, co gdzie leży. Dowód dotyczy tylko tego, co rozdano później.
web-own-sealed = Twoja przeglądarka podała swoją liczbę, gdy znała już skrót serwera i skróty wszystkich innych, a zapis się z nimi zgadza: nikt nie mógł wybrać kart.
web-own-plain = Twoja przeglądarka podała swoją liczbę, gdy znała już skrót serwera, a zapis się z nim zgadza. Liczb nie pieczętowano: kto podał swoją później, mógł ją dobrać, jeśli serwer mu pomagał.
web-own-changed = Zapis różni się od tego, co twojej przeglądarce pokazano przed rozdaniem!
web-share-bot = Bot nie podaje liczby.
web-share-seal = Skrót podany wcześniej:
web-shares-sealed = Skróty liczb graczy. Same liczby padną, gdy wszystkie miejsca będą zajęte.
web-shares-plain = Liczby podane przez graczy.
web-commitment = Skrót, ogłoszony przed partią
web-commitment-line = Tym skrótem serwer związał się ze swoim sekretem. Po partii możesz go porównać.
web-secret = Sekret, ujawniony po partii
web-hash = SHA-256 sekretu, policzone tutaj
web-nonces = Liczby graczy
web-download = Pobierz zapis partii

## Before the game

web-invited = { $who } zaprasza cię do gry { $game }
    .facts = { $players }, około { $time }
web-invite = Zaproś kogoś
web-invite-line = Kto otworzy ten link, może usiąść do stołu.
web-table-link = Link do stołu
web-copy-link = Skopiuj link
web-qr = Kod QR z linkiem do stołu
web-share-link = Udostępnij
web-start-now = Zacznij teraz
    .hint = Wolne miejsca zajmą wtedy boty. Gdy wszystkie miejsca są zajęte, partia zaczyna się sama.
web-start-later = Partia zacznie się, gdy wszystkie miejsca będą zajęte. Kto otworzył stół, może zacząć ją wcześniej.
web-await = { $who }: czekamy na zgodę
    .line = Partia zacznie się, gdy wszyscy usiądą do stołu.
web-unsealing = Wszystkie miejsca są zajęte
    .line = Partia zacznie się, gdy będą wszystkie liczby do tasowania. Czekamy: { $who }.
web-leave = Odejdź od stołu
web-no-free-seat = Wszystkie miejsca są zajęte. Partia zaraz się zacznie.

## At the table

web-steps = Przebieg partii
web-seats = Miejsca
web-thinking = myśli…
web-clock-of = Czas: { $who }
web-prompt = Co robić
web-panel = Dziennik, czat i zasady
web-log = Dziennik
web-log-empty = Nic się jeszcze nie wydarzyło.
web-undo = Cofnij ruch
web-sending = Wysyłanie…
web-sending-again = Serwer jest zajęty; twój ruch jest wysyłany ponownie.
web-sure = Na pewno? { $move }
web-held = Odpowiedź przyjęta.
    .line = Zostanie pokazana, gdy czas minie.
web-keys = Klawisze
    .more = Działają też litery na przyciskach, na przykład P to pas.
web-keys-primary = Główny przycisk
web-keys-clear = Odłóż wybrane lub zamknij
web-keys-undo = Cofnij ruch
web-keys-arrows = Od karty do karty, od pola do pola
web-keys-numbers = Wybierz kartę lub miejsce po numerze
web-keys-pause = Wstrzymaj pokaz ruchów innych
web-keys-log = Dziennik
web-keys-rules = Zasady
web-keys-help = Ta lista
web-secret-pause = Krótka przerwa
    .line = Ten czas dostaje każdy, kto mógłby mieć odpowiedź, żeby nikt się nie dowiedział, kto ją ma.
web-window-left = Czas na reakcję
web-window-seconds = { $count } s
web-not-now = Nie teraz: to nie twój ruch albo nie ma połączenia.
web-refused-Stale = Tymczasem gra poszła dalej. Spójrz jeszcze raz i zdecyduj od nowa.
web-refused-NotNow = W tej chwili nie jest to możliwe.
web-refused-NoHints = Podpowiedzi są tylko w lekcjach, w grze z botami i przy stołach towarzyskich.
web-refused-NotYours = Nie grasz przy tym stole.
web-refused-Full = To miejsce jest zajęte.
web-refused-ListFull = Najpierw coś usuń: więcej się nie zmieści.
web-refused-ClubFull = Ten klub jest pełny.
web-refused-Offline = Serwer nie odpowiada. Spróbuj ponownie.
web-refused-TooMany = Trochę za szybko. Spróbuj ponownie za chwilę.
web-refused-Unavailable = Serwer jest teraz zajęty. Spróbuj ponownie za chwilę.
web-refused-Stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
web-refused = Serwer tego nie przyjął.
web-refused-IllegalMove = Zasady nie pozwalają na ten ruch.
web-refused-TooManyTables = Masz za dużo nieskończonych partii. Najpierw zakończ jedną z nich.
web-refused-TooManyListed = Na liście jest już dość otwartych stołów od ciebie albo z twojej sieci. Dosiądź się do któregoś, zakończ jeden ze swoich lub otwórz prywatny.
web-refused-TooManyTokens = Masz za dużo tokenów. Najpierw usuń jeden z nich.
web-refused-TooManyAnalyses = Zbyt wiele analiz czeka na swoją kolej. Spróbuj ponownie, gdy któraś będzie gotowa.
web-refused-CannotInvite = Nie można zaprosić tej osoby.
web-refused-BadPosition = Taka pozycja jest niemożliwa. Odpowiedź serwera: { $detail }
web-refused-BadOption = Te opcje się wykluczają. Wybierz inne.
web-refused-BadSeat = Przy tym stole nie ma takiego miejsca.
web-refused-BadClock = Taki zegar jest niemożliwy. Wybierz inne czasy.
web-refused-UnknownBot = Nie ma takiego bota do tej gry.
web-refused-UnknownGame = Nie ma tu takiej gry.
web-refused-NotFound = Już tego tu nie ma albo nigdy nie było.
web-refused-CannotBan = Tego adresu nie można zablokować. Podaj jeden adres albo małą sieć, ale nie ten komputer.
web-refused-BadRequest = Serwer nie może tego odczytać. Sprawdź wpisane dane.
web-refused-BadToken = Twoja sesja wygasła. Wczytaj stronę ponownie.
web-refused-Banned = Nie masz dostępu do tego serwera.
web-refused-ForeignOrigin = Dla twojego bezpieczeństwa serwer odrzucił żądanie z innej strony.
web-refused-TooLarge = To jest za długie.
web-refused-TooSlow = Przesyłanie trwało za długo. Spróbuj ponownie.
web-refused-ServerError = Na serwerze coś poszło nie tak. Spróbuj ponownie za chwilę; jeśli to się powtórzy, podaj administratorowi numer { $id }.
web-menu = Menu
web-share = Kopiuj link
web-standing = Nigdy nie reaguj (zawsze zezwalaj)
    .hint = Nie pytamy cię o reakcje i nikt na ciebie nie czeka.
web-offer = Propozycja
web-draw-offer = Zaproponuj remis
web-draw-offered = Proponujesz remis. Czekamy na odpowiedź: { $who }.
web-draw-asked = { $who } proponuje remis.
web-draw-declined = Twoja propozycja remisu została odrzucona.
web-takeback-offer = Poproś o cofnięcie ruchu
web-takeback-offered = Prosisz o cofnięcie swojej ostatniej decyzji. Czekamy na odpowiedź: { $who }.
web-takeback-asked = { $who } prosi o powrót do swojej ostatniej decyzji. Wszystko, co zagrano później, zostałoby cofnięte.
web-takeback-declined = Nie ma zgody na cofnięcie.
web-agree = Zgoda
web-decline = Odmów
web-withdraw = Wycofaj
web-abort = Przerwij bez wyniku
web-resign = Poddaj się
web-resign-sure = Poddać tę partię?
web-resign-line = Partia liczy się jako przegrana i nie da się tego cofnąć.
web-play-on-then = Gram dalej
web-bot-plays-for-you = Twój czas minął; gra za ciebie bot.
web-bot-plays-and-counts = Gra za ciebie bot; dla ciebie ta partia jest przegrana.
web-take-seat-back = Wracam na swoje miejsce

## Chat

web-chat = Czat
web-chat-players = Czat graczy
    .hint = Czytają go tylko osoby grające przy tym stole.
web-chat-spectators = Czat widzów
    .hint = Gracze go nie czytają, a ty nie czytasz ich czatu.
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-write = Napisz coś
web-chat-send = Wyślij
web-chat-unread =
    { $count ->
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[other] Czat, { $count } nowych wiadomości
    }
web-chat-mute = Wycisz: { $name }
web-chat-muted =
    { $count ->
        [one] Wyciszono tu { $count } osobę.
        [few] Wyciszono tu { $count } osoby.
       *[other] Wyciszono tu { $count } osób.
    }
web-chat-unmute = Pokaż ich znowu
web-chat-hide = Wyłącz czat
web-chat-off = Czat jest wyłączony.
web-chat-show = Włącz
web-chat-phrases = Szybkie zwroty
web-phrase-good-luck = Powodzenia i miłej gry!
web-phrase-well-played = Dobrze zagrane!
web-phrase-moment = Chwileczkę, proszę.
web-phrase-thanks = Dzięki za grę!

## Offline

web-away = Nie można połączyć się z Tenką
web-away-offline = Jesteś offline. Do gry potrzebne jest połączenie.
web-away-server = Serwer nie odpowiada; może właśnie jest uruchamiany ponownie.
web-away-again = Próbujemy dalej i wrócimy, gdy tylko się uda.
web-try-again = Spróbuj ponownie

## Connection

web-offline = Jesteś offline. Gra ruszy dalej, gdy tylko wrócisz.
web-reconnecting = Połączenie przerwane; próbujemy ponownie…
web-restarting = Serwer uruchamia się ponownie. Za chwilę gra sama ruszy dalej.
web-move-kept = Twój ruch jest zapisany i po powrocie zostanie wysłany, tylko raz.
web-seat-away = w innej karcie
web-seat-gone = offline { $time }
web-happened-undone = { $who } cofa ruch.
web-happened-back = Ruch został cofnięty.
web-happened-bot-time = { $who }: czas minął, dalej gra bot.
web-happened-bot-resigned = { $who } poddaje partię, dalej gra bot.
web-happened-bot-left = { $who }: gracz odszedł i nie wrócił, dalej gra bot.
web-happened-bot_took_seat = { $who }: teraz gra bot.
web-happened-player_took_seat = { $who }: gracz wraca do partii.
web-happened-hinted = { $who } prosi o podpowiedź.
web-happened-resigned = { $who } poddaje partię.
web-happened-left = { $who }: gracz odszedł i nie wrócił.
web-happened-draw_agreed = Uzgodniono remis.
web-happened-aborted = Partia została przerwana.
web-days-hours = { $days } d { $hours } h
web-short-days = { $days } d
web-short-hours = { $hours } h
web-claim = Nieobecny gracz
web-claim-gone = { $who }: gracz jest offline od { $time }.
web-claim-in = Za { $time } możesz przestać czekać.
web-claim-now = Nie musisz dłużej czekać.
web-claim-game = Zgłoś wygraną
web-claim-bot = Niech dalej gra bot
web-server-away = Serwer nie odpowiada. Próbujemy dalej.
web-no-table = Nie ma takiego stołu
web-no-table-line = Może w linku jest literówka albo stół zamknięto, zanim ktokolwiek zagrał.
web-no-opening = Tego stołu nie można otworzyć

## The end

web-game-over = Koniec gry.
web-to-the-result = Do wyniku
web-you-won = Wygrywasz!
web-you-lost = Przegrywasz.
web-won = Wygrywa { $who }.
web-drawn = Partia kończy się remisem.
web-draw-agreed = Gracze zgodzili się na remis.
web-taken-back =
    { $count ->
        [one] Cofnięto jeden ruch.
        [few] Cofnięto { $count } ruchy.
       *[other] Cofnięto { $count } ruchów.
    }
    .short =
        { $count ->
            [one] cofnięto jeden ruch
            [few] cofnięto { $count } ruchy
           *[other] cofnięto { $count } ruchów
        }
web-aborted = Partię przerwano bez wyniku.
web-result = Wynik
web-rematch = Zagraj jeszcze raz
web-rematch-asked = Druga strona chce zagrać jeszcze raz.
web-rematch-wants = { $who } chce zagrać jeszcze raz.
web-rematch-accept = Zgoda

## Play from here

web-branch = Graj od tego miejsca
    .line = Twoja własna partia z botami, dokładnie od tej pozycji. Nikt inny jej nie widzi i nie liczy się ona do niczego.
web-branch-last = Ostatni ruch jeszcze raz
web-branch-at = Partia zacznie się po ruchu { $at }.
web-branch-go = Graj
web-branch-refused = Stąd nie da się grać dalej. Wybierz inny ruch.

## Replay

web-replay = Powtórka
web-first = Na początek
web-step-back = Ruch wstecz
web-play-on = Odtwarzaj
web-pause = Pauza
web-step-on = Ruch naprzód
web-last = Na koniec
web-move-number = Ruch
web-move-of = Ruch { $at } z { $all }
web-eyes = Z czyjej perspektywy
web-end-replay = Zakończ powtórkę

## Analysis

web-analysis = Analiza
web-analysis-offer = Które decyzje kosztowały, a co było szczęściem? Cała partia zostanie przejrzana, ruch po ruchu.
web-analysis-ask = Przeanalizuj partię
web-analysis-working = Trwa analiza partii…
web-analysis-line = { $place ->
    [1] Ta partia będzie analizowana jako następna.
   *[other] Partia czeka na analizę: miejsce { $place } w kolejce.
}
web-analysis-leave = Możesz wyjść: wynik zostanie zapisany.
web-analysis-failed = Analiza się nie udała. Możesz spróbować jeszcze raz.
web-analysis-impossible = Tej partii nie da się przeanalizować.
web-analysis-title = Szczęście i umiejętności
web-analysis-decided-won = Twoje decyzje wygrały tę partię.
web-analysis-decided-good = Twoje decyzje były lepsze niż innych.
web-analysis-decided-even = Twoje decyzje były równie dobre jak innych.
web-analysis-decided-bad = Twoje decyzje kosztowały cię trochę szans.
web-analysis-decided-lost = Twoje decyzje kosztowały cię tę partię.
web-analysis-luck-won = Szczęście przesądziło na twoją korzyść.
web-analysis-luck-good = Szczęście ci sprzyjało.
web-analysis-luck-even = Szczęście prawie nie miało znaczenia.
web-analysis-luck-bad = Szczęście ci nie sprzyjało.
web-analysis-luck-lost = Szczęście przesądziło na twoją niekorzyść.
web-analysis-you = Ty
web-analysis-sum = Start { $start }, decyzje { $decisions }, szczęście { $luck }: { $result }
web-analysis-sums = Liczby mówią o szansie na wygraną: suma tego, co dała lub zabrała każda decyzja i każdy traf. W długiej partii może przekroczyć 100%.
web-analysis-luck = Szczęście: { $causes }
web-analysis-deal = rozdania
web-analysis-draw = dobieranie kart
web-analysis-throw = rzuty
web-analysis-order = kolejność kart
web-analysis-hidden = to, co było zakryte
web-analysis-graph = Szansa na wygraną, ruch po ruchu: { $who }, na początku { $start }, na końcu { $end }.
web-analysis-moments = Najważniejsze chwile
web-analysis-played = Zagrano: { $move }
web-analysis-best = Bot: { $move }
web-analysis-cost = Koszt { $cost } przy tym, co można było wiedzieć.
web-analysis-cost-mixed = Wybór w tajemnicy: koszt { $cost } wobec strategii mieszanej.
web-analysis-came = Szczęście, { $cause }: { $luck }
web-analysis-show = Pokaż na planszy
web-analysis-note = Szanse są szacunkowe i wynikają z tego, co gracz mógł wiedzieć. Koszt ruchu mierzymy najlepszym ruchem bota „{ $bot }”, a wszystkie decyzje razem – jego zwykłą grą.

## What the others did, step by step

web-playback = Ruchy innych krok po kroku
    .hint = Twoja kolej nigdy nie czeka: dotknij planszy, aby od razu grać dalej.
web-playback-off = Wyłączone
web-playback-slow = Wolno
web-playback-normal = Normalnie
web-playback-fast = Szybko
web-playback-speed = Tempo
web-playback-of = { $at } z { $all }
web-playback-skip = Pomiń wszystko
web-playback-to-my-turn = Do mojego ruchu
web-missed = Od twojej ostatniej wizyty
web-missed-count =
    { $count ->
        [one] Od twojej ostatniej wizyty wydarzyła się { $count } rzecz.
        [few] Od twojej ostatniej wizyty wydarzyły się { $count } rzeczy.
        [many] Od twojej ostatniej wizyty wydarzyło się { $count } rzeczy.
       *[other] Od twojej ostatniej wizyty wydarzyło się { $count } rzeczy.
    }
web-missed-show = Pokaż
web-missed-drop = Nie pokazuj
web-announced = Nowych zdarzeń: { $count }. Ostatnie:
web-log-show = Pokaż na planszy

## Gra bez własnej planszy

web-plain-game = Gra spoza Tenki, na zwykłej planszy.
web-plain-ask = Twój ruch: wybierz jeden.
web-plain-part = Twój plan: wybierz dla { $part }.
web-plain-chosen = Wybrano { $count } z { $of } części.
web-plain-wait = Czekamy na ruch: { $who }.
web-plain-send = Wyślij plan
web-plain-moves = Twoje ruchy
web-plain-find = Znajdź ruch
web-plain-count =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
web-plain-more =
    { $count ->
        [one] Jeszcze { $count } ruch: wyszukaj go.
        [few] Jeszcze { $count } ruchy: wyszukaj je.
       *[many] Jeszcze { $count } ruchów: wyszukaj je.
    }
web-plain-view = Co widzisz
web-plain-forecast = Co cię czeka
web-plain-new = zmienione
web-plain-nothing = nic
web-plain-unknown = ukryte
web-plain-hidden = ukryte: { $count }
web-plain-entries =
    { $count ->
        [one] { $count } wartość
        [few] { $count } wartości
       *[many] { $count } wartości
    }

## Rankingi

web-rated = Partia rankingowa
    .line = Wynik liczy się do rankingu graczy.
    .hint = Wynik liczy się do rankingu. Ruchów nie można cofać, nawet za zgodą wszystkich; kto odejdzie, przegrywa.
web-rated-start = Partia rankingowa zaczyna się, gdy wszyscy są na miejscu.
web-rated-annulled = Administrator unieważnił tę partię; nie liczy się ona do rankingu.
web-rated-aside = Tę partię odłożono, bo wygląda na rozegraną dla wyniku. Nie liczy się, dopóki administrator jej nie przywróci.
web-rated-why-short = Ktoś poddał się w pierwszych ruchach: partia się nie liczy.
web-rated-why-quits = Trzy od razu poddane partie w tygodniu: wygrane się nie liczą, przegrane tak.
web-rated-why-guest = Partia z gościem nie liczy się dla kont.
web-rated-why-uneven = Zbyt duża różnica siły: partia się nie liczy.
web-rated-why-often = Ta sama para: im więcej wspólnych partii w tygodniu, tym mniej się liczą.
web-rated-why-unknown = Liczy się mniej: siła przeciwników nie jest jeszcze dobrze znana.
web-rated-why-limit = Na razie bez punktów: to, ile mogą dać lub zabrać przeciwnicy o nieustalonej sile albo ludzie w jednym tygodniu, ma granicę.
web-rating = Ranking
web-ratings = Rankingi
web-rating-none = jeszcze bez rankingu
web-rating-live = { $game }, na żywo
web-rating-correspondence = { $game }, jeden ruch dziennie
web-rating-steady = stały
web-rating-month = 30 dni
web-rating-scale = Pewność: od { $least } do { $most }
web-rating-graph = Ranking w { $count ->
        [one] jednej partii
        [few] { $count } partiach
       *[many] { $count } partiach
    }: od { $first } do { $last }.
web-rating-key = ranking
web-rating-key-band = na ile jest pewny
web-rating-key-rivals = rywale dla porównania
web-no-rating = Jeszcze bez partii rankingowych.
web-no-rating-mine = Nie masz jeszcze rankingu. Partia, którą dla ciebie znajdziemy, jest rankingowa. Otwierając stół, włączysz to w części „Więcej”.
web-leaderboard = Klasyfikacja
    .line = Ludzie są okrągli, boty kwadratowe. Wszyscy są na jednej skali.
web-leaderboard-who = Kogo pokazać
web-leaderboard-all = Ludzie i boty
web-leaderboard-people = Ludzie
web-leaderboard-nobody = Na tej liście nie ma jeszcze nikogo.
web-leaderboard-nobody-followed = Nikogo z obserwowanych nie ma jeszcze na tej liście.
web-leaderboard-followed = Obserwowani
web-leaderboard-rule =
    { $met ->
        [0] Na liście są gracze z kontem i co najmniej { $games } partiami rankingowymi.
       *[other] Na liście są gracze z kontem, co najmniej { $games } partiami rankingowymi i { $met } różnymi przeciwnikami o znanej sile: botami i ludźmi, którzy grają od jakiegoś czasu.
    } Kto nie grał od { $days } dni, znika z listy i wraca na nią z następną partią.
web-place = Miejsce
web-player = Gracz
web-rated-games = Partie
web-bot = bot
web-profile = Profil
web-profile-mine = Twój profil
web-profile-to = Zobacz swoje miejsce
web-player-none = Nie ma tu już nikogo takiego.
web-player-since = od: { $since }
web-player-aside =
    { $games ->
        [one] Jedną z twoich partii odłożono, bo wygląda na rozegraną dla wyniku. Nie liczy się, dopóki administrator jej nie przywróci.
        [few] Odłożono { $games } twoje partie, bo wyglądają na rozegrane dla wyniku. Nie liczą się, dopóki administrator ich nie przywróci.
       *[other] Odłożono { $games } twoich partii, bo wyglądają na rozegrane dla wyniku. Nie liczą się, dopóki administrator ich nie przywróci.
    }
web-player-uncounted = Partie z ostatniego tygodnia, które nie liczyły się w pełni
web-player-games = { $count ->
        [one] { $count } partia rankingowa
        [few] { $count } partie rankingowe
       *[many] { $count } partii rankingowych
    }
web-player-rivals = Wyniki z rywalami
web-player-options = Wyniki według opcji
web-player-score = wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }
web-player-wins = Najlepsze wygrane
web-player-no-wins = Jeszcze bez wygranej.
web-player-and-others = { $count ->
        [one] { $name } i jeszcze ktoś
        [few] { $name } i { $count } inni
       *[many] { $name } i { $count } innych
    }
web-player-streaks = Serie
web-player-streak = wygranych z rzędu teraz
web-player-longest = wygranych z rzędu, rekord
web-player-last = Ostatnie partie
web-player-won = wygrana
    .sign = W
web-player-drawn = remis
    .sign = R
web-player-lost = przegrana
    .sign = P
web-owner-table-annul = Unieważnij wynik
web-owner-table-annul-sure = Unieważnić ten wynik?
web-owner-table-annul-line = Partia przestanie się liczyć, a wszystkie rankingi zostaną przeliczone od nowa. Tego nie da się cofnąć.

## Tournaments

web-tournaments = Turnieje
    .line = Runda po rundzie z przeciwnikami o tej samej liczbie punktów. Turnieje toczą się same.
web-tournament = Turniej
web-tournament-new = Otwórz turniej
    .line = Wystarczą nazwa, gra i zegar. Turniej toczy się sam.
web-tournament-mine = Twoje turnieje
web-tournament-open = Można dołączyć
web-tournament-running = W toku
web-tournament-over = Zakończone
web-tournament-none = W tej chwili nie ma otwartego turnieju. Otwórz własny.
web-tournament-account = Aby otworzyć turniej, trzeba mieć konto.
web-tournament-swiss = szwajcarski
    .hint = Spotykają się gracze o równej liczbie punktów, runda po rundzie.
web-tournament-round_robin = każdy z każdym
    .hint = Każdy gra z każdym, najwyżej 20 graczy.
web-tournament-kind = Rodzaj
web-tournament-players = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
web-tournament-rounds = { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
web-tournament-seats = { $count } przy stole
web-tournament-live = na żywo, { $minutes } min + { $seconds } s
web-tournament-slow = jeden ruch dziennie
web-tournament-rated = rankingowy
web-tournament-unrated = bez rankingu
web-tournament-round = Runda { $round }
web-tournament-begins = początek: { $when }
web-tournament-begins-full = zaczyna się, gdy będzie komplet
web-tournament-waits = czeka na graczy
web-tournament-cancelled = odwołany
    .line = Ten turniej odwołano. Liczą się tylko rozegrane partie.
web-tournament-unknown = Nie ma takiego turnieju.
web-tournament-when = Według twojego czasu. Przyjdź na czas: kogo nie ma przy stole, ten przegrywa partię.
web-tournament-when-full = Zaczyna się, gdy będzie komplet albo gdy { $name } go rozpocznie.
web-tournament-days = { $count ->
        [one] dzień
        [few] dni
       *[many] dni
    }
web-tournament-hours = { $count ->
        [one] godzina
        [few] godziny
       *[many] godzin
    }
web-tournament-minutes = { $count ->
        [one] minuta
        [few] minuty
       *[many] minut
    }
web-tournament-seconds = { $count ->
        [one] sekunda
        [few] sekundy
       *[many] sekund
    }
web-tournament-join = Dołącz
web-tournament-leave = Zrezygnuj
web-tournament-withdraw = Wycofaj się
web-tournament-withdraw-sure = Wycofać się z turnieju?
    .line = Twoje wyniki zostają, ale nie dostaniesz już kolejnych przeciwników. Partia, którą grasz, toczy się dalej.
web-tournament-begin = Rozpocznij teraz
web-tournament-cancel = Odwołaj
web-tournament-cancel-sure = Odwołać turniej?
    .line = Rozpoczęte partie toczą się dalej, a rankingi zostają. Zwycięzcy nie będzie.
web-tournament-lift = Wpuść więcej
    .line = Z jednego adresu { $count ->
        [one] może grać jedna osoba
        [few] mogą grać { $count } osoby
       *[other] może grać { $count } osób
    }, żeby nikt nie zapełnił turnieju gośćmi. Klub siedzi za jednym routerem?
web-tournament-look-after = To ty prowadzisz ten turniej
web-tournament-remove = Usuń
web-tournament-remove-player = Usuń gracza { $name }
web-tournament-remove-whom = Usuń gracza
web-tournament-remove-none = Wybierz gracza
web-tournament-remove-sure = Usunąć gracza { $name } z turnieju?
    .line = Nie będzie już można do niego wrócić. Wyniki zostają, a trwająca partia toczy się dalej.
web-tournament-leave-line = Do rozpoczęcia można jeszcze zrezygnować.
web-tournament-in-line = Bierzesz udział. Do rozpoczęcia można jeszcze zrezygnować.
web-tournament-meet = Kto z kim gra
    .swiss = W każdej rundzie spotykają się gracze o równej liczbie punktów; nikt nie gra dwa razy z tym samym przeciwnikiem. Przy nieparzystej liczbie ktoś ma wolny los.
    .several = W każdej rundzie przy jednym stole siadają gracze o równej liczbie punktów, w miarę możliwości z nowymi przeciwnikami.
    .round_robin = Każdy gra raz z każdym.
    .arena = Wolny gracz trafia na wolnego gracza o najbliższej liczbie punktów; w miarę możliwości nie dwa razy z rzędu na tego samego.
    .arena-several = Wolni gracze siadają do stołu, gdy tylko zbierze się komplet: razem ci o najbliższej liczbie punktów, w miarę możliwości z nowymi przeciwnikami.
web-tournament-points = Punkty
    .swiss = 1 za wygraną, pół punktu za remis, 1 za wolny los.
    .round_robin = 1 za wygraną, pół punktu za remis.
    .several = 4 za pierwsze, 2 za drugie i 1 za trzecie miejsce przy stole.
    .arena = 2 za zwycięstwo, 1 za remis. Po dwóch zwycięstwach z rzędu każde następne daje 4 punkty, dopóki trwa seria.
web-tournament-equal = Równa liczba punktów
    .swiss = Najpierw rozstrzygają punkty przeciwników, potem punkty pokonanych, na końcu partie między wami.
    .round_robin = Najpierw rozstrzygają partie między wami, potem punkty pokonanych.
    .arena = Decyduje liczba zwycięstw. Przy dalszej równości miejsce jest wspólne.
web-tournament-absent = Nieobecni
    .live = Kto nie przyjdzie na czas do stołu, przegrywa partię, a po dwóch z rzędu odpada.
    .correspondence = Komu skończy się czas, ten przegrywa partię, a po dwóch z rzędu odpada.
    .arena = Kto w ciągu minuty nie zjawi się przy stole, przegrywa partię i odpoczywa, dopóki nie wróci.
web-tournament-fill = Wolne miejsca
    .line = { $rival } uzupełnia skład, aż graczy będzie dość i nikt nie zostanie bez stołu.
    .arena = { $rival } zajmuje miejsca, które zostałyby puste, gdy nikt inny nie jest wolny.
web-tournament-in = { $count ->
        [0] Nikogo jeszcze nie ma
        [one] Gra jedna osoba
        [few] Grają { $count } osoby
       *[many] Gra { $count } osób
    }
web-tournament-needs = potrzeba co najmniej { $least }, najwyżej { $most }
web-tournament-free = wolne
web-tournament-missing = { $count ->
        [one] Brakuje jednej osoby.
        [few] Brakuje { $count } osób.
       *[many] Brakuje { $count } osób.
    }
web-tournament-room = { $count ->
        [one] Może dołączyć jeszcze jedna osoba.
        [few] Mogą dołączyć jeszcze { $count } osoby.
       *[many] Może dołączyć jeszcze { $count } osób.
    }
web-tournament-link = Zaproszenie
web-tournament-next = Twoja następna partia
web-tournament-table = stół { $board }
web-tournament-go = Idź do stołu
web-tournament-sit = zajmij miejsce w ciągu { $time }
web-tournament-within = za { $time }
web-tournament-bye-line = W tej rundzie masz wolny los: punkt bez gry.
web-tournament-wait-line = Twoja partia się skończyła. Następna runda zacznie się, gdy skończą się wszystkie.
web-tournament-out-line = Nie bierzesz już udziału. Twoje wyniki zostają.
web-tournament-count-points = { $points ->
        [one] { $shown } punkt
        [few] { $shown } punkty
        [many] { $shown } punktów
       *[other] { $shown } punktu
    }
web-tournament-games = grają gracze o równej liczbie punktów
web-tournament-games-all = { $count ->
        [one] trwa jedna partia
        [few] trwają { $count } partie
       *[many] trwa { $count } partii
    }
web-tournament-drawn-next = Pary rundy { $round } poznamy, gdy skończą się wszystkie partie.
web-tournament-ends-next = Turniej skończy się wraz z ostatnią partią.
web-tournament-playing = w toku
web-tournament-standings = Tabela
web-tournament-on = trwa runda { $round }
web-tournament-final = końcowa
web-tournament-rivals = Punkty przeciwników
web-tournament-results = Rundy
web-tournament-won = wygrana
web-tournament-lost = przegrana
web-tournament-half = remis
web-tournament-some = punktowane miejsce
web-tournament-bye = wolny los
web-tournament-this = w toku
web-tournament-to-come = przed nami
web-tournament-not-paired = bez pary
web-tournament-cross = Każdy z każdym
web-tournament-played = rozegrano { $done } z { $all } partii
web-tournament-winner = Turniej wygrywa { $name }.
web-tournament-winners = Pierwsze miejsce dzielą { $names }.
web-tournament-all = Pokaż wszystkich ({ $count })
web-tournament-name = Nazwa
    .hint = Widzą ją wszyscy.
web-tournament-size = Gracze
    .least = co najmniej
    .most = najwyżej
web-tournament-begin-when = Początek
web-tournament-begin-full = Gdy będzie komplet albo gdy zacznę
web-tournament-begin-time = O ustalonej porze
web-tournament-bots = Wolne miejsca
web-tournament-bots-none = zostają puste
web-tournament-who = Kto może grać
web-tournament-who-everybody = Każdy, także goście
web-tournament-who-accounts = Kto ma konto
web-tournament-who-confirmed = Kto potwierdził e-mail
web-tournament-entry-accounts = dla osób z kontem
web-tournament-entry-confirmed = dla osób z kontem i potwierdzonym e-mailem
web-tournament-entry-least = ranking od { $least }
web-tournament-entry-most = ranking do { $most }
web-tournament-entry-range = ranking od { $least } do { $most }
web-tournament-ratings = Ranking
    .least = od
    .most = do
    .hint = Puste: dowolny ranking.
web-tournament-of-address = Z jednego adresu może przyjść więcej niż czworo, na przykład klub za jednym routerem
web-tournament-to = Do turnieju
web-tournament-home = Otwarty turniej
    .mine = Twój turniej
web-refused-NeedsAccount = Aby otworzyć turniej, trzeba mieć konto.
web-refused-NotTheOpener = Może to zrobić tylko osoba, która otworzyła turniej.
web-refused-TournamentFull = Wszystkie miejsca w tym turnieju są zajęte.
web-refused-TournamentBegun = Za późno: ten turniej już się zaczął albo skończył.
web-refused-TournamentOver = Ten turniej już się skończył.
web-refused-AccountsOnly = Ten turniej jest dla osób z kontem.
web-refused-ConfirmedMailOnly = Ten turniej jest dla osób z potwierdzonym adresem e-mail. Swój potwierdzisz w ustawieniach.
web-refused-RatingDoesNotFit = Ten turniej jest dla graczy z innym rankingiem.
web-refused-RemovedFromTournament = Organizator usunął cię z tego turnieju.
web-refused-TooManyOfAddress = Z twojej sieci gra w tym turnieju już tyle osób, ile może.
web-refused-TooFewPlayers = Graczy jest jeszcze za mało.
web-refused-TooManyTournaments = Masz za dużo nieskończonych turniejów. Poczekaj, aż jeden z nich się skończy.

## Szukanie partii i ludzie

web-seek = Znajdź mi partię
    .line = Z kimś o podobnej sile. Partia jest rankingowa.
web-seek-waiting = Szukamy przeciwnika o podobnej sile
web-seek-bar = Szukamy przeciwnika
web-seek-range = od { $least } do { $most }
web-seek-grows = Zakres rośnie, gdy czekasz.
web-seek-meanwhile = Tymczasem zagraj: { $rival }
    .line = Gdy ktoś przyjdzie, zaprowadzimy cię do stołu; ta partia wtedy poczeka.
web-seek-play = Zagraj: { $rival }
web-seek-stop = Przestań szukać
web-seek-found = Jest przeciwnik
    .line = Partia zacznie się, gdy tylko wszyscy będą gotowi.
web-seek-again = Przeciwnik się nie zgłosił. Znów jesteś na początku kolejki.
web-refused-SeekPaused = Nie było cię, gdy znaleźliśmy dla ciebie partię. Następnej możesz szukać za { $wait } min.
web-friends = Obserwowani
web-friends-none = Jeszcze nikogo. Ludzi można obserwować na ich stronach: znajdziesz je w klasyfikacji i wśród swoich przeciwników.
web-friend-here = jest tutaj
web-friend-invite = Zaproś
web-friend-invite-name = Zaproś: { $name }
web-visible = Inni mogą widzieć, kiedy tu jestem
web-follow = Obserwuj
web-following = Obserwujesz
web-block = Zablokuj
web-unblock = Odblokuj
web-new-invite = Jedno miejsce czeka na gracza { $name }, który znajdzie stół wśród swoich partii.

## Podpowiedzi

web-hint = Podpowiedź
web-hint-title = Co zrobiłby mistrz?
web-hint-thinking = Mistrz się zastanawia…
web-hint-clear = O { $margin } lepsze niż następny pomysł.
web-hint-close = Różnica jest niewielka.
web-hint-only = Nic innego nie można zrobić.
web-hint-many = Mistrz często wybrałby właśnie to; są też inne dobre sposoby.
web-hint-chance = Szansa na wygraną przy tym, co możesz wiedzieć
web-hint-plan = Cały plan
web-hint-play = Zagraj to
web-hint-note = Podpowiedź widzisz tylko ty. To, że o nią prosisz, widać w dzienniku i przy wyniku.
web-hinted = Z podpowiedziami: { $who }
web-keys-hint = co zrobiłby mistrz?

## Nauka i zadania

web-learn = Nauka
web-learn-lead = Jedno zadanie dziennie i krótkie lekcje na prawdziwej planszy.
web-puzzle = Zadanie
web-puzzle-daily = Zadanie dnia, { $day }
web-puzzle-number = { $game }, zadanie { $number }
web-puzzle-lead = Ruch ma { $side }. Jeden ruch jest wyraźnie najlepszy.
web-puzzle-one-try = Liczy się pierwszy ruch. Potem możesz ćwiczyć.
web-puzzle-practice = Próba już była: teraz to ćwiczenie.
web-puzzle-grade-1 = łatwe
web-puzzle-grade-2 = średnie
web-puzzle-grade-3 = trudne
web-puzzle-solve = Rozwiąż
web-puzzle-repeat = Poćwicz
web-puzzle-link = Link do zadania
web-puzzle-done = Rozwiązane
web-puzzle-missed = Nierozwiązane
web-puzzle-none = Nie ma tu takiego zadania.
web-puzzles-tried = Zadania podjęte: { $tried } z { $all }, rozwiązane: { $solved }
web-puzzle-name =
    { $mark ->
        [solved] Zadanie { $number }, rozwiązane
        [missed] Zadanie { $number }, nierozwiązane
       *[other] Zadanie { $number }
    }
web-puzzle-task = Twój ruch, a jeden jest wyraźnie lepszy od wszystkich innych.
    .try = Znajdź go: liczy się pierwszy ruch.
web-puzzle-right = Rozwiązane! Najlepszy ruch to „{ $move }”.
web-puzzle-wrong = „{ $move }” to nie jest najlepszy ruch.
web-puzzle-practise = Próba już była. Ćwicz, ile chcesz, albo zobacz rozwiązanie.
web-puzzle-missed-again = „{ $move }” też nie jest najlepszy.
web-puzzle-again = Właśnie tak: najlepszy ruch to „{ $move }”.
web-puzzle-known-right = To zadanie masz już rozwiązane. Teraz to ćwiczenie.
web-puzzle-known-wrong = To zadanie się nie udało. Teraz to ćwiczenie.
web-puzzle-solution-show = Pokaż rozwiązanie
web-puzzle-chance = Szansa na wygraną
web-puzzle-best = Najlepszy
web-puzzle-second = Drugi najlepszy
web-puzzle-tempting = Na pierwszy rzut oka
web-puzzle-yours = twoja próba
web-puzzle-next = Następne zadanie
web-puzzle-all = Wszystkie zadania
web-puzzle-on = Graj stąd dalej
web-learn-hand = Partia z przewodnikiem
web-learn-done = Ukończone lekcje: { $done } z { $all }
web-course-try = Spróbuj: { $moves }
web-course-found = To już cała lekcja.
web-course-next = Następna lekcja
web-course-all = Wszystkie lekcje
web-rules-try = Wypróbuj

## The position editor

web-editor = Ustaw pozycję
web-editor-lead = Kliknij na planszy albo zmień tutaj. Zasady sprawdzane są na bieżąco.
web-editor-change = Zmień
web-editor-can = Od tej pozycji można grać.
web-editor-turn = Ruch: { $who }
web-editor-cannot = Niemożliwe:
web-editor-undo = Cofnij
web-editor-new = Nowe rozstawienie
web-editor-new-line = Nowa gra po rozdaniu, do dalszych zmian. To, co jest teraz ustawione, przepadnie.
web-editor-play = Zagraj
web-editor-play-line = Własna gra od tej pozycji.
web-editor-link = Link do tej pozycji
web-editor-link-line = Kto go otworzy, zobaczy tę pozycję i może ją zmienić albo od niej zagrać.
web-editor-link-broken = W tym linku nie ma pozycji, którą da się odczytać.
web-editor-json = Pozycja jako JSON
web-editor-json-line = Skopiuj ją albo wklej inną.
web-editor-json-take = Ustaw tę pozycję
web-editor-download = Pobierz
web-editor-province = Prowincja
web-editor-card-to = { $card } przenieś do:
web-editor-none = nikt
web-editor-players = Gracze
web-editor-less = { $label }: o jeden mniej
web-editor-more = { $label }: o jeden więcej
web-editor-plain = Ta gra nie ma własnych przycisków. Zmień pozycję jako JSON.

## The moves of an analysis

web-analysis-moves = Ruchy
web-analysis-all = Wszystkie
web-analysis-costly = Tylko kosztowne
web-analysis-none-costly = Żaden ruch nie kosztował niczego wartego wzmianki.
web-analysis-keys = Klawisze: ← → jeden ruch, ↑ ↓ jedna część gry, od 1 do 3 ważne chwile, N i P następny i poprzedni kosztowny ruch.
web-verdict-good = dobry
web-verdict-doubtful = wątpliwy
web-verdict-mistake = błąd
web-verdict-forced = bez wyboru

web-clubs = Kluby
    .line = Klub ma własne stoły, turnieje i klasyfikację. Nikt inny ich nie widzi.
web-clubs-none = Nie należysz do żadnego klubu. Kluby zakładają opiekunowie serwera, a wstępuje się na zaproszenie organizatora.
web-clubs-meanwhile = Na razie możesz zaprosić znajomych linkiem do własnego stołu.
web-club-line = Co się tu dzieje, widzą tylko członkowie.
web-club-unknown = Nie ma takiego klubu albo do niego nie należysz.
web-club-invited = Masz zaproszenie: { $name }
    .line = Członkowie widzą stoły i turnieje klubu oraz nawzajem swoje nazwy.
web-club-join = Wstąp do klubu
web-club-to = Do klubu
web-club-for = Dla kogo
    .hint = Tylko członkowie klubu to zobaczą, dołączą i będą mogli oglądać.
web-club-for-all = Dla wszystkich
web-club-members = Członkowie
web-club-organiser = Organizator
    .hint = Nazwa konta. Organizatorzy zapraszają pozostałych.
web-club-count = { $count ->
    [one] jeden członek
    [few] { $count } członków
    [many] { $count } członków
   *[other] { $count } członka
}
web-club-leave = Opuść klub
web-club-leave-sure = Opuścić { $club }?
    .line = Partie, które grasz, dokończysz. Niczego innego w klubie już nie zobaczysz i nie zagrasz dalej w jego turniejach.
web-club-put-out = Usuń
web-club-put-out-sure = Usunąć z klubu: { $name }?
    .line = Partie, które ta osoba gra, dokończy. Niczego innego w klubie już nie zobaczy i nie zagra dalej w jego turniejach.
web-club-appoint = Mianuj organizatorem
web-club-appoint-sure = Mianować organizatorem: { $name }?
    .line = Organizatorzy zapraszają i usuwają ludzi oraz mianują innych organizatorów.
web-club-dismiss = Odbierz rolę organizatora
web-club-dismiss-sure = Odebrać rolę organizatora: { $name }?
    .line = Ta osoba pozostaje członkiem klubu.
web-club-name = Nazwa klubu
web-club-new = Załóż klub
web-owner-clubs-none = Nie ma klubów.
web-club-dissolve = Rozwiąż
web-club-dissolve-sure = Rozwiązać { $name }?
    .line = Nikt już nie będzie do niego należał. Partie w toku dokończą ich gracze.
web-leaderboard-club = Najsilniejsi w twoim klubie.
web-refused-NoAccount = Aby wstąpić do klubu, trzeba mieć konto. Załóż je lub zaloguj się, a potem otwórz link jeszcze raz.
web-refused-NotAnOrganiser = Mogą to zrobić tylko organizatorzy klubu.

web-tournament-arena = arena
    .hint = Przez pewien czas każdy wolny gracz od razu gra dalej. Przychodzisz i odchodzisz, kiedy chcesz.
web-tournament-lasts = { $minutes } min
web-tournament-length = Jak długo
web-tournament-left = pozostało { $time }
web-tournament-rest = Odpocznij
web-tournament-return = Wróć do gry
web-tournament-arena-wait-line = Dostaniesz przeciwnika, gdy tylko ktoś będzie wolny.
    .several = Usiądziesz do gry, gdy tylko zbierze się komplet przy stole.
web-tournament-resting-line = Odpoczywasz. Twoje punkty zostają.
web-tournament-end = Koniec
    .arena = Partia liczy się, jeśli skończy się przed upływem czasu. Partie jeszcze niezakończone toczą się dalej, ale nie dają punktów.
web-tournament-limit = Najpóźniejszy koniec rundy
    .line = Runda trwa najwyżej: { $time }. Potem się kończy: kto jest na ruchu, przegrywa. Jeśli na ruchu są wszyscy, jest remis.
web-tournament-limit-none = gdy skończą się wszystkie partie
web-tournament-remind = Przypomnij mi
    .done = Damy znać kwadrans wcześniej.
    .none = Najpierw ustaw w ustawieniach, jak mamy dawać znać.

## Próba drogi od przeglądarki do serwera

web-refused-UnknownProxy = Coś stoi między tobą a serwerem i nie mówi, kim jesteś. Wypróbuj połączenie na dole tej strony.
web-owner-proxy = Połączenie
    .line = Wysyła kilka zapytań tą samą drogą, którą idą wszystkie, i porównuje, co wysłała przeglądarka, a co dostał serwer. Trwa najwyżej pół minuty.
web-owner-proxy-try = Wypróbuj połączenie
web-owner-proxy-waiting = Trwa próba… Ostatnia celowo czeka w ciszy.
web-owner-proxy-named = { $right ->
        [yes] Między tą przeglądarką a serwerem nie stoi nic nieznanego.
       *[no] Zapytania przechodzą przez serwer pośredni, którego Tenka nie zna. Dla niej wszyscy przychodzą spod jednego adresu.
    }
web-owner-proxy-told = { $right ->
        [yes] Serwer pośredni podaje, spod jakiego adresu przychodzisz.
       *[no] Tenka ufa serwerowi pośredniemu, ale nie dowiaduje się, spod jakich adresów przychodzą ludzie.
    }
web-owner-proxy-forged = { $right ->
        [yes] Fałszywy adres, podany przez przeglądarkę, nie został przyjęty.
       *[no] Fałszywy adres, podany przez przeglądarkę, został przyjęty. Każdy może udać, że przychodzi skądkolwiek, i ominąć limity i blokady.
    }
web-owner-proxy-https = { $right ->
        [yes] Serwer wie, czy przychodzisz przez https.
       *[no] Przychodzisz przez https, ale serwer o tym nie wie.
    }
web-owner-proxy-host = { $right ->
        [yes] Serwer jest pytany pod nazwą, którą widzisz.
       *[no] Serwer jest pytany pod inną nazwą niż ta, którą widzisz.
    }
web-owner-proxy-url = { $right ->
        [yes] Linki prowadzą pod adres, który widzisz.
       *[no] Serwer nie zna adresu, który widzisz, i jego linki prowadzą gdzie indziej.
    }
web-owner-proxy-body = { $right ->
        [yes] Zapytania największej wielkości docierają.
       *[no] Duże zapytania nie docierają.
    }
web-owner-proxy-socket = { $right ->
        [yes] Gniazda się otwierają, więc ruchy widać od razu.
       *[no] Gniazda się nie otwierają. Nikt nie może grać na żywo.
    }
web-owner-proxy-stream = { $right ->
        [yes] Strumienie płyną i cisza ich nie przerywa.
       *[no] Strumienie są wstrzymywane albo cisza je przerywa. Boty, które ich słuchają, przegapią swoje ruchy.
    }

## Drugi składnik logowania

web-refused-SecondFactorNeeded = Do tego potrzebny jest także kod z telefonu.
web-refused-WrongCode = Ten kod jest błędny, przestarzały albo już użyty.
web-second-factor = Drugi składnik
    .line = Oprócz hasła potrzebny jest kod z aplikacji w telefonie. Kto pozna twoje hasło, nie zaloguje się bez niego.
    .on = Włączony. Do logowania potrzebny jest kod z telefonu.
web-second-factor-begin = Włącz
web-second-factor-scan = Zeskanuj ten obrazek aplikacją uwierzytelniającą albo wpisz do niej sekret.
web-second-factor-secret = Sekret
web-second-factor-confirm = Potem wpisz kod, który pokazuje aplikacja. Pozostałe urządzenia będą musiały zalogować się ponownie.
web-second-factor-code = Kod
    .hint = Sześć cyfr z aplikacji w telefonie albo jeden z kodów zapasowych.
web-second-factor-show = Dalej
web-second-factor-show-line = Opieka nad serwerem wymaga drugiego składnika, raz przy każdej wizycie.
web-second-factor-end = Wyłącz
web-second-factor-left = { $count ->
        [0] Nie masz już kodów zapasowych.
        [one] Został ci jeden kod zapasowy.
        [few] Zostały ci { $count } kody zapasowe.
       *[other] Zostało ci { $count } kodów zapasowych.
    }
web-second-factor-renew = Nowe kody zapasowe
web-second-factor-codes = Kody zapasowe
    .line = Zapisz je i przechowuj bezpiecznie. Każdy wpuści cię raz, jeśli stracisz telefon. Widać je tylko teraz.
web-owner-second-factor = Kto pozna twoje hasło, otworzy tę stronę. Zabezpiecz ją drugim składnikiem:
web-owner-second-factor-demanded = Ten serwer otwiera tę stronę tylko opiekunom z drugim składnikiem. Włącz swój:

## Blokady na czas, odwołania i to, o czym opiekunowie powinni wiedzieć

web-banned-until = Administrator tego serwera zablokował ci dostęp do: { $when }. Potem możesz wrócić.
web-appeal = Chcesz się do tego odnieść?
    .hint = Opiekunowie serwera przeczytają to i odpowiedzą. Możesz to zrobić raz.
web-appeal-send = Wyślij
web-appeal-said = Twoja wiadomość:
web-appeal-waits = Czeka na odpowiedź. Przeczytasz ją na tej stronie.
web-appeal-stays = Odpowiedź: blokada pozostaje.
web-appeal-shortened = Odpowiedź: blokada skończy się wcześniej.
web-appeal-lifted = Odpowiedź: możesz wrócić.
web-owner-ban-days = Liczba dni
    .hint = Puste: do zdjęcia blokady.
web-owner-ban-until = do { $day }
web-owner-appeals = Odwołania
web-owner-appeals-none = Nikt się nie odwołał.
web-owner-appeal-ban = blokada od { $day }
web-owner-appeal-answer = Odpowiedz
web-owner-appeal-line = Odpowiedź dotrze od razu.
web-owner-appeal-what = Blokada
web-owner-appeal-stays = Pozostaje
web-owner-appeal-shortened = Skończy się wcześniej
web-owner-appeal-lifted = Zostaje zdjęta
web-owner-appeal-days = Dni od teraz
web-owner-appeal-word = Kilka słów od ciebie
web-owner-notices = { $count ->
        [one] Jedna sprawa czeka na ciebie
        [few] { $count } sprawy czekają na ciebie
       *[other] { $count } spraw czeka na ciebie
    }
web-owner-notice-reports = { $count ->
        [one] Jedno zgłoszenie czeka na rozpatrzenie.
        [few] { $count } zgłoszenia czekają na rozpatrzenie.
       *[other] { $count } zgłoszeń czeka na rozpatrzenie.
    }
web-owner-notice-appeals = { $count ->
        [one] Jedno odwołanie czeka na odpowiedź.
        [few] { $count } odwołania czekają na odpowiedź.
       *[other] { $count } odwołań czeka na odpowiedź.
    }
web-owner-notice-mail = { $count ->
        [one] Nie udało się wysłać jednej wiadomości. Przyczyna jest w dzienniku.
        [few] Nie udało się wysłać { $count } wiadomości. Przyczyna jest w dzienniku.
       *[other] Nie udało się wysłać { $count } wiadomości. Przyczyna jest w dzienniku.
    }
web-owner-notice-ratings = { $count ->
        [one] Jeden wynik został odłożony: wygląda na kupiony.
        [few] { $count } wyniki zostały odłożone: wyglądają na kupione.
       *[other] { $count } wyników zostało odłożonych: wyglądają na kupione.
    }
web-owner-notice-disk = Dysk jest prawie pełny: zostało { $count } MiB.

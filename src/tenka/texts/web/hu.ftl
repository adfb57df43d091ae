### A weboldal: a keret és az asztal szövegei, magyar.

## Home

web-headline = Három játék az ég alatti világért.
web-what-it-is = Chu Han, Sun Tzu és Shogun barátokkal vagy botokkal, amelyek sosem leskelődnek: élőben vagy naponta egy lépéssel.
web-play = Játék
web-play-bot = Játék bot ellen
web-open-table = Asztal nyitása
web-games = A játékok
web-soon = Hamarosan
web-my-games = Játszmáid
web-wait-for-you = { $count } játszma vár rád
web-back-to-game = Vissza a játszmához
web-wait-more = Még { $count } játszma vár rád
web-no-games = Még nincs játszmád. Válassz egy játékot, és kezdd el.
web-no-games-now = Most semmi sem vár rád.
web-your-turn = Te lépsz
web-their-turn = A másik fél lép
web-waiting-for-players = Játékosokra vár
web-look = Megnyitás
web-open-tables = Nyitott asztalok
web-no-open-tables = Most senki sem vár játékosra. Nyiss saját asztalt.
web-played-tables = Nézhető játszmák
web-watch = Megnézem
web-sit-down = Leülök
web-all = Mind ({ $count })
web-game-chuhan = Chu Han
    .line = Párbaj ütésekkel és rendeletekkel. Aki előbb ér el 31 pontot, azé a birodalom.
    .players = 2 játékos
    .time = 30 perc
web-game-suntzu = Sun Tzu
    .line = Öt tartomány, és mindegyikre egy titkos lap.
    .players = 2 játékos
    .time = 25 perc
web-game-shogun = Shogun
    .line = Tervezz titokban, aztán döntsön a kockatorony.
    .players = 3–5 játékos
    .time = 2 óra

## Rivals

web-rival = Az ellenfeled
web-rival-strength = erő: { $strength }
    .line = Botok egymás elleni játszmáiban mérve; az Intéző ereje 1000.
web-rival-more = kipróbáláshoz és botíróknak
web-rival-another = Másik ellenfél
web-level-novice = kezdő
web-level-adept = haladó
web-level-expert = szakértő
web-level-master = mester
web-rival-ferryman = Révész
    .line = A legalacsonyabb szettet játssza ki, ami még elég, és sosem néz hátra.
web-rival-envoy = Követ
    .line = Egyben tartja a párokat, korán passzol, és ha bizonytalan, elvesz egy rendeletet.
web-rival-magistrate = Bíró
    .line = Minden kijátszott lapra emlékszik, és csak akkor üt rá, ha megéri.
web-rival-regent = Régens
    .line = Olvas a passzaidból, félretesz egy magas lapot, és egy lendülettel fejezi be.
web-rival-hare = Nyúl
    .line = Azonnal elkölti az erős lapjait; hamar egy sem marad.
web-rival-crane = Daru
    .line = Két tartományt jól őriz, a többit elengedi.
web-rival-fox = Róka
    .line = A leggyengébb lapját oda teszi, ahová te a legerősebbet.
web-rival-tiger = Tigris
    .line = Olyan jól keveri a lapjait, hogy a találgatás nem segít.
web-rival-daruma = Daruma
    .line = Mindenhol épít, ahol csak lehet, és szinte sosem kezd háborút.
web-rival-abbot = Apát
    .line = Először a magtárait tölti meg; a tél sosem éri váratlanul.
web-rival-dancer = Táncosnő
    .line = Alacsonyan licitál, későn lép, és ott csap le, ahol gyenge vagy.
web-rival-crescent = Félhold
    .line = Egész évekre tervez, és számon tartja a toronyban maradt kockákat.
web-rival-owl = Bagoly
web-rival-bear = Medve
web-rival-monkey = Majom
web-rival-carp = Ponty

## The ladder of rivals, and the way that leads there

web-rivals = Ellenfelek
web-ladder-of = Létra: { $game }
web-ladder-line = Győzz le egy ellenfelet, és fogad a következő. A vereség nem számít.
web-ladder-before = A játszma előtt
web-ladder-after = A játszma után
web-ladder-later = Játssz, és megtudod.
web-ladder-won = Győzelem
web-ladder-lost =
    { $count ->
        [one] { $count } próba győzelem nélkül
       *[other] { $count } próba győzelem nélkül
    }
web-ladder-again = Még egyszer
web-ladder-now = A következő játszmád
web-ladder-shut = Előbb győzd le: { $rival }
web-ladder-next = Következik: { $rival }
web-ladder-done = Mindet legyőzted.
web-ladder-lesson = Előbb tanulok
web-ladder-rules = Teljes játszma számít, amelyben egyedül játszol botok ellen, visszavett lépés nélkül. Tippet csak az első ellenfélnél kérhetsz.
web-ladder-open = A „Játék bot ellen” alatt minden ellenfél mindig elérhető.
web-ladder-portraits = Az arcképeid
web-ladder-portraits-of = { $all } ellenfélből { $done } legyőzve
web-ladder-see = A létra
web-ladder-new = Új arckép került a profilodra.
web-ladder-practice = Ez a győzelem gyakorlás volt: a következő ellenfélhez tipp és visszavett lépés nélkül kell nyerned.
web-step = A következő lépésed
web-step-other = Másik lépés
web-step-hand = { $game }: tanuld meg játszva
    .line = Háromperces vezetett játszma. Minden lépést elmagyarázunk, és semmi sem mehet rosszul.
    .go = Kezdjük
web-step-rival = Egy teljes játszma: { $rival }
    .line = Óra nélkül. Bármikor kiléphetsz, a játszma megvár.
web-step-puzzle = A nap feladványa
    .line = Egy állás, egy legjobb lépés.
    .go = Megoldom
web-step-played = Mára minden megvan
    .line = Keress valakit, akivel játszhatsz, vagy nézz meg egy játszmát.
web-way = Az utad
web-way-steps = { $done } / { $all }
web-way-hand = Vezetett játszma
web-way-done = kész
web-way-now = most
web-look-around = Vagy nézz körül

## All your games

web-history = Játszmák
web-history-all = Minden játszmád
web-history-running = Folyamatban
web-history-finished = Befejezett
web-history-game = Játék
web-history-game-any = Minden játék
web-history-result = Eredmény
web-history-result-any = Bármilyen eredmény
web-history-result-won = Győzelem
web-history-result-lost = Vereség
web-history-result-drawn = Döntetlen
web-history-result-none = Eredmény nélkül
web-history-against = Ellenfelek
web-history-against-any = Bárki
web-history-against-bots = Csak botok
web-history-against-people = Emberek
web-history-won = Győzelem { $score }
web-history-lost = Vereség { $score }
web-history-drawn = Döntetlen { $score }
web-history-drawn-agreed = Döntetlen közös megegyezéssel
web-history-won-resigned = Győzelem: a másik fél feladta
web-history-lost-resigned = Vereség: feladtad
web-history-won-left = Győzelem: a másik fél távozott
web-history-lost-left = Vereség: távoztál
web-history-none = Eredmény nélkül félbehagyva
web-history-alone = még senki
web-history-more = Továbbiak
web-history-no-turn = Egyetlen játszma sem vár rád.
web-history-no-running = Egyetlen játszma sincs folyamatban.
web-history-no-finished = Még nincs befejezett játszmád.
web-history-nothing-fits = Nincs a szűrésnek megfelelő játszma.
web-history-without-filters = Mutasd mindet

## Around every page

web-skip = Ugrás a tartalomra
web-pages = Oldalak
web-more = Továbbiak
web-new-table = Új asztal
web-rules = Szabályok
web-fairness = Tiszta sorsolás
web-for-bot-writers = Botíróknak
web-free-and-open = szabad és nyílt
web-to-home = A kezdőlapra
web-loading = Egy pillanat…
web-unknown-page = Nincs ilyen oldal
web-unknown-page-line = Talán elgépelted a címet, vagy az oldal elköltözött.
web-banned = Kitiltottak erről a szerverről
web-banned-line = A szerver üzemeltetője kitiltott. Csak ő engedhet vissza.
web-banned-reason = A megadott ok: { $reason }
web-page-lost = Ezt az oldalt nem sikerült betölteni. Lehet, hogy a Tenka frissült: töltsd be újra az oldalt.

## Words used in many places

web-you = te
web-somebody = valaki
web-former-player = egykori játékos
web-free-seat = szabad hely
web-kept-for = fenntartva neki: { $name }
web-bot-greedy = Intéző
    .hint = Azt lépi, ami épp a legjobbnak látszik, és nem tervez tovább.
web-bot-random = Véletlen bot
    .hint = Bármelyik szabályos lépést meglépi. Kezdésnek jó.
web-yes = Igen
web-no = Nem
web-on = Be
web-off = Ki
web-close = Bezárás
web-back = Vissza
web-save = Mentés
web-saved = Elmentve.
web-copy = Másolás
web-copied = Másolva
web-spectator = Néző

## A new table

web-game = Játék
web-players = Játékosok
web-your-seat = A te helyed
web-any-seat = Bármelyik
web-pace = Tempó
web-pace-live = Élő
    .hint = Mindenki az asztalnál ül, és hosszabb szünet nélkül játszik.
web-pace-correspondence = Naponta egy lépés
    .hint = Mindenki akkor lép, amikor ráér. A reakciókról az előre meghagyott utasítás dönt.
web-live-minutes =
    { $minutes ->
        [one] élő, fejenként { $minutes } perc
       *[other] élő, fejenként { $minutes } perc
    }
web-live-no-clock = élő, óra nélkül
web-clock = Óra
    .hint = Akinek lejár az ideje, helyette bot játszik tovább.
web-clock-none = Óra nélkül
web-clock-quick = 5 perc + 5 mp
web-clock-usual = 15 perc + 10 mp
web-clock-long = 40 perc + 20 mp
web-clock-day = 3 nap + lépésenként 1
web-clock-week = 14 nap + lépésenként 3
web-window = Idő a reakcióra
    .hint = Ennyi ideig kérdezünk mindenkit, akinél reakciólap lehet; az időből nem derül ki, kinél van.
web-window-usual = A szokásos
web-window-answered = A válaszig
web-grace = Megszakadt kapcsolatnál megáll az óra
    .hint = Játszmánként ennyi ideig, minden játékosnál külön. Utána ismét telik az ideje.
    .terms = megszakadt kapcsolatnál megáll az óra, játszmánként legfeljebb { $seconds } mp-re
web-allow-return = A játékos visszaveheti a helyét a bottól
    .hint = Aki visszatér, játszik tovább.
web-advanced = Haladóknak
web-position = Kezdés egy állásból
    .hint = JSON, ahogy a programoknak szóló szabályok leírják. Az ilyen játszma barátságos. Üresen hagyva a lapokat a szokásos módon osztjuk.
    .unlisted = Az állásból induló játszma nem kerül a listára: linkkel hívj meg másokat.
web-position-no-json = Ez nem JSON-objektum: { "{" } jellel kezdődik és { "}" } jellel végződik.
web-set-position = Beállított állás
    .line = A játszma egy megadott állásból indul, nem a szokásos osztásból. Aki az asztalt nyitotta, minden lapot ismerhet.
web-stopped-games = { $count } félbehagyott játszma
    .line = Ennyi játszmát hagyott félbe eredmény nélkül, miután már látta a lapjait.
web-friendly = Barátságos játszma
    .hint = Ha mindenki más beleegyezik, vissza lehet venni lépéseket, olyanokat is, amelyekre már válaszoltak.
web-open-it = Asztal megnyitása
web-new-lead = Három döntés, és nyitva az asztal. A többi maradhat így.
web-new-then = Utána kapsz egy linket és egy QR-kódot, amellyel meghívhatsz másokat.
web-new-at-once = A többiek botok: a játszma azonnal kezdődik.
web-who = Ki játszik
web-seat-number = { $number }. játékos
web-seat-you = Te
web-seat-anybody = Bárki
    .hint = Aki elsőként leül.
web-seat-friend = Barát
    .hint = A linkkel, amelyet kapsz.
web-seat-bot = Bot
web-seat-mixed = Az asztal a listán van, így a barátod helyére is leülhet bárki: küldd el mielőbb a linket.
web-players-count = { $count } játékos
web-players-range = { $least }–{ $most } játékos
web-clock-own = Saját
web-clock-minutes = Percek fejenként
web-clock-seconds = Másodpercek lépésenként
web-clock-days = Napok fejenként
web-clock-days-move = Napok lépésenként
web-clock-live = { $minutes } perc + { $seconds } mp
web-clock-slow = { $days } nap + lépésenként { $more }

## Settings

web-settings = Beállítások
web-settings-look = Megjelenés
web-settings-play = Játék
web-settings-notices = Hangok és értesítések
web-your-name = A neved
web-language = Nyelv
web-language-en = English
web-language-pl = Polski
web-language-hu = Magyar
web-theme = Téma
web-theme-system = Rendszer szerint
web-theme-light = Papír
web-theme-dark = Lakk
web-theme-to-light = Világos téma
web-theme-to-dark = Sötét téma
web-motion = Animáció
    .hint = Ha a rendszerben korlátoztad az animációkat, akkor sem mozog semmi.
web-motion-system = A lapok mozognak
web-motion-none = Semmi sem mozog
web-confirm = Lépések megerősítése
    .hint = Mielőtt elküldjük a lépést, még egyszer megkérdezünk.
web-confirm-reveals = A vissza nem vehető lépések megerősítése
    .hint = Rákérdezünk, mielőtt olyat lépsz, ami valami rejtettet felfed, például rendeletet veszel.
web-sound = Hang
    .hint = Lapok, kockák és gongok az asztalnál, és egy rövid csengő, amikor te jössz. Ha a rendszered kevesebb mozgást kér, a hang ki van kapcsolva, amíg be nem kapcsolod.
web-notify = Értesítések
    .hint = A böngésző szól, hogy te jössz, ha épp mást nézel.
    .refused = A böngésződ nem engedi. Az oldalhoz tartozó beállításaiban megváltoztathatod.
web-notify-away = Amikor nem vagy itt
    .line = A naponta egy lépéses játszmákban a Tenka szól, ha te jössz vagy a válaszodra várnak, és nem vagy az asztalnál; bármelyik játékban pedig akkor, ha meghívnak.
web-notify-mail = E-mail
    .unconfirmed = Levelet küldtünk erre a címre. Nyisd meg a benne lévő linket, és kész.
    .confirmed = Ez a cím meg van erősítve.
web-notify-webhook = Webhook
    .hint = Programoknak: a címre rövid, aláírt kérést küldünk.
web-notify-secret = A kéréseket aláíró titok
    .once = Másold ki most a titkot: csak ez egyszer látható.
web-notify-quiet = Csendes órák
    .hint = A te órád szerint ({ $zone }). Ami közéjük esik, arról a végükön szólunk, ha még mindig te jössz.
web-notify-from = Ettől
web-notify-to = Eddig
web-notify-test-mail = Próbalevél küldése
web-notify-test-question = A levél újraküldése
web-notify-test-webhook = Próbakérés küldése
web-notify-test-done = Megérkezett.
web-notify-failed = A legutóbbi nem érkezett meg: { $why }
web-notify-why-unreachable = ott senki sem érhető el.
web-notify-why-slow = nem jött időben válasz.
web-notify-why-refused = ott visszautasították.
web-notify-why-redirected = máshová irányították át, és az átirányítást nem követjük.
web-notify-why-mail = a levelezőszerver nem ismeri ezt a címet.
web-other-device = Játék másik eszközön
web-other-device-line = Ezzel a linkkel egy másik telefon vagy gép is a tiéd lesz. Ne add ki másnak: akinél ott van, a te nevedben játszik. Az új link érvényteleníti a régit.
web-make-link = Link készítése
web-your-link = Személyes linked
web-tokens = Tokenek a botjaidnak
web-tokens-line = Az a program, amelyik tokent mutat, a te nevedben játszik.
web-token = Token
web-token-once = Másold ki most: csak ez egyszer látható.
web-token-made = készült: { $day }
web-token-drop = Törlés
web-token-name = A bot neve
web-token-make = Token készítése

## A personal link

web-link = Link, hogy ezen az eszközön is játssz
web-link-become = { $name } néven játszol tovább?
web-link-line = Ezzel a linkkel ezen az eszközön { $name } néven játszol. Csak akkor mondj igent, ha a saját linked: akitől kaptad, azt látja, amit te, és veled egy személyként játszik.
web-link-lost = Ezen az eszközön { $name } vagy. { $name } játszmái elvesznek erről az eszközről, hacsak nincs hozzájuk linked vagy fiókod.
web-link-yes = Játszom { $name } néven
web-link-stay = Maradok { $name }
web-link-no = Nem
web-link-mine = Ez a saját linked: itt már { $name } vagy.
web-link-dead = Ez a link már nem érvényes
web-link-dead-line = Készíts újat a másik eszközödön, a beállításokban.

## Account

web-account = Fiók
web-guest = vendég
web-guest-hint = Vendégként játszol. Fiókkal minden eszközödön megmaradnak a játszmáid.
web-sign-up = Fiók létrehozása
web-sign-up-line = Az maradsz, aki vagy: a játszmáid a tieid maradnak, és bárhonnan visszatérhetsz hozzájuk.
web-have-account = Már van fiókod?
web-no-account = Még nincs fiókod?
web-log-in = Bejelentkezés
web-log-in-leaves =
    { $count ->
        [one] Ha itt bejelentkezel, { $count } befejezetlen játszmához ({ $name }) nem tudsz visszatérni. Ha meg akarod tartani, inkább hozz létre fiókot:
       *[other] Ha itt bejelentkezel, { $count } befejezetlen játszmához ({ $name }) nem tudsz visszatérni. Ha meg akarod tartani őket, inkább hozz létre fiókot:
    }
web-logged-in = Bejelentkezve: { $name }.
web-log-out = Kijelentkezés
web-log-out-everywhere = Kijelentkezés minden más eszközön
    .line = Csak ez az eszköz marad bejelentkezve, és a személyes linked érvényét veszti. A botjaid tokenjei megmaradnak.
    .done = Most már csak ez az eszköz van bejelentkezve.
web-name = Név
    .hint = Ezt látják a többiek, és ezzel jelentkezel be.
web-password = Jelszó
    .hint = Legalább 8 karakter. Néhány egymás utáni szót könnyű megjegyezni.
web-field-empty = Ez nem maradhat üresen.
web-field-short = Túl rövid: legalább { $least } karakter.
web-password-old = A mostani jelszavad
web-password-new = Új jelszó
web-password-change = Jelszó módosítása
    .done = A jelszó megváltozott. A többi eszközödön ezzel kell bejelentkezned.
web-delete-account = Fiókom törlése
web-delete-guest = Minden adatom törlése
web-delete-sure = Törlöd: { $name }?
web-delete-line = A folyamatban lévő játszmákat feladod. A befejezettek megmaradnak, a neved nélkül. A neved, a jelszavad, a linked, a tokenjeid és az üzeneteid eltűnnek. Ezt nem lehet visszavonni.
web-delete-for-good = Végleges törlés
web-refused-CannotAnalyse = Ezt a játszmát nem lehet elemezni.
web-refused-BadAddress = Az e-mail-cím így néz ki: nev@example.org.
web-refused-BadWebhook = A webhook címe így néz ki: https://example.org/turn, és az internetről elérhetőnek kell lennie.
web-refused-WrongPassword = Valami nem stimmel: rossz név vagy rossz jelszó.
web-refused-TooManyPasswords = Túl sok hibás próbálkozás. Várj egy percet, aztán próbáld újra.
web-refused-BadName = A név 1–24 látható karakter egyetlen ábécéből, és néhány név nem megengedett.
web-refused-NameTaken = Ez a név foglalt. Válassz másikat.
web-refused-BadPassword = A jelszó 8–200 karakter. Nem lehet a neved, sem olyan, amelyet mindenki elsőként próbál ki.
web-refused-MembersOnly = Ez a szerver csak tagoké. Előbb jelentkezz be.
web-refused-SignUpClosed = Meghívó nélkül itt nem hozhatsz létre fiókot.
web-refused-BadInvitation = Ez a meghívó már nem érvényes. Kérj újat.
web-refused-OnlyTheHost = Gondozóval ezt csak a szerver üzemeltetője teheti meg.

## A closed server, and the page of its owners

web-members-only = Csak tagoknak
web-members-only-line = Ezen a szerveren fiók kell a játékhoz. Jelentkezz be, vagy nyisd meg a meghívód linkjét.
web-sign-up-member-line = Válassz nevet és jelszót. Ezekkel bárhonnan bejelentkezhetsz.
web-sign-up-by-host = Ezen a szerveren az üzemeltetők hoznak létre fiókokat. Tőlük kérhetsz.
web-invitation = Meghívó
    .hint = Ezen a szerveren meghívó kell. Nyisd meg a linkjét, vagy illeszd be ide.
web-owner = A szerver gondozása
web-owner-line = Ezt az oldalt csak a gondozók látják. Senkinek a lapjai nem látszanak itt.
web-owner-admission = Ki jöhet
web-owner-signup = Ki hozhat létre fiókot
web-owner-signup-open = Mindenki
web-owner-signup-invitation = Meghívóval
web-owner-signup-host = Csak a gondozók, másoknak
web-owner-guests = Vendégek
    .hint = Vendégek nélkül csak az nézhet és játszhat, akinek fiókja van. Az éppen játszó vendégek kapcsolata megszakad.
web-owner-guests-yes = Jöhetnek
web-owner-guests-no = Nem jöhetnek
web-owner-invitations = Meghívók
web-owner-invitations-none = Nincsenek meghívók.
web-owner-invite = Meghívó készítése
web-owner-invite-uses = Hány embernek
web-owner-invite-days = Hány napig érvényes
web-owner-invite-note = Kinek vagy mire
web-owner-invite-made = Ezt a linket küldd el. Csak ez egyszer látható.
web-owner-invitation-used = felhasználva: { $used } / { $uses }
web-owner-invitation-until = eddig: { $day }
web-owner-invitation-over = lejárt
web-owner-invitation-revoke = Visszavonás
web-owner-people = Emberek
web-owner-people-find = Keresés név szerint
web-owner-people-none = Senkinek nincs ilyen neve.
web-owner-people-more = Csak a legújabb { $count } látszik. A többit kereséssel találod meg.
web-owner-person-account = fiók
web-owner-person-owner = gondozó
web-owner-person-banned = kitiltva
web-owner-person-seen = utoljára: { $day }, innen: { $address }
web-owner-person-since = itt van { $day } óta
web-owner-account = Fiók létrehozása valakinek
web-owner-account-create = Létrehozás
web-owner-password = Új jelszó
web-owner-password-sure = Új jelszó neki: { $name }?
web-owner-password-line = A régi jelszó érvényét veszti, és minden eszközén újra be kell jelentkeznie.
web-owner-password-told = Add át ezt a jelszót neki: { $name }. Csak ez egyszer látható.
web-owner-ban = Kitiltás
web-owner-ban-sure = Kitiltod: { $who }?
web-owner-ban-line = A kapcsolata azonnal megszakad, és csak a tiltás feloldása után jöhet vissza.
web-owner-ban-reason = Az ok, amelyet ő is lát
web-owner-bans = Tiltások
web-owner-bans-none = Senki sincs kitiltva.
web-owner-ban-address = Kitiltandó cím vagy hálózat
web-owner-ban-lift = Feloldás
web-owner-ban-kind-name = név
web-owner-ban-kind-person = személy
web-owner-ban-kind-address = cím
web-owner-tables = Asztalok
web-owner-tables-none = Nincsenek asztalok.
web-owner-table-open = játékosokra vár
web-owner-table-playing = folyamatban
web-owner-table-over = befejezett
web-owner-table-aborted = megszakított
web-owner-table-close = Asztal bezárása
web-owner-table-close-sure = Bezárod ezt az asztalt?
web-owner-table-close-line = A játszma eredmény nélkül ér véget. Mindenki értesül róla, aki ott van.
web-owner-admit = Beengedés
web-owner-signup-sure = Bárki létrehozhasson fiókot?
web-owner-signup-sure-line = Aki rátalál erre a szerverre, meghívó nélkül is csatlakozhat.
web-owner-guests-sure = Jöhetnek vendégek?
web-owner-guests-sure-line = Aki rátalál erre a szerverre, fiók nélkül is játszhat és nézhet játszmákat.
web-owner-invitation-remove = Törlés
web-owner-invitation-sure = Visszavonod ezt: „{ $title }”?
web-owner-invitation-sure-line = Ezzel a linkkel többé senki sem hozhat létre fiókot. Aki már megtette, marad.
web-owner-invite-here = Ez a link csak ezen a gépen működik. Állítsd a TENKA_URL-t arra a címre, amelyet a játékosok használnak.
web-owner-invite-closed = Itt csak a gondozók hozhatnak létre fiókot, ezért a meghívó semmit sem érne.

## Push

web-push = Értesítések ezen az eszközön
    .hint = A böngésződ akkor is szól, amikor a Tenka nincs megnyitva benne.
    .unsupported = Ez a böngésző erre nem képes. iPhone-on és iPaden előbb tedd ki a Tenkát a kezdőképernyőre.
    .failed = A böngésző nem tudta bekapcsolni. Próbáld meg később.
web-push-test = Próbaértesítés küldése
web-notify-why-gone = az a böngésző már nem fogad értesítéseket.
web-refused-BadSubscription = A böngésző olyan címet adott, amelyre nem lehet értesítést küldeni. Próbáld meg később.

## Reports

web-report = Bejelentés
web-report-title = { $name } bejelentése
web-report-line = A szerver gondozói olvassák, az asztal csevegésével együtt. { $name } nem tud meg róla semmit.
web-report-player = Játékos bejelentése
web-report-who = Kit?
web-report-reason = Mi a baj?
web-report-reason-words = Sértés vagy fenyegetés
web-report-reason-cheating = Tisztességtelen játék
web-report-reason-stalling = Húzza az időt vagy otthagyja a játszmát
web-report-reason-name = Sértő név
web-report-reason-other = Valami más
web-report-words = A saját szavaiddal
    .hint = Legfeljebb 500 karakter.
web-report-send = Küldés
web-report-sent = Köszönjük. A szerver gondozói elolvassák.
web-owner-reports = Bejelentések
web-owner-reports-none = Senki sem jelentett be semmit.
web-owner-report-by = bejelentő: { $name }
web-owner-report-chat = Csevegés akkortájt
web-owner-report-others = Más bejelentések: { $name }
web-owner-report-open = nincs lezárva
web-owner-report-settle = Lezárás
    .line = A szavaidat csak a szerver gondozói olvassák. Kitiltani az Emberek résznél lehet valakit.
web-owner-report-verdict = A döntésed
web-owner-signs = Tisztességtelen játék jelei
    .line = A legújabb játszmákból. Egyik sem bizonyíték: nézd meg a játszmákat, mielőtt ítélsz.
web-owner-signs-none = Semmi sem feltűnő.
web-owner-sign-quitter = Azonnal feladott játszmák: { $at_once }, összesen { $games }
web-owner-sign-feeding = Azonos cím, rövid játszmák: { $winner } { $games } játszmából { $won } alkalommal legyőzte ellenfelét ({ $loser })
web-owner-aside = Félretett eredmények
    .line = Úgy tűnik, megvették őket, és nem számítanak, amíg vissza nem adod őket. Ilyenkor minden értékszámot újraszámolunk.
web-owner-aside-none = Nincs félretett eredmény.
web-owner-aside-newcomers = Főleg feladó újoncok ellen nyer · { $points } pont
web-owner-aside-feeding = Azonos cím, egyikük szinte mindig felad · { $points } pont
web-owner-give-back = Visszaadás

## Rules

web-find-rule = Szabály keresése szóra vagy számra
web-rules-found =
    { $count ->
        [one] { $count } szabály
       *[other] { $count } szabály
    }
web-no-such-rule = Egyik szabályban sincsenek ezek a szavak.
web-no-rules = Ennek a játéknak a szabályai még nincsenek itt.
web-rules-lead = Minden szabály egy számozott mondat. Ha egy lépés nem szabályos, ugyanezt a mondatot olvasod.
web-rules-read = Elolvasom
web-rules-search-all = Keresés mindhárom játékban
web-rules-contents = Tartalom
web-rules-count = { $count } szabály
web-rules-only-with = csak ezzel a beállítással: „{ $option }”
web-rules-not-yours = a te asztalodnál nem
web-rules-yours = { $choice } · a tiéd
web-rules-of-table = Ezek az asztalodnál érvényes szabályok.
web-rules-whole = Az összes szabály tartalommal, új lapon
web-rules-ruling-whole = a mi döntésünk
    .line = A nyomtatott szabály itt hallgat vagy nem egyértelmű; mi így döntöttünk.
web-rules-ruling-part = részben a mi döntésünk
    .line = Ahol a nyomtatott szabály hallgat vagy nem egyértelmű, így döntöttünk.
web-rules-tests = { $count } teszt bizonyítja

## Guided hands

web-lesson-learn = Tanulás
web-lesson-learn-game = { $game } három perc alatt
web-lesson-guide = A vezetőd
web-lesson-step = { $step }. lépés, összesen { $steps }
web-lesson-wait = A többiek lépnek…
web-lesson-go-on = Tovább
web-lesson-free = Szabadon játszom tovább
web-lesson-leave = Kilépés a leckéből
web-lesson-other = Most próbáld ezt: { $try }
web-lesson-done = Ez volt a lényeg. Hogyan tovább?
web-lesson-whole = Teljes játszma bot ellen
web-lesson-rules = A szabályok olvasása
web-lesson-another = Másik lecke: { $game }
web-lesson-learned = kész

## Fair chance

web-fairness-title = Tiszta-e a sorsolás?
web-fairness-lead = Nem kell hinned nekünk. Minden keverés néhány számból következik, amelyeket a játszma után ellenőrizhetsz.
web-fairness-commit = A játszma előtt a szerver titkot sorsol.
    .line = Közzéteszi a lenyomatát, és a titkot többé nem cserélheti ki.
web-fairness-nonces = Aztán minden játékos hozzáad egy saját számot.
    .line = Minden böngésző előbb csak a száma lenyomatát adja meg, magát a számot akkor, ha már mindenkié megvan: senki sem igazíthatja a sajátját a másokéhoz. A botok nem adnak számot.
web-fairness-key = A titok és a számok együtt döntenek minden osztásról.
    .line = Semmi más nem számít: sem az idő, sem a lépések, sem az, hogy ki vezet.
web-fairness-reveal = A játszma után kiderül a titok.
    .line = Bárki kiszámíthatja a lenyomatát, összevetheti az előre közzétettel, és újraoszthatja az egész játszmát.
web-check-game = Befejezett játszma ellenőrzése
web-check = Ellenőrzés
web-check-chance = A sorsolás ellenőrzése
web-check-not-yet = Nincs mit ellenőrizni: nincs ilyen asztal, vagy a játszmának még nincs vége.
web-check-more = A böngésződ összevetette a lenyomatot. Az egész játszmát, minden osztást és lépést ez ellenőrzi:
web-verdict-right = Ez az a titok, amelynek a lenyomatát a szerver előre közzétette.
web-verdict-wrong = A titok nem egyezik az előre közzétett lenyomattal!
web-verdict-unsealed = Az egyik szám nem egyezik azzal, amit a játékosa lepecsételt!
web-check-position = A játszma beállított állásból indult: aki beállította, maga választotta meg, mi hol van. Csak az bizonyított, amit később osztottak.
web-own-sealed = A böngésződ akkor adta meg a számát, amikor már ismerte a szerver lenyomatát és a többiek lenyomatait, és a feljegyzés egyezik velük: senki sem választhatta meg a lapokat.
web-own-plain = A böngésződ akkor adta meg a számát, amikor már ismerte a szerver lenyomatát, és a feljegyzés egyezik vele. A számok nem voltak lepecsételve: aki később adta meg a magáét, a szerver segítségével megválaszthatta.
web-own-changed = A feljegyzés nem az, amit a böngésződnek az osztás előtt mutattak!
web-share-bot = A bot nem ad számot.
web-share-seal = Előre megadott lenyomat:
web-shares-sealed = A játékosok számainak lenyomatai. Maguk a számok akkor jönnek, ha minden hely foglalt.
web-shares-plain = A játékosok által megadott számok.
web-commitment = Lenyomat, a játszma előtt közzétéve
web-commitment-line = A szerver ezzel a lenyomattal rögzítette a titkát. A játszma után összevetheted.
web-secret = A titok, a játszma után felfedve
web-hash = A titok SHA-256 lenyomata, itt kiszámítva
web-nonces = A játékosok számai
web-download = A játszma letöltése

## Before the game

web-invited = { $who } játszani hív: { $game }
    .facts = { $players }, körülbelül { $time }
web-invite = Hívj meg valakit
web-invite-line = Aki megnyitja ezt a linket, leülhet.
web-table-link = Link az asztalhoz
web-copy-link = Link másolása
web-qr = QR-kód az asztal linkjével
web-share-link = Megosztás
web-start-now = Kezdjük most
    .hint = Az üres helyekre ekkor botok ülnek. Ha minden hely foglalt, a játszma magától elkezdődik.
web-start-later = A játszma akkor kezdődik, amikor minden hely foglalt. Aki az asztalt nyitotta, előbb is elindíthatja.
web-await = Várunk rá: { $who }
    .line = A játszma elkezdődik, amint mindenki leült az asztalhoz.
web-unsealing = Minden hely foglalt
    .line = A játszma elkezdődik, amint megvan minden szám a keveréshez. Várunk rá: { $who }.
web-leave = Felállok az asztaltól
web-no-free-seat = Minden hely foglalt. A játszma mindjárt kezdődik.

## At the table

web-steps = A játszma menete
web-seats = Helyek
web-thinking = gondolkodik…
web-clock-of = { $who } ideje
web-prompt = Mi a teendő
web-panel = Napló, csevegés és szabályok
web-log = Napló
web-log-empty = Még nem történt semmi.
web-undo = Lépés visszavétele
web-sending = Küldés…
web-sending-again = A szerver elfoglalt; a lépésedet újra elküldjük.
web-sure = Biztos? { $move }
web-held = Megvan a válaszod.
    .line = Akkor látszik, amikor lejár az idő.
web-keys = Billentyűk
    .more = A gombok betűi is működnek, például P a passz.
web-keys-primary = A fő gomb
web-keys-clear = A kiválasztott elengedése vagy bezárás
web-keys-undo = Lépés visszavétele
web-keys-arrows = Lapról lapra, helyről helyre
web-keys-numbers = Lap vagy hely választása szám szerint
web-keys-pause = A többiek lépéseinek megállítása
web-keys-log = Napló
web-keys-rules = Szabályok
web-keys-help = Ez a lista
web-secret-pause = Rövid szünet
    .line = Ennyi időt kap mindenki, akinek lehetne válasza, hogy senki se tudja meg, kinél van.
web-window-left = Hátralévő idő a reakcióra
web-window-seconds = { $count } mp
web-not-now = Most nem: nem te jössz, vagy nincs kapcsolat.
web-refused-Stale = Közben továbbment a játék. Nézd meg újra, és dönts ismét.
web-refused-NotNow = Ez most nem lehetséges.
web-refused-NoHints = Tipp csak leckében, botok ellen és barátságos asztalnál kérhető.
web-refused-NotYours = Nem játszol ennél az asztalnál.
web-refused-Full = Ez a hely foglalt.
web-refused-ListFull = Előbb törölj valamit: több már nem fér el.
web-refused-ClubFull = Ez a klub megtelt.
web-refused-Offline = A szerver nem válaszol. Próbáld újra.
web-refused-TooMany = Ez kicsit gyors volt. Próbáld újra egy pillanat múlva.
web-refused-Unavailable = A szerver most elfoglalt. Próbáld újra egy kis idő múlva.
web-refused-Stopping = A szerver újraindul. Próbáld újra egy pillanat múlva.
web-refused = A szerver ezt nem fogadta el.
web-refused-IllegalMove = A szabályok nem engedik ezt a lépést.
web-refused-TooManyTables = Túl sok befejezetlen játszmád van. Előbb fejezz be egyet.
web-refused-TooManyListed = Már elég nyitott asztal van a listán tőled vagy a hálózatodból. Ülj le valamelyikhez, fejezd be egy sajátodat, vagy nyiss zártkörűt.
web-refused-TooManyTokens = Túl sok tokened van. Előbb törölj egyet.
web-refused-TooManyAnalyses = Túl sok elemzés várakozik. Próbáld újra, ha az egyik elkészült.
web-refused-CannotInvite = Ezt a játékost nem lehet meghívni.
web-refused-BadPosition = Ilyen állás nem lehetséges. A szerver válasza: { $detail }
web-refused-BadOption = Ezek a beállítások nem férnek össze. Válassz másokat.
web-refused-BadSeat = Ennél az asztalnál nincs ilyen hely.
web-refused-BadClock = Ilyen óra nem lehetséges. Válassz más időket.
web-refused-UnknownBot = Ehhez a játékhoz nincs ilyen bot.
web-refused-UnknownGame = Itt nincs ilyen játék.
web-refused-NotFound = Ez már nincs itt, vagy sosem volt.
web-refused-CannotBan = Ezt a címet nem lehet kitiltani. Egyetlen címet vagy kis hálózatot adj meg, de ne ezt a gépet.
web-refused-BadRequest = A szerver ezt nem tudja értelmezni. Nézd át, amit beírtál.
web-refused-BadToken = Lejárt a munkameneted. Töltsd be újra az oldalt.
web-refused-Banned = Ki vagy tiltva erről a szerverről.
web-refused-ForeignOrigin = A biztonságod érdekében a szerver elutasította egy másik oldal kérését.
web-refused-TooLarge = Ez túl hosszú.
web-refused-TooSlow = Túl sokáig tartott, míg megérkezett. Próbáld újra.
web-refused-ServerError = Valami elromlott a szerveren. Próbáld újra egy kis idő múlva; ha megint előfordul, add meg az üzemeltetőnek ezt a számot: { $id }.
web-menu = Menü
web-share = Link másolása
web-standing = Sosem reagálok (mindig engedem)
    .hint = Nem kérdezünk reakcióról, és senki sem vár rád.
web-offer = Ajánlat
web-draw-offer = Döntetlent ajánlok
web-draw-offered = Döntetlent ajánlasz. Válaszra várunk: { $who }.
web-draw-asked = { $who } döntetlent ajánl.
web-draw-declined = A döntetlenajánlatodat elutasították.
web-takeback-offer = Visszavételt kérek
web-takeback-offered = Az utolsó döntésed visszavételét kéred. Válaszra várunk: { $who }.
web-takeback-asked = { $who } vissza szeretne térni az utolsó döntéséhez. Mindent visszavennénk, ami azóta történt.
web-takeback-declined = A visszavételbe nem egyeztek bele.
web-agree = Beleegyezem
web-decline = Elutasítom
web-withdraw = Visszavonom
web-abort = Félbehagyás eredmény nélkül
web-resign = Feladom
web-resign-sure = Feladod ezt a játszmát?
web-resign-line = Vereségnek számít, és nem lehet visszavonni.
web-play-on-then = Játszom tovább
web-bot-plays-for-you = Lejárt az időd; bot játszik helyetted.
web-bot-plays-and-counts = Bot játszik helyetted; számodra ez a játszma elveszett.
web-take-seat-back = Visszaveszem a helyem

## Chat

web-chat = Csevegés
web-chat-players = A játékosok csevegése
    .hint = Csak azok olvassák, akik ennél az asztalnál játszanak.
web-chat-spectators = A nézők csevegése
    .hint = A játékosok nem olvassák, és te sem olvasod az övékét.
web-chat-empty = Még senki sem írt semmit.
web-chat-write = Írj valamit
web-chat-send = Küldés
web-chat-unread =
    { $count ->
        [one] Csevegés, { $count } új üzenet
       *[other] Csevegés, { $count } új üzenet
    }
web-chat-mute = { $name } némítása
web-chat-muted =
    { $count ->
        [one] Itt { $count } ember van elnémítva.
       *[other] Itt { $count } ember van elnémítva.
    }
web-chat-unmute = Mutasd őket újra
web-chat-hide = Csevegés kikapcsolása
web-chat-off = A csevegés ki van kapcsolva.
web-chat-show = Bekapcsolom
web-chat-phrases = Gyors üzenetek
web-phrase-good-luck = Sok sikert, jó játékot!
web-phrase-well-played = Szép játék!
web-phrase-moment = Egy pillanat, kérlek.
web-phrase-thanks = Köszönöm a játszmát!

## Offline

web-away = A Tenka nem érhető el
web-away-offline = Nincs internetkapcsolatod. A játékhoz kapcsolat kell.
web-away-server = A szerver nem válaszol; talán éppen újraindul.
web-away-again = Tovább próbálkozunk, és amint visszatér, folytatjuk.
web-try-again = Próbáld újra

## Connection

web-offline = Nincs internetkapcsolatod. Amint visszatérsz, folytatódik a játék.
web-reconnecting = Megszakadt a kapcsolat; újra próbáljuk…
web-restarting = A szerver újraindul. A játék mindjárt magától folytatódik.
web-move-kept = A lépésedet megőrizzük, és ha visszatér a kapcsolat, elküldjük, csak egyszer.
web-seat-away = másik lapon
web-seat-gone = offline { $time }
web-happened-undone = { $who } visszavett egy lépést.
web-happened-back = Egy lépést visszavettek.
web-happened-bot-time = { $who }: lejárt az idő, bot játszik tovább.
web-happened-bot-resigned = { $who } feladta, bot játszik tovább.
web-happened-bot-left = { $who } távozott, és nem tért vissza, bot játszik tovább.
web-happened-bot_took_seat = { $who }: mostantól bot játszik.
web-happened-player_took_seat = { $who } visszatért.
web-happened-hinted = { $who } tippet kért.
web-happened-resigned = { $who } feladta a játszmát.
web-happened-left = { $who } távozott, és nem tért vissza.
web-happened-draw_agreed = Megegyeztetek a döntetlenben.
web-happened-aborted = A játszma félbeszakadt.
web-days-hours = { $days } nap { $hours } ó
web-short-days = { $days } n
web-short-hours = { $hours } ó
web-claim = Távol lévő játékos
web-claim-gone = { $who } offline, ennyi ideje: { $time }.
web-claim-in = Ennyi idő múlva nem kell tovább várnod: { $time }.
web-claim-now = Nem kell tovább várnod.
web-claim-game = Kérem a győzelmet
web-claim-bot = Játsszon tovább bot
web-server-away = A szerver nem válaszol. Tovább próbáljuk.
web-no-table = Nincs ilyen asztal
web-no-table-line = Talán elgépelted a linket, vagy bezárták az asztalt, mielőtt bárki játszott volna.
web-no-opening = Ez az asztal nem nyitható meg

## The end

web-game-over = Vége a játszmának.
web-to-the-result = Az eredményhez
web-you-won = Győztél!
web-you-lost = Vesztettél.
web-won = { $who } győzött.
web-drawn = A játszma döntetlen.
web-draw-agreed = A játékosok megegyeztek a döntetlenben.
web-taken-back = { $count } lépést visszavettek.
    .short = { $count } visszavett lépés
web-aborted = A játszma eredmény nélkül véget ért.
web-result = Eredmény
web-rematch = Még egy játszma
web-rematch-asked = A másik fél szívesen játszana még egyet.
web-rematch-wants = { $who } még egyet szeretne játszani.
web-rematch-accept = Elfogadom

## Play from here

web-branch = Játék innen
    .line = Saját játszma botok ellen, pontosan ebből az állásból. Senki más nem látja, és semmibe sem számít bele.
web-branch-last = Utolsó lépés újra
web-branch-at = A játszma e lépés után kezdődik: { $at }.
web-branch-go = Játék
web-branch-refused = Innen nem lehet továbbjátszani. Válassz másik lépést.

## Replay

web-replay = Visszajátszás
web-first = Az elejére
web-step-back = Egy lépés vissza
web-play-on = Lejátszás
web-pause = Szünet
web-step-on = Egy lépés előre
web-last = A végére
web-move-number = Lépés
web-move-of = { $at }. lépés / { $all }
web-eyes = Kinek a szemszögéből
web-end-replay = Visszajátszás vége

## Analysis

web-analysis = Elemzés
web-analysis-offer = Melyik döntésnek volt ára, és mi volt szerencse? Az egész játszmát átnézzük, lépésről lépésre.
web-analysis-ask = Játszma elemzése
web-analysis-working = A játszma elemzése folyik…
web-analysis-line = { $place ->
    [1] Ez a játszma következik az elemzésben.
   *[other] A játszma elemzésre vár: a sorban a { $place }. helyen áll.
}
web-analysis-leave = Nyugodtan elmehetsz: az eredményt megőrizzük.
web-analysis-failed = Az elemzés nem sikerült. Megpróbálhatod még egyszer.
web-analysis-impossible = Ezt a játszmát nem lehet elemezni.
web-analysis-title = Szerencse és tudás
web-analysis-decided-won = A döntéseid nyerték meg a játszmát.
web-analysis-decided-good = Jobban döntöttél, mint a többiek.
web-analysis-decided-even = Ugyanolyan jól döntöttél, mint a többiek.
web-analysis-decided-bad = A döntéseid rontottak az esélyeiden.
web-analysis-decided-lost = A döntéseiden ment el a játszma.
web-analysis-luck-won = A szerencse döntött a javadra.
web-analysis-luck-good = A szerencse melletted állt.
web-analysis-luck-even = A szerencse alig számított.
web-analysis-luck-bad = A szerencse nem állt melletted.
web-analysis-luck-lost = A szerencse döntött ellened.
web-analysis-you = Te
web-analysis-sum = Kezdet { $start }, döntések { $decisions }, szerencse { $luck }: { $result }
web-analysis-sums = A számok a nyerési esélyről szólnak: mit adott vagy vett el minden döntés és minden véletlen, összeadva. Hosszú játszmában ez 100% fölé is mehet.
web-analysis-luck = Szerencse: { $causes }
web-analysis-deal = osztás
web-analysis-draw = húzás
web-analysis-throw = dobás
web-analysis-order = a lapok sorrendje
web-analysis-hidden = ami rejtve volt
web-analysis-graph = Nyerési esély lépésről lépésre: { $who }, az elején { $start }, a végén { $end }.
web-analysis-moments = A döntő pillanatok
web-analysis-played = Ezt lépte: { $move }
web-analysis-best = A bot: { $move }
web-analysis-cost = Ára { $cost } azok alapján, amiket tudni lehetett.
web-analysis-cost-mixed = Titkos választás: ára { $cost } egy kevert stratégiához képest.
web-analysis-came = Szerencse, { $cause }: { $luck }
web-analysis-show = Mutasd a táblán
web-analysis-note = Az esélyek becslések, abból, amit a játékos tudhatott. Egy lépés árát a bot („{ $bot }”) legjobb lépéséhez mérjük, az összes döntést együtt a szokásos játékához.

## What the others did, step by step

web-playback = A többiek lépései egyenként
    .hint = Emiatt sosem kell várnod a lépéseddel: érintsd meg a táblát, és azonnal folytathatod.
web-playback-off = Kikapcsolva
web-playback-slow = Lassú
web-playback-normal = Közepes
web-playback-fast = Gyors
web-playback-speed = Sebesség
web-playback-of = { $at } / { $all }
web-playback-skip = Mindet átugrom
web-playback-to-my-turn = Én jövök
web-missed = Amióta nem jártál itt
web-missed-count = { $count } dolog történt, amióta nem jártál itt.
web-missed-show = Mutasd
web-missed-drop = Ne mutasd
web-announced = { $count } dolog történt. A legutóbbi:
web-log-show = Mutasd a táblán

## Játék saját tábla nélkül

web-plain-game = Máshonnan való játék, egyszerű táblán.
web-plain-ask = Te lépsz: válassz egyet.
web-plain-part = A terved: válassz ehhez: { $part }.
web-plain-chosen = { $of } részből { $count } van kiválasztva.
web-plain-wait = Várunk rá: { $who }.
web-plain-send = A terv elküldése
web-plain-moves = Lépéseid
web-plain-find = Lépés keresése
web-plain-count = { $count } lépés
web-plain-more = Még { $count } lépés: keress rájuk.
web-plain-view = Amit látsz
web-plain-forecast = Ami előtted áll
web-plain-new = változott
web-plain-nothing = semmi
web-plain-unknown = rejtett
web-plain-hidden = { $count } rejtett
web-plain-entries = { $count } érték

## Értékszámok

web-rated = Értékszámos játszma
    .line = Az eredmény beleszámít a játékosok értékszámába.
    .hint = Az eredmény beleszámít az értékszámodba. A lépéseket közös megegyezéssel sem lehet visszavenni; aki elmegy, veszített.
web-rated-start = Az értékszámos játszma akkor kezdődik, amikor mindenki itt van.
web-rated-annulled = Az üzemeltető érvénytelenítette ezt a játszmát; nem számít bele az értékszámba.
web-rated-aside = Ezt a játszmát félretettük: úgy tűnik, az eredményéért játszották. Nem számít, amíg az üzemeltető vissza nem adja.
web-rated-why-short = Valaki az első döntéseknél feladta: nem számít.
web-rated-why-quits = Három azonnal feladott játszma egy héten belül: a győzelem nem számít, a vereség igen.
web-rated-why-guest = A vendéggel játszott játszma a fiókoknak nem számít.
web-rated-why-uneven = Túl nagy az erőkülönbség: nem számít.
web-rated-why-often = Ugyanaz a pár: minél többet játszanak egymással egy héten, annál kevesebbet ér.
web-rated-why-unknown = Kevesebbet ér: az ellenfelek ereje még nem eléggé ismert.
web-rated-why-limit = Most nem jár több pont: korlátozott, mennyit adhatnak vagy vehetnek el a bizonytalan erejű ellenfelek, illetve egy héten a többi játékos.
web-rating = Értékszám
web-ratings = Értékszámok
web-rating-none = még nincs értékszám
web-rating-live = { $game }, élőben
web-rating-correspondence = { $game }, napi egy lépéssel
web-rating-steady = állandó
web-rating-month = 30 nap
web-rating-scale = Bizonyosság: { $least }–{ $most }
web-rating-graph = Az értékszám { $count } játszma alatt: { $first }, a végén { $last }.
web-rating-key = értékszám
web-rating-key-band = mennyire biztos
web-rating-key-rivals = az ellenfelek, összehasonlításul
web-no-rating = Még nincs értékszámos játszmája.
web-no-rating-mine = Még nincs értékszámod. Az a játszma, amelyet mi keresünk neked, értékszámos. Asztal nyitásakor a Továbbiak alatt kapcsolhatod be.
web-leaderboard = Ranglista
    .line = Az emberek kerekek, a botok szögletesek. Mindenki ugyanazon a skálán játszik.
web-leaderboard-who = Kik látszanak
web-leaderboard-all = Emberek és botok
web-leaderboard-people = Emberek
web-leaderboard-nobody = Ezen a listán még nincs senki.
web-leaderboard-nobody-followed = Akiket követsz, azok közül még senki sincs ezen a listán.
web-leaderboard-followed = Akiket követek
web-leaderboard-rule =
    { $met ->
        [0] A listára fiókkal és { $games } értékszámos játszmával lehet felkerülni.
       *[other] A listára fiókkal, { $games } értékszámos játszmával és { $met } különböző, ismert erejű ellenféllel lehet felkerülni: botokkal és olyanokkal, akik már egy ideje játszanak.
    } Aki { $days } napja nem játszott, lekerül a listáról, és a következő játszmájával tér vissza.
web-place = Hely
web-player = Játékos
web-rated-games = Játszmák
web-bot = bot
web-profile = Profil
web-profile-mine = A profilod
web-profile-to = Nézd meg, hol állsz
web-player-none = Ilyen játékos már nincs itt.
web-player-since = itt van { $since } óta
web-player-aside = { $games } játszmádat félretettük, mert úgy tűnik, az eredményéért játszották. Nem számít, amíg az üzemeltető vissza nem adja.
web-player-uncounted = A múlt hét játszmái, amelyek nem számítottak teljesen
web-player-games = { $count } értékszámos játszma
web-player-rivals = Eredmények ellenfelenként
web-player-options = Eredmények változatonként
web-player-score = { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
web-player-wins = A legjobb győzelmek
web-player-no-wins = Még nincs győzelem.
web-player-and-others = { $name } és még { $count } játékos
web-player-streaks = Sorozatok
web-player-streak = győzelem egymás után most
web-player-longest = győzelem egymás után, a legtöbb
web-player-last = Az utolsó játszmák
web-player-won = győzelem
    .sign = G
web-player-drawn = döntetlen
    .sign = D
web-player-lost = vereség
    .sign = V
web-owner-table-annul = Érvénytelenítés
web-owner-table-annul-sure = Érvényteleníted ezt az eredményt?
web-owner-table-annul-line = A játszma nem számít többé, és minden értékszámot újraszámolunk. Ezt nem lehet visszavonni.

## Tournaments

web-tournaments = Versenyek
    .line = Fordulóról fordulóra veled azonos pontszámú ellenfelek. Maguktól zajlanak.
web-tournament = Verseny
web-tournament-new = Verseny kiírása
    .line = Elég egy név, egy játék és egy óra. A verseny magától zajlik.
web-tournament-mine = Ahol játszol
web-tournament-open = Lehet csatlakozni
web-tournament-running = Zajlik
web-tournament-over = Véget ért
web-tournament-none = Most nincs nyitott verseny. Írj ki te egyet.
web-tournament-account = Verseny kiírásához fiók kell.
web-tournament-swiss = svájci
    .hint = Fordulóról fordulóra az azonos pontszámúak találkoznak.
web-tournament-round_robin = körmérkőzés
    .hint = Mindenki játszik mindenkivel, legfeljebb 20 játékos.
web-tournament-kind = Fajta
web-tournament-players = { $count } játékos
web-tournament-rounds = { $count } forduló
web-tournament-seats = { $count } egy asztalnál
web-tournament-live = élő, { $minutes } perc + { $seconds } mp
web-tournament-slow = napi egy lépés
web-tournament-rated = értékszámos
web-tournament-unrated = értékszám nélkül
web-tournament-round = { $round }. forduló
web-tournament-begins = kezdés: { $when }
web-tournament-begins-full = akkor kezdődik, ha betelt
web-tournament-waits = játékosokra vár
web-tournament-cancelled = elmarad
    .line = Ez a verseny elmarad. Csak a lejátszott játszmák számítanak.
web-tournament-unknown = Nincs ilyen verseny.
web-tournament-when = A te idődben. Légy itt: aki nem ér időben az asztalhoz, elveszíti a játszmát.
web-tournament-when-full = Akkor kezdődik, ha betelt, vagy ha { $name } elindítja.
web-tournament-days = { $count ->
       *[other] nap
    }
web-tournament-hours = { $count ->
       *[other] óra
    }
web-tournament-minutes = { $count ->
       *[other] perc
    }
web-tournament-seconds = { $count ->
       *[other] másodperc
    }
web-tournament-join = Csatlakozom
web-tournament-leave = Mégsem játszom
web-tournament-withdraw = Visszalépek
web-tournament-withdraw-sure = Visszalépsz a versenytől?
    .line = Az eredményeid megmaradnak, de több ellenfelet nem kapsz. A mostani játszmád folytatódik.
web-tournament-begin = Kezdés most
web-tournament-cancel = Lemondás
web-tournament-cancel-sure = Lemondod a versenyt?
    .line = A folyó játszmák folytatódnak, az értékszámok megmaradnak. Győztes nem lesz.
web-tournament-lift = Jöhessenek többen
    .line = Egy címről { $count } játékos jöhet, hogy senki ne tölthesse meg vendégekkel. Egy klub ül egyetlen router mögött?
web-tournament-look-after = Te vezeted ezt a versenyt
web-tournament-remove = Kizárás
web-tournament-remove-player = { $name } kizárása
web-tournament-remove-whom = Játékos kizárása
web-tournament-remove-none = Válassz játékost
web-tournament-remove-sure = Kizárod { $name } játékost a versenyből?
    .line = Nem térhet vissza. Az eredményei megmaradnak, a mostani játszmája folytatódik.
web-tournament-leave-line = A kezdésig meggondolhatod magad.
web-tournament-in-line = Részt veszel. A kezdésig meggondolhatod magad.
web-tournament-meet = Ki kivel játszik
    .swiss = Minden fordulóban az azonos pontszámúak találkoznak; senki sem játszik kétszer ugyanazzal. Ha páratlan a létszám, valaki erőnyerő.
    .several = Minden fordulóban az azonos pontszámúak ülnek egy asztalhoz, lehetőleg új ellenfelekkel.
    .round_robin = Mindenki egyszer játszik mindenkivel.
    .arena = Aki szabad, olyan szabad játékost kap, akinek a pontszáma a legközelebb áll az övéhez; lehetőleg nem kétszer egymás után ugyanazt.
    .arena-several = Aki szabad, leül, amint megtelik egy asztal: a hozzá legközelebbi pontszámúak mellé, lehetőleg új ellenfelekkel.
web-tournament-points = Pontok
    .swiss = Győzelemért 1, döntetlenért fél, erőnyerőként 1 pont.
    .round_robin = Győzelemért 1, döntetlenért fél pont.
    .several = Egy asztalnál az első 4, a második 2, a harmadik 1 pontot kap.
    .arena = Győzelemért 2, döntetlenért 1 pont jár. Két egymást követő győzelem után minden további 4 pontot ér, amíg a sorozat tart.
web-tournament-equal = Pontegyenlőség
    .swiss = Előbb az ellenfelek pontjai döntenek, aztán a legyőzötteké, végül az egymás elleni játszmák.
    .round_robin = Előbb az egymás elleni játszmák döntenek, aztán a legyőzöttek pontjai.
    .arena = A több győzelem dönt. Aki így is egyenlő, osztozik a helyezésen.
web-tournament-absent = Aki nincs itt
    .live = Aki nem ér időben az asztalhoz, elveszíti a játszmát, két egymást követő után pedig kiesik.
    .correspondence = Akinek lejár az ideje, elveszíti a játszmát, két egymást követő után pedig kiesik.
    .arena = Aki egy percen belül nem ül le az asztalhoz, elveszíti a játszmát, és pihen, amíg vissza nem tér.
web-tournament-fill = Üres helyek
    .line = { $rival } beugrik, amíg elegen nem lesznek, és senki sem marad asztal nélkül.
    .arena = { $rival } ül azokra a helyekre, amelyek üresen maradnának, amikor más nem szabad.
web-tournament-in = { $count ->
        [0] Még senki sincs itt
       *[other] { $count } résztvevő
    }
web-tournament-needs = legalább { $least }, legfeljebb { $most } kell
web-tournament-free = szabad
web-tournament-missing = Még { $count } játékos kell.
web-tournament-room = Még { $count } játékos csatlakozhat.
web-tournament-link = A meghívó
web-tournament-next = A következő játszmád
web-tournament-table = { $board }. asztal
web-tournament-go = Az asztalodhoz
web-tournament-sit = ülj le, még { $time }
web-tournament-within = még { $time }
web-tournament-bye-line = Ebben a fordulóban erőnyerő vagy: játszma nélkül kapsz egy pontot.
web-tournament-wait-line = A játszmádnak vége. A következő forduló akkor kezdődik, ha az összes véget ért.
web-tournament-out-line = Visszaléptél. Az eredményeid megmaradnak.
web-tournament-count-points = { $points ->
       *[other] { $shown } pont
    }
web-tournament-games = azonos pontszámúak találkoznak
web-tournament-games-all = { $count } játszma folyik
web-tournament-drawn-next = { $round }. forduló: a párosítás akkor készül el, ha minden játszma véget ért.
web-tournament-ends-next = A verseny az utolsó játszmával ér véget.
web-tournament-playing = folyik
web-tournament-standings = Állás
web-tournament-on = { $round }. forduló, folyik
web-tournament-final = végeredmény
web-tournament-rivals = Ellenfelek pontjai
web-tournament-results = Fordulók
web-tournament-won = győzelem
web-tournament-lost = vereség
web-tournament-half = döntetlen
web-tournament-some = pontszerző hely
web-tournament-bye = erőnyerő
web-tournament-this = folyik
web-tournament-to-come = még hátravan
web-tournament-not-paired = nem játszott
web-tournament-cross = Mindenki mindenki ellen
web-tournament-played = { $all } játszmából { $done } kész
web-tournament-winner = A versenyt { $name } nyerte.
web-tournament-winners = Az első helyen osztozik: { $names }.
web-tournament-all = Mindenki ({ $count })
web-tournament-name = Név
    .hint = Mindenki látja.
web-tournament-size = Játékosok
    .least = legalább
    .most = legfeljebb
web-tournament-begin-when = Kezdés
web-tournament-begin-full = Ha betelt, vagy ha elindítom
web-tournament-begin-time = Megadott időben
web-tournament-bots = Üres helyek
web-tournament-bots-none = üresen maradnak
web-tournament-who = Ki játszhat
web-tournament-who-everybody = Bárki, vendég is
web-tournament-who-accounts = Akinek fiókja van
web-tournament-who-confirmed = Akinek megerősített e-mailje van
web-tournament-entry-accounts = fiókkal
web-tournament-entry-confirmed = fiókkal és megerősített e-maillel
web-tournament-entry-least = { $least } értékszámtól
web-tournament-entry-most = { $most } értékszámig
web-tournament-entry-range = { $least } és { $most } közötti értékszámmal
web-tournament-ratings = Értékszám
    .least = legalább
    .most = legfeljebb
    .hint = Üresen: bármilyen értékszám.
web-tournament-of-address = Egy címről négynél többen is jöhetnek, például egy klub egyetlen router mögül
web-tournament-to = A versenyhez
web-tournament-home = Nyitott verseny
    .mine = A versenyed
web-refused-NeedsAccount = Verseny kiírásához fiók kell.
web-refused-NotTheOpener = Ezt csak az teheti meg, aki a versenyt kiírta.
web-refused-TournamentFull = Ezen a versenyen minden hely betelt.
web-refused-TournamentBegun = Elkéstél: ez a verseny már elkezdődött vagy véget ért.
web-refused-TournamentOver = Ez a verseny már véget ért.
web-refused-AccountsOnly = Ezen a versenyen csak fiókkal lehet játszani.
web-refused-ConfirmedMailOnly = Ezen a versenyen csak megerősített e-mail-címmel lehet játszani. A tiédet a beállításokban erősítheted meg.
web-refused-RatingDoesNotFit = Ez a verseny más értékszámú játékosoknak szól.
web-refused-RemovedFromTournament = A verseny kiírója kizárt erről a versenyről.
web-refused-TooManyOfAddress = A te hálózatodról már annyian játszanak ezen a versenyen, ahányan lehet.
web-refused-TooFewPlayers = Még nincs elég játékos.
web-refused-TooManyTournaments = Túl sok befejezetlen versenyed van. Várd meg, amíg az egyik véget ér.

## Játszmakeresés és emberek

web-seek = Keress nekem játszmát
    .line = Hozzád hasonló erejű ellenféllel. A játszma értékszámos.
web-seek-waiting = Hozzád hasonló erejű ellenfelet keresünk
web-seek-bar = Ellenfelet keresünk
web-seek-range = { $least } és { $most } között
web-seek-grows = Minél tovább vársz, annál tágabb körben keresünk.
web-seek-meanwhile = Addig játssz vele: { $rival }
    .line = Ha jön valaki, az asztalhoz viszünk; ez a játszma addig megvár.
web-seek-play = Játék vele: { $rival }
web-seek-stop = Ne keress tovább
web-seek-found = Megvan az ellenfél
    .line = A játszma elkezdődik, amint mindenki itt van.
web-seek-again = Az ellenfeled nem jelentkezett. Ismét te vagy az első a sorban.
web-refused-SeekPaused = Nem voltál itt, amikor játszmát találtunk neked. Újat { $wait } perc múlva kereshetsz.
web-friends = Akiket követsz
web-friends-none = Még senki. Az embereket a saját oldalukon követheted: megtalálod őket a ranglistán és az ellenfeleid között.
web-friend-here = itt van
web-friend-invite = Meghívás
web-friend-invite-name = Meghívás: { $name }
web-visible = Mások láthatják, amikor itt vagyok
web-follow = Követés
web-following = Követed
web-block = Letiltás
web-unblock = Letiltás feloldása
web-new-invite = Egy hely { $name } számára van fenntartva, aki a játszmái között találja meg az asztalt.

## Tippek

web-hint = Tipp
web-hint-title = Mit tenne a mester?
web-hint-thinking = A mester gondolkodik…
web-hint-clear = { $margin }-kal jobb a következő ötletnél.
web-hint-close = Kicsi a különbség.
web-hint-only = Mást nem is lehet tenni.
web-hint-many = A mester gyakran ezt választaná; más jó út is van.
web-hint-chance = A győzelem esélye, annak alapján, amit tudhatsz
web-hint-plan = A teljes terv
web-hint-play = Ezt lépem
web-hint-note = Ezt csak te látod. Hogy tippet kértél, az a naplóban és az eredmény mellett is látszik.
web-hinted = Tippekkel: { $who }
web-keys-hint = mit tenne a mester?

## Tanulás és feladványok

web-learn = Tanulás
web-learn-lead = Naponta egy feladvány, és rövid leckék az igazi táblán.
web-puzzle = Feladvány
web-puzzle-daily = A nap feladványa, { $day }
web-puzzle-number = { $game }, { $number }. feladvány
web-puzzle-lead = { $side } lép. Egyetlen lépés egyértelműen a legjobb.
web-puzzle-one-try = Az első lépésed számít. Utána gyakorolhatsz.
web-puzzle-practice = Már próbáltad: ez most gyakorlás.
web-puzzle-grade-1 = könnyű
web-puzzle-grade-2 = közepes
web-puzzle-grade-3 = nehéz
web-puzzle-solve = Megoldom
web-puzzle-repeat = Gyakorlom
web-puzzle-link = A feladvány linkje
web-puzzle-done = Megoldva
web-puzzle-missed = Elvétve
web-puzzle-none = Nincs itt ilyen feladvány.
web-puzzles-tried = { $all } feladványból megpróbálva: { $tried }, megoldva: { $solved }
web-puzzle-name =
    { $mark ->
        [solved] { $number }. feladvány, megoldva
        [missed] { $number }. feladvány, elvétve
       *[other] { $number }. feladvány
    }
web-puzzle-task = Te jössz, és egy lépés egyértelműen jobb az összes többinél.
    .try = Találd meg: az első lépésed számít.
web-puzzle-right = Megoldva! A legjobb lépés: „{ $move }”.
web-puzzle-wrong = Nem ez a legjobb lépés: „{ $move }”.
web-puzzle-practise = Ez volt a próbád. Gyakorolj, amíg jólesik, vagy nézd meg a megoldást.
web-puzzle-missed-again = Ez sem a legjobb lépés: „{ $move }”.
web-puzzle-again = Ez az: a legjobb lépés „{ $move }”.
web-puzzle-known-right = Ezt már megoldottad. Most gyakorlás.
web-puzzle-known-wrong = Ezt elvétetted. Most gyakorlás.
web-puzzle-solution-show = Mutasd a megoldást
web-puzzle-chance = A győzelem esélye
web-puzzle-best = Legjobb
web-puzzle-second = Második legjobb
web-puzzle-tempting = Első ránézésre
web-puzzle-yours = a te próbád
web-puzzle-next = Következő feladvány
web-puzzle-all = Minden feladvány
web-puzzle-on = Innen játszom tovább
web-learn-hand = Vezetett játszma
web-learn-done = { $all } leckéből kész: { $done }
web-course-try = Próbáld ki: { $moves }
web-course-found = Ennyi volt ez a lecke.
web-course-next = Következő lecke
web-course-all = Minden lecke
web-rules-try = Kipróbálom

## The position editor

web-editor = Állás felállítása
web-editor-lead = Kattints a táblára, vagy módosíts itt. A szabályokat közben ellenőrizzük.
web-editor-change = Módosítás
web-editor-can = Ez az állás lejátszható.
web-editor-turn = Következik: { $who }
web-editor-cannot = Nem lehetséges:
web-editor-undo = Visszavonás
web-editor-new = Új felállás
web-editor-new-line = Egy új játék, ahogy kiosztják; onnan módosíthatod. Ami most áll, elvész.
web-editor-play = Lejátszom
web-editor-play-line = Saját játék ebből az állásból.
web-editor-link = Link erre az állásra
web-editor-link-line = Aki megnyitja, ezt az állást látja, módosíthatja vagy lejátszhatja.
web-editor-link-broken = Ebben a linkben nincs olvasható állás.
web-editor-json = Az állás JSON-ként
web-editor-json-line = Másold ki, vagy illessz be egy másikat.
web-editor-json-take = Ezt az állást állítom fel
web-editor-download = Letöltés
web-editor-province = Tartomány
web-editor-card-to = { $card } ide:
web-editor-none = senki
web-editor-players = Játékosok
web-editor-less = { $label }: eggyel kevesebb
web-editor-more = { $label }: eggyel több
web-editor-plain = Ennek a játéknak nincsenek saját gombjai. Módosítsd az állást JSON-ként.

## The moves of an analysis

web-analysis-moves = Lépések
web-analysis-all = Mind
web-analysis-costly = Csak a drágák
web-analysis-none-costly = Egyik lépés sem került semmi említésre méltóba.
web-analysis-keys = Billentyűk: ← → egy lépés, ↑ ↓ a játék egy része, 1-től 3-ig a fontos pillanatok, N és P a következő és az előző drága lépés.
web-verdict-good = jó
web-verdict-doubtful = kétes
web-verdict-mistake = hiba
web-verdict-forced = nem volt választás

web-clubs = Klubok
    .line = Egy klubnak saját asztalai, versenyei és ranglistája van. Senki más nem látja őket.
web-clubs-none = Egy klubnak sem vagy tagja. Klubot a szerver gondozói nyitnak, belépni egy szervező meghívójával lehet.
web-clubs-meanwhile = Addig is hívhatsz barátokat saját asztalodhoz egy linkkel.
web-club-line = Azt, hogy itt mi történik, csak a tagok látják.
web-club-unknown = Nincs ilyen klub, vagy nem vagy a tagja.
web-club-invited = Meghívtak: { $name }
    .line = A tagok látják a klub asztalait és versenyeit, és egymás nevét.
web-club-join = Belépés a klubba
web-club-to = A klubhoz
web-club-for = Kinek
    .hint = Csak a klub tagjai látják, csak ők ülhetnek le és nézhetik.
web-club-for-all = Mindenkinek
web-club-members = Tagok
web-club-organiser = Szervező
    .hint = Egy fiók neve. A többieket a szervezők hívják meg.
web-club-count = { $count } tag
web-club-leave = Kilépés a klubból
web-club-leave-sure = Kilépsz innen: { $club }?
    .line = A folyamatban lévő játszmáid a tieid maradnak. Mást nem látsz többé a klubból, és a versenyein nem játszol tovább.
web-club-put-out = Eltávolítás
web-club-put-out-sure = Eltávolítod a klubból: { $name }?
    .line = A folyamatban lévő játszmái az övéi maradnak. Mást nem lát többé a klubból, és a versenyein nem játszik tovább.
web-club-appoint = Legyen szervező
web-club-appoint-sure = Legyen szervező: { $name }?
    .line = A szervezők hívnak meg és távolítanak el embereket, és ők neveznek ki más szervezőket.
web-club-dismiss = Ne legyen szervező
web-club-dismiss-sure = Ne legyen többé szervező: { $name }?
    .line = A klub tagja marad.
web-club-name = A klub neve
web-club-new = Klub alapítása
web-owner-clubs-none = Nincsenek klubok.
web-club-dissolve = Feloszlatás
web-club-dissolve-sure = Feloszlatod ezt: { $name }?
    .line = Senki sem tagja többé. A folyamatban lévő játszmák azoknál maradnak, akik játsszák őket.
web-leaderboard-club = A klubod legerősebb játékosai.
web-refused-NoAccount = A klubba lépéshez fiók kell. Hozz létre egyet vagy jelentkezz be, aztán nyisd meg újra a linket.
web-refused-NotAnOrganiser = Ezt csak a klub szervezői tehetik meg.

web-tournament-arena = aréna
    .hint = Egy ideig mindenki, aki szabad, azonnal újra játszik. Jöhetsz-mehetsz, ahogy tetszik.
web-tournament-lasts = { $minutes } perc
web-tournament-length = Meddig tart
web-tournament-left = még { $time }
web-tournament-rest = Pihenek
web-tournament-return = Visszatérek
web-tournament-arena-wait-line = Amint valaki szabad, kapsz ellenfelet.
    .several = Leülsz, amint megtelik egy asztal.
web-tournament-resting-line = Pihensz. A pontjaid megmaradnak.
web-tournament-end = A vége
    .arena = Egy játszma akkor számít, ha az idő lejártáig véget ér. Ami még folyik, az folytatódik, de pontot nem ér.
web-tournament-limit = Egy forduló legkésőbbi vége
    .line = Egy forduló legfeljebb ennyi ideig tart: { $time }. Utána vége: aki lépésen van, veszít. Ha mindenki lépésen van, a játszma döntetlen.
web-tournament-limit-none = amikor minden játszma véget ért
web-tournament-remind = Emlékeztess
    .done = Negyed órával előtte szólunk.
    .none = Előbb állítsd be a beállításokban, hogyan szóljunk.

## Az út próbája a böngészőtől a szerverig

web-refused-UnknownProxy = Valami áll közted és a szerver között, és nem mondja meg, ki vagy. Próbáld ki a kapcsolatot az oldal alján.
web-owner-proxy = Kapcsolat
    .line = Elküld néhány kérést azon az úton, amelyen mindenkié megy, és összeveti, mit küldött a böngésző, és mi érkezett meg. Legfeljebb fél percig tart.
web-owner-proxy-try = A kapcsolat kipróbálása
web-owner-proxy-waiting = Folyik a próba… Az utolsó szándékosan vár csendben.
web-owner-proxy-named = { $right ->
        [yes] Semmi ismeretlen nem áll a böngésző és a szerver között.
       *[no] A kéréseket egy proxy adja tovább, de a szerver nem ismeri. Számára mindenki ugyanarról a címről jön.
    }
web-owner-proxy-told = { $right ->
        [yes] A proxy megmondja, milyen címről jössz.
       *[no] A szerver megbízik a proxyban, de nem tudja meg, milyen címről jönnek az emberek.
    }
web-owner-proxy-forged = { $right ->
        [yes] A szerver nem hitte el a böngésző által küldött hamis címet.
       *[no] A szerver elhitte a böngésző által küldött hamis címet. Bárki úgy tehet, mintha bárhonnan jönne, és megkerülhet minden korlátot és kitiltást.
    }
web-owner-proxy-https = { $right ->
        [yes] A szerver tudja, hogy https-en jössz-e.
       *[no] Https-en jössz, de a szerver nem így tudja.
    }
web-owner-proxy-host = { $right ->
        [yes] A szervert azon a néven kérdezik, amelyet látsz.
       *[no] A szervert más néven kérdezik, mint amelyet látsz.
    }
web-owner-proxy-url = { $right ->
        [yes] A hivatkozások arra a címre vezetnek, amelyet látsz.
       *[no] A szerver nem ismeri azt a címet, amelyet látsz, és a hivatkozásai máshova vezetnek.
    }
web-owner-proxy-body = { $right ->
        [yes] A legnagyobb kérések is átjutnak.
       *[no] A nagy kérések nem jutnak át.
    }
web-owner-proxy-socket = { $right ->
        [yes] A socketek megnyílnak, így a lépések azonnal látszanak.
       *[no] A socketek nem nyílnak meg. Senki sem játszhat élőben.
    }
web-owner-proxy-stream = { $right ->
        [yes] A folyamok folynak, és a csend nem szakítja meg őket.
       *[no] A folyamok elakadnak, vagy a csend megszakítja őket. A rájuk figyelő botok lemaradnak a lépéseikről.
    }

## A bejelentkezés második lépcsője

web-refused-SecondFactorNeeded = Ehhez a telefonodon látható kód is kell.
web-refused-WrongCode = Ez a kód hibás, túl régi, vagy már felhasználták.
web-second-factor = Kétlépcsős belépés
    .line = A jelszavad mellett egy telefonos alkalmazás kódja is kell. Aki megtudja a jelszavadat, nélküle nem léphet be.
    .on = Be van kapcsolva. A belépéshez a telefonodon látható kód kell.
web-second-factor-begin = Bekapcsolás
web-second-factor-scan = Olvasd be ezt a képet egy hitelesítő alkalmazással, vagy írd be a titkot.
web-second-factor-secret = Titok
web-second-factor-confirm = Ezután írd be a kódot, amelyet az alkalmazás mutat. Minden más eszközödön újra be kell lépni.
web-second-factor-code = Kód
    .hint = Hat számjegy a telefonod alkalmazásából, vagy egy tartalék kód.
web-second-factor-show = Tovább
web-second-factor-show-line = A szerver gondozásához a második lépcső is kell, látogatásonként egyszer.
web-second-factor-end = Kikapcsolás
web-second-factor-left = { $count ->
        [0] Nem maradt tartalék kódod.
       *[other] { $count } tartalék kódod maradt.
    }
web-second-factor-renew = Új tartalék kódok
web-second-factor-codes = Tartalék kódok
    .line = Írd fel őket, és őrizd biztos helyen. Ha elveszik a telefonod, mindegyik egyszer beenged. Csak most láthatók.
web-owner-second-factor = Aki megtudja a jelszavadat, megnyithatja ezt az oldalt. Védd kétlépcsős belépéssel:
web-owner-second-factor-demanded = Ez a szerver csak kétlépcsős belépéssel nyitja meg ezt az oldalt. Kapcsold be a tiédet:

## Ideiglenes kitiltás, fellebbezés, és amit a gondozóknak tudniuk kell

web-banned-until = A szerver üzemeltetője kitiltott eddig: { $when }. Utána visszajöhetsz.
web-appeal = Szeretnél valamit mondani erről?
    .hint = A szerver gondozói elolvassák, és válaszolnak. Egyszer teheted meg.
web-appeal-send = Elküldés
web-appeal-said = Ezt írtad:
web-appeal-waits = Válaszra vár. Ezen az oldalon olvashatod majd.
web-appeal-stays = A válasz: a kitiltás marad.
web-appeal-shortened = A válasz: a kitiltás hamarabb véget ér.
web-appeal-lifted = A válasz: visszajöhetsz.
web-owner-ban-days = Hány nap
    .hint = Üresen: amíg fel nem oldod.
web-owner-ban-until = eddig: { $day }
web-owner-appeals = Fellebbezések
web-owner-appeals-none = Senki sem fellebbezett.
web-owner-appeal-ban = kitiltva: { $day }
web-owner-appeal-answer = Válasz
web-owner-appeal-line = Azonnal megtudja.
web-owner-appeal-what = A kitiltás
web-owner-appeal-stays = Marad
web-owner-appeal-shortened = Hamarabb véget ér
web-owner-appeal-lifted = Megszűnik
web-owner-appeal-days = Hány nap múlva
web-owner-appeal-word = Néhány szó neki
web-owner-notices = { $count } dolog vár rád
web-owner-notice-reports = { $count } bejelentés vár elbírálásra.
web-owner-notice-appeals = { $count } fellebbezés vár válaszra.
web-owner-notice-mail = { $count } levelet nem sikerült elküldeni. Az okát a napló mondja meg.
web-owner-notice-ratings = { $count } eredményt félretettünk: úgy tűnik, megvették.
web-owner-notice-disk = A lemez majdnem tele van: { $count } MiB maradt.

### Tenka: a keret szövegei, magyar.
### A parancsszavak minden nyelven azonosak.

## Welcome and help

shell-welcome = Üdv a Tenkában! A parancsokhoz írd be: „help”.
shell-you-are = { $game }: te vagy { $who }.
shell-help =
    szám vagy egy lépés szövege – az adott lépés megtétele
    moves [szűrő] – a lépések listája, pl. „moves 7”
    rules ID – egy szabály megkeresése, pl. „rules CH-3.4”
    hint – lépésjavaslat
    undo – az utolsó lépésed visszavonása
    board – az asztal újbóli megjelenítése
    log – a napló
    language – nyelvváltás (en, pl, hu)
    help – ez a lista
    quit – kilépés a játékból

## Moves

shell-your-move = Te lépsz.
shell-choose =
    { $count ->
        [one] { $count } lehetséges lépésed van.
       *[other] { $count } lépés közül választhatsz.
    }
shell-more = … és még { $count }
shell-unknown-command = „{ $text }”: ez sem parancs, sem lépés. A parancsokhoz írd be: „help”.
shell-hint = Javaslat: { $move }
shell-undone = Lépés visszavonva.
shell-nothing-to-undo = Nincs mit visszavonni.
shell-refused = Nem szabad ({ $rule }): { $sentence }
shell-thinking = { $who } gondolkodik…

## Notices

notify-turn = Te lépsz: { $game }
notify-turn-line = Te következel az asztalodnál ({ $game }).
notify-draw = Döntetlent ajánlanak: { $game }
notify-draw-line = Döntetlent ajánlanak neked az asztalodnál ({ $game }).
notify-takeback = Lépés visszavételét kérik: { $game }
notify-takeback-line = Az asztalodnál ({ $game }) a beleegyezésedet kérik egy lépés visszavételéhez.
notify-invitation = Meghívás: { $game }
notify-invitation-line = { $name } játszani hív ({ $game }). Fenntartottunk neked egy helyet.
notify-round = Kezdődik a forduló: { $game }
notify-round-line = Vár a versenyjátszmád ({ $game }). Ülj le mielőbb, különben elveszíted.
notify-begins = Hamarosan: { $name }
notify-begins-line = A verseny ({ $game }) negyed óra múlva kezdődik. Legyél akkor itt az oldalon.
notify-appeal = Választ kaptál a fellebbezésedre
notify-appeal-lifted = Azonnal visszajöhetsz.
notify-appeal-shortened = A kitiltásod hamarabb véget ér.
notify-appeal-stays = A kitiltásod érvényben marad.
notify-appeal-word = Az üzenet: { $word }
notify-owner = A Tenka rád vár
notify-owner-reports = Elbírálásra váró bejelentések: { $count }.
notify-owner-appeals = Válaszra váró fellebbezések: { $count }.
notify-owner-mail = Nem sikerült levelet küldeni. Az okát a napló mondja meg.
notify-owner-disk = A szerver lemeze majdnem tele van.
notify-owner-ratings = Félretett eredmények: { $count }.
notify-test = Próbaüzenet a Tenkától
notify-test-line = Így szól majd a Tenka, hogy te következel.
notify-confirm = A tiéd ez a cím?
notify-confirm-line = Valaki (reméljük, te) azt kérte, hogy erre a címre írjunk, amikor ő következik a Tenkában. Ha te voltál, nyisd meg ezt a linket; ha nem, nincs teendőd, többet nem írunk.
notify-confirm-ask = Írjon a Tenka erre a címre, amikor te következel?
notify-confirm-yes = Igen, írjatok
notify-confirm-done = Köszönjük. A Tenka írni fog, amikor te következel.
notify-stop = Leiratkozás: { $url }
notify-stop-ask = Ne írjon többet a Tenka erre a címre?
notify-stop-yes = Leiratkozom
notify-stop-done = A Tenka nem ír többet erre a címre.
notify-to-home = Tovább a Tenkára

## Rules

shell-rule-unknown = Nincs ilyen szabály: { $id }.
shell-rule-title = Szabály: { $id }

## The end

shell-winner = { $who } győz.
shell-you-won = Győztél. Gratulálunk!
shell-you-lost = Most veszítettél. Még egy játszma?
shell-drawn = Döntetlen.
shell-bye = Viszlát!
shell-interrupted = Megszakítva.
shell-end-of-input = Vége a bemenetnek: a játszma itt megáll.

## Records

shell-saved = A játszma elmentve: { $file }
shell-not-a-record = Ez nem egy Tenka-játszma feljegyzése: { $file }
shell-verified = A feljegyzés helyes: { $moves } lépést ellenőriztünk.
shell-from-position = A játszma beállított állásból indult: aki beállította, maga választotta meg, mi hol van. A többi mondat arról szól, amit később osztottak.
shell-share-sealed = { $who }: lepecsételt egy számot, mielőtt bármelyik lepecsételt szám ismertté vált.
shell-share-plain = { $who }: pecsét nélkül adott egy számot.
shell-share-none = { $who }: nem adott számot.
shell-share-bot = { $who }: kezdettől bot, amely nem ad számot.
shell-chance-sealed = Senki sem választhatta meg a lapokat, hacsak az üzemeltető nem segített mindenkinek, aki számot pecsételt le.
shell-chance-one = Senki sem választhatta meg a lapokat, hacsak az üzemeltető nem segített annak az egynek, aki számot adott.
shell-chance-last = A számok nem voltak lepecsételve: aki az utolsót adta, az üzemeltető segítségével megválaszthatta a lapokat.
shell-chance-host = Senki sem adott számot: ez nem bizonyítja, hogy nem az üzemeltető választotta a lapokat.
shell-chance-compare = Vesd össze azzal, amit az osztás előtt mutattak. Lenyomat: { $commitment }

## Analysis

shell-analysis-title = Szerencse és tudás; a mérce ez a bot: „{ $bot }”. Kezdet + döntések + szerencse = eredmény.
shell-analysis-balance = { $who }: kezdet { $start }, döntések { $decisions }, szerencse { $luck }, eredmény { $result }
shell-analysis-causes = Szerencse: { $causes }
shell-analysis-deal = osztás
shell-analysis-draw = húzás
shell-analysis-throw = dobás
shell-analysis-order = a lapok sorrendje
shell-analysis-hidden = ami rejtve volt
shell-analysis-decisions = { $count } döntés, kétes: { $doubtful }, hiba: { $mistakes }
shell-analysis-moments = A döntő pillanatok
shell-analysis-move = { $number }. lépés, { $who }: { $move }
shell-analysis-cost = Ára { $cost } azok alapján, amiket tudni lehetett.
shell-analysis-cost-mixed = Titkos választás: ára { $cost } a bot („{ $bot }”) kevert stratégiájához képest.
shell-analysis-best = { $bot }: { $move }
shell-analysis-luck = Szerencse, { $cause }: { $luck } ({ $who })
shell-analysis-running = a játszma még nem ért véget; csak befejezett játszmákat elemzünk.
shell-analysis-aborted = a játszma félbeszakadt, így nincs eredmény, amit meg lehetne magyarázni.
shell-analysis-unknown-game = ezt a játékot még egyetlen háló sem tanulta meg: { $game }.

## Bots and engine

shell-bot-random = Véletlen bot
shell-bot-greedy = Mohó bot
shell-bot-novice = Kezdő
shell-bot-adept = Haladó
shell-bot-expert = Szakértő
shell-bot-master = Mester
shell-interpreted = A lefordított motor nélkül fut: minden működik, csak lassabban.

## At the table

shell-you = te
shell-type-a-move = Írj be egy számot vagy egy lépés szövegét; a „moves” egy lappal vagy névvel listát ad.
shell-no-such-move = Nincs ilyen lépésed.

## Told from a record

shell-event-resigned = { $who } feladja a játszmát.
shell-event-draw_agreed = A játékosok döntetlenben egyeznek meg.
shell-event-bot_took_seat = { $who }: bot játszik ({ $bot }).
shell-event-player_took_seat = { $who }: újra ember játszik.
shell-event-hinted = { $who } tippet kér.
shell-event-aborted = A játszma félbeszakadt.

## Tests of the rules

shell-coverage = { $game }: a szabályok { $percent } százalékához van teszt ({ $covered } / { $all }).
shell-coverage-missing = { $id }: nincs teszt
shell-coverage-unknown = { $id }: van teszt, de nincs ilyen szabály

## Trouble

shell-output-closed = Már senki sem olvassa a kimenetet.

## Positions that somebody sets up

position-other = Ez nem illik az állás többi részéhez.
position-seats = Ez az állás más játékosszámhoz tartozik.
position-over = Ebben az állásban a játéknak már vége: senki sem léphet.

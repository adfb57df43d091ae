### Shogun: a játék szövegei, magyar.
### A számok ($armies, $chests, $points stb.) számként, a nevek és listák szövegként érkeznek.

## The game

game-title = Shogun
game-tagline = Titkos tervek és egy torony, amely emlékszik
game-summary = Három–öt daimjó harcol Japánért két éven át. Minden évszakban mindenki titokban tíz akciót tervez, mindegyiket más tartományban. A csatákat egy torony dönti el, amely egyes kockákat visszatart, másokat visszaad. Lásd el rizzsel a tartományaidat télen, tartsd féken a parasztokat, és építkezz úgy, hogy az öt régióban tiéd legyen a többség.
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
colour-0 = kék
colour-1 = sárga
colour-2 = piros
colour-3 = fekete
colour-4 = lila
colour-peasant = zöld

## The guided hand

lesson-welcome = Te vagy { seat-0 }, és ez az utolsó ősz az utolsó tél előtt. Pontot a tartományok, az épületek és a régiók épülettöbbsége ad; akinek a legtöbb van, az lesz a sógun.
lesson-armies = A kocka melletti szám a tartomány seregeit jelenti. Shinanóban 18 van, mellette egyetlen sereg őrzi Kait és a várát.
lesson-land = A tartomány adóból ládát, aratáskor rizst hoz. Szabad helyeire vár, templom és színház épülhet, ezekért ládával fizetsz.
lesson-raise = Minden évszakban mindenki titokban tervez: minden akcióra egy tartományt, vagy ládakártyát, ahol nem tesz semmit. Hét akciód már kész. Az e mezőre tett kártya tartományában egy sereg áll fel.
lesson-attack = A csatamezőre tett kártya azt mondja meg, honnan indul a sereg. Shinanóból Kai elérhető.
lesson-plan = Az utolsó mező a licited: ki választ először különleges kártyát. Annyi ládát fizetsz, ahányas a kártya.
    .try = Tedd ide: { field-deploy1 } Hidát, ide: { field-battle_a } Shinanót, a licitre ezt: { card-chest3 }, aztán zárd le a tervet.
lesson-bid = Tiéd a legmagasabb licit, ezért elsőként választasz. Minden kártya másban segít, a száma pedig a helyed a sorrendben.
    .try = Vedd el ezt a kártyát: { special-attack }.
lesson-tower = Az adó, a vár és a rizs megvan, most jön a csatád. A harcoló kockák a tálcán lévőkkel együtt a toronyba kerülnek: néhány bent marad, és az számít, ami kiesik.
lesson-march = Egyetlen sereg ellen a létszám dönt. Shinanóban egy seregednek maradnia kell.
    .try = Válaszd Kait, és vonulj mind a 17 sereggel.
lesson-battle = A torony megtartott néhány kockát, de a tieidből több esett ki: Kai a tiéd, a várával együtt. Ami bent van, egy későbbi csatában még kieshet.
lesson-stay = Az utolsó akciód: Hidában új sereg áll. Továbbmehetne egy másik tartományodba, de most senki sem fenyeget.
    .try = Válaszd ezt: Nincs mozgás.
lesson-winter = Télen minden tartománynak egy rizs kell, különben fellázadnak a parasztok. Kaga termésével 8 rizsed lett, az esemény elvitt 2-t: éppen elég hat tartománynak.
lesson-won = Összeszámoltuk a tartományokat, épületeket, többségeket. Kai döntötte el: 40 pont 37 ellen, éljen a sógun!

## Options

option-board = Tábla
option-board-sun = Nap
    .effect = A nyomtatott térkép, a szabálykönyv felállási táblázatával.
option-board-moon = Hold
    .effect = Nyolc tartomány más régióhoz tartozik. Nyomtatott tengeri útjait nem ismerjük: a Nap tábla útjai érvényesek rajta.
option-setup = Felállás
option-setup-preset = Táblázat szerint
    .effect = Tartományok és seregek a szabálykönyv szerint; az oszlopokat kisorsoljuk.
option-setup-draft = Kártyaválasztás
    .effect = Sorban tartománykártyákat vesztek el, és oda teszitek a seregcsoportjaitokat.

## Seasons, regions, fields

season-spring = tavasz
season-summer = nyár
season-autumn = ősz
season-winter = tél
region-brown = barna régió
region-green = zöld régió
region-purple = lila régió
region-red = piros régió
region-yellow = sárga régió

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
card-chest0 = 0-s ládakártya
card-chest1 = 1-es ládakártya
card-chest2 = 2-es ládakártya
card-chest3 = 3-as ládakártya
card-chest4 = 4-es ládakártya
card-none = nincs kártya

## Actions

action-castle = Várépítés
    .effect = Fizess 3 ládát, és építs várat, ha van szabad hely.
    .line = Vár, 3 láda
action-temple = Templomépítés
    .effect = Fizess 2 ládát, és építs templomot, ha van szabad hely.
    .line = Templom, 2 láda
action-theatre = Színházépítés
    .effect = Fizess 1 ládát, és építs színházat, ha van szabad hely.
    .line = Színház, 1 láda
action-rice = Rizsgyűjtés
    .effect = Megkapod a tartomány rizsét, és bármi történjék, megtartod. Ha van ott lázadásjelző, fellázadnak a parasztok; ha a tartomány a tiéd marad, teszel rá egy jelzőt.
    .line = A tartomány rizse
action-tax = Adószedés
    .effect = Megkapod a tartomány ládáit, és bármi történjék, megtartod őket. Ha van ott lázadásjelző, fellázadnak a parasztok; ha a tartomány a tiéd marad, teszel rá egy jelzőt.
    .line = A tartomány ládái
action-deploy5 = 5 sereg toborzása
    .effect = Fizess 3 ládát, és állíts fel 5 sereget.
    .line = 5 sereg, 3 láda
action-deploy3 = 3 sereg toborzása
    .effect = Fizess 2 ládát, és állíts fel 3 sereget.
    .line = 3 sereg, 2 láda
action-deploy1 = 1 sereg toborzása és mozgás
    .effect = Fizess 1 ládát, és állíts fel 1 sereget; utána onnan seregek mehetnek át egy saját szomszédos tartományba.
    .line = 1 sereg, 1 láda, mozgás
action-battle_a = Csata A
    .effect = Seregek vonulnak egy szomszédos tartományba: sajátba ez mozgás, bármely másikba csata.
    .line = Vonulás vagy támadás
action-battle_b = Csata B
    .effect = Seregek vonulnak egy szomszédos tartományba: sajátba ez mozgás, bármely másikba csata.
    .line = Vonulás vagy támadás
action-bid = Licit a sorrendért
    .effect = A ládakártyát ki kell fizetni; a tartománykártya ingyen van, és veri a 0-s licitet.
    .line = Sorrend

## Buildings

building-castle = vár
    .effect = Vár: 1 pont, télen pedig még 3, ha neked van a legtöbb várad a régióban.
building-temple = templom
    .effect = Templom: 1 pont, télen pedig még 2, ha neked van a legtöbb templomod a régióban.
building-theatre = színház
    .effect = Színház: 1 pont, télen pedig még 1, ha neked van a legtöbb színházad a régióban.

## Special cards

special-chest = Adószedő
    .effect = Adószedéskor 1 ládával több.
special-rice = Magtár
    .effect = Rizsgyűjtéskor 1 rizzsel több.
special-deploy6 = Toborzó
    .effect = Az „5 sereg toborzása” 6-ot állít fel.
special-attack = Előőrs
    .effect = Minden támadásodban 1 sereggel több a tartalékodból.
special-defence = Őrség
    .effect = Ha játékos támad rád, 1 sereggel több a tartalékodból.

## Events

event-theatre_calms = Vándorszínészek
    .effect = A színházépítés levesz a tartományról egy lázadásjelzőt.
event-neutral_two = Felfegyverzett parasztok
    .effect = A semleges tartományt egy helyett két paraszt védi.
event-castle_defence = Erős falak
    .effect = A megtámadott váras tartomány 1 sereggel többet dob be a tulajdonos tartalékából.
event-temple_peace = A templomok békéje
    .effect = Templomos tartományt nem szabad megtámadni.
event-tax_max5 = Takarékosság
    .effect = Az adószedés legfeljebb 5 ládát hoz.
event-tax_min6 = Gazdag vásárok
    .effect = Az adószedés legalább 6 ládát hoz.
event-rice_min4 = Bő termés
    .effect = A rizsgyűjtés legalább 4-et hoz.
event-rice_max3 = Aszály
    .effect = A rizsgyűjtés legfeljebb 3-at hoz.
event-deploy_less = Kevés újonc
    .effect = Az „5 sereg toborzása” 3-at, a „3 sereg toborzása” 2-t állít fel, ugyanannyiért.

## Rules: board and material

rules-1 = Tábla és kellékek
rule-SG-1-1 = A táblán 45 tartomány van, 5 régióban 9-9; a seregek csak szomszédba mehetnek, szárazföldi határon vagy tengeri úton. A táblázat szerinti felállás a Nap táblához tartozik.
rule-SG-1-2 = Három játékosnál nyolc tartomány kimarad a játékból: oda senki sem léphet, és a rajtuk átvezető utak megszűnnek.
rule-SG-1-3 = A Hold táblán nyolc tartomány más régióhoz tartozik; tengeri útjai a Nap tábláéi, mert a nyomtatottakat nem ismerjük.
rule-SG-1-4 = A táblán és a tartalékban lévő seregek, a ládák és a torony tartalma mindenki számára nyilvános.
rule-SG-1-5 = A bank nem fogy ki, a rizs túlmehet a sáv végén, és lázadásjelző mindig van elég.
rule-SG-1-6 = Egy tartomány pontosan addig a tiéd, amíg a seregeid állnak benne, bármennyien. Parasztok sosem állnak a táblán.

## Rules: set-up

rules-2 = Előkészület
rule-SG-2-1 = Három, négy vagy öt játékosnál 18, 15 vagy 12 ládával, 62 sereggel és a 0–4 értékű ládakártyákkal kezdesz. Paraszt 20 van.
rule-SG-2-2 = A táblázat szerinti felállás csak a Nap táblához való; kisorsoljuk, ki melyik oszlopot kapja.
rule-SG-2-3 = Választáskor elveszel egy nyitott kártyát vagy a pakli tetejét, és oda teszed egy seregcsoportodat; a kártyának és a csoportnak meg kell lennie.
rule-SG-2-4 = A két nyitott kártyát csak akkor teheted a pakli alá, ha ugyanaz a kettő, mint az előző választásodnál.
rule-SG-2-5 = Kisorsoljuk, ki kezdi a választást.
rule-SG-2-6 = Kezdéskor minden játékos 7 serege és 10 paraszt kerül a toronyba; ami kiesik, visszamegy a tartalékokba.
rule-SG-2-7 = A tizenkét eseményt megkeverjük, négy nyitva fekszik az évre. A pontok és a rizs 0-ról indulnak.
rule-SG-2-8 = Ha a pakli tetejét veszed el, látod a kártyát, és mindenekelőtt egy seregcsoportot kell oda tenned.
rule-SG-2-9 = Előbb a tartományok, aztán a torony, aztán az események, aztán az első évszak.

## Rules: the season

rules-3 = Az évszak
rule-SG-3-1 = A tíz akciókártyából öt nyitva fekszik; a következőt minden befejezett akció után fordítjuk fel.
rule-SG-3-2 = Az öt különleges kártya nyitva fekszik a sorrend mezőin, akárhányan játszanak.
rule-SG-3-3 = Csak a saját kártyáidat teheted le, mindegyiket egy mezőre. Az akción a ládakártya vagy az üres mező azt jelenti, hogy nem hajtod végre.
rule-SG-3-4 = Ládakártyával csak akkor licitálhatsz, ha ki tudod fizetni.
rule-SG-3-5 = A tervezés után kihúzzuk az év egyik nyitott eseményét; ez érvényes az évszakban.
rule-SG-3-6 = Előbb a 4, 3, 2, 1 ládás licitek választanak, aztán bármely tartomány, aztán a 0, végül akinek nincs kártyája; döntetlennél sorsolunk. Mindenki olyan különleges kártyát vesz, amely még ott van.
rule-SG-3-7 = Az akciók a kártyáik sorrendjében jönnek, és mindegyiket minden játékos sorban végrehajtja. A kártyádat akkor fordítjuk fel, amikor te következel.
rule-SG-3-8 = Amit teljesen végre tudsz hajtani, azt végre kell hajtanod; amit nem, az kimarad, és nem kerül semmibe.
rule-SG-3-9 = A kártyák a tíz akció végéig az egyéni táblákon maradnak; utána visszatérnek, az esemény pedig kikerül a játékból.
rule-SG-3-10 = A tervet mezőről mezőre, az egyéni tábla sorrendjében rakod le, mind a tizenegyet, és a letett kártya ott marad.
rule-SG-3-11 = Mező csak akkor maradhat üres, ha kevesebb kártyád van, mint ahány mező, vagy egyik kártya sem tehető oda.
rule-SG-3-12 = Mindenki látja, ki készült el a tervvel, utána az üres mezőket és a liciteket; minden más kártya rejtve marad az akciójáig.
rule-SG-3-13 = Minden játékos minden akciót évszakonként egyszer hajt végre, és egy tartományban legfeljebb egyet.

## Rules: actions

rules-4 = Akciók
rule-SG-4-1 = Az épülethez kell az ára, szabad hely, olyan tartomány, ahol még nincs ilyen, és egy darab a készletben.
rule-SG-4-2 = A rizst és az adót előbb megkapod, és megtartod; ha a tartományon jelző van, fellázadnak a parasztok; ha a tiéd marad, még egy jelzőt kap.
rule-SG-4-3 = 5, 3 vagy 1 sereg toborzása a tartalékból 3, 2 vagy 1 ládába kerül.
rule-SG-4-4 = Az 1 sereg felállítása után a tartományából seregeket vihetsz egy saját szomszédos tartományba, de legalább 1 ott marad; ez sosem támadás.
rule-SG-4-5 = A tervezett tartományból legalább 1 sereggel vonulsz egy szomszédos tartományba, és legalább 1 marad.
rule-SG-4-6 = Az elveszített tartománnyal a kártyája is elvész, az egyéni tábládról is. Ebben az évszakban senki sem használja többé.

## Rules: tower and battle

rules-5 = Torony és csata
rule-SG-5-1 = Minden harcoló sereget és a tálca összes kockáját bedobjuk. Ami kiesik, a tálcán fekszik, és számít.
rule-SG-5-2 = A támadókkal a tartomány összes serege áll szemben, semlegesben 1 paraszt.
rule-SG-5-3 = Lázadásjelző nélkül a tálca összes parasztja a védőért harcol, majd visszatér a tartalékba; jelzővel a tálcán maradnak.
rule-SG-5-4 = A többi szín kockái a tálcán maradnak a következő dobásig.
rule-SG-5-5 = Az győz, akinek több kockája van. A győztes annyit veszít, amennyi a vesztesnek volt; a védő parasztjai a seregei előtt esnek el.
rule-SG-5-6 = A meghódított tartomány az épületeivel, jelzőivel és kártyájával együtt a támadóé.
rule-SG-5-7 = Döntetlennél, vagy ha a védő csak parasztokkal van előnyben, a tartomány kiürül: a seregek, épületek és jelzők eltűnnek, és semleges lesz.
rule-SG-5-8 = Lázadáskor a tartomány seregei jelzőnként egy paraszttal harcolnak, és a tálca minden parasztja ellenük van. Döntetlennél is a parasztok győznek, és ekkor a tartomány semleges lesz.
rule-SG-5-9 = Ha a tartalékban kevés a paraszt vagy a sereg, annyit dobunk be, amennyi van.
rule-SG-5-10 = A torony véletlenszerű, de emlékezik: kockákat fog fel és ver le, és egyik színnek sem kedvez.
rule-SG-5-11 = Semleges tartomány elleni vesztes vagy döntetlen támadás után az semleges marad; a támadó kockák és a parasztok a tartalékokba kerülnek.

## Rules: special cards and events

rules-6 = Különleges kártyák és események
rule-SG-6-1 = A különleges kártyák 1 ládát, 1 rizst, a hatodik sereget vagy 1 további sereget adnak a támadásaidban, illetve játékosok támadásai ellen, az évszakban minden alkalommal.
rule-SG-6-2 = Az évszak eseménye mindenkire érvényes; „A templomok békéje” eseménynél templomos tartományt nem szabad megtámadni.
rule-SG-6-3 = Az esemény a különleges kártya előtt érvényesül; a „Kevés újonc” eseménynél a toborzó akkor is 6-ot állít fel.
rule-SG-6-4 = A többlet mindig jár. Ha 6-nál kevesebb sereg van a tartalékban, a toborzó hatástalan; a falak és az őrség összeadódnak.

## Rules: winter

rules-7 = Tél
rule-SG-7-1 = A megmaradt esemény mondja meg, ki mennyi rizst veszít; utána tartományonként 1 rizs kell, de nem vesszük el.
rule-SG-7-2 = A hiányzó rizs lázadást jelent vakon húzott tartományokban; a tulajdonos nevezi meg közülük a következőt.
rule-SG-7-3 = A téli lázadásban jelzőnként egy paraszt és még a további parasztok harcolnak; új jelző nem kerül a tartományra. Események és különleges kártyák nem változtatnak rajta.
rule-SG-7-4 = 1 pont minden tartományért és épületért; minden régióban 3, 2, 1 pont a legtöbb várért, templomért, színházért, döntetlennél mindenkinek 1-gyel kevesebb.
rule-SG-7-5 = Az első tél után négy új esemény jön; a jelzők eltűnnek, a rizs 0 lesz. Minden más marad.
rule-SG-7-6 = A második tél után a legtöbb pont győz, aztán a legtöbb láda; különben közös a győzelem.
rule-SG-7-7 = Tartomány nélkül is játékban maradsz a ládáiddal és a ládakártyáiddal.
rule-SG-7-8 = A tél sorrendje: mindenki rizsvesztesége, lázadások egyenként, pontozás, a következő év vagy a játék vége.

## Rules: moves

rules-8 = A játék menete
rule-SG-8-1 = Csak az léphet, akinek döntenie kell, a játék vége után pedig senki.
rule-SG-8-2 = A lépés betűről betűre e szakasz egyik szövege, például „plan tax Settsu” vagy „move Settsu Yamato 3”.
rule-SG-8-3 = Két döntés között minden magától történik.
rule-SG-8-4 = Csak azt kérdezzük, amit a szabályok nyitva hagynak, akkor is, ha csak egy válasz van.
rule-SG-8-5 = A keverésről, az eseményről, a licitek holtversenyéről, a dobásról és a vak húzásról a véletlen dönt; mindegyiknek külön neve van.

## Rules: the tower

rules-9 = Hogyan működik a torony
rule-SG-9-1 = A torony csak arra emlékszik, melyik színből hány kocka van benne.
rule-SG-9-2 = Dobás előtt minden benti kocka a három szint egyikén fekszik, egyforma eséllyel.
rule-SG-9-3 = A bedobott kockák összekeverednek, és egyenként esnek felülről.
rule-SG-9-4 = A szintre érkező kocka 15% eséllyel ott marad.
rule-SG-9-5 = A szinten áthaladó kocka az ott fekvőket egyenként 4% eséllyel leveri; a levertek utána esnek tovább.
rule-SG-9-6 = Ami a legalsó szinten is áthalad, a tálcán fekszik; a többi bent van.

## What is asked

ask-draft = Vegyél el egy nyitott kártyát vagy a pakli tetejét, és tegyél oda egy seregcsoportot.
    .short = Válassz tartománykártyát
ask-draft-group = A húzott kártya: { $province }. Melyik seregcsoport megy oda?
    .short = Válassz seregcsoportot
ask-plan = Tervezd meg az évszakot: tegyél kártyát mind a tizenegy mezőre.
    .short = Tervezd meg az évszakot
ask-choose = Vegyél el egy különleges kártyát: ez adja a helyedet a sorrendben is.
    .short = Vegyél el egy különleges kártyát
ask-battle = Indulás innen: { $province }. Hová és hány sereggel?
    .short = Indulás innen: { $province }
ask-deploy1 = A sereg itt áll: { $province }. Vigyél seregeket egy saját szomszédos tartományba, vagy maradj.
    .short = Lesz mozgás innen: { $province }?
ask-revolt = Több tartományod fellázad: melyik legyen a következő?
    .short = Válaszd ki a következő lázadást
ask-wait = Várunk rá: { $who }.
ask-over = A játék véget ért.

## Moves (buttons)

move-draft-open = { $province }, { $armies } sereg
move-draft-top = A pakli teteje
move-draft-group = { $armies } sereg
move-draft-refresh = Mindkét nyitott kártya cseréje
move-plan = { $action }: { $card }
move-choose = { $special }
move-move = { $from } → { $to }: { $armies } sereg
move-stay = Nincs mozgás
move-revolt = A következő: { $province }

## Journal

log-set_up = A tartományokat a felállási táblázat szerint osztottuk ki.
log-draft_began = Az első tartománykártyát { $mine ->
        [yes] te választod
       *[no] { $who } választja
    }. Nyitott kártyák: { $province }.
log-settled = { $mine ->
        [yes] { $armies } sereget állítasz
       *[no] { $who } { $armies } sereget állít
    } fel itt: { $province }.
log-opened =
    { $what ->
        [province] Új nyitott kártya: { $province }.
        [refresh] { $mine ->
                [yes] A pakli alá teszed
               *[no] { $who } a pakli alá teszi
            } a két nyitott kártyát. Most nyitva: { $province }.
        [events] { $year ->
                [1] Az 1.
               *[2] A 2.
            } év eseményei: { $event }. Évszakonként egyet húzunk, az utolsó dönti el, milyen kemény a tél.
        [action] Újabb akciókártya fordult fel: „{ $action }”.
       *[season] Az évszak első akciói: { $action }. A sorrend helyei ezt adják: { $special }.
    }
log-drawn =
    { $what ->
        [province] { $mine ->
                [yes] A pakliból húzol
               *[no] { $who } a pakliból húz
            }: { $province }.
        [event] Az évszak eseménye: { $event }.
       *[revolts] { $mine ->
               [yes] A rizsed nem
              *[no] { $who } rizse nem
           } elég, itt lázadnak a parasztok: { $province }. További parasztok mindegyikben: { $extra }.
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
log-season_began = { $year }. év, { $season }: mindenki titokban tervez.
log-planned = { $mine ->
        [yes] Elkészültél a terveddel
       *[no] { $who } elkészült a tervével
    }.
told-left-out = { $mine ->
        [yes] Kihagyod
       *[no] { $who } kihagyja
    } ezt az akciót: „{ $action }”.
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
                       [yes] A kártyád
                      *[no] { $who } kártyája
                   } ehhez: „{ $action }”: { $card }.
            }
       *[bids] A licitek: { $bids }.
    }
log-bid =
    { $paid ->
        [0] { $mine ->
                [yes] Ingyen licitálsz
               *[no] { $who } ingyen licitál
            }: { $card }.
       *[other] { $mine ->
               [yes] { $paid } ládát licitálsz
              *[no] { $who } { $paid } ládát licitál
           }.
    }
log-chose = { $mine ->
        [yes] Ezt a kártyát veszed
       *[no] { $who } ezt a kártyát veszi
    } el: „{ $special }”.
log-order_set = Megvan a sorrend, kezdődnek az akciók.
log-skipped = { $mine ->
        [yes] Ezt nem tudod
       *[no] { $who } ezt nem tudja
    } végrehajtani itt: { $province }. „{ $action }”: { $why }.
log-built = { $mine ->
        [yes] { $building_id ->
                [castle] Várat
                [temple] Templomot
               *[theatre] Színházat
            } építesz
       *[no] { $who } { $building_id ->
                [castle] várat
                [temple] templomot
               *[theatre] színházat
            } épít
    } { $cost } ládáért itt: { $province }.
log-taxed = { $mine ->
        [yes] { $gained } láda adót szedsz
       *[no] { $who } { $gained } láda adót szed
    } itt: { $province }.
log-harvested = { $mine ->
        [yes] { $gained } rizst gyűjtesz
       *[no] { $who } { $gained } rizst gyűjt
    } itt: { $province }.
log-deployed = { $mine ->
        [yes] { $armies } sereget toborzol
       *[no] { $who } { $armies } sereget toboroz
    } { $cost } ládáért itt: { $province }.
log-stayed = { $mine ->
        [yes] Nem mozgatsz
       *[no] { $who } nem mozgat
    } sereget.
log-moved = { $mine ->
        [yes] { $armies } sereggel átvonulsz
       *[no] { $who } { $armies } sereggel átvonul
    }: { $from } → { $to }.
log-attacked = { $mine ->
        [yes] { $armies } sereggel támadsz
       *[no] { $who } { $armies } sereggel támad
    }: { $from } → { $to }.
log-attacked-owner = { $owner_mine ->
        [yes] Te véded.
       *[no] A védő: { $owner_name }.
    }
log-thrown = A toronyba { $thrown } kocka kerül, { $fell } kiesik, { $held } bent marad.
log-conquered = { $mine ->
        [yes] { $own } : { $against } arányban győzöl, és elfoglalod
       *[no] { $who } { $own } : { $against } arányban győz, és elfoglalja
    }: { $province }. Ott most { $left } sereg áll.
log-repelled = { $mine ->
        [yes] { $own } : { $against } arányban veszítesz
       *[no] { $who } { $own } : { $against } arányban veszít
    }: { $province } kitart.
log-repelled-owner = { $owner_mine ->
        [yes] Megmaradt seregeid
       *[no] { $owner_name } megmaradt seregei
    }: { $left }.
log-emptied = { $province }, { $own } : { $against }: egyetlen sereg sem marad, a tartomány most senkié.
log-revolted = Lázadás, { $province }: { $peasants } paraszt kel fel { $mine ->
        [yes] ellened
       *[no] { $who } ellen
    }.
log-quelled = { $mine ->
        [yes] Levered
       *[no] { $who } leveri
    } a lázadást itt: { $province } ({ $own } : { $against }); megmaradt seregek: { $left }.
log-overrun = { $mine ->
        [yes] Elveszíted
       *[no] { $who } elveszíti
    } a parasztokkal szemben: { $province } ({ $own } : { $against }). A tartomány most senkié.
log-taken_off = { $mine ->
        [yes] Elveszted
       *[no] { $who } elveszti
    } ezt a kártyát: { $card }, és vele erre az évszakra ezt az akciót: „{ $action }”.
log-season_ended = Vége az évszaknak: { $season }, { $year }. év.
log-winter_came = { $year }. év, tél. A megmaradt esemény: „{ $event }”, mindenki { $loss } rizst veszít.
log-fed = { $mine ->
        [yes] { $rice } rizsből minden tartományodat ellátod
       *[no] { $who } { $rice } rizsből minden tartományát ellátja
    } ({ $provinces }).
log-starved = { $mine ->
        [yes] A rizsed kevés
       *[no] { $who } rizse kevés
    }: { $rice } rizs { $provinces } tartományra, hiányzik { $missing }.
log-named = { $mine ->
        [yes] Kiválasztod
       *[no] { $who } kiválasztja
    } a következő lázadást: { $province }.
log-scored = Pontozás, { $year }. év.
log-gained = { $mine ->
        [yes] Te:
       *[no] { $who }:
    } +{ $points } pont, összesen { $vp }.
log-game_over =
    { $shared ->
        [1] { $mine ->
                [yes] Te leszel a sógun, és megnyered
               *[no] { $who } lesz a sógun, és megnyeri
            } a játékot!
       *[other] A játék véget ért: közös a győzelem.
    }

## Why an action was skipped

why-chests = kevés a láda
why-built = már áll ott ilyen
why-sites = nincs szabad hely
why-supply = elfogyott a készlet
why-reserve = kevés a sereg a tartalékban
why-no_march = nincs, aki elvonulhatna, vagy nincs célpont

## Labels

label-year = { $year }. év, { $season }
label-chests = { $count } láda
label-rice = { $count } rizs
label-vp = { $count } pont
label-reserve = Tartalék: { $count }
label-armies = { $count } sereg
label-markers = { $count } lázadásjelző
label-sites = { $count } építési hely
label-free = { $count } szabad hely
label-tower = A toronyban: { $count }
label-tray = A tálcán: { $count }
label-peasants = Parasztok a tartalékban: { $count }
label-neutral = semleges
label-winter_loss = Tél: { $loss } rizs
label-odds = Győzelem { $win }%, döntetlen { $tie }%, vereség { $lose }%
label-moon_routes = A Hold tábla a Nap tábla tengeri útjait használja.
label-actions = Akciók
label-specials = Különleges kártyák
label-event = Az évszak eseménye
label-events = Az év eseményei (mennyi rizsbe kerülnek télen)
label-cubes = Kockák
label-draft = Nyitott kártyák (ládák/rizs/helyek)
label-yields = Tartományaid (ládák/rizs/helyek)
label-plan = A terved

## The page: fields and phases in few words

field-castle = Vár
field-temple = Templom
field-theatre = Színház
field-rice = Rizs
field-tax = Adó
field-deploy5 = 5 sereg
field-deploy3 = 3 sereg
field-deploy1 = 1 sereg
field-battle_a = Csata A
field-battle_b = Csata B
field-bid = Licit
phase-draft = Kártyaválasztás
phase-planning = Terv
phase-choosing = Sorrend
phase-actions = Akciók
phase-winter = Tél
phase-over = Vége

## The page: map and table

board-year = { $year }. év
board-map = A tartományok térképe. A nyilak egyikről a másikra visznek, a plusz és a mínusz nagyít és kicsinyít, a 0 az egész térképet mutatja.
board-inspector = Részletek
board-daimyo = Daimjók
board-peasants = Parasztok
board-out = három játékossal kimarad a játékból
board-free = szabad hely: { $free }/{ $count }
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-zoom-fit = Az egész térkép
board-tower = A torony
board-points = Pontok és tél
board-nth = { $n }. hely
board-face-down = még képpel lefelé
board-nothing-done = Semmi sem történik.
board-done = kész
board-now = most
board-planned = befejezte a tervezést
board-winter-adds = a tél { $count } pontot adna
board-feeds = { $rice } rizs { $provinces } tartományra
board-missing = legrosszabb esetben hiányzó rizs: { $missing }
board-cost = Ára: { $cost } láda.
board-left-for-winter = Ha télre marad, mindenki { $loss } rizst veszít.
board-revolt-odds = Adó vagy rizs itt lázadást hoz: { $won }% a leverésre

## The page: planning

board-plan = Terv ({ $season }): mezőnként egy kártya.
board-plan-how = Húzd a kártyát, vagy válassz kártyát és mezőt. Ládakártyával az akciót kihagyod.
board-hand-tab = Terv
    .line = A kártyáid lent vannak.
board-held = { $card }: melyik mezőre?
board-waits = { $action }: melyik kártya?
board-cards = A kártyáid
board-lies = ezen a mezőn: { $action }
board-in-vain = { $action } – { $card }: { $why }.
board-not-done = elmarad
board-spend = Költség { $cost }, van { $chests }, az adó hoz { $tax }
board-too-much = több, mint amennyid lesz
board-risky = csak ha az adó előbb jön
board-copy = Az előző évszak terve
board-fill = Feltöltés ládakártyákkal
board-seal = Terv lezárása
board-seal-count = Terv lezárása ({ $laid }/11)

## The page: choices

board-where = Hová és hány sereggel?
board-how-many = Hány sereg
board-less = Eggyel kevesebb sereg
board-more = Eggyel több sereg
board-best = Győzelem az összessel: { $win }%
board-choose-target = Válassz célt
board-attack = Támadás: { $to }, { $armies } sereg
board-march = Vonulás: { $to }, { $armies } sereg
board-open-cards = Elvehető kártyák
board-groups = Seregcsoportok
board-choose-group = Válassz seregcsoportot ide: { $province }
board-winter-why = A rizsed { $before }, a tél elvisz { $loss } rizst, marad { $rice }, és { $provinces } tartományod van. Hiányzik: { $missing }.

## The page: throws

fight-title-opening = Az első dobás
fight-title-attacked = Csata: { $province }
fight-title-revolted = Lázadás: { $province }
fight-opening = A torony megtelt; ami kiesett, visszakerül a tartalékokba.
fight-nth = { $n }. dobás, összesen { $count }
fight-sums = { $tray ->
        [0] { $thrown } be
       *[other] { $thrown } be, ebből a tálcáról { $tray }
    } · { $fell } ki · { $inside } bent
fight-from-tray = és a tálcáról: { $count }
fight-waiting = A tálcán várnak: { $who }
fight-skip = Az animáció átugrása
fight-before = Előző
fight-next = Következő
fight-continue = Tovább
tower-caption = A napló szerint, dobások száma: { $count }
tower-inside = Bent
tower-tray = Tálca
tower-expected = Várható
tower-actual = Kiesett
tower-check = Így ellenőrizhető a dobás
tower-how = Hosszú távon egy színből annyi kocka esik ki, amennyit bedobtak: ez a várható. Ami hiányzik, bent van, és még kieshet.
tower-throws = Minden csata és lázadás

## The page: winter and points

score-built = Épületek régiónként
winter-caption = { $year }. év, tél: { $event }, a rizsveszteség { $loss }
winter-rice = Rizs
winter-provinces = Tartomány
winter-missing = Hiányzik
winter-revolts = Lázadások
winter-drawn = { $provinces } (+{ $extra } paraszt mindegyikben)
score-now = Ha most lenne a pontozás
score-feed = { $rice } rizs { $provinces } tartományra; hiányzik { $spread ->
        [0] { $hardest }
       *[other] { $mildest } és { $hardest } között
    } (esemény: { $loss }), akkor { $revolts } lázadás.
score-how = Télen: 1 pont minden tartományért és épületért, és minden régióban 3, 2, 1 pont a legtöbb várért, templomért, színházért; holtversenyben 1-gyel kevesebb.
score-caption = Pontozás, { $year }. év
score-region = Régió
score-before = Előtte
score-total = Pontok most
score-provinces = tartományok
score-buildings = épületek
score-castle = legtöbb vár
score-temple = legtöbb templom
score-theatre = legtöbb színház
end-winner = { $mine ->
        [yes] Te vagy a sógun
       *[no] { $who } a sógun
    }
end-shared = Közös győzelem: { $who }

## A tanfolyam

course-plan = Terv tizenegy mezőn
course-bid = Licit és különleges kártyák
course-battle = Csata és torony
course-move = Az 1 sereg
course-winter = Tél és lázadások
course-draft = Választás a kezdéskor

## Why a position cannot be

position-province = { $province }: akié egy tartomány, annak serege áll ott, és nincs több épület, mint építési hely; gazda nélkül üres.
position-provinces = Ebből az épületből nincs ennyi, vagy egy tartomány nincs a játékban.
position-players = Minden játékosnak 62 serege van: a táblán, a toronyban, a tálcán és a tartalékban.
position-peasants = Ennyi paraszt nincs.
position-events = Annyi esemény fekszik nyitva, ahány évszak maradt az évből, és minden kártya csak egyszer.
position-phase = A szakasz nem illik az évszakhoz: a télnek saját szakasza van, a kártyaválasztás pedig az 1. év tavaszán történik.
position-plans = Egy tervben csak a játékos saját kártyái vannak, mindegyik egyszer, és kifizethető licit.
position-taken = Ebben a szakaszban mindenki választott különleges kártyát, vagy még választania kell.
position-order = A játékosok sorrendje nem illik a szakaszhoz.
position-actions = A tíz akciókártya az évszak tervezésekor és lejátszásakor van kint; kártyaválasztáskor és télen nincs.
position-specials = Az öt különleges kártya az évszak tervezésekor és lejátszásakor van kint; kártyaválasztáskor és télen nincs.
position-draft = Minden tartománykártya egyszer van meg: a pakliban, nyitva, felhúzva vagy a táblán.
position-groups = A megmaradt seregcsoportok nem illenek a kártyaválasztáshoz.
position-winter = Téli lázadások csak télen vannak.
position-revolts = Télen a soron lévő játékos tartományai lázadnak, másé nem.

## Setting up a position

edit-year = Év
edit-season = Évszak
edit-owner = Gazdája
edit-armies = Seregek
edit-markers = Lázadásjelzők
edit-chests = Ládák: { $who }
edit-rice = Rizs: { $who }
edit-vp = Pontok: { $who }
edit-inside = A toronyban: { $who }
edit-anew = Az évszak elejére
edit-plan = Terv: { $who }
edit-not-planned = még nincs terv
edit-revolts = Kinek a tartományai lázadnak
edit-extra = További parasztok minden lázadásban
edit-revolt = Lázad ezen a télen

## Drawn examples of the rules

example-SG-2-3 = Tokugawa elvette Mimasakát, és 2 sereges csoportot tett oda. Helyette a következő kártya, Omi fekszik nyitva.
example-SG-3-3 = Hét mező még üres. Adóval Etchuban, toborzással, támadással Shinanóból és 3-as licittel a terv teljes.
example-SG-3-6 = Uesugi 3 ládát licitált, többet a többieknél, és ki is fizeti: ő választ először helyet.
example-SG-4-4 = 2 sereg megy Hidából Kagába. Egynek Hidában kell maradnia, Kagában pedig 5 lesz.
example-SG-4-5 = 17 sereg vonult Shinanóból Kaiba, és elfoglalta. Egy ott maradt.
example-SG-6-1 = Uesugi a Toborzót vette el, Mori az Adószedőt, Tokugawa a Magtárt.
example-SG-7-2 = Kevés volt a rizs minden tartománynak: három fellázad. Awa az első, Hitachi és Iyo csak utána jön.

## Puzzles: why a move is the best
reason-points = Az év átlagosan { $more } ponttal többet hoz neked, mint „{ $move }” után.
reason-lands = Az év végén átlagosan { $more } tartománnyal többet birtokolsz, mint „{ $move }” után.
reason-holds = { $of } az év végén az innen végigjátszott játszmák { $best }-ában a tiéd, „{ $move }” után { $other }-ában.

## What rivals say on the ladder: before a game, when they are beaten, when they have won

rival-daruma = Lökj fel. Felállok, méghozzá egy várral.
    .beaten = Most fekve maradok. Fesd ki a másik szemem: tiéd a kívánság.
    .won = Még mindig állok. Játsszunk?
rival-abbot = Bent van a rizs. Most már beszélhetünk a háborúról.
    .beaten = Tavasszal is a télre gondoltál. A Táncosnő egyikre sem gondol; vigyázz vele.
    .won = Az éhség győzött le, nem én. Kezdd a rizzsel.
rival-dancer = Csak utánad. Szeretem ismerni a zenét, mielőtt lépek.
    .beaten = Egyetlen lépést sem vétettél el. A Félhold már figyel téged.
    .won = Balra néztél. Én jobbról jöttem.
rival-crescent = Tudom, mit tervezel ősszel. És te?
    .beaten = Minden kockát megszámoltam, csak a tieidet nem. Egy az ország, és a tiéd.
    .won = A hold elfogy és visszatér. Te is visszatérhetsz.

### Chu Han: a játék szövegei, magyar.
### A számok ($size, $rank, $points stb.) számként, a nevek és laplisták szövegként érkeznek.

## The game

game-title = Chu Han
game-tagline = Két klán, egy trón
game-summary = Kétszemélyes kártyapárbaj az ókori Kína trónjáért. Játssz ki egyforma lapokból álló szetteket, üsd felül az ellenfél szettjeit magasabbakkal, és fogyj ki elsőként a lapjaidból. Aki eléri a 31 győzelmi pontot, dinasztiát alapít.
seat-0 = Han
seat-1 = Chu

## The guided hand

lesson-welcome = Üdv! Te vezeted a Han-házat, és Chu 27:25-re vezet: az győz, akinek előbb van 31 pontja. Pontot az kap, aki előbb szabadul meg minden lapjától.
lesson-lead = Te hívsz, ezért akárhány egyforma lapot kijátszhatsz. A három 4-es jó kezdés: egyszerre sok laptól szabadulsz meg.
    .try = Válaszd ki a három 4-est, és játszd ki őket.
lesson-counter = Chu három 5-össel felel: ugyanannyi lap, de magasabb. Szettet csak így lehet felülütni, és erre te is képes vagy.
    .try = Üsd felül a három 7-eseddel.
lesson-trick = Chu passzolt, az ütés véget ért, és megint te hívsz. Jó alkalom, hogy megválj egy kis laptól.
    .try = Hívd a 2-est.
lesson-ability = A 9-esnél nincs magasabb lap, de minden 3-as és 6-os egy személy, akinek képessége van. { card-liu_bang } felülüt egyetlen 9-est; tartsd az ujjad vagy az egeret egy lapon, és elolvashatod, mit tud.
    .try = Válaszd ki ezt a lapot: { card-liu_bang }, és használd a képességét.
lesson-single = Ezt senki sem üti felül, és újra te hívsz. Már csak az 1-es és két 8-as maradt nálad.
    .try = Hívd az 1-est.
lesson-pass = Egy 8-as felülütné ezt a 6-ost, de szétszakadna a párod. A passz nem kerül semmibe: a következő ütésben egyszerűen Chu hív.
    .try = Passzolj.
lesson-writs = Ha elakadsz, egy rendelettel két lapot húzhatsz. De minden elvett rendeleted egy pont az ellenfélnek, ha ő fogy ki, és Chu már kettőt elvett.
lesson-out = Chu két 5-öst hív, és nálad éppen ott a válasz. Az utolsó lapjaiddal a leosztás azonnal véget ér.
    .try = Játszd ki a két 8-ast, és fogyj ki.
lesson-won = Kifogytál: 4 pont a Chu kezében maradt 4 lapért, ötnél sosem több, és 2 a rendeletekért. Ez 31, tiéd a birodalom!

## Sets: "three 7s", used by other messages ($size, $rank)

set-name =
    { $size ->
        [1] egy
        [2] két
        [3] három
        [4] négy
        [5] öt
        [6] hat
        [7] hét
        [8] nyolc
        [9] kilenc
        [10] tíz
       *[other] { $size }
    } { $rank ->
        [0] 0-s
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
       *[other] { $rank }-es
    }
    .object = { set-name }t
set-with = { set-name }, vele { $card }
set-mixed = { $size } lap { $rank } értékkel, vele { $card }

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
    .title = Bábkirály
    .ability = Dzsóker: eggyel nagyobbá tesz egy szettet. Egyedül sima 0-s.
    .line = Eggyel nagyobbá tesz egy szettet
card-1 = Chen Ping
    .title = Han tanácsosa
card-2 = Fan Zeng
    .title = Chu tanácsosa
    .ability = A legalább hat 2-esből álló szett laponként 1 pontot ér.
card-4 = Küldött
    .title = Közvetítő
card-5 = Zhang Liang
    .title = Han stratégája
card-7 = Cao Shen
    .title = Han hadvezére
card-8 = Long Ju
    .title = Chu hadvezére
card-9 = Császár
    .title = Az Ég Fia

## Named cards: the 3s

card-ji_bu = Ji Bu
    .title = Szavatartó ember
    .ability = Nézd meg a húzópakli felső 4 lapját. Ha nincs több rendelet, az ellenfeled emellett a leosztás végéig nyílt lapokkal játszik.
    .used = { $who } megnézi a húzópakli felső 4 lapját. Ha nincs több rendelet, { $rival } emellett a leosztás végéig nyílt lapokkal játszik.
    .line = Nézd meg a pakli felső 4 lapját
card-yu_ji = Yu Ji
    .title = Xiang Yu kedvese
    .ability = Dobj el a kezedből egy másik lapot.
    .used = { $who } eldob a kezéből egy másik lapot.
    .line = Dobj el 1 másik lapot
card-lyu_zhi = Lyu Zhi
    .title = Han császárnéja
    .ability = Érvényteleníts egy képességet, amelyet az ellenfeled épp most használt.
    .used = { $who } érvényteleníti azt a képességet, amelyet { $rival } épp most használt.
    .line = Érvénytelenít egy képességet
card-xiao_he = Xiao He
    .title = Han kancellárja
    .ability = Érvénytelenítsd az ellenfeled Lyu Zhi lapját: a képességed mégis működik.
    .line = Lyu Zhi ellen véd
card-peng_yue = Peng Yue
    .title = Portyavezér
    .ability = Üss felül magasabb helyett azonos értékű szettel. Ő maga nem számít bele.
    .used = { $who } magasabb helyett azonos értékű szettel üt felül. Peng Yue nem számít bele.
    .line = Felülütés azonos értékkel
card-xiahou_ying = Xiahou Ying
    .title = Kocsihajtó
    .ability = Passzolj, és mégis te hívsz a következő ütésben. Az ellenfeled 3 pontot kap.
    .used = { $who } passzol, és mégis ő hív a következő ütésben. { $rival } 3 pontot kap.
    .line = Passz, de te hívsz; ellenfél +3
card-zhongli_mo = Zhongli Mo
    .title = Chu parancsnoka
    .ability = Játssz ki szettként legalább két, csupa különböző értékű lapot: a szett értéke a legalacsonyabb lapé. Ő maga nem számít bele.
    .used = { $who } legalább két, csupa különböző értékű lapot játszik ki szettként: a szett értéke a legalacsonyabb lapé. Zhongli Mo nem számít bele.
    .line = Vegyes lapok, a legkisebb számít

## Named cards: the 6s

card-ying_bu = Ying Bu
    .title = Jiujiang királya
    .ability = Vegyél a kezedbe egy 1 és 5 közötti értékű lapot a dobópakliból.
    .used = { $who } a kezébe vesz egy 1 és 5 közötti értékű lapot a dobópakliból.
    .line = Vegyél vissza egy 1–5-ös lapot
card-han_xin = Han Xin
    .title = Fővezér
    .ability = Az ellenfeled 1 pontot kap, és a saját utolsó szettjét kell felülütnie, vagy passzolnia.
    .used = { $rival } 1 pontot kap, és a saját utolsó szettjét kell felülütnie, vagy passzolnia.
    .line = Sajátját kell ütnie; ellenfél +1
card-liu_bang = Liu Bang
    .title = Han királya
    .ability = Egyetlen 9-es ellen 10-esnek számít.
    .used = { $who } egyetlen 9-est üt felül: Liu Bang 10-esnek számít.
    .line = Felülüt egyetlen 9-est
card-xiang_yu = Xiang Yu
    .title = Chu hegemónja
    .ability = Passzolj. A leosztás végéig mindkét játékos minden pontja duplán számít.
    .used = { $who } passzol. A leosztás végéig mindkét játékos minden pontja duplán számít.
    .line = Passz; minden pont duplán számít

## Kinds of abilities

kind-lead = Hívás
kind-counter = Felülütés
kind-any = Hívás vagy felülütés
    .short = Mindkettő
kind-reaction = Reakció
kind-joker = Dzsóker

## Events

event-calm = Nyugalom
    .effect = Ebben a leosztásban nincs semmi különös.
event-restraint = Önmérséklet
    .effect = Aki kifogy, minden saját rendeletéért 1 pontot veszít, az ellenfél minden rendeletéért 2 pontot kap. A szokásos rendeletpontok elmaradnak.
    .short = Kifogyás: saját rendeletenként −1, az ellenfélé +2.
event-warlords = Hadurak
    .effect = 3 rendelettel kevesebb van; 6 lap a húzópakliból felfordítva fekszik. Minden kijátszásban használhatsz közülük egyet: a képességéért vagy szettben.
    .short = Minden kijátszásban használható egy felfordított lap.
event-hongmen = Hongmeni lakoma
    .effect = 1 rendelettel kevesebb van; 2 lap a húzópakliból felfordítva fekszik. Rendelet helyett az egyikre kicserélhetsz egy lapot a kezedből.
    .short = Rendelet helyett kézből cserélhetsz egy felfordított lapra.
event-hangu = Verseny a Hangu-hágóért
    .effect = Rendelet helyett lerakhatsz egy lapot a kezedből a közös sorba: először egy 1-est, utána mindig pontosan eggyel magasabbat. A leosztás végén 3 pontot kap, aki a legmagasabb lapot rakta le.
    .short = Rendelet helyett folytathatod a sort; az utolsó lap 3 pontot ér.
event-gaixia = A gaixiai csata
    .effect = Az ellenfél kezében maradt lapokért járó pontoknak nincs felső határa.
    .short = Az ellenfélnél maradt minden lap számít.
event-stabilization = Stabilizáció
    .effect = Aki passzol, 1 pontot kap. A győzelmet csak a leosztás végén ellenőrizzük.
    .short = A passz 1 pont. A leosztás vége előtt senki sem nyer.
event-hong_canal = Hong-csatornai egyezmény
    .effect = Aki rendeletet vesz el, megnézi mindkét húzott lapot: az egyiket az ellenfelének adja, a másikat megtartja.
    .short = Aki rendeletet vesz el, az egyik lapját odaadja.
event-mandate = Égi mandátum
    .effect = Aki passzol, kézbe vehet egy lapot, amelyet ebben az ütésben játszottak ki.
    .short = Aki passzol, elvehet egy lapot az ütésből.
event-sudden_charge = Váratlan roham
    .effect = Rendeletet csak felülütéskor lehet elvenni, híváskor nem.
    .short = Hívás előtt nincs rendelet.
event-sound_advice = Bölcs tanács
    .effect = Minden 1-es értékű szett 2 pontot ad a kijátszójának. A győzelmet csak a leosztás végén ellenőrizzük.
    .short = Az 1-es szett 2 pont. A leosztás vége előtt senki sem nyer.

## Options

option-events = Események
    .help = Minden leosztáshoz tartozik egy eseménylap, amely módosíthatja az előkészületet, a játékot vagy a pontozást. Az első játszmákból érdemes kihagyni.
option-events-false = Események nélkül
option-events-true = Eseményekkel

## Rules: deck

rules-1 = Pakli
rule-CH-1-1 = A pakli 46 lapból áll: egy 0-s, kilenc 1-es, nyolc 2-es, hét 3-as, hat 4-es, öt 5-ös, négy 6-os, három 7-es, két 8-as és egy 9-es.
rule-CH-1-2 = Minden 3-as és minden 6-os más-más nevű lap, saját képességgel; a többi lap közül az azonos értékűek egyformák.
rule-CH-1-3 = A lapokon látható klánjelek csak a történelmi hadjáratokhoz kellenek, azok pedig nem részei ennek a játéknak.

## Rules: set-up

rules-2 = Előkészület
rule-CH-2-1 = Han 0, Chu 1 ponttal indul. Az első leosztásban Han hív először.
rule-CH-2-2 = Minden leosztáshoz megkeverjük mind a 46 lapot, és mindkét játékos 15-öt kap; a többi 16 a húzópakli, mellette 6 rendelet. A húzópakli alsó 4 lapját soha nem húzzuk fel.
rule-CH-2-3 = A további leosztásokban a kevesebb ponttal álló játékos hív először; egyenlő állásnál az, aki az előző leosztásban kifogyott.
rule-CH-2-4 = Eseményekkel játszva minden leosztásban egy esemény van érvényben, és a következőt az új osztás előtt fordítjuk fel. Az első a Nyugalom, a többi 14 megkeverve jön; ha elfogynának, marad a Nyugalom.
rule-CH-2-5 = Az esemény felfordított lapjai a húzópakli tetejéről valók, ezért a húzópakli mindig 4 lapból és megmaradt rendeletenként további 2 lapból áll.
rule-CH-2-6 = A megkevert 46 lapból az első 15 Hané, a következő 15 Chué, az utolsó 16 pedig a húzópakli, felülről lefelé.

## Rules: sets

rules-3 = Szettek
rule-CH-3-1 = A természetes szett egy vagy több azonos értékű lap, az érték 1-től 9-ig bármi lehet. A névvel jelölt 3-asok és 6-osok mindig kijátszhatók sima lapként.
rule-CH-3-2 = A 0-s eggyel nagyobbá tesz egy természetes szettet, és nem változtat az értékén; egyedül 0 értékű természetes szett. A hozzáadása nem képesség, ezért nem is érvényteleníthető.
rule-CH-3-3 = Híváskor bármilyen szettet kijátszhatsz.
rule-CH-3-4 = Felülütni csak olyan szettel lehet, amely ugyanakkora, de magasabb értékű, mint az ütés utolsó szettje.
rule-CH-3-5 = A legalább hatlapos, 2-es értékű szett laponként 1 pontot ad, ha a kijátszás érvényes marad; a 0-s, Zhongli Mo vagy Peng Yue segítségével kirakott szett is számít. A jutalom nem képesség: csak a szetthez használt Zhongli Mo vagy Peng Yue érvényteleníthető.
rule-CH-3-6 = Mindig az ütés utolsó érvényes szettjét kell felülütni, bárki játszotta ki. Han Xin, a HÍVÁS képességek és az érvénytelenített kijátszások nem szettek.

## Rules: course of a trick

rules-4 = Az ütés menete
rule-CH-4-1 = A hívó előbb, tetszőleges sorrendben, használhat egy HÍVÁS képességet és elvehet egy rendeletet, aztán ki kell játszania egy szettet. A hívó nem passzolhat.
rule-CH-4-2 = Ha rendeletet veszel el, felhúzod a húzópakli felső 2 lapját. Körönként csak egyet vehetsz el (a csere és a lerakás is annak számít), és csak amíg van rendelet.
rule-CH-4-3 = Felülütéskor elvehetsz egy rendeletet, aztán szabályos szettet kell kijátszanod, felülütő képességet használnod, vagy passzolnod.
rule-CH-4-4 = A játékosok felváltva ütnek felül, amíg valaki nem passzol. Ekkor a másik hív a következő ütésben, és az ütés minden lapja a dobópakliba kerül.
rule-CH-4-5 = Egy kijátszásban csak egy különleges képesség használható; a többi 3-as és 6-os benne sima lap.
rule-CH-4-6 = Mindkét játékos láthatja, hány lap van a kezekben és a húzópakliban, továbbá a dobópaklit, az elvett rendeleteket, az eddigi eseményeket és minden kijátszott, érvénytelenített, visszakerült, eldobott, cserélt, lerakott, elvett vagy átadott lapot. Rejtve marad a nem nyílt kéz, a húzópakli, minden Ji Buval megnézett és rendelettel húzott lap, valamint átadáskor a megtartott lap.
rule-CH-4-7 = Minden felülütés új kör, a Han Xin utáni is, így újra el lehet venni egy rendeletet.

## Rules: abilities

rules-5 = Képességek
rule-CH-5-1 = Ji Bu (hívás, egymagában): megnézed a húzópakli felső 4 lapját, a sorrendjük marad. Ha már csak a fel nem húzható 4 lap van ott, az ellenfeled emellett a leosztás végéig nyílt lapokkal játszik.
rule-CH-5-2 = Yu Ji (hívás): pontosan egy másik lapot dobsz el a kezedből, és a képesség használatakor meg is mutatod. Ha nincs másik lap a kezedben, nem használhatod.
rule-CH-5-3 = Ying Bu (hívás): amikor érvényre jut, kézbe veszel egy 1 és 5 közötti értékű lapot a dobópakliból; kell, hogy legyen ott ilyen. A mostani ütés lapjai még nincsenek ott.
rule-CH-5-4 = Lyu Zhi (reakció, egymagában): érvényteleníti az ellenfeled éppen használt képességét, abban a pillanatban vagy sehogy. Ha csak később húzod fel rendelettel, már késő.
rule-CH-5-5 = Xiao He (reakció, egymagában): érvényteleníti az ellenfél Lyu Zhi lapját, így a képességed működik, és mindkét lap azonnal a dobópakliba kerül. A kezedben vagy a Hadurak sorában kell lennie, nem a kijátszás lapjai között.
rule-CH-5-6 = Peng Yue (felülütés): olyan természetes szettel játszod ki, amely ugyanakkora és ugyanolyan értékű, mint az utolsó szett. Ő maga ráadás, nem számít a szettbe.
rule-CH-5-7 = Xiahou Ying (felülütés, egymagában): passzolsz, de a következő ütésben te hívsz, és az ellenfeled 3 pontot kap.
rule-CH-5-8 = Zhongli Mo (hívás vagy felülütés): legalább két, csupa különböző értékű lappal játszod ki; ezek szettet alkotnak, amelynek mérete a lapok száma, értéke a köztük lévő legalacsonyabb. Ő maga nem számít bele, a 0-s itt 0 értékű, és másik 3-as is lehet köztük.
rule-CH-5-9 = Han Xin (felülütés, egymagában): az ellenfeled 1 pontot kap, és a saját utolsó szettjét kell felülütnie, vagy passzolnia; ez neki teljes felülütési kör, rendelettel és képességekkel. A szett nem ad újra pontot.
rule-CH-5-10 = Liu Bang (felülütés, egymagában): egyetlen 9-es ellen, és csakis akkor, egyetlen 10-es értékű lapnak számít.
rule-CH-5-11 = Xiang Yu (felülütés, egymagában): passzolsz, és a leosztás hátralévő részében bármelyik játékos bármiért kapott pontja duplázódik, de a kétszeresénél többre sosem nő. A lapokért járó pontok 5-ös határa a duplázás előtt érvényes.
rule-CH-5-12 = Minden képességhasználatra válaszolhat az ellenfél a Lyu Zhi lappal, erre pedig a használó a Xiao He lappal; reagálni vagy engedni csak ekkor lehet, mást pedig ekkor nem. Mindig megkérdezünk, ha a nyílt lapok alapján lehetséges, hogy tudsz reagálni.
rule-CH-5-13 = Ha egy képességet érvénytelenítenek, a lapja és Lyu Zhi azonnal a dobópakliba kerül. A kijátszás többi lapja visszatér oda, ahonnan jött: kézbe, a dobópakliba vagy a sorba.
rule-CH-5-14 = Ha Peng Yue, Xiahou Ying, Zhongli Mo, Han Xin, Liu Bang vagy Xiang Yu képességét érvénytelenítik, ebben a körben nincs többé rendelet, csere, lerakás és HÍVÁS képesség. Szettet kell kijátszanod, felülütéskor pedig kijátszanod vagy passzolnod; e hat képesség közül egy másik még használható.
rule-CH-5-15 = Érvénytelenített HÍVÁS képesség után ebben az ütésben nem használhatsz másik HÍVÁS képességet. A még el nem vett rendeletet ekkor is elveheted.
rule-CH-5-16 = A használt képességlapok az ütés végéig az ütésben maradnak; a Yu Ji által eldobott lap azonnal a dobópakliba kerül.
rule-CH-5-17 = A saját lapodra nem reagálhatsz.

## Rules: going out and winning

rules-6 = Kifogyás és győzelem
rule-CH-6-1 = Ha egy játékosnak elfogyott a lapja, és minden reakció lezajlott, a leosztás azonnal véget ér, felülütés nélkül. A hívó így HÍVÁS képességgel vagy a sorba lerakott lappal, szett nélkül is kifogyhat.
rule-CH-6-2 = Ha mindkét kéz üres, az fogyott ki, akié előbb ürült ki; a lap a lerakásakor hagyja el a kezet: előbb a használó lapjai, aztán Lyu Zhi, végül Xiao He. Az a kéz, amelybe lap tér vissza, nem üres.
rule-CH-6-3 = Az érvénytelenített képességhez használt utolsó lap is elvész: ha semmi nem tér vissza a kezedbe, kifogytál.
rule-CH-6-4 = Aki kifogy, 1 pontot kap az ellenfél kezében lévő minden lapért (legfeljebb 5-öt) és 1 pontot az ellenfél minden rendeletéért. A saját rendeletei nem érnek semmit, és az összeg 0 is lehet.
rule-CH-6-5 = Akinek legalább 31 pontja van, azonnal győz, leosztás közben is, amint a reakciók lezajlottak. Az ugyanabban a kijátszásban történt kifogyás már nem ér pontot.
rule-CH-6-6 = Ha a leosztás pontozása után mindkét játékosnak legalább 31 pontja van, a magasabb összeg győz; egyenlőségnél az nyer, aki ebben a leosztásban kifogyott.
rule-CH-6-7 = Egy kijátszáson belül előbb a 31 pontot nézzük, és csak utána az üres kezet.
rule-CH-6-8 = Sorrend a kijátszás végén: a hatása és minden pontja, a 31 pont ellenőrzése, az üres kéz ellenőrzése, az Égi mandátummal elvett lap, az ütés vége.
rule-CH-6-9 = Sorrend a leosztás végén: a kifogyás pontjai az esemény módosításaival, Hangu 3 pontja, és csak ezután a 31 pont ellenőrzése. Majd jön a következő esemény, a hívó kijelölése és az osztás.

## Rules: events

rules-7 = Események
rule-CH-7-1 = A Nyugalom nem változtat semmin. Öt ilyen lap van.
rule-CH-7-2 = Önmérséklet: a szokásos rendeletpontok helyett az, aki kifogy, minden saját rendeletéért 1 pontot veszít, az ellenfél minden rendeletéért 2 pontot kap. Xiang Yu a lapok és rendeletek együttes értékét duplázza; a pontszám sosem megy 0 alá.
rule-CH-7-3 = Csak a Hadurak eseménynél: 3 rendelettel kevesebb van, 6 lap a húzópakliból felfordítva fekszik, és minden kijátszásban, reakcióban is, közülük egy használható: a képességéért, szettben vagy akár önmagában szettként. Ezek nem kézben lévő lapok, és nem pótoljuk őket; érvénytelenített kijátszásból visszatérnek a sorba, kivéve magát a képességlapot.
rule-CH-7-4 = Csak a Hongmeni lakománál (1 rendelettel kevesebb, 2 lap a húzópakliból felfordítva): rendelet helyett kicserélhetsz egy lapot a kezedből az egyik felfordított lapra. Egyforma lapra is szabad, és akkor is, ha már nincs rendelet.
rule-CH-7-5 = Csak a Verseny a Hangu-hágóért eseménynél: rendelet helyett, akkor is, ha már nincs, lerakhatsz egy lapot a kezedből a közös sorba: először egy 1-est, utána mindig pontosan eggyel magasabbat; a 0-s itt nem dzsóker. A leosztás többi pontja után 3 pontot kap, aki a legmagasabb lapot rakta le, akár kifogyott, akár nem.
rule-CH-7-6 = A gaixiai csata: az ellenfél lapjaiért járó pontok 5-ös határa nem érvényes.
rule-CH-7-7 = Stabilizáció: aki passzol, akár nem érvénytelenített képességgel is, 1 pontot kap. A győzelmet csak a leosztás végén ellenőrizzük.
rule-CH-7-8 = Csak a Hong-csatornai egyezménynél: aki rendeletet vesz el, megnézi mindkét húzott lapot, az egyiket oda kell adnia az ellenfelének, a másikat megtartja.
rule-CH-7-9 = Csak az Égi mandátumnál: aki passzol, akár képességgel is, kézbe vehet egy lapot, amely ebben az ütésben fekszik, hacsak nincs vége a leosztásnak. Az érvénytelenített lapok, a reakciók és a Yu Ji által eldobott lap nincsenek ott.
rule-CH-7-10 = Váratlan roham: rendeletet csak felülütéskor lehet elvenni.
rule-CH-7-11 = Bölcs tanács: minden 1-es értékű szett, bármekkora és bármilyen, 2 pontot ad a kijátszójának, de Han Xin után nem még egyszer. A győzelmet csak a leosztás végén ellenőrizzük.
rule-CH-7-12 = A csere és a lerakás elhasználja a kör rendeletét, és a CH-5.14 ugyanúgy vonatkozik rá. Ilyenkor nem veszel el rendeletet, és nem húzol.

## Rules: moves

rules-8 = Döntések és lépések
rule-CH-8-1 = Csak az a játékos léphet, akinek a döntésére várunk, a játék vége után pedig senki.
rule-CH-8-2 = A lépést az ismert alakok egyikében kell megadni, például „play 5 5” vagy „pass”. A lapok: 0 1 2 4 5 7 8 9 és a tizenegy név; a 3-asokat és 6-osokat mindig a nevükkel írjuk.
rule-CH-8-3 = Csak olyan lapot használhatsz, amely megvan: csillag nélkül a kezedben, csillaggal a Hadurak sorában, mindegyiket legfeljebb annyiszor, ahány van belőle.
rule-CH-8-4 = A lapokat növekvő érték szerint írjuk, a 0-st utoljára; a képességlap áll elöl, a csillagos lap pedig közvetlenül a csillag nélküli párja után. Begépelni bármilyen sorrendben lehet őket.
rule-CH-8-5 = Az egyforma lapok egyetlen választásnak számítanak. Ugyanaz a lap kézből és a sorból két különböző választás.
rule-CH-8-6 = A Hadurak felfordított lapját „play” és „use” után csillaggal írjuk, például „play 5 *5”, kijátszásonként legfeljebb egyet. A „take” után nincs csillag.
rule-CH-8-7 = Elutasított lépésnél az első megszegett szabályt nevezzük meg, rögzített sorrendben vizsgálva.

## What is asked

ask-lead = Te hívsz: játssz ki bármilyen szettet. HÍVÁS képesség és rendelet csak előtte jöhet.
    .short = Te hívsz: játssz ki bármilyen szettet
    .more = HÍVÁS képesség és rendelet csak a szett előtt jöhet.
ask-lead-must = A képességedet érvénytelenítették: most játssz ki egy szettet. Ebben a körben már nincs rendelet és HÍVÁS képesség.
ask-counter = Üss felül { set-name.object }: játssz ki ugyanekkora, magasabb értékű szettet, használj képességet, vagy passzolj.
    .short = Üss felül { set-name.object }, vagy passzolj
    .mixed = Üss felül { $size } lapot { $rank } értékkel, vagy passzolj
    .more = Ugyanekkora, magasabb értékű szett, vagy egy képesség.
ask-counter-must = A képességedet érvénytelenítették: most üss felül, vagy passzolj. Ebben a körben már nincs rendelet.
ask-react-lyu_zhi = Az ellenfeled képességet használ: { $card }. Érvényteleníted a Lyu Zhi lappal, vagy engeded?
    .short = { $who } képessége: { $card }. Érvényteleníted a Lyu Zhi lappal?
ask-react-xiao_he = Lyu Zhi érvényteleníti a képességedet. Válaszolsz a Xiao He lappal, vagy engeded?
    .short = { $who } érvényteleníti: { $card }. Megmented a Xiao He lappal?
ask-give = Hong-csatornai egyezmény: a két lap közül melyiket adod az ellenfelednek?
ask-take = Égi mandátum: vegyél a kezedbe egy lapot ebből az ütésből, vagy ne vegyél el semmit.
ask-wait = Várunk rá: { $who }.
ask-over = A játék véget ért.

## Moves (buttons)

move-writ = Rendeletet veszek el
move-pass = Passz
move-allow = Engedem
move-decline = Nem kérek lapot
move-play = Kijátszom: { set-name } ({ $cards })
    .set = Kijátszom: { set-name }
move-swap = Csere: { $card } → { $for }
move-place = A sorba: { $card }
move-give = Odaadom: { $card }
move-take = Elveszem: { $card }
move-use = Képesség: { $card }
move-use-with = Képesség: { $card } + { $cards }

## Journal

log-dealt =
    { $hand }. leosztás. { $mine ->
            [yes] Te hívsz
           *[no] { $who } hív
        }.{ $event_id ->
        [calm] { "" }
       *[other] { " " }Esemény: { $event }.
    }
log-dealt-row = Felfordítva: { $row }.
log-dealt-cards = A lapjaid: { $cards }.
log-took_writ = { $mine ->
        [yes] Elveszel
       *[no] { $who } elvesz
    } egy rendeletet. Maradt: { $left }.
log-took_writ-cards = Húzott lapjaid: { $cards }.
log-gave = { $mine ->
        [yes] A két lap egyikét az ellenfelednek adod, a másikat megtartod
       *[no] { $who } a két lap egyikét az ellenfelének adja, a másikat megtartja
    }.
log-gave-card = Az átadott lap: { $card }.
log-gave-kept = Megtartod: { $kept }.
log-swapped = { $mine ->
        [yes] Lapot cserélsz
       *[no] { $who } lapot cserél
    }: { $card } → { $for }.
log-placed = { $mine ->
        [yes] Lapot raksz
       *[no] { $who } lapot rak
    } a sorba: { $card }.
log-played = { $mine ->
        [yes] Kijátszol { set-name.object }
       *[no] { $who } { set-name.object } játszik ki
    }{ played-cards }.
log-used = { $mine ->
        [yes] Képességet használsz
       *[no] { $who } képességet használ
    }: { $card }.
log-used-with =
    { $card_id ->
        [peng_yue] { $mine ->
                [yes] Kijátszol { set-name.object }
               *[no] { $who } { set-name.object } játszik ki
            }, vele { $card }{ played-cards }.
        [zhongli_mo] { $mine ->
                [yes] { $size } lapot játszol
               *[no] { $who } { $size } lapot játszik
            } ki { $rank } értékkel, vele { $card }: { $cards }.
        [ying_bu] { $mine ->
                [yes] Képességet használsz: { $card }, hogy visszavedd
               *[no] { $who } képességet használ: { $card }, hogy visszavegye
            } ezt: { $cards }.
       *[yu_ji] { $mine ->
               [yes] Képességet használsz: { $card }, hogy eldobd
              *[no] { $who } képességet használ: { $card }, hogy eldobja
           } ezt: { $cards }.
    }
log-reacted = { $mine ->
        [yes] Reagálsz
       *[no] { $who } reagál
    }: { $card }.
log-cancelled = { $mine ->
        [yes] Érvénytelenített képességed: { $card }.
       *[no] Érvénytelenített képesség: { $card } ({ $who }).
    }
log-cancelled-returned = { $mine ->
        [yes] A többi
       *[no] { $who }: a többi
    } lap visszatér oda, ahonnan jött: { $returned }.
log-upheld = Lyu Zhi érvénytelen, a képesség mégis működik: { $card }.
log-looked = { $mine ->
        [yes] Megnézed
       *[no] { $who } megnézi
    } a húzópakli felső 4 lapját.
log-looked-cards = A húzópakliban, felülről: { $cards }.
log-opened = { $mine ->
        [yes] Mostantól nyílt lapokkal játszol
       *[no] { $who } mostantól nyílt lapokkal játszik
    }: { $cards }.
log-discarded = { $mine ->
        [yes] Eldobsz
       *[no] { $who } eldob
    } egy lapot: { $card }.
log-recovered = { $mine ->
        [yes] Lapot veszel
       *[no] { $who } lapot vesz
    } vissza a dobópakliból: { $card }.
log-bounced = { $mine ->
        [yes] Most kénytelen vagy felülütni a saját szettedet
       *[no] { $who } most kénytelen felülütni a saját szettjét
    }, vagy passzolni.
log-doubled = { $mine ->
        [yes] Duplázol
       *[no] { $who } dupláz
    }: a leosztás végéig minden pont duplán számít.
log-scored = { $mine ->
        [yes] { $points } pontot kapsz
       *[no] { $who } { $points } pontot kap
    } ({ $why }).
log-passed = { $mine ->
        [yes] Passzolsz
       *[no] { $who } passzol
    }.
log-took = { $mine ->
        [yes] Elveszel
       *[no] { $who } elvesz
    } egy lapot az ütésből: { $card }.
log-declined = { $mine ->
        [yes] Nem veszel el
       *[no] { $who } nem vesz el
    } lapot az ütésből.
log-trick_ended = Az ütésnek vége. { $mine ->
        [yes] Te hívsz
       *[no] { $who } hív
    }.
log-went_out = { $mine ->
        [yes] Kifogysz a lapjaidból
       *[no] { $who } kifogy a lapjaiból
    }! { result-sum } = { $points } pont.
log-hand_ended = { $hand }. leosztás vége. Állás: Han { $scores_0 }, Chu { $scores_1 }.
log-game_over = { $mine ->
        [yes] Megnyered a játékot, és dinasztiát alapítasz
       *[no] { $who } megnyeri a játékot, és dinasztiát alapít
    }! Végeredmény: Han { $scores_0 }, Chu { $scores_1 }.

## Reasons for points

why-twos = legalább hat 2-es
why-xiahou_ying = Xiahou Ying ajándéka
why-han_xin = Han Xin ajándéka
why-stabilization = Stabilizáció: passz
why-sound_advice = Bölcs tanács: 1-es értékű szett
why-hangu = Hangu: a sor legmagasabb lapja
why-going_out = kifogyás

## Labels

label-hand = Kézben
label-trick = Ütés
label-pile = Húzópakli: { $drawable } húzható, { $sealed } zárolt
label-writs = Maradt rendelet: { $left }
label-discard = Dobópakli
label-row = Felfordított lapok
label-score = Állás
label-to_beat = Felülütendő: { set-name }
label-known = Ismert lapok az ellenfél kezében
label-seen = Látott lapok a húzópakliban
label-doubled = Dupla pontok
label-open = Nyílt kéz
label-cards = { $count } lap
    .unit =
        { $count ->
           *[other] lap
        }
label-going_out = Kifogyásért: { $points } pont
label-hand_no = { $hand }. leosztás
label-writs_taken =
    { $count ->
        [one] { $count } rendelet
       *[other] { $count } rendelet
    }
    .unit =
        { $count ->
           *[other] rendelet
        }

## At the table

board-score = Állás: 31 pontig játszunk
board-score-side = { $who }: { $points } pont. A kifogyás most ennyit hozna: { $out }.
board-going_out = kifogyás
board-rival = Az ellenfél lapjai
board-spectated = { $who } lapjai
board-known = Ismert lapjai: { $cards }
board-open = Nyílt kéz: { $cards }
board-doubled = Minden pont dupla
board-to_draw = húzható
board-sealed = zárolt
board-seen = Legfelül, sorban: { $cards }
board-writs = Rendelet: { $left }
board-writs-taken = { $who } { $count }
board-event = A leosztás eseménye
board-discarded = { $count } eldobva
board-browse = Böngészés
board-row = Felfordított lapok
board-placed = { $card }, lerakta: { $who }
board-to_beat = Felülütendő
board-above =
    { $rank ->
        [9] Csak képesség üti felül
        [10] Csak képesség üti felül
       *[other]
            { $size ->
                [one] 1 lap, { $rank } fölötti értékkel
               *[other] { $size } lap, { $rank } fölötti értékkel
            }
    }
board-free_lead = Hívj bármilyen szettet
board-leads = { $who } hív
board-last_trick = Az előző ütés
board-set-last = Felülütendő, { $who }: { $set }
board-pending = { $who } képességet használ: { $card }
board-if = Ha { $card } érvényes, felülütendő
board-waits = { $who } válaszol
board-waits-you = rád vár
board-earlier = { $count } korábbi
board-cards = Lapok: { $cards }

step-trick = { $trick }. ütés
step-trick_ends = Ütés vége
step-give = Lap átadása

hand-yours = A lapjaid: { $cards }
hand-none = Nincs lap a kezedben
hand-chosen = kiválasztva
hand-may = kijátszható
hand-help = A nyilak léptetnek, a szóköz választ, a számok érték szerint választanak, az Enter kijátszik.
card-rule = Szabály: { $rule }
card-of_rank =
    { $count ->
        [one] Az egyetlen ilyen értékű lap
       *[other] { $count } ilyen értékű lap van
    }

prompt-choose = Válassz lapokat
prompt-choose-card = Válassz egy lapot
prompt-chosen = Kiválasztva: { $cards }.
prompt-prize = A képességhez válassz egy lapot a dobópakliból.
prompt-going_out = A kifogyás most { $points } pontot érne.
prompt-more = Minden lépés

window-standing = Ha valaki képességet használ
window-allow = Mindig engedem
window-ask = Kérdezz meg

discard-title = Dobópakli
discard-empty = Ebben a leosztásban még nem került ide lap.
moves-title = Minden szabályos lépés
moves-count =
    { $count ->
        [one] { $count } lépés
       *[other] { $count } lépés
    }
moves-filter = Szűrés
choices-discard = A dobópakliból
choices-pile = A két húzott lap
choices-trick = Ebből az ütésből
board-close = Bezárás

result-winner = { $mine ->
        [yes] Dinasztiát alapítasz
       *[no] { $who } dinasztiát alapít
    }
result-hand = { $hand }. leosztás: vége
result-sum =
    { $times ->
        [1] { result-sum-once }
       *[other] { $times } × ({ result-sum-once })
    }
result-sum-once =
    { $cards } lapért { $for_cards }{ $for_writs ->
        [0] { "" }
       *[other] { " " }+ rendeletekért { $for_writs }
    }
result-points = { $points } pont
result-total = Állás
result-next = Következő leosztás
result-how = Így jöttek össze a pontok

verb-play = Szett kijátszása
verb-writ = Rendelet
verb-swap = Csere
verb-place = Lerakás a sorba
verb-pass = Passz
verb-give = Átadás
verb-take = Elvétel
verb-decline = Elvétel nélkül
verb-allow = Engedélyezés

## A tanfolyam

course-sets = Szettek és felülütés
course-writs = Rendeletek: két lappal több
course-joker = A 0 és a hat 2-es
course-lead = HÍVÁS képességek
course-counter = Képességek felülütéskor
course-reactions = Reakciók
course-out = Kifogyás
course-events = Események

## Why a position cannot be

position-cards = A kezek, a húzópakli, az ütés, a felfordított lapok és a dobópakli együtt a játék 46 lapja, mindegyik annyiszor, ahányszor létezik.
position-hands = Akinek nincs több lapja, az kifogyott: mindkét játékosnak kell legalább egy.
position-pile = A húzópakliban megmaradt rendeletenként pontosan két lap van, meg a zároltak.
position-discard = A kijátszott lapok szerint még egy lapnak a dobópakliban kell lennie.
position-scores = Akinek 31 pontja van, nyert: a játéknak vége lenne.
position-writs = Ennyi rendelet nincs.
position-trick = Az ütés lapjait így nem lehetett kijátszani: minden szett felülüti az előzőt, és ugyanakkora.
position-pending = Ezt a képességet itt senki sem használhatta.
position-phase = Ez a szakasz nem következik az ütés lapjaiból.
position-to_move = Más következik: ez abból adódik, ki hív, és mi van az ütésben.
position-lead_ability = Ez a HÍVÁS képesség nem illik az ütéshez.
position-row = Ennél az eseménynél más számú lap van felfordítva.
position-row_by = Ennél az eseménynél más számú lap van felfordítva.
position-event_deck = Ebből az eseményből nincs ennyi lap.
position-known = Egy játékos csak olyan lapot ismerhet, amely az ellenfél kezében van.
position-winner = Ennyi ponttal a megnevezett játékos nem nyert.

## Setting up a position

edit-points = { $who } pontjai
edit-writs = { $who } rendeletei
edit-hand = { $who } keze
edit-pile = Húzópakli, a következő lappal elöl
edit-trick = Felülütendő
edit-discard = Dobópakli
edit-leads = Ki hív
edit-event = Esemény
edit-doubled = Minden pont duplán számít

## Drawn examples of the rules

example-CH-3-3 = Han három 4-est hív. Chu három 5-össel felel.
example-CH-3-4 = Három 7-es felülüti a három 5-öst: ugyanannyi lap, magasabb érték. Chu passzol, és újra Han hív.
example-CH-3-5 = Öt 2-es és a 0-s hatlapos szett: azonnal 6 pont.
example-CH-4-2 = Han elvett egy rendeletet, és egy 8-ast meg egy 7-est húzott.
example-CH-5-2 = Yu Ji eldobott egy 1-est. Két 4-es maradt a kézben.
example-CH-5-4 = Chu Xiang Yut használja. Lyu Zhi érvényteleníti, így Chunak ki kell játszania valamit vagy passzolnia kell.
example-CH-5-7 = Xiahou Ying: Chu 3 pontot kap, de a következő ütésben Han hív.
example-CH-5-10 = Egyetlen 9-es van kint. Liu Bang 10-esként felülüti, Chu passzol, és Han hív.
example-CH-6-4 = A két 7-es Han utolsó lapja: kifogy, és 7 pontot kap, 10-ről 17-re.

## Puzzles: why a move is the best
reason-points = A leosztás hátralévő része átlagosan { $more } ponttal többet hoz neked, mint „{ $move }” után.
reason-out = Az innen végigjátszott játszmák { $best }-ában te fogysz ki előbb, „{ $move }” után { $other }-ában.
reason-trick = Az innen végigjátszott játszmák { $best }-ában tiéd az ütés, „{ $move }” után { $other }-ában.

## What rivals say on the ladder: before a game, when they are beaten, when they have won

rival-ferryman = Vigyázat, lépcső. Lassú ma a víz, és lassú vagyok én is.
    .beaten = Átértél. Ezen a parton keresd a Követet.
    .won = Csak a lábad lett vizes. A csónak újra indul.
rival-envoy = Egy levelet hozok és két párt. Találd ki, melyiket bontom fel előbb.
    .beaten = A levélben az áll, hogy te nyertél. Magam olvasom fel a Bírónak.
    .won = Még semmi sincs aláírva. Tárgyalunk újra?
rival-magistrate = Itt minden kijátszott lapot felírunk. A hibákat is.
    .beaten = Az ítéletben nincs hiba: neked kedvez. A Régens fogad téged.
    .won = Az ügy nyitva marad. Fellebbezhetsz.
rival-regent = Messziről jöttél. Egy lapot végig neked tartogattam.
    .beaten = Tiéd a pecsét. Nem hittem, hogy örömmel adom oda.
    .won = A kapu ma este zárva van. Minden reggel kinyílik.

### Sun Tzu: a játék szövegei, magyarul.
### A számok ($armies, $margin, $marker stb.) számként, a nevek és kártyalisták szövegként érkeznek.

## A játék

game-title = Sun Tzu
game-tagline = Öt tartomány, két elme
game-summary = Kétszemélyes blöffpárbaj. Minden fordulóban mindketten titokban egy-egy lapot tesznek mind az öt tartományhoz; a nagyobb lap győz, és bevonulnak a seregek. A 3., 6. és 9. forduló után a tartományok annak hoznak pontot, aki uralja őket.
seat-0 = Szun Ce
seat-1 = Csu

## A vezetett leosztás

lesson-welcome = Te vagy Szun Ce, a kék oldal, és ez a kilencedik, utolsó forduló. Utána az az oldal győz, ahol a jelző áll, és most egy mezővel Csu oldalán van.
lesson-provinces = Minden tartomány, ahol seregeid állnak, a kiemelt pontszámot fizeti neked. Aki többet gyűjt, a maga oldalára húzza a jelzőt.
lesson-secret = Minden fordulóban mindkét oldal egy-egy lefordított lapot tesz mind az öt tartományhoz. Qinnél, Chunál és Jin-Yannál a tieid már ott vannak, és csak te látod őket.
lesson-lay = A nagyobb lap a különbséggel győz, a +1 pedig mindig eggyel veri az ellenfél lapját. Támadja hát az 5-ös a Han-Qi tartományban álló seregeket, a +1 pedig védje a Wu tartományt.
    .try = Tedd az 5-öst Han-Qihez, a +1-est Wuhoz, aztán add ki a parancsokat.
lesson-reveal = Neked van kevesebb sereged a térképen, ezért te mondod meg, hol lesz a következő csata. Kezdd ott, ahol a legerősebb a lapod.
    .try = Válaszd Jin-Yant.
lesson-difference = 9 a 3 ellen: 6-tal győzöl, és 6 sereg vonul be. A tartomány a tiéd.
    .try = Most jöjjön Han-Qi.
lesson-driven = 5 a 2 ellen 3-mal győz, de ott Csu három serege állt: előbb azok térnek vissza a készletbe. Han-Qi most üres.
    .try = Jöjjön Qin.
lesson-tie = 4 a 4 ellen: semmi sem mozdul, és a sereged marad. A döntetlen annak jó, akié a tartomány.
    .try = Most Wu.
lesson-plus = Csu egy 10-est áldozott a Wu tartományra, de a +1-esed így is eggyel verte. Ahol nem győzhetsz, mint a Chu tartományban, egy kis lappal keveset veszítesz.
lesson-won = Qin, Jin-Yan és Wu 4 + 3 + 4 pontot fizet neked, Csu 5-öt kap: a jelző 6 mezőt lép feléd, és győztél. A teljes játékban a 3., 6. és 9. forduló után fizetnek a tartományok.

## Tartományok

province-qin = Qin
province-chu = Chu
province-jin_yan = Jin-Yan
province-han_qi = Han-Qi
province-wu = Wu
source-pool = készlet
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

## Lapok

card-plague = dögvész
    .ability = Nincs csata: a tartományban álló seregek fele visszatér a készletbe. Az ellenfél lapja hatástalan.
    .title = Dögvész
    .line = A seregek fele visszatér
card-number = Szám
    .ability = A nagyobb szám a különbséggel győz.
card-one = 1
    .ability = Aki használja, ebben a fordulóban 3 lapot húz, és 2-t megtart.
    .line = Húzz 3-at, tarts 2-t
card-six = 6
    .ability = Egy sereg megjelöli a tartományt; oda többé nem tehetsz hatost.
    .line = Jelet hagy
card-plus = Plusz
    .ability = { $cost ->
        [0] Bármely számot ennyivel ver: { $plus }.
       *[other] Bármely számot ennyivel ver: { $plus }. Ára: { $cost } félretett sereg.
    }
    .line = { $cost ->
        [0] Ellenfél + { $plus }
       *[other] Ellenfél + { $plus }, ára { $cost }
    }
card-minus = Mínusz
    .ability = Bármely szám ellen 1-gyel veszít.
    .line = Az ellenfélnél 1-gyel kevesebb

## Hadurak

warlord-double_six = Kettős jel
    .effect = Hatost tehetsz oda, ahol már ott a jeled; egy második sereg jelöli meg.
warlord-remove_army = Rajtaütés
    .effect = 1–6. forduló: küldj vissza egy sereget egy tartományból a gazdája készletébe.
warlord-counter_plague = Gyógyító
    .effect = { $edition ->
        [hu] Az ellenfél dögvésze hatástalan.
       *[other] Az ellenfél dögvésze 0 értékű lapnak számít.
    }
warlord-total_plague = Fekete szél
    .effect = Ebben a fordulóban minden dögvész csak egy sereget hagy meg.
warlord-recycle_plague = Visszatérő kór
    .effect = A kijátszott dögvészed a paklid aljára kerül; aztán a pakli legfelső lapja kikerül a játékból.
warlord-move_army = Erőltetett menet
    .effect = 1–6. forduló: vidd egy seregedet egy szomszédos, üres vagy saját tartományba.
warlord-high_as_six = Csel
    .effect = A 7-esed, 8-asod, 9-esed vagy 10-esed 6-nak számít, jel nélkül.
warlord-head_start = Korai indulás
    .effect = A pontjelző egy mezővel a te oldaladon indul.
warlord-recycle_minus = Megfontolás
    .effect = A kijátszott −1-esed a paklid aljára kerül; aztán a pakli legfelső lapja kikerül a játékból.
warlord-reinforce = Tartalék
    .effect = 1–6. forduló: egy sereg a készletedből egy általad uralt tartományba.

## Események

event-pandemic = Járvány
    .effect = Ha 4 dögvészt játszottak ki: mindkét játékos félretesz 1 sereget.
event-war_chariot = Harci szekér
    .effect = Ha egy játékos 3 tartományt jelölt meg hatossal: elvehet még egy hadurat.
event-champion_challenge = Bajnoki kihívás
    .effect = Ha egy 9-es nem győz: a gazdája félretesz 1 sereget.
event-hero_challenge = Hősi kihívás
    .effect = Ha egy 10-es nem győz: a gazdája félretesz 2 sereget.
event-light_infantry = Könnyű gyalogság
    .effect = { $edition ->
        [pl] Ha 1-es találkozik 1-essel: a pontsávon lemaradó pontot kap.
       *[other] Ha 1-es találkozik 1-essel: a pontsávon lemaradó ott sereget kap.
    }

## Beállítások

option-edition = Kiadás
    .help = A három nyomtatott kiadás részletekben eltér; mindhármat pontosan követjük.
option-edition-en = Angol kiadás
option-edition-hu = Magyar kiadás
option-edition-pl = Lengyel kiadás
option-warlords = Hadurak
    .help = Mindkét játékosnak van egy titkos, egyszer használható hadura.
option-warlords-true = Hadurakkal
option-warlords-false = Hadurak nélkül
option-events = Események
    .help = Öt eseménylap, mindig egy van felfordítva. Amikor az ötödik is érvénybe lépett, a játék véget ér.
option-events-false = Események nélkül
option-events-true = Eseményekkel
option-beginner = Kezdő játék
    .help = Nincs +2 és +3, nincsenek hadurak, mind a 21 sereg a készletben van. A lengyel kiadásban események sincsenek.
option-beginner-false = Teljes játék
option-beginner-true = Kezdő játék

## Miben térnek el a kiadások

edition-differs = Miben térnek el a kiadások
edition-order_from_round = Ki szabja meg a csaták sorrendjét
    .value = { $value ->
            [1] Az
            [5] Az
           *[other] A
        } { $value }. fordulótól az, akinek kevesebb serege van a tartományokban.
edition-order_tie = Ha egyenlő a seregek száma a sorrendnél
edition-order_tie-last_decider = Újra az dönt, aki legutóbb döntött.
edition-order_tie-behind_on_track = A pontsávon lemaradó dönt.
edition-order_tie-fewer_armies_in_previous_round = Az dönt, akinek az előző fordulóban kevesebb serege volt.
edition-warlord_deal = Hadurak az elején
edition-warlord_deal-choose = Mindkét játékos választ egyet.
edition-warlord_deal-random = Vakon húznak egyet.
edition-windows = Mikor használhatók a seregeket mozgató hadurak
edition-windows-before = A csaták előtt
edition-windows-between = A csaták között
edition-windows-after = A csaták után
edition-total_plague_window = Mikor használható: { warlord-total_plague }
edition-total_plague_window-before = A lapok lerakása után, a csaták előtt.
edition-total_plague_window-start = A forduló elején, a lapok lerakása előtt.
edition-remove_army_targets = Kinek a seregét viszi el: { warlord-remove_army }
edition-remove_army_targets-any = Bármelyiket.
edition-remove_army_targets-rival = Csak az ellenfelét.
edition-counter_plague = Mit tesz: { warlord-counter_plague }
edition-counter_plague-counts_zero = A dögvész 0-nak számít, és a csatát megvívják.
edition-counter_plague-no_effect = A dögvész hatástalan, és nincs csata.
edition-light_infantry = Mit hoz a Könnyű gyalogság
edition-light_infantry-army = Sereget a tartományba a lemaradónak.
edition-light_infantry-point = Pontot a lemaradónak.
edition-mark_from_own_province = Jel üres készlettel
edition-mark_from_own_province-true = Bármely tartományból, a megjelöltből is.
edition-mark_from_own_province-false = Másik tartományból, ha van ilyen.
edition-beginner_events = Események a kezdő játékban
edition-beginner_events-as_option = Tetszés szerint.
edition-beginner_events-off = Nincsenek.

## Szabályok: kellékek

rules-1 = A játék kellékei
rule-ST-1-1 = A tartományok: Qin, Chu, Jin-Yan, Han-Qi és Wu; ebben a sorrendben rakják le és fordítják fel a lapokat.
rule-ST-1-2 = Szomszédok: Qin a Jin-Yan, a Han-Qi és a Chu tartománnyal; Han-Qi még a Jin-Yan, a Chu és a Wu tartománnyal; Chu még a Wu tartománnyal.
rule-ST-1-3 = Mindkét játékosnak 20 lapja van: 1-től 6-ig keretesek, amelyek mindig visszatérnek, és 14 keret nélküli: 7-től 10-ig, +2, +3, három +1, három −1 és két dögvész.
rule-ST-1-4 = Tíz értéktábla mondja meg, mit fizet egy tartomány a 3., 6. és 9. forduló után; öt van játékban.
rule-ST-1-5 = A pontsávon a közepétől mindkét végéig 9 mező van, és a jelző a végén megáll.
rule-ST-1-6 = Mindkét játékosnak 21 serege van. Egy sereg a készletben, félretéve, egy tartományban vagy egy hatos jelén van.
rule-ST-1-7 = Akinek serege van egy tartományban, az uralja; a két fél seregei sosem állnak együtt. A jelek semmit sem uralnak.

## Szabályok: előkészület

rules-2 = Előkészület
rule-ST-2-1 = Öt véletlen értéktábla kerül a tartományokhoz; a játék az 1. fordulóban, középen álló jelzővel kezdődik.
rule-ST-2-2 = Mindenki 18 sereggel a készletben és 3 félretettel kezd; kezében a hat keretes lap és négy a megkevert pakliból, amelyben 10 lap marad.
rule-ST-2-3 = Mindenki titokban elvesz egyet a saját öt hadura közül: egyszerre választanak, a magyar kiadásban pedig vakon húznak.
rule-ST-2-4 = Eseményekkel: az öt lapot megkeverik, a legfelsőt felfordítják.
rule-ST-2-5 = A kezdő játékban nincs +2, +3 és hadúr, és minden sereg a készletben van; a lengyel kiadásban események sincsenek.

## Szabályok: forduló

rules-3 = A forduló
rule-ST-3-1 = Tégy minden tartományhoz egy kézben lévő lapot képpel lefelé, Qintől Wuig; mind az öt együtt a terved.
rule-ST-3-2 = Nem tehetsz hatost olyan tartományhoz, amelyen a saját hatosod jele áll, hacsak nincs meg az a hadurad, aki megengedi.
rule-ST-3-3 = Eleinte a rögzített sorrendben csatáznak; később az nevezi meg a következő csata tartományát, akinek kevesebb serege van a tartományokban.
rule-ST-3-4 = Egyenlő seregeknél a kiadás dönt: aki legutóbb döntött, aki lemaradt a pontsávon, vagy akinek az előző fordulóban kevesebb volt; különben a rögzített sorrend érvényes.

## Szabályok: csata

rules-4 = Csata
rule-ST-4-1 = Mindkét lapot felfordítják, a nagyobb a különbséggel győz; ha egyenlők, semmi sem mozdul.
rule-ST-4-2 = A plusz a saját értékével többet ér az ellenfél lapjánál, a −1 eggyel kevesebbet.
rule-ST-4-3 = Két egyforma plusz vagy mínusz döntetlen, és nem kerül semmibe.
rule-ST-4-4 = Plusz ellen a −1 nullát ér, és a plusz értékével veszít.
rule-ST-4-5 = Két különböző plusz közül a nagyobb a különbségükkel győz; az árukat így is megfizetik.
rule-ST-4-6 = A győztes előbb a különbségnek megfelelő számú ellenséges sereget küld vissza a készletbe, és ahány ehhez hiányzik, annyi saját sereget állít a tartományba.
rule-ST-4-7 = A seregek a készletből jönnek; a hiányzók szomszédos tartományokból, távolabbról csak akkor, ha egyik szomszédban sincs; a csata tartományából soha.
rule-ST-4-8 = A felfordított hatost egy sereg jelöli meg a készletből, üres készletnél egy tartományból. Végleg ott marad.
rule-ST-4-9 = A csata után a +2 ára 1, a +3 ára 2 sereg, a készletből vagy tartományokból félretéve.
rule-ST-4-10 = A dögvész érvényteleníti a másik lapot: nincs csata, és a tartományban álló seregek fele, lefelé kerekítve, visszatér a készletbe.
rule-ST-4-11 = Aki 1-est használ, ebben a fordulóban három lapot húz, és kettőt megtart.
rule-ST-4-12 = Egy tartományban a sorrend: felfedés, hadurak, dögvész, jelek, csata, költségek, visszaforgatás, esemény.

## Szabályok: támogatás

rules-5 = Támogatás
rule-ST-5-1 = Minden keret nélküli lapért, amelyet végleg odaadsz a kezedből, egy félretett sereg visszatér a készletbe. Keretes vagy már lerakott lapot nem adhatsz oda.
rule-ST-5-2 = Támogatás akkor lehetséges, ha üres a készleted és sereggel tartozol, ahol egy hadurat szolgálhat, és az utolsó felhívásnál; máskor nem.
rule-ST-5-3 = Hogy kérdezünk-e támogatásról, csak nyílt dolgokon múlik: van-e félretett sereged, és keret nélküli lapod kézben vagy lefordítva.
rule-ST-5-4 = Mielőtt a készleteket összemérik, mindketten sorban még egyszer kérhetnek támogatást.

## Szabályok: pontozás és húzás

rules-6 = Pontozás, húzás, vége
rule-ST-6-1 = A 3., 6. és 9. forduló után minden tartomány az uralójának fizeti az értékét, és a jelző a különbséggel mozdul.
rule-ST-6-2 = Ha a 3. vagy 6. forduló után a jelző a sáv végén áll, azonnal az győz, akinek az oldalán áll.
rule-ST-6-3 = A 9. forduló után az nyer, akinek az oldalán a jelző áll; középen a nagyobb készlet, egyenlőnél döntetlen.
rule-ST-6-4 = A keretes lapok kézbe térnek vissza, a többi kijátszott lap kikerül a játékból. 2-t húzol, és 1-et tartasz meg, 1-es után 3-at húzol, és 2-t tartasz meg; a többi a paklid aljára kerül.
rule-ST-6-5 = Mindketten egyszerre és titokban húznak és választanak; a 9. forduló után nincs húzás.

## Szabályok: hadurak

rules-7 = Hadurak
rule-ST-7-1 = A Kettős jellel hatost tehetsz oda, ahol már ott a jeled; akkor használódik el, amikor azt a hatost felfordítják.
rule-ST-7-2 = Rajtaütés, 1–6. forduló: egy sereg a tartományból a gazdája készletébe kerül; a lengyel kiadásban csak az ellenfélé.
rule-ST-7-3 = A Gyógyítóval az ellenfél dögvésze 0-t ér, és a csatát megvívják; a magyar kiadásban a dögvész egyszerűen hatástalan.
rule-ST-7-4 = Fekete szél: ebben a fordulóban minden dögvész csak egy sereget hagy meg.
rule-ST-7-5 = Visszatérő kór: a kijátszott dögvészed a pakli aljára kerül, aztán a pakli legfelső lapja kikerül a játékból.
rule-ST-7-6 = Erőltetett menet, 1–6. forduló: egy sereged egy szomszédos, üres vagy saját tartományba vonul.
rule-ST-7-7 = Csel: a felfordított 7-esed, 8-asod, 9-esed vagy 10-esed mindenben 6-nak számít, de nem hagy jelet.
rule-ST-7-8 = Korai indulás: a jelző egy mezővel Szun Ce felé kezd.
rule-ST-7-9 = Megfontolás: a kijátszott −1-esed a pakli aljára kerül, aztán a pakli legfelső lapja kikerül a játékból.
rule-ST-7-10 = Tartalék, 1–6. forduló: egy sereg a készletedből egy általad uralt tartományba kerül.
rule-ST-7-11 = Kivédett dögvész ellen a szám és a plusz a saját értékével győz, a −1 pedig 1-gyel veszít; a saját dögvész így is érvényesül.
rule-ST-7-12 = Ezt a hadurat most nem lehet használni.
rule-ST-7-13 = Mindig megkérdezünk, ha a nyílt dolgok szerint lehet megfelelő hadurad; amid van, csak azt dönti el, mit tehetsz.
rule-ST-7-14 = Amikor hadurat lehet használni, felváltva kérdezzük a játékosokat, amíg egymás után mind nem passzolnak.
rule-ST-7-15 = Nyílt, hogy kinek hány rejtett hadura van, és minden elhasznált is; hogy melyek rejtettek, az titok.

## Szabályok: események

rules-8 = Események
rule-ST-8-1 = Minden tartomány után megnézik a felfordított eseményt; ha a feltétele teljesül, érvénybe lép, és a következőt felfordítják.
rule-ST-8-2 = Járvány, 4 kijátszott dögvész után: mindenki félretesz egy sereget a készletből, üres készletnél egy tartományból.
rule-ST-8-3 = Harci szekér, 3 hatossal megjelölt tartományért: elvehetsz még egyet a saját haduraid közül, amely nincs elhasználva és nincs nálad.
rule-ST-8-4 = Bajnoki kihívás: akinek a 9-ese nem győzött, félretesz 1 sereget a készletből vagy egy tartományból.
rule-ST-8-5 = Hősi kihívás: akinek a 10-ese nem győzött, félretesz 2 sereget a készletből vagy tartományokból.
rule-ST-8-6 = Könnyű gyalogság, 1 az 1 ellen: a lemaradó sereget állíthat oda, vagy ha ott az ellenfél áll, visszaküldheti egy seregét a készletbe; a lengyel kiadásban pontot kap.
rule-ST-8-7 = Egy csata csak azt az eseményt indítja el, amely alatta fel volt fordítva; új Járvány vagy Harci szekér, amelynek a feltétele már teljesül, azonnal érvénybe lép.
rule-ST-8-8 = Amikor az ötödik esemény is érvénybe lépett, a játék azonnal véget ér: a pontsávon vezető nyer, egyenlőnél a nagyobb készlet.

## Szabályok: döntések

rules-9 = Döntések
rule-ST-9-1 = Csak az dönthet, akit kérdeznek.
rule-ST-9-2 = A lépés csak az ismert lépésszövegek egyike lehet, kisbetűvel, egyszeres szóközökkel.
rule-ST-9-3 = Most másról kell dönteni.
rule-ST-9-4 = Ha mindketten tartoznak valamivel, az kezd, aki a sorrendről dönt; ha ilyen nincs, Szun Ce.
rule-ST-9-5 = Ami nem hagy választást, magától történik; a nem a készletből jövő seregekről egyesével kérdezünk.
rule-ST-9-6 = Titkos a kéz, a lefordított és a húzott lap, a pakli és a rejtett hadúr, és az is, meddig jutott az ellenfél a tervével.
rule-ST-9-7 = Minden, ami véletlen, az előkészületkor dől el.
rule-ST-9-8 = Az az állás, amelyben senkit sem kérdeznek, magától halad a következő döntésig.

## Amit kérdeznek

ask-warlord = Válaszd ki titokban a hadurad.
ask-placing = Tégy egy-egy lapot minden tartományhoz. Következő: { $province }.
ask-start = Kezdődik a forduló: használsz hadurat, vagy passzolsz?
ask-before = A csaták előtt: használsz hadurat, vagy passzolsz?
ask-between = A csaták között: használsz hadurat, vagy passzolsz?
ask-after = A csaták után: használsz hadurat, vagy passzolsz?
ask-reveal = Válaszd ki, hol legyen a következő csata.
ask-high_as_six = 6-nak számítson a lapod ({ warlord-high_as_six }), vagy passzolsz?
ask-counter_plague = Kivéded az ellenfél dögvészét ({ warlord-counter_plague }), vagy passzolsz?
ask-recycle_minus = A pakli aljára teszed a −1-est ({ warlord-recycle_minus }), vagy passzolsz?
ask-recycle_plague = A pakli aljára teszed a dögvészt ({ warlord-recycle_plague }), vagy passzolsz?
ask-mark = Üres a készleted: honnan jöjjön a jelet tartó sereg?
ask-transfer = Üres a készleted: hozz seregeket ide: { $province }. Hátravan: { $count }.
ask-cost = A +2 és a +3 lapnak ára van: tégy félre seregeket. Hátravan: { $count }.
ask-pandemic = { event-pandemic }: üres a készleted. Tégy félre egy sereget egy tartományból.
ask-champion_challenge = { event-champion_challenge }: a 9-esed nem győzött. Tégy félre egy sereget.
ask-hero_challenge = { event-hero_challenge }: a 10-esed nem győzött. Félreteendő sereg: { $count }.
ask-take = { event-war_chariot }: elveszel titokban még egy hadurat?
ask-infantry = { event-light_infantry }: küldesz sereget ebbe a tartományba?
ask-keep =
    { $count ->
        [one] Tarts meg { $count } lapot; a többi a paklid aljára kerül.
       *[other] Tarts meg { $count } lapot; a többi a paklid aljára kerül.
    }
ask-last_call = A pontsávon egyenlő az állás, a készleteket mérik össze: adsz oda lapot seregért, vagy passzolsz?
ask-wait = Várunk rá: { $who }.
ask-over = A játék véget ért.

## Lépések (gombok)

move-warlord = Hadúr: { $warlord }
move-place = { $card } – { $province }
move-reveal = Csata: { $province }
move-support = { $card } odaadása seregért
move-pay = Fizetés innen: { $province }
move-pay-pool = Fizetés a készletből
move-transfer = Sereg innen: { $province }
move-use = Hadúr használata: { $warlord }
move-use-at = { $warlord }: { $province }
move-use-move = { $warlord }: { $from } → { $to }
move-take = Elveszem: { $warlord }
move-decline = Nem kérem
move-infantry = Könnyű gyalogság küldése
move-keep = { $card } megtartása
move-pass = Passz

## Napló

log-dealt = Az értéktáblák a helyükön, a lapok kiosztva.
log-dealt-event = Az első esemény: { $event }.
log-dealt-cards = A lapjaid: { $cards }.
log-took =
    { $mine ->
        [yes] Titokban elveszel egy hadurat.
       *[no] { $who } titokban elvesz egy hadurat.
    }
log-warlords_taken = Mindkettőjüknek megvan a hadura.
log-round_started = Kezdődik { $round ->
        [1] az
        [5] az
       *[other] a
    } { $round }. forduló.
log-laid =
    { $mine ->
        [yes] Leraktad az öt lapot.
       *[no] { $who } lerakta az öt lapot.
    }
log-order_settled = Seregek a tartományokban: { $me ->
        [0] te { $armies_0 }, { seat-1 } { $armies_1 }
        [1] { seat-0 } { $armies_0 }, te { $armies_1 }
       *[other] { seat-0 } { $armies_0 }, { seat-1 } { $armies_1 }
    }.
log-order_settled-decider =
    { $decider ->
        [0] { $me ->
            [0] A csaták sorrendjéről te döntesz.
           *[other] A csaták sorrendjéről { seat-0 } dönt.
        }
       *[other] { $me ->
            [1] A csaták sorrendjéről te döntesz.
           *[other] A csaták sorrendjéről { seat-1 } dönt.
        }
    }
log-revealed =
    { $me ->
        [0] { $province }: a te lapod { $cards_0 }, { seat-1 } lapja { $cards_1 }.
        [1] { $province }: a te lapod { $cards_1 }, { seat-0 } lapja { $cards_0 }.
       *[other] { $province }: { seat-0 } lapja { $cards_0 }, { seat-1 } lapja { $cards_1 }.
    }
log-used =
    { $mine ->
        [yes] Hadurat használsz: { $warlord }.
       *[no] { $who } hadurat használ: { $warlord }.
    }
log-used-province = Hol: { $province }.
log-used-to = Hová: { $to }.
log-plague_struck =
    { $returned ->
        [0] Dögvész, { $province }: semmi sem tér vissza.
        [one] Dögvész, { $province }: { $returned } sereg visszatér a készletbe, marad { $left } ({ $mine ->
            [yes] te
           *[no] { $who }
        }).
       *[other] Dögvész, { $province }: { $returned } sereg visszatér a készletbe, marad { $left } ({ $mine ->
            [yes] te
           *[no] { $who }
        }).
    }
log-marked =
    { $mine ->
        [yes] Hatossal jelölöd meg: { $province }.
       *[no] { $who } hatossal jelöli meg: { $province }.
    }
log-paid =
    { $mine ->
        [yes] Egy sereget adsz { paid-why } ({ $source }).
       *[no] { $who } egy sereget ad { paid-why } ({ $source }).
    }
paid-why =
    { $why_id ->
        [mark] a hatos jelére
        [cost] a lapért
       *[other] emiatt: „{ $why }”
    }
log-fought =
    { $margin ->
        [0] { $province }: { $totals_0 } { $totals_1 ->
                [1] az
                [5] az
               *[other] a
            } { $totals_1 } ellen, döntetlen. Semmi sem mozdul.
       *[other] { $province }: { $winner ->
            [0] { $totals_0 } { $totals_1 ->
                [1] az
                [5] az
               *[other] a
            } { $totals_1 } ellen
           *[other] { $totals_1 } { $totals_0 ->
                [1] az
                [5] az
               *[other] a
            } { $totals_0 } ellen
        }. { $mine ->
            [yes] Te győzöl
           *[no] { $who } győz
        } { $margin } különbséggel: { log-fought-armies }.
    }
log-fought-armies =
    { $returned ->
        [0] { log-fought-in }
       *[other] { log-fought-back }{ $places ->
            [0] {""}
           *[other] , { log-fought-in }
        }
    }
log-fought-back = { $returned } sereg visszatér
log-fought-in = { $places } sereg bevonul
log-not_fought = { $province }: a dögvész ki van védve, nincs csata.
log-transferred =
    { $mine ->
        [yes] Sereget viszel: { $source } → { $province }.
       *[no] { $who } sereget visz: { $source } → { $province }.
    }
log-supported =
    { $mine ->
        [yes] Lapot adsz egy seregért: { $card }.
       *[no] { $who } lapot ad egy seregért: { $card }.
    }
log-recycled =
    { $mine ->
        [yes] A paklid aljára teszed: { $card }. Kikerül a játékból: { $removed }.
       *[no] { $who } a pakli aljára teszi: { $card }. Kikerül a játékból: { $removed }.
    }
log-event_met = Esemény: { $event }.
log-event_turned = Hátralévő események: { $left }.
log-event_turned-event = A következő esemény: { $event }.
log-infantry_sent =
    { $mine ->
        [yes] Könnyű gyalogságot küldesz: { $province }.
       *[no] { $who } könnyű gyalogságot küld: { $province }.
    }
log-marker_moved = { $mine ->
        [yes] Pontot kapsz
       *[no] { $who } pontot kap
    }. { label-marker }
log-declined =
    { $mine ->
        [yes] Nem kéred ({ $event }).
       *[no] { $who } nem kéri ({ $event }).
    }
log-passed =
    { $mine ->
        [yes] Passzolsz ({ $what }).
       *[no] { $who } passzol ({ $what }).
    }
log-scored = Pontozás { $round ->
        [1] az
        [5] az
       *[other] a
    } { $round }. forduló után: { $me ->
        [0] te { $points_0 }, { seat-1 } { $points_1 }
        [1] { seat-0 } { $points_0 }, te { $points_1 }
       *[other] { seat-0 } { $points_0 }, { seat-1 } { $points_1 }
    }. { label-marker }
log-drawn =
    { $mine ->
        [yes] Lapokat húzol: { $count }, megtartasz: { $keep }.
       *[no] { $who } lapokat húz: { $count }, megtart: { $keep }.
    }
log-drawn-cards = Húzott lapjaid: { $cards }.
log-kept =
    { $mine ->
        [yes] Kiválasztottad a lapjaidat.
       *[no] { $who } kiválasztotta a lapjait.
    }
log-game_over =
    { $shared ->
        [1] Vége a játéknak: döntetlen. { label-marker } Készletek: { $pools_0 } és { $pools_1 }.
       *[other] { $mine ->
            [yes] Megnyered a játékot!
           *[no] { $who } megnyeri a játékot!
        } { label-marker } Készletek: { $pools_0 } és { $pools_1 }.
    }

## Miért fizetnek sereget, mit passzoltak

why-mark = hatos jele
why-cost = a lap ára
why-pandemic = { event-pandemic }
why-champion_challenge = { event-champion_challenge }
why-hero_challenge = { event-hero_challenge }
what-start = a forduló eleje
what-before = a csaták előtt
what-between = a csaták között
what-after = a csaták után
what-last_call = utolsó felhívás
what-transfer = nincs több sereg
what-high_as_six = hadúr nélkül
what-counter_plague = hadúr nélkül
what-recycle_minus = hadúr nélkül
what-recycle_plague = hadúr nélkül

## Feliratok

label-round = { $round }. forduló a 9-ből
label-pool = Készlet: { $count }
label-set_aside = Félretéve: { $count }
label-hand = Kéz
label-deck = Pakli: { $count }
label-drawn = Húzott lapok
label-laid = Lerakva
label-removed = Kikerült
label-marker =
    { $marker_sign ->
        [plus] { $me ->
            [0] Vezetsz
           *[other] { seat-0 } vezet
        } { $marker_size } ponttal.
        [minus] { $me ->
            [1] Vezetsz
           *[other] { seat-1 } vezet
        } { $marker_size } ponttal.
       *[zero] A jelző középen áll.
    }
label-marks = Hatosok jelei
label-event = Esemény
label-events_left = Alatta: { $left }
label-warlords = Hadurak
label-decider = A sorrendről dönt
label-next = Következő pontozás: { $round }. forduló
label-armies =
    { $count ->
        [one] { $count } sereg
       *[other] { $count } sereg
    }
label-cards =
    { $count ->
        [one] { $count } lap
       *[other] { $count } lap
    }

## Az asztal a böngészőben

card-framed = Keretes: minden fordulóban visszatér
card-loose = Keret nélküli: kijátszás után kikerül
board-map = Az öt tartomány térképe
board-sea = Keleti-tenger
board-track = Pontsáv
board-leads = { $mine ->
        [yes] Vezetsz
       *[no] { $who } vezet
    } { $count } ponttal.
board-level = A jelző középen áll.
board-if_scored = ha most pontoznánk
board-round = Forduló
board-values = Értéktábla: { $values }.
board-next = Következő érték: { $value }.
board-empty = Üres
    .sentence = Nincs sereg.
board-armies =
    { $count ->
        [one] { $who }: { $count } sereg.
       *[other] { $who }: { $count } sereg.
    }
board-mark = Hatos jele: { $who }.
board-card-yours = A lapod: { $card }.
board-card-of = { $who } lapja: { $card }.
board-face-down = lefordítva
board-slot = Lap ide: { $province }
board-slot-full = { $province }: { $card }. Felvétel vagy csere
board-choose = Választás: { $province }
board-yours = A te oldalad
board-pool = Készlet
board-aside = Félretéve
board-hand = Kéz
board-deck = Pakli
board-laying = Lapokat rak
board-all_laid = Mind az öt lerakva
board-decides = A sorrendről dönt
board-warlord = A hadurad
board-hidden_warlords = Rejtett hadurak: { $count }
board-used = Elhasználva: { $warlords }
board-close = Bezárás
battle-won = { $high } { $low ->
        [1] az
        [5] az
       *[other] a
    } { $low } ellen: { $mine ->
        [yes] te győzöl
       *[no] { $who } győz
    } { $margin } különbséggel, { log-fought-armies }
battle-drawn = { $high } { $low ->
        [1] az
        [5] az
       *[other] a
    } { $low } ellen: döntetlen, semmi sem mozdul
battle-plague = Dögvész: { $returned ->
        [0] semmi sem tér vissza
        [one] { $returned } sereg visszatér
       *[other] { $returned } sereg visszatér
    }
battle-countered = A dögvész kivédve, nincs csata
battle-open = Zajlik a csata
battle-brief-won = { $mine ->
        [yes] Te nyersz, +{ $margin }
       *[no] { $who } nyer, +{ $margin }
    }
battle-brief-drawn = Döntetlen
battle-past-won = { $round }. forduló, győztes: { $who }
battle-past-drawn = { $round }. forduló, döntetlen
battle-past-plague = { $round }. forduló, dögvész
prompt-lay = Tégy egy-egy lapot minden tartományhoz
prompt-laid = Lerakva: { $count } / { $of }.
prompt-where = Hová kerüljön: { $card }?
prompt-which = Válassz lapot ide: { $province }.
prompt-ready = Minden a helyén. Még cserélhetsz.
prompt-confirm = Parancsok kiadása
prompt-choose-province = Válassz tartományt
prompt-choose-card = Válassz lapot
prompt-choose-warlord = Válassz hadurat
prompt-more = Minden lépés
offer-warlords = Válassz titokban egy hadurat
offer-drawn = A húzott lapjaid
hand-yours = A lapjaid: { $cards }
hand-none = Nincs lap a kezedben
hand-help = A nyilakkal lépkedsz a lapok között, a szóköz felveszi a lapot, az 1–5 billentyű tartományhoz teszi.
hand-chosen = felvéve
step-round = { $round }. forduló
step-warlord = Hadurak
step-placing = Lerakás
step-battles = Csaták
step-scoring = Pontozás
step-drawing = Húzás
result-winner = { $mine ->
        [yes] Győzöl
       *[no] { $who } győz
    }
result-draw = Döntetlen
result-pools = Készletek: { $first } és { $second }.
result-how = Így jöttek össze a pontok
result-round = { $round ->
        [1] Az
        [5] Az
       *[other] A
    } { $round }. forduló után
result-nobody = senki

## A tanfolyam

course-numbers = Ki nyer, és mennyivel
course-bonus = Plusz és mínusz
course-plague = A dögvész
course-six = A 6-os és a jele
course-one = Az 1-es többet húz
course-scoring = Pontozó fordulók
course-warlords = Hadurak

## Why a position cannot be

position-cards = Mindkét félnek saját 20 lapja van (a kezdő játékban 18), mindegyik annyiszor, ahányszor létezik.
position-armies = Mindkét félnek 21 serege van: tartományokban, hatosok jelén, a készletben és félretéve.
position-pool = Mindkét félnek 21 serege van: tartományokban, hatosok jelén, a készletben és félretéve.
position-decks = A keretes lapok, 1-től 6-ig, mindig visszatérnek: kézben vagy egy tartománynál vannak.
position-removed = A keretes lapok, 1-től 6-ig, sosem kerülnek ki a játékból.
position-displays = Minden tartománynak saját értéktáblája van.
position-placed = A lapokat Qintől kezdve hézag nélkül rakják le, hatost nem oda, ahol már áll a saját jele, és ahol csata következik, ott mindkét félé ott fekszik.
position-phase = Ebben a játékban nincs ilyen szakasz.
position-fought = Ebben a szakaszban még nem volt csata.
position-drawn = Lapot csak a forduló pontozása után húznak.
position-keep = Lapot csak a forduló pontozása után húznak.
position-warlords = Egy hadúr az egyik félé, és rejtett vagy használt; van játék, amelyben nincs hadúr.
position-events = Az események nem illenek ehhez a játékhoz, vagy egy sem maradt.
position-battle = Ez a csata így nem lehetséges.
position-pending = Itt ezt senkitől sem kérdezik: a kérdés a csata saját lépéséhez, a felfordított eseményhez és a játékban lévő hadurakhoz tartozik. Sereget a győztes visz oda, ahol nem állnak az ellenfél seregei.
position-window = Ebben a pillanatban senki sem kérdezhető hadúrról vagy támogatásról.
position-outcome = Csak véget ért játéknak van eredménye.

## Setting up a position

edit-round = Forduló
edit-marker = Jelző (balra Csu, jobbra Szun Ce)
edit-control = Kinek a seregei
edit-armies = Hány
edit-mark = { $who } hatosának jele
edit-aside = Félretéve: { $who }
edit-hand = { $who } keze
edit-deck = { $who } paklija, a következő lappal elöl
edit-removed = Kikerült: { $who }
edit-warlord = { $who } hadura
edit-no-warlord = nincs
edit-anew = A forduló elejére
edit-laid = Lerakott lap: { $who }
edit-nothing-laid = nincs
edit-battles = A csatákhoz
edit-decider = Ki nevezi meg a következő csatát
edit-fixed-order = senki: kötött sorrend
edit-fought = A csata már lezajlott
edit-turn = Lapok felfordítása itt
edit-question = Kérdés ebben a csatában
edit-asked = Kit kérdeznek
edit-owed = Tartozik seregekkel: { $who }
edit-ask-mark = sereg a hatos jelére
edit-ask-battle = honnan sereg
edit-ask-cost = egy lap ára
edit-ask-light_infantry = { event-light_infantry }: honnan
edit-winner = Győztes
edit-countered = A dögvész kivédve
edit-as_six = Szun Ce lapja 6-nak számít

## Drawn examples of the rules

example-ST-3-1 = Szun Ce még lerak egy 7-est Han-Qihez és egy 5-öst Wuhoz. Ekkor minden lap a helyén van, és kezdődnek a csaták.
example-ST-4-1 = 7 a 3 ellen Han-Qiben: Szun Ce 4-gyel nyert, és 2 seregéből 6 lett.
example-ST-4-2 = A +2 a 9 ellen Han-Qiben 11-et ér: Szun Ce 2-vel nyer, és most 4 serege van ott.
example-ST-4-8 = A 6-os Wuban 4-gyel nyert, és jelet hagyott: oda második 6-ost nem lehet rakni.
example-ST-4-9 = A csata megvan, de a +2 egy seregbe kerül: Szun Cének egyet félre kell tennie.
example-ST-4-10 = Dögvész Wuban: a négy seregből kettő marad, és senki sem nyer.
example-ST-6-2 = A 3. forduló után minden tartomány pontozott: Szun Ce eggyel többet kapott, és a jelző az ő 1-es mezőjén áll.
example-ST-7-6 = Szun Ce az Erőltetett menetet választotta. Hogy Csunak melyik hadura van, rejtve marad.

## Puzzles: why a move is the best
reason-marker = A következő pontozáskor a jelző átlagosan { $more } mezővel közelebb áll a te végedhez, mint „{ $move }” után.
reason-pool = A következő pontozáskor átlagosan { $more } sereggel több van a készletedben, mint „{ $move }” után.
reason-holds = { $of } a következő pontozáskor az innen végigjátszott játszmák { $best }-ában a tiéd, „{ $move }” után { $other }-ában.

## What rivals say on the ladder: before a game, when they are beaten, when they have won

rival-hare = Gyorsan, gyorsan! Aki először üt, vacsorára otthon van.
    .beaten = Elfogytak az erős lapjaim, a tieid nem. A Daru lassabb, de sosem fogy ki.
    .won = Megvagy! Még egy kört?
rival-crane = Két tartomány az enyém. Mozdíts el onnan, ha tudsz.
    .beaten = Csak azt hagytad meg nekem, ami nem számít. A Róka nem hagy majd választani.
    .won = Még a szárnyamat sem kellett kinyitnom. Újra?
rival-fox = Tedd a legjobb lapodat, ahová akarod. Én máshol leszek.
    .beaten = Átláttál rajtam. Eddig csak a Tigrisnek sikerült.
    .won = Oda néztél, ahová én néztem. Próbáld újra.
rival-tiger = Te nem találsz ki engem, nekem meg nem kell kitalálnom téged.
    .beaten = Szép vadászat volt. Tiéd az egész erdő.
    .won = Nyomot hagytál. Gyere vissza eső után.

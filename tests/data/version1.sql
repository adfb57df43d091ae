-- A database of the first schema, as the release before the second one has left it: Chu Han, Sun Tzu
-- and Shogun in progress, an answer held in a secret window, an open table, a game that is over.
BEGIN TRANSACTION;
CREATE TABLE clocks (
	table_id TEXT NOT NULL, 
	entries INTEGER NOT NULL, 
	state JSON, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "clocks" VALUES('8vg6GIJXANi7',1,'{"rules":null,"left":[0.0,0.0],"owing":[1],"warned":[],"paused":true,"at":1000000.0}');
INSERT INTO "clocks" VALUES('EPB9JQEql0vi',12,'{"rules":null,"left":[0.0,0.0],"owing":[0],"warned":[],"paused":false,"at":1000000.0}');
INSERT INTO "clocks" VALUES('G8QY5Rp7lz4L',1,'{"rules":null,"left":[0.0,0.0],"owing":[],"warned":[],"paused":false,"at":1000000.0}');
INSERT INTO "clocks" VALUES('Sby7f5drOREH',40,'{"rules":{"pace":"correspondence","bank":86400.0,"increment":0,"cap":null},"left":[86400.0,86400.0,86400.0],"owing":[1],"warned":[],"paused":false,"at":1000000.0}');
INSERT INTO "clocks" VALUES('biwCuBMJAQMK',0,'{"rules":null,"left":[0.0,0.0],"owing":[],"warned":[],"paused":false,"at":1000000.0}');
INSERT INTO "clocks" VALUES('en5S6pWiLxtA',13,'{"rules":null,"left":[0.0,0.0],"owing":[0],"warned":[],"paused":false,"at":1000000.0}');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	body JSON NOT NULL, 
	at DOUBLE NOT NULL, 
	seat INTEGER, 
	decision INTEGER, 
	"key" TEXT, 
	part INTEGER NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('8vg6GIJXANi7',0,'{"seat":0,"move":"use ji_bu"}',1000000.0,0,0,'0',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',0,'{"seat":0,"move":"play 1"}',1000000.0,0,0,'0',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',1,'{"seat":1,"move":"pass"}',1000000.0,1,0,'0',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',2,'{"seat":0,"move":"play 1"}',1000000.0,0,1,'1',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',3,'{"seat":1,"move":"pass"}',1000000.0,1,1,'1',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',4,'{"seat":0,"move":"play 2"}',1000000.0,0,2,'2',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',5,'{"seat":1,"move":"pass"}',1000000.0,1,2,'2',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',6,'{"seat":0,"move":"play 2"}',1000000.0,0,3,'3',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',7,'{"seat":1,"move":"pass"}',1000000.0,1,3,'3',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',8,'{"seat":0,"move":"play 4"}',1000000.0,0,4,'4',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',9,'{"seat":1,"move":"pass"}',1000000.0,1,4,'4',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',10,'{"seat":0,"move":"play 4"}',1000000.0,0,5,'5',0);
INSERT INTO "entries" VALUES('EPB9JQEql0vi',11,'{"seat":1,"move":"pass"}',1000000.0,1,5,'5',0);
INSERT INTO "entries" VALUES('G8QY5Rp7lz4L',0,'{"seat":0,"move":"play 4"}',1000000.0,0,0,'0',0);
INSERT INTO "entries" VALUES('Sby7f5drOREH',0,'{"seat":0,"move":"plan castle Awa-Shikoku"}',1000000.0,0,0,'0.0',0);
INSERT INTO "entries" VALUES('Sby7f5drOREH',1,'{"seat":0,"move":"plan temple Echizen"}',1000000.0,0,0,'0.0',1);
INSERT INTO "entries" VALUES('Sby7f5drOREH',2,'{"seat":0,"move":"plan theatre Hitachi"}',1000000.0,0,0,'0.0',2);
INSERT INTO "entries" VALUES('Sby7f5drOREH',3,'{"seat":0,"move":"plan rice Ise"}',1000000.0,0,0,'0.0',3);
INSERT INTO "entries" VALUES('Sby7f5drOREH',4,'{"seat":0,"move":"plan tax Kaga"}',1000000.0,0,0,'0.0',4);
INSERT INTO "entries" VALUES('Sby7f5drOREH',5,'{"seat":0,"move":"plan deploy5 Kii"}',1000000.0,0,0,'0.0',5);
INSERT INTO "entries" VALUES('Sby7f5drOREH',6,'{"seat":0,"move":"plan deploy3 Shimosa"}',1000000.0,0,0,'0.0',6);
INSERT INTO "entries" VALUES('Sby7f5drOREH',7,'{"seat":0,"move":"plan deploy1 Shimotsuke"}',1000000.0,0,0,'0.0',7);
INSERT INTO "entries" VALUES('Sby7f5drOREH',8,'{"seat":0,"move":"plan battle_a Yamato"}',1000000.0,0,0,'0.0',8);
INSERT INTO "entries" VALUES('Sby7f5drOREH',9,'{"seat":0,"move":"plan battle_b chest0"}',1000000.0,0,0,'0.0',9);
INSERT INTO "entries" VALUES('Sby7f5drOREH',10,'{"seat":0,"move":"plan bid chest1"}',1000000.0,0,0,'0.0',10);
INSERT INTO "entries" VALUES('Sby7f5drOREH',11,'{"seat":1,"move":"plan castle Tamba"}',1000000.0,1,0,'1.1',0);
INSERT INTO "entries" VALUES('Sby7f5drOREH',12,'{"seat":1,"move":"plan temple chest0"}',1000000.0,1,0,'1.1',1);
INSERT INTO "entries" VALUES('Sby7f5drOREH',13,'{"seat":1,"move":"plan theatre Tajima"}',1000000.0,1,0,'1.1',2);
INSERT INTO "entries" VALUES('Sby7f5drOREH',14,'{"seat":1,"move":"plan rice Suruga"}',1000000.0,1,0,'1.1',3);
INSERT INTO "entries" VALUES('Sby7f5drOREH',15,'{"seat":1,"move":"plan tax chest1"}',1000000.0,1,0,'1.1',4);
INSERT INTO "entries" VALUES('Sby7f5drOREH',16,'{"seat":1,"move":"plan deploy5 Sagami"}',1000000.0,1,0,'1.1',5);
INSERT INTO "entries" VALUES('Sby7f5drOREH',17,'{"seat":1,"move":"plan deploy3 Owari"}',1000000.0,1,0,'1.1',6);
INSERT INTO "entries" VALUES('Sby7f5drOREH',18,'{"seat":1,"move":"plan deploy1 chest2"}',1000000.0,1,0,'1.1',7);
INSERT INTO "entries" VALUES('Sby7f5drOREH',19,'{"seat":1,"move":"plan battle_a Musashi"}',1000000.0,1,0,'1.1',8);
INSERT INTO "entries" VALUES('Sby7f5drOREH',20,'{"seat":1,"move":"plan battle_b chest3"}',1000000.0,1,0,'1.1',9);
INSERT INTO "entries" VALUES('Sby7f5drOREH',21,'{"seat":1,"move":"plan bid Mino"}',1000000.0,1,0,'1.1',10);
INSERT INTO "entries" VALUES('Sby7f5drOREH',22,'{"seat":2,"move":"plan castle chest1"}',1000000.0,2,0,'2.2',0);
INSERT INTO "entries" VALUES('Sby7f5drOREH',23,'{"seat":2,"move":"plan temple chest0"}',1000000.0,2,0,'2.2',1);
INSERT INTO "entries" VALUES('Sby7f5drOREH',24,'{"seat":2,"move":"plan theatre Shinano"}',1000000.0,2,0,'2.2',2);
INSERT INTO "entries" VALUES('Sby7f5drOREH',25,'{"seat":2,"move":"plan rice chest2"}',1000000.0,2,0,'2.2',3);
INSERT INTO "entries" VALUES('Sby7f5drOREH',26,'{"seat":2,"move":"plan tax Settsu"}',1000000.0,2,0,'2.2',4);
INSERT INTO "entries" VALUES('Sby7f5drOREH',27,'{"seat":2,"move":"plan deploy5 Omi"}',1000000.0,2,0,'2.2',5);
INSERT INTO "entries" VALUES('Sby7f5drOREH',28,'{"seat":2,"move":"plan deploy3 Hoki"}',1000000.0,2,0,'2.2',6);
INSERT INTO "entries" VALUES('Sby7f5drOREH',29,'{"seat":2,"move":"plan deploy1 chest3"}',1000000.0,2,0,'2.2',7);
INSERT INTO "entries" VALUES('Sby7f5drOREH',30,'{"seat":2,"move":"plan battle_a Hida"}',1000000.0,2,0,'2.2',8);
INSERT INTO "entries" VALUES('Sby7f5drOREH',31,'{"seat":2,"move":"plan battle_b Etchu"}',1000000.0,2,0,'2.2',9);
INSERT INTO "entries" VALUES('Sby7f5drOREH',32,'{"seat":2,"move":"plan bid Bizen"}',1000000.0,2,0,'2.2',10);
INSERT INTO "entries" VALUES('Sby7f5drOREH',33,'{"seat":0,"move":"choose deploy6"}',1000000.0,0,11,'3.0',0);
INSERT INTO "entries" VALUES('Sby7f5drOREH',34,'{"seat":2,"move":"choose rice"}',1000000.0,2,11,'4.2',0);
INSERT INTO "entries" VALUES('Sby7f5drOREH',35,'{"seat":1,"move":"choose defence"}',1000000.0,1,11,'5.1',0);
INSERT INTO "entries" VALUES('Sby7f5drOREH',36,'{"seat":0,"move":"move Shimotsuke Hitachi 1"}',1000000.0,0,12,'6.0',0);
INSERT INTO "entries" VALUES('Sby7f5drOREH',37,'{"seat":2,"move":"move Etchu Kaga 1"}',1000000.0,2,12,'7.2',0);
INSERT INTO "entries" VALUES('Sby7f5drOREH',38,'{"seat":0,"move":"move Yamato Omi 4"}',1000000.0,0,13,'8.0',0);
INSERT INTO "entries" VALUES('Sby7f5drOREH',39,'{"seat":2,"move":"move Hida Shinano 1"}',1000000.0,2,13,'9.2',0);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',0,'{"seat":0,"move":"warlord head_start"}',1000000.0,0,0,'0.0',0);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',1,'{"seat":1,"move":"warlord remove_army"}',1000000.0,1,0,'1.1',0);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',2,'{"seat":0,"move":"place qin +1"}',1000000.0,0,1,'2.0',0);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',3,'{"seat":0,"move":"place chu +1"}',1000000.0,0,1,'2.0',1);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',4,'{"seat":0,"move":"place jin_yan 10"}',1000000.0,0,1,'2.0',2);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',5,'{"seat":0,"move":"place han_qi 6"}',1000000.0,0,1,'2.0',3);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',6,'{"seat":0,"move":"place wu +3"}',1000000.0,0,1,'2.0',4);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',7,'{"seat":1,"move":"place qin 1"}',1000000.0,1,1,'3.1',0);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',8,'{"seat":1,"move":"place chu 2"}',1000000.0,1,1,'3.1',1);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',9,'{"seat":1,"move":"place jin_yan 3"}',1000000.0,1,1,'3.1',2);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',10,'{"seat":1,"move":"place han_qi 4"}',1000000.0,1,1,'3.1',3);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',11,'{"seat":1,"move":"place wu 5"}',1000000.0,1,1,'3.1',4);
INSERT INTO "entries" VALUES('en5S6pWiLxtA',12,'{"seat":1,"move":"pass"}',1000000.0,1,6,'4.1',0);
CREATE TABLE held (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	decision INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "held" VALUES('8vg6GIJXANi7',1,0,'use lyu_zhi','0');
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	link_hash TEXT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link_hash)
);
INSERT INTO "people" VALUES('GbG7JbNqt0UF','Steady General 18',1000000.0,'dbb75c1035686aa4368e058cc9a63e944e4b424dcca932a6191e1c2f0c20a084');
INSERT INTO "people" VALUES('jaVXpC_9eYB4','Golden Pheasant 94',1000000.0,'a1f08f1718645faf215b6a375ac273c4961f6310b2c938c472cdc29ab3466548');
INSERT INTO "people" VALUES('HKqBx4c6lmHA','Merry Weaver 41',1000000.0,'8a1e0cefb06fad4c0418dc130f6c5fb8c080a48d76d96204a8afec88069fd4f3');
INSERT INTO "people" VALUES('Ieej5wEWsKeM','Wandering General 98',1000000.0,'445716799744971f2a3fc5c833700ba8d4be41f94a1e0b59bb07dec5e3d2fc29');
INSERT INTO "people" VALUES('d-Npozp9mr3R','Golden Archer 61',1000000.0,'514df0e785c96901a0405d39e03aa8275dcdf6f05478944c629d76b86de134fe');
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person_id TEXT, 
	bot TEXT, 
	standing JSON, 
	PRIMARY KEY (table_id, seat), 
	CONSTRAINT kind_known CHECK (kind IN ('person', 'bot', 'open')), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person_id) REFERENCES people (id)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('8vg6GIJXANi7',0,'person','GbG7JbNqt0UF',NULL,NULL);
INSERT INTO "seats" VALUES('8vg6GIJXANi7',1,'person','jaVXpC_9eYB4',NULL,NULL);
INSERT INTO "seats" VALUES('EPB9JQEql0vi',0,'person','GbG7JbNqt0UF',NULL,NULL);
INSERT INTO "seats" VALUES('EPB9JQEql0vi',1,'person','jaVXpC_9eYB4',NULL,NULL);
INSERT INTO "seats" VALUES('G8QY5Rp7lz4L',0,'person','GbG7JbNqt0UF',NULL,NULL);
INSERT INTO "seats" VALUES('G8QY5Rp7lz4L',1,'person','jaVXpC_9eYB4',NULL,NULL);
INSERT INTO "seats" VALUES('Sby7f5drOREH',0,'person','HKqBx4c6lmHA',NULL,NULL);
INSERT INTO "seats" VALUES('Sby7f5drOREH',1,'person','Ieej5wEWsKeM',NULL,NULL);
INSERT INTO "seats" VALUES('Sby7f5drOREH',2,'person','d-Npozp9mr3R',NULL,NULL);
INSERT INTO "seats" VALUES('biwCuBMJAQMK',0,'person','GbG7JbNqt0UF',NULL,NULL);
INSERT INTO "seats" VALUES('biwCuBMJAQMK',1,'open',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('en5S6pWiLxtA',0,'person','HKqBx4c6lmHA',NULL,NULL);
INSERT INTO "seats" VALUES('en5S6pWiLxtA',1,'person','Ieej5wEWsKeM',NULL,NULL);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
)
 WITHOUT ROWID

;
INSERT INTO "settings" VALUES('alive','1000000.0');
INSERT INTO "settings" VALUES('cookie_key','3f8b3fc4335f2236edae1747039d6d6f15a95a465a2a4b7b8e6b23ad998c4402');
INSERT INTO "settings" VALUES('schema_version','1');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	release TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	options JSON NOT NULL, 
	secret BLOB NOT NULL, 
	position JSON, 
	pace TEXT NOT NULL, 
	clock JSON NOT NULL, 
	"window" DOUBLE NOT NULL, 
	public BOOLEAN NOT NULL, 
	allow_return BOOLEAN NOT NULL, 
	friendly BOOLEAN NOT NULL, 
	created_by TEXT, 
	created DOUBLE NOT NULL, 
	status TEXT NOT NULL, 
	started DOUBLE, 
	ended DOUBLE, 
	result JSON, 
	rematch_of TEXT, 
	PRIMARY KEY (id), 
	CONSTRAINT pace_known CHECK (pace IN ('live', 'correspondence')), 
	CONSTRAINT status_known CHECK (status IN ('open', 'playing', 'over', 'aborted')), 
	FOREIGN KEY(created_by) REFERENCES people (id), 
	FOREIGN KEY(rematch_of) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES('EPB9JQEql0vi','chuhan',1,'0.1.0',2,'{"events":true}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',NULL,'live','{}',0.0,1,1,0,'GbG7JbNqt0UF',1000000.0,'playing',1000000.0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('G8QY5Rp7lz4L','chuhan',1,'0.1.0',2,'{"events":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"hands":[["4"],["8"]],"lead":0,"scores":[30,0]}','live','{}',0.0,1,1,1,'GbG7JbNqt0UF',1000000.0,'over',1000000.0,1000000.0,'{"winners":[0],"scores":[31,0],"reason":"CH-6.5"}',NULL);
INSERT INTO "tables" VALUES('8vg6GIJXANi7','chuhan',1,'0.1.0',2,'{"events":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"hands":[["ji_bu","4","4"],["lyu_zhi","8","9"]],"lead":0}','live','{}',6.0,1,1,1,'GbG7JbNqt0UF',1000000.0,'playing',1000000.0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('biwCuBMJAQMK','suntzu',1,'0.1.0',2,'{"edition":"en","warlords":true,"events":false,"beginner":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',NULL,'live','{}',6.0,1,1,0,'GbG7JbNqt0UF',1000000.0,'open',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('en5S6pWiLxtA','suntzu',1,'0.1.0',2,'{"edition":"en","warlords":true,"events":false,"beginner":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',NULL,'live','{}',0.0,1,1,0,'HKqBx4c6lmHA',1000000.0,'playing',1000000.0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('Sby7f5drOREH','shogun',1,'0.1.0',3,'{"board":"sun","setup":"preset"}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',NULL,'correspondence','{"pace":"correspondence","bank":86400.0,"increment":0,"cap":null}',0.0,1,1,0,'HKqBx4c6lmHA',1000000.0,'playing',1000000.0,NULL,NULL,NULL);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	last_used DOUBLE, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person_id) REFERENCES people (id)
)
 WITHOUT ROWID

;
INSERT INTO "tokens" VALUES('bed50663563b562cd9a79d7c30cf454efa94b9892852eae9e294693eb10e0760','HKqBx4c6lmHA','my bot',1000000.0,NULL);
CREATE INDEX ix_tokens_person_id ON tokens (person_id);
CREATE INDEX tables_by_status ON tables (status, created);
CREATE INDEX ix_seats_person_id ON seats (person_id);
CREATE UNIQUE INDEX entries_once ON entries (table_id, seat, "key", part) WHERE "key" IS NOT NULL;
COMMIT;

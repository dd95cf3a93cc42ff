BEGIN TRANSACTION;
CREATE TABLE entries (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	"key" VARCHAR, 
	body VARCHAR, 
	CONSTRAINT entries_pkey PRIMARY KEY (table_id, number), 
	CONSTRAINT entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('Running',1,1001.25,'take',1,'{"name":"Zoë"}',NULL,NULL);
INSERT INTO "entries" VALUES('Running',2,1002.5,'choice',0,'{"decision":"1","option":"keep","by":"person"}','2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683','body');
INSERT INTO "entries" VALUES('Running',3,1003.0,'settings',-1,'{"pace":"fast"}','2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683','another body');
CREATE TABLE gobelin_revision (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT gobelin_revision_pkc PRIMARY KEY (version_num)
);
INSERT INTO "gobelin_revision" VALUES('0002');
CREATE TABLE "heads" (
	table_id VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	changed DOUBLE NOT NULL, 
	state VARCHAR NOT NULL, 
	due DOUBLE, 
	holder VARCHAR, 
	held_until DOUBLE, 
	held_since DOUBLE, 
	CONSTRAINT heads_pkey PRIMARY KEY (table_id), 
	CONSTRAINT heads_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('Finished',0,2000.0,'finished',NULL,NULL,NULL,NULL);
INSERT INTO "heads" VALUES('Running',3,1003.0,'running',1010.0,NULL,NULL,NULL);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	start BLOB NOT NULL, 
	meta TEXT NOT NULL, 
	CONSTRAINT tables_pkey PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "tables" VALUES('Finished',2000.0,X'789CAB562A4E4D4D51B2B2A8050012DA0350','{"title":"","seats":[]}');
INSERT INTO "tables" VALUES('Running',1000.5,X'789CAB564ACB2FCA4D2C51B2524ACF4F4ACDC9CCD32D4A4DCE2F4A51D2512A4E2D292D50B2AA562AC849AC4C2D2A56B232AA0589A6A6285999EB282567E46726A70245A3636B0174FD1815','{"title":"Łódź","seats":["me","open"],"pace":"normal"}');
CREATE TABLE "tokens" (
	hash VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	spent BOOLEAN NOT NULL, 
	device VARCHAR NOT NULL, 
	label VARCHAR NOT NULL, 
	since DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	CONSTRAINT tokens_pkey PRIMARY KEY (table_id, hash), 
	CONSTRAINT tokens_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "tokens" VALUES('invitation','Running',1,'invite',1,'','',0.0,0.0);
INSERT INTO "tokens" VALUES('owner''s','Running',-1,'token',0,'','',0.0,0.0);
CREATE TABLE turn_starts (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	rules INTEGER NOT NULL, 
	digest VARCHAR NOT NULL, 
	position BLOB, 
	CONSTRAINT turn_starts_pkey PRIMARY KEY (table_id, number), 
	CONSTRAINT turn_starts_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "turn_starts" VALUES('Running',2,1,'digest',X'789CAB564ACB2FCA4D2C51B2524ACF4F4ACDC9CCD32DC82FCE2CC9CCCF53D2512A292DCA53B232AC05000ABA0D6A');
CREATE UNIQUE INDEX entries_table_id_seat_key ON entries (table_id, seat, "key") WHERE "key" IS NOT NULL;
CREATE INDEX heads_due ON heads (due) WHERE due IS NOT NULL;
COMMIT;

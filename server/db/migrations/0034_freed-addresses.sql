CREATE TABLE "freed_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"key_mark" text NOT NULL
);

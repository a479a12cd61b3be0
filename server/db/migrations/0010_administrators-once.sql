CREATE TABLE "spent_admin_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- whoever is an administrator stays one, and their address makes no other
INSERT INTO "spent_admin_addresses" SELECT encode(sha256(convert_to("email", 'UTF8')), 'hex') FROM "users" WHERE "is_admin";

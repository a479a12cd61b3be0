CREATE TABLE "food_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "food_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"food" text NOT NULL,
	"usd" double precision NOT NULL,
	"since" text NOT NULL,
	"months" integer[] NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'set' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_profiles" ADD COLUMN "given_up" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "food_prices_food" ON "food_prices" USING btree ("food","id");--> statement-breakpoint
CREATE UNIQUE INDEX "food_prices_set" ON "food_prices" USING btree ("food","since","months") WHERE state = 'set';--> statement-breakpoint
CREATE INDEX "community_profiles_given_up" ON "community_profiles" USING gin ("given_up" jsonb_path_ops);--> statement-breakpoint
-- by hand: nobody knows when earlier subscriptions ended; their year begins now
UPDATE "newsletter_subscribers" SET "ended_at" = now() WHERE NOT "is_active";

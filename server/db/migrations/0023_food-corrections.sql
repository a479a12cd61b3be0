CREATE TABLE "food_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "food_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"line" text NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"food" text NOT NULL,
	"unit" text,
	"grams" double precision,
	"key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"sentence" text DEFAULT '' NOT NULL,
	"recipes" integer
);
--> statement-breakpoint
CREATE INDEX "food_corrections_state" ON "food_corrections" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "food_corrections_user" ON "food_corrections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "food_corrections_in_force" ON "food_corrections" USING btree ("key") WHERE state = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "food_corrections_waiting" ON "food_corrections" USING btree ("user_id","key") WHERE state = 'waiting';
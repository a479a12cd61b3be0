CREATE TABLE "generation_totals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"generations_used" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generation_totals" ADD CONSTRAINT "generation_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_totals_most" ON "generation_totals" USING btree ("generations_used","user_id");--> statement-breakpoint
CREATE INDEX "audit_log_of_action" ON "audit_log" USING btree ("action","id");
--> statement-breakpoint
-- By hand: whatever writes to users, the totals are kept with it.
CREATE FUNCTION "total_generations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "generation_totals" SELECT "id", "generations_used" FROM "joined";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "total_changed_generations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "generation_totals" SET "generations_used" = NEW."generations_used" WHERE "user_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_totaled" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "joined"
  FOR EACH STATEMENT EXECUTE FUNCTION "total_generations"();--> statement-breakpoint
CREATE TRIGGER "users_totaled_anew" AFTER UPDATE OF "generations_used" ON "users"
  FOR EACH ROW WHEN (OLD."generations_used" <> NEW."generations_used") EXECUTE FUNCTION "total_changed_generations"();--> statement-breakpoint
INSERT INTO "generation_totals" SELECT "id", "generations_used" FROM "users";

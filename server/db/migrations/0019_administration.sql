CREATE TABLE "count_changes" (
	"counter" text NOT NULL,
	"key" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_counts" (
	"counter" text NOT NULL,
	"key" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "kept_counts_counter_key_pk" PRIMARY KEY("counter","key")
);
--> statement-breakpoint
CREATE TABLE "sent_letters" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sent_letters" ADD CONSTRAINT "sent_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_counts_most" ON "kept_counts" USING btree ("counter","value" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "sent_letters_of_user" ON "sent_letters" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id","email","first_name","last_name");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("last_name" || ' ' || "first_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "users_lapsing" ON "users" USING btree ("tier_ends_at") WHERE tier_ends_at is not null;--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","id");
--> statement-breakpoint
-- What one row adds to the counts: the day on which it was made, and of a liked dish which dish.
CREATE FUNCTION "counts_of_recipe"("made" timestamp with time zone, "deleted" timestamp with time zone, "dish" text, "liked" boolean, "by" integer)
RETURNS TABLE ("counter" text, "key" text, "change" integer) LANGUAGE sql STABLE AS $$
  SELECT 'recipes', to_char("made" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), "by" WHERE "deleted" IS NULL
  UNION ALL SELECT 'liked', "dish", "by" WHERE "deleted" IS NULL AND "dish" IS NOT NULL AND "liked"
$$;--> statement-breakpoint
CREATE FUNCTION "count_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "count_changes" SELECT "c"."counter", "c"."key", sum("c"."change")
    FROM "moved" CROSS JOIN LATERAL "counts_of_recipe"("created_at", "deleted_at", "moved"."dish",
      "is_favorite" OR coalesce("user_rating" = 1, false), CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) AS "c"
    GROUP BY 1, 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_changed_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "count_changes" SELECT "c"."counter", "c"."key", sum("c"."change") FROM (
    SELECT * FROM "counts_of_recipe"(OLD."created_at", OLD."deleted_at", OLD."dish",
      OLD."is_favorite" OR coalesce(OLD."user_rating" = 1, false), -1)
    UNION ALL SELECT * FROM "counts_of_recipe"(NEW."created_at", NEW."deleted_at", NEW."dish",
      NEW."is_favorite" OR coalesce(NEW."user_rating" = 1, false), 1)
  ) AS "c" GROUP BY 1, 2 HAVING sum("c"."change") <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipes_counted_in" AFTER INSERT ON "recipes" REFERENCING NEW TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_recipes"();--> statement-breakpoint
CREATE TRIGGER "recipes_counted_out" AFTER DELETE ON "recipes" REFERENCING OLD TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_recipes"();--> statement-breakpoint
CREATE TRIGGER "recipes_counted_anew" AFTER UPDATE OF "deleted_at", "is_favorite", "user_rating", "dish", "created_at" ON "recipes"
  FOR EACH ROW WHEN ((OLD."deleted_at" IS NULL) <> (NEW."deleted_at" IS NULL) OR OLD."is_favorite" <> NEW."is_favorite"
    OR OLD."user_rating" IS DISTINCT FROM NEW."user_rating" OR OLD."dish" IS DISTINCT FROM NEW."dish" OR OLD."created_at" <> NEW."created_at")
  EXECUTE FUNCTION "count_changed_recipe"();--> statement-breakpoint
CREATE FUNCTION "count_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "count_changes" SELECT 'lists', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
    count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END FROM "moved" WHERE "deleted_at" IS NULL GROUP BY 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_changed_list"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "count_changes" SELECT 'lists', to_char(NEW."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
    CASE WHEN NEW."deleted_at" IS NULL THEN 1 ELSE -1 END;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shopping_lists_counted_in" AFTER INSERT ON "shopping_lists" REFERENCING NEW TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_lists"();--> statement-breakpoint
CREATE TRIGGER "shopping_lists_counted_out" AFTER DELETE ON "shopping_lists" REFERENCING OLD TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_lists"();--> statement-breakpoint
CREATE TRIGGER "shopping_lists_counted_anew" AFTER UPDATE OF "deleted_at" ON "shopping_lists"
  FOR EACH ROW WHEN ((OLD."deleted_at" IS NULL) <> (NEW."deleted_at" IS NULL)) EXECUTE FUNCTION "count_changed_list"();--> statement-breakpoint
CREATE FUNCTION "count_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "count_changes" SELECT 'members ' || "subscription_tier", to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
    count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END FROM "moved" GROUP BY 1, 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_changed_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "count_changes" VALUES
    ('members ' || OLD."subscription_tier", to_char(OLD."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), -1),
    ('members ' || NEW."subscription_tier", to_char(NEW."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_counted_in" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();--> statement-breakpoint
CREATE TRIGGER "users_counted_out" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();--> statement-breakpoint
CREATE TRIGGER "users_counted_anew" AFTER UPDATE OF "subscription_tier", "created_at" ON "users"
  FOR EACH ROW WHEN (OLD."subscription_tier" <> NEW."subscription_tier" OR OLD."created_at" <> NEW."created_at")
  EXECUTE FUNCTION "count_changed_member"();--> statement-breakpoint
-- what was there before there were counts
INSERT INTO "kept_counts" SELECT "c"."counter", "c"."key", sum("c"."change") FROM "recipes" CROSS JOIN LATERAL
  "counts_of_recipe"("created_at", "deleted_at", "recipes"."dish", "is_favorite" OR coalesce("user_rating" = 1, false), 1) AS "c" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "kept_counts" SELECT 'lists', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), count(*)
  FROM "shopping_lists" WHERE "deleted_at" IS NULL GROUP BY 2;--> statement-breakpoint
INSERT INTO "kept_counts" SELECT 'members ' || "subscription_tier", to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), count(*)
  FROM "users" GROUP BY 1, 2;

CREATE TABLE "community_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"suspended_at" timestamp with time zone,
	CONSTRAINT "community_profiles_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"recipe_id" integer,
	"comment_id" integer,
	"cook_id" text,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "published_recipes" (
	"recipe_id" integer PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "published_recipes_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "recipe_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipe_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"recipe_id" integer NOT NULL,
	"content" text NOT NULL,
	"parent_comment_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_by" text
);
--> statement-breakpoint
CREATE TABLE "recipe_likes" (
	"user_id" text NOT NULL,
	"recipe_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipe_likes_user_id_recipe_id_pk" PRIMARY KEY("user_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_shares" (
	"user_id" text NOT NULL,
	"recipe_id" integer NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipe_shares_user_id_recipe_id_platform_pk" PRIMARY KEY("user_id","recipe_id","platform")
);
--> statement-breakpoint
CREATE TABLE "user_blocks" (
	"user_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "user_follows" (
	"follower_id" text NOT NULL,
	"following_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_follows_follower_id_following_id_pk" PRIMARY KEY("follower_id","following_id")
);
--> statement-breakpoint
ALTER TABLE "community_profiles" ADD CONSTRAINT "community_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_recipe_id_published_recipes_recipe_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."published_recipes"("recipe_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_comment_id_recipe_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."recipe_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_cook_id_community_profiles_user_id_fk" FOREIGN KEY ("cook_id") REFERENCES "public"."community_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_recipes" ADD CONSTRAINT "published_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_recipes" ADD CONSTRAINT "published_recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_comments" ADD CONSTRAINT "recipe_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_comments" ADD CONSTRAINT "recipe_comments_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_comments" ADD CONSTRAINT "recipe_comments_parent_comment_id_recipe_comments_id_fk" FOREIGN KEY ("parent_comment_id") REFERENCES "public"."recipe_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_likes" ADD CONSTRAINT "recipe_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_likes" ADD CONSTRAINT "recipe_likes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_shares" ADD CONSTRAINT "recipe_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_shares" ADD CONSTRAINT "recipe_shares_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follows" ADD CONSTRAINT "user_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follows" ADD CONSTRAINT "user_follows_following_id_users_id_fk" FOREIGN KEY ("following_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_reports_open" ON "community_reports" USING btree ("id") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_recipe" ON "community_reports" USING btree ("recipe_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_comment" ON "community_reports" USING btree ("comment_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_cook" ON "community_reports" USING btree ("cook_id","user_id");--> statement-breakpoint
CREATE INDEX "community_reports_of_user" ON "community_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "published_recipes_newest" ON "published_recipes" USING btree ("published_at","recipe_id");--> statement-breakpoint
CREATE INDEX "published_recipes_of_user" ON "published_recipes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipe_comments_threads" ON "recipe_comments" USING btree ("recipe_id",(coalesce(parent_comment_id, id)),"id");--> statement-breakpoint
CREATE INDEX "recipe_comments_replies" ON "recipe_comments" USING btree ("parent_comment_id");--> statement-breakpoint
CREATE INDEX "recipe_comments_of_user" ON "recipe_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipe_likes_recipe" ON "recipe_likes" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_shares_recipe" ON "recipe_shares" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "user_blocks_blocked" ON "user_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "user_follows_following" ON "user_follows" USING btree ("following_id");--> statement-breakpoint
CREATE INDEX "recipes_most_liked" ON "recipes" USING btree ("likes_count","id") WHERE is_public and deleted_at is null;--> statement-breakpoint
-- How many like a recipe, and how many comments on it are not hidden: kept in the recipe, whatever writes here, also when an account goes.
CREATE FUNCTION "count_likes_of_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "recipes" SET "likes_count" = "likes_count" + "liked"."change" FROM (
    SELECT "recipe_id", count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS "change" FROM "moved" GROUP BY 1
  ) AS "liked" WHERE "recipes"."id" = "liked"."recipe_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipe_likes_counted_in" AFTER INSERT ON "recipe_likes" REFERENCING NEW TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_likes_of_recipes"();--> statement-breakpoint
CREATE TRIGGER "recipe_likes_counted_out" AFTER DELETE ON "recipe_likes" REFERENCING OLD TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_likes_of_recipes"();--> statement-breakpoint
CREATE FUNCTION "count_comments_of_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "recipes" SET "comments_count" = "comments_count" + "said"."change" FROM (
    SELECT "recipe_id", count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS "change" FROM "moved" WHERE "hidden_at" IS NULL GROUP BY 1
  ) AS "said" WHERE "recipes"."id" = "said"."recipe_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_hidden_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "recipes" SET "comments_count" = "comments_count" + CASE WHEN NEW."hidden_at" IS NULL THEN 1 ELSE -1 END
    WHERE "id" = NEW."recipe_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipe_comments_counted_in" AFTER INSERT ON "recipe_comments" REFERENCING NEW TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_comments_of_recipes"();--> statement-breakpoint
CREATE TRIGGER "recipe_comments_counted_out" AFTER DELETE ON "recipe_comments" REFERENCING OLD TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_comments_of_recipes"();--> statement-breakpoint
CREATE TRIGGER "recipe_comments_counted_anew" AFTER UPDATE OF "hidden_at" ON "recipe_comments"
  FOR EACH ROW WHEN ((OLD."hidden_at" IS NULL) <> (NEW."hidden_at" IS NULL)) EXECUTE FUNCTION "count_hidden_comment"();

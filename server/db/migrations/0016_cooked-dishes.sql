CREATE TABLE "cooked_dishes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cooked_dishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"recipe_id" integer,
	"title" text NOT NULL,
	"cooked_on" date NOT NULL,
	"servings" real NOT NULL,
	"rating" smallint,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cooked_dishes" ADD CONSTRAINT "cooked_dishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cooked_dishes" ADD CONSTRAINT "cooked_dishes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cooked_dishes_of_user" ON "cooked_dishes" USING btree ("user_id","cooked_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cooked_dishes_of_day" ON "cooked_dishes" USING btree ("recipe_id","cooked_on") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "cooked_dishes_deleted" ON "cooked_dishes" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE TABLE "collection_recipes" (
	"collection_id" integer NOT NULL,
	"recipe_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_recipes_collection_id_recipe_id_pk" PRIMARY KEY("collection_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_recipes" ADD CONSTRAINT "collection_recipes_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_recipes" ADD CONSTRAINT "collection_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_recipes" ADD CONSTRAINT "collection_recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_recipes_of_recipe" ON "collection_recipes" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "collection_recipes_of_user" ON "collection_recipes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collections_of_user" ON "collections" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "recipe_search_quickest" ON "recipe_search" USING btree ("user_id","total_minutes","recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_search_cheapest" ON "recipe_search" USING btree ("user_id","cost_per_serving","recipe_id");--> statement-breakpoint
CREATE INDEX "recipes_by_title" ON "recipes" USING btree ("user_id",ltrim(lower(translate("title", 'áàâäãåąāæçćčďéèêëęěēíìîïīłñńňóòôöõøōœřśšşșťțúùûüůūýÿžźżßÁÀÂÄÃÅĄĀÆÇĆČĎÉÈÊËĘĚĒÍÌÎÏĪŁÑŃŇÓÒÔÖÕØŌŒŘŚŠŞȘŤȚÚÙÛÜŮŪÝŸŽŹŻ', 'aaaaaaaaacccdeeeeeeeiiiiilnnnoooooooorssssttuuuuuuyyzzzsaaaaaaaaacccdeeeeeeeiiiiilnnnoooooooorssssttuuuuuuyyzzz')), ' ''"“”„‘’«»(¡¿') collate "C","id");--> statement-breakpoint
CREATE INDEX "recipes_by_rating" ON "recipes" USING btree ("user_id",coalesce("user_rating", 0::smallint),"id");
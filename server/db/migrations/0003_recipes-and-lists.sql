CREATE TABLE "recipe_pictures" (
	"recipe_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"image" "bytea" NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "recipe_pictures_recipe_id_kind_pk" PRIMARY KEY("recipe_id","kind")
);
--> statement-breakpoint
CREATE TABLE "recipe_search" (
	"recipe_id" integer PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"diets" text[] NOT NULL,
	"allergens" text[] NOT NULL,
	"calories" real NOT NULL,
	"cost_per_serving" real NOT NULL,
	"total_minutes" real NOT NULL,
	"kitchen_version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_recipes" (
	"token" text PRIMARY KEY NOT NULL,
	"recipe_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_stores" (
	"service" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"order_url" text NOT NULL,
	"search_url" text NOT NULL,
	"last_checked" text
);
--> statement-breakpoint
CREATE TABLE "shopping_list_items" (
	"list_id" integer NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"food" text,
	"name" text NOT NULL,
	"amount" text NOT NULL,
	"unit" text NOT NULL,
	"quantity" integer NOT NULL,
	"package" text NOT NULL,
	"category" text NOT NULL,
	"estimated_price" numeric(10, 2) NOT NULL,
	"used_price" numeric(10, 2) NOT NULL,
	"is_staple" boolean NOT NULL,
	"grams" numeric(12, 2),
	"sources" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"is_own" boolean NOT NULL,
	"checked" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shopping_list_items_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_list_recipes" (
	"list_id" integer NOT NULL,
	"position" integer NOT NULL,
	"recipe_id" integer,
	"title" text NOT NULL,
	"servings" integer NOT NULL,
	CONSTRAINT "shopping_list_recipes_list_id_position_pk" PRIMARY KEY("list_id","position")
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopping_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"delivery_service" text,
	"delivery_url" text,
	"pre_populated" boolean DEFAULT false NOT NULL,
	"delivery_fingerprint" text,
	"delivery_expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "aisle_order" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "cook_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "variation_of" integer;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "photo_version" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "picture_version" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recipe_pictures" ADD CONSTRAINT "recipe_pictures_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_pictures" ADD CONSTRAINT "recipe_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_search" ADD CONSTRAINT "recipe_search_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_search" ADD CONSTRAINT "recipe_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_recipes" ADD CONSTRAINT "shared_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_recipes" ADD CONSTRAINT "shared_recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_recipes" ADD CONSTRAINT "shopping_list_recipes_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_recipes" ADD CONSTRAINT "shopping_list_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_pictures_of_user" ON "recipe_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipe_search_of_user" ON "recipe_search" USING btree ("user_id","recipe_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "shared_recipes_recipe" ON "shared_recipes" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "shared_recipes_of_user" ON "shared_recipes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shopping_list_recipes_of_recipe" ON "shopping_list_recipes" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "shopping_lists_of_user" ON "shopping_lists" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shopping_lists_deleted" ON "shopping_lists" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "recipes_deleted" ON "recipes" USING btree ("deleted_at") WHERE deleted_at is not null;
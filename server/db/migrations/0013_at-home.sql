CREATE TABLE "at_home_cookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "at_home_cookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"taken" jsonb NOT NULL,
	"cooked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "at_home_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "at_home_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"food" text,
	"product" text,
	"name" text NOT NULL,
	"amount" text NOT NULL,
	"unit" text NOT NULL,
	"whole_grams" numeric(12, 2),
	"grams" numeric(12, 2),
	"category" text NOT NULL,
	"use_by" date,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "at_home_list_items" (
	"list_id" integer NOT NULL,
	"item_id" text NOT NULL,
	"user_id" text NOT NULL,
	"grams" numeric(12, 2) NOT NULL,
	"was_there" boolean NOT NULL,
	CONSTRAINT "at_home_list_items_list_id_item_id_pk" PRIMARY KEY("list_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "at_home_cookings" ADD CONSTRAINT "at_home_cookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "at_home_items" ADD CONSTRAINT "at_home_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "at_home_list_items" ADD CONSTRAINT "at_home_list_items_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "at_home_list_items" ADD CONSTRAINT "at_home_list_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "at_home_cookings_of_user" ON "at_home_cookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "at_home_cookings_at" ON "at_home_cookings" USING btree ("cooked_at");--> statement-breakpoint
CREATE INDEX "at_home_items_of_user" ON "at_home_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "at_home_items_deleted" ON "at_home_items" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "at_home_list_items_of_user" ON "at_home_list_items" USING btree ("user_id");
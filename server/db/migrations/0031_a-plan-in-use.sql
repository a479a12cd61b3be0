ALTER TABLE "at_home_cookings" ADD COLUMN "recipe_id" integer;--> statement-breakpoint
ALTER TABLE "at_home_cookings" ADD COLUMN "cooked_on" date;--> statement-breakpoint
ALTER TABLE "at_home_items" ADD COLUMN "bought_for" jsonb;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "bought_for" jsonb;
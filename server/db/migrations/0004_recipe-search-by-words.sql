DROP INDEX "recipe_search_of_user";--> statement-breakpoint
DROP INDEX "recipes_of_user";--> statement-breakpoint
DROP INDEX "recipes_favorite";--> statement-breakpoint
CREATE INDEX "recipe_search_words" ON "recipe_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "recipe_search_of_user" ON "recipe_search" USING btree ("user_id","recipe_id","calories","cost_per_serving","total_minutes");--> statement-breakpoint
CREATE INDEX "recipes_of_user" ON "recipes" USING btree ("user_id","id","created_at","user_rating","deleted_at");--> statement-breakpoint
CREATE INDEX "recipes_favorite" ON "recipes" USING btree ("user_id","id") WHERE is_favorite;--> statement-breakpoint
ALTER TABLE "recipe_search" DROP COLUMN "diets";--> statement-breakpoint
ALTER TABLE "recipe_search" DROP COLUMN "allergens";
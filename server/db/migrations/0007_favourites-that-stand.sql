DROP INDEX "recipes_favorite";--> statement-breakpoint
CREATE INDEX "recipes_favorites" ON "recipes" USING btree ("user_id","id","created_at","user_rating") WHERE is_favorite and deleted_at is null;
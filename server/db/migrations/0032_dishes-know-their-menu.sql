ALTER TABLE "at_home_cookings" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "at_home_cookings" ADD COLUMN "entry" text;--> statement-breakpoint
ALTER TABLE "cooked_dishes" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "cooked_dishes" ADD COLUMN "entry" text;--> statement-breakpoint
DROP INDEX "cooked_dishes_of_day";--> statement-breakpoint
CREATE UNIQUE INDEX "cooked_dishes_of_day" ON "cooked_dishes" USING btree ("recipe_id","cooked_on",(coalesce(entry, ''))) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ADD COLUMN "menu_id" integer;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ADD CONSTRAINT "meal_plan_entries_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- a plan knew its menus, and not which of its dishes were placed with them
UPDATE "meal_plan_entries" AS e SET "menu_id" = m.id
FROM "meal_plans" AS p, "menus" AS m
WHERE p.id = e.plan_id AND m.user_id = p.user_id AND p.menu_ids @> to_jsonb(m.id) AND e.kind = 'recipe'
  AND m.places @> jsonb_build_array(jsonb_build_object('recipeId', e.recipe_id));--> statement-breakpoint
CREATE INDEX "meal_plan_entries_of_menu" ON "meal_plan_entries" USING btree ("menu_id");--> statement-breakpoint
ALTER TABLE "meal_plans" DROP COLUMN "menu_ids";

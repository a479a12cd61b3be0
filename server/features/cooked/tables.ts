import { date, index, integer, pgTable, real, smallint, sql, text, timestamp, uniqueIndex } from '#server/db/drizzle.ts'
import { ofUser } from '#server/features/accounts/tables.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'

/** The diary: what was cooked on which day of its member's calendar, one entry for a recipe and a day, or for each dish of a plan that it was. */
export const cookedDishesTable = pgTable(
  'cooked_dishes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    /** Null once the recipe is gone for good. */
    recipeId: integer('recipe_id').references(() => recipesTable.id, { onDelete: 'set null' }),
    /** What the recipe was called then. */
    title: text().notNull(),
    cookedOn: date('cooked_on', { mode: 'string' }).notNull(),
    servings: real().notNull(),
    /** As what of a meal plan: its id, and that of the entry. Both may be gone since. */
    planId: integer('plan_id'),
    entry: text(),
    rating: smallint().$type<1 | -1>(),
    note: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deleted then; gone for good an hour later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('cooked_dishes_of_user').on(table.userId, table.cookedOn, table.id),
    uniqueIndex('cooked_dishes_of_day')
      .on(table.recipeId, table.cookedOn, sql`(coalesce(entry, ''))`)
      .where(sql`deleted_at is null`),
    index('cooked_dishes_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

export type StoredCooked = typeof cookedDishesTable.$inferSelect

import type { BoughtFor, LotOfHome } from '#domain/plan/meal-plan/provisions/home-without-plan.ts'
import type { ListCategory } from '#domain/plan/shopping/list-categories.ts'
import { date, index, integer, jsonb, numeric, pgTable, sql, text, timestamp } from '#server/db/drizzle.ts'
import { ofUser } from '#server/features/accounts/tables.ts'

const grams = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

/** What lies at home, one row for each thing that was brought there. */
export const atHomeItemsTable = pgTable(
  'at_home_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    /** As it was typed. */
    text: text().notNull(),
    food: text(),
    /** Two with one product are the same thing in a shop: domain/plan/products/product-kinds.ts. */
    product: text(),
    name: text().notNull(),
    /** What was said of it when it was whole: '2' 'lb', 907 g. */
    amount: text().notNull(),
    unit: text().notNull(),
    wholeGrams: grams('whole_grams'),
    /** What is left of it; null where nobody knows how much there was, 0 where cooking has used it up. */
    grams: grams('grams'),
    category: text().$type<ListCategory>().notNull(),
    useBy: date('use_by', { mode: 'string' }),
    /** Where the list of a meal plan brought it. The plan may be gone since. */
    boughtFor: jsonb('bought_for').$type<BoughtFor>(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deleted or used up then; gone for good an hour later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('at_home_items_of_user').on(table.userId),
    index('at_home_items_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** So many grams of one thing. */
export interface TakenGrams {
  readonly item: number
  readonly grams: number
}

/** The same, with what it was when it was taken: its row may be gone, or another thing, since. */
export interface TakenLot extends TakenGrams, Omit<LotOfHome, 'id' | 'grams'> {}

/** What a cooking took: for an hour it can be put back, and as long as a meal plan may be under way, its plan counts with it. */
export const atHomeCookingsTable = pgTable(
  'at_home_cookings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    /** The recipe may be gone since; null where it was cooked before this was kept. */
    recipeId: integer('recipe_id'),
    /** The day of its cook's own calendar. */
    cookedOn: date('cooked_on', { mode: 'string' }),
    /** As what of a meal plan: its id, and that of the entry. Both may be gone since. */
    planId: integer('plan_id'),
    entry: text(),
    taken: jsonb().$type<TakenLot[]>().notNull(),
    cookedAt: timestamp('cooked_at', { withTimezone: true }).notNull().defaultNow(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('at_home_cookings_of_user').on(table.userId), index('at_home_cookings_at').on(table.cookedAt)],
)

export type StoredAtHome = typeof atHomeItemsTable.$inferSelect
export type StoredCooking = typeof atHomeCookingsTable.$inferSelect

import type { ListFor } from '#domain/plan/meal-plan/provisions/bought-for.ts'
import type { ListCategory } from '#domain/plan/shopping/list-categories.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
} from '#server/db/drizzle.ts'
import { ofUser } from '#server/features/accounts/tables.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'

export const shoppingListsTable = pgTable(
  'shopping_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    title: text().notNull(),
    deliveryService: text('delivery_service'),
    deliveryUrl: text('delivery_url'),
    /** Whether that page has the items in it already. */
    prePopulated: boolean('pre_populated').notNull().default(false),
    /** What the address was made of; a list that has changed since needs a new one. */
    deliveryFingerprint: text('delivery_fingerprint'),
    deliveryExpiresAt: timestamp('delivery_expires_at', { withTimezone: true }),
    /** The meal plan that the list was made for, which may be gone since; null for any other list. */
    boughtFor: jsonb('bought_for').$type<ListFor>(),
    /** Counts up with every change. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deleted then; gone for good an hour later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('shopping_lists_of_user').on(table.userId, table.id.desc()),
    index('shopping_lists_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** The recipes of a list, with the servings they were taken for. A recipe that is deleted leaves its name. */
export const shoppingListRecipesTable = pgTable(
  'shopping_list_recipes',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => shoppingListsTable.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    recipeId: integer('recipe_id').references(() => recipesTable.id, { onDelete: 'set null' }),
    title: text().notNull(),
    servings: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.position] }),
    index('shopping_list_recipes_of_recipe').on(table.recipeId),
  ],
)

/** Milliseconds since 1970; of two changes of one thing the later stands. */
export interface ItemEdits {
  text?: { at: number; text: string }
  category?: { at: number; category: ListCategory }
  staple?: { at: number; isStaple: boolean }
  removed?: { at: number }
}

/**
 * One row for what one recipe or one typed line wants; rows of one food are joined when the list is read, so that a change
 * that comes late meets what its sender saw.
 */
export const shoppingListItemsTable = pgTable(
  'shopping_list_items',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => shoppingListsTable.id, { onDelete: 'cascade' }),
    /** Random, made by whoever adds it: what is sent twice is there once. */
    id: text().notNull(),
    position: integer().notNull(),
    food: text(),
    name: text().notNull(),
    amount: text().notNull(),
    unit: text().notNull(),
    quantity: integer().notNull(),
    package: text().notNull(),
    category: text().$type<ListCategory>().notNull(),
    estimatedPrice: numeric('estimated_price', { precision: 10, scale: 2 }).notNull(),
    usedPrice: numeric('used_price', { precision: 10, scale: 2 }).notNull(),
    isStaple: boolean('is_staple').notNull(),
    grams: numeric({ precision: 12, scale: 2, mode: 'number' }),
    sources: jsonb().$type<ListedFood['sources']>().notNull(),
    warnings: jsonb().$type<ListedFood['warnings']>().notNull(),
    isOwn: boolean('is_own').notNull(),
    checked: boolean().notNull().default(false),
    /** When somebody last ticked or unticked it: of two, the later one stands. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** Taken off the list by hand; kept, so that what comes late does not bring it back. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** When its words, its aisle, its being a staple or on the list were last changed by hand, and what was chosen. */
    edits: jsonb().$type<ItemEdits>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.listId, table.id] })],
)

export type StoredItem = typeof shoppingListItemsTable.$inferSelect

/** What an administrator corrected about a delivery service; without a row what the table in the code says holds. */
export const deliveryStoresTable = pgTable('delivery_stores', {
  service: text().primaryKey(),
  name: text().notNull(),
  orderUrl: text('order_url').notNull(),
  searchUrl: text('search_url').notNull(),
  lastChecked: text('last_checked'),
})

/** The rows of shopping lists that were looked after when their list was taken home: what it brings, it brings once. */
export const atHomeListItemsTable = pgTable(
  'at_home_list_items',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => shoppingListsTable.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    userId: ofUser(),
    /** Grams of it that were there already and were not bought. */
    grams: numeric('grams', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    /** All of it was there: nothing was bought. */
    wasThere: boolean('was_there').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.itemId] }),
    index('at_home_list_items_of_user').on(table.userId),
  ],
)

export type StoredListItem = typeof atHomeListItemsTable.$inferSelect

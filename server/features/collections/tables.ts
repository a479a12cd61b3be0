import type { CollectionRule } from '#contract/collection-rule.ts'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '#server/db/drizzle.ts'
import { ofUser } from '#server/features/accounts/tables.ts'
import { ofRecipe } from '#server/features/recipes/tables.ts'

/** What a member puts together under a name: by hand, or where there is a rule, whatever fits that filter. */
export const collectionsTable = pgTable(
  'collections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    name: text().notNull(),
    rule: jsonb().$type<CollectionRule>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deleted then; gone for good an hour later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('collections_of_user').on(table.userId, table.id)],
)

/** What lies in the collections that are made by hand. */
export const collectionRecipesTable = pgTable(
  'collection_recipes',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collectionsTable.id, { onDelete: 'cascade' }),
    recipeId: ofRecipe(),
    userId: ofUser(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.recipeId] }),
    // for deleting a recipe for good, and a member
    index('collection_recipes_of_recipe').on(table.recipeId),
    index('collection_recipes_of_user').on(table.userId),
  ],
)

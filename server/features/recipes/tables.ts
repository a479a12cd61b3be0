import type { Change, Ingredient, Instruction, Writer } from '#domain/recipe/recipe.ts'
import type { RecipeFacts } from '#domain/recipe/verify/summary.ts'
import { boolean, index, integer, jsonb, numeric, pgTable, smallint, sql, text, timestamp } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'

export const recipesTable = pgTable(
  'recipes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    ingredients: jsonb().$type<Ingredient[]>().notNull(),
    instructions: jsonb().$type<Instruction[]>().notNull(),
    prepTime: integer('prep_time').notNull(),
    cookTime: integer('cook_time').notNull(),
    servings: integer().notNull(),
    calories: integer().notNull(),
    cuisine: text().notNull(),
    recipeType: text('recipe_type').notNull(),
    dietaryPreferences: jsonb('dietary_preferences').$type<string[]>().notNull(),
    difficulty: text().notNull(),
    estimatedCost: numeric('estimated_cost', { precision: 10, scale: 2 }).notNull(),
    nutritionalInfo: jsonb('nutritional_info').$type<Record<string, number>>().notNull(),
    imageUrl: text('image_url'),
    requiredEquipment: text('required_equipment').array().notNull(),
    reasons: jsonb().$type<string[]>().notNull(),
    notes: jsonb().$type<string[]>().notNull(),
    writer: jsonb().$type<Writer>().notNull(),
    changes: jsonb().$type<Change[]>().notNull(),
    /** Form, main food and flavour of a composed dish: what 'not again within 30 days' compares. */
    dish: text(),
    /** What verification found for every reader, with the kitchen version that found it. */
    facts: jsonb().$type<RecipeFacts>().notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    isFavorite: boolean('is_favorite').notNull().default(false),
    userRating: smallint('user_rating').$type<1 | -1>(),
    isShared: boolean('is_shared').notNull().default(false),
    shareCount: integer('share_count').notNull().default(0),
    likesCount: integer('likes_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('recipes_of_user').on(table.userId, table.id.desc()),
    index('recipes_favorite').on(table.userId, table.id.desc()).where(sql`is_favorite`),
  ],
)

/** One row for each recipe being written: it holds a place in the day's quota until it is delivered, stopped or expired. */
export const generationReservationsTable = pgTable(
  'generation_reservations',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('generation_reservations_of_user').on(table.userId)],
)

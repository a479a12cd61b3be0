import type { CollectionRule } from '#contract/recipes/collection-rule.ts'
import type { GenerationRequest } from '#contract/recipes/generation.ts'
import type { Change, Ingredient, Instruction, Writer } from '#domain/recipe/recipe.ts'
import type { RecipeFacts } from '#domain/recipe/verify/summary.ts'
import {
  boolean,
  bytea,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  type SQL,
  smallint,
  sql,
  text,
  timestamp,
  tsvector,
  uniqueIndex,
} from '#server/db/drizzle.ts'
import { ofUser } from '#server/features/accounts/tables.ts'

const accented = 'áàâäãåąāæçćčďéèêëęěēíìîïīłñńňóòôöõøōœřśšşșťțúùûüůūýÿžźżß'
const bare = 'aaaaaaaaacccdeeeeeeeiiiiilnnnoooooooorssssttuuuuuuyyzzzs'
const signs = `' ''"“”„‘’«»(¡¿'`
const withoutAccents = (text: SQL) =>
  sql`lower(translate(${text}, ${sql.raw(`'${accented}${accented.slice(0, -1).toUpperCase()}', '${bare}${bare.slice(0, -1)}'`)}))`
const keyOf = (text: SQL) => sql`ltrim(${withoutAccents(text)}, ${sql.raw(signs)}) collate "C"`
/**
 * A title as lists are sorted by it: without case, the accents of Latin letters and the signs before it. Letters stand in the
 * order of their codes, which is the same in every database.
 */
export const titleKey = keyOf(sql.raw('"title"'))
/** The same of a title that is looked for. */
export const titleKeyOf = (title: string) => keyOf(sql`${title}::text`)
/** Its first letter; of whole titles the translation would take a hundred times as long. */
export const titleLetter = sql`${withoutAccents(sql.raw(`left(ltrim("title", ${signs}), 1)`))} collate "C"`
/** Thumbs up, none, down. */
export const ratingKey = sql.raw('coalesce("user_rating", 0::smallint)')

export const recipesTable = pgTable(
  'recipes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
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
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    cookNotes: text('cook_notes').notNull().default(''),
    variationOf: integer('variation_of'),
    /** Stands in the address of the cook's own photograph; null without one. */
    photoVersion: text('photo_version'),
    /** The same for a picture that the image model made. */
    pictureVersion: text('picture_version'),
    writer: jsonb().$type<Writer>().notNull(),
    changes: jsonb().$type<Change[]>().notNull(),
    /** What the cook asked for when it was generated alone. */
    wish: jsonb().$type<GenerationRequest>(),
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
    /** Deleted then; gone for good an hour later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    // read backwards for the newest first; with what lists ask for besides, so that ten thousand recipes are looked through
    // without touching one
    index('recipes_of_user').on(table.userId, table.id, table.createdAt, table.userRating, table.deletedAt),
    index('recipes_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    // what is asked of favourites besides, for the same reason
    index('recipes_favorites')
      .on(table.userId, table.id, table.createdAt, table.userRating)
      .where(sql`is_favorite and deleted_at is null`),
    index('recipes_by_title').on(table.userId, titleKey, table.id),
    index('recipes_by_rating').on(table.userId, ratingKey, table.id),
    // of those that are published, whoever's they are
    index('recipes_most_liked').on(table.likesCount, table.id).where(sql`is_public and deleted_at is null`),
  ],
)

/** What belongs to one recipe, and goes with it. */
export const ofRecipe = () =>
  integer('recipe_id')
    .notNull()
    .references(() => recipesTable.id, { onDelete: 'cascade' })

/** A recipe as the database keeps it. */
export type StoredRecipe = typeof recipesTable.$inferSelect

/**
 * What a search looks at, apart from the recipe, whose rows are wide. Made anew with every change of words and with every new
 * kitchen; a deleted recipe has none.
 */
export const recipeSearchTable = pgTable(
  'recipe_search',
  {
    recipeId: integer('recipe_id')
      .primaryKey()
      .references(() => recipesTable.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    /**
     * Words of the title (A), of the foods and of the rest, and marks such as a diet that it fits, each behind a few
     * letters that stand for the owner (search-words.ts): so the one index of all words has a list of recipes for each owner.
     */
    words: tsvector().notNull(),
    /** Ids of the foods that it takes; of alternatives the first. */
    foods: text().array().notNull(),
    /** Infinite where too little of the recipe is known, as is its cost: it keeps within no limit. */
    calories: real().notNull(),
    costPerServing: real('cost_per_serving').notNull(),
    totalMinutes: real('total_minutes').notNull(),
    kitchenVersion: text('kitchen_version').notNull(),
  },
  (table) => [
    index('recipe_search_of_user').on(
      table.userId,
      table.recipeId,
      table.calories,
      table.costPerServing,
      table.totalMinutes,
    ),
    index('recipe_search_quickest').on(table.userId, table.totalMinutes, table.recipeId),
    index('recipe_search_cheapest').on(table.userId, table.costPerServing, table.recipeId),
    // written through at once: a pending list would be read by every search
    index('recipe_search_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)

/** Pictures of a recipe that are not drawn: the cook's photograph, or the image model's. Re-encoded WebP. */
export const recipePicturesTable = pgTable(
  'recipe_pictures',
  {
    recipeId: ofRecipe(),
    kind: text({ enum: ['photo', 'model'] }).notNull(),
    userId: ofUser(),
    image: bytea().notNull(),
    version: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.kind] }), index('recipe_pictures_of_user').on(table.userId)],
)

/** The links of shared recipes. The token is the whole secret: 128 random bits. */
export const sharedRecipesTable = pgTable(
  'shared_recipes',
  {
    token: text().primaryKey(),
    recipeId: ofRecipe(),
    userId: ofUser(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('shared_recipes_recipe').on(table.recipeId),
    index('shared_recipes_of_user').on(table.userId),
  ],
)

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

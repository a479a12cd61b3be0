import { createHash } from 'node:crypto'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { optionKey } from '#domain/options/options.ts'
import type { SearchEntry } from '#domain/recipe/verify/kept-facts.ts'
import { remembered, rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { type AnyPgColumn, eq, getTableColumns, sql } from '#server/db/drizzle.ts'
import { type StoredRecipe, recipeSearchTable as search } from '#server/features/recipes/tables.ts'

/** Writes what searches look at anew; in the transaction that writes the recipe, whose words the entry was made of before. */
export const indexRecipe = (db: Db, recipe: Indexed, entry: SearchEntry) => indexRecipes(db, [{ recipe, entry }])

/** The same of many, in one statement; a row that is there already is not written again. */
export async function indexRecipes(
  db: Db,
  recipes: readonly { readonly recipe: Indexed; readonly entry: SearchEntry }[],
): Promise<void> {
  if (recipes.length === 0) return
  await indexing(db.db).execute({ rows: JSON.stringify(recipes.map(({ recipe, entry }) => rowOf(recipe, entry))) })
}

type Indexed = Pick<StoredRecipe, 'id' | 'userId' | 'tags' | 'cuisine' | 'recipeType' | 'writer' | 'facts'>
const { recipeId: _key, ...indexed } = getTableColumns(search)
const listed = (columns: object, from = sql``) =>
  sql.join(
    Object.values(columns).map(({ name }: AnyPgColumn) => sql`${from}${sql.identifier(name)}`),
    sql`, `,
  )

/** However many rows, they are one parameter. Whoever generates asks it while others wait for the connection, so it is prepared. */
const indexing = rememberedFor((db: Db['db']) => {
  const excluded = Object.entries(indexed).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`])
  const given = sql`jsonb_populate_recordset(null::recipe_search, ${sql.placeholder('rows')}::jsonb)`
  return db
    .insert(search)
    .select(sql`select ${listed(getTableColumns(search))} from ${given}`)
    .onConflictDoUpdate({
      target: search.recipeId,
      set: Object.fromEntries(excluded),
      setWhere: sql`(${listed(indexed, sql`recipe_search.`)}) is distinct from (${listed(indexed, sql`excluded.`)})`,
    })
    .prepare('indexed_recipes')
})

/** As its columns are named. */
function rowOf(recipe: Indexed, entry: SearchEntry) {
  const { id, userId, facts } = recipe
  return {
    recipe_id: id,
    user_id: userId,
    words: vectorOf(recipe, entry),
    foods: entry.foods.filter(({ isFirst }) => isFirst).map(({ id }) => id),
    // what is hardly known is above every limit
    calories: entry.isWeighed ? facts.calories : 'infinity',
    cost_per_serving: entry.isPriced ? facts.costPerServing : 'infinity',
    total_minutes: facts.totalMinutes,
    kitchen_version: facts.kitchenVersion,
  }
}

/** A deleted recipe is found no more. */
export async function unindexRecipe(db: Db, recipeId: number): Promise<void> {
  await db.db.delete(search).where(eq(search.recipeId, recipeId))
}

/** Filters by verdicts find it no more, and its row is one of no kitchen. */
export async function unmarkRecipe(db: Db, { id, userId }: Pick<StoredRecipe, 'id' | 'userId'>): Promise<void> {
  const key = ownerKey(userId)
  const gone = [...diets.map(marks.diet), ...allergens.map(marks.without)].map((mark) => key + mark)
  await db.db
    .update(search)
    .set({ kitchenVersion: 'none', words: sql`ts_delete(${search.words}, ${sql.param(gone)}::text[])` })
    .where(eq(search.recipeId, id))
}

/** The letters that stand for an owner before each of their words. Two owners may have the same letters: `userId` decides. */
export const ownerKey = remembered((userId) => createHash('sha256').update(userId).digest('base64url').slice(0, 4))

/** Marks of a recipe that lists are filtered by. */
export const marks = {
  food: (id: string) => `~${id}`,
  diet: (diet: string) => `#diet:${diet}`,
  /** Not found in it: neither in a line nor in a step, and every food of it is known. */
  without: (allergen: string) => `#without:${allergen}`,
  cuisine: (cuisine: string) => `#cuisine:${optionKey(cuisine)}`,
  recipeType: (type: string) => `#type:${optionKey(type)}`,
  writer: (kind: string) => `#writer:${kind}`,
  tag: (tag: string) => `#tag:${tag}`,
} as const

/** No word begins like a mark. */
export const markSigns = ['~', '#'] as const

/** A lexeme as tsvector and tsquery read it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`
}

/**
 * `'k3fonion':1A 'k3fgarlic'`: a word once, with a letter where it stands in the title, and the marks. No more is said of it: a
 * vector that the database need not pack is looked through at a tenth of the cost.
 */
function vectorOf(
  { tags, cuisine, recipeType, writer, facts, userId }: Indexed,
  { titleWords, otherWords, foods }: SearchEntry,
): string {
  const found = [
    ...foods.map(({ id }) => marks.food(id)),
    ...diets.filter((diet) => facts.diets[diet] === 'fits').map(marks.diet),
    // one that only a step brings, or that a food nobody knows may bring, is 'unknown'
    ...allergens.filter((allergen) => facts.allergens[allergen] === 'not_found').map(marks.without),
    marks.cuisine(cuisine),
    marks.recipeType(recipeType),
    marks.writer(writer.kind),
    ...tags.map(marks.tag),
  ]
  const key = ownerKey(userId)
  return [
    ...titleWords.map((word) => `${quoted(key + word)}:1A`),
    ...otherWords.map((word) => quoted(key + word)),
    ...found.map((mark) => quoted(key + mark)),
  ].join(' ')
}

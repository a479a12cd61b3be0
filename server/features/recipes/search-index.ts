import { createHash } from 'node:crypto'
import { allergens } from '#domain/food/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { nutritionOf } from '#domain/food/nutrition.ts'
import { costOf } from '#domain/food/prices.ts'
import { searchWords } from '#domain/food/search-words.ts'
import { optionKey } from '#domain/recipe/options.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'
import { readRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { remembered } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { recipeSearchTable, type StoredRecipe } from '#server/features/recipes/tables.ts'

/** Writes what searches look at anew; in the transaction that writes the recipe. */
export async function indexRecipe(db: Db, recipe: StoredRecipe): Promise<void> {
  const { id: recipeId, userId, facts } = recipe
  const foods = foodsOf(recipe)
  const { totalMinutes, kitchenVersion } = facts
  const row = {
    userId,
    words: sql`${vectorOf(recipe, foods)}::tsvector`,
    foods: foods.filter(({ isFirst }) => isFirst).map(({ id }) => id),
    ...knownFigures(recipe),
    totalMinutes,
    kitchenVersion,
  }
  await db.db
    .insert(recipeSearchTable)
    .values({ recipeId, ...row })
    .onConflictDoUpdate({ target: recipeSearchTable.recipeId, set: row })
}

/** A deleted recipe is found no more. */
export async function unindexRecipe(db: Db, recipeId: number): Promise<void> {
  await db.db.delete(recipeSearchTable).where(eq(recipeSearchTable.recipeId, recipeId))
}

/** The letters that stand for an owner before each of her words. Two owners may have the same: `userId` decides. */
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

interface IndexedFood {
  readonly id: string
  readonly name: string
  /** False for what may stand in for it. */
  readonly isFirst: boolean
}

function foodsOf({ ingredients }: StoredRecipe): IndexedFood[] {
  const found = new Map<string, IndexedFood>()
  for (const { foods, alternatives } of lineReports({ ingredients }))
    for (const { food } of [...foods, ...alternatives]) {
      if (!food) continue
      const isFirst = found.get(food.id)?.isFirst || foods.some((one) => one.food?.id === food.id)
      found.set(food.id, { ...food, isFirst })
    }
  return [...found.values()]
}

/**
 * `'k3fonion':1A 'k3fgarlic'`: a word once, with a letter where it stands in the title, and the marks. No more is said of it: a
 * vector that the database need not pack is looked through at a tenth of the cost.
 */
function vectorOf(recipe: StoredRecipe, foods: readonly IndexedFood[]): string {
  const { title, description, ingredients, cookNotes, tags, cuisine, recipeType, writer, facts, userId } = recipe
  const ofTitle = wordsOf(title)
  const others = wordsOf(
    ...ingredients.map(ingredientText),
    ...foods.map(({ name }) => name),
    cuisine,
    recipeType,
    ...tags,
    description,
    cookNotes,
  )
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
    ...[...ofTitle].map((word) => `${quoted(key + word)}:1A`),
    ...[...others].filter((word) => !ofTitle.has(word)).map((word) => quoted(key + word)),
    ...found.map((mark) => quoted(key + mark)),
  ].join(' ')
}

/** As they were written and in their canonical form. */
function wordsOf(...texts: readonly string[]): Set<string> {
  return new Set(searchWords(texts.join('\n')).flatMap(({ typed, canonical }) => [typed, canonical]))
}

/** Below this share of known weight a figure says nothing of the whole dish. */
const enoughWeight = 0.7

/** Figures of a serving that a limit may go by: what is hardly known is above every limit. */
function knownFigures({ ingredients, servings, instructions, facts }: StoredRecipe) {
  const { lines } = readRecipe({ servings, ingredients, instructions })
  const isWeighed = nutritionOf(lines, servings).coverage >= enoughWeight
  const isPriced = costOf(lines, servings).coverage >= enoughWeight
  return {
    calories: isWeighed ? facts.calories : Number.POSITIVE_INFINITY,
    costPerServing: isPriced ? facts.costPerServing : Number.POSITIVE_INFINITY,
  }
}

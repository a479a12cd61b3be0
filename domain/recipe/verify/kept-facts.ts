import type { Diet } from '#domain/food/diets.ts'
import { searchWords } from '#domain/food/match/search-words.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type Ingredient, type Instruction, ingredientText } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { recipeFacts } from '#domain/recipe/verify/summary.ts'
import { type Author, verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** The words of a recipe that are read for what is kept beside them. */
export interface WordsToKeep {
  readonly title: string
  readonly description: string
  readonly servings: number
  readonly cuisine: string
  readonly recipeType: string
  readonly ingredients: readonly Ingredient[]
  readonly instructions: readonly Instruction[]
  readonly tags?: readonly string[] | undefined
  readonly cookNotes?: string | undefined
}

/** What is kept beside the words of a recipe, so that lists and searches need read none of them. */
export interface KeptFacts {
  readonly figures: Figures
  readonly entry: SearchEntry
  /** Diets that the recipe fits. */
  readonly fits: readonly Diet[]
}
export type Figures = ReturnType<typeof figuresOf>

/** What searches know a recipe by. */
export interface SearchEntry {
  /** As they were written and in their canonical form. */
  readonly titleWords: readonly string[]
  /** Those of its lines, foods, notes, tags and kinds that do not stand in the title. */
  readonly otherWords: readonly string[]
  /** `isFirst` is false for what may stand in for another. */
  readonly foods: readonly { readonly id: string; readonly isFirst: boolean }[]
  /** Whether enough of it is weighed, or priced, for a limit to go by. */
  readonly isWeighed: boolean
  readonly isPriced: boolean
}

/** Everything that is kept of a recipe, worked out from its words alone. */
export function keptFacts(recipe: WordsToKeep, eater: EaterProfile, author: Author): KeptFacts {
  return factsOf(recipe, verifyRecipe(recipe, eater, { author }))
}

/** The same of a recipe that has just been verified. */
export function factsOf(recipe: WordsToKeep, verification: Verification): KeptFacts {
  return {
    figures: figuresOf(verification),
    entry: searchEntry(recipe, verification),
    fits: verification.diets.filter(({ verdict }) => verdict === 'fits').map(({ diet }) => diet),
  }
}

/** Every figure is verification's, none the writer's. Minutes, dollars of all servings, grams and kcal of one. */
function figuresOf(verification: Verification) {
  const { nutrition, time, cost, equipment } = verification
  const { calories, protein, carbs, fat, fiber } = nutrition.perServing
  const preparing = time.schedule.find(({ step }) => step === -1)?.active ?? 0
  return {
    prepTime: preparing,
    cookTime: time.totalMinutes - preparing,
    calories: Math.round(calories),
    estimatedCost: cost.total.toFixed(2),
    nutritionalInfo: { protein: tenth(protein), carbs: tenth(carbs), fat: tenth(fat), fiber: tenth(fiber) },
    requiredEquipment: equipment.needed.map(({ name }) => name),
    facts: recipeFacts(verification),
  }
}

function tenth(grams: number): number {
  return Math.round(grams * 10) / 10
}

/** Below this share of known weight a figure says nothing of the whole dish. */
const enoughWeight = 0.7

function searchEntry(recipe: WordsToKeep, { nutrition, cost }: Verification): SearchEntry {
  const { title, description, cuisine, recipeType, ingredients, tags = [] } = recipe
  const foods = foodsOf(ingredients)
  const titleWords = wordsOf(title)
  const others = wordsOf(
    ...ingredients.map(ingredientText),
    ...foods.map(({ name }) => name),
    cuisine,
    recipeType,
    ...tags,
    description,
    recipe.cookNotes ?? '',
  )
  return {
    titleWords: [...titleWords],
    otherWords: [...others].filter((word) => !titleWords.has(word)),
    foods: foods.map(({ id, isFirst }) => ({ id, isFirst })),
    isWeighed: nutrition.coverage >= enoughWeight,
    isPriced: cost.coverage >= enoughWeight,
  }
}

function foodsOf(ingredients: readonly Ingredient[]) {
  const found = new Map<string, { id: string; name: string; isFirst: boolean }>()
  for (const { heading, line } of readRecipe({ servings: 1, ingredients }).lines)
    for (const { food } of heading ? [] : [...line.foods, ...line.alternatives]) {
      if (!food) continue
      const { id, name } = food
      const isFirst = found.get(id)?.isFirst || line.foods.some((one) => one.food?.id === id)
      found.set(id, { id, name, isFirst })
    }
  return [...found.values()]
}

function wordsOf(...texts: readonly string[]): Set<string> {
  return new Set(searchWords(texts.join('\n')).flatMap(({ typed, canonical }) => [typed, canonical]))
}

import { foodById } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { lineAllergens, lineIsKnown } from '#domain/food/line-allergens.ts'
import { lineDiet } from '#domain/food/line-diets.ts'
import { scaleIngredient } from '#domain/measure/print.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type Change, type Ingredient, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { type Rename, renameFood, withoutChoice, withoutFood } from '#domain/recipe/repair/rename-food.ts'
import { type Substitute, substitutesFor } from '#domain/recipe/repair/substitutions.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { isDisliked } from '#domain/recipe/verify/dislikes.ts'
import { readRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { unlistedFoods } from '#domain/recipe/verify/unlisted-foods.ts'

/** A draft mended in one place. */
export interface Mended {
  draft: RecipeDraft
  change: Change
}

/**
 * Puts a food that this eater may have in the place of one that she may not, in the list, the steps, the title and the description.
 * Undefined where the table of substitutions has none that fits her.
 */
export function swapLine(draft: RecipeDraft, index: number, eater: EaterProfile, reason: string): Mended | undefined {
  const old = draft.ingredients[index]
  if (!old) return undefined
  const line = readIngredientLine(ingredientText(old))
  const [named] = line.foods
  const food = named?.food
  if (!named || !food || line.foods.length > 1 || line.alternatives.length > 0)
    return chooseSide(draft, index, eater, reason)
  for (const substitute of substitutesFor(food.id, isBaking(draft))) {
    const swapped = putInstead(draft, index, substitute)
    const fresh = swapped?.draft.ingredients[index]
    if (swapped && fresh && suits(fresh, eater)) return { draft: swapped.draft, change: { ...swapped.change, reason } }
  }
  return undefined
}

/**
 * The recipe with one food in the place of a line's only food, in the list, the steps, the title and the description. Undefined
 * where the line names several, or the other food is in the recipe already. The line is `written`, or the old one's amount times the
 * substitute's ratio. Nothing is judged.
 */
export function putInstead(
  draft: RecipeDraft,
  index: number,
  substitute: Substitute,
  written?: Ingredient,
): Mended | undefined {
  const old = draft.ingredients[index]
  if (!old) return undefined
  const line = readIngredientLine(ingredientText(old))
  const [named] = line.foods
  const food = named?.food
  if (!food || line.foods.length > 1 || substitute.food === food.id || isListed(draft, substitute.food))
    return undefined
  const unit = old.unit || (line.unit === 'each' ? '' : (line.unit ?? ''))
  const fresh = written ?? substituted({ ...old, unit }, substitute)
  const short = substitute.short ?? foodById(substitute.food).name
  const rename = renameFood({ words: named.words, food }, short, wordsOfOtherLines(draft, index))
  return {
    draft: renamed(draft, index, fresh, rename),
    change: { line: index, from: ingredientText(old), to: ingredientText(fresh), reason: '' },
  }
}

/** 'butter or oil', 'salt and pepper': the sides that she may have stay. */
function chooseSide(draft: RecipeDraft, index: number, eater: EaterProfile, reason: string): Mended | undefined {
  const old = draft.ingredients[index]
  if (!old) return undefined
  const { foods, alternatives } = readIngredientLine(ingredientText(old))
  if (alternatives.length === 0 && foods.length < 2) return undefined
  const sides = [
    ...(alternatives.length > 0 ? [foods] : foods.map((food) => [food])),
    ...alternatives.map((food) => [food]),
  ]
  const fitting = sides.find((side) => suits({ ...old, name: side.map(({ words }) => words).join(' and ') }, eater))
  const losing = sides.filter((side) => side !== fitting).flat()
  if (!fitting) return undefined
  const fresh = { ...old, name: fitting.map(({ words }) => words).join(' and ') }
  const keep = (fitting[0]?.words ?? fresh.name).replace(/^(?:some|any|a little|a bit of) /i, '')
  const rename: Rename = (text, place) =>
    losing.reduce((all, food) => renameFood(food, keep, new Set())(withoutChoice(all, food.words), place), text)
  return {
    draft: renamed(draft, index, fresh, rename),
    change: { line: index, from: ingredientText(old), to: ingredientText(fresh), reason },
  }
}

/** Leaves a line out that the dish can do without, and its name with it. Undefined where a sentence cannot lose it cleanly. */
export function dropLine(draft: RecipeDraft, index: number, reason: string): Mended | undefined {
  const old = draft.ingredients[index]
  if (!old || draft.ingredients.length < 3) return undefined
  const taken = wordsOfOtherLines(draft, index)
  const named = readIngredientLine(ingredientText(old)).foods
  const cut = (text: string) =>
    named.reduce<string | undefined>((left, food) => (left === undefined ? left : withoutFood(left, food, taken)), text)
  const steps = draft.instructions.map((step) => ({ ...step, description: cut(step.description) ?? '' }))
  const lost = steps.filter(({ description }) => description === '')
  const title = cut(draft.title)
  if (title === undefined || lost.some(({ step }) => !isOnlyGarnish(draft.instructions[step - 1]?.description ?? '')))
    return undefined
  const kept = steps.filter(({ description }) => description !== '').map((step, at) => ({ ...step, step: at + 1 }))
  if (kept.length === 0) return undefined
  return {
    draft: {
      ...draft,
      title,
      description: cut(draft.description) ?? '',
      ingredients: draft.ingredients.toSpliced(index, 1),
      instructions: kept,
    },
    change: { line: index, from: ingredientText(old), to: 'left out', reason },
  }
}

/** A food that only a step names is renamed there to one that she may have, best of all one that is listed. */
export function mendUnlisted(
  draft: RecipeDraft,
  { step }: Finding,
  eater: EaterProfile,
  reason: string,
): Mended | undefined {
  const old = step === undefined ? undefined : draft.instructions[step]
  const found = unlistedFoods(readRecipe(draft)).find(
    (one) => one.step === step && one.food.allergens.certain.some((allergen) => eater.allergens.includes(allergen)),
  )
  if (!old || step === undefined || !found) return undefined
  const fitting = substitutesFor(found.food.id).filter(({ food }) =>
    suits({ amount: '1', unit: 'tbsp', name: foodById(food).name }, eater),
  )
  const chosen = fitting.find(({ food }) => isListed(draft, food)) ?? fitting[0]
  if (!chosen) return undefined
  const rename = renameFood(
    { words: found.mention.words, food: found.food },
    chosen.short ?? foodById(chosen.food).name,
    new Set(),
  )
  const description = rename(old.description)
  return {
    draft: { ...draft, instructions: draft.instructions.with(step, { ...old, description }) },
    change: { line: 0, from: old.description, to: description, reason },
  }
}

function isOnlyGarnish(text: string): boolean {
  return /^(?:top|garnish|sprinkle|scatter|finish|dust|drizzle)\b[^.]*\.?$/i.test(text)
}

/** A line that the dish can do without: optional, to serve with, or a garnish. */
export function isDispensable(ingredient: Ingredient): boolean {
  const text = ingredientText(ingredient)
  const { optional, foods } = readIngredientLine(text)
  const role = (name: 'herb' | 'crunch') => foods.every(({ food }) => food?.roles.includes(name))
  return (
    optional ||
    /\b(?:garnish|to serve|for serving|to finish|topping|sprinkling)\b/i.test(text) ||
    (foods.length > 0 && (role('herb') || role('crunch')))
  )
}

function substituted(old: Ingredient, { food, ratio = 1, unit, preparation }: Substitute): Ingredient {
  const { name, plural } = foodById(food)
  const counted = unit === undefined ? old : { ...old, unit }
  const { amount, unit: scaled } = scaleIngredient(counted, ratio)
  const isCounted = scaled === '' && amount !== '1'
  const isOptional = readIngredientLine(ingredientText(old)).optional
  const handled = [preparation, isOptional ? 'optional' : ''].filter(Boolean).join(', ')
  return { amount, unit: scaled, name: isCounted ? plural : name, ...(handled && { preparation: handled }) }
}

function isBaking({ recipeType, instructions }: RecipeDraft): boolean {
  return (
    recipeType === 'Dessert' || instructions.some(({ description }) => /\b(?:dough|batter|pastry)\b/i.test(description))
  )
}

function isListed(draft: RecipeDraft, foodId: string): boolean {
  return draft.ingredients.some((one) =>
    readIngredientLine(ingredientText(one)).foods.some(({ food }) => food?.id === foodId),
  )
}

/** Whether this line by itself is fit for her: no allergy, diet or dislike speaks against it, and it is known. */
export function suits(ingredient: Ingredient, eater: EaterProfile): boolean {
  const line = readIngredientLine(ingredientText(ingredient))
  if (!lineIsKnown(line) || lineAllergens(line).some(({ allergen }) => eater.allergens.includes(allergen))) return false
  if (eater.diet && lineDiet(line, eater.diet).verdict !== 'fits') return false
  const [read] = readRecipe({ servings: 1, ingredients: [ingredient] }).lines
  return read !== undefined && !eater.dislikes.some((dislike) => isDisliked(read, dislike))
}

function renamed(draft: RecipeDraft, index: number, fresh: Ingredient, rename: Rename): RecipeDraft {
  return {
    ...draft,
    title: rename(draft.title, 'title'),
    description: rename(draft.description),
    ingredients: draft.ingredients.with(index, fresh),
    instructions: draft.instructions.map((step) => ({ ...step, description: rename(step.description) })),
  }
}

function wordsOfOtherLines(draft: RecipeDraft, index: number): ReadonlySet<string> {
  const others = draft.ingredients.filter((_, at) => at !== index)
  return new Set(readRecipe({ servings: 1, ingredients: others }).lines.flatMap(({ nameWords }) => nameWords))
}

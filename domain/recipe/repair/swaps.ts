import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { pantry } from '#domain/catalogue/foods/pantry.ts'
import type { Allergen, AllergenVerdict } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import type { Food } from '#domain/food/food.ts'
import { foodById } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type Ingredient, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { substitutesFor } from '#domain/recipe/repair/substitutes/all-swaps.ts'
import type { Substitute } from '#domain/recipe/repair/substitutes/substitute.ts'
import { type Mended, putInstead, suits } from '#domain/recipe/repair/swapping/swap-line.ts'
import { tasteChange } from '#domain/recipe/repair/swapping/taste-change.ts'
import { countedAnew } from '#domain/recipe/repair/swapping/written-anew.ts'
import type { SwapOption } from '#domain/recipe/swap-option.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { isHeated } from '#domain/recipe/verify/cooking/actions.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** A food to try, and its line where the old amount does not fit it: 4 scallions are not 4 onions. */
interface Candidate {
  substitute: Substitute
  written?: Ingredient
}

/** How many swaps are offered. */
const offered = 5
/** How many are verified in looking for them. */
const tried = 14

/** A swap that is offered, with the whole recipe as it is then and what was found in it. */
export interface VerifiedSwap {
  readonly option: SwapOption
  readonly draft: RecipeDraft
  readonly after: Verification
}

/**
 * 'I’m out of …': the foods that best stand in for a line's food for this eater, best first, each verified in the whole recipe; what
 * would newly block is left out, and what is not cooked as the steps tell. Empty where the line names no one food of the table, or nothing stands in for it.
 */
export function swapsFor(draft: RecipeDraft, index: number, eater: EaterProfile): SwapOption[] {
  const options: SwapOption[] = []
  for (const { option } of verifiedSwaps(draft, index, eater, verifyRecipe(draft, eater)))
    if (options.push(option) === offered) break
  return options
}

/**
 * The same one after the other, as far as somebody asks: each costs a verification, but for those that are not wanted. `before`: that of the
 * recipe as it is.
 */
export function* verifiedSwaps(
  draft: RecipeDraft,
  index: number,
  eater: EaterProfile,
  before: Verification,
  isWanted: (foodId: string, taste: string) => boolean = () => true,
): Generator<VerifiedSwap> {
  const food = foodOf(draft, index)
  if (!food) return
  for (const candidate of inPlaceOf(food, draft, index).slice(0, tried)) {
    const taste = tasteChange(food, foodById(candidate.substitute.food))
    const swapped = isWanted(candidate.substitute.food, taste) && swapTo(draft, index, candidate, eater)
    if (!swapped) continue
    const after = verifyRecipe(swapped.draft, eater)
    if (blocks(after) > blocks(before)) continue
    const option = { food: candidate.substitute.food, line: swapped.change.to, taste, ...changes(before, after) }
    yield { option, draft: swapped.draft, after }
  }
}

/** The recipe with the swap made, and the change to tell; undefined where it is not one that `swapsFor` offers. */
export function swapFood(draft: RecipeDraft, index: number, wanted: string, eater: EaterProfile): Mended | undefined {
  const food = foodOf(draft, index)
  const candidate = food && candidatesFor(food, draft, index).find(({ substitute }) => substitute.food === wanted)
  const swapped = candidate && swapTo(draft, index, candidate, eater)
  if (!food || !swapped) return undefined
  return { ...swapped, change: { ...swapped.change, reason: `you’re out of ${food.name}` } }
}

function swapTo(
  draft: RecipeDraft,
  index: number,
  { substitute, written }: Candidate,
  eater: EaterProfile,
): Mended | undefined {
  const swapped = putInstead(draft, index, substitute, written)
  const line = swapped?.draft.ingredients[index]
  return swapped && !swapped.isCookedOtherwise && line && suits(line, eater) ? swapped : undefined
}

function foodOf(draft: RecipeDraft, index: number): Food | undefined {
  const line = draft.ingredients[index]
  const read = line && readIngredientLine(ingredientText(line))
  return read?.foods.length === 1 && read.alternatives.length === 0 ? read.foods[0]?.food : undefined
}

/** What may stand in at that place: a leaf of lettuce for a tortilla, but for none that is rolled and baked. */
function inPlaceOf(food: Food, draft: RecipeDraft, index: number): Candidate[] {
  const all = candidatesFor(food, draft, index)
  const cooked = all.filter(({ substitute }) => !isEatenRaw(substitute.food))
  const isKept = cooked.length === all.length || isEatenRaw(food.id) || !isHeated(readRecipe(draft), index)
  return isKept ? all : cooked
}
function isEatenRaw(foodId: string): boolean {
  const kind = pantry.get(foodId)?.behaviour.kind
  return kind === 'lettuce' || kind === 'lettuce cup'
}

/** Foods that behave alike in a pan, the likest first, among the swaps of the table, which come in their own order; each food once. */
function candidatesFor(food: Food, draft: RecipeDraft, index: number): Candidate[] {
  const listed = substitutesFor(food.id, draft.recipeType === 'Dessert')
  const own = pantry.get(food.id)
  const alike = own && !tooWide.has(own.behaviour.kind) ? ofKind(own) : []
  const scored = [
    ...listed.map((substitute, place) => ({
      candidate: {
        substitute,
        ...written(draft, index, substitute),
      },
      score: 2 - place * 0.35,
    })),
    ...alike
      .filter(({ id }) => !listed.some((substitute) => substitute.food === id))
      .map((other) => ({
        candidate: { substitute: { food: other.id }, ...written(draft, index, { food: other.id }) },
        score: own ? likeness(own, other, draft.cuisine) : 0,
      })),
  ]
  return scored
    .filter(({ score }) => score > -0.5)
    .sort((one, other) => other.score - one.score)
    .map(({ candidate }) => candidate)
    .filter(({ substitute }, at, all) => all.findIndex((each) => each.substitute.food === substitute.food) === at)
}

function ofKind({ id, behaviour }: DishFood): DishFood[] {
  return [...pantry.values()].filter((each) => each.behaviour.kind === behaviour.kind && each.id !== id)
}

/** What is counted is counted anew, by the weight of the old line: 3 scallions are half an onion. */
function written(draft: RecipeDraft, index: number, substitute: Substitute): { written?: Ingredient } {
  const fresh = pantry.has(substitute.food) ? countedAnew(draft, index, substitute) : undefined
  return fresh ? { written: fresh } : {}
}

/** Kinds in which one food says nothing of another. */
const tooWide: ReadonlySet<Kind> = new Set([
  'sauce',
  'other',
  'spice',
  'leavener',
  'salt',
  'brine',
  'ferment',
  'thickener',
])

/** From 3 for a twin down: energy, fat and sugar alike, as long in the pan, the same roles, at home in the recipe's kitchen. */
function likeness(own: DishFood, other: DishFood, cuisine: string): number {
  const { calories, fat, sugar, protein } = own.food.nutrients
  const { nutrients, roles, cuisines, name } = other.food
  const apart =
    Math.abs(calories - nutrients.calories) / 120 +
    Math.abs(fat - nutrients.fat) / 15 +
    Math.abs(sugar - nutrients.sugar) / 12 +
    Math.abs(protein - nutrients.protein) / 15
  const shared = own.food.roles.filter((role) => roles.includes(role)).length / Math.max(1, own.food.roles.length)
  const atHome = cuisines.includes(cuisine) || cuisines.length === 0 ? 0.4 : 0
  const namesake = own.food.name.split(' ').at(-1) === name.split(' ').at(-1) ? 0.8 : 0
  return 1.2 + shared + atHome + namesake - apart - cookedApart(own, other)
}

/** Ways of cooking that one bears and the other does not, and minutes between them. */
function cookedApart({ behaviour: own }: DishFood, { behaviour: other }: DishFood): number {
  const ways = ['sauteed', 'simmered', 'roasted'] as const
  return ways.reduce(
    (sum, way) => {
      const [one, two] = [own[way], other[way]]
      if ((one === undefined) !== (two === undefined)) return sum + 0.7
      return sum + Math.min(1, Math.abs((one ?? 0) - (two ?? 0)) / 12)
    },
    own.texture?.raw === other.texture?.raw ? 0 : 0.15,
  )
}

function changes(before: Verification, after: Verification): Omit<SwapOption, 'food' | 'line' | 'taste'> {
  const had = allergensIn(before)
  const has = allergensIn(after)
  const allergensAdded = [...has.keys()].filter((each) => !had.has(each))
  const allergensGone = [...had.keys()].filter((each) => !has.has(each))
  const kept = dietsOf(before)
  const keeps = dietsOf(after)
  return {
    calories: Math.round(after.nutrition.perServing.calories - before.nutrition.perServing.calories),
    cost: Math.round((after.cost.perServing - before.cost.perServing) * 100) / 100,
    allergensAdded,
    allergensGone,
    allergensPossible: [...allergensAdded, ...allergensGone].filter(
      (each) => (has.get(each) ?? had.get(each)) !== 'contains',
    ),
    dietsLost: kept.filter((each) => !keeps.includes(each)),
    dietsGained: keeps.filter((each) => !kept.includes(each)),
  }
}

/** What is or may be in it, by how sure that is. */
function allergensIn({ allergens: rows }: Verification): Map<Allergen, AllergenVerdict> {
  return new Map(
    rows.filter(({ verdict }) => verdict !== 'not_found').map(({ allergen, verdict }) => [allergen, verdict]),
  )
}
function dietsOf({ diets: rows }: Verification): Diet[] {
  return rows.filter(({ verdict }) => verdict === 'fits').map(({ diet }) => diet)
}
function blocks({ findings }: Verification): number {
  return findings.filter(({ severity }) => severity === 'blocks').length
}

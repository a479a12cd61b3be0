import { plain } from '#domain/plain-text.ts'
import { bookDishes } from '#domain/recipe/compose/book/book-forms.ts'
import type { Kind } from '#domain/recipe/compose/behaviour.ts'
import { joined } from '#domain/recipe/compose/sentences.ts'
import { allergenName } from '#domain/food/allergens.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { dietSwaps } from '#domain/recipe/repair/diet-swaps.ts'
import { substitutesFor } from '#domain/recipe/repair/substitutions.ts'
import { verifiedSwaps } from '#domain/recipe/repair/swaps.ts'
import type { SwapOption } from '#domain/recipe/swap-option.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import type { CookedDish, DishLine } from '#domain/recipe/worth/cooked-dish.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { lettersOfRecipe } from '#domain/recipe/letters-of-recipe.ts'

/** A swap worth knowing: the line, what stands there now, and what the whole recipe is with the other food in its place. */
export interface WorthySwap {
  readonly line: number
  readonly from: string
  readonly option: SwapOption
}

/** Lines that are looked at, swaps that are verified for each, and letters verified in all: a longest recipe is read some three times. */
const [mostLines, perLine, mostLetters] = [5, 3, 50_000]

/**
 * The two swaps that say most for this recipe: away from an allergen, toward a diet, lighter or cheaper. Each is verified in the whole
 * recipe and finds nothing there that was not found before. None for a food that gives the dish its name, none of what the eater may
 * not have. `dish`: the recipe's key, where the kitchen wrote it.
 */
export function worthySwaps(draft: RecipeDraft, cooked: CookedDish, eater: EaterProfile, dish?: string | null): WorthySwap[] {
  const before = verifyRecipe(draft, eater)
  let left = Math.floor(mostLetters / (1 + lettersOfRecipe(draft)))
  const found: (WorthySwap & { points: number })[] = []
  for (const line of worthALook(cooked).slice(0, mostLines)) {
    let tried = 0
    for (const { option, after } of verifiedSwaps(draft, line.line, eater, before)) {
      left -= 1
      const points = worthOf(option, before, after, knownAs(line, option, dish))
      if (points > 0) found.push({ line: line.line, from: draft.ingredients[line.line]!.name, option, points })
      if ((tried += 1) === perLine || left <= 0) break
    }
    if (left <= 0) break
  }
  found.sort((one, other) => other.points - one.points)
  const [first] = found
  const second = found.find(({ line, option }) => line !== first?.line && option.food !== first?.option.food)
  return [first, second].flatMap((each) => (each ? [{ line: each.line, from: each.from, option: each.option }] : []))
}

/** Lines that a cook would change, the heaviest first. */
function worthALook({ lines, title }: CookedDish): DishLine[] {
  const named = new Set(title.split(/[^a-z]+/))
  return lines
    .filter(({ kind, grams }) => kind !== undefined && changeable.has(kind) && grams >= 25)
    .filter(({ food }) => !plain(`${food.name} ${food.plural}`).split(/[^a-z]+/).some((word) => named.has(word)))
    .filter((each, at, all) => all.findIndex(({ food }) => food.id === each.food.id) === at)
    .toSorted((one, other) => other.grams * other.food.nutrients.calories - one.grams * one.food.nutrients.calories)
}
const changeable: ReadonlySet<Kind> = new Set([
  'poultry',
  'steak',
  'pork',
  'ground meat',
  'ground poultry',
  'shrimp',
  'fish',
  'tofu',
  'frying cheese',
  'bean',
  'lentil',
  'rice',
  'quinoa',
  'bulgur',
  'couscous',
  'pasta',
  'noodles',
  'leaf',
  'vegetable',
  'potato',
  'oil',
  'solid fat',
  'nut',
  'cheese',
  'cream',
  'yogurt',
  'milk',
  'coconut milk',
  'nut paste',
  'sauce',
  'stock',
  'berry',
  'dried fruit',
])

/** Whether a cook wrote the swap down: the entry of the catalogue itself, or the tables, but for what only a diet makes anybody do. */
function knownAs({ food }: DishLine, { food: other }: SwapOption, dish: string | null | undefined): boolean {
  const book = bookDishes.get(`dish-${/^dish-([^/]+)/.exec(dish ?? '')?.[1] ?? ''}`)
  const own = book?.lines.some(({ foods }) => foods.includes(food.id) && foods.includes(other))
  return own === true || (substitutesFor(food.id).some((each) => each.food === other) && !forDiets.has(`${food.id} ${other}`))
}
const forDiets: ReadonlySet<string> = new Set(
  dietSwaps.flatMap(({ from, to }) => from.split(' ').flatMap((id) => to.map(({ food }) => `${id} ${food}`))),
)

/** Diets that somebody at the table may keep, the strictest first. */
const kept = ['vegan', 'vegetarian', 'pescatarian', 'gluten-free'] as const

/** How much a swap is worth being told; 0 or less where it is not. */
function worthOf(option: SwapOption, before: Verification, after: Verification, isKnown: boolean): number {
  const { calories, cost, allergensAdded, allergensGone, dietsGained, dietsLost, taste } = option
  const isAlike = taste === 'much the same'
  if (warnings(after) > warnings(before) || allergensAdded.length > 0 || !(isKnown || isAlike)) return 0
  const benefits =
    2 * Math.min(1, allergensGone.length) +
    (kept.some((diet) => dietsGained.includes(diet)) ? 1.5 : 0) +
    (calories <= -25 && calories <= -0.06 * before.nutrition.perServing.calories ? 1.5 : 0) +
    (cost <= -0.15 && cost <= -0.08 * before.cost.perServing ? 1.2 : 0)
  if (benefits === 0 && !(isKnown && isAlike)) return 0
  return (
    benefits +
    (isKnown ? 1 : 0) +
    (isAlike ? 0.5 : 0) -
    (kept.some((diet) => dietsLost.includes(diet)) ? 1.5 : 0) -
    (cost > 0.6 ? 1 : 0) -
    (calories > 60 ? 1 : 0)
  )
}

function warnings({ findings }: Verification): number {
  return findings.filter(({ severity }) => severity !== 'notes').length
}

/** What a swap changes in a serving, in a sentence: 'Instead of the butter, 3 tbsp olive oil: 24 kcal less and $0.10 more per serving; leaner.' */
export function swapSentence({ from, option }: WorthySwap): string {
  const { line, calories, cost, taste, allergensGone, dietsGained, dietsLost } = option
  const figures = [
    ...(Math.abs(calories) < 3 ? [] : [`${Math.abs(calories)} kcal ${calories > 0 ? 'more' : 'less'}`]),
    ...(Math.abs(cost) < 0.02 ? [] : [`$${Math.abs(cost).toFixed(2)} ${cost > 0 ? 'more' : 'less'}`]),
  ]
  const gone = allergensGone.filter((allergen) => allergen !== 'wheat' || !allergensGone.includes('gluten'))
  const gained = kept.find((diet) => dietsGained.includes(diet) && !(diet === 'gluten-free' && gone.includes('gluten')))
  const lost = kept.filter((diet) => dietsLost.includes(diet))
  return `${[
    `Instead of the ${from}, ${line}: ${figures.length > 0 ? `${joined(figures)} per serving` : 'about the same calories and cost'}`,
    taste === 'much the same' ? 'tastes about the same' : taste,
    ...(gone.length > 0 ? [`no longer contains ${joined(gone.map(allergenName))}`] : []),
    ...(gained ? [`and then the dish is ${gained}`] : []),
    ...(lost.length > 0 ? [`but it is no longer ${joined(lost)}`] : []),
  ].join('; ')}.`
}

import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { behaviours } from '#domain/catalogue/behaviours/behaviours.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { countWord, joined } from '#domain/catalogue/writing/sentences.ts'
import { type Allergen, allergensNamed } from '#domain/food/allergens/allergens.ts'
import { type Food, isA } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { substitutesFor } from '#domain/recipe/repair/substitutes/all-swaps.ts'
import { dietSwaps } from '#domain/recipe/repair/substitutes/diet-swaps.ts'
import { verifiedSwaps } from '#domain/recipe/repair/swaps.ts'
import { bySurety, changeOfFigures, type SwapOption } from '#domain/recipe/swap-option.ts'
import { lettersOfRecipe } from '#domain/recipe/texts/letters-of-recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { type CookedDish, type DishLine, isNamedFor } from '#domain/recipe/worth/cooked-dish.ts'
import { doesItsWork, isOfAnotherAnimal, isWithoutFlesh } from '#domain/recipe/worth/does-its-work.ts'

/** A swap worth knowing: the line, what stands there now, and what the whole recipe is with the other food in its place. */
export interface WorthySwap {
  readonly line: number
  readonly from: string
  /** 'turnips (4 medium for 4 servings)'. */
  readonly to: string
  readonly option: SwapOption
  /** Both behave alike in a pan; tofu and pork do not. */
  readonly isOneKind: boolean
  /** A diet that the dish fits with it and did not before, the strictest. */
  readonly gained: Kept | undefined
}

/** Lines that are looked at, swaps that are verified for each, and letters verified in all: a longest recipe is read some three times. */
const [mostLines, perLine, mostLetters] = [9, 2, 50_000]

/**
 * The two swaps that say most for this recipe: away from an allergen, toward a diet, lighter or cheaper. Each is verified in the whole
 * recipe and finds nothing there that was not found before. None for a food that gives the dish its name, none of what the eater may
 * not have. `dish`: the recipe's key, where the kitchen wrote it.
 */
export function worthySwaps(
  draft: RecipeDraft,
  cooked: CookedDish,
  eater: EaterProfile,
  dish?: string | null,
): WorthySwap[] {
  const before = verifyRecipe(draft, eater)
  let left = Math.floor(mostLetters / (1 + lettersOfRecipe(draft)))
  const found: (WorthySwap & { points: number })[] = []
  for (const line of worthALook(cooked).slice(0, mostLines)) {
    let tried = 0
    const isWritten = knownFor(line, dish)
    let nearest: string | undefined
    const isKnown = (food: string) => isWritten(food) || (food === nearest && hasNeighbors(line.kind))
    const isWanted = (food: string, taste: string) => {
      if (!doesItsWork(line, cooked, food)) return false
      nearest ??= food
      return isKnown(food) || (taste === alike && !isPeculiar(line.kind))
    }
    for (const { option, draft: swapped, after } of verifiedSwaps(draft, line.line, eater, before, isWanted)) {
      left -= 1
      const gained = dietGained(option, cooked)
      const points = worthOf({ option, gained }, line, { before, after }, isKnown(option.food))
      const from = draft.ingredients[line.line]!.name
      const isOneKind = behaviours[option.food]?.kind === line.kind
      if (points >= (inAPinch.has(line.kind ?? 'other') ? leastWorth : leastWithGain))
        found.push({ line: line.line, from, to: amountFor(swapped, line.line), option, isOneKind, gained, points })
      if ((tried += 1) === perLine || left <= 0) break
    }
    if (left <= 0) break
  }
  found.sort((one, other) => other.points - one.points)
  const [first] = found
  const second = found.find(({ line, option }) => line !== first?.line && option.food !== first?.option.food)
  return [first, second].filter((each) => each !== undefined)
}

/** The page may show other amounts than the recipe was written with, so that these say for how many they are. */
function amountFor({ ingredients, servings }: RecipeDraft, line: number): string {
  const { amount, unit, name } = ingredients[line]!
  const measure = unpackaged([amount, unit].filter(Boolean).join(' '))
  return measure === '' ? name : `${name} (${measure} for ${servings} ${servings === 1 ? 'serving' : 'servings'})`
}

/** 'three 15-oz cans' of '3 (15-oz) cans': in parentheses there are no others. */
function unpackaged(measure: string): string {
  return measure.replace(
    /^(\d+) \(([^()]+)\) /,
    (_, count: string, size: string) => `${countWord(Number(count))} ${size} `,
  )
}

/** Lines that a cook would change, the heaviest first. */
function worthALook({ lines, title, type }: CookedDish): DishLine[] {
  // a dough is built on its fat, and its soda on what is sour
  const isBaked = type === 'Dessert' || lines.some(({ kind, grams }) => kind === 'flour' && grams >= 100)
  return lines
    .filter(({ kind, grams }) => kind !== undefined && changeable.has(kind) && grams >= (light.has(kind) ? 4 : 25))
    .filter(({ kind, food }) => !(isBaked && (kind === 'solid fat' || isSour(food))))
    .filter(({ food }) => !isNamedFor(food, title))
    .filter((each, at, all) => all.findIndex(({ food }) => food.id === each.food.id) === at)
    .toSorted((one, other) => other.grams * other.food.nutrients.calories - one.grams * one.food.nutrients.calories)
}
const isSour = ({ roles }: Food) => roles.includes('dairy') && roles.includes('acid')
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
  'aromatic',
  'herb',
  'citrus',
  'vinegar',
  'bun',
  'bread',
  'tortilla',
])
/** Of these little is much. */
const light: ReadonlySet<Kind> = new Set(['herb', 'citrus', 'vinegar'])

/** Whether a cook wrote the swap down: the entry of the catalogue itself, or the tables, but for what only a diet makes anybody do. */
function knownFor({ food }: DishLine, dish: string | null | undefined): (other: string) => boolean {
  const book = bookDishes.get(`dish-${/^dish-([^/]+)/.exec(dish ?? '')?.[1] ?? ''}`)
  const own = book?.lines.flatMap(({ foods }) => (foods.includes(food.id) ? foods : [])) ?? []
  const known = substitutesFor(food.id).filter((other) => !forDiets.has(`${food.id} ${other.food}`))
  return (other) =>
    own.includes(other) || (known.some((each) => each.food === other) && !isA('strange instead')(foods.get(other)))
}
const alike = 'much the same'
const forDiets: ReadonlySet<string> = new Set(
  dietSwaps.flatMap(({ from, to }) => from.split(' ').flatMap((id) => to.map(({ food }) => `${id} ${food}`))),
)

/** Diets that somebody at the table may keep, the strictest first. */
const kept = ['vegan', 'vegetarian', 'pescatarian', 'gluten-free'] as const
type Kept = (typeof kept)[number]

/** The strictest diet that a swap makes the dish fit; who eats fish is told of it where there is some. */
function dietGained({ dietsGained }: SwapOption, { lines }: CookedDish): Kept | undefined {
  const hasFish = lines.some(({ food }) => food.facts.has('fish') && food.roles.includes('protein'))
  return kept.find((diet) => dietsGained.includes(diet) && (diet !== 'pescatarian' || hasFish))
}

/** Allergens that a swap is made for; of the others it is only told. */
const common: ReadonlySet<Allergen> = new Set([
  'milk',
  'egg',
  'fish',
  'crustacean',
  'tree_nut',
  'peanut',
  'gluten',
  'wheat',
  'soy',
  'sesame',
])

/** Kinds in which the first that is offered stands in for whoever has none: pinto beans for black ones, one vinegar for another. */
const hasNeighbors = (kind: Kind | undefined) =>
  kind !== undefined && ['vinegar', 'leaf', 'bean', 'pasta', 'nut', 'berry'].includes(kind)
/** Kinds in which only what a cook wrote down stands in: a cabbage is no bell pepper, though it tastes of as little. */
const isPeculiar = (kind: Kind | undefined) =>
  kind === undefined || ['vegetable', 'aromatic', 'herb', 'bread', 'bun'].includes(kind)

/** From here on a swap is told, of what a cook may be out of and of what is only changed for a gain. */
const [leastWorth, leastWithGain] = [0.9, 1.6]
const inAPinch: ReadonlySet<Kind> = new Set<Kind>([
  'vinegar',
  'citrus',
  'cheese',
  'herb',
  'leaf',
  'bean',
  'pasta',
  'noodles',
  'nut',
  'berry',
  'stock',
  'vegetable',
  'aromatic',
])

/** How much a swap is worth being told; 0 or less where it is not. */
function worthOf(
  { option, gained }: Pick<WorthySwap, 'option' | 'gained'>,
  { food }: DishLine,
  { before, after }: { before: Verification; after: Verification },
  isKnown: boolean,
): number {
  const { calories, cost, allergensAdded, allergensGone, dietsLost, taste } = option
  const isAlike = taste === alike
  if (kept.some((diet) => dietsLost.includes(diet)) || (isWithoutFlesh(food, option.food) && !gained)) return 0
  if (findsMore(before, after) || (allergensAdded.length > 0 && !isKnown) || freesInVain(option, food)) return 0
  // nobody takes pork for lamb because it is cheaper
  if (isAlike && isOfAnotherAnimal(food, option.food)) return 0
  const benefits =
    (bySurety(allergensGone, option).sure.some((allergen) => common.has(allergen)) ? 2 : 0) +
    (gained ? 1.5 : 0) +
    (calories <= -25 && calories <= -0.06 * before.nutrition.perServing.calories ? 1.5 : 0) +
    (cost <= -0.15 && cost <= -0.08 * before.cost.perServing ? 1.2 : 0)
  if (benefits === 0) return 0
  return (
    benefits +
    (isKnown ? 1 : 0) +
    (isAlike ? 0.5 : 0) -
    1.5 * Math.min(1, allergensAdded.length) -
    (cost > 0.6 ? 1 : 0) -
    (calories > 60 ? 1 : 0)
  )
}

/** Whether it is without an allergen that the food has and that the dish keeps all the same: cheese without milk beside sour cream. */
function freesInVain({ food, allergensGone }: SwapOption, { allergens: { certain } }: Food): boolean {
  const after = foods.get(food)?.allergens.certain ?? []
  return certain.some((each) => common.has(each) && !after.includes(each) && !allergensGone.includes(each))
}

/** Whether anything is found of the recipe after a swap that was not before, by its words, or that an eater's allergy has to know of. */
function findsMore(before: Verification, after: Verification): boolean {
  const told = ({ findings }: Verification) =>
    findings.filter(({ severity, code }) => severity !== 'notes' || code === 'allergen_note')
  const known = new Set(told(before).map(({ message }) => message))
  return told(after).length > told(before).length || told(after).some(({ message }) => !known.has(message))
}

/**
 * What a swap changes in a serving, in a sentence: 'Instead of the butter, olive oil (3 tbsp for 4 servings): no longer contains dairy;
 * leaner.' What it is made for comes first, and figures beside an allergen or a diet are told only where they are large.
 */
export function swapSentence({ from, to, option, isOneKind, gained }: WorthySwap): string {
  // a spoonful of vinegar fills nobody
  const isSeasoning = light.has(behaviours[option.food]?.kind ?? 'other')
  const { taste, allergensAdded, allergensGone } = option
  const gone = bySurety(allergensGone, option)
  const added = bySurety(allergensAdded, option)
  const isSaid = gained === 'gluten-free' && gone.sure.includes('gluten')
  const freed = [
    ...named('no longer contains', gone.sure, 'absent'),
    ...(gained && !isSaid ? [`makes the dish ${gained}`] : []),
  ]
  const figures = changeOfFigures(option, freed.length > 0 ? largeChange : anyChange)
  return `Instead of the ${from}, ${to}: ${[
    ...freed,
    ...(freed.length === 0 && figures ? [figures] : []),
    ...(taste !== alike && !isSeasoning ? [taste] : isOneKind ? ['tastes about the same'] : []),
    ...(freed.length > 0 && figures ? [figures] : []),
    ...named('leaves out what may contain', gone.possible, 'absent'),
    ...named('adds', added.sure, 'there', 'and'),
    ...named('may contain', added.possible, 'there'),
  ].join('; ')}.`
}
const anyChange = { calories: 10, cost: 0.05 }
const largeChange = { calories: 40, cost: 0.4 }

const named = (words: string, allergens: readonly Allergen[], are: 'there' | 'absent', last: 'and' | 'or' = 'or') =>
  allergens.length > 0 ? [`${words} ${joined(allergensNamed(allergens, are), last)}`] : []

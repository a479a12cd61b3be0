import { chanceFrom } from '#domain/chance.ts'
import { allergenName } from '#domain/food/allergens.ts'
import { priceOf } from '#domain/food/price-of.ts'
import { attempt } from '#domain/recipe/compose/attempt.ts'
import type { Candidate } from '#domain/recipe/compose/candidate.ts'
import { candidates, candidatesAtAnyHour, sizeOf } from '#domain/recipe/compose/candidates.ts'
import { ownFoods, poolOf } from '#domain/recipe/compose/choose.ts'
import { allowedFoods } from '#domain/recipe/compose/eater.ts'
import type { Asked } from '#domain/recipe/compose/pick.ts'
import { readWish } from '#domain/recipe/compose/read-wish.ts'
import { joined } from '#domain/recipe/compose/sentences.ts'
import type { Wish, WishField } from '#domain/recipe/wish.ts'

/** Wishes that cannot be kept together: the smallest such set, and a sentence that says whether that is proved. */
export interface Contradiction {
  message: string
  wishes: WishField[]
}

/** Fields in the order in which they are let go, the least likely cause first. What is left over is the contradiction. */
const fields = [
  'notes',
  'include',
  'season',
  'spiceLevel',
  'mealTime',
  'exclude',
  'complexity',
  'equipment',
  'cuisine',
  'budget',
  'calories',
  'maxMinutes',
  'allergens',
  'cookingMethod',
  'recipeType',
  'diet',
] as const satisfies readonly WishField[]
type LiftedField = (typeof fields)[number]

const mild: ReadonlySet<LiftedField> = new Set([
  'notes',
  'include',
  'season',
  'spiceLevel',
  'mealTime',
  'exclude',
  'complexity',
])

/** Tries for each question of the search that is not a proof. */
const triesEach = 5

/**
 * Deletion filter: each wish in turn is let go; it stays out when the rest still cannot be kept. Where no form of dish can
 * hold the wishes at all the answer is a proof over every form, family and food that the kitchen knows; otherwise it is
 * the outcome of a search and says so.
 */
export function contradictionIn(wish: Wish, seed: number): Contradiction {
  if (isImpossible(wish)) {
    const wishes = smallestSet(wish, isImpossible)
    return { wishes, message: sentenceFor(wish, wishes, true) }
  }
  const failed = (tried: Wish) => isImpossible(tried) || attempt(tried, seed + 1, triesEach) === undefined
  const wishes = smallestSet(wish, failed)
  return { wishes, message: sentenceFor(wish, wishes, false) }
}

/** A food that the cook wants and, by their diet, allergies or own words, may not have: proved by the food itself. */
export function refusedWant(wish: Wish): Contradiction | undefined {
  const reading = readWish({ ...wish, notes: '' })
  const { wanted } = reading
  const allowed = allowedFoods(wish, reading.excluded, reading)
  const refused = wanted.find(({ anyOf }) => !anyOf.some((id) => allowed.has(id)))
  if (!refused) return undefined
  const culprit = bans.find((field) => {
    const alone = only(wish, [field])
    const left = allowedFoods(alone, readWish(alone).excluded, { diets: [], wanted })
    return !refused.anyOf.some((id) => left.has(id))
  })
  const wishes: WishField[] = culprit
    ? ['include', culprit]
    : ['include', ...bans.filter((field) => isGiven(wish[field]))]
  return { wishes, message: sentenceFor({ ...wish, include: [refused.words] }, wishes, true) }
}
const bans = ['diet', 'allergens', 'exclude'] as const

function smallestSet(wish: Wish, failing: (wish: Wish) => boolean): WishField[] {
  const given: LiftedField[] = fields.filter((field) => isGiven(wish[field]))
  // the mild wishes are seldom the cause: when it fails without all of them, they are let go at once
  const strong = given.filter((field) => !mild.has(field))
  let kept = strong.length < given.length && failing(only(wish, strong)) ? strong : given
  for (const field of fields) {
    if (!kept.includes(field)) continue
    const without = kept.filter((each) => each !== field)
    if (failing(only(wish, without))) kept = without
  }
  return kept
}

function isGiven(value: Wish[LiftedField]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}

/** The wish with these fields alone; servings always stay. */
function only(wish: Wish, kept: readonly LiftedField[]): Wish {
  const bare: Wish = {
    allergens: [],
    exclude: [],
    include: [],
    preferredCuisines: [],
    servings: wish.servings,
    equipment: [],
    preferEquipment: [],
    notes: '',
    because: [],
    recent: [],
  }
  return Object.assign(bare, Object.fromEntries(kept.map((field) => [field, wish[field]])))
}

/** No form of dish can be filled: proved by going through all of them. */
export function isImpossible(wish: Wish): boolean {
  const reading = readWish(wish)
  const allowed = allowedFoods(wish, reading.excluded, reading)
  const asked: Asked = { wish, reading, allowed, chance: chanceFrom(1), strain: 0 }
  const holds = (candidate: Candidate) => canHold(candidate, asked)
  return !candidates(wish).some(holds) && !candidatesAtAnyHour(wish).some(holds)
}

function canHold({ form, flavour, machines }: Candidate, asked: Asked): boolean {
  const { wish } = asked
  const required = form.slots({ flavour, wish, machines }).filter((slot) => slot.required && !slot.when)
  let least = 0
  for (const slot of required) {
    const pool = form.book ? ownFoods(slot, asked) : poolOf(slot, asked, [])
    if (!pool.length) return false
    const cheapest = pool.map((food) => {
      const grams = typeof slot.grams === 'number' ? slot.grams : slot.grams(food)
      return grams * priceOf(food.food).usd * (food.behaviour.share ?? 1)
    })
    // the leanest cut of half a plate, at .45 of its grams: nothing cheaper is ever weighed out
    least += Math.min(...cheapest) * 0.0011
  }
  return wish.budget === undefined || least * wish.servings * sizeOf(form, wish) <= wish.budget
}

const words: Readonly<Record<LiftedField, (wish: Wish) => string>> = {
  notes: () => 'your notes',
  include: ({ include }) => `dishes with ${joined(include)}`,
  season: ({ season }) => `${season?.toLowerCase() ?? ''} dishes`,
  spiceLevel: ({ spiceLevel }) => `${spiceLevel?.toLowerCase() ?? ''} spice`,
  mealTime: ({ mealTime }) => mealTime?.toLowerCase() ?? '',
  exclude: ({ exclude }) => `without ${joined(exclude)}`,
  complexity: ({ complexity }) => `${complexity?.toLowerCase() ?? ''} level`,
  equipment: ({ equipment }) => `only ${joined(equipment)} to cook with`,
  cuisine: ({ cuisine }) => `${cuisine ?? ''} cooking`,
  budget: ({ budget, servings }) => `$${budget ?? 0} for ${servings} ${servings === 1 ? 'serving' : 'servings'}`,
  calories: ({ calories }) => `${calories ?? 0} calories a serving`,
  maxMinutes: ({ maxMinutes }) => `${maxMinutes ?? 0} minutes`,
  allergens: ({ allergens }) => `no ${joined(allergens.map(allergenName))}`,
  cookingMethod: ({ cookingMethod }) => cookingMethod?.toLowerCase() ?? '',
  recipeType: ({ recipeType }) => `a ${recipeType?.toLowerCase() ?? ''}`,
  diet: ({ diet }) => allergenName(diet ?? ''),
}

function sentenceFor(wish: Wish, wishes: readonly WishField[], proved: boolean): string {
  const named = fields.filter((field) => wishes.includes(field)).reverse()
  const [field] = named
  if (!field) return 'We couldn’t write this recipe. Please try again, or change your request.'
  const said = named.map((each) => words[each](wish))
  return refusalOf(said, proved, remedies[field])
}

/** What is told where no dish keeps what was said, and what to do about it; whether that was proved is heard in it. */
export function refusalOf(said: readonly string[], proved: boolean, remedy: string): string {
  const quoted = joined(said.map((one) => `“${one}”`))
  const isOne = said.length === 1
  const verb = isOne ? remedy : 'Change one of them.'
  if (proved) return `${isOne ? 'We have nothing for' : 'We can’t combine'} ${quoted}: no dish we know fits. ${verb}`
  return `We couldn’t find a dish that fits ${quoted}${isOne ? '' : ' together'}. ${verb}`
}

const remedies: Readonly<Record<LiftedField, string>> = {
  notes: 'Try other words.',
  include: 'Leave something out.',
  season: 'Choose another season.',
  spiceLevel: 'Choose another spice level.',
  mealTime: 'Choose another meal.',
  exclude: 'Allow one of these.',
  complexity: 'Choose another level.',
  equipment: 'Add something else to cook with.',
  cuisine: 'Choose another cuisine.',
  budget: 'Raise the budget or cook for fewer.',
  calories: 'Choose another calorie target.',
  maxMinutes: 'Allow more time.',
  allergens: 'Make sure that you need to avoid all of these.',
  cookingMethod: 'Choose another method.',
  recipeType: 'Choose another type of dish.',
  diet: 'Choose another diet.',
}

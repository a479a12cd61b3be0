import { needed } from '#domain/needed.ts'
import type { Order, WishField } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { anyDish } from '#domain/recipe/compose/nothing-fits/any-dish.ts'
import { isImpossible } from '#domain/recipe/compose/nothing-fits/can-hold.ts'
import { fields, type LiftedField, sentenceFor } from '#domain/recipe/compose/nothing-fits/refusal-words.ts'
import { rememberedBy } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { nothingHeard, textOfWish } from '#domain/wish/heard-wish.ts'

/** Wishes that cannot be kept together: the smallest such set, and a sentence that says whether that is proved. */
export interface Contradiction {
  message: string
  wishes: WishField[]
}

/** Whether no dish keeps a wish. Asked again and again: of figures alone for whoever names them, and of the rest while a contradiction is looked for. */
const isNoDish = rememberedBy(
  (wish: HeardWish) => textOfWish(wish),
  (wish: HeardWish) => isImpossible(wish) || !anyDish(wish).composed,
  { bytes: 100_000, longest: 4000, size: () => 8 },
)

const figures: ReadonlySet<LiftedField> = new Set(['budget', 'calories', 'maxMinutes'])

/**
 * A smallest set of wishes that no dish keeps together: each of them let go, there is one for the others. Where no form of dish can hold
 * them at all the answer is a proof over every form, family and food that the kitchen knows; otherwise it is the outcome of a search, the same
 * for every seed, and says so.
 */
export function contradictionIn(wish: HeardWish): Contradiction {
  const isUnkept = (kept: readonly LiftedField[]) => isNoDish(only(wish, kept))
  const given = fields.filter((field) => isGiven(wish, field)).toReversed()
  // a figure alone is what is asked for in vain most often
  const alone = given.find((field) => figures.has(field) && isUnkept([field]))
  let wishes = alone ? [alone] : needed(given, isUnkept)
  // of a search nothing says that what fails with less fails with more: so each is tried without
  for (;;) {
    const spared = wishes.find((field) => isUnkept(wishes.filter((other) => other !== field)))
    if (!spared) break
    const rest: readonly LiftedField[] = wishes.filter((other) => other !== spared)
    wishes = needed(rest, isUnkept)
  }
  return { wishes: [...wishes], message: sentenceFor(wish, wishes, isImpossible(only(wish, wishes))) }
}

/** A food that the cook wants and, by their diet, allergies or own words, may not have: proved by the food itself. */
export function refusedWant(order: Order): Contradiction | undefined {
  const wish = { ...order, intents: nothingHeard }
  const reading = readWish(wish)
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
    : ['include', ...bans.filter((field) => isGiven(wish, field))]
  return { wishes, message: sentenceFor({ ...wish, include: [refused.words] }, wishes, true) }
}
const bans = ['diet', 'allergens', 'exclude'] as const

function isGiven(wish: HeardWish, field: LiftedField): boolean {
  const value = field === 'notes' ? wish.intents.text : wish[field]
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}

/** The wish with these fields alone; servings always stay. */
function only(wish: HeardWish, kept: readonly LiftedField[]): HeardWish {
  const bare: HeardWish = {
    allergens: [],
    exclude: [],
    include: [],
    preferredCuisines: [],
    servings: wish.servings,
    equipment: [],
    preferEquipment: [],
    intents: kept.includes('notes') ? wish.intents : nothingHeard,
    because: [],
    recent: [],
    ...(kept.includes('diet') && wish.alsoDiets && { alsoDiets: wish.alsoDiets }),
  }
  return Object.assign(
    bare,
    Object.fromEntries(
      fields.flatMap((field) => (field !== 'notes' && kept.includes(field) ? [[field, wish[field]]] : [])),
    ),
  )
}

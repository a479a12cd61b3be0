import { bookForms } from '#domain/catalogue/book/book-forms.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { complexities, type RecipeType } from '#domain/options/options.ts'
import type { Order, WishField } from '#domain/options/wish.ts'
import { withoutDish } from '#domain/recipe/compose/own-words/without-dish.ts'
import type { SoftWish } from '#domain/wish/heard.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import type { Intents } from '#domain/wish/intents.ts'

/** A wish with some of what its notes asked for let go, and what that was. */
export interface Eased {
  wish: HeardWish
  lost: readonly SoftWish[]
  /** More minutes than there are, for the very dish that was named. */
  isSoon?: true
}

/**
 * The wish, then the same with ever more of what only its notes asked for let go: the hour and the season first, figures
 * last. Diets, allergies, refusals and the machines that are there are never let go.
 */
export function eased(given: Order, heard: { wish: HeardWish; soft: readonly SoftWish[] }): Eased[] {
  const steps: Eased[] = [agreeing(given, heard)]
  for (const fields of order) {
    const { wish, lost } = steps.at(-1) ?? { wish: heard.wish, lost: [] }
    const going = heard.soft.filter(
      (each) => fields.includes(each.field) && !lost.includes(each) && !isKindOfDish(each),
    )
    if (!going.length) continue
    if (fields.includes('maxMinutes')) {
      // the dish that was named keeps all else that was asked for: a pudding is a dessert
      const whole = steps[0] ?? { wish, lost }
      steps.push(...soon(whole, going), ...unhurried(given, whole, going), ...dishless(wish, lost))
    }
    // a little more time or money comes before all the time in the world
    for (const share of [1.4, 2]) {
      const wider = widened(wish, fields, share)
      if (wider) steps.push({ wish: wider, lost: [...lost, ...going] })
    }
    const without = { ...wish }
    for (const { field } of going) restore(without, given, field)
    steps.push({ wish: without, lost: [...lost, ...going] })
  }
  // who names no time may have another dish of the same foods
  const last = steps.at(-1)
  if (last && last.wish.maxMinutes === heard.wish.maxMinutes) steps.push(...dishless(last.wish, last.lost))
  return steps
}

/** Who asks for a dessert, a drink, a soup or a salad is helped by nothing else. */
function isKindOfDish({ words, part }: SoftWish): boolean {
  const type = part?.recipeType
  return type !== undefined && (type === 'Beverage' || (words !== '' && kinds.has(type)))
}
const kinds: ReadonlySet<RecipeType> = new Set(['Dessert', 'Soup', 'Salad'])

/** A type, a method or a level that the dish which the notes name never has goes before the dish does: no pizza of ours is grilled. */
function agreeing(given: Order, { wish, soft }: { wish: HeardWish; soft: readonly SoftWish[] }): Eased {
  const lost = soft.filter(({ field }) => neverHeld[field]?.(wish))
  const rest = { ...wish }
  for (const { field } of lost) restore(rest, given, field)
  return { wish: rest, lost }
}
const neverHeld: Partial<Record<WishField, (wish: HeardWish) => boolean>> = {
  recipeType: ({ recipeType: type, intents }) =>
    type !== undefined && noneNamed(intents, ({ types }) => types.includes(type)),
  cookingMethod: ({ cookingMethod: method, intents }) =>
    method !== undefined && noneNamed(intents, ({ methods }) => methods.includes(method)),
  complexity: ({ complexity, intents }) =>
    complexity !== undefined && (dishNamed(intents)?.level ?? 1) > complexities.indexOf(complexity) + 1,
}

/** The dish of the catalogue that notes name before any other. */
function dishNamed({ dishes: [first] }: Intents): Form | undefined {
  return bookForms.find(({ id }) => id === first?.forms[0])
}

/** Whether notes that name a dish name none for which this holds. */
function noneNamed({ dishes }: Intents, holds: (form: Form) => boolean): boolean {
  const named = new Set<string>(dishes.flatMap((dish) => dish.forms))
  const its = named.size > 0 ? forms.filter(({ id, kin }) => named.has(id) || kin?.some((each) => named.has(each))) : []
  return its.length > 0 && !its.some(holds)
}

/** The dish that was named, where it takes a few minutes more than there are: nobody who has half an hour for it wants another dish for three minutes. */
function soon({ wish, lost }: Eased, going: Eased['lost']): Eased[] {
  const isKind = wish.intents.dishes.length > 0 && !dishNamed(wish.intents)
  const wider = wish.intents.dishes.length > 0 && widened(wish, ['maxMinutes'], isKind ? aThirdMore : aFewMore)
  return wider ? [{ wish: wider, lost: [...lost, ...going], isSoon: true }] : []
}
const [aFewMore, aThirdMore] = [1.25, 1.35]

/** The dish that was named, where it takes longer than who is only in a hurry may have thought: half an hour was nobody's figure. */
function unhurried(given: Order, { wish, lost }: Eased, going: Eased['lost']): Eased[] {
  if (!dishNamed(wish.intents) || !going.some(({ words }) => words === 'quick')) return []
  const slow = { ...wish }
  restore(slow, given, 'maxMinutes')
  return [{ wish: slow, lost: [...lost, ...going], isSoon: true }]
}

/** The step that puts the named foods into another dish than the one named. */
function dishless(wish: HeardWish, lost: Eased['lost']): Eased[] {
  const other = withoutDish(wish)
  return other ? [{ wish: other.wish, lost: [...lost, { field: 'notes', words: other.words }] }] : []
}
const order: readonly (readonly WishField[])[] = [
  ['mealTime', 'season', 'complexity', 'spiceLevel'],
  ['cuisine'],
  ['recipeType'],
  ['cookingMethod'],
  ['diet'],
  ['nutrients'],
  ['budget', 'calories'],
  ['maxMinutes'],
]

function widened(wish: HeardWish, fields: readonly WishField[], share: number): HeardWish | undefined {
  const { maxMinutes, budget } = wish
  if (fields.includes('maxMinutes') && maxMinutes) return { ...wish, maxMinutes: Math.round(maxMinutes * share) }
  if (fields.includes('budget') && budget) return { ...wish, budget: budget * share }
  return undefined
}

function restore(wish: HeardWish, given: Order, field: WishField): void {
  if (field === 'notes') return
  if (given[field] === undefined) Reflect.deleteProperty(wish, field)
  else Object.assign(wish, { [field]: given[field] })
}

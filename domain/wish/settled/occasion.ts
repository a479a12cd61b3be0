import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { foodsByName, isKnownFor as isCalledBy } from '#domain/catalogue/book/kinds.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { isForSweets } from '#domain/catalogue/foods/sweet-foods.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { Food, Role } from '#domain/food/food.ts'
import { foods as foodsById } from '#domain/food/foods.ts'
import type { MealTime, RecipeType } from '#domain/options/options.ts'
import { anything, type Order } from '#domain/options/wish.ts'
import { wordSet } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Intents, Named } from '#domain/wish/intents.ts'
import { isFlesh } from '#domain/wish/parser/flesh.ts'
import { refusedWith } from '#domain/wish/settled/heard-dishes.ts'
import { mostlyMadeOf } from '#domain/wish/settled/mostly-made-of.ts'

/**
 * What vegetables, fruit or sweets that were named without a dish are usually made into, where that is no dinner: green beans a side, pumpkin a
 * pie. By the dishes of the catalogue that are called by them, the most usual first.
 */
export function typeOfFoods(intents: Intents): RecipeType | undefined {
  const { foods, refusedDishes, methods, onlyHas } = intents
  const wants = foods.filter(({ as, anyOf }) => as === 'wanted' && anyOf.length > 0)
  if (wants.length > 1)
    return methods.length || onlyHas ? undefined : (typeOfMixture(wants) ?? mostOf(intents)?.types[0])
  if (!wants.length) return typeOfCraving(intents)
  const refused = new Set(refusedDishes.flatMap((dish) => dish.forms))
  const called = forms.filter(
    (form) =>
      form.book &&
      !form.part &&
      !wants.some(({ words }) => singular(words) === singular(form.label)) &&
      !form.kin?.some((id) => refused.has(id)) &&
      wants.some((want) => isCalledBy(form, { ...want, words: bareWords(want) })),
  )
  // who has a load of a vegetable, or freezes it, takes whatever uses it up
  if (isGlut(intents) && called.some(isDinner) && !wants.every(({ anyOf }) => anyOf.every(isFruit))) return undefined
  if (!called.length && wants.every(isForSweets)) return typeOfSweets(wants.flatMap(({ anyOf }) => anyOf))
  const areFruit = wants.every(({ anyOf }) => anyOf.every(isFruit))
  const only = areFruit ? undefined : onlyIn(wants, intents)
  if (only) return only.types[0]
  // whites and yolks alone go into meringues and custards
  const areParts = wants.every(({ anyOf }) => anyOf.every(isPartOfEgg))
  if (areParts) return 'Dessert'
  // chocolate is no vegetable, and what is called by it is sweet
  const isOfType = wants.every(({ anyOf }) => anyOf.every(isGrown)) || called.every(({ sweet }) => sweet)
  const weightOf = (isMain: boolean) =>
    Math.max(0, ...called.filter((form) => isDinner(form) === isMain).map(({ weight = 0 }) => weight))
  // potatoes are roasted more often than they are a dinner
  if (!isOfType || (called.some(isDinner) && weightOf(true) > weightOf(false))) return undefined
  // carrots are a side before they are a cake, and apples a crumble before they are porridge
  const usual = called.filter(({ sweet, types, ...form }) =>
    areFruit ? types[0] === 'Dessert' : !sweet && !isDinner({ types, ...form }),
  )
  const isSide = ({ types }: Form) => Number(types[0] === 'Side Dish')
  return (usual.length ? usual : called).toSorted(
    (one, other) => (other.weight ?? 0) - (one.weight ?? 0) || isSide(other) - isSide(one),
  )[0]?.types[0]
}

/** Of a want for one food the words that are in the food's name: the bananas of 'overripe bananas'. */
function bareWords({ anyOf: [id = '', ...others], words }: Named): string {
  const own = new Set(singular(namedFood(id)?.food.name ?? '').split(' '))
  const kept = singular(words)
    .split(' ')
    .filter((word) => own.has(word))
  return others.length || !kept.length ? words : kept.join(' ')
}

function isFruit(id: string): boolean {
  return fruits.has(namedFood(id)?.behaviour.kind ?? 'other')
}
const fruits: ReadonlySet<Kind> = new Set<Kind>(['fruit', 'berry'])

/** Whether there is more of a food than one dinner takes. */
function isGlut({ foods, moods }: Intents): boolean {
  return moods.has('freezes') || foods.some(({ as, much, extra }) => as === 'wanted' && much && !extra)
}

/** The most usual dish of a food of which no dinner of the catalogue is made: of a sourdough starter crackers, or flatbreads where those are refused. */
function onlyIn([want]: readonly Named[], { foods, refusedDishes }: Intents): Form | undefined {
  const ids = want?.anyOf ?? []
  const holding = forms.filter((form) => form.book && ids.some((id) => foodsByName(form).has(id)))
  if (!holding.length || holding.some(isDinner)) return undefined
  const refused = [...foods.filter(({ as }) => as === 'refused'), ...refusedDishes].map(({ words }) => singular(words))
  const open = holding.filter(({ label }) => !refused.some((word) => singular(label).split(' ').includes(word)))
  return open.toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0))[0]
}

function isDinner({ types, meals }: Pick<Form, 'types' | 'meals'>): boolean {
  return types.includes('Main Dish') && meals.includes('Dinner')
}

/** What is named without meat and is not left over may be all that a dip or a breakfast is made of. */
function mostOf({ foods, methods, machines, onlyHas, refusedDishes }: Intents): Form | undefined {
  const wants = foods.filter(({ as, anyOf }) => as === 'wanted' && anyOf.length > 0)
  // stale bread is for soups and puddings
  const isOther = wants.some(({ leftover, anyOf }) => leftover || anyOf.includes('bread') || anyOf.some(isFlesh))
  const isBound = methods.length > 0 || machines.length > 0 || onlyHas || wants.length < 2
  const refused = new Set(refusedDishes.flatMap(refusedWith))
  return isOther || isBound ? undefined : mostlyMadeOf(wants, isDinner, refused)
}

/** Who wants something crunchy and salty, and says no more, wants a snack. */
function typeOfCraving({ qualities, moods }: Intents): RecipeType | undefined {
  const craved = qualities.filter(({ isDenied, of }) => !isDenied && !of).map(({ word }) => word)
  return moods.size === 0 && craved.some((word) => nibbled.has(word)) ? 'Snack' : undefined
}
const nibbled = wordSet('crunchy crispy salty')

/** Of what is sweet by nature the type that its dishes have: granola is eaten with breakfast, marshmallows in sweets. */
function typeOfSweets(ids: readonly string[]): RecipeType {
  const holding = forms.filter((form) => form.book && ids.some((id) => foodsByName(form).has(id)))
  return holding.toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0))[0]?.types[0] ?? 'Dessert'
}

/** Peaches and cream are for a sweet: none of them is savory alone, and one is hardly ever so. */
function typeOfMixture(wants: readonly Named[]): RecipeType | undefined {
  const named = wants.map(ownFoods)
  const every = named.every((ids) => ids.some((id) => (leads(id) ? sweetShare(id) >= alsoSweet : sweetShare(id) > 0)))
  const one = named.some((ids) => ids.every((id) => sweetShare(id) >= mostlySweet || hasRole(id, 'sweet')))
  if (!every || !one) return undefined
  const held = (form: Form) => wants.filter(({ anyOf }) => anyOf.some((id) => foodsByName(form).has(id))).length
  const sweets = forms.filter((form) => form.book && form.sweet && form.types[0] !== 'Main Dish')
  const most = sweets.toSorted((one, other) => held(other) - held(one) || (other.weight ?? 0) - (one.weight ?? 0))
  return most[0]?.types[0]
}
/** Shares of its dishes from which on a food may lead a sweet, and is for sweets. */
const alsoSweet = 0.2
const mostlySweet = 0.75

/** The foods of just that name: sugar, and not all that is made with it. */
function ownFoods({ anyOf, words }: Named): readonly string[] {
  const own = anyOf.filter((id) => singular(foodsById.get(id)?.name.toLowerCase() ?? '') === singular(words))
  return own.length ? own : anyOf
}

/** Whether a dish may be built on it; honey and ginger only season. */
function leads(id: string): boolean {
  return hasRole(id, 'protein', 'vegetable', 'base')
}

/** Of the dishes of the catalogue that hold a food the share that is sweet. */
const shareOfFood = rememberedFor(({ id }: Food): number => {
  const holding = forms.filter((form) => form.book && foodsByName(form).has(id))
  return holding.length ? holding.filter(({ sweet }) => sweet).length / holding.length : 0
})

function sweetShare(id: string): number {
  const food = foodsById.get(id)
  return food ? shareOfFood(food) : 0
}

function isGrown(id: string): boolean {
  return hasRole(id, 'vegetable', 'fruit')
}

/** The white or the yolk of an egg, most of whose dishes are sweet. */
function isPartOfEgg(id: string): boolean {
  return foodsById.get(id)?.partOf?.food === 'egg' && sweetShare(id) > half
}
const half = 0.5

function hasRole(id: string, ...roles: readonly Role[]): boolean {
  return foodsById.get(id)?.roles.some((role) => roles.includes(role)) ?? false
}

/** What a named dish is eaten as. */
interface Occasion {
  type?: RecipeType | undefined
  meal?: MealTime | undefined
}

/**
 * The type or the meal that a named dish belongs to where nobody asked for one: 'hummus' is an appetizer, 'tiramisu' a dessert,
 * 'pancakes' are for breakfast. Nothing where one of the dishes is a main dish anyway, or none is named.
 */
export function occasionFor(intents: Intents, meal: MealTime | undefined): Occasion {
  const { dishes } = intents
  const made = dishes.length || meal ? undefined : mostOf(intents)
  if (made?.types[0] === 'Main Dish') return { meal: made.meals[0] }
  const ids = new Set<string>(dishes.flatMap((dish) => dish.forms.slice(0, 1)))
  const named = forms.filter(({ id }) => ids.has(id))
  const [first] = named
  if (!first) return {}
  const isMeal = named.some(
    (form) =>
      form.types.includes('Main Dish') &&
      (meal ? form.meals.includes(meal) : true) &&
      (!form.sweet || meal === 'Breakfast'),
  )
  if (isMeal) return {}
  return first.types[0] === 'Main Dish' ? { meal: first.meals[0] } : { type: first.types[0] }
}

/**
 * How many it is for where no number is said: an occasion tells, a crowd of more than the form has and a date of fewer than the form begins with; whoever has
 * nothing but a microwave cooks for one.
 */
export function servingsOf({ servings }: Order, { crowd: said, onlyMachines, machines }: Intents): number {
  const crowd = said ?? (onlyMachines && machines.every((each) => each === 'Microwave') ? 1 : servings)
  return servings === anything.servings ? crowd : Math.max(servings, crowd)
}

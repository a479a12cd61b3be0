import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { versionsForDiets } from '#domain/catalogue/book/diet-versions.ts'
import { versionsMade, versionsOf } from '#domain/catalogue/book/machine-versions.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { forms, sweetForms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { foods } from '#domain/food/foods.ts'
import { everyKitchen } from '#domain/options/every-kitchen.ts'
import { recipeTypes } from '#domain/options/options.ts'
import type { Intents } from '#domain/wish/intents.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import { calledWithout } from '#domain/wish/settled/called-without.ts'
import { refusedWith } from '#domain/wish/settled/heard-dishes.ts'
import { whichNamesCount } from '#domain/wish/settled/which-names-count.ts'

/**
 * The dishes that were named, once all is heard: beside any other dish a country or a feast says only where that one is from, or when it is
 * eaten, and of its own dishes those are meant that hold the wanted foods. Where none does, as in Irish coffee, the country was part of a
 * name. Who names a dish and a machine means its version for that one, and with no dish what is made with a machine that few have.
 */
export function settledDishes(intents: Intents, words: readonly string[]): DishMeaning[] {
  const { machines } = intents
  const named = whichNamesCount(intents)
  const dishes = words.includes('birthday') ? named.map(forBirthday) : named
  const others = dishes.filter(({ isOrigin }) => !isOrigin)
  if (others.length)
    return others.map((dish) => {
      const named = calledWithout(namedByFood(asPudding(asSavory(dish, intents), intents), intents), intents)
      return madeOtherwise(intents, madeIn(machines, madeFor(named, intents)), words)
    })
  const settled = dishes.flatMap((dish) => {
    const fitting = mealsOf(
      dish.forms.filter((id) => isMeant(id, intents, dish.isFeast ?? false)),
      words,
    )
    return fitting.length ? [{ ...dish, forms: fitting }] : []
  })
  return settled.length || machines.length > 1
    ? settled
    : machines.flatMap((machine) => madeWith(machine, intents, words))
}

/** Of a feast the dinner is no cookie, where anything else is left. */
function mealsOf(ids: readonly FormId[], words: readonly string[]): FormId[] {
  const isMeal = words.some((word) => /^(?:dinner|lunch|supper|meal|main)s?$/.test(word))
  const mains = isMeal ? ids.filter((id) => bookDishes.get(id)?.types.includes('Main Dish')) : []
  return mains.length > 0 ? mains : [...ids]
}

/** 'A cake for her birthday' is a birthday cake, as a cake with nothing else said of it is none. */
function forBirthday(dish: DishMeaning): DishMeaning {
  const meaning = /^cakes?$/.test(dish.words) ? phraseAt(['birthday', 'cake'], 0)?.meaning : undefined
  return meaning?.is === 'dish' ? meaning.dish : dish
}

/** A British pudding is any dessert: one with apples is a dessert of apples, and no custard with apples beside it. */
function asPudding(dish: DishMeaning, { foods: named }: Intents): DishMeaning {
  if (!/^puddings?$/.test(dish.words)) return dish
  const wanted = named.filter(({ as, anyOf }) => as === 'wanted' && anyOf.some(isOfFruit))
  const isHeld = ({ lines, entry, types }: BookDish) =>
    entry.sweet === true &&
    types.includes('Dessert') &&
    wanted.every(({ anyOf }) => lines.some(({ foods: [own = ''], mayGo }) => !mayGo && anyOf.includes(own)))
  const desserts = wanted.length > 0 ? [...bookDishes.values()].filter(isHeld) : []
  const ids = desserts.toSorted((one, other) => other.entry.weight - one.entry.weight).map(({ id }) => id)
  return ids.length > 0 ? { ...dish, forms: ids, isOrigin: true } : dish
}
function isOfFruit(id: string): boolean {
  return ['fruit', 'berry', 'citrus'].includes(namedFood(id)?.behaviour.kind ?? 'other')
}

/** Of a name whose forms are all sweet the savory kind is meant where a food is asked for that is in nothing sweet: cheese and onion pie. */
function asSavory(dish: DishMeaning, { foods: named, moods }: Intents): DishMeaning {
  const isSweet = dish.forms.length > 0 && dish.forms.every((id) => sweetForms.has(id))
  const isAskedFor = moods.has('savory') || named.some(({ as, anyOf }) => as === 'wanted' && isInNothingSweet(anyOf))
  if (!isSweet || !isAskedFor) return dish
  const name = ['savory', ...dish.words.split(' ')]
  const found = phraseAt(name, 0)
  return found?.length === name.length && found.meaning?.is === 'dish' ? found.meaning.dish : dish
}

/** Whether no dish of the catalogue that is sweet has any of these foods, and none of them is a fruit, a nut or sweet by itself. */
function isInNothingSweet(anyOf: readonly string[]): boolean {
  const kindOf = (id: string) => namedFood(id)?.behaviour.kind ?? 'other'
  return (
    anyOf.some((id) => kindOf(id) !== 'other') &&
    anyOf.every((id) => !sweetKinds.has(kindOf(id)) && !foodsOfSweets.has(id))
  )
}
const sweetKinds: ReadonlySet<Kind> = new Set<Kind>([
  'fruit',
  'berry',
  'dried fruit',
  'citrus',
  'nut',
  'nut paste',
  'sweetener',
  'chocolate',
  'tea or coffee',
])

const foodsOfSweets: ReadonlySet<string> = new Set(
  [...bookDishes.values()]
    .filter(({ entry }) => entry.sweet)
    .flatMap(({ lines }) => lines.flatMap((line) => line.foods)),
)

/** 'Scones with cheese' are cheese scones, where the catalogue has a dish of that name which is made of the same; a dressing with ginger is ginger dressing. */
function namedByFood(dish: DishMeaning, intents: Intents): DishMeaning {
  const { madeWith: made = [] } = dish
  if (!made.length) return dish
  const isOfParts = isPart(dish)
  for (const { as, words, anyOf } of intents.foods) {
    const name =
      as === 'wanted' && (anyOf.length || isOfParts) ? [...singular(words).split(' '), ...dish.words.split(' ')] : []
    const found = name.length ? phraseAt(name, 0) : undefined
    const other = found?.length === name.length && found.meaning?.is === 'dish' ? found.meaning.dish : undefined
    if (other && isOfParts && isPart(other)) return other
    const its = other?.madeWith ?? []
    // a burger with mushrooms is of meat, and no mushroom burger; pho with chicken is chicken pho
    const isOfMeat = anyOf.some((id) => its.includes(id) && isMeat(id))
    const same = isOfMeat ? made.filter((id) => !isMeat(id)) : made
    const isVersion = same.filter((id) => its.includes(id)).length >= sameDish * same.length
    if (other && isVersion && (isOfMeat || meatOf(dish).every((id) => its.includes(id)))) return other
  }
  return dish
}
function isMeat(id: string): boolean {
  return foods.get(id)?.facts.has('meat') ?? false
}
/** A sauce or a dressing, which has its name from what makes it another. */
function isPart({ forms: [id] }: DishMeaning): boolean {
  return id !== undefined && bookDishes.get(id)?.entry.part === true
}

/** Share of what a dish is made of that another has which is a version of it. */
const sameDish = 0.6

/** Meat and fish that a dish is made with, and no sauce that has some in it. */
export function meatOf({ madeWith = [] }: DishMeaning): string[] {
  return madeWith.filter((id) => {
    const food = foods.get(id)
    return food !== undefined && isFlesh(food)
  })
}

/** What the catalogue makes in a way of its own for who keeps a diet comes first: low-carb pizza has a crust of cauliflower. */
function madeFor(dish: DishMeaning, { diets }: Intents): DishMeaning {
  const own = versionsForDiets(dish.words, dish.forms[0], diets)
  const version = own[0] && bookDishes.get(own[0])
  if (!version) return dish
  const madeWith = version.lines.flatMap(({ foods: [food], mayGo }) => (food && !mayGo ? [food] : []))
  return {
    ...dish,
    forms: [...new Set([...own, ...dish.forms])],
    families: [...new Set([version.entry.family, ...dish.families])],
    madeWith,
  }
}

/**
 * Chili from a slow cooker is another recipe than chili from a pot; of soups those are meant that the machine makes, and a lamb stew that
 * has no version for it is a stew.
 */
function madeIn(named: readonly string[], dish: DishMeaning): DishMeaning {
  // every kitchen has an oven: pulled pork from it is pulled pork
  const machines = named.filter((machine) => !everyKitchen.has(machine))
  if (!machines.length) return dish
  const type = recipeTypes.find((each) => each === dish.words)
  const kind = phraseAt(dish.words.split(' ').slice(-1), 0, 1)?.meaning
  const ofKind = new Set([...dish.forms, ...(kind?.is === 'dish' ? kind.dish.forms : [])])
  const inMachine = forms.filter(
    ({ id, types, equipment }) => (ofKind.has(id) || (type && types.includes(type))) && needsOneOf(equipment, machines),
  )
  const own = [...dish.forms.slice(0, 1).flatMap((id) => versionsOf(id, machines)), ...inMachine.map(({ id }) => id)]
  return own.length ? { ...dish, forms: [...new Set([...own, ...dish.forms])] } : dish
}

/** Who makes it the day before means the version that waits, who eats alone no whole bird, who has no oven what is not baked, and who buys the crust the dish on that, where there is one. */
function madeOtherwise(
  { moods, figures, machines, levels, refusedMachines }: Intents,
  dish: DishMeaning,
  words: readonly string[],
): DishMeaning {
  const isBought = boughtPart.test(words.join(' '))
  const eaters = figures.find(({ of }) => of === 'servings')?.value
  const own = dish.forms.slice(0, 1).flatMap((id) => {
    const isTooMuch = eaters !== undefined && eaters < (bookDishes.get(id)?.entry.least ?? 0)
    return [
      ...(moods.has('made ahead') ? versionsMade('ahead', id) : []),
      ...(isTooMuch ? versionsMade('small', id) : []),
      ...(refusedMachines.includes('Oven') ? versionsMade('unbaked', id) : []),
      ...(isBought ? versionsMade('bought', id) : []),
      ...(machines.includes('Oven') ? versionsMade('oven', id) : []),
      ...(levels.includes('Beginner') ? easierThan(id, dish) : []),
    ]
  })
  return own.length ? { ...dish, forms: [...new Set([...own, ...dish.forms])] } : dish
}

/** Of the dishes that come next those of the same kind, by the last word of the name, that a beginner can make: no-knead bread for a kneaded loaf. */
function easierThan(id: FormId, { forms: others, words }: DishMeaning): FormId[] {
  if ((bookDishes.get(id)?.entry.level ?? 1) <= 1) return []
  const kind = singular(words).split(' ').at(-1) ?? ''
  return others.filter((other) => {
    const dish = bookDishes.get(other)
    return dish?.entry.level === 1 && dish.names[0] !== undefined && singular(dish.names[0]).split(' ').at(-1) === kind
  })
}

/** 'A shop-bought shortcrust pastry', 'refrigerated pie dough', 'jarred sauce'. */
const boughtPart =
  /\b(?:(?:store|shop)?[ -]?bought|pre[ -]?made|ready[ -]?(?:made|rolled)|refrigerated|frozen|packaged|prepared|jarred|jar of|no[ -]boil)(?: \w+){0,2} (?:crusts?|pastry|dough|shells?|cases?|bases?|sauce|noodles|sheets)\b/

function needsOneOf(equipment: Form['equipment'], machines: readonly string[]): boolean {
  return equipment.some((row) => row.every((machine) => machines.includes(machine)))
}

/** A feast has its sides and its sweets too, and something for who eats no meat, or says nothing. */
function isMeant(id: FormId, intents: Intents, isFeast: boolean): boolean {
  const { foods, types: said, usualTypes, diets } = intents
  const dish = bookDishes.get(id)
  if (!dish) return true
  if (isFeast && isBarred(id, intents)) return false
  const wanted = foods.filter(({ as, anyOf }) => as === 'wanted' && anyOf.length > 0)
  const holds = ({ anyOf }: (typeof wanted)[number]) =>
    dish.lines.some((line) => line.foods.some((food) => anyOf.includes(food)))
  if (!wanted.every(holds)) return false
  if (!isFeast) return true
  // lamb chops at Easter are chops, and no rack
  if (wanted.some((food) => isMainFood(food.anyOf) && !isCalledFor(dish, food.words))) return false
  const types = said.length ? said : usualTypes
  const isOfType = !types.length || types.some((type) => dish.entry.types.split(', ').includes(type))
  const hasMeat = dish.lines.some((line) => line.foods.every((food) => namedFood(food)?.food.facts.has('meat')))
  return isOfType && !(hasMeat && diets.some((diet) => diet === 'vegetarian' || diet === 'vegan'))
}

/** Whether it is refused, or cooked with a machine that is not there. */
function isBarred(id: FormId, { refusedDishes, machines, refusedMachines, onlyMachines }: Intents): boolean {
  if (refusedDishes.some((dish) => refusedWith(dish).includes(id))) return true
  const isThere = (machine: string) =>
    !refusedMachines.some((each) => each === machine) && (!onlyMachines || machines.some((each) => each === machine))
  return !(forms.find((form) => form.id === id)?.equipment.every((row) => row.some(isThere)) ?? true)
}

function isMainFood(anyOf: readonly string[]): boolean {
  return anyOf.every((id) => namedFood(id)?.food.roles.includes('protein') ?? false)
}
function isCalledFor({ names, title }: BookDish, words: string): boolean {
  const food = singular(words).split(' ').at(-1) ?? ''
  return [...names, title].some((name) => singular(name.toLowerCase()).split(' ').includes(food))
}

/** What a machine makes for the meal and of the type that were asked for; mains first, and of those the ones for dinner. */
function madeWith(
  machine: string,
  { meals, types, moods, foods: named }: Intents,
  words: readonly string[],
): DishMeaning[] {
  const all = forms.filter(({ few, sweet }) => few === machine && (sweet === true || !moods.has('sweet')))
  const inMugs = words.some((word) => /^mugs?$/.test(word)) ? all.filter(({ told }) => told?.steps.includes('mug')) : []
  const ofVessel = inMugs.length ? inMugs : all
  // what holds the foods that were named is meant before what is only a dinner
  const wanted = named.filter(({ as, anyOf }) => as === 'wanted' && anyOf.length > 0)
  const holding = ofVessel.filter(({ book }) => wanted.every(({ anyOf }) => book?.some((id) => anyOf.includes(id))))
  const own = wanted.length && holding.length ? holding : ofVessel
  const asked = own.filter(
    (form) =>
      (!meals.length || meals.some((meal) => form.meals.includes(meal))) &&
      (!types.length || types.some((type) => form.types.includes(type))),
  )
  const mains = asked
    .filter(({ types: [first] }) => first === 'Main Dish')
    .toSorted((one, other) => Number(other.meals.includes('Dinner')) - Number(one.meals.includes('Dinner')))
  const ids = [...new Set([...mains, ...(types.length || !mains.length ? asked : [])])].map(({ id }) => id)
  return ids.length ? [{ words: `${machine.toLowerCase()} recipe`, forms: ids, families: [], foods: [] }] : []
}

import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isManyWord, shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { capitalized, joined, withArticle } from '#domain/catalogue/writing/sentences.ts'
import { type Allergen, allergenName } from '#domain/food/allergens/allergens.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import type { Food } from '#domain/food/food.ts'
import { plain } from '#domain/plain-text.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import { isBuiltWith, refusedLines } from '#domain/recipe/compose/book/made-without.ts'
import { stemsOf } from '#domain/recipe/compose/book/titled.ts'
import { owns } from '#domain/recipe/compose/dish/machines.ts'
import { forbiddenBy } from '#domain/wish/allergies/boxed-foods.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'

/** Why a dish cannot be had that was asked for by `name`, without a full stop; `heard` is the one that the kitchen knows of it. */
export function whyNot(
  name: string,
  heard: DishMeaning | undefined,
  { wish, allowed }: Pick<Asked, 'wish' | 'allowed'>,
): string {
  const ofDiet = heard && dishOfDiet(heard, wish)
  const form = forms.find(({ id }) => id === (ofDiet?.id ?? heard?.forms[0]))
  const unknown = `We have no recipe for “${shown(name)}” yet`
  if (!heard || heard.unlisted || !form) return unknown
  const lacking = wish.equipment.length
    ? form.equipment.find((row) => !row.some((machine) => owns(wish.equipment, machine)))?.[0]
    : undefined
  if (lacking) return `No ${shown(name)} without ${machineWords(lacking)}`
  const dish = bookDishes.get(form.id)
  if (!dish) return unknown
  const called = `${ofDiet ? `${wish.diet} ` : ''}${wish.intents.calledAs.get(heard.words) ?? heard.words}`
  const { owed, spared } = refusedLines(dish, heard.words, allowed)
  const [line] = owed
  const food = line && namedFood(ownFoodOf(line))
  if (food && isFlesh(food.food) && wish.intents.isMeatless) return unknown
  if (food) return needed(called, { food, form, isBuilt: isBuiltWith(line, dish) }, wish)
  if (wish.maxMinutes !== undefined && (form.quickest ?? 0) > wish.maxMinutes)
    return `No ${shown(name)}${/\bmin(?:ute)?s?$/i.test(name) ? '' : ` in ${wish.maxMinutes} minutes`}`
  const version = missingVersion(called, spared, wish)
  if (version) return `We have no ${version} yet`
  // a name with more in it than the dish is another's
  if (stemsOf(name).length > stemsOf(heard.words).length) return unknown
  return `No ${shown(called)} ${isMany(called, form) ? 'fit' : 'fits'} everything else you asked for`
}

/** The dish that the catalogue has by that name for the diet: vegan pancakes, which need no eggs. */
export function dishOfDiet({ words }: DishMeaning, { diet }: HeardWish): BookDish | undefined {
  const name = singular(`${diet} ${words}`)
  return diet ? [...bookDishes.values()].find(({ names }) => names.some((each) => singular(each) === name)) : undefined
}

interface Owed {
  food: DishFood
  form: Form
  isBuilt: boolean
}

/** 'Brownies need flour, which you’ve asked us to leave out'. The words of the wish that rule a food out are told: nobody who speaks of a baby has named the wine. */
function needed(called: string, { food, form, isBuilt }: Owed, wish: HeardWish): string {
  const words = wordsFor(food, wish)
  const ours = isMany(called, form) ? `recipe for ${shown(called)}` : `${shown(called)} recipe`
  if (!isBuilt) return `Our ${ours} calls for ${words}, which ${whyLeftOut(food, words, wish)}`
  return `${capitalized(shown(called))} ${isMany(called, form) ? 'need' : 'needs'} ${words}, which ${whyLeftOut(food, words, wish)}`
}

/** What there is not, where a dish could do without a food and its sentences could not: 'vegan version of lasagna'. */
function missingVersion(called: string, spared: readonly BookLine[], wish: HeardWish): string | undefined {
  const foods = spared.flatMap((line) => namedFood(ownFoodOf(line)) ?? [])
  const refused = foods.filter(({ id }) => refusedWords(id, wish) !== undefined)
  const held = [...new Set(foods.flatMap(({ food }) => allergenOf(food, wish) ?? []))].map(allergenName)
  const without = refused.length ? [...new Set(refused.map((food) => wordsFor(food, wish)))] : held
  if (without.length) return `version of ${shown(called)} without ${joined(without.slice(0, 3), 'or')}`
  return foods.length && wish.diet ? `${allergenName(wish.diet)} version of ${shown(called)}` : undefined
}

/** Whether a verb behind the name of a dish is that of many: 'fish tacos', and not 'tom collins' or 'rice with peas'. */
function isMany(called: string, { types }: Form): boolean {
  const [head = called] = called.split(/ (?:for|with|in|of|and|on|con|al|alla|de|du|a la) /)
  return types[0] !== 'Beverage' && /[^sui]s$/.test(head)
}

function whyLeftOut({ id, food }: DishFood, words: string, wish: HeardWish): string {
  const { implied, keepsApart, needs } = wish.intents
  const way = keepsApart ? needs.find(({ isWay, note }) => isWay || note)?.words : undefined
  const because = [...implied].find(([refused]) => forbiddenBy(refused).includes(id))?.[1] ?? way
  const isNamed = wish.intents.foods.some(({ as, words: said }) => as === 'refused' && forbiddenBy(said).includes(id))
  if (because !== undefined && !isNamed) return `we leave out because you wrote “${because}”`
  if (refusedWords(id, wish) !== undefined) return 'you’ve asked us to leave out'
  const held = allergenOf(food, wish)
  if (held)
    return isCalled(words, held)
      ? 'you’ve asked us to leave out'
      : `${verbFor(words, 'contains', 'contain')} ${allergenName(held)}`
  return wish.diet ? `${verbFor(words, 'isn’t', 'aren’t')} ${allergenName(wish.diet)}` : 'you’ve asked us to leave out'
}

function allergenOf({ allergens: { certain, usual } }: Food, { allergens }: HeardWish): Allergen | undefined {
  return allergens.find((each) => certain.includes(each)) ?? allergens.find((each) => usual.includes(each))
}

function isCalled(words: string, allergen: Allergen): boolean {
  return stemsOf(words)
    .join(' ')
    .includes(stemsOf(allergenName(allergen)).join(' '))
}

function verbFor(words: string, one: string, many: string): string {
  return isManyWord(words) ? many : one
}

/** What was refused, and not the kind of it that the list has, mushrooms and not cremini; with the capitals that the food's own name has. */
function wordsFor(food: DishFood, wish: HeardWish): string {
  const said = refusedWords(food.id, wish)
  const [one, many] = shortNames(food)
  const { implied, keepsApart } = wish.intents
  const isOwnWord = said !== undefined && !implied.has(said) && !(keepsApart && /^(?:dairy|meat)$/.test(said))
  if (!isOwnWord) return kindOf(food) ?? many
  const names = [one, many, food.food.name, food.food.plural, ...food.food.aliases]
  const letters = (name: string) => plain(name).replaceAll("'", '')
  return names.find((name) => letters(name) === letters(said)) ?? said
}

/** Meat by the animal, and flour by the grain, where nobody named a food: beef, not its cut. */
function kindOf({ id, food, behaviour }: DishFood): string | undefined {
  if (behaviour.kind === 'flour') return food.plural
  return isFlesh(food) ? animals.find((animal) => forbiddenBy(animal).includes(id)) : undefined
}
const animals = ['bacon', 'ham', 'sausage', 'beef', 'chicken', 'turkey', 'duck', 'pork', 'lamb', 'shrimp'] as const

function refusedWords(id: string, { exclude }: HeardWish): string | undefined {
  return exclude.find((words) => forbiddenBy(words).includes(id))
}

function machineWords(machine: string): string {
  return machine === 'Stovetop' ? 'a stove' : withArticle(machine.toLowerCase())
}

/** A name, cut to what a note has room for. */
export function shown(name: string): string {
  return name.length > 60 ? `${name.slice(0, 57)}…` : name
}

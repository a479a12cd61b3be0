import { kindOfDish } from '#domain/catalogue/book/kinds-by-name.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import type { StandIn } from '#domain/catalogue/book/stand-ins.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Food } from '#domain/food/food.ts'
import type { Order } from '#domain/options/wish.ts'

/** Versions in which what somebody cannot have is stood in for, in the order in which a title names them. */
const withoutSome: readonly {
  readonly name: string
  readonly diet: Order['diet']
  readonly of: readonly Allergen[]
}[] = [
  { name: 'Gluten-Free', diet: 'gluten-free', of: ['gluten', 'wheat'] },
  { name: 'Dairy-Free', diet: 'dairy-free', of: ['milk'] },
]

/**
 * For whom a dish is a version, by what is asked and what stands in for what: 'Gluten-Free', 'Vegan', or both. A name says so where the dish as it is
 * usually made is not so: soy sauce, a dusting of flour or the bread beside it make no version. `told`: the food that the title names itself, which is
 * no news.
 */
export function versionNames(wish: Order, dish: BookDish, all: readonly StandIn[], told: string | undefined): string[] {
  const telling = all.filter((standIn) => isOfTheDish(standIn, dish))
  const isFor = (diet: Order['diet']) => wish.diet === diet || wish.alsoDiets?.some((also) => also === diet) === true
  const isVegan = isFor('vegan') && telling.some(({ line, own }) => line.id !== told && isOfAnimals(own.food))
  const without = withoutSome.filter(
    ({ name, diet, of }) =>
      !(isVegan && name === 'Dairy-Free') &&
      (isFor(diet) || wish.allergens.includes(of[0]!)) &&
      telling.some(({ own, line }) => has(own.food, of) && !has(namedFood(line.id)?.food, of)),
  )
  // a lasagna without meat is a vegetarian one, where its title does not tell of what is in its place
  const isVegetarian =
    !isVegan && isFor('vegetarian') && telling.some((each) => each.line.id !== told && isOfFlesh(each))
  return [...without.map(({ name }) => name), ...(isVegan ? ['Vegan'] : []), ...(isVegetarian ? ['Vegetarian'] : [])]
}

/** Whether a food is a part of what the dish is, and neither a seasoning of it, unless it is named for it, nor bread to eat with it. */
function isOfTheDish({ own, row }: StandIn, dish: BookDish): boolean {
  const words = dish.title.toLowerCase()
  if (own.food.name.split(/[^a-z]+/i).some((word) => word.length > 3 && words.includes(singular(word.toLowerCase()))))
    return true
  const whole = dish.lines.reduce((sum, { grams }) => sum + grams, 0)
  if (always.has(row.slot)) return true
  return !seasonings.has(row.slot) && row.grams >= partOfIt * whole && !(row.slot === 'bread' && isBeside(own.id, dish))
}
/** Of the weight of a list: breadcrumbs around a cutlet are so much of it, and flour in a gravy is less. */
const partOfIt = 0.04
const always: ReadonlySet<string> = new Set(['protein', 'egg', 'cheese', 'creamy'])
const seasonings: ReadonlySet<string> = new Set(['sauce', 'seasoning', 'stock', 'wine', 'acid', 'fat', 'second-fat'])

/** Bread that is handed with a dish, where that is no sandwich: 'Serve with {pita}'. */
function isBeside(id: string, dish: BookDish): boolean {
  const kind = kindOfDish(dish)
  if (kind === 'sandwich or burger' || kind === 'tacos and wraps') return false
  const said = dish.steps.flatMap(({ text }) => text.split(/(?<=[.!?]) /))
  const first = said.find((each) => each.split('{').some((part) => part.split('}')[0]?.includes(id))) ?? ''
  return handed.test(first.slice(0, first.indexOf(id)))
}
const handed = /\b(?:serve|warm|with|beside)\b[^{}]{0,60}\{[^}]{0,60}$/i

function isOfAnimals(food: Food): boolean {
  return has(food, ['milk', 'egg']) || food.facts.has('meat') || food.facts.has('fish') || food.facts.has('honey')
}

/** Whether what is no meat stands in for what is. */
function isOfFlesh({ line, own }: StandIn): boolean {
  const isFlesh = ({ facts }: Food) => facts.has('meat') || facts.has('fish')
  const food = namedFood(line.id)?.food
  return isFlesh(own.food) && food !== undefined && !isFlesh(food)
}

function has(food: Food | undefined, of: readonly Allergen[]): boolean {
  return of.some((allergen) => food?.allergens.certain.includes(allergen) || food?.allergens.usual.includes(allergen))
}

import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { behaviours } from '#domain/catalogue/behaviours/behaviours.ts'
import { type Food, isA } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { type CookedDish, type DishLine, isNamedFor, nameOf } from '#domain/recipe/worth/cooked-dish.ts'
import { says } from '#domain/recipe/worth/says.ts'

/**
 * Whether a food, by its id, can do what a line's own does in the dish: no tortilla floats on soup as toast does, what is whipped has to
 * hold air, what is shaped has to hold together, what is rolled must not crack, and what gives the dish its taste has no neutral stand-in.
 */
export function doesItsWork(own: DishLine, dish: CookedDish, food: string): boolean {
  return doesItsPart(own, dish, food) && tastesRight(own, dish, food)
}

function tastesRight(own: DishLine, dish: CookedDish, id: string): boolean {
  const { type, lines } = dish
  const other = foods.get(id)
  if (!other) return true
  if (says(nameOf(own.food), 'extra-virgin')) return false
  if (isA('water')(other) || (own.kind === 'nut' && own.grams > sumOf(lines) / 5)) return false
  if (own.kind === 'solid fat' && type !== 'Dessert' && (says(nameOf(other), 'coconut') || !isForThePan(own, dish)))
    return false
  // no beans among the sausages
  return !isWithoutFlesh(own.food, id) || !lines.some(({ food }) => food !== own.food && isFlesh(food))
}

/** Whether a fat is melted to cook in: more of it, or what is worked or spread, is what the dish tastes of. */
function isForThePan({ line, grams }: DishLine, { steps }: CookedDish): boolean {
  return (
    grams <= aPanful &&
    steps.some((step) => step.lines.some((each) => each.line === line) && says(step.text, 'melt|heat the|warm the'))
  )
}
const sumOf = (lines: readonly DishLine[]) => lines.reduce((sum, { grams }) => sum + grams, 0)
/** Grams. */
const aPanful = 40

/** Whether a food, by its id, is none of the flesh that the other is. */
export function isWithoutFlesh(own: Food, id: string): boolean {
  const other = foods.get(id)
  return other !== undefined && isFlesh(own) && !isFlesh(other)
}

/** Whether both are flesh, and of animals that share no name: lamb and pork. */
export function isOfAnotherAnimal(own: Food, id: string): boolean {
  const other = foods.get(id)
  return (
    other !== undefined && isFlesh(own) && isFlesh(other) && !isNamedFor(other, [own.name, ...own.aliases].join(' '))
  )
}

const isFlesh = ({ facts, roles }: Food) => roles.includes('protein') && (facts.has('meat') || facts.has('fish'))

function doesItsPart({ kind, line }: DishLine, { title, steps }: CookedDish, food: string): boolean {
  const other = behaviours[food]?.kind
  if (!kind) return true
  const own = steps.filter(({ lines }) => lines.some((each) => each.line === line))
  const isSaid = (words: string) => own.some(({ text }) => says(text, words))
  if (kind === 'cream' && isSaid('whip|peaks')) return false
  if (kind === 'tortilla' && says(title, 'burrito|wrap|chimichanga|taquito|flauta|enchilada')) return false
  if (ground.has(kind) && other && !ground.has(other) && isSaid(shaped)) return false
  const shapes = shapesOf[kind]
  return !shapes || (other !== undefined && shapes.includes(other))
}

const ground: ReadonlySet<Kind> = new Set(['ground meat', 'ground poultry'])
const shaped = 'patty|patties|shape|skewer|press|meatball|dumpling|wrapper|knead|roll|sticky|stuff'
/** What stands in for bread is bread, and what has the bite of tofu is no bean. */
const shapesOf: Partial<Record<Kind, readonly Kind[]>> = {
  bread: ['bread', 'bun'],
  cheese: ['cheese'],
  pasta: ['pasta', 'noodles'],
  noodles: ['noodles', 'pasta'],
  bun: ['bun', 'bread', 'lettuce'],
  tortilla: ['tortilla', 'lettuce'],
  tofu: ['tofu', 'frying cheese', 'poultry', 'shrimp', 'pork', 'steak', 'fish'],
}

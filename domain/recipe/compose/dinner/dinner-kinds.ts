import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { type DinnerKind, kindOfDish, kindOfForm } from '#domain/catalogue/book/kinds-by-name.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { familiesOf } from '#domain/food/mentions/food-families.ts'

/** What a dinner is built on. */
export const dinnerFoods = [
  'chicken',
  'beef',
  'pork',
  'fish',
  'beans',
  'cheese',
  'vegetables',
  'turkey',
  'eggs',
  'lamb and game',
  'tofu',
] as const
export type DinnerFood = (typeof dinnerFoods)[number]

export interface Dinner {
  readonly kind: DinnerKind
  /** Unknown of a shape that many foods share, until one is in it. */
  readonly food: DinnerFood | undefined
}

/** The dinner that a form makes; `main`: the id of the food that leads it, where that is known. */
export function dinnerOf(form: string, main = ''): Dinner {
  const dish = bookDishes.get(form)
  if (dish) return { kind: kindOfDish(dish), food: foodOfDish(dish, main) }
  return { kind: kindOfForm[form as FormId] ?? 'plate', food: main ? foodOf(namedFood(main)) : undefined }
}

/** Grams a serving of which a dinner is built on a food, the foremost first: beans with a little ham are of beans, and a chili is of beef. */
const enough: readonly (readonly [least: number, is: (food: DishFood) => boolean])[] = [
  [55, ({ food }) => isFlesh(food)],
  [50, ({ behaviour: { kind } }) => kind === 'tofu'],
  [45, ({ behaviour: { kind } }) => kind === 'bean' || kind === 'lentil'],
  [25, ({ food }) => isFlesh(food)],
  [60, ({ behaviour: { kind } }) => kind === 'egg'],
  [20, ({ behaviour: { kind } }) => kind === 'cheese' || kind === 'frying cheese'],
]

function foodOfDish(dish: BookDish, main: string | undefined): DinnerFood {
  const heart = heartOf(dish)
  if (!heart) return 'vegetables'
  const isInItsPlace = main !== undefined && main !== ownFoodOf(heart) && heart.foods.includes(main)
  return foodOf(namedFood(isInItsPlace ? main : ownFoodOf(heart)))
}

/** The line that a dish of the catalogue is built on, the heaviest of its kind; none where it is of vegetables or pasta alone. */
export function heartOf({ lines }: BookDish): BookLine | undefined {
  for (const [least, is] of enough) {
    const fitting = lines.filter((line) => {
      const own = namedFood(ownFoodOf(line))
      return !line.mayGo && own !== undefined && is(own)
    })
    const heaviest = fitting.sort((one, other) => other.grams - one.grams)[0]
    if (heaviest && fitting.reduce((sum, { grams }) => sum + grams, 0) >= least) return heaviest
  }
  return undefined
}

function foodOf(own: DishFood | undefined): DinnerFood {
  if (!own) return 'vegetables'
  const { food, behaviour } = own
  if (isFlesh(food)) return food.facts.has('fish') ? 'fish' : animalOf(own)
  return byBehaviour[behaviour.kind] ?? 'vegetables'
}
const byBehaviour: Readonly<Record<string, DinnerFood>> = {
  tofu: 'tofu',
  bean: 'beans',
  lentil: 'beans',
  egg: 'eggs',
  cheese: 'cheese',
  'frying cheese': 'cheese',
}

/** By its own name, then by what else it is called; sausages and ham are of pork where they do not say otherwise. */
function animalOf({ food }: DishFood): DinnerFood {
  const families = familiesOf(food)
  if (families.includes('lamb')) return 'lamb and game'
  const isNamed = (animal: string) => food.name.toLowerCase().includes(animal)
  const said = animals.find(isNamed) ?? animals.find((animal) => families.includes(animal))
  if (said) return said
  return food.facts.has('processed-meat') ? 'pork' : 'lamb and game'
}
const animals = ['chicken', 'turkey', 'pork', 'beef'] as const

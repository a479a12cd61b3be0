import type { Behaviour } from '#domain/catalogue/behaviours/behaviour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { type FoodByName, singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { BoughtAs, Slot } from '#domain/catalogue/forms/form.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** 'dry Marsala' where the table has one food for all fortified wines. */
export function asBought(food: DishFood, { boughtAs }: Slot): DishFood {
  return (boughtAs && boughtFoods(boughtAs).get(food.id)) ?? food
}
/** The place with its food called as the cook calls it: who has bratwurst is told of no fresh pork sausages, and who has elbow macaroni of no shells, and of no penne, which the table has for both. */
export function asCalled(slot: Slot, food: DishFood, { wanted }: { readonly wanted: readonly FoodByName[] }): Slot {
  const isOwn = wanted.some(({ words }) => singular(words) === singular(food.food.name))
  if (isOwn && slot.boughtAs?.[food.id]) return { ...slot, boughtAs: {} }
  if (!isKind(food, 'pasta')) return slot
  const shapes = shapesOf(food)
  const said = wanted.find(({ words, anyOf }) => anyOf.includes(food.id) && shapes.has(words))?.words
  return said ? { ...slot, boughtAs: shapes.get(said)! } : slot
}
/** What a pasta of the table is bought as by each of its other names. */
const shapesOf = rememberedFor(
  ({ id, food: { name, aliases } }: DishFood): ReadonlyMap<string, BoughtAs> =>
    new Map(
      aliases
        .filter((said) => said !== name && !anyShape.test(said))
        .map((said) => [said, { [id]: [said, said.split(' ').at(-1) ?? said] }]),
    ),
)
const anyShape = /\b(?:pasta|dry|dried|small|short|long|wheat|ridged|tubular)\b/

/** 'Green plantains', where the food's own name says how more than one is called. */
function severalOf(words: string, { behaviour, food }: DishFood): string {
  const [one, many] = behaviour.listed ?? [food.name, food.plural]
  const [last, lasts] = [one.split(' ').at(-1), many.split(' ').at(-1)]
  return last && lasts && words.split(' ').at(-1) === last ? words.slice(0, -last.length) + lasts : words
}
/** Sandwich bread is sold sliced. */
const isSold = /\b(?:sandwich|sliced)\b/
const boughtFoods = rememberedFor(
  (boughtAs: BoughtAs) =>
    new Map(
      Object.entries(boughtAs).flatMap(([id, [listed, short]]) => {
        const food = namedFood(id)
        if (!food) return []
        const behaviour: Behaviour = {
          ...food.behaviour,
          listed: [listed, severalOf(listed, food)],
          short: [short, severalOf(short, food)],
        }
        // a baguette is no slices yet, and a block of cheese no cups: both are weighed
        const isWhole = isKind(food, 'bread', 'cheese') && !isSold.test(listed)
        const weighed: DishFood['food'] = isWhole ? { ...food.food, aisle: 'Meat', portions: {} } : food.food
        return [[id, { ...food, behaviour, food: weighed }]]
      }),
    ),
)

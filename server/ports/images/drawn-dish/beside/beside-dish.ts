import { foodCalled } from '#domain/food/match/find-food.ts'
import type { Bought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { boughtFoods } from '#server/ports/images/drawn-dish/beside/bought-foods.ts'
import { boughtMeatAndFish } from '#server/ports/images/drawn-dish/beside/foods/bought-meat-and-fish.ts'
import type { Dish } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Part } from '#server/ports/images/drawn-dish/looks/food-look.ts'

/** So many foods lie beside a dish: one at each lower corner. */
const most = 2
/** What a dish may be made of chiefly, the more telling first; what binds, seasons or colors lies beside it only where the title names it. */
const chief: readonly (readonly Part[])[] = [
  ['main'],
  ['piece', 'leaf'],
  ['small', 'melt', 'pasta', 'noodle', 'grain', 'cream'],
]

/**
 * What lies beside a dish as it was bought, since in it nobody could tell: the spinach of a quiche, the tuna of a casserole. First comes what its title
 * names as the dish, then its meat or fish, then what the title says goes with it; of several the heaviest. Where the title names no food, as
 * 'Oyakodon', it is what there is most of.
 */
export function besideDish({ foods, title }: Dish): Bought[] {
  const [head = ''] = title.split(/ (?:with|in|on|over|for|from) /)
  const [inHead, inTitle] = [boughtIn(head), boughtIn(title)]
  const bought = foods.flatMap(({ id, part, isNamed }) => {
    const food = boughtFoods.get(id)
    return food ? [{ food, part, isNamed: isNamed || inTitle.has(food), isFlesh: boughtMeatAndFish.has(id) }] : []
  })
  const named = bought.filter(({ isNamed }) => isNamed)
  const shown = [
    ...bought.filter(({ food }) => inHead.has(food)),
    ...bought.filter(({ isFlesh }) => isFlesh).slice(0, 1),
    ...named,
    ...(named.length > 0 ? [] : chief.flatMap((parts) => bought.filter(({ part }) => parts.includes(part)))),
  ]
  return [...new Set(shown.map(({ food }) => food))].slice(0, most)
}

/** The foods that a title names, the longest names first: in 'Goat Cheese Tart' is no other cheese. */
function boughtIn(title: string): ReadonlySet<Bought> {
  const words = (title.match(/\p{L}+/gu) ?? []).slice(0, 14)
  const found = new Set<Bought>()
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => foodCalled(words.slice(at, at + count).join(' '))) ?? 0
    const food = boughtFoods.get(foodCalled(words.slice(at, at + length).join(' '))?.id ?? '')
    if (food) found.add(food)
    at += Math.max(1, length)
  }
  return found
}

import { type Colour, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { heaped, laid, strewn } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Cheese as heat leaves it; crumbs stay crumbs. */
export function meltedLook(look: Look, size = 26): Look {
  return look.shape === 'grated' ? { shape: 'melted', colour: mix(look.colour, '#f6cf70', 0.35), size } : look
}

/** The cheese of a dish, melted over so much of it. */
export function meltedOver(dish: Dish, share: number, spread = 0.86, size = 26): Pieces[] {
  const cheese = foodsOf(dish, 'melt').find(({ grams }) => grams > 3)
  return cheese ? [strewn(meltedLook(cheese.look, size), share, spread)] : []
}

/** A spoonful gone from a crust, so that one sees what is below. */
export function spoonedOut(foods: readonly DishFood[], sauce: Colour, crust: Colour): Pieces[] {
  const at = [30, 0.66] as const
  const small = (look: Look): Look => ({ ...look, size: Math.min(16, look.size) })
  return [
    laid({ shape: 'opening', colour: sauce, skin: crust, size: 56 }, at, 0),
    ...foods.slice(0, 4).map(({ look }, index) => heaped(small(look), at, index === 0 ? 0.035 : 0.02, 0.27)),
  ]
}

/** The colors of what is inside something closed, the heaviest first. */
export function insideColours(dish: Dish, most = 4): Colour[] {
  const foods = foodsOf(dish, 'main', 'piece', 'leaf', 'small', 'melt', 'cream').filter(({ grams }) => grams > 8)
  return foods
    .slice(0, most)
    .map(({ look, dye, part }) =>
      part === 'main' ? mix(look.colour, '#b5763c', 0.2) : look.shape === 'crescent' ? dye : look.colour,
    )
}

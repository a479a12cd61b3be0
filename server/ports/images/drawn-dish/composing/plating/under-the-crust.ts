import { type Colour, darker, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { heaped, laid, strewn } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'
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

/** The cheese of a dish as one browned layer: this large, and so much longer than wide. */
export function meltedLid(dish: Dish, size: number, stretch: number): Pieces[] {
  const cheese = foodsOf(dish, 'melt').find(({ grams }) => grams > 3)
  if (!cheese) return []
  const look = meltedLook(cheese.look, size)
  return look.shape === 'melted' ? [laid({ ...look, stretch, mark: 'crust' }, [0, 0], 0)] : meltedOver(dish, 0.3)
}

/** A spoonful gone from a crust, so that one sees what is below. */
export function spoonedOut(foods: readonly DishFood[], sauce: Colour, crust: Colour): Pieces[] {
  const at = [30, 0.66] as const
  return [
    laid({ shape: 'opening', colour: sauce, skin: crust, size: 56 }, at, 0),
    ...foods.slice(0, 4).map(({ look }, index) => heaped(smallPiece(look, 16), at, index === 0 ? 0.035 : 0.02, 0.27)),
  ]
}

/** Flesh that lies whole on a plate is in pieces in whatever it fills. */
const whole: ReadonlySet<ShapeName> = new Set(['meat', 'thigh', 'fillet', 'steak', 'chop', 'drumstick', 'cutlet'])

function smallPiece(look: Look, most: number): Look {
  // a slice needs its length to be known
  const long = look.shape === 'crescent' ? 1.6 : 1
  // peeled before it was wrapped, avocado is green to its edge
  if (look.shape === 'crescent' && look.skin)
    return { ...look, size: Math.min(most * 1.6, look.size), skin: darker(look.colour, 0.2) }
  if (!whole.has(look.shape)) return { ...look, size: Math.min(most * long, look.size) }
  const mark = look.shape === 'fillet' ? ('flakes' as const) : undefined
  return { shape: 'chunk', colour: look.colour, size: most, width: 0.6, skin: look.skin, mark }
}

/** Dark meat is lit where it was cut: as brown as its crust it would be a date. */
function cutOpen(look: Look): Look {
  if (look.shape === 'grated') return { ...look, shape: 'chunk', width: 0.42 }
  return lightness(look.colour) < 0.42 ? { ...look, colour: mix(look.colour, '#b98560', 0.5) } : look
}

/** How much a food tells what something filled is: what the title names, then meat, then the rest as it weighs. */
const telling = ({ isNamed, part, look }: DishFood): number =>
  Number(isNamed) * 2 + Number(part === 'main' || look.shape === 'mince')

/**
 * What is seen where something filled was cut, each food in its own shape; what tells most lies on top, and there
 * is most of it. It belongs to the garnish, which lies where it falls: pieces keep away from the cut that they should lie in.
 */
export function atTheCut(dish: Dish, at: readonly [number, number], spread: number, size = 12, most = 4): Pieces[] {
  const foods = foodsOf(dish, 'main', 'piece', 'leaf', 'small', 'melt')
    .filter(({ grams, id, isNamed }) => id !== '' && (grams > 12 || isNamed))
    .sort((a, b) => telling(b) - telling(a))
    .slice(0, most)
  const shown = foods.map(({ look, part }, index) =>
    heaped(
      smallPiece(part === 'main' ? cutOpen(look) : look, index === 0 ? size * 1.2 : size),
      at,
      spread * (index === 0 ? 0.16 : 0.12),
      spread,
    ),
  )
  // where nothing tells more than the rest, what there is most of lies below it
  return foods[0] && telling(foods[0]) > 0 ? shown.reverse() : shown
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

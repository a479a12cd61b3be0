import { either, inTurn, type Pattern } from '#domain/plain-text.ts'
import { type Colour, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { blendedColour, type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { crumbOf, frostingOf } from '#server/ports/images/drawn-dish/composing/sweets/creamy-cakes.ts'
import { insideOf, isMelted, sweetFoods } from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'

/** How the top of something baked was finished, by what its recipe says. */
const finishes: readonly (readonly [Pattern, NonNullable<Look['mark']>])[] = [
  [/\b(?:streusel|crumb topping|crumb cake)\b/, 'streusel'],
  [/\b(?:prick|pricked|dock)\b/, 'pricked'],
  [
    either(
      /\bcriss ?-?cross/,
      /\bcrosshatch/,
      inTurn(/\b(?:press|flatten)\b/, /\bfork\b/),
      inTurn(/\bfork\b/, /\bpress/),
    ),
    'forked',
  ],
  [either(/\b(?:snickerdoodles?|crinkles?|ginger ?snaps?|brownies?|blondies?|cracks?|crackled)\b/), 'crackled'],
  [
    either(
      /\b(?:lemon|lime) (?:squares?|bars?)\b/,
      inTurn(/\b(?:dust|sift|roll)\b/, /\b(?:powdered|confectioners|icing) sugar\b/),
      inTurn(/\b(?:scatter|sprinkle)\b/, /\bsugar\b/),
    ),
    'sugared',
  ],
]

/** Cocoa and chocolate color a dough that is not named for its chips. */
const isDark = (dish: Dish): boolean =>
  !/chip|blondie/.test(dish.title) &&
  (dish.foods.some(({ id }) => id === 'cocoa' || (isMelted(dish, id) && !id.startsWith('white'))) ||
    /chocolate|brownie/.test(dish.title))

/** The color of a dough once it is baked: molasses, brown sugar and spices brown it, butter and flour alone leave it pale. */
export function doughColour(dish: Dish): Colour {
  if (isDark(dish)) return '#5a3220'
  const browned = mix('#dca95f', blendedColour(insideOf(dish, 'hidden', 'dust', 'sauce'), '#d9a55c'), 0.4)
  return /\bpale/.test(dish.steps) ? mix(browned, '#f8e2ae', 0.55) : browned
}

/** The colors of what was stirred into a dough: nuts, chips, raisins, shreds of a root. */
export function stirredIn(dish: Dish): Colour[] {
  const shreds = foodsOf(dish, 'piece').filter(({ look }) => look.shape === 'grated' || look.shape === 'shreds')
  const bits = sweetFoods(dish, 5).filter(({ part, look }) => part === 'small' && look.size < 20)
  return [...new Set([...shreds, ...bits].slice(0, 3).map(({ look }) => look.colour))]
}

/** A cereal that puffed holds together by what melted round it. */
const cerealOf = ({ foods }: Dish) => foods.find(({ name, part }) => part === 'small' && /cereal|puffed/.test(name))

/** What a piece of something baked looks like: its top, its crumb at the cut, and what is in it. */
export function bakedLook(dish: Dish, shape: 'bar' | 'cookie' | 'cake-slice', size: number): Look {
  const cereal = cerealOf(dish)
  if (cereal) return { shape, colour: '#f7ead0', skin: cereal.look.colour, core: '#f1dfbc', size, mark: 'puffed' }
  const dough = crumbOf(dish) ?? doughColour(dish)
  const frosting = frostingOf(dish)
  const text = `${dish.title} ${dish.steps}`
  const mark = frosting ? 'iced' : finishes.find(([said]) => said.test(text))?.[1]
  const inside = stirredIn(dish)
  if (shape === 'cookie') return { shape, colour: dough, size, mark, core: inside[0] }
  // a curd baked on a crust
  if (/\b(?:lemon|lime|citrus|passion fruit)\b/.test(dish.title) && !/cake|shortbread/.test(dish.title))
    return { shape, colour: '#f6d64e', core: '#dba75c', size, mark }
  return {
    shape,
    colour: dough,
    core: mix(dough, '#f9e6b4', lightness(dough) < 0.4 ? 0.08 : 0.3),
    skin: frosting ?? (mark === 'streusel' ? mix(dough, '#8a4a1e', 0.5) : undefined),
    inside,
    size,
    mark,
  }
}

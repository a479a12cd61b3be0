import { either, inTurn, type Pattern } from '#domain/plain-text.ts'
import { type Colour, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { garnishOf, glazeFor, laid, ringed } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sweetFoods } from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Fillings that set in a crust, by the names of their pies: no oven browns them. */
const fillings: readonly (readonly [Pattern, Colour])[] = [
  [either(inTurn(/\b(?:chocolate|mocha|mud)\b/, /\b(?:cheesecake|pie|tart)\b/), /\bsilk pie\b/), '#6b4030'],
  [inTurn(/\b(?:pumpkin|sweet potato)\b/, /\bcheesecake\b/), '#e0a05a'],
  [/\bcheesecake\b/, '#faf0d8'],
  [inTurn(/\blime\b/, /\b(?:pie|tart)\b/), '#edf0b8'],
  [either(inTurn(/\b(?:lemon|citron)\b/, /\b(?:pie|tarte?)\b/), /\btarte? au citron\b/), '#f7da5e'],
  [either(inTurn(/\b(?:cream|icebox|custard|buttermilk)\b/, /\bpie\b/), /\bbanoffee\b/), '#fbf0d4'],
]

/** The color of what fills a crust unbaked, or set pale. */
export const fillingOf = ({ title }: Dish): Colour | undefined =>
  /meringue|pot pie/.test(title) ? undefined : fillings.find(([said]) => said.test(title))?.[1]

/** Cheesecakes and cream pies: pale in their crust, a slice of them on its side, whipped cream where there is some. */
export const creamPie = (dish: Dish, filling: Colour): ReturnType<Compose> => {
  const glaze = glazeFor(dish.chance, 'plate', filling)
  const crust: Colour = '#c58f4a'
  const fruit = sweetFoods(dish, 3).find(({ look }) => !['crumb', 'chip'].includes(look.shape))
  const hasCream = foodsOf(dish, 'cream').some(({ look, name }) => look.shape === 'swirl' || /whip/.test(name))
  return {
    vessel: { kind: 'plate', colour: glaze },
    grounds: [
      { kind: 'baked', colour: crust, reach: 0.97 },
      { kind: 'puree', colour: filling, reach: 0.87 },
    ],
    pieces: [
      ...(hasCream ? [ringed({ shape: 'dollop', colour: '#fffbf2', size: 17 }, 9, 0.62)] : []),
      ...(fruit
        ? [
            {
              look: { ...fruit.look, size: Math.min(20, fruit.look.size) },
              count: 9,
              arrangement: 'scatter',
              spread: 0.42,
            } as const,
          ]
        : []),
      ...sliceOf(glaze, filling, [filling, filling, filling, filling, filling, crust]),
    ],
    garnish: garnishOf(dish, 0.4, 1),
  }
}

/** Where a slice is gone. */
export const missingFrom = (plate: Colour, edge: Colour): Pieces[] => [
  laid({ shape: 'missing-slice', colour: mix(plate, '#fffaf0', 0.75), skin: edge, size: 68 }, [45, 0.5], -45),
]

/** Where a slice is gone, and the slice on its side: what it is made of shows in bands. */
const sliceOf = (plate: Colour, face: Colour, bands: readonly Colour[]): Pieces[] => [
  ...missingFrom(plate, bands.at(-1) ?? face),
  laid({ shape: 'layers', colour: face, size: 50, inside: bands }, [45, 0.84], 8),
]

const sifted = /\b(?:powdered|icing|confectioners.{0,3}) sugar\b/

/** The color of the frosting that a cake is spread with. */
export function frostingOf({ title, steps, foods }: Dish): Colour | undefined {
  if (inTurn(/\b(?:toffee|caramel|butterscotch)\b/, /\b(?:pudding|cake)/).test(title)) return '#8a4a1a'
  const text = `${title} ${steps}`
  // beaten with sugar and spread over it, butter and cream cheese are a frosting whatever they are called
  const isSpread = foods.some(({ name }) => sifted.test(name)) && /\bspread (?:it )?over\b/.test(steps)
  if (!isSpread && !/\b(?:frost(?:ing|ed)?|icing|buttercream|iced|ganache)\b/.test(text)) return undefined
  const isDark =
    /(?:chocolate|fudge|ganache) (?:butter ?cream|frosting|icing)|\bganache\b/.test(text) ||
    (/chocolate/.test(title) && !foods.some(({ part }) => part === 'cream'))
  return isDark ? '#5f3622' : '#fdf4e4'
}

/** Doughs that their name colors. */
const crumbs: readonly (readonly [RegExp, Colour])[] = [
  [/\bred velvet\b/, '#a02a3a'],
  [/\b(?:matcha|pistachio)\b/, '#a9bd62'],
  [/\blemon\b/, '#f7df86'],
]
export const crumbOf = ({ title }: Dish): Colour | undefined => crumbs.find(([said]) => said.test(title))?.[1]

import type { Chance } from '#domain/chance.ts'
import { type Colour, darker, lightness } from '#server/ports/images/drawn-dish/colour.ts'
import { type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

type At = readonly [degrees: number, distance: number]

/** What covers much less than the square round it. */
const thinShapes: ReadonlySet<ShapeName> = new Set([
  'arc',
  'sprig',
  'shreds',
  'bean-sprouts',
  'tube',
  'meat',
  'slab',
  'crescent',
  'wing',
])

/** How many pieces of this size cover so much of a dish, 0 to 1. */
export function countFor({ shape, size, mark, width = 0.1 }: Look, share: number): number {
  const thin =
    shape === 'stick'
      ? width * 1.6
      : shape === 'chunk' && width > 0.2 && width < 0.6
        ? width
        : thinShapes.has(shape) && mark !== 'rings'
          ? 0.55
          : 1
  const most = shape === 'half-egg' ? 4 : 48
  return Math.max(1, Math.min(most, Math.round((share * 67000) / (3.3 * thin * size * size))))
}

/** All over the dish. */
export function strewn(look: Look, share: number, spread = 0.86): Pieces {
  return { look, count: countFor(look, share), arrangement: 'scatter', spread }
}

/** All over the dish, each food as much as it weighs: together they cover `total` of it. */
export function strewnByWeight(foods: readonly DishFood[], total: number, spread = 0.86): Pieces[] {
  // a root, since what is light lies on top
  const roots = foods.map(({ grams }) => Math.max(1, grams) ** 0.6)
  const most = Math.max(...roots)
  // what the title names is seen, however little it weighs
  const weights = roots.map((root, index) => (foods[index]?.isNamed ? Math.max(root, most * 0.5) : root))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return foods.map(({ look }, index) => {
    const small = look.size > 40 ? { ...look, size: look.size * 0.75 } : look
    return strewn(small, Math.max(0.02, (total * (weights[index] ?? 0)) / sum), spread)
  })
}

/** Heaped with nothing wet below: what lies at the bottom of the heap is in shadow, and shows between the pieces. */
export function heap(given: readonly DishFood[], total: number, spread = 0.84): Pieces[] {
  // peas heaped by the dozen are no heap
  const foods = given.map((food) =>
    food.look.size < 9 && food.look.mark !== 'flakes' ? { ...food, look: { ...food.look, size: 10.5 } } : food,
  )
  const [first] = foods
  if (!first) return []
  const below = { ...first.look, colour: darker(first.look.colour, 0.3) }
  return [strewn(below, 0.5, spread * 0.96), ...strewnByWeight(foods, total, spread)]
}

/** Together in one place. */
export function heaped(look: Look, at: At, share: number, spread = 0.36): Pieces {
  return { look, count: countFor(look, share), arrangement: 'cluster', at, spread }
}

/** Side by side, overlapping. */
export function fanned(look: Look, count: number, at: At, turn: number, more: Partial<Pieces> = {}): Pieces {
  return { look, count, arrangement: 'fan', at, turn, ...more }
}

/** One thing in one place. */
export function laid(look: Look, at: At, turn?: number, size?: number): Pieces {
  return { look, count: 1, arrangement: 'one', at, turn, size }
}

/** At equal distances round the middle. */
export function ringed(look: Look, count: number, distance: number, turn?: number, from = 30): Pieces {
  return { look, count, arrangement: 'ring', at: [from, distance], turn }
}

/** In rows: one at each of these shares of the vessel's width and height. */
export function gridOf(look: Look, columns: readonly number[], rows: readonly number[], turn?: number): Pieces[] {
  return columns.flatMap((x) =>
    rows.map((y) => laid(look, [(Math.atan2(y, x) / Math.PI) * 180, Math.hypot(x, y)], turn)),
  )
}

/** Rings of scallion or chile that are strewn over a dish at the end, where it is not named for them. */
function isSprinkled({ title }: Dish, { look, part, name }: DishFood): boolean {
  const isRing = part === 'small' && look.shape === 'ring' && look.size < 10
  return isRing && !name.split(' ').some((word) => title.includes(word.replace(/e?s$/, '')))
}

/** One or two of them lie in a pot, however large it is. */
const isBay = ({ id }: DishFood): boolean => id === 'bay'

/** Chopped or whole herbs, rings of scallion and chile, then seeds and spices: what goes on last, over what lies at this place. */
export function garnishOf(dish: Dish, spread = 0.6, most = 2, at: At = [0, 0]): Pieces[] {
  const rings = foodsOf(dish, 'small').filter((food) => isSprinkled(dish, food))
  const bay = foodsOf(dish, 'herb').find(isBay)
  const herbs = foodsOf(dish, 'herb')
    .filter((food) => !isBay(food))
    .slice(0, most)
  const dusts = foodsOf(dish, 'dust').filter(({ look, grams }) => look.shape === 'specks' && grams > 0.4)
  return [
    ...(bay ? [{ look: bay.look, count: bay.grams > 0.3 ? 2 : 1, arrangement: 'scatter', spread, at } as const] : []),
    ...herbs.flatMap(({ look }, index): Pieces[] =>
      index === 0
        ? [
            { look, count: look.size < 15 ? 9 : 5, arrangement: 'scatter', spread, at },
            {
              look: { shape: 'herbs', colour: look.colour, size: Math.min(100, spread * 165), specks: 18 },
              count: 1,
              arrangement: 'one',
              at,
            },
          ]
        : [{ look, count: 3, arrangement: 'scatter', spread, at }],
    ),
    ...rings.slice(0, 2).map(({ look }): Pieces => ({ look, count: 8, arrangement: 'scatter', spread, at })),
    ...dusts.slice(0, 2).map(
      ({ look }): Pieces => ({
        look: { ...look, size: Math.min(look.size, Math.max(40, spread * 165)) },
        count: 1,
        arrangement: 'one',
        at,
      }),
    ),
  ]
}

/** Small things for the top: nuts, seeds, crumbled cheese, olives; cheese that melts. */
export function toppingsOf(dish: Dish, most = 2, share = 0.05): Pieces[] {
  // two anchovies in a dressing are no topping
  const least = Math.max(3, 0.025 * (dish.foods[0]?.grams ?? 0))
  return foodsOf(dish, 'small', 'melt')
    .filter(({ grams }) => grams > least)
    .slice(-most)
    .map(({ look }) => strewn(look, share, 0.72))
}

const plateColours: readonly Colour[] = [
  '#f6eee0',
  '#dfe6dc',
  '#cfd6d6',
  '#8fa7a0',
  '#4d6a7c',
  '#5e8795',
  '#d9b79c',
  '#e9eee6',
  '#c58f72',
  '#6f7f5c',
  '#86697c',
  '#3f5468',
]
const bowlColours: readonly Colour[] = [
  '#3f5f63',
  '#2f5a66',
  '#c9673f',
  '#7a5671',
  '#4c5d3a',
  '#a8543f',
  '#d3bd94',
  '#37475a',
]

/** A glaze from the shelf that shows the food: never as light as what lies in it. */
export function glazeFor(chance: Chance, kind: 'plate' | 'bowl', food?: Colour): Colour {
  const shelf = kind === 'plate' ? plateColours : bowlColours
  const fit = shelf.filter((glaze) => food === undefined || Math.abs(lightness(glaze) - lightness(food)) > 0.16)
  const glazes = fit.length > 0 ? fit : shelf
  // every one that fits as often as another
  return glazes[Math.floor(chance() * glazes.length)] ?? '#f6eee0'
}

/** The foods that are worth drawing as pieces, the heaviest first; one chile among a pound of eggplant is not. */
export function visibleFoods(dish: Dish, most: number): DishFood[] {
  const all = foodsOf(dish, 'main', 'piece', 'leaf', 'small', 'pasta')
  // what nobody knows the look of is drawn where there is nothing else to draw
  const known = all.filter(({ id }) => id !== '')
  const lasting = known.filter((food) => !isSprinkled(dish, food))
  const foods = lasting.length > 0 ? lasting : known.length > 0 ? known : all
  const least = Math.max(4, (foods[0]?.grams ?? 0) * 0.03)
  const seen = foods.filter(({ grams, part, isNamed }) => isNamed || part !== 'small' || grams > least)
  // where there is no room for all, what the title names stays
  const kept = new Set([...seen].sort((a, b) => Number(b.isNamed) - Number(a.isNamed)).slice(0, most))
  return seen.filter((food) => kept.has(food))
}

import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Layer, LayerKind, ShapeName } from '#server/ports/images/drawn-dish/look.ts'
import type { Part } from '#server/ports/images/drawn-dish/looks/food-look.ts'

/** What each shape is at the cut of a sandwich; what has no row is lumps. */
const kindOfShape: Readonly<Partial<Record<ShapeName, LayerKind>>> = {
  'cut-tomato': 'rounds',
  round: 'rounds',
  crescent: 'rounds',
  citrus: 'rounds',
  meat: 'folds',
  steak: 'folds',
  chop: 'folds',
  thigh: 'folds',
  drumstick: 'folds',
  fillet: 'folds',
  sausage: 'folds',
  patty: 'folds',
  slab: 'folds',
  'frilled-leaf': 'folds',
  stick: 'rashers',
  pulled: 'strands',
  grated: 'strands',
  shreds: 'strands',
  arc: 'strands',
  'half-egg': 'eggs',
  'fried-egg': 'eggs',
  cutlet: 'crust',
}
/** Where the part of a food says more than its shape. */
const kindOfPart: Readonly<Partial<Record<Part, LayerKind>>> = { melt: 'melt', cream: 'spread', sauce: 'spread' }

/** From the bottom up: what is named first carries the rest. */
const order: readonly LayerKind[] = [
  'crust',
  'folds',
  'lumps',
  'strands',
  'eggs',
  'rashers',
  'melt',
  'rounds',
  'leaf',
  'spread',
]

/** Layers that a sandwich is still read with. */
const mostLayers = 5
/** Grams, and more than a drop of mustard. */
const leastSpread = 30

function kindOf({ part, look }: DishFood): LayerKind {
  if (part === 'leaf' && look.shape !== 'shreds') return 'leaf'
  return kindOfPart[part] ?? kindOfShape[look.shape] ?? 'lumps'
}

function layerOf(food: DishFood): Layer {
  const kind = kindOf(food)
  const { look, dye, part } = food
  if (kind === 'spread') return { kind, colour: part === 'sauce' ? dye : look.colour }
  // white meat is browned where it is cut: pale it would be a banana
  if (kind === 'folds' && look.shape !== 'slab' && part === 'main')
    return { kind, colour: mix(look.colour, '#c98f5c', 0.34), skin: look.skin ?? '#5a3020' }
  return { kind, colour: look.colour, skin: kind === 'crust' ? undefined : look.skin }
}

/** What lies in a sandwich, the heaviest foods of it, from the bottom up. */
export function layersIn(dish: Dish): readonly Layer[] {
  const foods = foodsOf(dish, 'main', 'piece', 'leaf', 'melt', 'cream', 'sauce', 'small').filter(
    ({ grams }) => grams > 8,
  )
  const all = foods.filter((food) => kindOf(food) !== 'spread')
  // a little of something, chopped fine, is in it and no layer
  const solid = all.filter(
    ({ grams, part, look }) => part !== 'piece' || look.size > 16 || grams * 4 > (all[0]?.grams ?? 0),
  )
  const spreads = foods.filter((food) => kindOf(food) === 'spread')
  const least = solid.length > 0 ? leastSpread : 0
  const seen = [
    // what a sandwich is of is never left out
    ...[...solid].sort((a, b) => Number(b.part === 'main') - Number(a.part === 'main')).slice(0, mostLayers - 1),
    ...spreads.filter(({ grams }) => grams > least).slice(0, solid.length > 0 ? 1 : 3),
  ]
  const layers = seen.map(layerOf).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return layers.length > 0 ? layers : [{ kind: 'folds', colour: '#d98a86', skin: '#b0544f' }]
}

import { singularOf } from '#domain/measure/plural.ts'
import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { garnishOf, glazeFor, heaped, laid, visibleFoods } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { creamOf } from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { layersIn } from '#server/ports/images/drawn-dish/composing/in-the-hand/sandwich-layers.ts'
import { insideColours } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Two halves of a sandwich on a board, their layers at the cut. */
export const sandwiches: Compose = (dish) => {
  const bread = foodsOf(dish, 'bread')[0]
  const isGrilled = /grill|toasted|melt|panini|croque|quesadilla/.test(dish.title)
  const base = bread?.look.shape === 'toast' ? bread.look.colour : '#efc98c'
  const half: Look = {
    shape: 'sandwich',
    colour: isGrilled ? mix(base, '#c98a3c', 0.5) : base,
    size: 92,
    layers: layersIn(dish),
  }
  return {
    vessel: { kind: 'board', colour: '#b9814e' },
    grounds: [],
    pieces: [laid(half, [210, 0.58], 358), laid(half, [28, 0.62], 2)],
    garnish: [],
  }
}

/** Pupusas, gorditas, arepas: thick cakes with their filling in them, one of them broken open, what goes beside them beside them. */
export const filledCakes: Compose = (dish) => {
  const cake: Look = { shape: 'flat', colour: '#ecd08c', size: 64, skin: '#8a4f1e' }
  const isBeside = (shape: string) => shape === 'shreds' || shape === 'grated' || shape === 'arc'
  const beside = visibleFoods(dish, 6).filter(({ look }) => isBeside(look.shape))
  const within = { ...dish, foods: dish.foods.filter(({ look, part }) => !isBeside(look.shape) || part === 'melt') }
  const inside = insideColours(within)
  const open: Look = {
    shape: 'cut-face',
    colour: mix(inside[0] ?? '#f3dc9a', '#f6e0a0', 0.3),
    size: 46,
    skin: '#e3c07a',
    width: 0.5,
    inside,
  }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', cake.colour) },
    grounds: [],
    pieces: [
      ...beside
        .slice(0, 3)
        .map(({ look }) => heaped({ ...look, size: Math.min(20, look.size) }, [196, 0.66], 0.07, 0.34)),
      laid(cake, [284, 0.46]),
      laid(cake, [340, 0.4]),
      laid(open, [62, 0.5], 350),
      laid(open, [104, 0.56], 14),
    ],
    garnish: garnishOf(dish, 0.6, 1),
  }
}

/** Crepes, folded in four. */
export const crepes: Compose = (dish) => {
  const inside = foodsOf(dish, 'main', 'piece', 'leaf', 'melt', 'small', 'cream').filter(
    ({ id }) => !/lemon|lime/.test(id),
  )
  const look: Look = {
    shape: 'quarter',
    colour: '#efcf8a',
    size: 84,
    core: inside.length > 0 ? blendedColour(inside, '#f0c04a') : undefined,
  }
  const tops = visibleFoods(dish, 3).filter(({ look: top }) => top.size < 30)
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', look.colour) },
    grounds: [],
    pieces: [
      laid(look, [170, 0.34], 330),
      laid(look, [300, 0.1], 350),
      laid(look, [10, 0.32], 12),
      ...tops
        .slice(0, 2)
        .map(({ look: top }, index) =>
          heaped({ ...top, size: Math.min(22, top.size) }, [60 + index * 60, 0.62], 0.04, 0.26),
        ),
    ],
    garnish: [
      laid({ shape: 'specks', colour: '#fffdf6', size: 84, specks: 46, width: 1.8 }, [0, 0.05]),
      ...creamOf(dish, 0.6),
      ...garnishOf(dish, 0.6, 1),
    ],
  }
}

/** Folded over what it holds: omelets, calzones, turnovers. */
export const halfMoons: Compose = (dish) => {
  const isEgg = /omelet/.test(dish.title)
  const isOne = isEgg || /calzone|stromboli/.test(dish.title)
  const inside = dish.foods.filter(({ part }) => ['main', 'piece', 'leaf', 'melt', 'small'].includes(part))
  const core = blendedColour(inside, '#f0c04a')
  const isSweet = dish.recipeType === 'Dessert' || foodsOf(dish, 'main', 'leaf', 'melt').length === 0
  const look: Look = isEgg
    ? { shape: 'folded', colour: '#f6cf5c', size: 118, core, skin: '#d99a2c' }
    : { shape: 'crimped', colour: '#dfa552', size: isOne ? 118 : 66, skin: '#a8602a' }
  const tops = visibleFoods(dish, 3).filter(({ look: top, part }) => top.size < 30 && (isEgg || part !== 'main'))
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', look.colour) },
    grounds: [],
    pieces: [
      ...(isOne
        ? [laid(look, [90, 0.04], 350)]
        : crescents.map(([degrees, distance, turn]) => laid(look, [degrees, distance], turn))),
      // what is shut in is not seen outside
      ...(isEgg || isSweet ? tops : [])
        .slice(0, 2)
        .map(({ look: top }, index) =>
          heaped({ ...top, size: Math.min(20, top.size) }, [80 + index * 60, 0.6], isSweet ? 0.05 : 0.03, 0.3),
        ),
    ],
    garnish: [...creamOf(dish, 0.6), ...garnishOf(dish, 0.6, 1)],
  }
}

const crescents = [
  [215, 0.44, 340],
  [330, 0.44, 20],
  [90, 0.46, 0],
] as const
/** Quesadillas cut in wedges: toasted above, cheese and filling running out between their tortillas. */
export const quesadillas: Compose = (dish) => {
  const cheese = foodsOf(dish, 'melt')[0]
  const beside = foodsOf(dish, 'piece', 'small').filter((food) => food.grams > 20 && isBeside(dish, food))
  const filling = foodsOf(dish, 'main', 'piece', 'small', 'leaf').filter((food) => !beside.includes(food))
  const wedge: Look = {
    shape: 'toasted-wedge',
    colour: '#f0d8a0',
    size: 68,
    core: cheese ? mix(cheese.look.colour, '#f6bf48', 0.5) : '#f6c04a',
    inside: insideColours({ ...dish, foods: filling }, 3),
  }
  const at = (x: number, y: number) => [(Math.atan2(y, x) / Math.PI) * 180, Math.hypot(x, y)] as const
  const places = [
    [0, -0.34],
    [-0.46, 0.02],
    [0.46, 0.02],
    [0, 0.34],
  ] as const
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', wedge.colour) },
    grounds: [],
    pieces: [
      ...places.flatMap(([x, y], index) => [laid(wedge, at(x, y), [0, 350, 10, 2][index])]),
      ...beside
        .slice(0, 3)
        .map(({ look }) => heaped({ ...look, size: Math.min(14, look.size) }, [42, 0.78], 0.025, 0.22)),
    ],
    garnish: [
      // the meat hangs out of the lowest wedge, which nothing covers
      ...foodsOf(dish, 'main')
        .slice(0, 1)
        .map(
          ({ look }): Pieces => ({
            look: { shape: 'chunk', colour: look.colour, size: 13, width: 0.5, skin: look.skin },
            count: 5,
            arrangement: 'fan',
            at: at(0, 0.68),
            turn: 0,
            step: 1.5,
            opening: 0.5,
          }),
        ),
      ...creamOf(dish, 0.72),
      ...garnishOf(dish, 0.6, 1),
    ],
  }
}

const servedBeside = /\b(?:topping|salsa|relish|serve|beside|alongside)\b/

/** What the steps stir together for the top or put beside it is not in it. */
function isBeside({ steps }: Dish, { name }: DishFood): boolean {
  const noun = singularOf(name.match(/\p{L}+/gu)?.at(-1) ?? name)
  const said = steps.split(/[.;] /).find((sentence) => sentence.includes(noun))
  return said !== undefined && servedBeside.test(said)
}

import type { Colour } from '#server/ports/images/drawn-dish/colour.ts'
import { darker, lighter, mix, warmed } from '#server/ports/images/drawn-dish/colour.ts'
import {
  fanned,
  garnishOf,
  glazeFor,
  gridOf,
  heaped,
  laid,
  ringed,
  strewn,
  strewnByWeight,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { stew } from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { traybake } from '#server/ports/images/drawn-dish/composing/plates/plates-and-pans.ts'
import {
  atTheCut,
  meltedLid,
  meltedOver,
  spoonedOut,
} from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const gold: Colour = '#e2a23c'

/** What shows through a crust: little of it, and browned. */
function peeping(foods: readonly DishFood[], crust: Colour): Pieces[] {
  const small = foods.map((food) => ({
    ...food,
    look: { ...food.look, colour: mix(food.look.colour, crust, 0.34), size: Math.min(20, food.look.size * 0.8) },
  }))
  return strewnByWeight(small, 0.2, 0.84)
}

/** Sausage out of its skin is browned in lumps, larger than mince. */
const inLumps = (food: DishFood): DishFood =>
  food.look.shape === 'mince' || food.look.shape === 'sausage'
    ? { ...food, look: { shape: 'chunk', colour: '#84492a', size: 17, width: 0.8, skin: '#4a2412' } }
    : food

/** A gratin, a casserole, a lasagna: browned in its dish, little to be seen of what is under the crust. */
export const casserole: Compose = (dish) => {
  const sauce = blendedColour(foodsOf(dish, 'sauce', 'cream', 'melt', 'dust'), '#ecc06a')
  const cheese = foodsOf(dish, 'melt')
  const isCheesy = cheese.reduce((sum, { grams }) => sum + grams, 0) > 40
  const crust = mix(sauce, isCheesy ? '#f0b84a' : gold, isCheesy ? 0.62 : 0.4)
  const isPasta = foodsOf(dish, 'pasta', 'noodle').length > 0
  const noodle = foodsOf(dish, 'noodle')[0]
  const foods = visibleFoods(dish, 5).filter(({ look }) => look.shape !== 'slab' || look.size < 30)
  const inside = [...foods, ...foodsOf(dish, 'pasta')].filter(({ look }) => look.size > 7 && look.size < 44)
  const sheets = /lasagn|pastitsio|moussaka/.test(dish.title)
  const slice: Look = { shape: 'layers', colour: crust, size: 48, inside: ['#f4dc9c', mix(sauce, '#8a3a1c', 0.6)] }
  const below = [30, 0.6] as const
  const rice = foodsOf(dish, 'grain').find(({ grams }) => grams > 80)
  const isSpaetzle = /spa(?:e)?tzle/.test(dish.title)
  return {
    vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', crust) },
    grounds: [
      {
        kind: 'baked',
        colour: crust,
        reach: 0.98,
        fleck: isPasta && !isCheesy ? undefined : mix(sauce, '#a8501c', 0.6),
      },
      ...(rice
        ? [{ kind: 'grain', colour: mix(rice.look.colour, crust, 0.22), reach: 0.9, grainLength: 5 } as const]
        : []),
    ],
    pieces: [
      ...(noodle
        ? [strewn({ shape: 'shreds', colour: mix(noodle.look.colour, crust, 0.2), size: 24, width: 0.16 }, 0.2, 0.7)]
        : []),
      ...(isSpaetzle ? [strewn({ shape: 'stick', colour: '#f3d792', size: 14, width: 0.26 }, 0.45, 0.84)] : []),
      ...peeping(foods.slice(0, 4), crust),
      ...(isSpaetzle ? meltedOver(dish, 0.14) : isCheesy ? meltedLid(dish, 132, 0.66) : meltedOver(dish, 0.3)),
      ...(sheets
        ? [laid({ shape: 'opening', colour: sauce, skin: crust, size: 62 }, below, 0), laid(slice, below, 350)]
        : spoonedOut(inside.length > 0 ? inside : noodled(noodle), mix(sauce, '#a8501c', 0.2), crust)),
    ],
    garnish: garnishOf(dish, 0.8),
  }
}

/** Noodles have no pieces: seen from the cut they are a tangle. */
function noodled(noodle: DishFood | undefined): DishFood[] {
  return noodle ? [{ ...noodle, look: { ...noodle.look, shape: 'arc', size: 14 } }] : []
}

/** Cubes of bread set in custard and browned: strata, bread pudding. */
export const breadBake: Compose = (dish) => {
  const hasEggs = dish.foods.some(({ id, grams }) => id === 'egg' && grams > 120)
  const foods = visibleFoods(dish, 4).filter(({ part }) => part !== 'main' || dish.recipeType !== 'Dessert')
  return {
    vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', '#e2b062') },
    grounds: [{ kind: 'baked', colour: hasEggs ? '#f6d468' : '#e2b978', reach: 0.97 }],
    pieces: [
      strewn({ shape: 'bread-cube', colour: '#eabf76', size: 19, skin: '#a3622a' }, 0.5, 0.9),
      ...peeping(foods.map(inLumps), '#d99f4f'),
      ...meltedOver(dish, 0.16),
    ],
    garnish: garnishOf(dish, 0.8, 1),
  }
}

/** Shepherd's pie and its kin: mash on top, raked with a fork and browned; where a spoon has been, what is below it. */
export const mashTopped: Compose = (dish) => {
  // what there is most of was mashed
  const mashed = foodsOf(dish, 'piece')[0]
  const inside = { ...dish, foods: dish.foods.filter((food) => food !== mashed) }
  const under = mix(
    blendedColour(foodsOf(inside, 'sauce', 'small', 'main', 'piece', 'cream'), '#7a4a2e'),
    '#7a3f1e',
    0.26,
  )
  const top = mix(mashed?.dye ?? '#ead6a0', '#f8e6ac', 0.45)
  const ridge: Look = { shape: 'forked', colour: top, size: 36 }
  return {
    vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', top) },
    grounds: [
      { kind: 'sauce', colour: under, reach: 1 },
      { kind: 'baked', colour: top, reach: 0.9, fleck: '#b9702a' },
    ],
    pieces: [
      ...[-0.54, -0.18, 0.18, 0.54].flatMap((y, row) =>
        gridOf(ridge, row % 2 ? [-0.72, -0.36, 0, 0.36, 0.72] : [-0.56, -0.18, 0.18, 0.56], [y], row % 2 ? 12 : 350),
      ),
      laid({ shape: 'opening', colour: lighter(under, 0.1), skin: top, size: 72 }, [30, 0.62], 0),
    ],
    garnish: [
      ...garnishOf(dish, 0.4, 1, [200, 0.34]).filter(({ look }) => look.shape !== 'leaf'),
      ...atTheCut(inside, [30, 0.62], 0.34, 13),
    ],
  }
}

/** Biscuits or dumplings of dough on fruit or stew. */
export const cobbler: Compose = (dish) => {
  const fruit = foodsOf(dish, 'piece', 'small').slice(0, 2)
  const juice = mix(blendedColour(fruit, '#a03a3a'), '#7a1f2a', 0.1)
  const biscuits = [-0.62, 0, 0.62].flatMap((x) =>
    [-0.4, 0.4].map((y) => [(Math.atan2(y, x) / Math.PI) * 180, Math.hypot(x, y)] as const),
  )
  return {
    vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', '#d9ab62') },
    grounds: [{ kind: 'sauce', colour: juice, reach: 0.97 }],
    pieces: [
      ...fruit.map(({ look }) => strewn({ ...look, size: Math.min(20, look.size) }, 0.2, 0.9)),
      ...biscuits.map((at) => laid({ shape: 'biscuit', colour: '#e3b666', size: 31 }, at)),
    ],
    garnish: foodsOf(dish, 'cream')
      .slice(0, 1)
      .map(({ look }) => laid({ shape: 'scoop', colour: look.colour, size: 30 }, [330, 0.1])),
  }
}

/** A free pie: fruit or vegetables in the middle, the dough folded over the edge. */
export const galette: Compose = (dish) => {
  const tops = visibleFoods(dish, 4)
  const inside = mix(blendedColour(tops, '#c9673f'), '#a8602a', 0.2)
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', '#dba54f') },
    grounds: [],
    pieces: [
      laid({ shape: 'flat', colour: '#dba54f', size: 128, skin: '#a9682c' }, [0, 0]),
      laid({ shape: 'dollop', colour: inside, size: 92 }, [0, 0]),
      // the edge is folded in all round, each fold on the one before
      ringed({ shape: 'folded', colour: '#e6b866', size: 30, skin: '#a9682c' }, 15, 0.84),
      ...tops.map(({ look }, index) =>
        heaped({ ...look, size: Math.min(24, look.size) }, [0, 0], index === 0 ? 0.32 : 0.05, 0.62),
      ),
    ],
    garnish: garnishOf(dish, 0.4, 1),
  }
}

/** A roast: the joint or the bird on its dish, with what roasted round it. */
export const roast: Compose = (dish) => {
  const foods = visibleFoods(dish, 6)
  const main = foods.find(({ part }) => part === 'main')
  // pulses by the pound are no joint
  if (!main && foods.some(({ isNamed, part }) => isNamed && part === 'small')) return traybake(dish)
  const beside = foods.filter((food) => food !== main && food.grams > 60)
  const isBird = main !== undefined && /whole-chicken|whole-turkey|cornish|duck$|pheasant/.test(main.id)
  const colour = mix(main?.look.skin ?? '#8a4a1e', isBird ? '#d98f3a' : '#8a4a22', isBird ? 0.75 : 0.5)
  const body: Look = isBird ? { shape: 'bird', colour, size: 112 } : { shape: 'roast', colour, size: 88 }
  // a side of fish is no joint
  const isSide = main?.look.shape === 'fillet'
  const slice: Look = {
    shape: 'meat',
    colour: main?.look.colour ?? '#e9c3a4',
    size: 40,
    skin: main?.look.skin ?? '#6a3416',
  }
  return {
    vessel: { kind: 'tray' },
    grounds: [],
    pieces: [
      ...beside.slice(0, 4).map(({ look }) => strewn({ ...look, size: Math.min(24, look.size) }, 0.1, 0.94)),
      ...(isSide
        ? [laid({ ...main.look, size: 124 }, [0, 0], 352)]
        : [laid(body, isBird ? [0, 0] : [180, 0.28], isBird ? 8 : 350)]),
      ...(isBird || isSide ? [] : [fanned(slice, 4, [0, 0.56], 96, { step: 0.56 })]),
    ],
    garnish: garnishOf(dish, 0.9, 1),
  }
}

/** Pot roast: one piece of meat in the pot, vegetables and juice round it. */
export const potRoast: Compose = (dish) => {
  const main = visibleFoods(dish, 6).find(({ part }) => part === 'main')
  const rest = { ...dish, foods: dish.foods.filter((food) => food !== main) }
  const colour = mix(main?.look.colour ?? '#7a4630', '#6a3a20', 0.5)
  const pot = stew(rest)
  return { ...pot, pieces: [...pot.pieces, laid({ shape: 'roast', colour, size: 84 }, [0, 0.08], 340)] }
}

/** Meatloaf: sliced, glazed. */
export const meatloaf: Compose = (dish) => {
  const meat = dish.foods.find(({ look, part }) => look.shape === 'mince' || part === 'main')
  const colour = mix(meat?.look.colour ?? '#8a5230', '#8a4a2a', 0.35)
  const red = foodsOf(dish, 'sauce').find(({ grams, strength }) => grams > 30 && strength >= 1)
  const glaze = red && mix(red.dye, '#8a1e10', 0.3)
  return {
    vessel: { kind: 'board' },
    grounds: [],
    pieces: [
      laid({ shape: 'tin-loaf', colour, core: glaze, size: 96, mark: glaze ? 'iced' : undefined }, [180, 0.4], 4),
      fanned(
        { shape: 'toast', colour: mix(colour, '#c98a6a', 0.2), size: 48, skin: glaze ?? '#5a2c18' },
        3,
        [4, 0.56],
        4,
        {
          step: 0.7,
          opening: 0.04,
        },
      ),
      ...visibleFoods(dish, 4)
        .filter(({ part, look }) => part === 'piece' && look.size > 12)
        .slice(0, 1)
        .map(({ look }) => heaped(look, [20, 0.84], 0.05, 0.26)),
    ],
    garnish: garnishOf(dish, 0.8),
  }
}

/** Cheese baked until it runs, with what it is eaten with on it; a soft one keeps its shape, and the rest lies round it. */
export const bakedCheese: Compose = (dish) => {
  const foods = visibleFoods(dish, 5).filter(({ look }) => look.shape !== 'dollop')
  const soft = foods.find(({ look, part, grams }) => look.shape === 'crumb' && part === 'small' && grams > 100)
  const rest = foods.filter((food) => food !== soft).map((food) => ({ ...food, look: roasted(food.look) }))
  return {
    vessel: { kind: 'skillet' },
    grounds: soft
      ? [{ kind: 'sauce', colour: warmed(mix(blendedColour(rest, '#c8602a'), '#d98a3c', 0.3)), reach: 0.96 }]
      : [{ kind: 'baked', colour: '#f6e2a4', reach: 0.95, fleck: '#d9902c' }],
    pieces: soft
      ? [
          laid({ shape: 'round', colour: soft.look.colour, size: 62, skin: '#e6c88e', inner: 0.92 }, [0, 0]),
          ...strewnByWeight(rest, 0.42, 0.86),
        ]
      : strewnByWeight(foods, 0.3, 0.7),
    garnish: garnishOf(dish, 0.6),
  }
}

/** Tomatoes burst in the oven. */
const roasted = (look: Look): Look => (look.shape === 'cut-tomato' ? { ...look, shape: 'burst' } : look)

/** Oats set in the oven, fruit in them. */
export const bakedOats: Compose = (dish) => {
  const fruit = foodsOf(dish, 'piece', 'small')
    .filter(({ grams }) => grams > 8)
    .slice(0, 3)
  return {
    vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', '#c9964f') },
    grounds: [{ kind: 'crumble', colour: '#d3a25c', fleck: darker('#b5783a', 0.1), reach: 0.97 }],
    pieces: fruit.map(({ look }) => strewn({ ...look, size: Math.min(20, look.size) }, 0.09, 0.84)),
    garnish: [],
  }
}

import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { garnishOf, glazeFor, heaped, laid, ringed, strewn } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose, Composition } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { bakedLook } from '#server/ports/images/drawn-dish/composing/sweets/baked-tops.ts'
import {
  creamPie,
  fillingOf,
  frostingOf,
  missingFrom,
} from '#server/ports/images/drawn-dish/composing/sweets/creamy-cakes.ts'
import { bars, isSheet } from '#server/ports/images/drawn-dish/composing/sweets/cut-and-dropped.ts'
import { frostingOn, isSmallCake, smallCakes } from '#server/ports/images/drawn-dish/composing/sweets/small-cakes.ts'
import {
  fruits,
  insideOf,
  isMelted,
  sliced,
  sweetFoods,
} from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** A cake out of its pan, on a plate. */
export const roundCake: Compose = (dish) => {
  if (isSmallCake(dish)) return smallCakes(dish)
  if (isSheet(dish)) return bars(dish)
  const cake = bakedRound(dish, 0.98)
  const face = cake.grounds[0]?.colour ?? '#dba75c'
  const glaze = glazeFor(dish.chance, 'plate', face)
  const frosting = frostingOf(dish)
  const slice = bakedLook(dish, 'cake-slice', 50)
  const isTopped = slice.mark === 'streusel'
  return {
    ...cake,
    vessel: { kind: 'plate', colour: glaze },
    grounds: frosting
      ? [{ kind: 'puree', colour: frosting, reach: 0.97 }]
      : [
          ...cake.grounds,
          ...(isTopped ? [{ kind: 'crumble', colour: slice.skin ?? face, fleck: face, reach: 0.95 } as const] : []),
        ],
    pieces: [
      ...(isTopped ? [] : cake.pieces),
      // one slice is cut, and lies on its side: a cake has height
      ...missingFrom(glaze, slice.skin ?? face),
      laid({ ...slice, colour: slice.core ?? face, core: frosting, skin: slice.skin ?? face }, [45, 0.84], 8),
    ],
  }
}

/** A pie, a tart, a clafoutis: in its dish. */
export const roundPie: Compose = (dish) => {
  const filling = fillingOf(dish)
  if (filling) return creamPie(dish, filling)
  const isCovered =
    /\bpie\b/.test(dish.title) &&
    sweetFoods(dish, 1).some(({ id }) => fruits.test(id) || /pie-filling/.test(id)) &&
    !/cream|custard|banoffee|icebox/.test(dish.title)
  return isCovered ? latticePie(dish) : bakedRound(dish, 0.97)
}

function bakedRound(dish: Dish, reach: number): Composition {
  const roots = sweetFoods(dish, 4).filter(({ id }) => isRoot(id))
  const colour = blendedColour([...roots, ...insideOf(dish, 'hidden', 'dust', 'cream', 'sauce')], '#dba75c')
  const isDark = dish.foods.some(({ id }) => id === 'cocoa' || isMelted(dish, id))
  const face = isDark ? mix(colour, '#4a2a1c', 0.6) : mix(colour, roots.length > 0 ? '#c9762c' : '#e2b060', 0.6)
  return {
    vessel: { kind: 'pie-dish', colour: glazeFor(dish.chance, 'plate', face) },
    grounds: [{ kind: 'baked', colour: face, reach, fleck: isDark ? '#24120a' : undefined }],
    pieces: sweetFoods(dish, 4)
      .filter(({ id }) => !isRoot(id))
      .slice(0, 3)
      .map(({ look }) => ({ look: sliced(look) }))
      .flatMap(({ look }, index): Pieces[] =>
        index === 0 && look.size > 12 ? [ringed(look, 9, 0.66), ringed(look, 4, 0.28)] : [strewn(look, 0.1, 0.7)],
      ),
    garnish: /meringue/.test(dish.title)
      ? [
          {
            look: { shape: 'puff', colour: '#fbf0d8', size: 24, core: '#dba860' },
            count: 26,
            arrangement: 'scatter',
            spread: 0.8,
          },
        ]
      : garnishOf(dish, 0.5, 1),
  }
}

/** What is mashed or grated into a pie or a cake, and not seen on it. */
const isRoot = (id: string): boolean => /potato|pumpkin|squash|butternut|carrot|beet|zucchini|yam/.test(id)

/** A fruit pie under its lattice. */
const latticePie: Compose = (dish) => ({
  vessel: { kind: 'pie-dish', colour: glazeFor(dish.chance, 'plate', '#dba75c') },
  grounds: [
    {
      kind: 'lattice',
      colour: '#e2b062',
      fleck: mix(blendedColour(sweetFoods(dish, 2), '#a03a3a'), '#a8601c', 0.3),
      reach: 0.98,
    },
  ],
  pieces: [],
  garnish: [],
})

/** Where the cups of the tin are. */
const cups = [-118, 0, 118].flatMap((x) =>
  [-63, 63].map((y) => [(Math.atan2(y / 111, x / 162) / Math.PI) * 180, Math.hypot(x / 162, y / 111)] as const),
)

/** Muffins and cupcakes in their tin. */
export const muffins: Compose = (dish) => {
  const isEgg = dish.form === 'egg-muffins' || /\begg (?:muffins?|cups|bites)\b/.test(dish.title)
  return isEgg
    ? eggCups(dish)
    : {
        vessel: { kind: 'muffin-tin' },
        grounds: [],
        pieces: [
          ...cups.map((at) => laid(bakedLook(dish, 'cookie', 47), at)),
          // batter that climbed out of its cup leaves a hollow
          ...(/yorkshire|popover/.test(dish.title)
            ? cups.map((at) => laid({ shape: 'opening', colour: '#cf9646', skin: '#f0c878', size: 31 } as const, at, 0))
            : []),
          ...frostingOn(dish, cups),
        ],
        garnish: [],
      }
}

/** Eggs set in the tin: yellow, what was stirred into them looking out of each. */
function eggCups(dish: Dish): Composition {
  const foods = foodsOf(dish, 'leaf', 'piece', 'small', 'main').filter(
    ({ look, grams }) => grams > 8 && look.shape !== 'half-egg' && look.shape !== 'curd',
  )
  const egg: Look = {
    shape: 'egg-cup',
    colour: '#f8d04a',
    size: 49,
    inside: foods.slice(0, 4).map(({ look }) => look.colour),
  }
  return {
    vessel: { kind: 'muffin-tin' },
    grounds: [],
    pieces: cups.flatMap((at): Pieces[] => [
      laid(egg, at),
      ...foods.slice(0, 3).map(
        ({ look }): Pieces => ({
          look: { ...look, size: Math.min(12, look.size) },
          count: 2,
          arrangement: 'cluster',
          at,
          spread: 0.2,
        }),
      ),
    ]),
    garnish: [],
  }
}

/** Pancakes with vegetables in them, a dip of something white beside. */
export const savoryPancakes: Compose = (dish) => {
  const foods = foodsOf(dish, 'main', 'leaf', 'piece', 'small')
    .filter(({ id }) => !isRoot(id))
    .slice(0, 3)
  const isOne = dish.form === 'savory-pancake' || /okonomiyaki|pajeon|jeon\b/.test(dish.title)
  const face: Look = { shape: 'flat', colour: '#e6b04c', size: isOne ? 128 : 62, skin: '#a8601c' }
  const places = isOne
    ? ([[0, 0]] as const)
    : ([
        [210, 0.52],
        [330, 0.52],
        [90, 0.5],
      ] as const)
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', '#e6b04c') },
    grounds: [],
    pieces: [
      ...places.map((at) => laid(face, at)),
      ...foods.map(({ look }) =>
        strewn(
          { ...look, colour: mix(look.colour, '#e6b04c', 0.2), size: Math.min(isOne ? 20 : 15, look.size) },
          0.07,
          isOne ? 0.66 : 0.7,
        ),
      ),
    ],
    garnish: [
      ...foodsOf(dish, 'cream')
        .slice(0, 1)
        .map(({ look }) => laid({ shape: 'dollop', colour: look.colour, size: 28 }, [20, 0.1])),
      ...garnishOf(dish, 0.6, 1),
    ],
  }
}

/** What is poured over something sweet; milk and eggs went into its batter. */
const pourable = /honey|maple|agave|syrup|caramel|dulce|molasses|chocolate|hazelnut-spread|fudge|jam|butterscotch/

/** Pancakes, waffles and French toast: a stack that leans, fruit, syrup. */
export const pancakes: Compose = (dish) => {
  const shape = /waffle/.test(`${dish.form} ${dish.title}`)
    ? 'waffle'
    : /french.toast/.test(`${dish.form} ${dish.title}`)
      ? 'toast'
      : 'pancake'
  const fruit = sweetFoods(dish, 3)
  const syrup = foodsOf(dish, 'sauce').find(({ id }) => pourable.test(id))
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', '#d9a04c') },
    grounds: [],
    pieces: [
      ...[
        [200, 0.34],
        [80, 0.3],
        [320, 0.26],
      ].map(([degrees = 0, distance = 0]) =>
        laid(
          { shape, colour: '#d9a04c', size: shape === 'pancake' ? 86 : 76 },
          [degrees, distance],
          shape === 'pancake' ? undefined : degrees / 9,
        ),
      ),
      ...fruit.map(({ look }, index) =>
        heaped(
          { ...look, size: Math.min(24, look.size) },
          [320 + index * 130, index === 0 ? 0.16 : 0.42],
          index === 0 ? 0.09 : 0.05,
          0.3,
        ),
      ),
    ],
    garnish: [
      ...(syrup
        ? [laid({ shape: 'drizzle', colour: mix(syrup.look.colour, '#a8601c', 0.3), size: 78 }, [320, 0.2], 20)]
        : []),
      ...foodsOf(dish, 'cream')
        .slice(0, 1)
        .map(({ look }) => laid({ ...look, shape: 'dollop', size: 22 }, [320, 0.2])),
      ...garnishOf(dish, 0.4, 1),
    ],
  }
}

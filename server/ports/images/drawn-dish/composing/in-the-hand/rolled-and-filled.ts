import { type Colour, mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  fanned,
  garnishOf,
  glazeFor,
  heaped,
  laid,
  ringed,
  strewn,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { creamOf } from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { inPastry, isPastry } from '#server/ports/images/drawn-dish/composing/oven/pastry-bakes.ts'
import { stuffedMeat } from '#server/ports/images/drawn-dish/composing/plates/stuffed-meat.ts'
import { colourInSauce, sauceColour } from '#server/ports/images/drawn-dish/composing/plating/sauce-colour.ts'
import {
  atTheCut,
  insideColours,
  meltedLid,
  meltedLook,
} from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** The colour of what is inside. */
export function fillingColour(dish: Dish): `#${string}` {
  return blendedColour(foodsOf(dish, 'main', 'piece', 'small', 'leaf', 'melt'), '#a8653f')
}

/** Wrapped in leaves; with cabbage in it a burrito is not. */
const isLeaf = ({ title }: Dish): boolean => /cabbage|dolma|grape leaves/.test(title.split(/\b(?:with|and)\b/)[0] ?? '')

function wrapLook(dish: Dish): Look {
  const isFried =
    /crisp|fried|egg roll|lumpia|taquito|flauta|chimichanga/.test(dish.title) ||
    /deep.?fr|fry (?:a few|them|the rolls|in batches)/.test(dish.steps)
  const isThin =
    !isFried &&
    (dish.foods.some(({ id }) => /rice-paper|spring-roll/.test(id)) || /summer roll|spring roll/.test(dish.title))
  const leaf = isLeaf(dish)
  const colour = isThin ? '#eef0e2' : leaf ? '#8fae5c' : isFried ? '#d9a04c' : '#ecc98a'
  return {
    shape: 'roll',
    colour,
    size: 84,
    core: fillingColour(dish),
    inside: insideColours(dish, 6),
    mark: isThin ? 'sheer' : undefined,
  }
}

/** Burritos, wraps, summer rolls: side by side on a plate, one of them cut, so that its filling shows. */
export const rolls: Compose = (dish) => {
  if (isPastry(dish)) return inPastry(dish)
  const wrap = wrapLook(dish)
  const sauced = isSauced(dish)
  // the leaf that wraps it is not in it
  const inside = isLeaf(dish) ? { ...dish, foods: dish.foods.filter(({ part }) => part !== 'leaf') } : dish
  const beside = sauced ? [] : visibleFoods(dish, 4).filter(({ look }) => look.size < 28)
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', wrap.colour) },
    // what was baked in a sauce comes to the table in it
    grounds: sauced ? [{ kind: 'sauce', colour: colourInSauce(dish, ['sauce', 'cream'], '#c9472a'), reach: 0.84 }] : [],
    pieces: [
      fanned(wrap, 2, [266, 0.26], 84, { step: 0.74, opening: 0.06 }),
      ...cuts.map((at) =>
        laid({ ...wrap, shape: 'cut-face', size: 54, skin: wrap.colour, colour: wrap.core ?? wrap.colour }, at, 0),
      ),
      ...beside
        .slice(0, 2)
        .map(({ look }, index) =>
          heaped(
            { ...look, size: Math.min(20, look.size) },
            [index === 0 ? 90 : 14, index === 0 ? 0.86 : 0.84],
            0.02,
            0.18,
          ),
        ),
    ],
    garnish: [
      ...garnishOf(dish, 0.4, 1, [270, 0.3]),
      ...cuts.flatMap((at) => slicesLast(atTheCut(inside, at, 0.2, 13, 6))),
    ],
  }
}

/** Slices of avocado are seen whole at the cut, whatever else is in it. */
function slicesLast(pieces: readonly Pieces[]): Pieces[] {
  const isSlice = ({ look }: Pieces) => look.shape === 'crescent'
  return [...pieces.filter((each) => !isSlice(each)), ...pieces.filter(isSlice)]
}

/** Where the halves of a cut roll stand. */
const cuts = [
  [132, 0.52],
  [52, 0.52],
] as const

const isSauced = ({ foods, steps }: Dish): boolean =>
  /\b(?:bake|baking dish|simmer|braise)/.test(steps) &&
  foods.some(({ part, grams, strength }) => part === 'sauce' && grams * strength > 150)

/** Rolled tortillas side by side in their dish, under sauce and cheese. */
export const bakedRolls: Compose = (dish) => {
  const sauce = sauceColour(dish)
  const wrap: Look = {
    shape: 'roll',
    colour: '#e3b566',
    size: 82,
    core: fillingColour(dish),
    inside: insideColours(dish),
  }
  return {
    vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', sauce) },
    grounds: [{ kind: 'sauce', colour: sauce, reach: 0.97 }],
    pieces: [
      fanned(wrap, 5, [0, 0], 0, { step: 0.64, opening: 0 }),
      // poured over the middle of them all
      ...[-0.62, -0.31, 0, 0.31, 0.62].map((x) =>
        laid({ shape: 'melted', colour: sauce, size: 44 }, [x < 0 ? 180 : 0, Math.abs(x)], 90),
      ),
      ...meltedLid(dish, 104, 0.62),
    ],
    garnish: [...creamOf(dish, 0), ...garnishOf(dish, 0.7)],
  }
}

/** What is hollowed out to be filled, by the words that name it. */
const shells: readonly (readonly [RegExp, Look])[] = [
  [/shell/, { shape: 'boat', colour: '#f3d591', size: 58, skin: '#d9ab56' }],
  [/spaghetti-squash|acorn|butternut|pumpkin/, { shape: 'boat', colour: '#f3c552', size: 86, skin: '#d9982c' }],
  [/eggplant/, { shape: 'boat', colour: '#d9c08a', size: 80, skin: '#4c2748' }],
  [/zucchini|squash|courgette/, { shape: 'boat', colour: '#dfe6b0', size: 78, skin: '#4d7d3a' }],
  [/sweet-potato/, { shape: 'boat', colour: '#e8934c', size: 74, skin: '#9a4a26' }],
  [/potato/, { shape: 'boat', colour: '#f0dca0', size: 70, skin: '#a8743c' }],
  [/avocado/, { shape: 'avocado-half', colour: '#c3d67a', size: 66, skin: '#3a4522' }],
  [/date/, { shape: 'boat', colour: '#5d2f20', size: 40, skin: '#3f1d12' }],
  [/cabbage/, { shape: 'roll', colour: '#a9c46a', size: 70 }],
  [/tomato/, { shape: 'filled-cap', colour: '#d8432a', size: 52 }],
  [/jalapeno/, { shape: 'chile-half', colour: '#4f8a35', size: 52 }],
  [/pepper|poblano|chile/, { shape: 'pepper-half', colour: '#d8432a', size: 60 }],
  [/mushroom|portobello/, { shape: 'filled-cap', colour: '#a8825c', size: 44 }],
]

/** Vegetables, avocados and dates with their filling in them. */
export const boats: Compose = (dish) => {
  const [before = '', after] = dish.title.split(/\bstuffed\b/)
  const asked = after === undefined ? dish.title : `${after} ${before.trim()}`
  const fits = (row: (typeof shells)[number]) => row[0].test(asked) || row[0].test(asked.replaceAll(' ', '-'))
  const named = shells.find(fits)
  const flesh = foodsOf(dish, 'main')[0]
  if (!named && flesh && ['meat', 'steak', 'chop', 'fillet', 'thigh'].includes(flesh.look.shape))
    return stuffedMeat(dish, flesh)
  const shell =
    named ??
    shells.find(([words]) => dish.foods.some(({ id }) => words.test(id))) ??
    shells.find(([words]) => words.test('pepper'))
  const vegetable = dish.foods.find(
    ({ id }) => shell?.[0].test(id) || (shell?.[0].test('pepper') && /pepper|poblano/.test(id)),
  )
  const filling = dish.foods.filter((food) => food !== vegetable && !['hidden', 'herb', 'dust'].includes(food.part))
  const solid = filling.filter(({ part }) => part !== 'sauce')
  const core = mix(blendedColour(solid.length > 0 ? solid : filling, '#b5703f'), '#a8602a', 0.12)
  const tinted = vegetable && /pepper|cap/.test(shell?.[1].shape ?? '') ? { colour: vegetable.look.colour } : {}
  const look: Look = {
    ...(shell?.[1] ?? { shape: 'boat', colour: '#dfe6b0', size: 76 }),
    ...tinted,
    core,
    inside: solid
      .filter(({ grams }) => grams > 8)
      .slice(0, 4)
      .map(({ look: each }) => each.colour),
  }
  const isChile = look.shape === 'chile-half'
  const isOven = /\bbaking dish|\bbake|\broast/.test(dish.steps) && look.size > 45 && !isChile
  const isSmall = look.size <= 45
  // what is in a chile lies level with its rim
  const tops = isChile ? [] : foodsOf(dish, 'melt', 'small').slice(0, 2)
  const places = isChile
    ? [-0.42, 0.42].map((y) => fanned(look, 5, [y < 0 ? 270 : 90, Math.abs(y)], 0, { step: 0.86, opening: 0 }))
    : isSmall
      ? [ringed(look, 7, 0.64), laid(look, [0, 0])]
      : look.size < 60
        ? [-0.66, 0, 0.66].flatMap((x) =>
            [-0.42, 0.42].map((y) =>
              laid(
                look,
                [(Math.atan2(y, x) / Math.PI) * 180, Math.hypot(x, y)],
                look.shape === 'boat' || look.shape === 'pepper-half' ? 90 : undefined,
              ),
            ),
          )
        : [
            fanned(look, isOven ? 4 : 3, [0, 0], isOven ? 0 : 90, {
              step: look.shape === 'avocado-half' ? 1.12 : 0.86,
              opening: 0,
            }),
          ]
  return {
    vessel: isOven
      ? { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', core) }
      : { kind: 'plate', colour: glazeFor(dish.chance, 'plate', look.skin ?? look.colour) },
    grounds: isOven ? [{ kind: 'sauce', colour: sauceColour(dish), reach: 0.9 }] : [],
    pieces: places,
    garnish: [
      ...tops.map(({ look: top }) =>
        strewn(top.shape === 'grated' ? meltedLook(top, 15) : { ...top, size: Math.min(10, top.size) }, 0.04, 0.6),
      ),
      ...garnishOf(isChile ? { ...dish, foods: dish.foods.filter(({ part }) => part !== 'small') } : dish, 0.7, 1),
    ],
  }
}

/** Rice rolled in seaweed, and cut. */
export const sushi: Compose = (dish) => {
  const inside = visibleFoods(dish, 5).filter(({ id }) => !/nori|wakame/.test(id))
  const slice: Look = { shape: 'round', colour: '#fbf5e8', size: 32, skin: '#22332a', inner: 0.86 }
  const cores = inside.slice(0, 3).map(({ look }) => look.colour)
  const row = (at: readonly [number, number], core: Colour): Pieces =>
    fanned({ ...slice, core }, 5, at, 0, { step: 1.5, opening: 0 })
  return {
    vessel: { kind: 'board' },
    grounds: [],
    pieces: (
      [
        [270, 0.5],
        [0, 0],
        [90, 0.5],
      ] as const
    ).map((at, index) => row(at, cores[index] ?? cores[0] ?? '#f2804f')),
    garnish: garnishOf(dish, 0.6),
  }
}

/** Rice pressed into three corners, seaweed to hold it by. */
export const riceBalls: Compose = (dish) => {
  const ball: Look = { shape: 'chip', colour: '#fbf5e8', size: 74 }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', ball.colour) },
    grounds: [],
    pieces: [210, 330, 90].flatMap((degrees) => [
      laid(ball, [degrees, 0.44], 0),
      laid({ shape: 'slab', colour: '#23372c', size: 22, skin: '#1a2a21' }, [degrees, degrees === 90 ? 0.6 : 0.36], 0),
    ]),
    garnish: garnishOf(dish, 0.7, 1),
  }
}

/** An omelet rolled up: what is left of the roll, and slices of it with what was rolled in. */
export const rolledSlices: Compose = (dish) => {
  const inside = insideColours({ ...dish, foods: dish.foods.filter(({ id }) => id !== 'egg') }, 3)
  const roll: Look = { shape: 'roll', colour: '#f3cd5c', size: 104, core: '#f6dc86', skin: '#c98a2c', inside }
  const slice: Look = { shape: 'cut-face', colour: '#f8e08c', size: 37, skin: '#e2a93c', width: 0.86, inside }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', roll.colour) },
    grounds: [],
    pieces: [laid(roll, [262, 0.36], 356), fanned(slice, 4, [92, 0.34], 4, { step: 1.5, opening: 0.03 })],
    garnish: garnishOf(dish, 0.6),
  }
}

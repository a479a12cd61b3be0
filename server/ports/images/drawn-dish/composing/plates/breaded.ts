import { lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  fanned,
  garnishOf,
  glazeFor,
  heaped,
  laid,
  ringed,
  strewnByWeight,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { citrusOf } from '#server/ports/images/drawn-dish/composing/plates/plates-and-pans.ts'
import { littleBowl, namedSauceBeside } from '#server/ports/images/drawn-dish/composing/plating/little-bowl.ts'
import { sauceColour } from '#server/ports/images/drawn-dish/composing/plating/sauce-colour.ts'
import { insideColours, meltedLook } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const gold = '#d99a45'
const slices = /\b(?:nuggets?|tenders?|wings|popcorn chicken|bites|strips|tempura|karaage)\b/
const fingers = /\b(?:fingers?|sticks?)\b/

/** Onion in rings, in its batter. */
export const onionRings: Compose = (dish) => ({
  vessel: { kind: 'tray' },
  grounds: [],
  pieces: [{ look: batteredRing, count: 18, arrangement: 'scatter', spread: 0.86 }],
  garnish: garnishOf(dish, 0.8, 1),
})

const batteredRing: Look = { shape: 'battered-ring', colour: gold, size: 31 }

/** What is in a crust keeps its shape in it: rings of squid, shrimp by their tails, fillets long, cutlets flat. */
function inCrust(look: Look | undefined, title: string): { readonly look: Look; readonly count: number } {
  if (look?.shape === 'ring') return { look: { ...batteredRing, size: 25 }, count: 18 }
  if (look?.shape === 'shrimp')
    return { look: { shape: 'shrimp', colour: '#e3a64c', size: 36, mark: 'crust' }, count: 9 }
  if (look?.shape === 'wing') return { look: { ...look, colour: mix(look.colour, gold, 0.5) }, count: 10 }
  if (look?.shape === 'drumstick') return { look: { ...look, colour: gold, size: 44 }, count: 5 }
  if (fingers.test(title)) return { look: { shape: 'crumbed', colour: gold, size: 58, width: 0.21 }, count: 7 }
  // on the bone: pieces of a bird, as it was cut up
  if (look?.shape === 'thigh') return { look: { shape: 'cutlet', colour: gold, size: 47, width: 0.84 }, count: 4 }
  if (slices.test(title)) return { look: { shape: 'cutlet', colour: gold, size: 36, width: 0.42 }, count: 6 }
  if (look?.shape === 'fillet') return { look: { shape: 'cutlet', colour: gold, size: 70, width: 0.44 }, count: 2 }
  // katsu comes to the table in strips, the meat seen between them
  const core = look?.core ?? (look?.shape === 'meat' ? lighter(look.colour, 0.35) : undefined)
  const mark = look?.mark === 'sliced' || /katsu/.test(title) ? 'sliced' : undefined
  return { look: { shape: 'cutlet', colour: gold, size: 68, core, mark }, count: 2 }
}

/** Breaded or battered and fried, with what lies beside it; gravy over it where there is some. What was rolled into it shows at a cut. */
export const cutlets: Compose = (dish) => {
  const foods = visibleFoods(dish, 6)
  const main = foods.find(({ part }) => part === 'main')
  const beside = foods.filter((food) => food !== main && food.part !== 'main' && !isStirredIn(food, dish))
  const legs = main?.look.shape === 'thigh' ? foods.filter(({ look }) => look.shape === 'drumstick') : []
  const grain = foodsOf(dish, 'grain')[0]
  const isAlone = beside.length === 0 && !grain
  const { look, count } = inCrust(main?.look, dish.title)
  const at = isAlone ? ([0, legs.length > 0 ? 0.22 : 0] as const) : ([35, 0.3] as const)
  const isMany = count > 6
  const isVegetable = /tempura/.test(dish.title)
  // vegetables of a tempura wear its batter
  const around = isVegetable
    ? beside.filter(({ look: each }) => each.size > 12 && each.shape !== 'shreds' && each.shape !== 'grated')
    : []
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', gold) },
    grounds: grain ? [{ kind: 'grain', colour: grain.look.colour, reach: 0.42, at: [190, 0.5], grainLength: 4.4 }] : [],
    pieces: [
      ...beside
        .filter((food) => !around.includes(food))
        .slice(0, 3)
        .map(({ look: other }, index) => heaped(other, [(grain ? 270 : 190) + index * 52, 0.58], 0.11, 0.36)),
      ...around.map(({ look: other }, index) =>
        heaped(
          { ...other, colour: mix(other.colour, gold, 0.34), skin: gold, size: Math.min(24, other.size) },
          [300 + index * 24, 0.62],
          0.06,
          0.26,
        ),
      ),
      isMany && look.shape !== 'crumbed'
        ? {
            look,
            count: isAlone ? count : Math.ceil(count * 0.8),
            arrangement: 'cluster',
            at,
            spread: isAlone ? 0.66 : 0.48,
          }
        : fanned(look, isStuffed(dish) ? 1 : count, isStuffed(dish) ? [320, 0.24] : at, 118, {
            step: look.shape === 'crumbed' ? 0.46 : count > 2 ? 0.62 : 0.92,
            opening: 0.08,
            size: isAlone ? 1.25 : 1,
          }),
      ...(isStuffed(dish) ? stuffedSlices(dish) : []),
      ...legs
        .slice(0, 1)
        .flatMap(({ look: leg }) =>
          [152, 202].map((degrees, index) =>
            laid({ ...leg, colour: gold, size: 58, mark: 'crust' }, [degrees, 0.62], 120 + index * 24),
          ),
        ),
      ...gravyOn(dish, at),
      ...dippedInto(dish),
    ],
    garnish: [...citrusOf(dish), ...garnishOf(dish, isAlone ? 0.5 : 0.42, 1, at)],
  }
}

function isStuffed({ title }: Dish): boolean {
  return /cordon bleu|kyiv|kiev|stuffed|rollatini/.test(title)
}

/** A stuffed cutlet in slices: crust, meat, and in the middle what was rolled in. */
function stuffedSlices(dish: Dish): Pieces[] {
  const inside = dish.foods
    .filter(
      ({ part, look }) => part === 'melt' || look.shape === 'slab' || look.shape === 'frilled-leaf' || part === 'herb',
    )
    .slice(0, 3)
    .map(({ look }) => look.colour)
  const slice: Look = {
    shape: 'cut-face',
    colour: '#f2dcb4',
    size: 42,
    skin: '#c07a2c',
    width: 0.8,
    inside: inside.length > 0 ? inside : ['#f6dd85'],
  }
  return [fanned(slice, 3, [130, 0.34], 20, { step: 1.2, opening: 0.05 })]
}

/** Chopped fine into the sauce that stands beside it, it is not seen. */
const isStirredIn = ({ look }: DishFood, { steps }: Dish): boolean => look.size < 8 && /\bsauce to dip\b/.test(steps)

/** What is dipped into a sauce has it beside it. */
function dippedInto(dish: Dish): Pieces[] {
  const named = namedSauceBeside(dish, [318, 0.66])
  if (named.length > 0 || !/katsu|tempura|nugget|tender|sticks|fingers/.test(dish.title)) return named
  const creams = /\bdip(?:ping)?\b/.test(dish.steps) ? foodsOf(dish, 'cream') : []
  const sauces = [...creams, ...foodsOf(dish, 'sauce').filter(({ strength }) => strength > 0.5)]
  const grams = sauces.reduce((sum, each) => sum + each.grams, 0)
  return grams > 40 ? littleBowl(blendedColour(sauces, '#5f2a16'), [318, 0.66]) : []
}

/** Gravy over the half of it, so that the crust shows. */
function gravyOn(dish: Dish, at: readonly [number, number]): Pieces[] {
  const { steps, title } = dish
  if (!/gravy/.test(steps) && !/chicken.fried/.test(title)) return []
  return [
    laid(
      { shape: 'dollop', colour: mix(sauceColour(dish), '#f3e6c8', 0.45), size: 50 },
      at[1] > 0 ? at : [300, 0.2],
      40,
    ),
    laid({ shape: 'specks', colour: '#3b2f2c', size: 40, specks: 26, width: 1.8 }, at[1] > 0 ? at : [300, 0.2]),
  ]
}

/** Chicken Parmesan: cutlets with their crust bare at the edge, sauce on them, cheese melted on that. */
export const saucedCutlets: Compose = (dish) => {
  const cheese = foodsOf(dish, 'melt').find(({ look }) => look.shape === 'grated')
  const sauce = mix(sauceColour(dish), '#b5321c', 0.5)
  const places = [
    [232, 0.4],
    [52, 0.4],
  ] as const
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', gold) },
    grounds: [],
    pieces: places.flatMap((at): Pieces[] => [
      laid({ shape: 'cutlet', colour: gold, size: 96, width: 0.56 }, at, 346),
      laid({ shape: 'dollop', colour: sauce, size: 54 }, at, 346),
      ...(cheese ? [laid({ ...meltedLook(cheese.look, 42), mark: 'crust', stretch: 0.8 }, at, 346)] : []),
    ]),
    garnish: places.flatMap((at) => garnishOf(dish, 0.26, 1, at)),
  }
}

/** Fried chunks in a sticky sauce, with rice where there is some. */
export const glazedChunks: Compose = (dish) => {
  const grain = foodsOf(dish, 'grain')[0]
  const colour = mix(blendedColour(foodsOf(dish, 'sauce', 'dust'), '#b5651f'), '#b5651f', 0.4)
  const chunk: Look = { shape: 'cutlet', colour, size: 24, width: 0.78 }
  const others = visibleFoods(dish, 5).filter(({ part, grams }) => part !== 'main' && grams > 20)
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: grain
      ? [{ kind: 'grain', colour: grain.look.colour, reach: 0.97, grainLength: 4.6 }]
      : [{ kind: 'sauce', colour: mix(colour, '#3b1a0c', 0.2), reach: 0.84 }],
    pieces: [
      {
        look: chunk,
        count: grain ? 18 : 26,
        arrangement: 'cluster',
        at: [20, grain ? 0.2 : 0],
        spread: grain ? 0.58 : 0.74,
      },
      ...strewnByWeight(others, 0.12, 0.6),
    ],
    garnish: garnishOf(dish, 0.6),
  }
}

/** Logs and balls in their crumbs, one of them cut: what is in it shows. */
export const crumbedBites: Compose = (dish) => {
  const isLog = /\b(?:croquet|kroket)/.test(dish.title)
  const rice = foodsOf(dish, 'grain')[0]
  const inside = insideColours(dish, 3)
  const binding: Look['colour'] = rice?.look.colour ?? '#f7e8c4'
  const whole: Look = { shape: 'crumbed', colour: gold, size: isLog ? 46 : 33, width: isLog ? 0.42 : 1 }
  const open: Look = {
    shape: 'cut-face',
    colour: binding,
    skin: '#b5742c',
    size: isLog ? 26 : 34,
    inside: rice ? [mix(binding, '#c9a866', 0.4), ...inside] : inside,
  }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', gold) },
    grounds: [],
    pieces: [
      isLog ? ringed(whole, 6, 0.6) : ringed(whole, 6, 0.62),
      laid(open, [200, isLog ? 0.14 : 0.02]),
      ...(isLog ? [laid(open, [20, 0.16])] : []),
      ...namedSauceBeside(dish, [318, 0.66]),
    ],
    garnish: garnishOf(dish, 0.6, 1),
  }
}

import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { garnishOf, glazeFor, heaped, laid, visibleFoods } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { breadOf } from '#server/ports/images/drawn-dish/composing/in-the-hand/hand-food.ts'
import { littleBowl } from '#server/ports/images/drawn-dish/composing/plating/little-bowl.ts'
import { insideColours } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Slices of a baguette, each with its own of everything. */
const smallToasts: Compose = (dish) => {
  const slice: Look = { shape: 'toast', colour: '#efc98c', size: 62, mark: 'sliced' }
  const spread = spreadOf(dish)
  const tops = visibleFoods(dish, 5).filter((food) => food !== spread)
  const places = [-0.8, 0, 0.8].flatMap((x) =>
    [-0.46, 0.46].map((y) => [(Math.atan2(y, x) / Math.PI) * 180, Math.hypot(x, y)] as const),
  )
  return {
    vessel: { kind: 'board', colour: '#c08a58' },
    grounds: [],
    pieces: places.flatMap((at, index): Pieces[] => [
      laid(slice, at, 82 + (index % 3) * 8),
      ...(spread ? [laid({ shape: 'dollop', colour: spread.dye, size: 36 }, at, index * 40)] : []),
      ...tops.slice(0, 3).map(
        ({ look }, nth): Pieces => ({
          look: { ...look, size: Math.min(nth === 0 ? 14 : 11, look.size) },
          count: nth === 0 ? 7 : 2,
          arrangement: 'scatter',
          at,
          spread: 0.26,
        }),
      ),
    ]),
    garnish: places.flatMap((at) =>
      foodsOf(dish, 'herb')
        .slice(0, 1)
        .map(({ look }) => laid({ ...look, size: Math.min(15, look.size) }, at)),
    ),
  }
}

const isSmall = ({ title }: Dish): boolean => /bruschett|crostin|baguette|canape/.test(title)

/** What is spread on bread: something creamy, avocado, pesto, nut butter, or cheese that there is much of. */
function spreadOf(dish: Dish): DishFood | undefined {
  return (
    dish.foods.find(
      ({ id, part }) => part === 'cream' || id === 'avocado' || id === 'pesto' || id.endsWith('-butter'),
    ) ?? foodsOf(dish, 'melt').find(({ grams }) => grams > 60)
  )
}

/** Two slices on a board, topped; an egg lies on each as large as it is, under its sauce where there is one. */
export const toasts: Compose = (dish) => {
  if (isSmall(dish)) return smallToasts(dish)
  const bread = breadOf(dish, '#efc98c')
  // muffins and buns are split and toasted: round
  const slice: Look =
    bread.shape === 'bun'
      ? { shape: 'pancake', colour: '#e0b06a', size: 84 }
      : { shape: 'toast', colour: bread.colour, size: 80 }
  const spread = spreadOf(dish)
  const foods = visibleFoods(dish, 6).filter((food) => food !== spread)
  const tops = foods.filter(({ look }) => look.shape !== 'fried-egg')
  const hasEgg = tops.length < foods.length
  const isSauced = /benedict|florentine|royale|hollandaise/.test(dish.title)
  return {
    vessel: { kind: 'board', colour: '#c08a58' },
    grounds: [],
    pieces: [180, 0].flatMap((degrees, index): Pieces[] => [
      laid(slice, [degrees, 0.66], index ? 6 : -8),
      ...(spread ? [laid({ shape: 'dollop', colour: spread.dye, size: 56 }, [degrees, 0.64], 20 + index * 60)] : []),
      ...tops
        .slice(0, 4)
        .map(({ look }, at) =>
          hasEgg && look.shape === 'slab'
            ? laid({ ...look, size: 52 }, [degrees, 0.66], 20)
            : heaped(
                { ...look, size: Math.min(28, look.size) },
                [degrees, 0.66],
                at > 0 ? 0.035 : tops.length > 2 ? 0.07 : 0.13,
                0.42,
              ),
        ),
      ...(hasEgg ? [laid({ shape: 'fried-egg', colour: '#fffaf0', size: isSauced ? 50 : 46 }, [degrees, 0.64])] : []),
      ...(isSauced
        ? [
            laid({ shape: 'dollop', colour: '#f6cf4e', size: 34 }, [degrees + 4, 0.66]),
            laid({ shape: 'drizzle', colour: '#f6cf4e', size: 40 }, [degrees - 6, 0.66], 60),
          ]
        : []),
    ]),
    garnish: [180, 0].flatMap((degrees) => garnishOf(dish, 0.34, 1, [degrees, 0.66])),
  }
}

/** Dumplings and turnovers in a ring. Baked and fried ones are brown, and one is cut open; boiled and steamed ones are pale and shut. */
export const dumplings: Compose = (dish) => {
  const isPinched = /rangoon|fatayer/.test(dish.title)
  const isBrown = isBrowned(dish)
  const inside = insideColours(dish)
  const whole: Look = isPinched
    ? { shape: 'parcel', colour: isBrown ? '#dfae62' : '#f6ead0', size: 42 }
    : /samosa|sambusa/.test(dish.title)
      ? { shape: 'chip', colour: '#dfae62', size: 46, core: '#a8702c' }
      : isBrown
        ? { shape: 'crimped', colour: '#dca550', size: 46, skin: '#a8602a' }
        : {
            shape: 'crimped',
            colour: '#f7ecd2',
            size: 44,
            skin: fried.test(dish.steps) ? '#c9883c' : undefined,
            mark: 'sheer',
          }
  const half: Look = {
    shape: 'cut-face',
    colour: mix(inside[0] ?? '#b0794a', '#f6ead0', 0.3),
    size: 27,
    skin: whole.colour,
    width: 0.72,
    inside,
  }
  const dip = foodsOf(dish, 'sauce').filter(({ grams }) => grams > 20)
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', '#f4e8cc') },
    grounds: [],
    pieces: [
      ...[0, 51, 103, 154, 206, 257, 309].map((degrees) => laid(whole, [degrees, 0.66], degrees + 62)),
      ...(isBrown
        ? [laid(half, [180, 0.18], 10), laid(half, [0, 0.18], -14)]
        : dip.length > 0
          ? littleBowl(blendedColour(dip, '#4a2414'), [0, 0])
          : [laid(whole, [0, 0], 0)]),
    ],
    garnish: garnishOf(dish, 0.7),
  }
}

const fried = /\b(?:fry|crisp|golden|brown(?:ed)?)\b/

/** Fried or baked, where steamed or boiled ones are pale. */
function isBrowned({ title, steps }: Dish): boolean {
  return /deep.?fried|empanada|samosa|rangoon|turnover|past(?:y|ies)/.test(title) || /\bdeep.?fry|\bbake\b/.test(steps)
}

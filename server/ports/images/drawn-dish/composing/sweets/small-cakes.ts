import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { garnishOf, glazeFor, gridOf, heaped, laid } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { isMelted, sweetFoods } from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const little = /\b(?:molten|lava|individual|mini|petits?|fondants?|little cakes?|tea cakes?|baby cakes?|friands?)\b/
const inRamekins = /\b(?:ramekins?|custard cups?|individual molds?)\b/
const isRunny = /\b(?:molten|lava|fondants?|coulants?|runny)\b/

/** Cakes for one: baked in cups of their own. */
export const isSmallCake = ({ title, steps }: Dish): boolean => little.test(title) || inRamekins.test(steps)

/** Whether chocolate or cocoa colors a dough. */
const isChocolate = (dish: Dish): boolean =>
  dish.foods.some(({ id }) => id === 'cocoa' || isMelted(dish, id)) || /chocolate/.test(dish.title)

/** Small round cakes side by side, one of them open: a molten middle runs out of it. */
export const smallCakes: Compose = (dish) => {
  const isDark = isChocolate(dish)
  const face = isDark ? '#5a3220' : '#dba75c'
  const inside = isDark ? '#24100a' : mix(face, '#f9e6b4', 0.6)
  const cake: Look = { shape: 'round', colour: mix(face, '#8a5a3c', 0.12), size: 56, skin: mix(face, '#180a06', 0.4) }
  const runs = isRunny.test(dish.title) || /\b(?:molten|center is (?:still )?(?:soft|runny))/.test(dish.steps)
  const open = [92, 0.4] as const
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', face) },
    grounds: [],
    pieces: [
      laid(cake, [212, 0.52]),
      laid(cake, [328, 0.52]),
      laid(cake, open),
      laid({ shape: 'opening', colour: inside, skin: isDark ? '#3a1c12' : '#b5803c', size: 31 }, [94, 0.46], 0),
      ...(runs
        ? [
            laid({ shape: 'dollop', colour: inside, size: 25 } as const, [96, 0.52], 20),
            laid({ shape: 'dollop', colour: inside, size: 27 } as const, [104, 0.84], 80),
          ]
        : []),
      ...sweetFoods(dish, 1)
        .filter(({ look }) => look.shape !== 'cube')
        .map(({ look }) => heaped({ ...look, size: Math.min(16, look.size) }, [20, 0.72], 0.03, 0.24)),
    ],
    garnish: [
      ...[212, 328].map((degrees) =>
        laid({ shape: 'specks', colour: '#fffaf0', size: 40, specks: 26, width: 2 } as const, [degrees, 0.52]),
      ),
      laid({ shape: 'spoon', colour: '#c3c8c4', size: 66 }, [52, 0.92], 42),
    ],
  }
}

/** Frosting as it was piped on: a swirl, and a smaller one on it. */
export function frostingOn(dish: Dish, places: readonly (readonly [number, number])[]): Pieces[] {
  const text = `${dish.title} ${dish.steps}`
  if (!/cupcake|frost|icing|\bpipe\b/.test(text)) return []
  const fruit = sweetFoods(dish, 1).find(({ isNamed, part }) => isNamed && part === 'small')
  const colour = /chocolate (?:butter ?cream|frosting|ganache|icing)/.test(text)
    ? '#6a3c26'
    : mix('#fdf3e2', fruit?.dye ?? '#f6dfc0', fruit ? 0.35 : 0.2)
  return places.flatMap((at, index) => [
    laid({ shape: 'dollop', colour, size: 41 } as const, at, index * 50),
    laid({ shape: 'dollop', colour: mix(colour, '#fffdf6', 0.3), size: 24 } as const, at, index * 50 + 120),
  ])
}

/** Layers of cream and of what drank the coffee, dusted with cocoa; a square of it lies on its side. */
export const layeredCream: Compose = (dish) => ({
  vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', '#6a402a') },
  grounds: [{ kind: 'baked', colour: '#6f4630', reach: 0.98, fleck: '#3a2014' }],
  pieces: [
    ...gridOf({ shape: 'square', colour: '#6f4630', size: 47, skin: '#3f2416' }, [-0.6, 0.02], [-0.44, 0.44], 0),
    ...gridOf({ shape: 'square', colour: '#6f4630', size: 47, skin: '#3f2416' }, [0.64], [-0.44], 0),
    laid({ shape: 'layers', colour: '#5a3422', size: 60, inside: ['#fbf1dc', '#fbf1dc', '#c08a54'] }, [36, 0.78], 6),
  ],
  garnish: [
    laid({ shape: 'specks', colour: '#2c160c', size: 118, specks: 70, width: 1.8 }, [0, 0]),
    ...garnishOf(dish, 0.5, 1).filter(({ look }) => look.shape !== 'specks'),
  ],
})

/** Croissants: plain on their plate, or split, what is in them looking out. */
export const croissants: Compose = (dish) => {
  const whole: Look = { shape: 'croissant', colour: '#d9963f', size: 66 }
  const filling = foodsOf(dish, 'main', 'piece', 'leaf', 'melt', 'cream').filter(({ grams }) => grams > 20)
  const places = [
    [250, 0.46, 8],
    [20, 0.48, 30],
    [140, 0.5, 344],
  ] as const
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', whole.colour) },
    grounds: [],
    pieces: places.flatMap(([degrees, distance, turn]): Pieces[] => [
      ...filling.slice(0, 3).map(({ look, part, dye }, index): Pieces => {
        const slice: Look =
          part === 'melt' || part === 'cream'
            ? { shape: 'slab', colour: dye, size: 32, skin: dye }
            : { ...look, size: Math.min(36, look.size) }
        return laid(slice, [degrees + (index - 1) * 16, distance + 0.2], turn + (index - 1) * 24)
      }),
      laid(whole, [degrees, distance], turn),
    ]),
    garnish: foodsOf(dish, 'small')
      .slice(0, 1)
      .flatMap(({ look }) =>
        places.map(
          ([degrees, distance]): Pieces => ({
            look: { ...look, size: Math.min(8, look.size) },
            count: 5,
            arrangement: 'cluster',
            at: [degrees, distance],
            spread: 0.2,
          }),
        ),
      ),
  }
}

/** Sheets of pastry with nuts between them, in syrup: each piece shows its layers at the cut. */
export const layeredPastry: Compose = (dish) => {
  const nut = foodsOf(dish, 'small')[0]?.look.colour ?? '#a8702c'
  const piece: Look = { shape: 'phyllo-piece', colour: '#d8943a', size: 50, core: mix(nut, '#6a3c16', 0.3) }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', piece.colour) },
    grounds: [],
    pieces: [
      ...gridOf(piece, [-0.44, 0.44], [-0.56], 0),
      ...gridOf(piece, [-0.01], [-0.24], 0),
      ...gridOf(piece, [-0.5, 0.5], [0.12], 0),
      ...gridOf(piece, [0], [0.5], 0),
    ],
    garnish: [],
  }
}

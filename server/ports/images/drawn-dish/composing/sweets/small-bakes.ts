import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  garnishOf,
  glazeFor,
  gridOf,
  heaped,
  laid,
  ringed,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sweetFoods } from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'

/** Crisps of cheese: thin gold rounds, lacy at the edge, apart from one another. */
export const cheeseCrisps: Compose = (dish) => ({
  vessel: { kind: 'tray' },
  grounds: [],
  pieces: [
    ...gridOf({ shape: 'lace', colour: '#f0c255', size: 37 }, [-0.72, -0.24, 0.24], [-0.5, 0.5]),
    ...visibleFoods(dish, 2)
      .filter(({ look }) => look.size > 9)
      .map(({ look }, index) =>
        heaped({ ...look, shape: 'stick', width: 0.18, size: 28 }, [index * 60 - 30, 0.82], 0.03, 0.2),
      ),
  ],
  garnish: garnishOf(dish, 0.7, 1),
})

/** Macaroons: mounds of coconut, their tips toasted. */
export const macaroons: Compose = (dish) => {
  const mound: Look = { shape: 'tuft', colour: '#f3dfae', size: 34 }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', '#f3dfae') },
    grounds: [],
    pieces: [ringed(mound, 7, 0.64), laid(mound, [0, 0])],
    garnish: garnishOf(dish, 0.7, 1).filter(({ look }) => look.shape !== 'specks'),
  }
}

/** Cornbread in its pan: cut in squares, gold on top, one of them taken out, butter on another. */
export const cornbread: Compose = (dish) => {
  const square: Look = { shape: 'square', colour: '#eebb48', size: 41, skin: '#b5742c' }
  const hasButter = dish.foods.some(({ id }) => /butter/.test(id))
  const flecks = visibleFoods(dish, 2).filter(({ look }) => look.size < 16)
  return {
    vessel: { kind: 'baking-dish', colour: '#4a4340' },
    grounds: [{ kind: 'baked', colour: '#c98f34', reach: 0.97 }],
    pieces: [
      ...gridOf(square, [-0.66, 0], [-0.42, 0.42], 0),
      ...gridOf(square, [0.66], [-0.42], 0),
      laid({ ...square, colour: '#f6d070' }, [32, 0.78], 18),
      ...(hasButter ? [laid({ shape: 'square', colour: '#fbeaa0', size: 15 }, [212, 0.74], 30)] : []),
    ],
    garnish: flecks.map(({ look }) => ({ look, count: 8, arrangement: 'scatter', spread: 0.7 })),
  }
}

/** Scones are wedges; shortcakes and biscuits are round, split, with the fruit and cream they are eaten with. */
export const scones: Compose = (dish) => {
  const fruit = sweetFoods(dish, 1)[0]
  const cream = foodsOf(dish, 'cream')[0]
  const isWedge = /scone/.test(dish.title) || (dish.form === 'scones' && !/biscuit|shortcake/.test(dish.title))
  const crust = '#e0b062'
  const inside = foodsOf(dish, 'small', 'piece', 'melt')
    .filter(({ grams }) => grams > 8)
    .slice(0, 2)
    .map(({ look }) => look.colour)
  if (isWedge) {
    const wedge: Look = { shape: 'scone', colour: crust, size: 54, inside }
    return {
      vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', crust) },
      grounds: [],
      // their points to the middle, as they were cut
      pieces: [30, 102, 174, 246, 318].map((degrees) => laid(wedge, [degrees, 0.56], degrees - 90)),
      garnish: cream ? [laid({ shape: 'dollop', colour: '#fffaf0', size: 24 }, [0, 0])] : [],
    }
  }
  const biscuit: Look = { shape: 'biscuit', colour: mix(crust, '#eec27a', 0.4), size: 50 }
  const split: Look = { ...biscuit, mark: 'sliced' }
  const isPlain = !cream && !fruit && !/gravy/.test(dish.title)
  const isInGravy = /gravy/.test(dish.title)
  const places = [210, 330, 90] as const
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', '#e6bd74') },
    grounds: [],
    pieces: [
      // plain, one of them is broken in two; else what they are eaten with lies on them
      ...(isPlain
        ? [laid(biscuit, [215, 0.54]), laid(biscuit, [325, 0.54]), laid(split, [40, 0.56]), laid(biscuit, [125, 0.56])]
        : places.map((degrees) => laid({ ...biscuit, size: 56 }, [degrees, 0.5]))),
      ...(cream ? places.map((degrees) => laid({ shape: 'dollop', colour: '#fffaf0', size: 26 }, above(degrees))) : []),
      ...(isInGravy
        ? places.flatMap((at) => [
            laid({ shape: 'dollop', colour: '#efe0c4', size: 40 } as const, above(at)),
            heaped({ shape: 'mince', colour: '#a06a40', size: 7 } as const, above(at), 0.014, 0.22),
          ])
        : []),
      ...(fruit
        ? places.map((degrees) =>
            heaped({ ...fruit.look, size: Math.min(14, fruit.look.size) }, above(degrees), 0.022, 0.2),
          )
        : []),
    ],
    garnish: [],
  }
}

/** The face of a biscuit that stands at this place: what lies on it lies higher than its middle. */
function above(degrees: number): readonly [degrees: number, distance: number] {
  const angle = (degrees / 180) * Math.PI
  const [x, y] = [Math.cos(angle) * 0.5, Math.sin(angle) * 0.5 - 0.14]
  return [(Math.atan2(y, x) / Math.PI) * 180, Math.hypot(x, y)]
}

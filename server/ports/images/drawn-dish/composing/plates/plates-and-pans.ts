import { type Colour, darker, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  fanned,
  garnishOf,
  glazeFor,
  heap,
  heaped,
  laid,
  ringed,
  strewn,
  strewnByWeight,
  toppingsOf,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { riceDish } from '#server/ports/images/drawn-dish/composing/bowls/bowls-and-salads.ts'
import { creamOf, isLentil, lentilsIn } from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose, Composition } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { scramble } from '#server/ports/images/drawn-dish/composing/plates/egg-dishes.ts'
import { isSmall, roastedSmall } from '#server/ports/images/drawn-dish/composing/plating/roasted-small.ts'
import { sauceColour } from '#server/ports/images/drawn-dish/composing/plating/sauce-colour.ts'
import { mainOf, servedMain, uncut } from '#server/ports/images/drawn-dish/composing/plating/served-main.ts'
import { meltedOver } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Ground, Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Meat, fish or tofu with what goes beside it. */
export const plated: Compose = (dish) => {
  const foods = visibleFoods(dish, 5)
  const main = foods.find(({ part }) => part === 'main') ?? foods[0]
  const beside = foods.filter((food) => food !== main)
  const grain = foodsOf(dish, 'grain')[0]
  const grounds: Ground[] = grain
    ? [
        {
          kind: grain.look.shape === 'dollop' ? 'puree' : 'grain',
          colour: grain.look.colour,
          reach: 0.46,
          at: [180, 0.46],
          grainLength: 4.4,
        },
      ]
    : []
  const places = grain ? [285, 100, 330, 60] : [190, 262, 120, 330]
  // alone on its plate it lies in the middle, and there is more of it
  const isAlone = beside.length === 0 && !grain
  const at = isAlone ? ([0, 0] as const) : ([35, 0.34] as const)
  const served = main ? servedMain(grilled(dish, main), at, isAlone ? 1.3 : 1) : []
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', main?.look.colour) },
    grounds,
    pieces: [
      ...beside
        .slice(0, 4)
        .map(({ look }, index) => heaped(look, [places[index] ?? 0, 0.54], index === 0 ? 0.17 : 0.11, 0.42)),
      ...served.map((pieces) => (isAlone && served.length < 2 ? enlarged(pieces) : pieces)),
    ],
    garnish: [...relishOn(dish), ...creamOf(dish, 0.7), ...garnishOf(dish, isAlone ? 0.5 : 0.42, 2, at)],
  }
}

/** More and larger pieces of the one thing on a plate. */
function enlarged(pieces: Pieces): Pieces {
  return pieces.arrangement === 'cluster'
    ? { ...pieces, count: Math.ceil(pieces.count * 1.6), spread: 0.62, size: 1.15 }
    : { ...pieces, size: (pieces.size ?? 1) * 1.3 }
}

/** Vegetables as a side, heaped in a bowl: nothing swims. */
export const side: Compose = (dish) => {
  const lentils = lentilsIn(dish, 0.9)
  if (lentils.length > 0) return lentilBowl(dish, lentils)
  const all = visibleFoods(dish, 5)
  // one large thing fills its bowl: florets by the dozen would be too many to draw
  const foods =
    all.length === 1 && (all[0]?.look.size ?? 0) > 20
      ? all.map((food) => ({ ...food, look: { ...food.look, size: food.look.size * 1.3 } }))
      : all
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', foods[0]?.look.colour) },
    grounds: [],
    pieces: heap(foods, foods.length > 1 ? 0.95 : 0.8, 0.78),
    garnish: garnishOf(dish, 0.6),
  }
}

/** Lentils that hold their shape fill it, with what was stirred into them. */
const lentilBowl = (dish: Dish, lentils: Ground[]): Composition => ({
  vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', lentils[0]?.colour) },
  grounds: lentils.flatMap((ground) => [
    { kind: 'sauce', colour: darker(ground.colour, 0.25), reach: 0.96 },
    { ...ground, share: 1.1 },
  ]),
  pieces: strewnByWeight(
    visibleFoods(dish, 5).filter((food) => !isLentil(food)),
    0.34,
    0.66,
  ),
  garnish: garnishOf(dish, 0.6),
})

/** The same off the grill, on a plate. */
export const platter: Compose = (dish) => {
  const foods = visibleFoods(dish, 5).map((food) => ({ ...food, look: { ...food.look, mark: 'grill' as const } }))
  return {
    ...side(dish),
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', foods[0]?.look.colour) },
    grounds: [],
    pieces: strewnByWeight(foods, 0.7, 0.78),
  }
}

/** Greens cooked down in cream, or what else was creamed. */
export const creamed: Compose = (dish) => {
  const leaf = foodsOf(dish, 'leaf')[0]?.look.colour
  const cooked = (colour: Colour): Look => ({ shape: 'wilted', colour, size: 15 })
  const others = visibleFoods(dish, 3).filter(({ part }) => part !== 'leaf')
  return {
    ...side(dish),
    grounds: [{ kind: 'sauce', colour: leaf ? mix('#f3ead0', leaf, 0.3) : '#f6e9c0', reach: 0.92 }],
    pieces: [
      ...(leaf
        ? [strewn(cooked(mix(leaf, '#22381c', 0.3)), 0.5, 0.84), strewn(cooked(mix(leaf, '#f3ead0', 0.1)), 0.5, 0.84)]
        : []),
      ...others.map(({ look }) =>
        strewn({ ...look, colour: mix(look.colour, '#f3ead0', 0.16) }, leaf ? 0.2 : 0.5, 0.8),
      ),
      laid({ shape: 'drizzle', colour: mix(leaf ?? '#f6e9c0', '#fbf4e0', 0.86), size: 96, mark: 'sheer' }, [0, 0], 330),
    ],
  }
}

/** Polenta or mash with the rest on it. */
export const onMash: Compose = (dish) => {
  const mashed =
    foodsOf(dish, 'grain')[0] ?? foodsOf(dish, 'piece').find(({ id }) => /potato|cauliflower|celeriac/.test(id))
  const colour = mashed?.dye ?? '#f3cc5c'
  const [main, ...rest] = visibleFoods(dish, 6)
    .filter((food) => food !== mashed)
    .sort((a, b) => Number(b.part === 'main') - Number(a.part === 'main'))
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', colour) },
    grounds: [{ kind: 'puree', colour, reach: 0.94 }],
    pieces: [
      ...rest.map(({ look }, index) => heaped(look, [index * 80, 0.28], 0.09, 0.5)),
      ...(main ? [mainOf({ ...main, look: { ...main.look, size: Math.min(40, main.look.size) } }, [10, 0.1])] : []),
    ],
    garnish: [...creamOf(dish, 0.5), ...garnishOf(dish, 0.6)],
  }
}

/** What is cooked and served in one pan. */
export const skilletDish: Compose = (dish) => {
  if (foodsOf(dish, 'grain').some(({ grams, look }) => grams > 120 && look.shape === 'crumb')) return riceInPan(dish)
  const isSaucy = foodsOf(dish, 'sauce').some(({ grams, strength }) => grams * strength > 120)
  const all = visibleFoods(dish, 7)
  // eggs that were scrambled carry what is in the pan with them
  const main = all.find(({ part }) => part === 'main')
  if (main?.look.shape === 'curd' && all.every(({ grams }) => grams < main.grams * 2)) return scramble(dish)
  const foods = all.filter(({ look }) => look.shape !== 'fried-egg')
  const eggs = foods.length < all.length ? [ringed({ shape: 'fried-egg', colour: '#fffaf0', size: 40 }, 3, 0.46)] : []
  // black beans would vanish in black iron
  const isDark = !isSaucy && foods.slice(0, 2).every(({ look }) => lightness(look.colour) < 0.36)
  return {
    vessel: isDark ? { kind: 'skillet', colour: '#b5523a' } : { kind: 'skillet' },
    grounds: isSaucy ? [{ kind: 'sauce', colour: sauceColour(dish), reach: 0.97 }] : [],
    pieces: [...strewnByWeight(foods, isSaucy ? 0.66 : 0.96, 0.88), ...eggs],
    garnish: [...citrusOf(dish), ...creamOf(dish, 0.4), ...garnishOf(dish, 0.7)],
  }
}

/** Rice that was cooked with the rest in its pan carries it; cheese melts over both. */
const riceInPan: Compose = (dish) => {
  const grown = dish.foods.map((food) =>
    food.look.shape === 'mince' ? { ...food, look: { ...food.look, size: 11.5 } } : food,
  )
  const rice = riceDish({ ...dish, foods: grown })
  return {
    ...rice,
    vessel: { kind: 'skillet' },
    grounds: rice.grounds.map((ground) => (ground.kind === 'grain' ? { ...ground, reach: 1 } : ground)),
    pieces: [...rice.pieces, ...meltedOver(dish, 0.1, 0.76)],
    garnish: [...creamOf(dish, 0.4), ...rice.garnish],
  }
}

/** A stir-fry, over rice or noodles where there are any. */
export const stirFry: Compose = (dish) => {
  const grain = foodsOf(dish, 'grain', 'noodle')[0]
  if (!grain) return skilletDish(dish)
  const colour = grain.look.colour
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: [
      grain.part === 'noodle'
        ? { kind: 'noodle', colour: mix(colour, '#a8602a', 0.12), reach: 0.93 }
        : { kind: 'grain', colour, reach: 0.97, grainLength: 4.6 },
    ],
    pieces: strewnByWeight(visibleFoods(dish, 6), 0.68, 0.66),
    garnish: garnishOf(dish, 0.5),
  }
}

/** Fish or meat baked under crumbs. */
function isCrusted({ form, title, steps }: Dish): boolean {
  return form === 'crusted-fish' || /\b\w+.crusted\b/.test(title) || /press (?:on )?the crumbs/.test(steps)
}

function crusted({ size }: Look): Look {
  return { shape: 'cutlet', colour: '#d39a48', size, width: 0.5 }
}

/** The oven browns what is pale; one thing alone on its sheet lies close. */
function browned(look: Look, kinds: number): Look {
  const isPale = look.shape === 'floret' && lightness(look.colour) > 0.7
  return {
    ...look,
    colour: isPale ? mix(look.colour, '#c4812f', 0.34) : look.colour,
    size: kinds === 1 && look.size > 20 && look.size < 30 ? look.size * 1.2 : look.size,
  }
}

/** Roasted together on a sheet. */
export const traybake: Compose = (dish) => {
  const foods = visibleFoods(dish, 6).map((food, _, all) => ({ ...food, look: browned(food.look, all.length) }))
  const lain = foods.find(({ part, look }) => part === 'main' && look.size > 26)
  const main = lain && isCrusted(dish) ? { ...lain, look: crusted(lain.look) } : lain
  const rest = foods.filter((food) => food !== lain)
  const shares = main ? [0.26, 0.18, 0.12, 0.08] : [0.42, 0.28, 0.16, 0.1]
  const isUncut = main !== undefined && uncut.has(main.look.shape)
  const onOneSide = main !== undefined && (isUncut || ['fillet', 'meat'].includes(main.look.shape))
  const places = rest.flatMap(({ look }, index): Pieces | Pieces[] => {
    if (!onOneSide && isSmall(look)) return roastedSmall(look, rest.length === 1 && !main)
    // what is alone on its sheet fills it
    const share = (shares[index] ?? 0.06) * (rest.length === 1 && !main ? 1.1 : 0.72)
    if (!onOneSide) return strewn(look, share, 0.9)
    if (look.mark === 'tip') return fanned(look, 8, [180, 0.5], 3, { step: 0.3, size: 1.2, opening: 0.012 })
    return heaped(look, [180, 0.46], share, 0.5)
  })
  const mains = main?.look.whole
    ? servedMain(main, rest.length > 0 ? [0, 0.4] : [0, 0])
    : main
      ? onOneSide
        ? [
            fanned(main.look, main.look.shape === 'meat' ? 5 : 2, [0, rest.length > 0 ? 0.46 : 0], 95, {
              step: main.look.shape === 'meat' ? 0.56 : isUncut ? 1.16 : 0.98,
            }),
          ]
        : [strewn(main.look, rest.length > 0 ? 0.28 : 0.5, rest.length > 0 ? 0.7 : 0.8)]
      : []
  return {
    vessel: { kind: 'tray' },
    grounds: [],
    pieces: [...places, ...mains],
    garnish: [...sauceOver(dish), ...citrusOf(dish), ...toppingsOf(dish, 1, 0.015), ...garnishOf(dish, 0.7)],
  }
}

/** What a small dish is served under: patatas bravas would be plain potatoes without it. */
function sauceOver(dish: Dish): Pieces[] {
  if (dish.recipeType === 'Main Dish') return []
  return foodsOf(dish, 'sauce', 'cream')
    .filter(({ id, grams }) => grams > 40 && /tomato|mayonnaise|aioli|salsa|barbecue|hot-sauce|tahini/.test(id))
    .slice(0, 2)
    .map(({ dye }, index) => laid({ shape: 'drizzle', colour: dye, size: 104 }, [0, 0.06], index === 0 ? 14 : 346))
}

/** On the grill tofu and its like lie in slabs, and everything has stripes. */
function grilled(dish: Dish, main: DishFood): DishFood {
  if (!/\bgrill/.test(dish.title)) return main
  const { look } = main
  const isCubed = look.shape === 'cube' && main.part === 'main'
  return { ...main, look: { ...look, mark: 'grill', ...(isCubed && { shape: 'slab', size: 26 }) } }
}

/** Pesto, salsa, chimichurri over the main thing. */
function relishOn(dish: Dish): Pieces[] {
  const green = /chimichurri|salsa verde|gremolata|pesto|chermoula/.test(dish.title)
  const relish = foodsOf(dish, 'sauce').find(({ look }) => look.shape === 'relish')
  if (relish) return [laid({ ...relish.look, size: 66 }, [35, 0.34], 27)]
  return green ? [laid({ shape: 'relish', colour: '#5f8f2e', size: 66 }, [35, 0.34], 27)] : []
}

/** Lemon or lime cut to squeeze over. */
export function citrusOf(dish: Dish): Pieces[] {
  const citrus = dish.foods.find(({ id }) => id === 'lemon' || id === 'lime')
  if (!citrus) return []
  const isLemon = citrus.id === 'lemon'
  const look = {
    shape: 'wedge',
    colour: isLemon ? '#f4c935' : '#9cc849',
    size: 23,
    mark: 'citrus',
    skin: isLemon ? '#eab51f' : '#6f9e2e',
  } as const
  return [fanned(look, 2, [40, 0.72], 130, { step: 0.6 })]
}

import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  countFor,
  fanned,
  garnishOf,
  glazeFor,
  heap,
  heaped,
  laid,
  strewn,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Part } from '#server/ports/images/drawn-dish/looks/food-look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Fruit, nuts and chocolate: what a sweet dish shows, fruit first. */
export function sweetFoods(dish: Dish, most: number): DishFood[] {
  return foodsOf(dish, 'piece', 'small')
    .filter(({ grams, id }) => id !== '' && grams > 3 && !/ginger|lemon|lime$/.test(id) && !isMelted(dish, id))
    .slice(0, most)
}

export const fruits =
  /^(?:apple|sweet-apple|pear|asian-pear|peach|nectarine|apricot|plum|banana|mango|papaya|pineapple|kiwi|orange|strawberries|raspberries|blueberries|blackberries|cherries|sour-cherries|grapes|watermelon|cantaloupe|honeydew|fresh-figs|persimmon|quince|grapefruit|rhubarb|dates|tangerine)$/

/** Chocolate is melted into what is not baked with chips of it. */
export function isMelted({ steps, title }: Dish, id: string): boolean {
  return (
    /chocolate/.test(id) &&
    id !== 'chocolate-chips' &&
    !/chip|chunk/.test(title) &&
    (/melt/.test(steps) || steps === '')
  )
}

/** What colours a cake, a custard or a cream from within. */
export function insideOf(dish: Dish, ...parts: readonly Part[]): DishFood[] {
  return dish.foods.filter(({ id, part }) => parts.includes(part) || isMelted(dish, id))
}

/** Fruit with a core or a stone is baked and dried in slices. */
export function sliced(look: Look): Look {
  if (look.shape !== 'core-half' && look.shape !== 'stone-half') return look
  return { shape: 'crescent', colour: look.colour, size: look.size * 1.15, skin: look.skin }
}

/** Crumble, crisp, cobbler: topping in a dish, fruit at its edge. */
export const crumble: Compose = (dish) => {
  const fruit = sweetFoods(dish, 2)
  const nuts = foodsOf(dish, 'small').filter(({ look }) => ['nut', 'walnut', 'cashew'].includes(look.shape))
  return {
    vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', '#d9ab62') },
    grounds: [{ kind: 'crumble', colour: '#d9ab62', fleck: darker(blendedColour(fruit, '#a03a3a'), 0.1), reach: 0.97 }],
    pieces: [
      ...fruit.map(({ look }) => strewn({ ...sliced(look), size: Math.min(26, look.size) }, 0.16, 0.86)),
      ...nuts.slice(0, 1).map(({ look }) => strewn(look, 0.04, 0.85)),
    ],
    garnish: [...scoopOf(dish)],
  }
}

/** A custard turned out of its mold, in its caramel. */
export const flan: Compose = (dish) => ({
  vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', '#c9822a') },
  grounds: [{ kind: 'broth', colour: '#b5651f', reach: 0.78 }],
  pieces: [laid({ shape: 'pancake', colour: '#cf8a34', size: 88 }, [0, 0])],
  garnish: sweetFoods(dish, 1).map(({ look }) => heaped({ ...look, size: Math.min(16, look.size) }, [0, 0], 0.02, 0.2)),
})

/** Slices of fruit, dried. */
export const driedFruit: Compose = (dish) => ({
  vessel: { kind: 'tray' },
  grounds: [],
  pieces: sweetFoods(dish, 2).map(({ look }) =>
    strewn(
      { ...sliced(look), colour: mix(look.colour, '#b5702a', 0.3), size: Math.max(24, look.size * 1.1) },
      0.4,
      0.9,
    ),
  ),
  garnish: garnishOf(dish, 0.8, 1),
})

/** Porridge, yogurt, pudding, chia: something spooned, with fruit on it. */
export const spoonBowl: Compose = (dish) => {
  // fruit that was blended or folded into it is its color
  const isFruity = /smoothie|fool\b|acai/.test(dish.title)
  const base = insideOf(dish, 'cream', 'grain', 'sauce', 'dust', ...(isFruity ? (['piece', 'small'] as const) : []))
  const isDark = base.some(({ id }) => /chocolate|cocoa/.test(id))
  const colour = mix(blendedColour(base, '#fbf3e4'), isDark ? '#6a3a24' : '#fbf3e4', isDark ? 0.45 : 0.25)
  const isGlass = dish.recipeType === 'Dessert' && !/rice|porridge|oat/.test(dish.title)
  const isChia = dish.foods.some(({ id }) => id === 'chia')
  const isGrainy = dish.foods.some(({ part }) => part === 'grain') && !/yogurt/.test(dish.title)
  const isRice = dish.foods.some(({ part, name }) => part === 'grain' && /rice|arborio|basmati/.test(name))
  // stirred into it, raisins are all through it
  const stirred = sweetFoods(dish, 4).filter(({ look }) => isRice && look.size < 8)
  const fruit = sweetFoods(dish, 4).filter((food) => !stirred.includes(food))
  return {
    vessel: isGlass ? { kind: 'dessert-glass' } : { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: [
      { kind: 'broth', colour: darker(colour, 0.06) },
      isGrainy
        ? isRice
          ? { kind: 'grain', colour: mix(colour, '#fffdf8', 0.6), reach: 0.97, grainLength: 6, grainWidth: 3.4 }
          : { kind: 'grain', colour, reach: 0.97, grainLength: 3, grainWidth: 5.4 }
        : { kind: 'puree', colour, reach: 0.97 },
    ],
    pieces: [
      ...(isChia ? [laid({ shape: 'specks', colour: '#3b2f2c', size: 122, specks: 130, width: 2.6 }, [0, 0])] : []),
      ...stirred.map(({ look }) => strewn({ ...look, size: 9 }, 0.07, 0.8)),
      ...fruit.map(({ look }, index): Pieces => {
        const at = [
          [330, 0.46],
          [95, 0.46],
          [215, 0.5],
          [20, 0.2],
        ][index] ?? [0, 0]
        return heaped(
          { ...look, size: Math.min(isGlass ? 20 : 24, look.size) },
          [at[0] ?? 0, at[1] ?? 0],
          index === 0 ? 0.13 : 0.08,
          0.4,
        )
      }),
    ],
    garnish: [
      ...foodsOf(dish, 'sauce')
        .filter(({ id }) => /honey|maple|butter/.test(id))
        .slice(0, 1)
        .map(({ look }) => laid({ ...look, size: 84 }, [200, 0.1], 40)),
      ...garnishOf(dish, 0.3, 1),
      ...(isGlass ? [laid({ shape: 'spoon', colour: '#c3c8c4', size: 74 }, [42, 0.9], 42)] : []),
    ],
  }
}

/** Fruit itself: on a plate, in its syrup, from the oven, off the grill. */
export const fruitDish: Compose = (dish) => {
  const all = sweetFoods(dish, 6)
  // many kinds are a fruit salad
  if (all.length > 3 && all.every(({ look }) => look.size > 9))
    return {
      vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', all[0]?.look.colour) },
      grounds: [],
      pieces: heap(all, 1, 0.8),
      garnish: garnishOf(dish, 0.5, 1),
    }
  const fruit = sweetFoods(dish, 3)
  const first = fruit[0]?.look
  const syrup = blendedColour(fruit, '#e9b25c')
  const isBaked = /roasted|baked|caramelized/.test(dish.title)
  // steamed fruit lies in a bowl without a drop
  const isBowl = /poached|stewed|compote|steamed|slow/.test(dish.title)
  const isWet = isBowl && !/steamed/.test(dish.title)
  // sugar and butter melted in the pan are a sauce
  const isCaramel = !isBowl && !isBaked && /\bcaramel\b/.test(dish.steps) && /\bskillet\b/.test(dish.steps)
  const shares = [0.32, 0.2, 0.08]
  return {
    vessel: isBowl
      ? { kind: 'small-bowl', colour: glazeFor(dish.chance, 'bowl', syrup) }
      : isBaked
        ? { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', syrup) }
        : { kind: 'plate', colour: glazeFor(dish.chance, 'plate', first?.colour) },
    grounds: isCaramel
      ? [{ kind: 'sauce', colour: '#b8682a', reach: 0.84 }]
      : isWet || isBaked
        ? [{ kind: 'broth', colour: mix(syrup, '#8a3a1c', 0.3), reach: isBaked ? 0.9 : 0.94 }]
        : [],
    pieces: fruit.map(({ look }, index): Pieces => {
      const glazed = isCaramel ? mix(look.colour, '#c9782a', 0.3) : look.colour
      const grown = { ...look, colour: glazed, size: look.size * (look.size > 15 ? 1.25 : 1.1) }
      // the fruit is more than its juice
      if (isBowl) return strewn(grown, index === 0 ? 0.6 : index === 1 ? 0.3 : 0.06, 0.74)
      if (isBaked || index > 1 || look.size < 12) return strewn(grown, (shares[index] ?? 0.08) * 0.75, 0.74)
      const isFlat = ['round', 'crescent', 'citrus'].includes(look.shape)
      const at = [index === 0 ? 30 : 200, 0.4] as const
      // the one fruit of a plate is its middle
      if (fruit.length === 1 || (fruit[1]?.look.size ?? 99) < 12)
        return { ...heaped({ ...grown, size: grown.size * 1.15 }, [0, 0], 0.5, 0.66), arrangement: 'scatter' }
      return isFlat
        ? fanned(grown, 6, at, at[0] + 90, { step: look.shape === 'crescent' ? 0.3 : 0.7, opening: 0.1 })
        : heaped(grown, at, 0.24, 0.5)
    }),
    garnish: [...creamBeside(dish), ...garnishOf(dish, 0.4, 1)],
  }
}

/** Ice cream, sorbet and frozen yogurt in a footed glass. */
export const scoops: Compose = (dish) => {
  const ready = dish.foods.find(({ look }) => look.shape === 'scoop')
  const blended = blendedColour(
    dish.foods.filter(({ part }) => part !== 'hidden'),
    '#fbeecb',
  )
  // what is poured over ice cream does not color it
  const colour = ready?.look.colour ?? blended
  const poured = ready ? foodsOf(dish, 'sauce').slice(0, 1) : []
  return {
    vessel: { kind: 'dessert-glass' },
    grounds: [
      ready
        ? { kind: 'broth', colour: blendedColour(foodsOf(dish, 'sauce'), blended), reach: 0.96 }
        : { kind: 'puree', colour: mix(colour, '#fff6e4', 0.3), reach: 0.96 },
    ],
    pieces: [
      ...[30, 150, 270].map((degrees) => laid({ shape: 'scoop', colour, size: 52 }, [degrees, 0.42])),
      ...sweetFoods(dish, 2).map(
        ({ look }) =>
          ({
            look,
            count: Math.min(6, countFor(look, 0.05)),
            arrangement: 'cluster',
            at: [0, 0],
            spread: 0.5,
          }) as const,
      ),
    ],
    garnish: [
      ...poured.map(({ dye }) => laid({ shape: 'drizzle', colour: dye, size: 58 }, [0, 0], 30)),
      ...garnishOf(dish, 0.3, 1),
    ],
  }
}

function creamBeside(dish: Dish): Pieces[] {
  const cream = foodsOf(dish, 'cream')[0]
  const shape = cream?.look.shape === 'scoop' ? 'scoop' : 'dollop'
  return cream ? [laid({ shape, colour: lighter(cream.look.colour, 0.1), size: 36 }, [285, 0.42], 40)] : []
}

function scoopOf(dish: Dish): Pieces[] {
  const cream = foodsOf(dish, 'cream')[0]
  return cream ? [laid({ shape: 'scoop', colour: cream.look.colour, size: 34 }, [330, 0.4])] : []
}

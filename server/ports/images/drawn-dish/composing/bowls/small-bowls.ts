import { lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
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
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { pasta } from '#server/ports/images/drawn-dish/composing/bowls/bowls-and-salads.ts'
import { brothSoup, creamOf } from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sauceColour } from '#server/ports/images/drawn-dish/composing/plating/sauce-colour.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'

const fruitOf = (dish: Dish) =>
  foodsOf(dish, 'piece', 'small').filter(({ id, grams }) => grams > 3 && !/ginger|lemon|lime$/.test(id))

/** Pickles in their jar. */
export const pickles: Compose = (dish) => ({
  vessel: { kind: 'jar' },
  grounds: [{ kind: 'broth', colour: '#e6dfa2', reach: 0.98 }],
  pieces: strewnByWeight(visibleFoods(dish, 4), 0.5, 0.8),
  garnish: garnishOf(dish, 0.5, 1),
})

/** One thing, warm or marinated, in a small bowl. */
export const smallBowl: Compose = (dish) => {
  const foods = visibleFoods(dish, 4)
  const first = foods[0]?.look.colour ?? '#b9783c'
  return {
    vessel: { kind: 'small-bowl', colour: glazeFor(dish.chance, 'bowl', first) },
    grounds: [],
    // beans fill a small bowl when they are drawn a little larger
    pieces: heap(
      foods.map((food) => ({
        ...food,
        look: { ...food.look, size: food.look.size * (food.look.size < 12 ? 1.25 : 1) },
      })),
      0.9,
      0.84,
    ),
    garnish: garnishOf(dish, 0.6),
  }
}

/** Corn and its like in a creamy dressing. */
export const creamyBowl: Compose = (dish) => ({
  ...smallBowl(dish),
  grounds: [
    { kind: 'puree', colour: mix(foodsOf(dish, 'cream', 'sauce')[0]?.dye ?? '#fbf2d9', '#f3e0a4', 0.3), reach: 0.94 },
  ],
})

/** Fruit in sweet juice or in coconut milk. */
export const sweetSoup: Compose = (dish) => {
  const liquid = foodsOf(dish, 'sauce').find(({ grams }) => grams > 80)
  const colour = liquid ? liquid.dye : mix(blendedColour(fruitOf(dish), '#e9b25c'), '#fbe6c8', 0.5)
  // coconut milk is as white as no soup of supper is
  const isMilky = lightness(colour) > 0.85
  return {
    vessel: { kind: isMilky ? 'small-bowl' : 'bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: [{ kind: 'broth', colour: isMilky ? mix(colour, '#ffffff', 0.5) : colour }],
    pieces: [
      ...(isMilky ? [laid({ shape: 'swirl', colour: '#ffffff', size: 70 }, [0, 0], 40)] : []),
      ...strewnByWeight(fruitOf(dish).slice(0, 4), 0.42, 0.74),
    ],
    garnish: garnishOf(dish, 0.4, 1),
  }
}

/** Ice scraped with a fork. */
export const granita: Compose = (dish) => {
  const fruit = fruitOf(dish)
  const colour = mix(
    blendedColour(fruit.length > 0 ? fruit : foodsOf(dish, 'sauce', 'dust'), '#f3b0b8'),
    '#fff6f0',
    0.22,
  )
  return {
    vessel: { kind: 'dessert-glass' },
    grounds: [
      { kind: 'broth', colour: mix(colour, '#7a2a30', 0.1), reach: 0.98 },
      { kind: 'ice', colour, reach: 0.94 },
    ],
    pieces: fruit
      .slice(0, 1)
      .map(({ look }) => heaped({ ...look, size: Math.min(20, look.size) }, [20, 0.3], 0.04, 0.3)),
    garnish: garnishOf(dish, 0.3, 1),
  }
}

/** Ice pops and kulfi, side by side. */
export const pops: Compose = (dish) => {
  const inside = dish.foods.filter(({ part }) => !['hidden', 'herb'].includes(part))
  const colour = blendedColour(inside, '#f6b07a')
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', colour) },
    grounds: [],
    pieces: [180, 0, 0].map((degrees, index) =>
      laid({ shape: 'pop', colour, size: 74 }, [degrees, index === 1 ? 0 : 0.52], 0),
    ),
    garnish: foodsOf(dish, 'small')
      .slice(0, 1)
      .map(({ look }) => strewn({ ...look, size: Math.min(9, look.size) }, 0.02, 0.6)),
  }
}

/** Granola: toasted clusters. */
export const granola: Compose = (dish) => ({
  vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', '#c68b45') },
  grounds: [{ kind: 'crumble', colour: '#d09a50', fleck: '#a8702c', reach: 0.94 }],
  pieces: foodsOf(dish, 'small', 'piece')
    .slice(0, 3)
    .map(({ look }) => strewn(look, 0.07, 0.8)),
  garnish: [],
})

/** Sweet rice beside its fruit. */
export const riceAndFruit: Compose = (dish) => {
  const fruit = fruitOf(dish)[0]
  const look: Look = {
    shape: 'crescent',
    colour: fruit?.look.colour ?? '#f6b02e',
    size: 62,
    skin: mix(fruit?.look.colour ?? '#f6b02e', '#d9702a', 0.4),
  }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', '#fbf5e8') },
    grounds: [{ kind: 'grain', colour: '#fbf5e8', reach: 0.5, at: [190, 0.4], grainLength: 4.6 }],
    pieces: [
      fanned(look, 6, [0, 0.46], 96, { step: 0.3, opening: 0.05 }),
      laid({ shape: 'drizzle', colour: '#fffaf0', size: 50 }, [190, 0.4], 30),
    ],
    garnish: garnishOf(dish, 0.5, 1),
  }
}

/** Soup with beaten egg run into it. */
export const eggRibbons: Compose = (dish) => {
  const soup = brothSoup({ ...dish, foods: dish.foods.filter(({ id }) => id !== 'egg') })
  return {
    ...soup,
    pieces: [
      {
        look: { shape: 'wisp', colour: '#fbe28a', size: 38 },
        count: 20,
        arrangement: 'scatter',
        spread: 0.82,
      },
      ...soup.pieces,
    ],
  }
}

/** Soup with meatballs: what the balls are mixed of is not seen beside them. */
export const ballSoup: Compose = (dish) => {
  const meat = dish.foods.find(({ look, part }) => look.shape === 'mince' || part === 'main')
  const colour = mix(meat?.look.colour ?? '#b0794a', '#8a4a22', 0.3)
  const soup = brothSoup({
    ...dish,
    foods: dish.foods.filter(
      (food) => food !== meat && food.id !== 'egg' && !(food.part === 'grain' && food.grams < 120),
    ),
  })
  return {
    ...soup,
    pieces: [
      ...soup.pieces,
      {
        look: { shape: 'ball', colour, size: 24, skin: mix(colour, '#2c120a', 0.4) },
        count: 9,
        arrangement: 'scatter',
        spread: 0.72,
      },
    ],
  }
}

/** Soup thick with bread; eggs poached in it where there are some. */
export const breadSoup: Compose = (dish) => {
  const soup = brothSoup({ ...dish, foods: dish.foods.filter(({ id }) => id !== 'egg') })
  const eggs = dish.foods.some(({ id, part }) => id === 'egg' && part === 'main')
  return {
    ...soup,
    pieces: [
      {
        look: { shape: 'cube', colour: '#e3b56a', size: 20, skin: '#a8632a' },
        count: 13,
        arrangement: 'scatter',
        spread: 0.78,
      },
      ...soup.pieces,
      ...(eggs ? [ringed({ shape: 'fried-egg', colour: '#fffaf0', size: 38 }, 2, 0.36)] : []),
    ],
  }
}

/** Onion soup under its toast and cheese. */
export const onionSoup: Compose = (dish) => {
  const soup = brothSoup(dish)
  return {
    ...soup,
    grounds: [{ kind: 'broth', colour: '#8a5428' }],
    pieces: [
      strewn({ shape: 'arc', colour: '#94602c', size: 22, mark: 'rings' }, 0.2, 0.84),
      laid({ shape: 'toast', colour: '#e9b95c', size: 78 }, [0, 0], 20),
      laid({ shape: 'melted', colour: '#f6d98a', size: 62, mark: 'crust', stretch: 0.94 }, [0, 0], 0),
    ],
  }
}

/** Noodles in broth where there is more than they drink up, in sauce otherwise. */
export const noodles: Compose = (dish) => {
  const gramsOf = (foods: readonly DishFood[]) => foods.reduce((sum, { grams }) => sum + grams, 0)
  const liquid = gramsOf(foodsOf(dish, 'sauce').filter(({ id }) => /stock|dashi|coconut-milk|broth/.test(id)))
  return (liquid > 500 && liquid > 3.5 * gramsOf(foodsOf(dish, 'noodle', 'pasta')) ? brothSoup : pasta)(dish)
}

/** Shells in the wine and juice they opened in. */
export const shells: Compose = (dish) => {
  const shell = foodsOf(dish, 'main')[0]?.look ?? { shape: 'shell', colour: '#2c3140', size: 23 }
  const colour = sauceColour(dish)
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: [{ kind: 'broth', colour: mix(colour, '#e3b060', 0.3) }],
    pieces: [
      ...strewnByWeight(
        visibleFoods(dish, 4).filter(({ part }) => part !== 'main'),
        0.12,
      ),
      { look: { ...shell, size: 30 }, count: 16, arrangement: 'scatter', spread: 0.82 },
    ],
    garnish: [...creamOf(dish, 0.3), ...garnishOf(dish, 0.7)],
  }
}

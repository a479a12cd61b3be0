import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  garnishOf,
  glazeFor,
  laid,
  strewnByWeight,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { brothSoup, creamOf, stew } from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { citrusOf } from '#server/ports/images/drawn-dish/composing/plates/plates-and-pans.ts'
import { sauceColour } from '#server/ports/images/drawn-dish/composing/plating/sauce-colour.ts'
import { mainOf, servedMain } from '#server/ports/images/drawn-dish/composing/plating/served-main.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** What stays whole in a pan. */
const wholes: ReadonlySet<ShapeName> = new Set([
  'meat',
  'steak',
  'chop',
  'cutlet',
  'thigh',
  'fillet',
  'drumstick',
  'wing',
  'sausage',
  'slab',
])

/** Whether the main thing of a dish lies whole in it. */
export function hasWholeMain(dish: Dish): boolean {
  return foodsOf(dish, 'main').some(({ look, grams }) => wholes.has(look.shape) && grams > 200)
}

/** Chops, breasts and fillets in the sauce of their pan. */
export const panSauce: Compose = (dish) => {
  const foods = visibleFoods(dish, 6)
  const main = foods.find(({ part, look }) => part === 'main' && wholes.has(look.shape)) ?? foods[0]
  const colour = sauceColour(dish)
  return {
    vessel: { kind: 'skillet' },
    grounds: [{ kind: 'sauce', colour, reach: 0.97 }],
    pieces: [
      ...strewnByWeight(
        foods.filter((food) => food !== main),
        0.4,
        0.86,
      ),
      ...(main ? servedMain(main, [10, 0.08]) : []),
    ],
    garnish: [...citrusOf(dish), ...creamOf(dish, 0.5), ...garnishOf(dish, 0.7)],
  }
}

/** Soup with filled dumplings: what is in them is not seen. */
export const dumplingSoup: Compose = (dish) => {
  const isFilling = ({ look, part }: Dish['foods'][number]) =>
    part === 'main' || part === 'bread' || look.shape === 'mince'
  const soup = brothSoup({ ...dish, foods: dish.foods.filter((food) => !isFilling(food)) })
  const dumpling: Look = { shape: 'dumpling', colour: '#f4e6c4', size: 36 }
  return { ...soup, pieces: [...soup.pieces, { look: dumpling, count: 8, arrangement: 'scatter', spread: 0.72 }] }
}

/** A stew with dumplings of dough on it. */
export const dumplingStew: Compose = (dish) => {
  const pot = stew(dish)
  const dumpling: Look = { shape: 'cookie', colour: '#f6e8c8', size: 31 }
  const dumplings: Pieces = { look: dumpling, count: 8, arrangement: 'scatter', spread: 0.76 }
  return { ...pot, pieces: [...pot.pieces, dumplings] }
}

/** Rice with fried eggs on it, whole, their whites over one another. */
const friedEggsOverRice: Compose = (dish) => {
  const rice = foodsOf(dish, 'grain')[0]?.look.colour ?? '#fbf5e8'
  const foods = visibleFoods(dish, 5).filter(({ look }) => look.shape !== 'fried-egg')
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', rice) },
    grounds: [{ kind: 'grain', colour: rice, reach: 0.97, grainLength: 4.6 }],
    pieces: [
      ...strewnByWeight(foods, 0.3, 0.84),
      ...[205, 335, 90].map((degrees) => laid({ shape: 'fried-egg', colour: '#fffaf0', size: 54 }, [degrees, 0.38])),
    ],
    garnish: garnishOf(dish, 0.6),
  }
}

/** Rice under what simmered with egg: katsudon, oyakodon. */
export const eggOverRice: Compose = (dish) => {
  if (dish.foods.some(({ look, part }) => look.shape === 'fried-egg' && part !== 'hidden'))
    return friedEggsOverRice(dish)
  const rice = foodsOf(dish, 'grain')[0]?.look.colour ?? '#fbf5e8'
  const foods = visibleFoods(dish, 6).filter(({ id }) => id !== 'egg')
  const main = foods.find(({ part }) => part === 'main')
  const rest = foods.filter((food) => food !== main)
  const soft: Look = { shape: 'set-egg', colour: '#f6cf58', size: 40 }
  const isBreaded = /katsu/.test(dish.title)
  const breaded: Look = { shape: 'cutlet', colour: '#d99a45', size: 60, width: 0.56, mark: 'sliced' }
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', rice) },
    grounds: [
      { kind: 'grain', colour: rice, reach: 0.97, grainLength: 4.6 },
      { kind: 'puree', colour: mix('#f3cb55', '#c98a3c', 0.45), reach: 0.76 },
    ],
    pieces: [
      { look: soft, count: 7, arrangement: 'scatter', spread: 0.62 },
      ...strewnByWeight(rest, 0.12, 0.6),
      ...(main ? [mainOf(isBreaded ? { ...main, look: breaded } : main, [20, 0.06])] : []),
      // it sets over the edges of what simmered in it
      ...(isBreaded ? [] : [{ look: { ...soft, size: 22 }, count: 3, arrangement: 'scatter', spread: 0.5 } as const]),
    ],
    garnish: garnishOf(dish, 0.5),
  }
}

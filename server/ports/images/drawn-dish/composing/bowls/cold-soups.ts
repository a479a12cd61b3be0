import { singularOf } from '#domain/measure/plural.ts'
import { heaped } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import { foodLooks } from '#server/ports/images/drawn-dish/looks/look-of-food.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const onTop = /\b(?:top|garnish|scatter|strew|reserve|set aside|serve (?:it )?with|finish)\b/

/** What the steps keep back for the top of a cold soup, in small dice that show their peel; bread in cubes with its crust. */
export function dicedOnTop(dish: Dish): Pieces[] {
  const isCold = /gazpacho|salmorejo|ajo blanco|chilled|cold/.test(dish.title) || /\bchill\b/.test(dish.steps)
  if (!isCold) return []
  const said = dish.steps.split(/[.;] /).filter((sentence) => onTop.test(sentence))
  const kept = foodsOf(dish, 'piece', 'bread', 'main').filter(({ name }) => {
    const noun = nounOf(name)
    return noun.length > 2 && said.some((sentence) => sentence.includes(noun))
  })
  const each = kept.length > 2 ? 0.05 : kept.length > 1 ? 0.07 : 0.11
  return kept.slice(0, 4).map((food, index) => heaped(diced(food), [index * 110 + 160, 0.12], each, 0.44))
}

/** Unlike what is set aside, which may come back into the pot. */
const strewn = /\b(?:top(?:ped)? with|garnish|scatter|strew)\b/

/** Whether the steps speak of a food only where they finish the bowl, so that the soup has nothing of its color. */
export function isOnlyOnTop({ name }: DishFood, { steps }: Dish): boolean {
  const noun = nounOf(name)
  const told = steps.split(/[.;] /).filter((sentence) => noun.length > 2 && sentence.includes(noun))
  return told.length > 0 && told.every((sentence) => strewn.test(sentence))
}

const nounOf = (name: string) => singularOf(name.match(/\p{L}+/gu)?.at(-1) ?? '')

function diced({ id, part, look }: DishFood): Look {
  if (part === 'bread') return { shape: 'bread-cube', colour: '#e6b566', size: 14, skin: '#9a5a26' }
  if (part === 'main' || look.shape === 'half-egg') return { ...look, size: Math.min(16, look.size) }
  const bought = foodLooks.get(id)?.look ?? look
  return { shape: 'cube', colour: bought.colour, size: 11.5, skin: bought.skin, mark: bought.skin ? 'peel' : undefined }
}

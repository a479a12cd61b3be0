import { type Colour, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { laid } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { blendedColour, type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const sauces =
  /\b(?:sauce|dip|aioli|mayo|mayonnaise|ranch|tzatziki|raita|chimichurri|pesto|chermoula|zhoug|salsa verde|relish|remoulade|tartar|nuoc cham)\b/

/** Sauces that are herbs more than what holds them together. */
const green = /chimichurri|salsa verde|pesto|chermoula|zhoug/

/** A little bowl with a sauce in it, to dip into. */
export function littleBowl(colour: Colour, at: readonly [number, number], size = 1): Pieces[] {
  // a dark sauce in a light bowl, and the other way round
  const glaze: Colour = lightness(colour) > 0.55 ? '#4f6a70' : '#e9e2d2'
  return [
    laid({ shape: 'round', colour, size: 37 * size, skin: glaze, inner: 0.84 }, at),
    laid({ shape: 'dollop', colour, size: 27 * size }, at),
  ]
}

/** The sauce that the title names stands beside what it is eaten with, in a little bowl. */
export function namedSauceBeside(dish: Dish, at: readonly [number, number]): Pieces[] {
  const behind = dish.title.split(/\b(?:with|and|in|&)\b/).slice(1)
  const words = behind.find((part) => sauces.test(part))
  if (words === undefined) return []
  if (green.test(words)) return littleBowl('#5f8f2e', at)
  const wet = foodsOf(dish, 'sauce', 'cream').filter(({ strength, grams }) => strength > 0 && grams > 10)
  // peanut sauce has the color of peanut butter, whatever the peanuts were thinned with
  const named = [...wet, ...foodsOf(dish, 'small')].filter(({ name }) =>
    name.split(' ').some((word) => word.length > 3 && words.includes(word.replace(/e?s$/, ''))),
  )
  const colour = blendedColour(named.length > 0 ? named : wet, '#c98a4c')
  return littleBowl(named.length > 0 && wet.length > named.length ? mix(colour, '#fbf2e0', 0.08) : colour, at)
}

import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { type BookDish, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { capitalized, joined } from '#domain/catalogue/writing/sentences.ts'
import { withoutAsides } from '#domain/plain-text.ts'
import { crisped, isFried } from '#domain/recipe/compose/book/other-ways/crisp-way.ts'
import { inThePot } from '#domain/recipe/compose/book/other-ways/pot-way.ts'
import { fromTheOven } from '#domain/recipe/compose/book/other-ways/tray-way.ts'
import type { Way } from '#domain/recipe/compose/book/other-ways/way-figures.ts'

/**
 * A dish of the catalogue made another way than it is written for, with its own name and list; a clause why not where that would not be sound.
 * Undefined where it is made so already.
 */
export function madeIn(dish: BookDish, way: Way): BookDish | string | undefined {
  const made = cookedIn(dish, way)
  if (!made || typeof made === 'string') return made
  const { face } = dish.entry
  const isUntrue = tellsOfWay.test(face) || meatsOf(dish, `${dish.title} ${face}`).length > 0
  const entry = {
    ...dish.entry,
    face: isUntrue ? plainFace(dish, way) : face,
    why: way === 'Air Fryer' && !isFried(dish) ? ofBaking : whys[way],
  }
  return {
    ...made,
    entry,
    title: titled(dish.title, way),
    titles: dish.titles.map(([food, title]) => [food, titled(title, way)]),
  }
}

function cookedIn(dish: BookDish, way: Way): BookDish | string | undefined {
  if (way === 'Slow Cooker' || way === 'Pressure Cooker') return isOf(dish, way) ? undefined : inThePot(dish, way)
  if (isFried(dish)) return crisped(dish, way)
  return way === 'Air Fryer' && !isOf(dish, way) ? fromTheOven(dish) : undefined
}

/** Whether a dish is written for a machine and for no other. */
function isOf({ equipment }: BookDish, way: Way): boolean {
  return equipment.some((row) => row.length === 1 && row[0] === way)
}

/** What a sentence says of how the dish is usually cooked. */
const tellsOfWay =
  /\b(?:fr(?:y|ie[sd]|ying)|oil|fat|oven|bak\w+|roast\w*|simmer\w*|brais\w+|stew\w*|boil\w*|hours?|minutes|heat|skillet|wok|pan|pot|stove|stirr?\w*|broil\w*|quick\w*|slow\w*)\b/i

const whys: Readonly<Record<Way, string>> = {
  'Slow Cooker': 'Nothing boils away under the lid, so it starts with less liquid and needs nobody to watch it',
  'Pressure Cooker': 'Under pressure it is done in a fraction of the time, with less liquid, as none of it boils away',
  'Air Fryer': 'Moving hot air and a film of oil crisp the outside, with no pot of fat to heat',
  Oven: 'A hot oven and a film of oil crisp the outside, with no pot of fat to heat',
}

/** What a dish is where its own sentence tells of another way: its name, its meat and what it is made in. */
function plainFace(dish: BookDish, way: Way): string {
  const name = withoutAsides(dish.title)
  const flesh = meatsOf(dish, name)
  const made = `made in ${places[way]}`
  return flesh.length ? `${name} with ${joined(flesh)}, ${made}` : `${name} ${made}`
}

/** The meat of a dish that words do not tell of, as its steps call it. */
function meatsOf({ lines }: BookDish, words: string): string[] {
  const flesh = lines.flatMap((line) => {
    const own = namedFood(ownFoodOf(line))
    const called = own && meats.has(own.behaviour.kind) ? (line.boughtAs[own.id]?.[1] ?? shortNames(own)[1]) : ''
    return own && called && !tells(words, called) && !tells(words, own.food.name.split(' ').at(-1) ?? called)
      ? called
      : []
  })
  return [...new Set(flesh)]
}
function tells(words: string, food: string): boolean {
  return words.toLowerCase().includes(singular(food.toLowerCase()))
}
const meats: ReadonlySet<Kind> = new Set<Kind>([
  'poultry',
  'bone-in poultry',
  'steak',
  'pork',
  'tough meat',
  'ground meat',
  'ground poultry',
  'cured meat',
  'shrimp',
  'fish',
])

/** Where a dish is made, in words. */
export const places: Readonly<Record<Way, string>> = {
  'Slow Cooker': 'a slow cooker',
  'Pressure Cooker': 'a pressure cooker',
  'Air Fryer': 'an air fryer',
  Oven: 'the oven',
}

const ofBaking = 'Moving hot air bakes in less time than an oven, and there is no oven to heat'

/** 'Slow-Cooker Lamb Rogan Josh', 'Buttermilk Oven-Fried Chicken', 'Baked Falafel in Pita'. */
function titled(title: string, way: Way): string {
  const said = title.replace(
    /\b(?:Slow-Cooked|Braised|Deep-Fried|Pan-Fried|Baked|Oven-Baked|Oven-Roasted|Oven|Skillet|One-Pot|Stovetop) /g,
    '',
  )
  const fried = way === 'Oven' ? 'Oven-Fried' : 'Air-Fried'
  if ((way === 'Oven' || way === 'Air Fryer') && isCalledFried.test(said)) return said.replace(isCalledFried, fried)
  return `${capitalized(names[way])} ${said}`
}
const isCalledFried = /(?<![-\w])Fried\b/
const names: Readonly<Record<Way, string>> = {
  'Slow Cooker': 'Slow-Cooker',
  'Pressure Cooker': 'Pressure-Cooker',
  'Air Fryer': 'Air-Fryer',
  Oven: 'Baked',
}

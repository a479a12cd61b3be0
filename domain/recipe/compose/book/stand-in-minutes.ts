import { type BookDish, type BookLine, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { CookedBy } from '#domain/catalogue/forms/form.ts'
import { minutesBy, usualMinutes } from '#domain/recipe/compose/book/cooked-alike.ts'

/** A food in the place of a dish's own, which stands in this line. */
export interface InPlace {
  dish: BookDish
  line: BookLine
  own: DishFood
  food: DishFood
}

/** How many of the dish's own minutes the food takes; what lies whole in a pan is as thick as on a grill. */
export function shareOf(way: CookedBy, { own, food, line }: InPlace, sentence: string): number | undefined {
  // vegetables are browned for as long as it takes to dry them
  if (own.behaviour.kind === 'vegetable') {
    const its = minutesBy(food, way)
    return its && its / longestIn(sentence)
  }
  const isThick = isWhole(line)
  const minutes = (of: DishFood, by: CookedBy) =>
    isThick || by === 'sauteed' ? minutesBy(of, by) : usualMinutes(of.behaviour.kind, by)
  const by = way === 'sauteed' && isThick ? (['grilled', 'sauteed'] as const) : ([way, 'sauteed'] as const)
  for (const each of by) {
    const [was, is] = [minutes(own, each), minutes(food, each)]
    if (was !== undefined && is !== undefined)
      return Math.min(is / was, food.behaviour.kind === 'fish' && !isThick ? 1 : longest)
  }
  return undefined
}
/** However thick it is: the sign tells when it is done. */
const longest = 2

/** The most minutes that a sentence states, 1 where it states none. */
export function longestIn(sentence: string): number {
  return Math.max(
    ...[...sentence.matchAll(/\b(\d+)(?: 1\/2)?(?= minutes?\b)/g)].map(([, minutes]) => Number(minutes)),
    1,
  )
}
function isWhole({ preparation, ...line }: BookLine): boolean {
  const isPeeled = namedFood(ownFoodOf({ preparation, ...line }))?.behaviour.kind === 'shrimp'
  return !isPeeled && !/\b(?:strips?|pieces|cubes?|chunks|dice|sliced|pound\w*|thin)\b/.test(preparation)
}

/** A sentence with as many times more or fewer minutes, as a cook says them. */
export function scaled(sentence: string, share: number): string {
  if (Math.abs(share - 1) < 0.1) return sentence
  return sentence
    .replace(
      /\b(\d+)( 1\/2)?(?: to (\d+)( 1\/2)?)?(?= (?:minutes?)\b)/g,
      (_, from: string, half?: string, to?: string, more?: string) => {
        const least = minutesSaid(Number(from) + (half ? 0.5 : 0), share)
        const most = to ? minutesSaid(Number(to) + (more ? 0.5 : 0), share) : least
        return most > least ? `${printed(least)} to ${printed(most)}` : printed(most)
      },
    )
    .replace(/\b1 minutes\b/g, '1 minute')
    .replace(/\b((?:[2-9]|[1-9]\d|\d+ 1\/2|1 to 2)) minute\b(?!s)/g, '$1 minutes')
}
function minutesSaid(minutes: number, share: number): number {
  const exact = minutes * share
  return exact < 4 ? Math.max(1, Math.round(exact * 2) / 2) : Math.round(exact)
}
function printed(minutes: number): string {
  const whole = Math.floor(minutes)
  return minutes > whole ? `${whole} 1/2` : String(whole)
}

/** Cuts that want hours want as many more as the table says; a cook tells hours in quarters. */
export function inItsHours(text: string, { own, food }: InPlace): string {
  const [was, is] = [minutesBy(own, 'simmered'), minutesBy(food, 'simmered')]
  if (own.behaviour.kind !== 'tough meat' || !was || !is || is <= was * 1.05) return text
  return text.replace(hours, (_, whole: string, quarters?: string, halves?: string, minutes?: string) => {
    const part = quarters ? Number(quarters) / 4 : halves ? 0.5 : Number(minutes ?? 0) / 60
    const more = Math.ceil(((Number(whole) + part) * is * 4) / was) / 4
    const rest = { 0.25: ' 1/4', 0.5: ' 1/2', 0.75: ' 3/4' }[more % 1] ?? ''
    return `${Math.floor(more)}${rest} hours`
  })
}
const hours = /\b(\d)(?: (?:([13])\/4|(1)\/2))? hours?(?: (?:and )?(\d\d) minutes)?\b/g

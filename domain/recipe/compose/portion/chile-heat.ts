import { isHot } from '#domain/catalogue/foods/food-words.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Whether a list has the chiles a serving that the heat asked for wants; true where none is asked for. Our own figures. */
export function isHotEnough(lines: readonly DishLine[], { spiceLevel = 'Mild', servings }: HeardWish): boolean {
  const wanted = spiceLevel === 'Medium' ? tasted : (chilesFor[spiceLevel] ?? 0)
  return wanted === 0 || chilesIn(lines) >= wanted * servings
}

/** Times as much of a chile as a dish has of it, in grams a serving, so that it alone brings the heat that was asked for; 1 where none was. */
export function timesForHeat(chile: Pick<DishLine, 'id' | 'behaviour'>, grams: number, level: string): number {
  const wanted = (chilesFor[level] ?? 0) * gramsOfOne(chile)
  return wanted && grams > 0 ? Math.min(mostTimes, Math.max(1, wanted / grams)) : 1
}
/** What more of it would make another dish. */
const mostTimes = 8

/** Chiles a serving, of the size of a serrano: what can be tasted at all, and more of it. */
const tasted = 0.1
const chilesFor: Readonly<Record<string, number>> = { Hot: 0.5, 'Very Hot': 1.2, 'Extremely Hot': 1.8 }

function chilesIn(lines: readonly DishLine[]): number {
  return lines.filter(isHot).reduce((sum, line) => sum + line.grams / gramsOfOne(line), 0)
}

/** Grams of a food that are as hot as one serrano chile. */
function gramsOfOne({ id, behaviour }: Pick<DishLine, 'id' | 'behaviour'>): number {
  const own = fierce.get(id)
  if (own !== undefined) return own
  if (behaviour.kind === 'fresh chile') return 12
  return behaviour.kind === 'spice' || behaviour.kind === 'seed spice' ? 0.5 : 12
}
/**
 * By the middle of what is published in Scoville units for each chile (Chile Pepper Institute, New Mexico State University: serrano 10,000 to
 * 25,000, jalapeño 2,500 to 8,000, pepperoncini 100 to 500, mild green chiles 500 to 2,500, Thai 50,000 to 100,000), which are units of
 * dry matter: a tenth of a fresh chile.
 */
const fierce: ReadonlyMap<string, number> = new Map([
  ['thai-chile', 2],
  ['habanero', 2],
  ['serrano', 6],
  ['red-chile', 16],
  ['jalapeno', 18],
  ['pickled-jalapenos', 20],
  ['green-chiles', 70],
  ['pepperoncini', 350],
  ['dried-chiles', 4],
  ['dried-ancho', 9],
  ['flakes', 0.75],
  ['aleppo', 2.5],
  ['kashmiri', 2],
  ['gochugaru', 2.5],
  ['ancho', 6],
  ['chili-powder', 4],
  ['berbere', 3],
  ['shichimi', 3],
  ['chipotle', 6],
])

import { homeStandIns } from '#domain/recipe/compose/book/home-stand-ins.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/recipe/compose/book/read-dish.ts'
import { isNamedFor, spareLines } from '#domain/recipe/compose/book/spare-lines.ts'
import { foodsIn } from '#domain/recipe/compose/book/write-steps.ts'
import type { AllowedFoods } from '#domain/recipe/compose/eater.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import type { SlotId } from '#domain/recipe/compose/dish-food.ts'

/**
 * A dish that somebody asked for by name, in the ways in which it is made without the foods that they may not have: with what does their work at
 * home, or without a line that is little of it or lies beside it. The likest to the dish first; none where a food that it is named for or built on
 * is among them.
 */
export function versionsWithout(dish: BookDish, allowed: AllowedFoods): BookDish[] {
  const touched = dish.lines.filter((line) => !line.foods.slice(0, 1).some((id) => allowed.has(id)))
  const ways = touched.map((line) => waysWithout(line, dish, allowed))
  if (ways.length === 0 || ways.some((each) => each.length === 0)) return []
  return choicesOf(ways).map((chosen) => ({
    ...dish,
    lines: dish.lines.map((line) => chosen[touched.indexOf(line)] ?? line),
  }))
}

/** The first way of each line together, then another way of one of them at a time. */
function choicesOf(ways: readonly (readonly BookLine[])[]): BookLine[][] {
  const first = ways.flatMap((each) => each.slice(0, 1))
  const others = ways.flatMap((each, at) => each.slice(1).map((way) => first.with(at, way)))
  return [first, ...others].slice(0, mostVersions)
}
const mostVersions = 10

function waysWithout(line: BookLine, dish: BookDish, allowed: AllowedFoods): BookLine[] {
  const isOfTheList = line.foods.some((id) => allowed.has(id))
  const isSpare = spareLines(dish).has(line)
  const isSignature = isNamedFor(line, dish)
  const others = isSignature ? [] : homeStandIns(line, dish).filter((id) => allowed.has(id))
  const without: BookLine = { ...line, foods: line.foods.slice(0, 1), mayGo: true, isLeftOut: true }
  return [
    ...(isOfTheList || line.mayGo ? [line] : []),
    ...(isSpare ? [without] : []),
    ...others.map((id) => inItsPlace(line, id)),
    ...(!isSpare && !isSignature && isSparedByName(line, dish) ? [without] : []),
  ]
}

function inItsPlace(line: BookLine, id: string): BookLine {
  const own = ownFoodOf(line)
  const isAlike = namedFood(id)?.behaviour.kind === namedFood(own)?.behaviour.kind
  return { ...line, foods: [id], writtenFor: own, preparation: isAlike ? line.preparation : '' }
}

/** Whether whoever asks for a dish by its name would still have it without a line: what is eaten beside it, and a little of what rounds it off. */
function isSparedByName(line: BookLine, dish: BookDish): boolean {
  const total = dish.lines.reduce((sum, { grams }) => sum + grams, 0)
  const kind = namedFood(ownFoodOf(line))?.behaviour.kind
  const share = line.grams / total
  if (line.slot === 'protein') return kind === 'cured meat' && share <= 0.1 && hasOtherMain(line, dish)
  if (kind === 'dried fruit') return share <= 0.08
  if (line.slot === 'starch' || line.slot === 'bread') return isBeside(line, dish)
  return share <= ((dish.entry.sweet ? shareOfSweets : shareOfSavory).get(line.slot) ?? 0)
}

/** The most of a dish's weight that a line may be which it is still itself without. */
const shareOfSavory: ReadonlyMap<SlotId, number> = new Map<SlotId, number>([
  ['acid', 0.03],
  ['body', 0.025],
  ['thickener', 0.015],
  ['creamy', 0.05],
  ['cheese', 0.06],
  ['sauce', 0.04],
  ['wine', 0.04],
  ['crunch', 0.08],
  ['aromatic', 0.2],
  ['vegetable', 0.18],
  ['raw', 0.2],
  ['leaf', 0.2],
  ['fruit', 0.06],
  ['brine', 0.1],
  ['second-fat', 0.03],
])
const shareOfSweets: ReadonlyMap<SlotId, number> = new Map<SlotId, number>([
  ['acid', 0.01],
  ['sweet-spice', 0.02],
  ['crunch', 0.1],
  ['nut', 0.12],
])

function hasOtherMain(line: BookLine, { lines }: BookDish): boolean {
  return lines.some((other) => other !== line && mains.has(other.slot) && other.grams > line.grams)
}
const mains: ReadonlySet<string> = new Set(['protein', 'pulse', 'main', 'egg', 'starch'])

/** Whether a grain is cooked by itself, or bread handed, and nothing else is mixed into it: rice under a curry. */
function isBeside(line: BookLine, { steps }: BookDish): boolean {
  const food = ownFoodOf(line)
  const own = steps.filter(({ text }) => foodsIn(text).includes(food))
  const [first] = own
  if (!first) return false
  return line.slot === 'starch'
    ? foodsIn(first.text).every((id) => id === food || id === 'salt') && own.slice(1).every(({ text }) => served.test(text))
    : own.every(({ text }) => served.test(text))
}
const served = /\b(?:serve|spoon|ladle|plate|bowls?|over the)\b/i

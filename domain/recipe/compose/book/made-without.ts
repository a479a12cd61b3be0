import { foodsIn } from '#domain/catalogue/book/fill-steps.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { isNamedFor, spareLines } from '#domain/catalogue/book/spare-lines.ts'
import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'
import type { AllowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { type HomeStandIn, homeStandIns } from '#domain/recipe/compose/book/home-stand-ins.ts'

/**
 * A dish that somebody asked for by name, in the ways in which it is made without the foods that they may not have: with what does their work at
 * home, or without a line that is little of it or lies beside it. The likest to the dish first; none where a food that it is named for or built on
 * is among them.
 */
export function versionsWithout(dish: BookDish, name: string, allowed: AllowedFoods): BookDish[] {
  const touched = touchedLines(dish, allowed)
  const ways = touched.map((line) => waysWithout(line, dish, name, allowed))
  if (ways.length === 0 || ways.some((each) => each.length === 0)) return []
  return choicesOf(ways).map((chosen) => ({
    ...dish,
    title: titleWithout(dish, chosen),
    lines: dish.lines.map((line) => chosen[touched.indexOf(line)] ?? line),
  }))
}

/** The lines of a dish whose own food its eater may not have: those that it is none without, the most of it first, and the others. */
export function refusedLines(
  dish: BookDish,
  name: string,
  allowed: AllowedFoods,
): { owed: readonly BookLine[]; spared: readonly BookLine[] } {
  const touched = touchedLines(dish, allowed)
  const isOwed = (line: BookLine) => waysWithout(line, dish, name, allowed).length === 0
  return {
    owed: touched.filter(isOwed).sort((one, other) => other.grams - one.grams),
    spared: touched.filter((line) => !isOwed(line) && !line.foods.some((id) => allowed.has(id))),
  }
}

/** Whether nobody makes a dish without the food of a line, however it is written down: what it is named for, built on or held together by. */
export function isBuiltWith(line: BookLine, dish: BookDish): boolean {
  const total = dish.lines.reduce((sum, { grams }) => sum + grams, 0)
  return building.has(line.slot) || line.grams >= 0.15 * total || isNamedFor(line, dish)
}
const building: ReadonlySet<string> = new Set([
  'protein',
  'main',
  'pulse',
  'egg',
  'flour',
  'leavener',
  'starch',
  'bread',
])

function touchedLines({ lines }: BookDish, allowed: AllowedFoods): BookLine[] {
  return lines.filter(({ foods: [own = ''] }) => !allowed.has(own))
}

/** The first way of each line together, then another way of one of them at a time. */
function choicesOf(ways: readonly (readonly BookLine[])[]): BookLine[][] {
  const first = ways.flatMap((each) => each.slice(0, 1))
  const others = ways.flatMap((each, at) => each.slice(1).map((way) => first.with(at, way)))
  return [first, ...others].slice(0, mostVersions)
}
const mostVersions = 10

function waysWithout(line: BookLine, dish: BookDish, name: string, allowed: AllowedFoods): BookLine[] {
  const isOfTheList = line.foods.some((id) => allowed.has(id))
  const isSpare = spareLines(dish).has(line)
  const without: BookLine = { ...line, foods: line.foods.slice(0, 1), mayGo: true, isLeftOut: true }
  // what another of its names tells of, rosemary lamb chops, is not what was asked for
  const names = [headOf(titleWithout(dish, [without])), ...dish.names.slice(0, 1), name]
  const isSignature = isNamedFor(line, dish, names)
  const others = isSignature ? [] : homeStandIns(line, dish).filter(({ id }) => allowed.has(id))
  return [
    ...(isOfTheList ? [line] : []),
    ...(isSpare || line.mayGo ? [without] : []),
    ...others.map((standIn) => inItsPlace(line, standIn)),
    ...(!isSpare && !line.mayGo && !isSignature && isSparedByName(line, dish) ? [without] : []),
  ]
}

/** A title before what it says is with the dish. */
function headOf(title: string): string {
  return title.split(/ with /i)[0] ?? title
}

/** 'French Omelette with Cheese and Chives' without the cheese is one with chives, 'Chicken and Shrimp Paella' without shrimp one of chicken. */
function titleWithout(dish: BookDish, lines: readonly BookLine[]): string {
  const title = withoutAdjectives(dish, lines)
  const foods = lines.flatMap((line) => (line.isLeftOut ? (namedFood(line.foods[0] ?? '') ?? []) : []))
  const names = foods.flatMap((food) => [...shortNames(food), food.food.name, food.behaviour.kind])
  if (names.length === 0) return title
  const words = new Set(names.map(singular))
  const head = headOf(title)
  const beside = title.slice(head.length).replace(/^ with /i, '')
  const kept = beside.split(/, | and /).filter((part) => part && !words.has(singular(part)))
  const of = head.split(' ')
  const at = of.findIndex(
    (word, place) => words.has(singular(word)) && (of[place - 1] === 'and' || of[place + 1] === 'and'),
  )
  const from = of[at - 1] === 'and' ? at - 1 : at
  const own = at < 0 ? head : of.toSpliced(from, 2).join(' ')
  return [own, ...(kept.length ? [joined(kept)] : [])].join(' with ')
}

/** 'Lemon Garlic Baked Salmon' without garlic is baked with lemon, a 'Garlicky Roast' roasted. What stands in brackets explains a name, and stays. */
function withoutAdjectives(dish: BookDish, lines: readonly BookLine[]): string {
  const total = dish.lines.reduce((sum, { grams }) => sum + grams, 0)
  const gone = new Set(
    lines.flatMap((line) => (line.isLeftOut && line.grams <= mostUnnamed * total ? [ownFoodOf(line)] : [])),
  )
  const kept = dish.lines.filter((line) => !gone.has(ownFoodOf(line))).flatMap(shortNamesOf)
  const words = [...gone].flatMap((id) => shortNamesOf({ foods: [id] }))
  return (
    [...new Set(words)]
      // without pepper a dish of red peppers is called after them all the same
      .filter((word) => !kept.some((name) => name.split(' ').at(-1) === word))
      .reduce((title, word) => {
        const before = new RegExp(
          `(?<![\\p{L}-])(?:${word}(?: |-)(?!(?:and|or|with|in|on|over) )(?=\\p{L})(?![^(]*\\))|${word}k?y (?=\\p{L}))`,
          'giu',
        )
        return title.replace(before, '')
      }, dish.title)
  )
}

/** Aioli is made of its garlic, whatever else it is called. */
const mostUnnamed = 0.03

function shortNamesOf({ foods: [id = ''] }: Pick<BookLine, 'foods'>): string[] {
  const food = namedFood(id)
  return food ? shortNames(food).map(singular) : []
}

function inItsPlace(line: BookLine, { id, times }: HomeStandIn): BookLine {
  const own = ownFoodOf(line)
  const isAlike = namedFood(id)?.behaviour.kind === namedFood(own)?.behaviour.kind
  const preparation = isAlike ? line.preparation : ''
  return { ...line, foods: [id], writtenFor: own, grams: line.grams * times, preparation }
}

/** Whether whoever asks for a dish by its name would still have it without a line: what is eaten beside it, and a little of what rounds it off. */
function isSparedByName(line: BookLine, dish: BookDish): boolean {
  const total = dish.lines.reduce((sum, { grams }) => sum + grams, 0)
  const kind = namedFood(ownFoodOf(line))?.behaviour.kind
  const share = line.grams / total
  if (line.slot === 'protein') return share <= (kind === 'egg' ? 0.15 : 0.12) && hasOtherMain(line, dish)
  if (line.slot === 'pulse') return share <= 0.22 && hasOtherMain(line, dish)
  if (kind === 'dried fruit') return share <= 0.08
  // the pasta of a soup, and not that of a pasta dish
  if (line.slot === 'starch' && share <= 0.1 && !dish.entry.sweet && hasOtherMain(line, dish)) return true
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
  ...(['herb', 'pepper', 'whole-spice', 'ground-spice', 'sweet-spice', 'chile'] as const).map(
    (slot) => [slot, 0.08] as const,
  ),
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
    ? foodsIn(first.text).every((id) => id === food || id === 'salt') &&
        own.slice(1).every(({ text }) => served.test(text))
    : own.every(({ text }) => served.test(text))
}
const served = /\b(?:serve|spoon|ladle|plate|bowls?|over the)\b/i

import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'
import type { Flex, Form } from '#domain/catalogue/forms/form.ts'
import { netCarbLimit } from '#domain/catalogue/writing/diet-limits.ts'
import { type DishLine, hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { leastLiquid } from '#domain/catalogue/writing/steam.ts'
import { type Food, netCarbs } from '#domain/food/food.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Pick } from '#domain/recipe/compose/dish/pick.ts'
import { listLine } from '#domain/recipe/compose/listing/list-line.ts'
import { shareSaid } from '#domain/recipe/compose/own-words/how-much.ts'
import { timesForHeat } from '#domain/recipe/compose/portion/chile-heat.ts'
import { saltLine, saltyShare } from '#domain/recipe/compose/portion/salt.ts'
import { fitted } from '#domain/recipe/compose/select/on-hand.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** How a dish is weighed out: `flex` from -1 (leanest) to 1 (richest), `size` the plate beside an ordinary one. */
export interface Measure {
  flex: number
  size: number
  /** Share of the foods that carry the carbohydrate, 1 unless a diet counts it; meat, fish and fat fill their place. */
  starch?: number
}

/** The lines of a dish; undefined when it cannot have the calories or is too rich in carbohydrate. Tuned to the calories or the carbohydrate of the wish; its ordinary size otherwise. `portion` is 1 for a main dish. */
export function weighOut(picks: readonly Pick[], form: Form, wish: HeardWish, portion: number): DishLine[] | undefined {
  const lines = (measure: Measure) => linesAt(picks, form, wish, portion, measure)
  const ordinary: Measure = { flex: 0, size: 1 }
  if (wish.calories) {
    const target = wish.calories * wish.servings
    const exact = sumOf(caloriesIn, picks, wish, portion)
    return isWithin(target, exact) ? tuned(lines, lines(ordinary), exact, target) : undefined
  }
  const plain = lines(ordinary)
  const limit = netCarbLimit(wish)
  if (limit === undefined || netCarbsOf(plain, wish.servings) <= limit) return plain
  // less of it than that, or a smaller plate of it, is no dinner of few carbohydrates, but little dinner
  for (const [starch, size] of leanerPlates) {
    const leaner = lines({ flex: 0, size, starch })
    if (netCarbsOf(leaner, wish.servings) <= limit) return leaner
  }
  return undefined
}
const leanerPlates = [
  [0.8, 1],
  [0.62, 1],
  [0.62, 0.85],
] as const

/** Sizes of a plate beside an ordinary one, from that on. */
const plates = [1, 1.3, 1.7, 0.72, 0.5] as const

/** Whether the leanest and the richest way to weigh a dish out hold the calories between them. */
function isWithin(calories: number, exact: Sum): boolean {
  return exact({ flex: -1, size: 0.5 }) <= calories * 1.1 && exact({ flex: 1, size: 1.7 }) >= calories * 0.9
}

/**
 * What all foods come to before amounts are rounded to what a cook writes, whatever the measure: `each` is that of 100 grams of a food.
 * Those that bend and grow alike are one sum; of salt nothing counts.
 */
function sumOf(each: (food: Food) => number, picks: readonly Pick[], wish: HeardWish, portion: number): Sum {
  const alike = new Map<string, { flex: Flex | undefined; pick: Pick; sum: number }>()
  for (const pick of picks) {
    const { food, slot } = pick
    const flex = isUnbent(food) ? 'fixed' : slot.flex
    const key = `${flex} ${scent.has(slot.id)} ${isInOne(food)}`
    const sum = (gramsOf(pick, wish, portion, { flex: 0, size: 1 }) * each(food.food)) / 100
    alike.set(key, { flex, pick, sum: sum + (alike.get(key)?.sum ?? 0) })
  }
  const sums = [...alike.values()]
  return ({ flex: by, size }) =>
    sums.reduce((all, { flex, pick, sum }) => all + sum * bend(flex, by) * plateOf(pick, size), 0)
}
type Sum = (measure: Measure) => number
const caloriesIn = ({ nutrients }: Food) => nutrients.calories
const dollarsFor = (food: Food) => priceOf(food).usd

/**
 * Whether no way to weigh a dish out is cheap enough: dollars before amounts are rounded, a sixth less for what rounding may save.
 * On each plate the cheapest way is the leanest that, but for a fifth, has the calories.
 */
export function isBeyond(budget: number, picks: readonly Pick[], wish: HeardWish, portion: number): boolean {
  const dollars = sumOf(dollarsFor, picks, wish, portion)
  const isTooDear = (measure: Measure) => dollars(measure) * 0.84 > budget
  if (!wish.calories) return isTooDear({ flex: 0, size: 1 })
  const calories = sumOf(caloriesIn, picks, wish, portion)
  const least = wish.calories * wish.servings * 0.8
  return plates.every((size) => calories({ flex: 1, size }) < least || isTooDear(flexFor(calories, least, size)))
}

/** Calories of the lines, from the food table. */
export function caloriesOf(lines: readonly DishLine[]): number {
  return lines.reduce((sum, { food, grams }) => sum + (grams * food.nutrients.calories) / 100, 0)
}
/** Dollars of the amounts used, from the food table. */
export function costOf(lines: readonly DishLine[]): number {
  return lines.reduce((sum, { food, grams }) => sum + (grams * priceOf(food).usd) / 100, 0)
}
function netCarbsOf(lines: readonly DishLine[], servings: number): number {
  return lines.reduce((sum, { food, grams }) => sum + (grams * netCarbs(food.nutrients)) / 100, 0) / servings
}

/**
 * Bisection on flex over exact grams, first at the ordinary size, then on a larger or smaller plate; amounts are written out
 * near the answer alone, and the best of them is taken. Near enough is 3%.
 */
function tuned(lines: (measure: Measure) => DishLine[], plain: DishLine[], exact: Sum, target: number): DishLine[] {
  const miss = (tried: readonly DishLine[]) => Math.abs(caloriesOf(tried) - target) / target
  let best = plain
  const reach = 0.12
  for (const size of plates.filter((each) => (caloriesOf(plain) < target ? each >= 1 : each <= 1))) {
    const nearest = flexFor(exact, target, size)
    // a plate of this size cannot have the calories, however it is bent: no amount need be written out
    if (Math.abs(exact(nearest) - target) > target * reach) continue
    for (const near of [0, 0.06, -0.06, 0.14, -0.14]) {
      if (miss(best) < 0.03) return best
      const tried = lines({ flex: Math.max(-1, Math.min(1, nearest.flex + near)), size })
      if (miss(tried) < miss(best)) best = tried
      else if (miss(tried) > 0.25) break
    }
  }
  return best
}

/** The flex from -1 to 1 whose calories on a plate of this size come nearest to the target. */
function flexFor(calories: Sum, target: number, size: number): Measure {
  let low = -1
  let high = 1
  for (let turn = 0; turn < 10; turn++) {
    const middle = (low + high) / 2
    if (calories({ flex: middle, size }) < target) low = middle
    else high = middle
  }
  return { flex: (low + high) / 2, size }
}

function linesAt(picks: readonly Pick[], form: Form, wish: HeardWish, portion: number, measure: Measure): DishLine[] {
  const lines: DishLine[] = []
  const stock = leastLiquid(
    form,
    picks.map(({ slot }) => slot.id),
  )
  for (const pick of picks) {
    if (isKind(pick.food, 'salt') && form.saltPercent !== undefined) continue
    const own = Math.max(gramsOf(pick, wish, portion, measure), pick.slot.id === 'stock' ? stock : 0)
    const grams = form.feeds ? own : fitted(own, pick.food, readWish(wish))
    const eaters = (wish.calories && !isInOne(pick.food)) || form.feeds || grams !== own ? 1 : wish.servings
    if (grams > 0) lines.push(listLine(pick.slot, pick.food, grams, eaters))
  }
  const salt = picks.find(({ food }) => isKind(food, 'salt'))
  const line = salt && form.saltPercent !== undefined ? saltLine(salt, lines, form, wish) : undefined
  return line ? [...lines, line] : lines
}

/** Grams of each food of an ordinary plate, before they are written out. */
export function ordinaryGrams(
  picks: readonly Pick[],
  wish: HeardWish,
  portion: number,
): (DishFood & { grams: number })[] {
  return picks.map((pick) => ({ ...pick.food, grams: gramsOf(pick, wish, portion, { flex: 0, size: 1 }) }))
}

function gramsOf(pick: Pick, wish: HeardWish, portion: number, measure: Measure): number {
  const { slot, food, share, more } = pick
  const { flex, size, starch = 1 } = measure
  const grams = typeof slot.grams === 'number' ? slot.grams : slot.grams(food)
  const plate = plateOf(pick, size)
  const level = wish.spiceLevel ?? 'Medium'
  const heat = slot.id === 'chile' ? Math.max(heatOf[level] ?? 1, timesForHeat(food, grams * share + more, level)) : 1
  const salty = saltyShare({ slot: slot.id, food: food.food }, wish)
  const less = slot.id === 'sweetener' && wish.intents.isLessSweet ? 0.7 : 1
  const sweeter = hasFact(food, 'weak') ? 1.4 : 1
  const bent = isUnbent(food) ? 1 : bend(slot.flex, flex)
  const carbs = starch < 1 ? starchShare(slot.id, food, starch) : 1
  // ten people do not want ten handfuls of dill
  const crowd = slot.id === 'herb' && wish.servings > 6 ? 0.6 : 1
  const said = shareSaid(wish, slot, food.id)
  const asked = said * less * salty * heat
  return (grams * share + more) * wish.servings * portion * bent * plate * asked * sweeter * carbs * crowd
}

/** What carries the carbohydrate shrinks; the protein and the fat grow into part of its place. */
function starchShare(slot: SlotId, { food }: DishFood, starch: number): number {
  if (slot === 'protein' || slot === 'egg') return 1 + (1 - starch) * 0.65
  if (slot === 'fat') return 1 + (1 - starch) * 0.5
  return netCarbs(food.nutrients) > 2.5 ? starch : 1
}

/** A bigger plate does not need twice the garlic: some grow by the square root. Nobody shares a bun, however small the meal. */
function plateOf({ slot, food }: Pick, size: number): number {
  if (isInOne(food)) return Math.max(1, size)
  return scent.has(slot.id) ? Math.sqrt(size) : size
}
const isUnbent = (food: DishFood) => hasFact(food, 'unbent') || isInOne(food)
/** What each eater has one of. */
const isInOne = (food: DishFood) => isKind(food, 'bun')
const scent: ReadonlySet<SlotId> = new Set([
  'aromatic',
  'ground-spice',
  'whole-spice',
  'chile',
  'acid',
  'herb',
  'stock',
  'sauce',
])
/** Times the family's chile; 'Mild' leaves it out. */
const heatOf: Readonly<Record<string, number>> = { Medium: 1, Hot: 2, 'Very Hot': 4, 'Extremely Hot': 6 }

const ranges: Readonly<Record<Flex, readonly [number, number]>> = {
  protein: [0.7, 1.5],
  starch: [0.45, 1.7],
  fat: [0.6, 1.5],
  rich: [0.45, 1.9],
  fixed: [1, 1],
}
function bend(flex: Flex | undefined, by: number): number {
  const [least, most] = flex ? ranges[flex] : [0.8, 1.22]
  return by < 0 ? 1 + by * (1 - least) : 1 + by * (most - 1)
}

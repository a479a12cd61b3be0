import { priceOf } from '#domain/food/kitchen-data.ts'
import { netCarbLimit } from '#domain/recipe/compose/diet-limits.ts'
import type { DishFood, SlotId } from '#domain/recipe/compose/dish-food.ts'
import type { DishLine } from '#domain/recipe/compose/dish-line.ts'
import type { Flex, Form } from '#domain/recipe/compose/form.ts'
import { listLine } from '#domain/recipe/compose/list-line.ts'
import type { Pick } from '#domain/recipe/compose/pick.ts'
import { saltLine, saucesShare } from '#domain/recipe/compose/salt.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/** How a dish is weighed out: `flex` from -1 (leanest) to 1 (richest), `size` the plate beside an ordinary one. */
export interface Measure {
  flex: number
  size: number
  /** Share of the foods that carry the carbohydrate, 1 unless a diet counts it; meat, fish and fat fill their place. */
  starch?: number
}

/** The lines of a dish; undefined when it cannot have the calories. Tuned to the calories or the carbohydrate of the wish; its ordinary size otherwise. `portion` is 1 for a main dish. */
export function weighOut(picks: readonly Pick[], form: Form, wish: Wish, portion: number): DishLine[] | undefined {
  const exact = (measure: Measure) => exactCalories(picks, wish, portion, measure)
  if (wish.calories && !isWithin(wish.calories, exact)) return undefined
  const lines = (measure: Measure) => linesAt(picks, form, wish, portion, measure)
  const plain = lines({ flex: 0, size: 1 })
  if (wish.calories) {
    return tuned(lines, plain, exact, wish.calories, wish.servings)
  }
  const limit = netCarbLimit(wish)
  if (limit === undefined || netCarbs(plain, wish.servings) <= limit) return plain
  for (const starch of [0.8, 0.62, 0.48]) {
    const leaner = lines({ flex: 0, size: 1, starch })
    if (netCarbs(leaner, wish.servings) <= limit) return leaner
  }
  for (const size of [0.85, 0.7]) {
    const smaller = lines({ flex: 0, size, starch: 0.48 })
    if (netCarbs(smaller, wish.servings) <= limit) return smaller
  }
  return lines({ flex: -1, size: 0.7 })
}

/** Whether the leanest and the richest way to weigh a dish out hold the calories between them. */
function isWithin(calories: number, exact: (measure: Measure) => number): boolean {
  return exact({ flex: -1, size: 0.5 }) <= calories * 1.1 && exact({ flex: 1, size: 1.7 }) >= calories * 0.9
}

/** Calories a serving before amounts are rounded to what a cook writes; salt has none. */
function exactCalories(picks: readonly Pick[], wish: Wish, portion: number, measure: Measure): number {
  const total = picks.reduce((sum, pick) => {
    const grams = gramsOf(pick, wish, portion, measure)
    return sum + (grams * pick.food.food.nutrients.calories) / 100
  }, 0)
  return total / wish.servings
}

/** Whether no way to weigh a dish out is cheap enough: dollars before amounts are rounded, a sixth less for what rounding may save. */
export function isBeyond(budget: number, picks: readonly Pick[], wish: Wish, portion: number): boolean {
  const measure = wish.calories ? { flex: -1, size: 0.5 } : { flex: 0, size: 1 }
  const dollars = picks.reduce((sum, pick) => {
    return sum + (gramsOf(pick, wish, portion, measure) * priceOf(pick.food.food).usd) / 100
  }, 0)
  return dollars * 0.84 > budget
}

/** Calories of the lines, from the food table. */
export function caloriesOf(lines: readonly DishLine[]): number {
  return lines.reduce((sum, { food, grams }) => sum + (grams * food.nutrients.calories) / 100, 0)
}
/** Dollars of the amounts used, from the food table. */
export function costOf(lines: readonly DishLine[]): number {
  return lines.reduce((sum, { food, grams }) => sum + (grams * priceOf(food).usd) / 100, 0)
}
function netCarbs(lines: readonly DishLine[], servings: number): number {
  const net = lines.reduce(
    (sum, { food, grams }) => sum + (grams * (food.nutrients.carbs - food.nutrients.fiber)) / 100,
    0,
  )
  return net / servings
}

/**
 * Bisection on flex over exact grams, first at the ordinary size, then on a larger or smaller plate; amounts are written out
 * near the answer alone, and the best of them is taken. Near enough is 3%.
 */
function tuned(
  lines: (measure: Measure) => DishLine[],
  plain: DishLine[],
  exactCalories: (measure: Measure) => number,
  target: number,
  servings: number,
): DishLine[] {
  const miss = (tried: readonly DishLine[]) => Math.abs(caloriesOf(tried) / servings - target) / target
  let best = plain
  const reach = 0.12
  for (const size of caloriesOf(plain) / servings < target ? [1, 1.3, 1.7] : [1, 0.72, 0.5]) {
    const flex = flexFor((tried) => exactCalories({ flex: tried, size }), target)
    // a plate of this size cannot have the calories, however it is bent: no amount need be written out
    if (Math.abs(exactCalories({ flex, size }) - target) > target * reach) continue
    for (const near of [0, 0.06, -0.06, 0.14, -0.14]) {
      if (miss(best) < 0.03) return best
      const tried = lines({ flex: Math.max(-1, Math.min(1, flex + near)), size })
      if (miss(tried) < miss(best)) best = tried
      else if (miss(tried) > 0.25) break
    }
  }
  return best
}

/** The flex from -1 to 1 whose calories come nearest to the target. */
function flexFor(calories: (flex: number) => number, target: number): number {
  let low = -1
  let high = 1
  for (let turn = 0; turn < 10; turn++) {
    const middle = (low + high) / 2
    if (calories(middle) < target) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function linesAt(picks: readonly Pick[], form: Form, wish: Wish, portion: number, measure: Measure): DishLine[] {
  const lines: DishLine[] = []
  for (const pick of picks) {
    if (pick.food.id === 'salt' && form.saltPercent !== undefined) continue
    const grams = gramsOf(pick, wish, portion, measure)
    if (grams > 0) lines.push(listLine(pick.slot, pick.food, grams, wish.calories || form.feeds ? 1 : wish.servings))
  }
  const salt = picks.find(({ food }) => food.id === 'salt')
  const line = salt && form.saltPercent !== undefined ? saltLine(salt, lines, form, wish) : undefined
  return line ? [...lines, line] : lines
}

function gramsOf({ slot, food, share, more }: Pick, wish: Wish, portion: number, measure: Measure): number {
  const { flex, size, starch = 1 } = measure
  const grams = typeof slot.grams === 'number' ? slot.grams : slot.grams(food)
  const plate = scent.has(slot.id) ? Math.sqrt(size) : size
  const heat = slot.id === 'chile' ? (heatOf[wish.spiceLevel ?? 'Medium'] ?? 1) : 1
  const salty = food.food.salt > 3 ? saucesShare(wish) : 1
  const less = slot.id === 'sweetener' && notSweet.test(wish.notes) ? 0.7 : 1
  const sweeter = food.id === 'coconut-aminos' ? 1.4 : 1
  const bent = fixedFoods.has(food.id) ? 1 : bend(slot.flex, flex)
  const carbs = starch < 1 ? starchShare(slot.id, food, starch) : 1
  // ten people do not want ten handfuls of dill
  const crowd = slot.id === 'herb' && wish.servings > 6 ? 0.6 : 1
  return (grams * share + more) * wish.servings * portion * bent * plate * heat * less * sweeter * salty * carbs * crowd
}

/** Notes that ask for less sugar. */
export const notSweet = /\bnot (?:(?:too|so|very|overly|that) )?sweet\b|\bless (?:sweet|sugar)\b|\blow sugar\b/i

/** What carries the carbohydrate shrinks; the protein and the fat grow into part of its place. */
function starchShare(slot: SlotId, { food }: DishFood, starch: number): number {
  if (slot === 'protein' || slot === 'egg') return 1 + (1 - starch) * 0.65
  if (slot === 'fat') return 1 + (1 - starch) * 0.5
  return food.nutrients.carbs - food.nutrients.fiber > 2.5 ? starch : 1
}

/** A bigger plate does not need twice the garlic: these grow by the square root. */
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
const fixedFoods: ReadonlySet<string> = new Set(['bay', 'saffron', 'lime-leaf', 'pepper'])
/** Times the family's chile; 'Mild' leaves it out. */
const heatOf: Readonly<Record<string, number>> = { Medium: 1, Hot: 2, 'Very Hot': 3, 'Extremely Hot': 4.5 }

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

import type { HomeLot } from '#domain/plan/week/larder/lots.ts'
import type { WeekFood, WeekPack } from '#domain/plan/week/larder/week-food.ts'
import type { Stock } from '#domain/plan/week/week.ts'

/** What is bought and spent of a food of the larder. */
export interface Paid {
  /** Cents beside the grams that the choices pay; below 0 where what is at home is spent. */
  readonly cents: number
  /** Of each size. */
  readonly packs: readonly number[]
  /** Grams of each stock, in the order of the larder. */
  readonly spent: readonly number[]
}

/** The least that so many grams cost; `usedBy(day)`: grams that are cooked until the end of a day. What goes off first is spent first. */
export function payLarder(
  { food, stock }: { readonly food: WeekFood; readonly stock: readonly HomeLot[] },
  usedBy: (day: number) => number,
): Paid {
  const spent = spendStock(
    stock.map((one) => one.stock),
    usedBy,
  )
  const all = spent.reduce((sum, grams) => sum + grams, 0)
  if (food.packs.length === 0) return { cents: -all * food.rate, packs: [], spent }
  const { cents, counts } = cheapestPacks(food.packs, usedBy(Number.POSITIVE_INFINITY) - all)
  return { cents, packs: counts, spent }
}

/** Grams that are spent of each stock of a product, what has to go first first; nothing after its last day. */
export function spendStock(stock: readonly Stock[], usedBy: (day: number) => number): number[] {
  let all = 0
  return stock.map(({ grams, lastDay }) => {
    const used = Math.max(0, Math.min(grams, usedBy(lastDay) - all))
    all += used
    return used
  })
}

/** Grams of a product that are spent until the end of a day: what is cooked first takes it first. */
export function spentUntil(stock: readonly Stock[], usedBy: (day: number) => number, day: number): number {
  return spendStock(stock, (until) => usedBy(Math.min(until, day))).reduce((sum, grams) => sum + grams, 0)
}

/** The cheapest packages that hold so many grams, the largest size first. */
function cheapestPacks(packs: readonly WeekPack[], grams: number): { cents: number; counts: number[] } {
  const [pack, ...smaller] = packs
  if (!pack || grams <= 1e-9) return { cents: 0, counts: packs.map(() => 0) }
  const most = Math.ceil(grams / pack.holds - 1e-9)
  if (smaller.length === 0) return { cents: most * pack.cents, counts: [most] }
  let best: { cents: number; counts: number[] } | undefined
  for (let count = most; count >= 0; count -= 1) {
    const rest = cheapestPacks(smaller, grams - count * pack.holds)
    const cents = count * pack.cents + rest.cents
    if (!best || cents < best.cents) best = { cents, counts: [count, ...rest.counts] }
  }
  return best!
}

/** Whole packages that are bought of a food of which so many grams are used, and what the last of them leave over. */
export function packagesBought(
  food: WeekFood,
  { packs, spent }: Paid,
  used: number,
): { name: string; label: string; count: number; cents: number; leftGrams: number }[] {
  const bought = used - spent.reduce((sum, grams) => sum + grams, 0)
  const held = packs.reduce((sum, count, size) => sum + count * food.packs[size]!.grams, 0)
  let left = Math.max(0, held - bought)
  return packs.flatMap((count, size) => {
    if (count === 0) return []
    const { label, cents } = food.packs[size]!
    const leftGrams = left
    left = 0
    return [{ name: food.name, label, count, cents: count * cents, leftGrams }]
  })
}

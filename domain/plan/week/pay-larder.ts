import type { Larder } from '#domain/plan/week/rules/packages.ts'
import type { WeekPack } from '#domain/plan/week/week-food.ts'

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
export function payLarder({ food, stock }: Larder, usedBy: (day: number) => number): Paid {
  let all = 0
  const spent = stock.map(({ stock: { grams, lastDay } }) => {
    const used = Math.max(0, Math.min(grams, usedBy(lastDay) - all))
    all += used
    return used
  })
  if (food.packs.length === 0) return { cents: -all * food.rate, packs: [], spent }
  const { cents, counts } = cheapestPacks(food.packs, usedBy(Number.POSITIVE_INFINITY) - all)
  return { cents, packs: counts, spent }
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

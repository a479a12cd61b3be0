import { foodById } from '../../domain/food/foods.ts'
import { pricedSizes } from '../../domain/food/line/weighing/package-sizes.ts'
import { packagesFor } from '../../domain/plan/products/packages.ts'
import type { WeekDish, WeekWish } from '../../domain/plan/week/week.ts'
import type { Laid } from './laid.ts'

type PartOf = WeekDish['finishes'][number]['foods'][number]['partOf']

/** Cents, not rounded: every pot by the grams in it, packages of what spoils whole, what is at home free. */
export function moneyOf(wish: WeekWish, byId: ReadonlyMap<string, WeekDish>, laid: readonly Laid[]) {
  let cents = 0
  let spoiled = 0
  const uses = new Map<string, { food: string; day: number; grams: number; partOf?: PartOf }[]>()
  for (const { dish: id, eaters, cookedAt } of laid) {
    const dish = byId.get(id)!
    let pot = 0
    for (const eater of eaters) {
      const { portion } = wish.eaters[eater]!
      const finish = dish.finishes[dish.finishOf[eater] ?? 0]!
      pot += (finish.cents / dish.servings) * portion
      for (const { product, food, grams, partOf } of finish.foods)
        uses.set(product, [
          ...(uses.get(product) ?? []),
          { food, day: wish.slots[cookedAt]!.day, grams: grams * portion, ...(partOf && { partOf }) },
        ])
    }
    cents += Math.round(pot)
  }
  // what is eaten whole first: its parts have the rest, each part all of it
  const wholeFirst = [...uses].sort(([, [one]], [, [other]]) => Number(!!one!.partOf) - Number(!!other!.partOf))
  const gone = wish.atHome.map(() => 0)
  for (const [product, used] of wholeFirst) {
    const food = foodById(used[0]!.food)
    const { partOf } = used[0]!
    const all = used.reduce((sum, { grams }) => sum + grams, 0)
    let fromHome = 0
    const lots = wish.atHome.flatMap(({ product: there, grams, lastDay }, at) => {
      if (there === product) return [{ at, lastDay, grams, isWhole: true }]
      return there === partOf?.product
        ? [{ at, lastDay, grams: (grams - gone[at]!) / partOf.share, isWhole: false }]
        : []
    })
    for (const { at, grams, lastDay, isWhole } of lots.sort((a, b) => a.lastDay - b.lastDay)) {
      const inTime = used.reduce((sum, use) => sum + (use.day <= lastDay ? use.grams : 0), 0)
      const taken = Math.max(0, Math.min(grams, inTime - fromHome))
      if (isWhole) gone[at]! += taken
      fromHome += taken
    }
    cents -= fromHome * food.tablePrice.usd
    const spoils = ['Produce', 'Dairy & Eggs', 'Deli'].includes(food.aisle) && food.keepsDays < 8 && !food.partOf
    if (!spoils || food.tablePrice.usd === 0 || packagesFor(food, 30, undefined).label === '') continue
    spoiled += cheapest(food, all - fromHome) - (all - fromHome) * food.tablePrice.usd
  }
  return { cents: cents + spoiled, spoiled, missed: missedAtHome(wish, byId, gone) }
}

/** Cents of what lies at home and is not used by its last day, a day of the plan; not of foods that are parts, or that parts are taken from. */
function missedAtHome(wish: WeekWish, byId: ReadonlyMap<string, WeekDish>, gone: readonly number[]): number {
  const all = [...byId.values()].flatMap(({ finishes }) => finishes.flatMap(({ foods }) => foods))
  return wish.atHome.reduce((sum, { product, grams, lastDay }, at) => {
    const known = all.find((one) => one.product === product)
    const isPart = known?.partOf !== undefined || all.some(({ partOf }) => partOf?.product === product)
    if (!known || isPart || lastDay >= wish.days) return sum
    return sum + (grams - gone[at]!) * foodById(known.food).tablePrice.usd
  }, 0)
}

/** Cents of each week's pots by the grams in them; of what is at home each gram is free where it is cooked first. */
export function weeklyMoney(wish: WeekWish, byId: ReadonlyMap<string, WeekDish>, laid: readonly Laid[]): number[] {
  const weeks = Array.from({ length: Math.ceil(wish.days / 7) }, () => 0)
  const left = wish.atHome.map((lot) => ({ ...lot })).sort((a, b) => a.lastDay - b.lastDay)
  const dayOf = ({ cookedAt }: Laid) => wish.slots[cookedAt]!.day
  for (const one of [...laid].sort((a, b) => dayOf(a) - dayOf(b))) {
    const dish = byId.get(one.dish)!
    let pot = 0
    for (const eater of one.eaters) {
      const { portion } = wish.eaters[eater]!
      const { cents, foods } = dish.finishes[dish.finishOf[eater] ?? 0]!
      pot += (cents / dish.servings) * portion
      for (const { product, food, grams } of foods) {
        let open = grams * portion
        for (const lot of left) {
          if (lot.product !== product || lot.lastDay < dayOf(one)) continue
          const taken = Math.min(lot.grams, open)
          lot.grams -= taken
          open -= taken
          weeks[Math.floor(dayOf(one) / 7)]! -= taken * foodById(food).tablePrice.usd
        }
      }
    }
    weeks[Math.floor(dayOf(one) / 7)]! += Math.round(pot)
  }
  return weeks
}

/** By trying every number of every size. */
function cheapest(food: ReturnType<typeof foodById>, grams: number): number {
  const good = food.aisle === 'Produce' || /\b(?:bunch|head)$/.test(food.pack.label) ? 1.05 : 1.02
  let best = new Map([[0, 0]])
  for (const { pack, cents } of pricedSizes(food)) {
    const next = new Map<number, number>()
    for (const [held, paid] of best)
      for (let count = 0; ; count += 1) {
        const holds = held + count * pack.grams * good
        const pays = paid + count * cents
        if (pays < (next.get(holds) ?? Infinity)) next.set(holds, pays)
        if (holds >= grams) break
      }
    best = next
  }
  return Math.min(...[...best].filter(([held]) => held >= grams - 1e-6).map(([, paid]) => paid))
}

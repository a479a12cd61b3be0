import {
  byProduct,
  type NamedStock,
  type PlanToServe,
  type Served,
  servedIn,
  type UseOfPlan,
  usedBy,
  usesOf,
} from '#domain/plan/meal-plan/provisions/stock-uses.ts'
import type { ToBuy } from '#domain/plan/shopping/at-till.ts'
import { produce } from '#domain/plan/week/choices/points.ts'
import { weekOfDay, weeksOf } from '#domain/plan/week/choices/weeks.ts'
import { type HomeLot, leftFor, lotsFor, ownLots } from '#domain/plan/week/larder/lots.ts'
import { type Paid, packagesBought, payLarder, spentUntil } from '#domain/plan/week/larder/pay-larder.ts'
import type { WeekFood } from '#domain/plan/week/larder/week-food.ts'
import { type Finish, nutrientNames } from '#domain/plan/week/week.ts'

export interface PlanToCount extends PlanToServe {
  readonly stock: readonly NamedStock[]
  /** What foods cost now, by their ids. */
  readonly foods: ReadonlyMap<string, WeekFood>
}

type Nutrients = Finish['nutrients']

/** Cents, and what each eater has of each day. */
export interface PlanTotals {
  readonly cents: number
  readonly used: number
  readonly fromHome: number
  readonly spoiled: number
  /** Cents of the amounts that each entry uses, by its id. */
  readonly ofEntry: ReadonlyMap<string, number>
  readonly days: readonly {
    readonly cents: number
    readonly eaters: readonly Nutrients[]
    /** Portions of vegetables and fruit of each eater. */
    readonly produce: readonly number[]
  }[]
  /** Of each seven days from the start: the amounts used by what is cooked in them, less what comes from home; packages count in the whole alone. */
  readonly weeks: readonly { readonly days: number; readonly cents: number }[]
  readonly packages: ReturnType<typeof packagesBought>
  /** What is used of each stock, in grams, by the stock’s own name. */
  readonly spent: readonly {
    readonly food: string
    readonly name: string
    readonly grams: number
    readonly lastDay: number
  }[]
  /** What no dish has used of what is at home by the last day on which it is good, where that is a day of the plan. */
  readonly goesOff: readonly { readonly name: string; readonly grams: number; readonly lastDay: number }[]
  /** What is not at home, by food; of what is bought with a piece, the pieces. */
  readonly toBuy: readonly ToBuy[]
}

/**
 * What a plan costs and feeds, made by hand or not: amounts used by the recipes' own verification, less what is at home, and what
 * spoils of whole packages, in the words of the planner's own account.
 */
export function planTotals({ stock, foods, ...plan }: PlanToCount): PlanTotals {
  const { days, eaters } = plan
  const served = servedIn(plan)
  const perDay = Array.from({ length: days }, () => ({
    cents: 0,
    eaters: eaters.map(() => nothing()),
    produce: eaters.map(() => 0),
  }))
  const ofEntry = new Map<string, number>()
  for (const { entry, plates } of served) {
    let cents = 0
    for (const { eater, portion, finish, servings } of plates) {
      cents += (portion * finish.cents) / servings
      const total = perDay[entry.day]!.eaters[eater]!
      for (const name of nutrientNames) total[name] += portion * (finish.nutrients[name] ?? 0)
      perDay[entry.day]!.produce[eater]! += (portion * (finish.produce ?? 0)) / produce.grams
    }
    ofEntry.set(entry.id, Math.round(cents))
    perDay[entry.day]!.cents += Math.round(cents)
  }
  const centsOfWeek = (week: number) => {
    const { first, last } = weeksOf(days)[week]!
    const cooked = served.filter(({ cookedOn }) => weekOfDay(cookedOn) === week)
    const amounts = cooked.reduce((sum, { entry }) => sum + ofEntry.get(entry.id)!, 0)
    const spent = larders.reduce((sum, larder) => {
      const { food, uses } = larder
      const lots = ownLots(larder)
      const until = (day: number) => spentUntil(lots, usedBy(uses), day)
      return sum + food.rate * (until(last) - until(first - 1))
    }, 0)
    return Math.round(amounts - spent)
  }
  const used = [...ofEntry.values()].reduce((sum, cents) => sum + cents, 0)
  const larders = lardersOf(served, stock, foods)
  const paid: PaidLarder[] = []
  for (const larder of larders) {
    const { uses } = larder
    const left = leftFor(larder, (whole) => paid[whole]!.paid.spent)
    paid.push({
      ...larder,
      paid: payLarder(left, usedBy(uses)),
      grams: usedBy(uses)(Number.POSITIVE_INFINITY),
    })
  }
  const fromHome = Math.round(
    paid.reduce((sum, { food, paid: { spent } }) => sum + food.rate * spent.reduce((all, grams) => all + grams, 0), 0),
  )
  // of what is bought whole the packages are paid, not the grams
  const extra = paid.reduce(
    (sum, { food, grams, paid: { cents } }) => sum + cents - (food.packs.length > 0 ? food.rate * grams : 0),
    0,
  )
  const cents = Math.round(used + extra)
  return {
    cents,
    used,
    fromHome,
    spoiled: cents - used + fromHome,
    ofEntry,
    days: perDay,
    weeks: weeksOf(days).map(({ first, last }, week) => ({ days: last - first + 1, cents: centsOfWeek(week) })),
    packages: paid.flatMap(({ food, grams, paid: bought }) => packagesBought(food, bought, grams)),
    ...homeUsed(paid, stock, days),
    toBuy: toBuyFor(byProduct(served.flatMap(usesOf)), paid),
  }
}

interface LarderOfPlan {
  readonly product: string
  readonly food: WeekFood
  /** What has to go first first. */
  readonly stock: readonly HomeLot<NamedStock>[]
  readonly uses: readonly UseOfPlan[]
}
interface PaidLarder extends LarderOfPlan {
  readonly paid: Paid
  readonly grams: number
}

/** What is used of each lot, in grams of what lies there: whole, and as much more as the part needs that needs most; and what goes off. */
function homeUsed(
  larders: readonly PaidLarder[],
  stock: readonly NamedStock[],
  days: number,
): Pick<PlanTotals, 'spent' | 'goesOff'> {
  const lots = new Map<string, { food: string; name: string; lastDay: number; whole: number; part: number }>()
  for (const { food, stock: mine, uses, paid } of larders) {
    let own = 0
    for (const [at, { stock: lot, from }] of mine.entries()) {
      const place = from?.place ?? own
      if (!from) own += 1
      const key = `${place} ${lot.product}`
      const id = from ? uses[0]!.partOf!.food : food.id
      const { name, lastDay } = lot
      const known = lots.get(key) ?? { food: id, name, lastDay, whole: 0, part: 0 }
      const grams = paid.spent[at]!
      lots.set(
        key,
        from ? { ...known, part: Math.max(known.part, grams * from.share) } : { ...known, whole: known.whole + grams },
      )
    }
  }
  const spent = [...lots.values()].flatMap(({ whole, part, ...lot }) =>
    whole + part > 0 ? [{ ...lot, grams: whole + part }] : [],
  )
  const goesOff = [...byProduct(goodInTime(stock))].flatMap(([product, all]) =>
    all
      .toSorted((one, other) => one.lastDay - other.lastDay)
      .flatMap(({ name, lastDay, grams: there }, place) => {
        const { whole = 0, part = 0 } = lots.get(`${place} ${product}`) ?? {}
        const grams = there - whole - part
        return lastDay < days && grams > there * crumb ? [{ name, grams, lastDay }] : []
      }),
  )
  return { spent, goesOff: goesOff.sort((one, other) => one.lastDay - other.lastDay) }
}
/** Nobody is told of the last tenth of a bunch. */
const crumb = 0.1

/** What the uses of each product take that does not come from home. Of what a piece gives several parts of, the one that needs most pieces counts. */
function toBuyFor(uses: ReadonlyMap<string, readonly UseOfPlan[]>, paid: readonly PaidLarder[]): ToBuy[] {
  const fromHome = new Map(
    paid.map(({ product, paid: { spent } }) => [product, spent.reduce((sum, grams) => sum + grams, 0)]),
  )
  const bought = [...uses].map(([product, of]) => ({
    ...of[0]!,
    grams: Math.max(0, usedBy(of)(Number.POSITIVE_INFINITY) - (fromHome.get(product) ?? 0)),
  }))
  const wholes = bought.filter(({ partOf }) => !partOf)
  const parts = bought.flatMap(({ partOf, grams }) =>
    partOf ? [{ product: partOf.product, food: partOf.food, grams: grams * partOf.share }] : [],
  )
  const pieces = [...byProduct(parts)].map(([, [first, ...others]]) => ({
    ...first!,
    grams: Math.max(first!.grams, ...others.map(({ grams }) => grams)),
  }))
  return [...byProduct([...wholes, ...pieces])].map(([, all]) => ({
    food: all[0]!.food,
    grams: all.reduce((sum, { grams }) => sum + grams, 0),
  }))
}

/**
 * Products that cost otherwise than by the gram: what is sold whole and spoils, and what is at home. What can be taken from another product
 * stands behind that.
 */
function lardersOf(
  served: readonly Served[],
  stock: readonly NamedStock[],
  foods: PlanToCount['foods'],
): LarderOfPlan[] {
  const inTime = goodInTime(stock)
  const larders: LarderOfPlan[] = []
  const inOrder = [...byProduct(served.flatMap(usesOf))].sort(
    ([, [one]], [, [other]]) => Number(Boolean(one!.partOf)) - Number(Boolean(other!.partOf)),
  )
  for (const [product, uses] of inOrder) {
    const [{ food: id, partOf }] = uses as [UseOfPlan]
    const food = foods.get(id)
    const mine = lotsFor(inTime, { product, partOf }, (other) => {
      const larder = larders.findIndex((one) => one.product === other)
      return larder < 0 ? undefined : larder
    })
    if (food && (food.packs.length > 0 || mine.length > 0)) larders.push({ product, food, stock: mine, uses })
  }
  return larders
}

/** What was no longer good when the plan began is not counted on. */
const goodInTime = (stock: readonly NamedStock[]) => stock.filter(({ lastDay, grams }) => lastDay >= 0 && grams > 0)

function nothing(): Nutrients {
  return Object.fromEntries(nutrientNames.map((name) => [name, 0])) as Nutrients
}

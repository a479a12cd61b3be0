import { eatersAt, type Household } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { spendStock } from '#domain/plan/week/larder/pay-larder.ts'
import type { Finish, Stock, WeekDish } from '#domain/plan/week/week.ts'

export interface PlanToServe extends Household {
  readonly days: number
  readonly entries: readonly PlanEntry[]
  /** What the recipes are for these eaters, by the recipe's id; a recipe that is gone is not there and counts nothing. */
  readonly dishes: ReadonlyMap<number, WeekDish>
}

/** What of an entry is on which plate. */
export interface Served {
  readonly entry: PlanEntry
  /** The day on which it is cooked and for which it is bought. */
  readonly cookedOn: number
  readonly plates: readonly {
    readonly eater: number
    readonly portion: number
    readonly finish: Finish
    readonly servings: number
  }[]
}

/** What is eaten on the days of a plan. Leftovers of what is not cooked feed nobody and cost nothing. */
export function servedIn({ days, dishes, ...household }: PlanToServe): Served[] {
  const inside = household.entries.filter(({ day }) => day < days)
  const dayOf = new Map(inside.map(({ id, day }) => [id, day]))
  return inside.flatMap((entry): Served[] => {
    const { kind, recipeId, cookedAt } = entry
    const isFood = kind === 'recipe' || (kind === 'leftover' && cookedAt !== null)
    const dish = isFood && recipeId !== null ? dishes.get(recipeId) : undefined
    if (!dish) return []
    const plates = eatersAt(entry, household).map((eater) => ({
      eater,
      portion: household.eaters[eater]!.portion,
      finish: dish.finishes[dish.finishOf[eater] ?? 0]!,
      servings: dish.servings,
    }))
    return [{ entry, cookedOn: (kind === 'leftover' ? dayOf.get(cookedAt!) : undefined) ?? entry.day, plates }]
  })
}

/** Grams as bought that a dish of the plan takes of a product, on the day on which it is cooked. */
export interface UseOfPlan {
  /** The entry at which it is cooked. */
  readonly cooking: string
  readonly product: string
  readonly food: string
  /** What it can be taken from at home as well. */
  readonly partOf?: Finish['foods'][number]['partOf']
  readonly day: number
  readonly grams: number
}

/** What a plan takes of which product on which of its days. */
export function usesOf({ entry, cookedOn, plates }: Served): UseOfPlan[] {
  return plates.flatMap(({ portion, finish }) =>
    finish.foods.map(({ product, food, partOf, grams }) => ({
      cooking: entry.cookedAt ?? entry.id,
      product,
      food,
      ...(partOf && { partOf }),
      day: cookedOn,
      grams: portion * grams,
    })),
  )
}

/** Stock of a member, by the name that its row has for them. */
export interface NamedStock extends Stock {
  readonly name: string
}

/** What is left of stock after it was spent so; days are counted from the same day for both, and may lie before it. */
export function stockAfter<Lot extends Stock>(stock: readonly Lot[], uses: readonly Use[]): Lot[] {
  const spent = byProduct(takenWhole(uses, new Set(stock.map(({ product }) => product))))
  return [...byProduct(stock)].flatMap(([product, lots]) => {
    const mine = lots.toSorted(firstToGo)
    const taken = spendStock(mine, usedBy(spent.get(product) ?? []))
    // to the gram, as whoever cooks says how much was taken
    return mine.map((lot, at) => (taken[at]! > 0 ? { ...lot, grams: Math.round(lot.grams - taken[at]!) } : lot))
  })
}
type Use = Pick<UseOfPlan, 'product' | 'food' | 'cooking' | 'partOf' | 'day' | 'grams'>

/**
 * What uses take of what is there: a part that does not lie there itself comes from its whole, of which one cooking takes as much as the part
 * needs that needs most, as a piece gives each.
 */
function takenWhole(uses: readonly Use[], there: ReadonlySet<string>): Pick<UseOfPlan, 'product' | 'day' | 'grams'>[] {
  const wholes = new Map<string, { product: string; day: number; parts: Map<string, number> }>()
  const others = uses.filter(({ product, food, cooking, partOf, day, grams }) => {
    if (!partOf || there.has(product)) return true
    const key = `${cooking} ${day} ${partOf.product}`
    const one = wholes.get(key) ?? { product: partOf.product, day, parts: new Map<string, number>() }
    wholes.set(key, one)
    one.parts.set(food, (one.parts.get(food) ?? 0) + grams * partOf.share)
    return false
  })
  const taken = [...wholes.values()].map(({ product, day, parts }) => ({
    product,
    day,
    grams: Math.max(...parts.values()),
  }))
  return [...others, ...taken]
}

export function byProduct<One extends { readonly product: string }>(all: readonly One[]): Map<string, One[]> {
  const found = new Map<string, One[]>()
  for (const one of all) {
    const known = found.get(one.product)
    if (known) known.push(one)
    else found.set(one.product, [one])
  }
  return found
}

/** What is spent first. */
const firstToGo = (one: Stock, other: Stock) => one.lastDay - other.lastDay

/** Grams that are used until the end of a day. */
export const usedBy =
  (uses: readonly Pick<UseOfPlan, 'day' | 'grams'>[]) =>
  (day: number): number =>
    uses.reduce((sum, use) => (use.day <= day ? sum + use.grams : sum), 0)

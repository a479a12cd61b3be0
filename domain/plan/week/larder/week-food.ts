import { type Food, isA } from '#domain/food/food.ts'
import { foodById } from '#domain/food/foods.ts'
import { pricedSizes } from '#domain/food/line/weighing/package-sizes.ts'
import { isFree } from '#domain/food/prices/cost.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { packagesFor } from '#domain/plan/products/packages.ts'

/** What a food costs beyond the grams that are used: whole packages of what spoils before another plan could use the rest. */
export interface WeekFood {
  readonly id: string
  readonly name: string
  /** Cents for a gram, as the recipes' own cost has it. */
  readonly rate: number
  /** Sizes to buy where the rest of a package spoils; none where it keeps, freezes or is sold loose. */
  readonly packs: readonly WeekPack[]
}
/** A food of a plan with what it can be taken from at home as well, where that is something else. */
export interface WatchedFood extends WeekFood {
  readonly partOf?: { readonly product: string; readonly share: number }
  /** Whether what of it goes off at home speaks against a plan: not of what parts are taken from, as nobody can say how much of it a part uses. */
  readonly isMissed?: boolean
}
export interface WeekPack {
  readonly label: string
  readonly cents: number
  /** Grams on the label, and grams that it is good for: no two bunches are the same. */
  readonly grams: number
  readonly holds: number
}

export function weekFoodOf(id: string): WeekFood {
  const food = foodById(id)
  const rate = isFree(food) ? 0 : priceOf(food).usd
  // a part is bought with the piece that it comes from
  return { id, name: food.name, rate, packs: spoils(food) && !food.partOf ? packsOf(food) : [] }
}

/** What keeps longer than a week meets the next plan as what is at home. */
const keeping = 8
/** The rest of a package of meat, fish or bread is frozen, and what stands in the other aisles keeps. */
const aislesThatSpoil: ReadonlySet<string> = new Set(['Produce', 'Dairy & Eggs', 'Deli'])
const aislesToFreeze: ReadonlySet<string> = new Set(['Meat', 'Seafood', 'Bakery'])

/** Days from the shop to the stove, unfrozen. What stands in the other aisles keeps for any plan. */
export function daysUncooked(food: Food): number {
  return aislesThatSpoil.has(food.aisle) || aislesToFreeze.has(food.aisle) ? food.keepsDays : Number.POSITIVE_INFINITY
}

/** Whether it is as good from the freezer, where it keeps for longer than any plan: meat, fish and bread. */
export function canBeFrozen(food: Food): boolean {
  return aislesToFreeze.has(food.aisle) && !isA('bought alive')(food)
}

function spoils(food: Food): boolean {
  if (food.keepsDays >= keeping || !aislesThatSpoil.has(food.aisle) || isFree(food)) return false
  // what has no label is sold loose
  return packagesFor(food, 30, undefined).label !== ''
}

function packsOf(food: Food): WeekPack[] {
  const slack = food.aisle === 'Produce' || /\b(?:bunch|head)$/.test(food.pack.label) ? 1.05 : 1.02
  return pricedSizes(food).map(({ pack, cents }) => ({
    label: pack.label,
    cents,
    grams: pack.grams,
    holds: pack.grams * slack,
  }))
}

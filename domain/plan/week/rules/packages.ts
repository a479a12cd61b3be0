import { goesOff } from '#domain/plan/week/choices/points.ts'
import { type HomeLot, lotsFor } from '#domain/plan/week/larder/lots.ts'
import type { WatchedFood, WeekFood } from '#domain/plan/week/larder/week-food.ts'
import type { Row } from '#domain/plan/week/program/program.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** A product that is bought by the package or lies at home, with its columns. */
export interface Larder {
  readonly product: string
  readonly food: WeekFood
  /** One for each size: how many are bought. */
  readonly packs: readonly number[]
  /** What is at home, what has to go first first, and how many grams of it are used. */
  readonly stock: readonly LotOfLarder[]
}

interface LotOfLarder extends HomeLot {
  readonly column: number
  /** The column of what goes off unused, where that speaks against a plan. */
  readonly missed?: number
}

/**
 * Of what spoils whole packages are paid, of everything else the grams that are used; what is at home is free. Nothing at home is used
 * after its last day. A lemon at home is there for its juice as well, as far as nothing wants it whole.
 */
export function payPackages(setting: RuleSetting, foods: ReadonlyMap<string, WatchedFood>): Larder[] {
  const uses = usesOf(setting, foods)
  const exclusive = setting.build.rows.filter(isExclusive)
  const larders: Larder[] = []
  // what is taken from something else comes after it
  const inOrder = [...foods].sort(([, one], [, other]) => Number(Boolean(one.partOf)) - Number(Boolean(other.partOf)))
  for (const [product, food] of inOrder) {
    const larder = columnsFor(setting, product, { food, larders })
    const mine = uses.get(product) ?? []
    coverUse(setting, larder, mine)
    openWhole(setting, exclusive, larder, mine)
    spendInTime(setting, larder, mine)
    countMissed(setting, larder)
    shareLots(setting, larder, larders)
    larders.push(larder)
  }
  return larders
}

interface Use {
  readonly column: number
  readonly grams: number
}

function usesOf({ choices }: RuleSetting, foods: ReadonlyMap<string, unknown>): Map<string, Use[]> {
  const uses = new Map<string, Use[]>([...foods.keys()].map((product) => [product, []]))
  for (const [column, choice] of choices.entries())
    for (const [product, grams] of choice.grams) uses.get(product)?.push({ column, grams })
  return uses
}

function columnsFor(
  { wish, build }: RuleSetting,
  product: string,
  { food, larders }: { food: WatchedFood; larders: readonly Larder[] },
): Larder {
  const { packs, rate } = food
  const mine = lotsFor(wish.atHome, { product, partOf: food.partOf }, (other) => {
    const larder = larders.findIndex((one) => one.product === other)
    return larder < 0 ? undefined : larder
  })
  return {
    product,
    food,
    packs: packs.map(({ label, cents }) => build.column(`buy_${product}_${label}`, cents, 0, { most: mostPacks })),
    stock: mine.map((lot, place) => ({
      ...lot,
      // packages are saved by buying fewer of them
      column: build.column(`home_${product}_${place}`, packs.length > 0 ? 0 : -rate, 0, {
        most: lot.stock.grams,
        isWhole: false,
      }),
      ...(food.isMissed &&
        lot.stock.lastDay < wish.days && {
          missed: build.column(`missed_${product}_${place}`, 0, rate * goesOff, {
            most: lot.stock.grams,
            isWhole: false,
          }),
        }),
    })),
  }
}

/** What goes off at home is what no dish has used of it. */
function countMissed({ build }: RuleSetting, { product, stock }: Larder): void {
  for (const [place, { column, missed, stock: lot }] of stock.entries())
    if (missed !== undefined)
      build.row(
        `missed_${product}_${place}`,
        undefined,
        [
          [column, 1],
          [missed, 1],
        ],
        { least: lot.grams },
      )
}

/** Of a lot from which parts are taken, what is used whole and what is used for a part are no more than lies there; one piece gives each part. */
function shareLots({ build }: RuleSetting, { product, stock }: Larder, larders: readonly Larder[]): void {
  for (const [at, { column, from }] of stock.entries()) {
    if (from?.larder === undefined) continue
    const whole = larders[from.larder]!.stock[from.place]!
    const factors = [[whole.column, 1] as const, [column, from.share] as const]
    build.row(`shared_${product}_${at}`, undefined, factors, { most: whole.stock.grams })
  }
}

/** More than any plan needs; a bound that is finite makes the proof firm. */
const mostPacks = 999

/** Packages and what is at home hold all that is cooked. */
function coverUse({ build }: RuleSetting, { product, food, packs, stock }: Larder, uses: readonly Use[]): void {
  if (packs.length === 0) return
  build.row(
    `enough_${product}`,
    undefined,
    [
      ...packs.map((column, size) => [column, food.packs[size]!.holds] as const),
      ...stock.map(({ column }) => [column, 1] as const),
      ...uses.map(({ column, grams }) => [column, -grams] as const),
    ],
    { least: 0 },
  )
}

/**
 * No part of a package is bought: true of whole numbers anyway, but where parts are weighed first, this tells that one dish needs all
 * of it. Where one at most of some choices is taken (the pots of a meal, a dish that is cooked once), a package holds for all of them
 * together.
 */
function openWhole(
  { build }: RuleSetting,
  exclusive: readonly Row[],
  { product, food, packs, stock }: Larder,
  uses: readonly Use[],
): void {
  const [largest] = food.packs
  if (!largest) return
  const atHome = stock.reduce((sum, { stock: { grams } }) => sum + grams, 0)
  const needed = new Map(
    uses.flatMap(({ column, grams }) => {
      const count = Math.ceil((grams - atHome) / largest.holds - 1e-9)
      return count > 0 ? [[column, count] as const] : []
    }),
  )
  for (const { name, columns, most } of exclusive) {
    const here = columns.flatMap((column) =>
      needed.has(column) ? [[column, -needed.get(column)! / most] as const] : [],
    )
    if (here.length === 0) continue
    build.row(`whole_${product}_${name}`, undefined, [...packs.map((column) => [column, 1] as const), ...here], {
      least: 0,
    })
  }
}

/** One pot at a meal, one dish so often: rows that let one or two of their columns be taken. Those of mains and times add nothing here. */
function isExclusive({ name, rule, most }: Row): boolean {
  return (name.endsWith('_one_pot') || rule?.startsWith('one-dish') === true) && most >= 1 && most <= 2
}

/** What goes off by a day is spent on what is cooked until then. */
function spendInTime({ wish, choices, build }: RuleSetting, { product, stock }: Larder, uses: readonly Use[]): void {
  for (const [place, { stock: lot }] of stock.entries())
    build.row(
      `in_time_${product}_${place}`,
      undefined,
      [
        ...stock.slice(0, place + 1).map(({ column }) => [column, 1] as const),
        ...uses.flatMap(({ column, grams }) =>
          wish.slots[choices[column]!.cookedAt]!.day <= lot.lastDay ? [[column, -grams] as const] : [],
        ),
      ],
      { most: 0 },
    )
}

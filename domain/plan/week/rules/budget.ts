import { isOver, spentRule } from '#domain/plan/week/choices/days-over.ts'
import { type WeekOfPlan, weekOfDay, weeksOf } from '#domain/plan/week/choices/weeks.ts'
import { ownLots } from '#domain/plan/week/larder/lots.ts'
import { centsOf, centsOfWeeks } from '#domain/plan/week/rules/cents.ts'
import type { Larder } from '#domain/plan/week/rules/packages.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** Grams of a product that come from home until the end of a week, with its columns. */
export interface HomeUse {
  /** The place of its larder. */
  readonly larder: number
  readonly week: number
  readonly column: number
  /** The grams are the least of these sums: what is cooked by a day, and what is at home beyond that. `column`: it is the least one. */
  readonly sums: readonly { readonly until: number; readonly atHome: number; readonly column: number }[]
}

/**
 * Everything that is paid stays within the budget; points are not money. In a plan of more than a week, each week has its share by days:
 * the amounts that its dishes use, less what they take from home. Packages are paid by the plan as a whole. Where what was spent on days that
 * are over is let go of, the others have their share by days, however much that was.
 */
export function keepBudget(setting: RuleSetting, larders: readonly Larder[]): HomeUse[] {
  const { wish, choices, build, without } = setting
  if (wish.budget === undefined || without.has('budget')) return []
  const { budget } = wish
  const standing = { ...setting, larders, program: build }
  const spent = choices.flatMap(({ cookedAt }, column) => (isOver(wish, wish.slots[cookedAt]!.day) ? [column] : []))
  const most = ({ first, last, share }: WeekOfPlan, spentOn: () => number) => {
    const left = Math.min(last - first + 1, last + 1 - (wish.from ?? 0))
    const mine = budget * share
    return without.has(spentRule) ? Math.max(mine, spentOn() + (budget * left) / wish.days) : mine
  }
  const whole = { first: 0, last: wish.days - 1, share: 1 }
  build.row(
    'budget',
    'budget',
    build.columns.map(({ cents }, column) => [column, cents] as const),
    { most: most(whole, () => centsOf(standing, spent)) },
  )
  const weeks = weeksOf(wish.days)
  if (weeks.length < 2) return []
  const uses = weeks.flatMap((one, week) =>
    larders.flatMap((larder, place) =>
      ownLots(larder).length > 0 ? [useUntil(setting, larder, { place, one, week })] : [],
    ),
  )
  for (const [week, span] of weeks.entries()) {
    if (isOver(wish, span.last)) continue
    build.row(
      `budget_of_week_${week}`,
      'budget',
      [
        ...choices.flatMap(({ cents, cookedAt }, column) =>
          weekOfDay(wish.slots[cookedAt]!.day) === week ? [[column, cents] as const] : [],
        ),
        ...uses.flatMap(({ larder, column, week: until }) => {
          const { rate } = larders[larder]!.food
          return until === week ? [[column, -rate] as const] : until === week - 1 ? [[column, rate] as const] : []
        }),
      ],
      { most: most(span, () => centsOfWeeks(standing, spent)[week]!) },
    )
  }
  return uses
}

/** What is cooked first takes it first: as many grams as are cooked in time and lie there, neither more nor fewer. */
function useUntil(
  { wish, choices, build }: RuleSetting,
  larder: Larder,
  { place, one: { last }, week }: { place: number; one: WeekOfPlan; week: number },
): HomeUse {
  const { product } = larder
  const stock = ownLots(larder)
  const name = `from_home_${product}_by_week_${week}`
  // lots that go off before the week is over
  const gone = stock.filter(({ lastDay }) => lastDay < last).length
  const after = (lots: number) => stock.slice(lots).reduce((sum, { grams }) => sum + grams, 0)
  const bounds = [
    { until: -1, atHome: after(0) },
    ...stock.slice(0, gone).map(({ lastDay }, lot) => ({ until: lastDay, atHome: after(lot + 1) })),
    ...(gone < stock.length ? [{ until: last, atHome: 0 }] : []),
  ]
  const column = build.column(name, 0, 0, { most: after(0), isWhole: false })
  const sums = bounds.map((sum, at) => ({ ...sum, column: build.column(`${name}_is_${at}`, 0) }))
  for (const [at, { until, atHome, column: isLeast }] of sums.entries()) {
    const cooked = choices.flatMap(({ grams, cookedAt }, choice) =>
      grams.has(product) && wish.slots[cookedAt]!.day <= until ? [[choice, -grams.get(product)!] as const] : [],
    )
    // more than can be cooked at all: the bound of a sum that is not the least
    const most = atHome + mostCooked(cooked, choices)
    build.row(`${name}_most_${at}`, undefined, [[column, 1], ...cooked], { most: atHome })
    build.row(`${name}_least_${at}`, undefined, [[column, 1], ...cooked, [isLeast, -most]], { least: atHome - most })
  }
  build.row(
    `${name}_is_one`,
    undefined,
    sums.map((sum) => [sum.column, 1] as const),
    { least: 1, most: 1 },
  )
  return { larder: place, week, column, sums }
}

/** Grams, where each meal has the pot and the dishes beside it that take most. */
function mostCooked(
  cooked: readonly (readonly [choice: number, grams: number])[],
  choices: RuleSetting['choices'],
): number {
  const most = new Map<string, number>()
  for (const [choice, grams] of cooked) {
    const { slot, group } = choices[choice]!
    const key = `${slot} ${group ?? ''}`
    most.set(key, Math.max(most.get(key) ?? 0, -grams))
  }
  return [...most.values()].reduce((sum, grams) => sum + grams, 0)
}

import type { WeekProgram } from '#domain/plan/week/search/week-program.ts'

/**
 * For each choice how far beyond the bound of the relaxed program a plan that takes it is at least, in cents and points. `prices`: what the
 * relaxed program says of each column alone. A choice never comes alone: a pot brings a dish for each group that may not have it, such a
 * dish a pot that it is beside, what is eaten again the pot that it was cooked in; their prices add up.
 */
export function beyondBound({ choices }: WeekProgram, prices: ArrayLike<number>): Float64Array {
  const own = choices.map((_, column) => Math.max(0, prices[column]!))
  const pots = new Map<string, number>()
  const leastBeside = new Map<string, number>()
  for (const [column, { kind, slot, dish, group }] of choices.entries()) {
    if (kind === 'pot') pots.set(`${slot} ${dish}`, own[column]!)
    if (kind === 'beside') lower(leastBeside, `${slot} ${group}`, own[column]!)
  }
  const besideOf = (slot: number, group: string) => leastBeside.get(`${slot} ${group}`) ?? 0
  const withGroups = choices.map(({ kind, slot, cookedAt, dish, groups }, column) =>
    groups.reduce(
      (sum, group) => sum + besideOf(slot, group),
      own[column]! + (kind === 'again' ? (pots.get(`${cookedAt} ${dish}`) ?? 0) : 0),
    ),
  )
  const leastPot = new Map<string, number>()
  for (const [column, { slot, groups }] of choices.entries())
    for (const group of groups) lower(leastPot, `${slot} ${group}`, withGroups[column]! - besideOf(slot, group))
  return Float64Array.from(choices, ({ kind, slot, group }, column) =>
    kind === 'beside' ? own[column]! + (leastPot.get(`${slot} ${group}`) ?? 0) : withGroups[column]!,
  )
}

function lower(least: Map<string, number>, key: string, value: number): void {
  least.set(key, Math.min(least.get(key) ?? Number.POSITIVE_INFINITY, value))
}

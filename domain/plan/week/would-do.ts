import type { Program } from '#domain/plan/week/program.ts'
import type { SearchOptions } from '#domain/plan/week/search-week.ts'
import { takenOf } from '#domain/plan/week/table.ts'
import { type WeekProgram, weekProgram } from '#domain/plan/week/week-program.ts'

export interface WouldDo {
  /** The figure in the rule's own unit. */
  readonly wouldDo: number
  readonly week: WeekProgram
  readonly taken: readonly number[]
}

/**
 * For a rule that is a figure, the nearest one with which there is a plan, and that plan: the budget that is just enough, the protein
 * that can just be had. Undefined for other rules, and where it was not found in time.
 */
export function figureThatWouldDo(
  { wish, dishes }: WeekProgram,
  rule: string,
  { solve, seconds }: SearchOptions,
): WouldDo | undefined {
  const [kind, one, two] = rule.split(':')
  if (kind !== 'budget' && kind !== 'target' && kind !== 'times') return undefined
  const week = weekProgram(wish, dishes)
  const options = { seconds: Math.min(seconds, 10), gap: 0.001 }
  const solved = solve(
    kind === 'budget' ? cheapest(week.program) : nearest(week.program, rule, figureOf(week, rule)),
    options,
  )
  if (!solved.values || solved.cost === undefined) return undefined
  const taken = takenOf(week, solved.values)
  if (kind === 'budget') return { wouldDo: Math.ceil(solved.cost - 1e-6), week, taken }
  const { least, most } =
    kind === 'target' ? wish.eaters[Number(one)]!.targets[Number(two)]! : wish.rules.times[Number(one)]!
  const off = solved.values[week.program.columns.length]!
  const over = solved.values[week.program.columns.length + 1]!
  return { wouldDo: off >= over && least !== undefined ? least - off : (most ?? 0) + over, week, taken }
}

/** Money alone, and no budget. */
function cheapest({ columns, rows }: Program): Program {
  return {
    columns: columns.map((column) => ({ ...column, points: 0 })),
    rows: rows.filter(({ rule }) => rule !== 'budget'),
  }
}

interface Figure {
  readonly least?: number
  readonly most?: number
}

function figureOf({ wish }: WeekProgram, rule: string): Figure {
  const [kind, one, two] = rule.split(':')
  return kind === 'target' ? wish.eaters[Number(one)]!.targets[Number(two)]! : wish.rules.times[Number(one)]!
}

/** As little short of the figure, or above it, as can be: two more columns, the only ones that cost. */
function nearest({ columns, rows }: Program, rule: string, { least, most }: Figure): Program {
  const short = columns.length
  const free = { points: 0, least: 0, most: 1e6, isWhole: false }
  return {
    columns: [
      ...columns.map((column) => ({ ...column, cents: 0, points: 0 })),
      { ...free, name: 'short_of_it', cents: 1 },
      { ...free, name: 'above_it', cents: 1 },
    ],
    rows: rows.map((row) => {
      if (row.rule !== rule) return row
      // of a day with a meal eaten out only a share is asked
      const share = least ? row.least / least : most ? row.most / most : 1
      return { ...row, columns: [...row.columns, short, short + 1], factors: [...row.factors, share, -share] }
    }),
  }
}

import type { Without } from '#domain/plan/week/choices/choices.ts'
import { isOver } from '#domain/plan/week/choices/days-over.ts'
import { weeksOf } from '#domain/plan/week/choices/weeks.ts'
import type { Program } from '#domain/plan/week/program/program.ts'
import { centsOf, centsOfWeeks } from '#domain/plan/week/rules/cents.ts'
import { type SearchOptions, searchWeek } from '#domain/plan/week/search/search-week.ts'
import { takenOf, valuesOf } from '#domain/plan/week/search/table.ts'
import { type WeekProgram, weekProgram } from '#domain/plan/week/search/week-program.ts'
import { dishMealOf } from '#domain/plan/week/week.ts'
import { kindOf } from '#domain/plan/week/words/wished-rules.ts'

export interface WouldDo {
  /** The figure in the rule's own unit. */
  readonly wouldDo: number
  readonly week: WeekProgram
  readonly taken: readonly number[]
}

/** A plan that was found without a rule, and what else was let go for it. */
export interface KnownPlan {
  readonly taken: readonly number[]
  readonly before: Without
}

/**
 * For a wish that is a figure, the nearest one that was found with which there is a plan, and that plan: the budget that is just enough,
 * the protein that all who wish for it can just have, the minutes in which each of the meals can be cooked. Undefined for other wishes.
 * `rules`: those of one wish, or the minutes of any meals.
 */
export function figureThatWouldDo(
  without: WeekProgram,
  rules: readonly string[],
  { taken: known, before }: KnownPlan,
  options: SearchOptions,
): WouldDo | undefined {
  const { wish, dishes } = without
  const kind = kindOf(rules)
  if (kind === 'minutes') return minutesThatWouldDo(without, rules.map(placeOf), { taken: known, before }, options)
  if (kind !== 'budget' && kind !== 'target' && kind !== 'times') return undefined
  const seconds = Math.min(options.seconds, mostSeconds)
  if (kind === 'budget' && wish.days <= 7) {
    // the choices are the same whatever the aim, so that what is known there is known here
    const week = weekProgram({ ...wish, aim: 'cheapest' }, dishes, new Set([...before, 'budget']))
    const { found } = searchWeek(week, { ...options, seconds, patience: undefined, start: known, onFound: undefined })
    return found && { wouldDo: Math.ceil(found.cost - 1e-6), week, taken: found.taken }
  }
  const week = weekProgram(wish, dishes, before)
  const { least, most } = figureOf(week, rules[0]!)
  const eased = nearest(week.program, rules, { least, most })
  const start = withSlack(eased, valuesOf(week, known), rules)
  const { values = start } = options.solve(eased, { seconds, gap: 0.001, start })
  const [short = 0, over = 0] = [values[week.program.columns.length], values[week.program.columns.length + 1]]
  const taken = takenOf(week, values)
  if (kind === 'budget') return { wouldDo: budgetOf(week, taken), week, taken }
  const wouldDo = short >= over && least !== undefined ? least - short : (most ?? 0) + over
  return { wouldDo, week, taken }
}

/** The budget of the whole plan with which each of its weeks that is not over has enough, and the plan for its packages. */
function budgetOf(week: WeekProgram, taken: readonly number[]): number {
  const weeks = weeksOf(week.wish.days)
  const ofWeeks = centsOfWeeks(week, taken).flatMap((cents, place) =>
    isOver(week.wish, weeks[place]!.last) ? [] : [cents / weeks[place]!.share],
  )
  return Math.ceil(Math.max(centsOf(week, taken), ...ofWeeks) - 1e-6)
}

const mostSeconds = 10

function placeOf(rule: string): number {
  return Number(rule.split(':')[1])
}

/** Of the times that their dishes take, the shortest in which some meals can be had, by halves: what can be cooked in some time can be in more. */
function minutesThatWouldDo(
  { wish, dishes, choices }: WeekProgram,
  places: readonly number[],
  { taken: known, before }: KnownPlan,
  options: SearchOptions,
): WouldDo | undefined {
  const asked = Math.max(...places.map((place) => wish.slots[place]!.minutes ?? 0))
  const enough = Math.max(...places.map((place) => minutesOf({ dishes, choices }, place, known)))
  const hours = new Set(places.map((place) => dishMealOf(wish.slots[place]!.meal)))
  const times = dishes.flatMap(({ meals, minutes }) =>
    meals.some((meal) => hours.has(meal)) && minutes < enough ? minutes : [],
  )
  const open = [...new Set([...times, enough].map((time) => Math.ceil(time)))]
    .filter((time) => time > asked)
    .sort((one, other) => one - other)
  const seconds = Math.min(options.seconds, mostSeconds / 5)
  let best: WouldDo | undefined
  let [least, most] = [0, open.length - 1]
  while (least <= most) {
    const middle = (least + most) >> 1
    const minutes = open[middle]!
    const slots = wish.slots.map((slot, at) => (places.includes(at) ? { ...slot, minutes } : slot))
    const week = weekProgram({ ...wish, slots }, dishes, before)
    const { found } = searchWeek(week, { ...options, seconds, patience: undefined, onFound: undefined })
    if (found) best = { wouldDo: minutes, week, taken: found.taken }
    if (found) most = middle - 1
    else least = middle + 1
  }
  return best
}

/** Minutes that a meal takes in a plan. */
function minutesOf(
  { dishes, choices }: Pick<WeekProgram, 'dishes' | 'choices'>,
  place: number,
  taken: readonly number[],
): number {
  const served = taken.flatMap((column) => {
    const choice = choices[column]
    return choice?.slot === place && choice.kind !== 'again' ? [dishes[choice.dish]!] : []
  })
  // the hands of one cook
  const hands = served.length > 1 ? served.reduce((sum, { activeMinutes }) => sum + activeMinutes, 0) : 0
  return Math.max(...served.map(({ minutes }) => minutes), hands)
}

/** A plan that is known, with as much as it is off. */
function withSlack({ rows }: Program, values: readonly number[], rules: readonly string[]): number[] {
  let [short, over] = [0, 0]
  for (const row of rows) {
    if (row.rule === undefined || !rules.includes(row.rule)) continue
    const sum = row.columns.reduce((all, column, at) => all + row.factors[at]! * (values[column] ?? 0), 0)
    short = Math.max(short, (row.least - sum) / row.factors.at(-2)!)
    over = Math.max(over, (sum - row.most) / -row.factors.at(-1)!)
  }
  return [...values, short, over]
}

interface Figure {
  readonly least?: number
  readonly most?: number
}

function figureOf({ wish }: WeekProgram, rule: string): Figure {
  const [kind, one, two] = rule.split(':')
  if (kind === 'budget') return { most: wish.budget! }
  return kind === 'target' ? wish.eaters[Number(one)]!.targets[Number(two)]! : wish.rules.times[Number(one)]!
}

/** As little short of the figure of some rules, or above it, as can be: two more columns, the only ones that cost. */
function nearest({ columns, rows }: Program, rules: readonly string[], { least, most }: Figure): Program {
  const short = columns.length
  const free = { points: 0, least: 0, most: 1e6, isWhole: false }
  return {
    columns: [
      ...columns.map((column) => ({ ...column, cents: 0, points: 0 })),
      { ...free, name: 'short_of_it', cents: 1 },
      { ...free, name: 'above_it', cents: 1 },
    ],
    rows: rows.map((row) => {
      if (row.rule === undefined || !rules.includes(row.rule)) return row
      // of a day with a meal eaten out only a share is asked, and of a week the rest of what days that are over had
      const [ofLeast, ofMost] = [shareOf(row.least, least), shareOf(row.most, most)]
      return { ...row, columns: [...row.columns, short, short + 1], factors: [...row.factors, ofLeast, -ofMost] }
    }),
  }
}

/** Of a figure, what a row asks of it; 1 where it asks nothing. */
function shareOf(bound: number, figure: number | undefined): number {
  return figure && bound > 0 ? bound / figure : 1
}

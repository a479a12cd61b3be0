import { type WeekOfPlan, weekOfDay, weeksOf } from '#domain/plan/week/choices/weeks.ts'
import { leftFor, ownLots } from '#domain/plan/week/larder/lots.ts'
import { payLarder, spentUntil } from '#domain/plan/week/larder/pay-larder.ts'
import { pointsOfMissed } from '#domain/plan/week/rules/cents.ts'
import { pointsOfCount } from '#domain/plan/week/rules/tally.ts'
import type { WeekProgram } from '#domain/plan/week/search/week-program.ts'
import type { Stock } from '#domain/plan/week/week.ts'

/**
 * The sums of a plan that is being put together: columns are taken and put back, and what it costs and breaks is known at once.
 * Knows nothing of the rules but the rows of the program.
 */
export class Tray {
  /** Cents and points of the choices and larders. */
  cost = 0
  /** Cents alone. */
  cents = 0
  /** How far rows are broken, each by its own weight. */
  broken = 0
  readonly #rows: Float64Array
  readonly #weights: Float64Array
  /** What the weights began with, below which they never fall. */
  readonly #lightest: Float64Array
  readonly #least: Float64Array
  readonly #most: Float64Array
  readonly #of: readonly {
    rows: Int32Array
    factors: Float64Array
    larders: readonly (readonly [number, number])[]
    day: number
    tallies: Int32Array
    counts: Int32Array
  }[]
  readonly #used: readonly Float64Array[]
  readonly #paid: Float64Array
  /** Points of what goes off at home, by larder. */
  readonly #missed: Float64Array
  /** How much of each tally is taken. */
  readonly #counts: Int32Array
  readonly #week: WeekProgram
  readonly #budget: number
  /** Cents that each week may cost. */
  readonly #budgets: readonly number[]
  /** Weeks that have a budget each; none where the plan's is the only one. */
  readonly #weeks: readonly WeekOfPlan[]
  /** Cents of each week: amounts used, less what comes from home. */
  readonly #centsOfWeeks: Float64Array
  readonly #lots: readonly (readonly Stock[])[]
  /** Grams spent of each lot, by larder, and the larders of its parts. */
  readonly #spent: (readonly number[])[]
  readonly #parts: readonly (readonly number[])[]
  /** Cents that come from home, by larder and week. */
  readonly #fromHome: readonly Float64Array[]

  constructor(week: WeekProgram) {
    const { program, choices, larders, wish } = week
    // the budget is kept by cents; what the larders bind, their cheapest purchase keeps by itself
    const rows = program.rows.filter(
      ({ rule, columns, name }) =>
        rule !== 'budget' && !isGiven(name) && columns.every((column) => column < choices.length),
    )
    this.#week = week
    this.#budget = program.rows.find(({ name }) => name === 'budget')?.most ?? Number.POSITIVE_INFINITY
    this.#weeks = Number.isFinite(this.#budget) && wish.days > 7 ? weeksOf(wish.days) : []
    const budgetOf = (week: number) => program.rows.find(({ name }) => name === `budget_of_week_${week}`)?.most
    this.#budgets = this.#weeks.map((_, week) => budgetOf(week) ?? Number.POSITIVE_INFINITY)
    this.#centsOfWeeks = new Float64Array(this.#weeks.length)
    this.#lots = larders.map(ownLots)
    this.#spent = larders.map(({ stock }) => stock.map(() => 0))
    this.#parts = larders.map((_, whole) =>
      larders.flatMap(({ stock }, part) => (stock.some(({ from }) => from?.larder === whole) ? [part] : [])),
    )
    this.#fromHome = larders.map(() => new Float64Array(this.#weeks.length))
    this.#rows = new Float64Array(rows.length)
    this.#least = Float64Array.from(rows, ({ least }) => least)
    this.#most = Float64Array.from(rows, ({ most }) => most)
    this.#weights = Float64Array.from(rows, ({ least, most }) => weightOf(least, most))
    this.#lightest = this.#weights.slice()
    for (let row = 0; row < rows.length; row += 1) this.broken += this.#penalty(row)
    const entries = choices.map(() => ({ rows: [] as number[], factors: [] as number[] }))
    for (const [row, { columns, factors }] of rows.entries())
      for (const [place, column] of columns.entries()) {
        entries[column]!.rows.push(row)
        entries[column]!.factors.push(factors[place]!)
      }
    const tallied = choices.map(() => ({ tallies: [] as number[], counts: [] as number[] }))
    for (const [tally, { of, factors }] of week.tallies.entries())
      for (const [at, column] of of.entries()) {
        tallied[column]!.tallies.push(tally)
        tallied[column]!.counts.push(factors[at]!)
      }
    this.#counts = new Int32Array(week.tallies.length)
    for (const tally of week.tallies) this.cost += pointsOfCount(tally, 0)
    const places = new Map(larders.map(({ product }, place) => [product, place]))
    this.#of = entries.map(({ rows: of, factors }, column) => ({
      rows: Int32Array.from(of),
      factors: Float64Array.from(factors),
      larders: [...choices[column]!.grams].flatMap(([product, grams]) =>
        places.has(product) ? [[places.get(product)!, grams] as const] : [],
      ),
      day: wish.slots[choices[column]!.cookedAt]!.day,
      tallies: Int32Array.from(tallied[column]!.tallies),
      counts: Int32Array.from(tallied[column]!.counts),
    }))
    this.#used = larders.map(() => new Float64Array(wish.days))
    this.#paid = new Float64Array(larders.length)
    this.#missed = Float64Array.from(larders, (larder, place) => pointsOfMissed(larder, this.#spent[place]!))
    for (const points of this.#missed) this.cost += points
  }

  /** Takes a column (1) or puts it back (-1). */
  move(column: number, sign: 1 | -1): void {
    const { rows, factors, larders, day, tallies, counts } = this.#of[column]!
    const { cents, points } = this.#week.program.columns[column]!
    this.cost += sign * (cents + points)
    this.cents += sign * cents
    if (this.#weeks.length > 0) this.#centsOfWeeks[weekOfDay(day)]! += sign * this.#week.choices[column]!.cents
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!
      const before = this.#penalty(row)
      this.#rows[row]! += sign * factors[at]!
      this.broken += this.#penalty(row) - before
    }
    for (let at = 0; at < tallies.length; at += 1) {
      const place = tallies[at]!
      const tally = this.#week.tallies[place]!
      const before = pointsOfCount(tally, this.#counts[place]!)
      this.#counts[place]! += sign * counts[at]!
      this.cost += pointsOfCount(tally, this.#counts[place]!) - before
    }
    for (const [place, grams] of larders) {
      this.#used[place]![day]! += sign * grams
      this.#pay(place)
    }
  }

  /** Everything that speaks against the plan, in cents. */
  get weight(): number {
    return this.cost + this.broken + this.#over * overBudget
  }

  /** Whether every row is kept. */
  get isSound(): boolean {
    return this.broken < 1e-6 && this.#over <= 1e-6
  }

  /** Cents above the budget, of the plan and of its weeks. */
  get #over(): number {
    let over = Math.max(0, this.cents - this.#budget)
    for (let week = 0; week < this.#weeks.length; week += 1)
      over += Math.max(0, this.#centsOfWeeks[week]! - this.#budgets[week]!)
    return over
  }

  /** What is still broken weighs more from now on, and what is kept less, so that nothing is out of reach for good. */
  press(): void {
    this.broken = 0
    for (let row = 0; row < this.#rows.length; row += 1) {
      const weight = this.#weights[row]!
      this.#weights[row] = this.#penalty(row) > 0 ? weight * 1.3 : Math.max(weight * 0.9, this.#lightest[row]!)
      this.broken += this.#penalty(row)
    }
  }

  #penalty(row: number): number {
    const value = this.#rows[row]!
    const least = this.#least[row]! - 1e-7 * Math.abs(this.#least[row]!)
    const most = this.#most[row]! + 1e-7 * Math.abs(this.#most[row]!)
    if (value < least) return (this.#least[row]! - value) * this.#weights[row]!
    return value > most ? (value - this.#most[row]!) * this.#weights[row]! : 0
  }

  #pay(place: number): void {
    const used = this.#used[place]!
    const usedBy = (day: number) => {
      let grams = 0
      for (let at = 0; at < used.length && at <= day; at += 1) grams += used[at]!
      // sums that went to and fro
      return grams < 1e-6 ? 0 : grams
    }
    const left = leftFor(this.#week.larders[place]!, (whole) => this.#spent[whole]!)
    const { cents, spent } = payLarder(left, usedBy)
    this.#spent[place] = spent
    this.cost += cents - this.#paid[place]!
    this.cents += cents - this.#paid[place]!
    this.#paid[place] = cents
    const missed = pointsOfMissed(this.#week.larders[place]!, spent)
    this.cost += missed - this.#missed[place]!
    this.#missed[place] = missed
    if (this.#lots[place]!.length > 0) this.#payWeeks(place, usedBy)
    for (const part of this.#parts[place]!) this.#pay(part)
  }

  #payWeeks(place: number, usedBy: (day: number) => number): void {
    const { rate } = this.#week.larders[place]!.food
    const fromHome = this.#fromHome[place]!
    let before = 0
    for (let week = 0; week < this.#weeks.length; week += 1) {
      const until = spentUntil(this.#lots[place]!, usedBy, this.#weeks[week]!.last)
      const cents = rate * (until - before)
      this.#centsOfWeeks[week]! += fromHome[week]! - cents
      fromHome[week] = cents
      before = until
    }
  }
}

/** Rows that hold by the way meals are chosen. */
function isGiven(name: string): boolean {
  return name.endsWith('one_pot') || name.includes('_beside_for_')
}

/** Cents for each unit that a row is off: a tenth of its bound is worth a plate. */
function weightOf(least: number, most: number): number {
  const bound = Number.isFinite(least) && least !== 0 ? Math.abs(least) : Number.isFinite(most) ? Math.abs(most) : 1
  return 600 / Math.max(1, bound * 0.1)
}
const overBudget = 3

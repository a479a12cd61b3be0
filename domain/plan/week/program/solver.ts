import type { Program } from '#domain/plan/week/program/program.ts'

/** Whatever solves integer programs. It keeps its thread until it is through; what it finds on the way it tells. */
export type Solve = (program: Program, options: SolveOptions) => Solved

export interface SolveOptions {
  /** Of the clock. */
  readonly seconds: number
  /** Stops where the best found is so near to the bound: 0.01 is one in a hundred. */
  readonly gap?: number
  /** Values of all columns of a plan that is known. */
  readonly start?: readonly number[]
  /** Columns that keep these values. */
  readonly fixed?: ReadonlyMap<number, number>
  /** Whole numbers need not be whole: a bound in a moment, with what each column would cost beyond it. */
  readonly isRelaxed?: boolean
  /** Brings the bound up and leaves it to others to look for better plans. */
  readonly isForBound?: boolean
  readonly onBetter?: (values: ArrayLike<number>, worth: { cost: number; bound: number }) => void
  readonly onBound?: (bound: number) => void
  readonly isCancelled?: () => boolean
}

export interface Solved {
  /** 'best': proved within the gap; 'found': the best until the time was up; 'none': proved that there is none. */
  readonly outcome: 'best' | 'found' | 'none' | 'unknown'
  readonly values?: ArrayLike<number>
  /** Cents and points. */
  readonly cost?: number
  /** Of a relaxed program: what taking one more of a column costs at least beyond the bound; below 0 where one less does. */
  readonly prices?: ArrayLike<number>
  /** No choice costs less. */
  readonly bound: number
}

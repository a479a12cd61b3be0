/** Something that is counted over the choices of a plan, and what it costs in points once there is more of it than some. */
export interface Tally {
  /** The column that counts it. */
  readonly column: number
  readonly of: readonly number[]
  /** How much of it each choice has. */
  readonly factors: readonly number[]
  readonly steps: readonly { readonly column: number; readonly free: number; readonly points: number }[]
}

/** Points of so much of it. */
export function pointsOfCount({ steps }: Pick<Tally, 'steps'>, count: number): number {
  let sum = 0
  for (const { free, points } of steps) sum += points * Math.max(0, count - free)
  return sum
}

/** One row of the table: what was to be reached, what was measured, and the cases that explain the rest, worst first. */
export interface Outcome {
  what: string
  target: string
  measured: string
  /** Undefined where a figure only stands beside others. */
  met?: boolean
  cases: readonly string[]
}

/** How much is measured: all of it, or a share that takes under a minute. */
export interface Extent {
  quick: boolean
}

/** A share as people read it: '96.4%'; two places where a place less would round to all or nothing. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return 'none'
  const share = (part / whole) * 100
  const isNearEnd = part !== 0 && part !== whole && (share > 99.9 || share < 0.1)
  return `${share.toFixed(isNearEnd ? 3 : 1)}%`
}

/** The value at this share of the sorted numbers; NaN for none. */
export function atShare(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

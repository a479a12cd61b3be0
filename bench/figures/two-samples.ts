/** What two lots of measurements say about each other. */
export interface Comparison {
  /** Probability of a difference in rank as large as this one if there is none (Mann-Whitney, two-sided). */
  readonly rank: number
  /** The same for the largest distance between the two distributions (Kolmogorov-Smirnov). */
  readonly distance: number
}

/** Compares two samples of 50 values at least, by the usual large-sample forms of both tests. */
export function compare(one: readonly number[], other: readonly number[]): Comparison {
  return { rank: mannWhitney(one, other), distance: kolmogorovSmirnov(one, other) }
}

/** The value below which this part of a sample lies. */
export function quantile(sample: readonly number[], part: number): number {
  const sorted = sample.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, first: true })), ...other.map((value) => ({ value, first: false }))]
  all.sort((a, b) => a.value - b.value)
  let ranks = 0
  for (let start = 0; start < all.length; ) {
    let end = start
    while (end < all.length && all[end]!.value === all[start]!.value) end += 1
    // equal values share the middle of their ranks
    const rank = (start + 1 + end) / 2
    ranks += rank * all.slice(start, end).filter(({ first }) => first).length
    start = end
  }
  const [n, m] = [one.length, other.length]
  const u = ranks - (n * (n + 1)) / 2
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12)
  return Math.min(1, 2 * upperTail(Math.abs(u - (n * m) / 2) / deviation))
}

function kolmogorovSmirnov(one: readonly number[], other: readonly number[]): number {
  const below = (sample: readonly number[], value: number) =>
    sample.filter((each) => each <= value).length / sample.length
  const distance = Math.max(...[...one, ...other].map((value) => Math.abs(below(one, value) - below(other, value))))
  const scale = Math.sqrt((one.length * other.length) / (one.length + other.length))
  const lambda = (scale + 0.12 + 0.11 / scale) * distance
  if (lambda < 0.2) return 1
  let sum = 0
  for (let k = 1; k <= 100; k += 1) sum += (-1) ** (k - 1) * Math.exp(-2 * k * k * lambda * lambda)
  return Math.min(1, Math.max(0, 2 * sum))
}

/** Of the normal distribution, by Abramowitz and Stegun 26.2.17; off by less than 1e-7. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}

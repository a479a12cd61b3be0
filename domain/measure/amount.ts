/** An exact amount: a range of two fractions, equal when the amount is one number. */
export interface Fraction {
  n: number
  d: number
}
export interface Amount {
  low: Fraction
  high: Fraction
}

/** n/d in lowest terms. Numbers too large to stay exact are brought to the nearest fraction with a small denominator. */
export function fraction(n: number, d = 1): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || d > largestDenominator) return fractionOf(n / d)
  const divisor = greatestDivisor(Math.abs(n), d)
  return { n: n / divisor, d: d / divisor }
}

/** The simplest fraction within a millionth of a number: 0.375 is 3/8. What is not finite is 0. */
export function fractionOf(value: number): Fraction {
  if (!Number.isFinite(value)) return { n: 0, d: 1 }
  const whole = Math.floor(value)
  if (Math.abs(whole) > 1e9) return { n: Math.round(value), d: 1 }
  let [n0, d0, n1, d1] = [1, 0, whole, 1]
  let rest = value - whole
  while (rest > 1e-9 && Math.abs(n1 / d1 - value) > closeEnough * Math.max(1, Math.abs(value))) {
    const step = Math.floor(1 / rest)
    const next = [step * n1 + n0, step * d1 + d0] as const
    if (next[1] > largestDenominator) break
    ;[n0, d0, n1, d1] = [n1, d1, next[0], next[1]]
    rest = 1 / rest - step
  }
  return { n: n1, d: d1 }
}

export const addFractions = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
const multiplyFractions = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
/** Below zero when a is less than b, 0 when they are equal. */
export const compareFractions = (a: Fraction, b: Fraction): number => a.n * b.d - b.n * a.d

/** An amount from one or two ends, in whichever order they come. */
export function amountOf(one: Fraction, other: Fraction = one): Amount {
  return compareFractions(one, other) <= 0 ? { low: one, high: other } : { low: other, high: one }
}
export const addAmounts = (a: Amount, b: Amount): Amount => ({
  low: addFractions(a.low, b.low),
  high: addFractions(a.high, b.high),
})
/** An amount times a factor of zero or more. */
export function scaleAmount(amount: Amount, factor: number | Fraction): Amount {
  const by = typeof factor === 'number' ? fractionOf(factor) : factor
  return { low: multiplyFractions(amount.low, by), high: multiplyFractions(amount.high, by) }
}
/** The middle of an amount as a number. */
export const toNumber = ({ low, high }: Amount): number => (low.n / low.d + high.n / high.d) / 2

const largestDenominator = 10_000
const closeEnough = 1e-6

function greatestDivisor(a: number, b: number): number {
  while (b > 0) [a, b] = [b, a % b]
  return a || 1
}

/** '1 1/2' of 1.5, '1/3' of 0.333, '2' of 2, '0.15' of 0.15; '' of nothing. */
export function printedAmount(amount: number): string {
  if (!(amount > 0)) return ''
  const whole = Math.floor(amount + 0.002)
  const rest = amount - whole
  if (rest < 0.002) return String(whole)
  const [text] = fractions.find(([, value]) => Math.abs(rest - value) < 0.004) ?? []
  if (text === undefined || whole > 20) return String(Math.round(amount * 1000) / 1000)
  return whole > 0 ? `${whole} ${text}` : text
}

const fractions: readonly [string, number][] = [
  ['1/2', 1 / 2],
  ['1/4', 1 / 4],
  ['3/4', 3 / 4],
  ['1/3', 1 / 3],
  ['2/3', 2 / 3],
  ['1/8', 1 / 8],
  ['3/8', 3 / 8],
  ['5/8', 5 / 8],
  ['7/8', 7 / 8],
]

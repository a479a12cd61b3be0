const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'negative' })
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'negative' })

/** '2,211': a figure as it is printed, without what stands behind its point. */
export const wholeText = (figure: number) => whole.format(figure)

/** A figure that somebody typed as it is printed; where it is none, what was typed. */
export function typedText(typed: string): string {
  const figure = Number(typed)
  return Number.isNaN(figure) ? typed.trim() : whole.format(figure)
}

/** '2,211 kcal' */
export const caloriesText = (calories: number) => `${whole.format(calories)} kcal`

/** '$1,228.38' */
export const dollarsText = (amount: number) => money.format(amount)

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'negative' })
const tenths = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
})
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'negative' })

/** '2,211': a figure as it is printed, without what stands behind its point. */
export const wholeText = (figure: number) => whole.format(figure)

/** '2,211.4' */
export const tenthsText = (figure: number) => tenths.format(figure)

/** '2,211 kcal' */
export const caloriesText = (calories: number) => `${whole.format(calories)} kcal`

/** '$1,228.38' */
export const dollarsText = (amount: number) => money.format(amount)

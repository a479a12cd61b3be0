import { wholeText } from '#domain/measure/figures.ts'
import type { Finding, Verification } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'

type Served = Verification['nutrition']['perServing']

/** What somebody eats in a whole day: no serving holds more, so servings or an amount must be wrong. */
export const mostInADay: readonly { of: keyof Served; most: number; unit: string; source: string }[] = [
  { of: 'calories', most: 2000, unit: 'kcal', source: 'the daily value on US food labels (FDA, 21 CFR 101.9)' },
  { of: 'carbs', most: 325, unit: 'g of carbs', source: 'the limit for 2,000 kcal a day (National Academies, 65%)' },
  {
    of: 'protein',
    most: 175,
    unit: 'g of protein',
    source: 'the limit for 2,000 kcal a day (National Academies, 35%)',
  },
]

/** Figures are this sure at best, and a wish for calories is met within as much. */
const tolerance = 1.1

/** The first figure of a serving that is more than a whole day's, as a question: are the servings right, or an amount? */
export function implausibleServing({ perServing }: Verification['nutrition'], servings: number): Finding[] {
  const found = mostInADay.find(({ of, most }) => perServing[of] > most * tolerance)
  if (!found) return []
  const { of, most, unit, source } = found
  const figure = `${wholeText(perServing[of])} ${unit}`
  const question = servings === 1 ? 'Is it really one serving' : `Is ${servings} the right number of servings`
  return [finding('implausible_serving', { figure, most: wholeText(most), source, question })]
}

// the language's own tables are read at the first such figure: whoever only starts the server does not wait for them

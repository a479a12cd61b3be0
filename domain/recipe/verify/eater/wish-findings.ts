import type { Wish } from '#domain/options/wish.ts'
import type { Finding, Verification } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'

/** The figures that a wish may ask for: minutes in all, dollars for the whole recipe, calories a serving. */
export type AskedFigures = Pick<Wish, 'maxMinutes' | 'budget' | 'calories'>

/** How far a figure may be from the wish: 5% of the time, 2% of the budget, 10% of the calories. */
const tolerance = { time: 1.05, budget: 1.02, calories: 0.1 }

/** Where a verified recipe is not what was asked for: too long, too dear, or off the calories. */
export function wishFindings({ time, cost, nutrition }: Verification, wish: AskedFigures): Finding[] {
  const found: Finding[] = []
  const { maxMinutes, budget, calories } = wish
  if (maxMinutes !== undefined && time.totalMinutes > maxMinutes * tolerance.time) {
    found.push(finding('over_time', { minutes: time.totalMinutes, limit: maxMinutes }))
  }
  if (budget !== undefined && cost.total > budget * tolerance.budget) {
    found.push(finding('over_budget', { cost: cost.total.toFixed(2), limit: budget.toFixed(2) }))
  }
  const served = nutrition.perServing.calories
  if (calories !== undefined && Math.abs(served - calories) > calories * tolerance.calories) {
    found.push(finding('off_calories', { calories: served, wanted: calories }))
  }
  return found
}

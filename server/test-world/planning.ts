import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { PlanChangeGiven } from '#contract/planning/plan-wish.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import type { TestApp } from '#server/test-world/start-app.ts'

/** A member whose tier has meal plans. */
export async function planner(world: TestApp, answers: Parameters<typeof cook>[1] = {}): Promise<Cook> {
  const made = await cook(world.app, answers)
  await grant(world, made, 'premium')
  return made
}

export async function grant({ database }: TestApp, { user }: Cook, tier: 'free' | 'mid' | 'premium'): Promise<void> {
  const text = 'update users set subscription_tier = $2, is_premium = $3 where id = $1'
  await database.query(text, [user.id, tier, tier === 'premium'])
}

export async function composed(ada: Cook, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made += 1) ids.push((await ada.api.recipes.generate({ body: {} })).id)
  return ids
}

/** From a Monday to a Sunday. */
export const week = { title: 'Our week', startDate: '2026-11-23', endDate: '2026-11-29' }

export function changed(ada: Cook, { id }: { id: number }, ...changes: PlanChangeGiven[]): Promise<MealPlanWithMeals> {
  return ada.api.mealPlans.update({ params: { id }, body: { changes } })
}

/** What stands where. */
export function standing({ entries }: MealPlanWithMeals): unknown[] {
  return entries.map(({ day, meal, kind, recipeId }) => [day, meal, kind, recipeId])
}

/** How a call about plans is refused: status, code and sentence. */
export async function refusal(ada: Cook, method: 'POST' | 'PATCH', path: string, payload: object): Promise<string[]> {
  const answer = await ada.send({ method, url: `/api/meal-plans${path}`, payload })
  const { code, message } = answer.json<{ code: string; message: string }>()
  return [`${answer.statusCode} ${code}`, message]
}

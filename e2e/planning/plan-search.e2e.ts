import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { press } from '../keyboard.ts'
import { apiOf, grant, member } from '../members.ts'
import { planOf } from '../plans.ts'

test.beforeEach(async ({ page, request: administrator }) => {
  const { user } = await member(page)
  await grant(administrator, user.id, 'premium')
})

test('wishes that contradict each other say what could be let go; whoever cancels keeps nothing', async ({
  page,
  failing,
}) => {
  test.slow()
  failing.push('/api/meal-plans/generate')
  await page.goto('/meal-plans/new')
  await page.getByRole('heading', { name: 'When' }).click()
  await page.getByLabel('Days', { exact: true }).fill('2')
  await page.getByRole('heading', { name: 'Money' }).click()
  await page.getByLabel('Weekly budget').fill('2')
  await page.getByRole('button', { name: 'Plan it' }).click()
  await expect(page.getByRole('heading', { name: 'No week fits all of this' })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'wishes that contradict each other')
  // the dishes are composed already, and two days are soon chosen: the press comes before the call has gone
  await page.route('**/api/meal-plans/generate', async (route) => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await route.abort()
  })
  await page.getByRole('button', { name: /^Drop it instead: .*budget/ }).click()
  await expect(toast(page)).toContainText('Stopped')
  expect(await apiOf(page.request).mealPlans.list({})).toEqual([])
  await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible()

  await page.unroute('**/api/meal-plans/generate')
  await page.getByRole('button', { name: 'Plan it' }).click()
  const change = page.getByRole('button', { name: /^Change “a budget of \$\S+” to \$/ })
  await expect(change).toBeVisible({ timeout: 60_000 })
  await change.click()
  await page.waitForURL(/\/meal-plans\/\d+$/, { timeout: 60_000 })
  const { rules, proof } = await planOf(page, Number(/\d+$/.exec(page.url())?.[0]))
  expect(rules.budget).toBeGreaterThan(2)
  expect(proof?.letGo).toEqual([])
})

test('a plan that may be better is looked at further, and says what that brought', async ({ page }) => {
  test.slow()
  const { id } = await apiOf(page.request).mealPlans.generate({
    body: {
      startDate: '2027-03-01',
      endDate: '2027-03-03',
      seconds: 1,
      eaters: [{ id: 'eater-ada', name: 'Ada' }],
      rules: { meals: [{ meal: 'dinner', at: '18:30' }], sameDinner: 3 },
    },
  })
  const { proof } = await planOf(page, id)
  // as if the time had not been enough
  await page.route(new RegExp(`/api/meal-plans/${id}$`), async (route) => {
    const response = await route.fetch()
    const plan = (await response.json()) as MealPlanWithMeals
    await route.fulfill({
      response,
      json: { ...plan, proof: plan.proof && { ...plan.proof, ended: 'time', gap: 0.0542 } },
    })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/meal-plans/${id}`)
  const look = page.getByRole('button', { name: 'Look further (up to a minute)' })
  await expectAccessible(page, 'a plan that may be better')
  // cancelled, the plan stays as it is
  await page.route('**/api/meal-plans/generate', () => undefined, { times: 1 })
  await press(page, look)
  await expect(page.getByText('Your plan changes only if a better week turns up.')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Cancel' }))
  await expect(toast(page)).toContainText('Stopped')
  const asked = page.waitForRequest('**/api/meal-plans/generate')
  await press(page, look)
  expect((await asked).postDataJSON()).toMatchObject({ planId: id, seconds: 60, without: [] })
  await expect(toast(page)).toContainText(/A better week|No better week found/, { timeout: 90_000 })
  await expect(page.getByText(/^(?:A better week|No better week found)\. It/)).toBeVisible()
  await expectAccessible(page, 'a plan that was looked at further')
  const after = await planOf(page, id)
  expect(after.proof!.cost + after.proof!.points).toBeLessThanOrEqual(proof!.cost + proof!.points + 0.01)
})

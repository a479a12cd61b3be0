import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, grant, member } from '../members.ts'
import { entryOf, planOf } from '../plans.ts'

test('dinners are priced, swapped, copied, eaten again and cooked from the dashboard', async ({
  page,
  request: administrator,
}) => {
  test.slow()
  const { user } = await member(page)
  await grant(administrator, user.id, 'premium')
  await page.setViewportSize({ width: 1280, height: 900 })
  const startDate = new Date().toISOString().slice(0, 10)
  const { id, entries } = await apiOf(page.request).mealPlans.generate({
    body: {
      startDate,
      endDate: dayAfter(startDate, 2),
      seconds: 1,
      eaters: [{ id: 'eater-ada', name: 'Ada' }],
      rules: { meals: [{ meal: 'dinner', at: '18:30', weekdays: [0, 1, 2, 3, 4, 5, 6] }], sameDinner: 3 },
    },
  })
  const [first, second, third] = entries
  await page.goto(`/meal-plans/${id}`)
  const ask = page.getByRole('button', { name: 'What would another budget get you?' })
  /** Asks, does something before there is an answer, and waits until the page has taken its call back. */
  const takenBack = async (act: () => Promise<void>) => {
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/${id}/prices`))
    await page.route('**/prices', () => undefined, { times: 1 })
    await ask.click()
    await expect(page.getByRole('button', { name: 'Planning with other budgets…' })).toBeVisible()
    await act()
    await ended
  }
  await takenBack(() => page.getByRole('button', { name: 'Cancel' }).click())
  await expect(ask).toBeFocused()
  await takenBack(() => page.getByRole('link', { name: 'Meal Plans', exact: true }).click())
  await page.goBack()
  await takenBack(async () => {
    await entryOf(page, third!.id).click()
    await page.getByRole('button', { name: /^Lock/ }).click()
  })
  await ask.click()
  const slider = page.getByRole('slider', { name: 'With another budget' })
  await expect(slider).toBeVisible({ timeout: 120_000 })
  await slider.focus()
  await page.keyboard.press('Home')
  const budget = page.getByRole('region', { name: 'Budget' })
  await expect(budget).toContainText(
    /No week fits this budget|other dish|Dropped:|The same dishes|was found for this budget/,
  )
  await page.keyboard.press('End')
  await expect(budget).toContainText(/other dish|Dropped:|The same dishes/)
  await expectAccessible(page, 'what another budget would bring')
  const dearest = await slider.getAttribute('aria-valuetext')
  await expect(budget.getByRole('button', { name: `Plan again with ${dearest}` })).toBeVisible()

  await entryOf(page, second!.id).click()
  await page.getByRole('button', { name: 'Swap for another dish' }).click()
  await expect(toast(page)).toContainText('Swapped')
  const swapped = await planOf(page, id)
  expect(recipesOn(swapped, 1)).not.toEqual([second!.recipeId])
  expect([recipesOn(swapped, 0), recipesOn(swapped, 2)]).toEqual([[first!.recipeId], [third!.recipeId]])

  await entryOf(page, first!.id).click()
  await page.getByRole('button', { name: 'Eat the leftovers on…' }).click()
  await page.getByRole('button', { name: 'Plan leftovers' }).click()
  await expect(page.locator('[data-cell=d1-lunch]')).toContainText('Leftovers:')
  await entryOf(page, third!.id).click()
  await page.getByRole('button', { name: 'Copy to…' }).click()
  await page.getByLabel('Day', { exact: true }).selectOption('0')
  await page.getByLabel('Meal', { exact: true }).selectOption('lunch')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(async () => (await planOf(page, id)).entries.length).toBe(5)
  const now = await planOf(page, id)
  expect(new Set(recipesOn(now, 0))).toEqual(new Set([first!.recipeId, third!.recipeId]))
  await expectAccessible(page, 'a plan with a copy and the rest of a dish')

  // both things of a meal go to another one at once
  await page.locator('[data-cell=d1-lunch]').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Add something to go with it' }).click()
  await page.getByRole('button', { name: 'A note…' }).click()
  await page.getByLabel('Note').fill('Take it to work')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.locator('[data-cell=d1-lunch]').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Copy all of lunch to…' }).click()
  await page.getByLabel('Day', { exact: true }).selectOption('2')
  await page.getByRole('button', { name: 'Copy meal' }).click()
  await expect(page.locator('[data-cell=d2-lunch]')).toContainText('Leftovers:')
  await expect(page.locator('[data-cell=d2-lunch]')).toContainText('Take it to work')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await planOf(page, id)).entries.length).toBe(6)

  await page.goto('/')
  const today = page.getByRole('region', { name: 'Today' })
  const { title } = now.recipes.find((recipe) => recipe.id === first!.recipeId)!
  await expectAccessible(page, 'a dashboard with the dishes of today')
  // the dinner comes last; lunch may be of the same name
  await today
    .getByRole('link', { name: `Start cooking: ${title}`, exact: true })
    .last()
    .click()
  // a portion today, and one that is left for tomorrow
  await page.waitForURL(new RegExp(`/recipes/${first!.recipeId}\\?cook=1&servings=2&plan=${id}&entry=${first!.id}$`))
  await expect(page.getByText('For 2 people, as in your meal plan')).toBeAttached()
})

const recipesOn = ({ entries }: MealPlanWithMeals, day: number) =>
  entries.filter((entry) => entry.day === day && entry.kind === 'recipe').map(({ recipeId }) => recipeId)

import { expect, expectAccessible, expectFits, test, toast } from '../journey.ts'
import { press } from '../keyboard.ts'
import { apiOf, grant, member } from '../members.ts'

const roast = {
  title: 'Roast potatoes',
  servings: 4,
  ingredients: ['2 lb potatoes', '2 tbsp olive oil', '1/2 cup feta'],
  instructions: ['Roast the potatoes in the oil at 425°F for 40 minutes.', 'Scatter the feta over them.'],
}
const salad = {
  title: 'Bean salad',
  servings: 2,
  ingredients: ['2 cups canned chickpeas', '1 onion'],
  instructions: ['Slice the onion and toss it with the chickpeas for 5 minutes.'],
}
const eaters = [
  { id: 'eater-ada', name: 'Ada' },
  { id: 'eater-vera', name: 'Vera', diet: 'vegan' as const },
]

test('two dishes of one dinner are cooked together from the dashboard, by keyboard on a phone', async ({
  page,
  request: administrator,
}) => {
  const { user } = await member(page)
  await grant(administrator, user.id, 'premium')
  await page.setViewportSize({ width: 390, height: 844 })
  const api = apiOf(page.request)
  const recipeIds = [
    (await api.recipes.create({ body: roast })).id,
    (await api.recipes.create({ body: salad })).id,
  ] as const
  const startDate = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
  const week = { title: 'Our days', startDate, endDate: startDate, eaters }
  const { id } = await api.mealPlans.create({ body: { ...week, recipeIds: [recipeIds[0]] } })
  await page.goto('/')
  const today = page.getByRole('region', { name: 'Today', exact: true })
  await expect(today.getByRole('heading', { name: roast.title, exact: true })).toBeVisible()
  const together = page.getByRole('link', { name: 'Cook dinner together' })
  await expect(together).toHaveCount(0)
  await api.mealPlans.update({
    params: { id },
    body: {
      changes: [
        {
          kind: 'add',
          entry: 'for-vera',
          day: 0,
          meal: 'dinner',
          dish: { kind: 'recipe', recipeId: recipeIds[1], eaters: ['eater-vera'] },
        },
      ],
    },
  })
  await page.reload()
  // said to be cooked by mistake, and taken back
  await press(page, today.getByRole('button', { name: `Mark as cooked: ${roast.title}` }))
  await expect(today).toContainText('Cooked')
  await expect(today.getByRole('heading', { name: 'Today' })).toBeFocused()
  const diary = async () => (await api.cooked.list({ query: {} })).map(({ planned }) => planned?.plan)
  expect(await diary()).toEqual([id])
  await expectAccessible(page, 'a dashboard with a dish that was cooked')
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(today.getByRole('button', { name: 'Mark as cooked' })).toHaveCount(2)
  expect(await diary()).toEqual([])
  await press(page, together)
  await page.waitForURL(`/meal-plans/${id}/meals/d0-dinner`)
  const table = page.getByRole('region', { name: 'On the table' })
  await expect(table.getByRole('heading', { level: 3 })).toHaveText([roast.title, salad.title])
  await expect(table).toContainText('for Vera')
  await expect(table).toContainText('Vera: no feta on their plate')
  const steps = page.getByRole('list', { name: 'The steps by the clock' })
  await expect(steps).toContainText('6:30 PM')
  await expectFits(page)
  await expectAccessible(page, 'what is cooked for a meal')
  await page.getByLabel('Serve at').fill('19:15')
  await expect(steps).toContainText('7:15 PM')

  await press(page, page.getByRole('link', { name: 'Start cooking', exact: true }))
  await page.waitForURL(/\/cook/)
  const { dishes, timeline } = await api.mealPlans.meal({ params: { id }, query: { day: 0, meal: 'dinner' } })
  const { tasks, titles } = timeline
  const cooking = page.getByRole('dialog')
  await expect(cooking.getByLabel('Serve at')).toHaveValue('19:15')
  await expectAccessible(page, 'the first step of a meal')
  for (const [place, task] of tasks.entries()) {
    if (place > 0) await page.keyboard.press('ArrowRight')
    await expect(cooking.getByText(`Step ${place + 1} of ${tasks.length}`, { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog', { name: titles[task.dish]! })).toBeVisible()
    const said = dishes[task.dish]!.whom === null ? 'Vera: no feta on their plate' : 'For Vera'
    await expect(cooking.getByText(said, { exact: true })).toBeVisible()
  }
  // half of it is made, as the plan has it
  const potatoes = tasks.findIndex(({ dish, step }) => dish === 0 && step === 0)
  await page.goto(`/meal-plans/${id}/meals/d0-dinner/cook?step=${potatoes + 1}`)
  await expect(cooking).toContainText('1 lb')
  await page.goto(`/meal-plans/${id}/meals/d0-dinner/cook?step=${tasks.length}`)
  await cooking.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await page.waitForURL(`/meal-plans/${id}/meals/d0-dinner`)
  await expect(toast(page)).toContainText('In your cooking diary')
  await expect
    .poll(async () => (await api.cooked.list({ query: {} })).map(({ recipeId, servings }) => [recipeId, servings]))
    .toEqual(
      expect.arrayContaining([
        [recipeIds[0], 2],
        [recipeIds[1], 1],
      ]),
    )
})

test('a meal that is not there says so, and one without dishes leads back', async ({ page, failing, request }) => {
  failing.push('/api/meal-plans/', '/meal-plans/99999999/', '/meals/d0-supper')
  const { user } = await member(page)
  await grant(request, user.id, 'premium')
  const startDate = '2026-11-23'
  const { id } = await apiOf(page.request).mealPlans.create({
    body: { title: 'Empty', startDate, endDate: startDate },
  })
  await page.goto(`/meal-plans/${id}/meals/d0-dinner`)
  await expect(page.getByText('No dish is planned for this meal.')).toBeVisible()
  await expectAccessible(page, 'a meal without dishes')
  await page.goto(`/meal-plans/${id}/meals/d0-dinner/cook`)
  await expect(page.getByText('Nothing to cook')).toBeVisible()
  await page.goto(`/meal-plans/${id}/meals/d0-supper`)
  await expect(page.getByRole('heading', { name: 'Meal Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the plan' }).click()
  await page.waitForURL(`/meal-plans/${id}`)
  await page.goto('/meal-plans/99999999/meals/d0-dinner')
  await expect(page.getByRole('heading', { name: 'Plan Not Found' })).toBeVisible()
})

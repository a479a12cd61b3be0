import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { expect, expectAccessible, expectFits, test, toast } from '../journey.ts'
import { press } from '../keyboard.ts'
import { apiOf, grant, member } from '../members.ts'
import { eggsAndCarrots, entryOf, planOf } from '../plans.ts'

test('whoever may not have a dish gets another one beside it, by keyboard on a phone', async ({
  page,
  request: administrator,
}) => {
  const { user } = await member(page)
  await grant(administrator, user.id, 'premium')
  await page.setViewportSize({ width: 390, height: 844 })
  const api = apiOf(page.request)
  const { eggs, carrots } = await eggsAndCarrots(api)
  const startDate = new Date().toISOString().slice(0, 10)
  const { id, entries } = await api.mealPlans.create({
    body: {
      title: 'Dinners for two',
      startDate,
      endDate: dayAfter(startDate, 1),
      eaters: [
        { id: 'eater-ada', name: 'Ada' },
        { id: 'eater-mia', name: 'Mia', diet: 'vegan' },
      ],
      recipeIds: [eggs.id],
    },
  })
  const eaters = async () =>
    Object.fromEntries((await planOf(page, id)).entries.map((entry) => [String(entry.recipeId), entry.eaters]))
  const today = page.getByRole('region', { name: 'Today' })
  await page.goto('/')
  await expect(today).toContainText('Not for Mia')
  await expectAccessible(page, 'a dish of today that isn’t for everyone')
  await press(page, today.getByRole('link', { name: `Start cooking: ${eggs.title}` }))
  await expect(page).toHaveURL(/cook=1/)
  await expect(page.getByText(/^Step 1 of/).first()).toBeVisible()
  await expect(page.getByText(/^Not for Mia/)).toBeVisible()
  await expectAccessible(page, 'cooking a dish that isn’t for everyone')
  await page.goto(`/meal-plans/${id}`)
  const dinner = page.locator('[data-cell=d0-dinner]')
  await expect(dinner).toContainText('Not for Mia')
  const dish = entryOf(page, entries[0]!.id)
  await press(page, dish)
  await press(page, page.getByRole('button', { name: 'Add something to go with it' }))
  const adding = page.getByRole('dialog', { name: /, dinner$/ })
  await expect(adding.getByRole('checkbox', { name: 'Mia' })).toBeChecked()
  await expect(adding.getByRole('checkbox', { name: 'Ada' })).not.toBeChecked()
  await expect(adding).toContainText(`“${eggs.title}” will be for Ada only.`)
  await expectAccessible(page, 'a dish beside another', '[role=dialog]')
  await expectFits(page)
  await press(page, adding.getByRole('button', { name: carrots.title }))
  await expect.poll(eaters).toEqual({ [eggs.id]: ['eater-ada'], [carrots.id]: ['eater-mia'] })
  await expect(dinner).not.toContainText('Not for Mia')
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(eaters).toEqual({ [eggs.id]: [] })

  await press(page, dish)
  await press(page, page.getByRole('button', { name: 'Choose who’s eating it…' }))
  const choice = page.getByRole('group', { name: 'Who’s eating it?' })
  await expect(choice.getByRole('checkbox', { name: 'Ada' })).toBeFocused()
  await expectAccessible(page, 'who eats a dish', '[role=dialog]')
  await press(page, choice.getByRole('checkbox', { name: 'Mia' }), 'Space')
  await press(page, page.getByRole('button', { name: 'Save', exact: true }))
  await expect.poll(eaters).toEqual({ [eggs.id]: ['eater-ada'] })
  await expect(dinner).toContainText('For Ada')
  await page.goto('/')
  await expect(today).toContainText('for Ada')
})

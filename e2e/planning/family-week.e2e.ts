import type { Locator, Page } from '@playwright/test'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { expect, expectAccessible, expectFits, test, toast } from '../journey.ts'
import { press, tabTo } from '../keyboard.ts'
import { apiOf, grant, member } from '../members.ts'
import { entryOf, planOf } from '../plans.ts'

test('a family of four, one vegan, one coeliac and one child, plans with what is at home, a budget and busy evenings, moves, locks, plans again, swaps, shops for two days and cooks, by keyboard on a phone', async ({
  page,
  request: administrator,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const { user } = await member(page)
  await grant(administrator, user.id, 'premium')
  // how near to the best a plan is, is no business of a journey
  await page.route('**/api/meal-plans/generate', (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), seconds: 2 } }),
  )
  const { keyboard } = page

  await page.goto('/at-home')
  const field = page.getByLabel('Add what you have')
  await tabTo(page, field)
  for (const [place, food] of atHome.entries()) {
    await keyboard.type(food)
    await keyboard.press('Enter')
    await expect.poll(async () => (await apiOf(page.request).atHome.list({})).length).toBe(place + 1)
    await expect(field).toHaveValue('')
  }
  await expectAccessible(page, 'what a family has at home')

  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menus' }))
  await page.waitForURL('/menu-planning')
  await tabTo(page, page.getByRole('tab', { name: 'Generate Menu' }))
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Meal Plans' })).toBeFocused()
  await keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: 'Plan a week' }))
  await page.waitForURL('/meal-plans/new')

  await press(page, part(page, 'People'))
  for (const [place, name] of ['Ben', 'Mia', 'Leo'].entries()) {
    await press(page, page.getByRole('button', { name: 'Add a person' }))
    await fill(page, personOf(page, place + 2).getByLabel('Name'), name)
  }
  await press(page, personOf(page, 2).getByRole('checkbox', { name: 'Wheat/Gluten' }), 'Space')
  const diet = personOf(page, 3).getByLabel('Diet')
  await tabTo(page, diet)
  await keyboard.type('Vegan')
  await expect(diet.locator('option:checked')).toHaveText('Vegan')
  await fill(page, personOf(page, 4).getByLabel('Portion'), '0.6')
  await press(page, part(page, 'People'))
  await press(page, part(page, 'Meals'))
  await press(page, page.getByRole('button', { name: 'Remove breakfast' }))
  await press(page, page.getByRole('button', { name: 'Remove lunch' }))
  await press(page, part(page, 'Meals'))
  await press(page, part(page, 'Time'))
  const tuesday = page.getByLabel('Tuesday', { exact: true })
  await tabTo(page, tuesday)
  await keyboard.press('ArrowUp')
  await expect(tuesday).toHaveValue('30')
  await press(page, part(page, 'Money'))
  await fill(page, page.getByLabel('Weekly budget'), '160')
  await expectFits(page)
  await expectAccessible(page, 'a family’s wishes on a phone')
  await press(page, page.getByRole('button', { name: 'Plan it' }))
  await page.waitForURL(/\/meal-plans\/\d+$/, { timeout: 90_000 })
  await expect(page.getByText('For four, one vegan, no wheat or gluten').first()).toBeVisible()
  await expect(page.getByText(/you already have, saving \$/)).toBeVisible()
  await expectFits(page)
  await expectAccessible(page, 'a family’s week on a phone')

  const id = Number(/\d+$/.exec(page.url())?.[0])
  const planned = await planOf(page, id)
  const minutes = [45, 30, 45, 45, 45, null, null]
  expect(planned.rules).toMatchObject({ budget: 160, meals: [{ meal: 'dinner' }], minutes })
  expect(planned.eaters).toMatchObject([
    { name: 'Ada', allergies: [] },
    { name: 'Ben', allergies: [expect.stringMatching(/wheat|gluten/i)] },
    { name: 'Mia', diet: 'vegan' },
    { name: 'Leo', portion: 0.6 },
  ])
  expect(planned.proof).not.toBeNull()
  expect(planned.totals.cost).toBeLessThanOrEqual(160)
  expect(planned.totals.fromHome).toBeGreaterThan(0)
  for (const { recipeId, day } of planned.entries.filter((entry) => entry.day === 1))
    expect(planned.recipes.find((recipe) => recipe.id === recipeId)?.totalMinutes, `day ${day}`).toBeLessThanOrEqual(30)
  expectFed(planned)

  const calendar = page.getByRole('region', { name: 'Calendar' })
  const first = dishOn(planned, 0)
  const moved = entryOf(page, first.id)
  await tabTo(page, moved)
  await keyboard.press('m')
  await expect(calendar.getByRole('status')).toContainText('Moving. Monday, dinner.')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect.poll(async () => dayOf(await planOf(page, id), first.id)).toBe(2)
  await expect(moved).toBeFocused()
  await keyboard.press('Enter')
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Lock/ }))
  await expect(moved).toContainText('Locked')
  const proof = page.getByRole('region', { name: 'Could it be better?' })
  await press(page, proof.getByRole('button', { name: 'Plan again' }))
  const again = page.getByRole('dialog', { name: 'Plan again' })
  await expect(again).toContainText('One entry (a locked meal, a note or a meal out) won’t change.')
  await press(page, again.getByRole('button', { name: 'Plan again' }))
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'How we know' })).toBeVisible({ timeout: 90_000 })
  const replanned = await planOf(page, id)
  expect(dayOf(replanned, first.id)).toBe(2)
  expect(replanned.proof).not.toBeNull()
  expectFed(replanned)

  const monday = dishOn(replanned, 0)
  const dish = entryOf(page, monday.id)
  await press(page, dish)
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Swap for another dish' }))
  await expect(toast(page)).toContainText('Swapped')
  await expect(page.locator('[data-cell=d0-dinner] [data-entry]').first()).toBeFocused()
  const swapped = await planOf(page, id)
  expect(recipesOn(swapped, 0)).not.toEqual(recipesOn(replanned, 0))
  for (const day of [1, 2, 3, 4, 5, 6]) expect(recipesOn(swapped, day)).toEqual(recipesOn(replanned, day))
  expectFed(swapped)

  // who eats out has nothing of what is cooked, and the others have theirs
  const sunday = dishOn(swapped, 6)
  await press(page, entryOf(page, sunday.id))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Choose who’s eating out…' }))
  await press(page, page.getByRole('dialog').getByRole('checkbox', { name: 'Leo' }), 'Space')
  await expectFits(page)
  await expectAccessible(page, 'who eats out', '[role=dialog]')
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Save' }))
  await expect(page.locator('[data-cell=d6-dinner]')).toContainText('Eating out: Leo')
  const leo = swapped.eaters.find(({ name }) => name === 'Leo')!.id
  // what the page shows is on its way to the server
  await expect
    .poll(async () => (await planOf(page, id)).entries.filter(({ kind }) => kind === 'out'))
    .toMatchObject([{ day: 6, eaters: [leo] }])
  expect((await planOf(page, id)).totals.cost).toBeLessThan(swapped.totals.cost)

  await press(page, page.getByRole('button', { name: 'Shopping list' }))
  const shop = page.getByRole('dialog', { name: 'Shopping list' })
  await press(page, shop.getByRole('checkbox', { name: /^Thu/ }), 'Space')
  await press(page, shop.getByRole('button', { name: 'Make 2 lists' }))
  const ready = page.getByRole('dialog', { name: /^Your shopping list/ })
  const lists = ready.getByRole('link', { name: /^Open list/ })
  await lists.first().waitFor()
  // a week of what keeps is bought on its first day
  await expect(lists).toHaveCount((await ready.getByText('One day doesn’t need a list').isVisible()) ? 1 : 2)
  await press(page, lists.first())
  await page.waitForURL(/\/lists\/\d+$/)
  await expect(page.getByRole('region', { name: 'At home' })).toBeVisible()
  const item = page.getByRole('checkbox').first()
  await press(page, item, 'Space')
  await expect(item).toBeChecked()

  await page.goto(`/meal-plans/${id}`)
  const dinner = dishOn(swapped, 0)
  await press(page, entryOf(page, dinner.id))
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'Start cooking' }))
  await page.waitForURL(new RegExp(`/recipes/${dinner.recipeId}\\?cook=1&servings=.*plan=${id}`))
  await expect(page.getByText(/^Step 1 of/).first()).toBeVisible()
  await expectFits(page)
  await expectAccessible(page, 'cooking a family’s dinner')
})

/** So much of what most dinners are cooked with that no week does without all of it. */
const atHome = ['1 l olive oil', '3 lb onions', '5 lb potatoes', '3 lb rice', '2 lb carrots']

/** What opens and closes a part of the form. */
function part(page: Page, name: string): Locator {
  return page.locator('summary').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
}

const personOf = (page: Page, place: number) => page.locator('details details').nth(place - 1)

async function fill(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** The first dish of a day. */
const dishOn = ({ entries }: MealPlanWithMeals, day: number) =>
  entries.find((entry) => entry.day === day && entry.kind === 'recipe')!

const dayOf = ({ entries }: MealPlanWithMeals, id: string) => entries.find((entry) => entry.id === id)?.day

const recipesOn = ({ entries }: MealPlanWithMeals, day: number) =>
  entries.filter((entry) => entry.day === day).map(({ recipeId }) => recipeId)

/** On each day everyone has a dinner that they may have, or what they may not is left off their plate. */
function expectFed({ entries, eaters, recipes }: MealPlanWithMeals): void {
  const everyone = eaters.map(({ id }) => id)
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    const dishes = entries.filter((entry) => entry.day === day)
    const fed = dishes.flatMap((entry) => (entry.eaters.length > 0 ? entry.eaters : everyone))
    expect(fed.toSorted(), `day ${day}`).toEqual(everyone.toSorted())
  }
  for (const entry of entries)
    for (const eater of entry.eaters.length > 0 ? entry.eaters : everyone) {
      const recipe = recipes.find(({ id }) => id === entry.recipeId)
      const trouble = recipe?.troubles.find((one) => one.eater === eater)
      if (trouble) expect(trouble.without, `${recipe?.title} for ${eater}: ${trouble.words}`).not.toBeNull()
    }
}

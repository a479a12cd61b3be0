import type { Page } from '@playwright/test'
import { dayAfter, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { expect, expectAccessible, expectFits, test, toast } from '../journey.ts'
import { press, pressInToast } from '../keyboard.ts'
import { apiOf, grant, member } from '../members.ts'
import { eggsAndCarrots, planOf } from '../plans.ts'

test.beforeEach(async ({ page, request: administrator }) => {
  const { user } = await member(page)
  await grant(administrator, user.id, 'premium')
})

test('a day of a plan says who eats what and when, and is changed by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const startDate = today()
  const { id, titles, recipeIds } = await weekOf(page, startDate, [
    { id: 'eater-ada', name: 'Ada' },
    { id: 'eater-mia', name: 'Mia', diet: 'vegan' },
  ])
  await page.goto(`/meal-plans/${id}`)
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await press(page, calendar.getByRole('link', { name: /open the day/ }).first())
  await expect(page).toHaveURL(/\?day=1$/)
  const day = page.getByRole('region', { name: dayName(startDate), exact: true })
  await expect(day.getByText('Today', { exact: true })).toBeVisible()
  await expect(day.getByRole('heading', { name: titles[0]!, exact: true })).toBeVisible()
  await expect(day.getByRole('region', { name: 'Dinner', exact: true })).toContainText('6:30 PM')
  await expect(day).toContainText('Not for Mia')
  await expect(day.getByRole('region', { name: 'Breakfast', exact: true })).toContainText('Nothing yet')
  await expect(day.getByRole('heading', { name: 'Each person’s totals' })).toBeVisible()
  await expect(day.getByRole('heading', { name: 'Mia', exact: true })).toBeVisible()
  await expect(day.getByRole('link', { name: `Start cooking: ${titles[0]}` })).toHaveAttribute(
    'href',
    new RegExp(`^/recipes/${recipeIds[0]}\\?cook=1&servings=\\d+&plan=${id}&entry=`),
  )
  await expectFits(page)
  await expectAccessible(page, 'a day of a plan')

  await press(page, day.getByRole('button', { name: `Add to ${weekdayName(startDate)} lunch` }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Eating out' }))
  await expect(day.getByRole('heading', { name: 'Eating out' })).toBeVisible()
  await press(page, day.getByRole('button', { name: `Change: ${titles[0]}` }))
  await press(page, page.getByRole('dialog', { name: titles[0]! }).getByRole('button', { name: /^Lock/ }))
  await expect(day.getByText('Locked', { exact: true })).toBeVisible()
  const standing = async () =>
    (await planOf(page, id)).entries.map((entry) => [entry.day, entry.meal, entry.kind, entry.isLocked])
  await expect.poll(standing).toEqual([
    [0, 'lunch', 'out', false],
    [0, 'dinner', 'recipe', true],
    [1, 'dinner', 'recipe', false],
  ])

  await press(page, day.getByRole('button', { name: 'Copy this day to…' }))
  const copying = page.getByRole('dialog', { name: `Copy ${weekdayName(startDate)}` })
  await copying.getByLabel('Day').selectOption('4')
  await expectAccessible(page, 'a day to be copied', '[role=dialog]')
  await press(page, copying.getByRole('button', { name: 'Copy' }))
  const onFifth = async () => (await standing()).filter(([on]) => on === 4)
  await expect.poll(onFifth).toEqual([
    [4, 'lunch', 'out', false],
    [4, 'dinner', 'recipe', false],
  ])
  await pressInToast(page, 'Undo')
  await expect.poll(onFifth).toEqual([])

  const days = page.getByRole('navigation', { name: 'Days' })
  const tomorrow = dayAfter(startDate, 1)
  await press(page, days.getByRole('link', { name: dateText(tomorrow) }))
  const next = page.getByRole('region', { name: dayName(tomorrow), exact: true })
  await expect(next.getByRole('heading', { name: titles[1]!, exact: true })).toBeVisible()
  await expect(next.getByText('Today', { exact: true })).toHaveCount(0)
  await expect(next).not.toContainText('Not for Mia')
  await press(page, days.getByRole('link', { name: dateText(startDate) }))
  await expect(day.getByRole('heading', { name: 'Eating out' })).toBeVisible()
  await press(page, days.getByRole('link', { name: 'The whole week' }))
  await expect(calendar).toBeVisible()
})

test('what is to be soaked is said on the dashboard, on its day and on paper', async ({ page }) => {
  const startDate = today()
  const api = apiOf(page.request)
  const stew = await api.recipes.create({
    body: {
      title: 'Bean stew',
      servings: 2,
      ingredients: ['200 g dried white beans', '1 onion'],
      instructions: ['Soak the beans for 8 hours.', 'Drain the beans, add the onion and simmer for 1 hour.'],
    },
  })
  const { id } = await api.mealPlans.create({
    body: { title: 'Our week', startDate, endDate: dayAfter(startDate, 6), recipeIds: [stew.id] },
  })
  const tomorrow = dayAfter(startDate, 1)
  await api.mealPlans.update({
    params: { id },
    body: {
      changes: [
        { kind: 'add', entry: 'lunch-of-it', day: 1, meal: 'lunch', dish: { kind: 'recipe', recipeId: stew.id } },
      ],
    },
  })
  await page.goto('/')
  const said = page.getByRole('region', { name: 'Today' }).getByRole('region', { name: 'Start ahead' })
  await expect(said.getByRole('listitem')).toHaveCount(2)
  await expect(said).toContainText('Soak the beans for 8 hours')
  await expect(said).toContainText('For dinner: Bean stew')
  await expect(said).toContainText('9:00 PM')
  await expect(said).toContainText(`For ${weekdayName(tomorrow)} lunch: Bean stew`)
  await expectAccessible(page, 'a dashboard with what to start ahead')
  await page.goto(`/meal-plans/${id}?day=1`)
  await expect(page.getByRole('region', { name: 'Start ahead' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'a day with what to start ahead')
  await page.goto(`/meal-plans/${id}?day=2`)
  await expect(page.getByRole('heading', { name: dayName(tomorrow) })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Start ahead' })).toHaveCount(0)
  await page.goto(`/meal-plans/${id}`)
  await expect(page.locator('.plan-sheets')).toContainText('Soak the beans for 8 hours. For dinner: Bean stew')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.plan-sheets').getByText('Start ahead')).toBeVisible()
})

test('a week is made a template, used again for another week, and comes again', async ({ page }) => {
  const startDate = mondayAfter(today())
  const { id, recipeIds } = await weekOf(page, startDate)
  await page.goto(`/meal-plans/${id}`)
  const settings = page.getByRole('dialog', { name: 'Plan settings' })
  await page.getByRole('button', { name: 'Plan settings' }).click()
  await settings.getByRole('button', { name: 'Save a copy as a template' }).click()
  await expect(toast(page)).toContainText('Template saved')
  await page.waitForURL((url) => url.pathname !== `/meal-plans/${id}` && /\/meal-plans\/\d+$/.test(url.pathname))
  await expect(page.getByText('Template', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a template')

  await page.goto('/menu-planning?tab=plans')
  const templates = page.getByRole('region', { name: 'Templates' })
  await expect(templates.getByRole('heading', { name: 'Our week (copy)' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your plans' }).getByRole('heading')).toHaveText(['Our week'])
  await expectAccessible(page, 'plans and a template')
  await templates.getByRole('button', { name: 'More: Our week (copy)' }).click()
  await page.getByRole('menuitem', { name: 'Use again starting…' }).click()
  const again = page.getByRole('dialog', { name: 'Use again', exact: true })
  const later = dayAfter(startDate, 21)
  await again.getByLabel('First day').fill(later)
  await expectAccessible(page, 'a template used again', '[role=dialog]')
  await again.getByRole('button', { name: 'Use again', exact: true }).click()
  await expect(toast(page)).toContainText('Plan copied')
  await page.waitForURL(/\/meal-plans\/\d+$/)
  const used = Number(/\d+$/.exec(page.url())?.[0])
  const copy = await planOf(page, used)
  expect(copy).toMatchObject({ isTemplate: false, startDate: later, endDate: dayAfter(later, 6) })
  expect(copy.entries.map(({ day, meal, recipeId }) => [day, meal, recipeId])).toEqual([
    [0, 'dinner', recipeIds[0]],
    [1, 'dinner', recipeIds[1]],
  ])

  await page.getByRole('button', { name: 'Plan settings' }).click()
  const active = settings.getByRole('checkbox', { name: /^Active/ })
  // it is checked once the server has said so
  await active.click()
  await expect(active).toBeChecked()
  await settings.getByRole('button', { name: 'Repeats: one more' }).click()
  await settings.getByRole('button', { name: 'Repeats: one more' }).click()
  await expect(settings.getByText('It repeats 2 more times.')).toBeVisible()
  await expectAccessible(page, 'how often a plan comes again', '[role=dialog]')
  await settings.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await planOf(page, used)).repeats).toBe(2)
  await page.keyboard.press('Escape')
  // it says how often, too
  await expect(settings).toBeHidden()
  await expect(page.getByText('Repeats 2 more times')).toBeVisible()
  const onDay = async (date: string) => {
    const { planId, meals } = await apiOf(page.request).mealPlans.today({ query: { date } })
    return { planId, recipes: meals.map(({ recipeId }) => recipeId) }
  }
  const monday = { planId: used, recipes: [recipeIds[0]] }
  expect([await onDay(later), await onDay(dayAfter(later, 7)), await onDay(dayAfter(later, 14))]).toEqual([
    monday,
    monday,
    monday,
  ])
  expect((await onDay(dayAfter(later, 21))).recipes).toEqual([])
})

test('a printed week has every day and its dishes, and nothing to press', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes'
    }
  })
  const startDate = mondayAfter(today())
  const { id, titles } = await weekOf(page, startDate)
  await apiOf(page.request).mealPlans.update({
    params: { id },
    body: {
      changes: [
        { kind: 'add', entry: 'out-to-eat', day: 6, meal: 'dinner', dish: { kind: 'out' }, note: 'At the Millers’' },
        { kind: 'add', entry: 'note-of-it', day: 4, meal: 'lunch', dish: { kind: 'note' }, note: 'Defrost the peas' },
      ],
    },
  })
  await page.goto(`/meal-plans/${id}`)
  await page.getByRole('button', { name: 'Plan settings' }).click()
  await page.getByRole('button', { name: 'Print the week' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  const printed = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  for (let day = 0; day < 7; day += 1) {
    const date = dayAfter(startDate, day)
    expect(printed).toContain(`${weekdayName(date).slice(0, 3)} ${Number(date.slice(8))}`)
  }
  for (const words of ['Our week', ...titles, 'Eating out', 'At the Millers’', 'Defrost the peas'])
    expect(printed).toContain(words)
  expect(printed).not.toMatch(/Menu Planning|Plan again|Shopping list|Plan settings|Could it be better|Lists|Privacy/)
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
})

const today = () => new Date().toISOString().slice(0, 10)
const mondayAfter = (date: string) => dayAfter(date, 7 - weekdayOf(date))
const written = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
const weekdayName = (date: string) => written(date, { weekday: 'long' })
const dateText = (date: string) => written(date, { month: 'long', day: 'numeric' })
const dayName = (date: string) => `${weekdayName(date)}, ${dateText(date)}`

type Eaters = { id: string; name: string; diet?: 'vegan' }[]

/** 'Our week' of seven days, with two dishes of the member as its first dinners: one with eggs, one of plants. */
async function weekOf(page: Page, startDate: string, eaters: Eaters = [{ id: 'eater-ada', name: 'Ada' }]) {
  const api = apiOf(page.request)
  const { eggs, carrots } = await eggsAndCarrots(api)
  const recipeIds = [eggs.id, carrots.id]
  const { id } = await api.mealPlans.create({
    body: { title: 'Our week', startDate, endDate: dayAfter(startDate, 6), eaters, recipeIds },
  })
  return { id, recipeIds, titles: [eggs.title, carrots.title] }
}

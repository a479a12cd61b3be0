import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { choose, press, tabTo } from '../keyboard.ts'
import { apiOf, grant, type Member, member } from '../members.ts'

test('a menu is made, swapped, named, listed and cooked along its timeline, by keyboard on a phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const premium = await premiumMember(page, await playwright.request.newContext({ baseURL: baseURL! }))
  const { keyboard } = page
  await page.goto('/')
  await press(page, page.getByRole('main').getByRole('link', { name: 'Menu Planning' }))
  await page.waitForURL('/menu-planning')
  await expect(page.getByText('Meal plans need Unlimited.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Meal Plans' })).toBeDisabled()
  await press(page, page.getByRole('button', { name: 'Generate Menu' }))
  await expect(page.getByText('Please select a meal type')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Breakfast' })).toBeFocused()
  await expectAccessible(page, 'the menu form, sent back')
  await choose(page, page.getByRole('radio', { name: 'Lunch' }), page.getByRole('radio').first())
  const recipes = page.getByRole('slider', { name: 'Number of recipes' })
  await tabTo(page, recipes)
  await keyboard.press('ArrowLeft')
  await expect(recipes).toHaveValue('2')
  await expect(page.getByText('This menu counts as 2 recipes.')).toBeVisible()
  await tabTo(page, page.getByLabel('Include ingredients'))
  await keyboard.type('zucchini')
  await keyboard.press('Enter')

  await page.waitForURL(/\/menus\/\d+$/)
  await expect(toast(page)).toContainText('Menu Generated Successfully!')
  await expect(toast(page)).toContainText('Created 2 recipes for your lunch menu.')
  await expect(page.getByRole('heading', { name: 'When to start each dish' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'The steps by the clock' })).toContainText('12:30 PM')
  await expectAccessible(page, 'a menu')
  expect(await countOf(page)).toEqual({ menus: 1, recipes: 2, used: 2 })

  const titles = () =>
    page.getByRole('region', { name: 'On the table' }).getByRole('heading', { level: 3 }).allTextContents()
  const before = await titles()
  await press(page, page.getByRole('button', { name: `Swap this dish: ${before[0]}`, exact: true }))
  await expect(toast(page)).toContainText('Swapped')
  const after = await titles()
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe(before[1])
  await expect(page.getByRole('button', { name: `Swap this dish: ${after[0]}`, exact: true })).toBeFocused()
  expect(await countOf(page)).toEqual({ menus: 1, recipes: 3, used: 3 })

  await press(page, page.getByRole('button', { name: 'Rename menu' }))
  await page.getByLabel('Name', { exact: true }).fill('Lunch for <b>Tuesday</b>')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunch for <b>Tuesday</b>')
  const save = page.getByRole('button', { name: 'Save Menu' })
  await press(page, save)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Serve at').fill('13:15')
  await expect(page.getByRole('list', { name: 'The steps by the clock' })).toContainText('1:15 PM')
  const tomorrow = await page.context().newPage()
  await tomorrow.goto(page.url())
  await expect(tomorrow.getByLabel('Serve at')).toHaveValue('13:15')
  await tomorrow.close()

  const startCooking = page.getByRole('link', { name: 'Start cooking' })
  await press(page, page.getByRole('button', { name: 'Shopping List', exact: true }))
  await page.waitForURL(/\/lists\/\d+$/)
  await page.goBack()

  await press(page, startCooking)
  await page.waitForURL(/\/cook/)
  const { id } = (await apiOf(page.request).menus.list({}))[0]!
  const { tasks, titles: dishes } = await apiOf(page.request).menus.timeline({ params: { id } })
  await expect(page.getByRole('dialog')).toHaveAccessibleName(dishes[tasks[0]!.dish]!)
  const cooking = page.getByRole('dialog')
  await expect(cooking.getByLabel('Serve at')).toHaveValue('13:15')
  await expect(cooking.getByText(/^Start (?:at \d|now)/)).toBeVisible()
  await expect(cooking.getByText(`Step 1 of ${tasks.length}`, { exact: true })).toBeVisible()
  await expectAccessible(page, 'the first step of a menu')
  for (const [place, task] of tasks.entries()) {
    if (place > 0) await keyboard.press('ArrowRight')
    await expect(cooking.getByText(`Step ${place + 1} of ${tasks.length}`, { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog', { name: dishes[task.dish]! })).toBeVisible()
  }
  await keyboard.press('ArrowLeft')
  await page.reload()
  await expect(cooking.getByText(`Step ${tasks.length - 1} of ${tasks.length}`, { exact: true })).toBeVisible()
  await keyboard.press('ArrowRight')
  await cooking.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await page.waitForURL(/\/menus\/\d+$/)
  await startCooking.press('Enter')
  await expect(cooking.getByText(`Step 1 of ${tasks.length}`, { exact: true })).toBeVisible()
  await keyboard.press('Escape')
  await page.waitForURL(/\/menus\/\d+$/)

  await page.goto('/menu-planning?tab=menus&saved=1')
  await expect(page.getByRole('heading', { name: 'Lunch for <b>Tuesday</b>' })).toBeVisible()
  await expectAccessible(page, 'my menus')
  await page.getByRole('button', { name: 'More: Lunch for <b>Tuesday</b>' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this menu?' })
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('No saved menus')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Lunch for <b>Tuesday</b>' })).toBeVisible()
  expect((await apiOf(page.request).accounts.currentUser({})).id).toBe(premium.user.id)
})

test('a menu is printed whole; a recipe that is deleted leaves its place; a timer leads back into the menu', async ({
  page,
  playwright,
  baseURL,
  failing,
}) => {
  // its own page may ask for it once more
  failing.push('/api/recipes/')
  await premiumMember(page, await playwright.request.newContext({ baseURL: baseURL! }))
  const api = apiOf(page.request)
  const { menu } = await api.menus.generate({ body: { mealType: 'dinner', recipeCount: 2 } })
  await page.goto(`/menus/${menu.id}`)
  await expect(page.getByRole('list', { name: 'The steps by the clock' })).toContainText('7:00 PM')
  await page.emulateMedia({ media: 'print' })
  const printed = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  for (const { title, ingredients, instructions } of menu.recipes)
    for (const words of [
      title,
      ...ingredients.map(({ name }) => name),
      ...instructions.map((step) => step.description),
    ])
      expect(printed).toContain(words)
  expect(printed).not.toMatch(/Swap|Shopping List|Save Menu|Export|Start cooking|My Menus|Privacy/)
  await page.emulateMedia({ media: null })
  await page.getByRole('link', { name: menu.recipes[1]!.title, exact: true }).click()
  await page.waitForURL(`/recipes/${menu.recipeIds[1]}`)
  await expect(page.getByRole('heading', { level: 1, name: menu.recipes[1]!.title, exact: true })).toBeVisible()
  await api.recipes.remove({ params: { id: menu.recipeIds[1]! }, body: {} })
  await page.goBack()
  const table = page.getByRole('region', { name: 'On the table' })
  await expect(table.getByText('Recipe deleted')).toBeVisible()
  await expectAccessible(page, 'a menu with a recipe that was deleted')
  await page.getByRole('button', { name: 'Swap this dish: Recipe deleted' }).click()
  await expect(table.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(table.getByText('Recipe deleted')).toBeHidden()

  // what was drawn may have no step that waits
  const instructions = [
    'Simmer the potatoes for 20 minutes, then let them steam for 5 minutes.',
    'Drain them and bring them to the table.',
  ]
  await api.recipes.update({ params: { id: menu.recipeIds[0]! }, body: { instructions } })
  const { tasks } = await api.menus.timeline({ params: { id: menu.id } })
  const timed = tasks.findIndex(({ dish, step }) => dish === 0 && step === 0)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/menus/${menu.id}/cook?step=${timed + 1}`)
  await page.getByRole('button', { name: 'Start 5 minutes', exact: true }).click()
  await page.keyboard.press(timed > 0 ? 'ArrowLeft' : 'ArrowRight')
  const timers = page.getByRole('list', { name: 'Timers' })
  await expect(timers.getByRole('button', { name: /^Stop the timer for step 1 .*, 5 min$/ })).toBeInViewport({
    ratio: 1,
  })
  await timers.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/menus/${menu.id}/cook\\?step=${timed + 1}$`))
  await expect(page.getByText(`Step ${timed + 1} of ${tasks.length}`, { exact: true })).toBeVisible()
})

test('a menu all of whose recipes were deleted says so wherever it is, and leads on', async ({
  page,
  playwright,
  baseURL,
  failing,
}) => {
  // the pictures of its recipes are gone with them
  failing.push('/api/recipes/')
  await premiumMember(page, await playwright.request.newContext({ baseURL: baseURL! }))
  const api = apiOf(page.request)
  const { menu } = await api.menus.generate({ body: { mealType: 'dinner', recipeCount: 2 } })
  for (const id of menu.recipeIds) await api.recipes.remove({ params: { id }, body: {} })
  const words = 'No recipes found in this menu'
  await page.goto('/menu-planning?tab=menus')
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('link', { name: menu.title, exact: true }).click()
  await page.waitForURL(`/menus/${menu.id}`)
  const table = page.getByRole('region', { name: 'On the table' })
  await expect(table.getByText(words)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'When to start each dish' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Start cooking' })).toHaveCount(0)
  await expect(page.getByText('Menu at a glance')).toHaveCount(0)
  await expectAccessible(page, 'a menu all of whose recipes were deleted')
  await page.getByRole('button', { name: 'Shopping List', exact: true }).click()
  await expect(toast(page)).toContainText(words)
  await page.goto(`/menus/${menu.id}/cook`)
  await expect(page.getByText('Nothing to cook')).toBeVisible()
  await expectAccessible(page, 'nothing to cook')
  await page.getByRole('link', { name: 'Back to the menu' }).click()
  await page.waitForURL(`/menus/${menu.id}`)
  await table.getByRole('link', { name: 'Generate another menu' }).click()
  await expect(page.getByRole('button', { name: 'Generate Menu' })).toBeVisible()
  await page.goBack()
  await table.getByRole('button', { name: 'Swap this dish: Recipe deleted' }).first().click()
  await expect(table.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(table.getByText(words)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible()
})

test('who has no menus is told what they are; with a plan, one that is stopped keeps nothing', async ({
  page,
  playwright,
  baseURL,
  failing,
}) => {
  await test.step('who has no menus is told what they are; a menu that is not there is told of', async () => {
    failing.push('/menus/')
    const free = await member(page)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Generate New Recipe' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Menu Planning' })).toHaveCount(0)
    await page.goto('/menu-planning')
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscribe?tier=mid')
    await expectAccessible(page, 'menus, for who has none')
    await grant(await playwright.request.newContext({ baseURL: baseURL! }), free.user.id, 'mid')
    expect((await page.goto('/menus/2147483647'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Menu Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to My Menus' }).click()
    await expect(page.getByText('No menus yet')).toBeVisible()
    await expectAccessible(page, 'no menus yet')
  })

  await test.step('a menu that is stopped keeps nothing, and a larger one than the day has is refused', async () => {
    failing.push('/api/generate-menu')
    await page.goto('/menu-planning')
    await page.getByText('Dinner', { exact: true }).click()
    // the press comes before the first word of the server
    await page.route('**/api/generate-menu', async (route) => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await route.continue()
    })
    await page.getByRole('button', { name: 'Generate Menu' }).click()
    await expect(toast(page)).toContainText('Stopped')
    await expect(page.getByRole('radio', { name: 'Dinner' })).toBeChecked()
    expect(await countOf(page)).toEqual({ menus: 0, recipes: 0, used: 0 })
    await page.unroute('**/api/generate-menu')
    for (let made = 0; made < 3; made += 1)
      await apiOf(page.request).menus.generate({ body: { mealType: 'snack', recipeCount: 6 } })
    await page.getByRole('button', { name: 'Generate Menu' }).click()
    await expect(page.getByRole('heading', { name: 'Daily Limit Reached' })).toBeVisible()
    await expect(page.getByText(/This menu needs 3 recipes, but you have only 2 left today/)).toBeVisible()
    await expectAccessible(page, 'a menu larger than the day')
    await page.getByRole('button', { name: 'Back to Form' }).click()
    await expect(page.getByRole('radio', { name: 'Dinner' })).toBeChecked()
    expect(await countOf(page)).toEqual({ menus: 3, recipes: 18, used: 18 })
  })
})

async function premiumMember(page: Page, administrator: APIRequestContext): Promise<Member> {
  const made = await member(page)
  await grant(administrator, made.user.id, 'mid')
  return made
}

async function countOf(page: Page) {
  const api = apiOf(page.request)
  const [menus, recipes, user] = await Promise.all([
    api.menus.list({}),
    api.recipes.list({}),
    api.accounts.currentUser({}),
  ])
  return { menus: menus.length, recipes: recipes.length, used: user.dailyGenerationsUsed }
}

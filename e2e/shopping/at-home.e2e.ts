import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { press, pressInToast, tabTo } from '../keyboard.ts'
import { apiOf, grant, type Member, member } from '../members.ts'

test('what is at home is written down, left off a list, brought from it and cooked, by keyboard on a phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await unlimitedMember(page, await playwright.request.newContext({ baseURL: baseURL! }))
  const { keyboard } = page
  const api = apiOf(page.request)
  await page.goto('/lists')
  await press(page, page.getByRole('link', { name: 'What’s at home' }))
  await page.waitForURL('/at-home')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expectAccessible(page, 'nothing at home')

  const field = page.getByLabel('Add what you have')
  await tabTo(page, field)
  await keyboard.press('Enter')
  await expect(page.getByText('Please enter what you have')).toBeVisible()
  await keyboard.type('1 kg flour')
  await keyboard.press('Enter')
  const baking = page.getByRole('region', { name: 'Baking' })
  await expect(baking.getByText('Flour')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await keyboard.type('2 lb chicken thighs')
  await page.getByLabel('Use by').fill(dayFromNow(2))
  await keyboard.press('Enter')
  const soon = page.getByRole('region', { name: 'Use soon' })
  await expect(soon.getByText('Chicken thighs')).toBeVisible()
  await expect(soon).toContainText(/2 lb, use by/)
  await expectAccessible(page, 'what is at home')

  await press(page, page.getByRole('button', { name: 'Change: flour' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('What you have')).toHaveValue('1 kg flour')
  await dialog.getByLabel('What you have').fill('700 g flour')
  await expectAccessible(page, 'changing it', '[role=dialog]')
  await keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(baking).toContainText('700 g')
  await press(page, page.getByRole('button', { name: 'Used up: flour' }))
  await expect(baking).toHaveCount(0)
  await pressInToast(page, 'Undo')
  await expect(baking).toContainText('700 g')

  const ingredients = ['500 g flour', '2 lb chicken thighs', '3 onions']
  const recipe = await api.recipes.create({
    body: { title: 'Chicken pie', servings: 4, ingredients, instructions: ['Bake it all.'] },
  })
  const list = await api.shopping.ofRecipe({ params: { id: recipe.id }, body: undefined })
  await page.goto(`/lists/${list.id}`)
  const there = page.getByRole('region', { name: 'At home' })
  await expect(there).toContainText('Flour')
  await expect(there).toContainText(/2 lb, use by/)
  await expect(page.getByRole('checkbox', { name: 'Flour' })).toHaveCount(0)
  await press(page, page.getByRole('button', { name: 'Buy it anyway: flour' }))
  await expect(page.getByRole('checkbox', { name: 'Flour' })).toBeVisible()
  await expect(there).not.toContainText('Flour')
  const onions = page.getByRole('checkbox', { name: 'Onions' })
  await press(page, onions, 'Space')
  await expect(onions).toBeChecked()
  await expectAccessible(page, 'a list with what is at home')
  const bring = page.getByRole('button', { name: 'Put away what you bought' })
  // the tick is sent first
  await expect(async () =>
    expect((await api.shopping.get({ params: { id: list.id } })).items.some(isTicked)).toBe(true),
  ).toPass()
  await press(page, bring)
  await expect(toast(page)).toContainText('At home now')
  await expect(toast(page)).toContainText('Onions')
  await pressInToast(page, 'Undo')
  await expect(toast(page)).toContainText('Undone')
  expect(await words(page)).toEqual(['2 lb chicken thighs', '700 g flour'])
  await press(page, bring)
  await expect(toast(page)).toContainText('Onions')
  await press(page, bring)
  await expect(toast(page)).toContainText('Everything you checked off is already at home')
  await press(page, page.getByRole('link', { name: 'See what you have at home' }))
  await page.waitForURL('/at-home')
  await expect(page.getByRole('region', { name: 'Produce' })).toContainText('Onions')

  await page.goto(`/recipes/${recipe.id}?cook=1`)
  await press(page, page.getByRole('button', { name: 'Done', exact: true }))
  const after = page.getByRole('dialog', { name: 'How was it?' })
  await expect(after.getByRole('region', { name: 'At home' })).toContainText('500 g flour')
  await press(page, after.getByRole('button', { name: 'Mark as used' }))
  await expect(toast(page)).toContainText('Marked as used')
  expect(await words(page)).toEqual(['200 g flour'])
  await press(page, toast(page).getByRole('button', { name: 'Undo' }))
  await expect(toast(page)).toContainText('Undone')
  expect(await words(page)).toEqual(['2 lb chicken thighs', '3 onions', '700 g flour'])
  await press(page, after.getByRole('button', { name: 'Save' }))
  const offer = page.getByRole('region', { name: 'At home' })
  await expect(offer).toContainText('500 g flour')
  await expectAccessible(page, 'a recipe with what is at home')
  await press(page, offer.getByRole('button', { name: 'Mark as used' }))
  await expect(toast(page)).toContainText('Marked as used')
  // a little flour is left for it
  await expect(offer).toContainText('200 g flour')
})

test('who has no meal plans sees nothing of what is at home; with them, all dishes of a menu are taken from it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { user } = await member(page)
  const api = apiOf(page.request)

  await test.step('who has no meal plans is told what it is, and sees nothing of it elsewhere', async () => {
    const { id } = await api.shopping.create({ body: {} })
    await page.goto(`/lists/${id}`)
    await page.getByLabel('Add to the list').fill('2 milk')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'Milk' }).check()
    await expect(page.getByRole('button', { name: 'Put away what you bought' })).toHaveCount(0)
    await page.goto('/lists')
    await expect(page.getByRole('heading', { name: 'Shopping lists' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'What’s at home' })).toHaveCount(0)
    await page.goto('/at-home')
    await expect(page.getByRole('link', { name: 'Upgrade to Unlimited' })).toHaveAttribute(
      'href',
      '/subscribe?tier=premium',
    )
    await expectAccessible(page, 'what is at home, for who has no plans')
  })

  await test.step('after the last step of a menu all of its dishes are taken from what is at home, and put back', async () => {
    await grant(await playwright.request.newContext({ baseURL: baseURL! }), user.id, 'premium')
    const { menu } = await api.menus.generate({ body: { mealType: 'lunch', recipeCount: 2 } })
    const dishes = await api.menus.cook({ params: { id: menu.id } })
    for (const { recipe } of dishes)
      for (const { name } of recipe.ingredients.slice(0, 3)) await api.atHome.add({ body: { text: `5 lb ${name}` } })
    const before = await words(page)
    const wanted = await Promise.all(
      dishes.map(({ recipe: { id }, servings }) =>
        api.atHome.ofRecipe({ params: { recipeId: id }, query: { servings } }),
      ),
    )
    expect(wanted.every(({ length }) => length > 0)).toBe(true)
    const { tasks } = await api.menus.timeline({ params: { id: menu.id } })
    await page.goto(`/menus/${menu.id}/cook?step=${tasks.length}`)
    await press(page, page.getByRole('button', { name: 'Done', exact: true }))
    await expect(toast(page)).toContainText('Done cooking?')
    const said = (await toast(page).innerText()).toLowerCase()
    for (const [first] of wanted)
      expect(said.includes(first!.name.toLowerCase()) || said.includes('more'), `${first!.name} in ${said}`).toBe(true)
    const offer = page.getByRole('region', { name: 'Done cooking?' })
    await expect(offer).toBeVisible()
    await pressInToast(page, 'Mark as used')
    await expect(toast(page)).toContainText('Marked as used')
    await expect(offer).toBeHidden()
    const taken = await words(page)
    expect(taken).not.toEqual(before)
    await pressInToast(page, 'Undo')
    await expect(toast(page)).toContainText('Undone')
    expect(await words(page)).toEqual(before)

    // whoever misses the toast finds it on the menu's page until it is answered
    await page.goto(`/menus/${menu.id}/cook?step=${tasks.length}`)
    await press(page, page.getByRole('button', { name: 'Done', exact: true }))
    await expect(offer).toBeVisible()
    await page.goto('/')
    await page.goto(`/menus/${menu.id}`)
    await expect(offer).toContainText('at home.')
    await expectAccessible(page, 'a menu that was cooked')
    await press(page, offer.getByRole('button', { name: 'Mark as used' }))
    await expect(toast(page)).toContainText('Marked as used')
    await expect(offer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await words(page)).toEqual(taken)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'When to start each dish' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  await test.step('a dish of a plan that is marked as cooked is taken from it too, or was not cooked after all', async () => {
    const instructions = ['Bake the potatoes for 40 minutes.']
    const body = { title: 'Baked potatoes', servings: 2, ingredients: ['2 lb potatoes'], instructions }
    const recipe = await api.recipes.create({ body })
    const date = dayFromNow(0)
    await api.mealPlans.create({ body: { title: 'Today', startDate: date, endDate: date, recipeIds: [recipe.id] } })
    await api.atHome.add({ body: { text: '5 lb potatoes' } })
    const before = await words(page)
    await page.goto('/')
    const mark = page.getByRole('button', { name: 'Mark as cooked: Baked potatoes' })
    await press(page, mark)
    await expect(toast(page)).toContainText('In your cooking diary')
    await expect(toast(page)).toContainText('at home.')
    await expectAccessible(page, 'a dish that was cooked, and what of it is at home')
    await pressInToast(page, 'Undo')
    await expect(mark).toBeVisible()
    expect(await words(page)).toEqual(before)
    await press(page, mark)
    await pressInToast(page, 'Mark as used')
    await expect(toast(page)).toContainText('Marked as used')
    expect(await words(page)).not.toEqual(before)
  })
})

async function unlimitedMember(page: Page, administrator: APIRequestContext): Promise<Member> {
  const made = await member(page)
  await grant(administrator, made.user.id, 'premium')
  return made
}

const isTicked = ({ checked }: { checked: boolean }) => checked

async function words(page: Page): Promise<string[]> {
  const items = await apiOf(page.request).atHome.list({})
  return items.map(({ amount, unit, name }) => [amount, unit, name].filter(Boolean).join(' ')).toSorted()
}

/** On this machine's own calendar, as the page reads it. */
function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

test('what goes off soonest at home is put among the foods of a wish by one press, and the form stays one screen', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await unlimitedMember(page, await playwright.request.newContext({ baseURL: baseURL! }))
  const { atHome } = apiOf(page.request)
  for (const [text, days] of [
    ['1 lb spinach', 2],
    ['1 lb leeks', 4],
    ['1 lb carrots', -2],
    ['2 lb flour', 90],
  ] as const)
    await atHome.add({ body: { text, useBy: dayFromNow(days) } })
  await page.goto('/at-home')
  await expect(page.getByRole('region', { name: 'Past its date' })).toContainText('Carrots')
  const cook = page.getByRole('region', { name: 'Use soon' }).getByRole('link', { name: 'Cook with these' })
  await expect(cook).toHaveAttribute('href', /spinach/)
  await expect(cook).not.toHaveAttribute('href', /carrot/)
  await expectAccessible(page, 'what is past its date at home')
  await page.goto('/?dialog=generate')
  const dialog = page.getByRole('dialog')
  const soon = dialog.getByRole('group', { name: 'Use up first' })
  await expect(soon.getByRole('button')).toHaveText([/spinach/i, /leek/i])
  const foods = dialog.getByLabel('Specific ingredients')
  await foods.fill('chickpeas')
  const leeks = soon.getByRole('button', { name: /leek/i })
  await leeks.click()
  await expect(foods).toHaveValue(/^chickpeas, leeks?$/)
  await expect(leeks).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'what to use up first')
  const foot = (await dialog.getByRole('button', { name: 'Generate My Recipe' }).boundingBox())!.y
  for (const fold of await dialog.locator('summary').all()) {
    const { y, height } = (await fold.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(foot)
  }
  await leeks.click()
  await expect(foods).toHaveValue('chickpeas')
})

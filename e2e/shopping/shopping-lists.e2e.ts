import type { Page } from '@playwright/test'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { chooseInMenu, expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, grant, member } from '../members.ts'

test('a list by keyboard alone, and on two phones', async ({ page, context, browser, baseURL, failing }) => {
  const ana = await member(page)

  await test.step('a list is typed, ticked, changed, cleared and walked by keyboard, and every step can be taken back', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/lists')
    await expect(page.getByText('No lists yet')).toBeVisible()
    await page.getByLabel('List name').fill('Saturday <b>market</b>')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday <b>market</b>')
    await expectAccessible(page, 'an empty list')

    const field = page.getByLabel('Add to the list')
    await field.focus()
    for (const text of ['2 milk', '1 kg potatoes', '=1+1', 'kitchen paper', 'bread (GF)']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    const aisle = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(aisle('Dairy & Eggs').getByRole('checkbox', { name: 'Milk' })).toBeVisible()
    await expect(aisle('Produce').getByText('1 kg')).toBeVisible()
    await expect(page.getByText(/0 of 5 in the cart,/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen paper' })).toContainText('N/A')
    await expect(page.getByText('the amounts you wrote down come to')).toBeVisible()

    const milk = page.getByRole('checkbox', { name: 'Milk' })
    await milk.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/1 of 5 in the cart,/)).toBeVisible()
    await page.reload()
    await expect(milk).toBeChecked()

    await page
      .getByRole('button', { name: 'More about Potatoes' })
      .or(page.getByRole('button', { name: 'More about potatoes' }))
      .press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(page).toHaveURL(/item=/)
    await expectAccessible(page, 'one line of a list')
    await dialog.getByLabel('Aisle').selectOption('Other')
    await dialog.getByLabel('What to buy').fill('2 kg potatoes')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/item=/)
    await expect(aisle('Other').getByText('2 kg')).toBeVisible()

    await page.getByRole('button', { name: /More about potatoes/i }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page)).toContainText('Removed')
    await expect(page.getByRole('checkbox', { name: 'Potatoes' })).toBeHidden()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('checkbox', { name: 'Potatoes' })).toBeVisible()

    await menu(page, 'Your store’s aisles')
    const up = dialog.getByRole('button', { name: 'Dairy & Eggs: up' })
    await up.focus()
    await expectAccessible(page, 'the aisles')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Dairy & Eggs: down' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Save aisle order' }).press('Enter')
    await expect(page.getByRole('region').first()).toContainText('Dairy & Eggs')
    await expect
      .poll(async () => (await apiOf(page.request).shopping.list({})).map(({ aisles }) => aisles[0]))
      .toEqual(['Dairy & Eggs'])

    await menu(page, 'Uncheck all')
    await expect(milk).not.toBeChecked()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(milk).toBeChecked()
    await menu(page, 'Clear checked items')
    await expect(milk).toBeHidden()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(milk).toBeVisible()

    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(dialog.getByText(/ 5 items; /)).toBeVisible()
    await expectAccessible(page, 'copying a list')
    await dialog.getByText('By category').click()
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(toast(page)).toContainText('Copied to Clipboard!5 items from Saturday <b>market</b>')
    const copied = await page.evaluate(async () => navigator.clipboard.readText())
    expect(copied).toContain('Dairy & Eggs:\n- 2 milk')
    expect(copied).toContain('\n- bread (GF)')
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
      document.execCommand = () => false
    })
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(toast(page)).toContainText('Copy Failed')
    await expect(toast(page)).toContainText('Please select and copy the text manually.')
    await expect(dialog.getByLabel('The text to copy')).toHaveValue(/- 2 milk/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('link', { name: 'Keep shopping' }).press('Enter')
    await expect(page).toHaveURL(/shop=/)
    await expectAccessible(page, 'in the shop')
    for (const name of ['Kitchen paper', 'Potatoes', '=1+1', 'Bread (GF)'])
      await dialog.getByRole('button', { name: new RegExp(name.replace(/[=+()]/g, '.'), 'i') }).press('Enter')
    await expect(dialog.getByText('Everything is in the cart')).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText('4 of 5 in the cart')).toBeVisible()
    await dialog.getByRole('button', { name: /^Show \d in the cart$/ }).press('Enter')
    await expectAccessible(page, 'what is in the cart')
    await dialog.getByRole('button', { name: /^Put back: potatoes$/i }).press('Enter')
    await expect(dialog.getByText('3 of 5 in the cart')).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()

    await page.getByRole('link', { name: 'All lists' }).click()
    await page.getByRole('button', { name: /^More: / }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await expect(page.getByText('No lists yet')).toBeVisible()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: /Saturday/ })).toBeVisible()
  })

  await test.step('two phones on one list see each other’s ticks as they are made', async () => {
    failing.push('/api/shopping-lists/')
    const list = await typedList(page, ['milk', 'eggs', 'leeks'])
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const phone = await other.newPage()
    await apiOf(phone.request).accounts.signIn({ body: { email: ana.email, password: ana.password } })
    await page.goto(`/lists/${list.id}`)
    const followed = phone.waitForResponse(`**/api/shopping-lists/${list.id}/events`)
    await phone.goto(`/lists/${list.id}`)
    await expect(phone.getByRole('checkbox', { name: 'Eggs' })).toBeVisible()
    await followed

    await page.getByRole('checkbox', { name: 'Milk' }).check()
    await expect(phone.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
    await phone.getByLabel('Add to the list').fill('1 kg potatoes')
    await phone.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Potatoes' })).toBeVisible()
    await phone.getByRole('checkbox', { name: 'Milk' }).uncheck()
    await expect(page.getByRole('checkbox', { name: 'Milk' })).not.toBeChecked()
    await apiOf(page.request).shopping.remove({ params: { id: list.id }, body: {} })
    await expect(phone.getByRole('heading', { name: 'List Not Found' })).toBeVisible()
    await other.close()
  })
})

test('as a plan grows: a list of one recipe, one of several, and one that is ordered', async ({
  page,
  request: administrator,
  failing,
}) => {
  const { user } = await member(page)
  const recipes = await cookFor(page, 2)
  const [first, second] = recipes

  await test.step('a free plan has lists of one recipe; more of them, files and ordering lead to the plans', async () => {
    failing.push('/combined', '/recipes', '/file')
    await page.goto(`/recipes/${first!.id}`)
    await page.getByRole('button', { name: 'Generate Shopping List' }).click()
    await expect(toast(page)).toContainText('Shopping List Generated!')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    const ready = page.getByRole('dialog', { name: 'Copy the list' })
    await ready.getByRole('button', { name: 'Text file' }).click()
    await expect(ready.getByRole('heading', { name: 'Premium Feature' })).toBeVisible()
    await ready.getByRole('button', { name: 'Back to the list' }).click()
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/recipes/${second!.id}`)
    await chooseInMenu(page, 'Add to list…')
    const pick = page.getByRole('dialog', { name: 'Add to which list?' })
    await expect(pick.getByRole('radio')).toHaveCount(1)
    await expectAccessible(page, 'which list')
    await pick.getByRole('button', { name: 'Add to the list' }).click()
    await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeInViewport()
    await expectAccessible(page, 'the upsell panel of a recipe')
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', /^\/subscribe/)
    await page.getByRole('button', { name: 'Back to Recipe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: second!.title })).toBeVisible()

    await page.goto('/')
    await page.getByRole('button', { name: 'Shopping List', exact: true }).click()
    for (const { title } of [first!, second!]) await page.getByRole('checkbox', { name: title, exact: true }).check()
    await page.getByRole('button', { name: 'Generate Shopping List' }).click()
    await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to the recipes' }).click()
    await expect(picked(page)).toHaveText('2 recipes')

    const [list] = await apiOf(page.request).shopping.list({})
    await page.goto(`/lists/${list!.id}?dialog=order`)
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Upgrade to Unlimited' })).toBeVisible()
    await expectAccessible(page, 'ordering without the plan for it')
  })

  await test.step('recipes are picked on the dashboard, and one list comes of them', async () => {
    await grant(administrator, user.id, 'mid')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Shopping List', exact: true }).click()
    await page.getByRole('button', { name: 'Generate Shopping List' }).click()
    await expect(toast(page)).toContainText('Select Recipes')
    await expect(toast(page)).toContainText('Please select at least one recipe to generate shopping list.')
    for (const { title } of recipes) await page.getByRole('checkbox', { name: title, exact: true }).check()
    await expect(picked(page)).toHaveText(/^2 recipes, \d+ items, \$\d+\.\d\d$/)
    const told = await picked(page).textContent()
    await expectAccessible(page, 'the dashboard in its Shopping List mode')
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await page.getByRole('button', { name: 'Shopping List', exact: true }).click()
    await expect(page.getByText('Select the recipes to shop for')).toBeVisible()
    for (const { title } of recipes) await page.getByRole('checkbox', { name: title, exact: true }).check()
    await page.getByRole('button', { name: 'Generate Shopping List' }).click()
    await expect(toast(page)).toContainText('Shopping List Generated!')
    await expect(page).toHaveURL(/\/lists\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 recipes')
    await expectAccessible(page, 'a list of two recipes')
    const [{ items, estimatedCost } = { items: [], estimatedCost: 0 }] = await apiOf(page.request).shopping.list({})
    const bought = items.filter(({ isStaple }) => !isStaple).length
    expect(told).toBe(`2 recipes, ${bought} items, $${estimatedCost.toFixed(2)}`)
    await page.goto('/lists')
    await expect(page.getByRole('heading', { name: 'Shopping lists' })).toBeVisible()
    await expectAccessible(page, 'all lists')
  })

  await test.step('delivery is chosen in the settings; then a store is one press away, and a list is ordered', async () => {
    await grant(administrator, user.id, 'premium')
    const recipe = first
    await page.goto(`/recipes/${recipe!.id}`)
    await expect(page.getByRole('button', { name: 'Generate Shopping List' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Shop Online/ })).toBeHidden()
    await page.goto('/settings?tab=delivery')
    await expect(page.getByRole('tab', { name: 'Grocery Delivery' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('radio', { name: 'Kroger' }).check()
    await page.getByLabel('ZIP code').fill('94110')
    await page.getByRole('button', { name: 'Save delivery preferences' }).click()
    await expect(toast(page)).toContainText('Preferences Updated')
    await expectAccessible(page, 'the settings of delivery')
    await page.goto(`/recipes/${recipe!.id}`)
    const shop = page.getByRole('link', { name: /Shop Online/ })
    await expect(shop).toHaveAttribute('href', /kroger\.com.*94110/)
    await expect(shop).toHaveAttribute('rel', /noopener/)

    const list = await apiOf(page.request).shopping.ofRecipe({ params: { id: recipe!.id }, body: {} })
    await page.goto(`/lists/${list.id}`)
    await page.getByRole('button', { name: 'Order for delivery' }).click()
    const dialog = page.getByRole('dialog', { name: 'Order for delivery' })
    await dialog.getByLabel('Delivery service').selectOption('')
    await dialog.getByRole('button', { name: 'Prepare the order' }).click()
    await expect(dialog.getByText('Select Delivery Service', { exact: true })).toBeAttached()
    await expect(dialog.getByText('Please choose a grocery delivery service first.')).toBeVisible()
    await dialog.getByLabel('Delivery service').selectOption('safeway')
    // the ZIP code of the settings is enough, and there already
    await expect(dialog.getByLabel('Delivery address')).toHaveValue('94110')
    await dialog.getByLabel('Delivery address').fill('')
    await dialog.getByRole('button', { name: 'Prepare the order' }).click()
    await expect(dialog.getByText('Enter Delivery Address', { exact: true })).toBeAttached()
    await expect(dialog.getByText('Please provide your delivery address.')).toBeVisible()
    await expect(toast(page).getByText('Enter Delivery Address')).toHaveCount(0)
    await dialog.getByLabel('Delivery address').fill('1 Main Street')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('link', { name: /Open Safeway/ })).toHaveAttribute('href', /safeway\.com/)
    await expect(dialog.getByText(/its page opens empty/)).toBeVisible()
    await expect(dialog.getByText(/Check every label for allergens/)).toBeVisible()
    await expectAccessible(page, 'an order that is prepared')
  })
})

async function cookFor(page: Page, count: number): Promise<{ id: number; title: string }[]> {
  const made = []
  for (let each = 0; each < count; each += 1) made.push(await apiOf(page.request).recipes.generate({ body: {} }))
  return made
}

async function typedList(page: Page, texts: readonly string[]): Promise<ShoppingList> {
  const api = apiOf(page.request)
  const { id } = await api.shopping.create({ body: { title: 'Saturday' } })
  for (const text of texts) await api.shopping.addItem({ params: { id }, body: { text } })
  return api.shopping.get({ params: { id } })
}

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More options for this list' }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

/** What the bar says of the recipes that are picked. */
function picked(page: Page) {
  return page.getByRole('status').filter({ hasText: /^\d+ recipes?/ })
}

import type { APIRequestContext, Page } from '@playwright/test'
import type { Scene } from './shot-scenes.ts'

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()
const hold = (address: string) => async (page: Page) => void (await page.route(address, () => undefined))
const fail = (address: string) => async (page: Page) =>
  void (await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  ))
const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauamt'

/** Lists, ordering and the settings of both. `:list` is the newest list of the household, `:week` the shopper's of six recipes. */
export const shoppingScenes: readonly Scene[] = [
  { name: 'list-mode', who: 'household', path: '/', arrange: pickRecipes },
  { name: 'list-mode-picked', who: 'shopper', path: '/', arrange: pickThree, window: true },
  { name: 'list-mode-refused', who: 'spent', path: '/', arrange: pickAndAsk, window: true },
  { name: 'list-made', who: 'household', path: '/recipes/:id', arrange: makeList, window: true },
  { name: 'list-pick', who: 'shopper', path: '/recipes/:own', arrange: addToList, window: true },
  { name: 'list-upsell', who: 'household', path: '/lists/:list?dialog=order', window: true },
  { name: 'list', who: 'household', path: '/lists/:list' },
  { name: 'list-week', who: 'shopper', path: '/lists/:week' },
  { name: 'list-staples', who: 'shopper', path: '/lists/:week', arrange: openStaples },
  { name: 'list-print', who: 'shopper', path: '/lists/:week', arrange: asPrinted },
  { name: 'list-loading', who: 'shopper', path: '/lists/:week', prepare: hold('**/api/shopping-lists/*') },
  { name: 'list-failing', who: 'shopper', path: '/lists/:week', prepare: fail('**/api/shopping-lists/*') },
  { name: 'list-offline', who: 'shopper', path: '/lists/:week', arrange: tickOffline, window: true },
  { name: 'list-menu', who: 'shopper', path: '/lists/:week', arrange: openMenu('More options for'), window: true },
  { name: 'list-copy', who: 'shopper', path: '/lists/:week?dialog=copy', window: true },
  { name: 'list-copy-failed', who: 'shopper', path: '/lists/:week?dialog=copy', arrange: failToCopy, window: true },
  { name: 'list-aisles', who: 'shopper', path: '/lists/:week?dialog=aisles', window: true },
  { name: 'list-name', who: 'shopper', path: '/lists/:week?dialog=name', arrange: nameNothing, window: true },
  { name: 'list-item', who: 'shopper', path: '/lists/:week', arrange: openItem, window: true },
  { name: 'list-shop', who: 'shopper', path: '/lists/:week?shop=1', window: true },
  {
    name: 'list-shop-took',
    who: 'shopper',
    path: '/lists/:week?shop=1',
    arrange: press(/put in the cart/),
    window: true,
  },
  { name: 'list-order', who: 'shopper', path: '/lists/:week?dialog=order', window: true },
  { name: 'list-order-lacks', who: 'shopper', path: '/lists/:week?dialog=order', arrange: orderNowhere, window: true },
  { name: 'list-order-ready', who: 'shopper', path: '/lists/:week?dialog=order', arrange: order, window: true },
  {
    name: 'list-order-failing',
    who: 'shopper',
    path: '/lists/:week?dialog=order',
    prepare: fail('**/delivery-link'),
    arrange: press(/^Prepare/),
    window: true,
  },
  { name: 'list-not-found', who: 'household', path: '/lists/999999' },
  { name: 'list-empty', who: 'empty', path: '/lists', arrange: beginList(longWord) },
  { name: 'list-long-words', who: 'empty', path: '/lists', arrange: typeLongWords },
  { name: 'list-shop-done', who: 'empty', path: '/lists', arrange: finishList, window: true },
  { name: 'lists', who: 'empty', path: '/lists' },
  { name: 'lists-empty', who: 'spent', path: '/lists' },
  { name: 'lists-loading', who: 'shopper', path: '/lists', prepare: hold('**/api/shopping-lists?*') },
  { name: 'lists-failing', who: 'spent', path: '/lists', prepare: fail('**/api/shopping-lists?*') },
  { name: 'settings-kitchen', who: 'household', path: '/settings?tab=kitchen' },
  { name: 'settings-kitchen-changed', who: 'spent', path: '/settings?tab=kitchen', arrange: changeKitchen },
  { name: 'settings-delivery', who: 'household', path: '/settings?tab=delivery' },
  { name: 'settings-delivery-order', who: 'shopper', path: '/settings?tab=delivery', arrange: order },
  {
    name: 'settings-delivery-failing',
    who: 'spent',
    path: '/settings?tab=delivery',
    prepare: fail('**/api/user/delivery-preferences'),
    arrange: saveDelivery,
  },
]

/** An Unlimited member who shops for six recipes, avoids milk and gluten, and has a few things in the basket. */
export async function shopForAWeek(shopper: APIRequestContext, administrator: APIRequestContext): Promise<void> {
  const { id: userId } = (await (await shopper.get('/api/auth/user')).json()) as { id: string }
  await administrator.post('/api/admin/upgrade-user', { data: { userId, tier: 'premium' } })
  const delivery = { preferredDeliveryService: 'kroger', deliveryAddress: '1 Main Street', deliveryZipCode: '94110' }
  await shopper.patch('/api/user/delivery-preferences', { data: delivery })
  const recipeIds: number[] = []
  for (const wish of week) {
    const made = await shopper.post('/api/generate-recipe', { data: wish })
    recipeIds.push(((await made.json()) as { id: number }).id)
  }
  const answer = await shopper.post('/api/shopping-lists/combined', { data: { recipeIds } })
  const { id, items } = (await answer.json()) as { id: number; items: { id: string }[] }
  const ticks = items.slice(0, 5).map(({ id: item }) => ({ kind: 'tick', item, checked: true }))
  const typed = ['2 milk', 'paper towels', '12 eggs', `1 ${longWord}`, 'birthday candles', '3 lb potatoes']
  const added = typed.map((text, place) => ({ kind: 'add', item: `typed-by-hand-${place}`, text }))
  await shopper.patch(`/api/shopping-lists/${id}`, {
    data: { title: 'Week of October 12', changes: [...ticks, ...added] },
  })
}

const week = [
  { recipeType: 'Main Dish', cuisine: 'Italian' },
  { recipeType: 'Soup', cuisine: 'Indian' },
  { recipeType: 'Main Dish', cuisine: 'Mexican' },
  { recipeType: 'Main Dish', cuisine: 'Thai' },
  { recipeType: 'Salad' },
  { recipeType: 'Dessert' },
]

function openMenu(name: string): (page: Page) => Promise<void> {
  return async (page) => {
    await press(name)(page)
    await page.getByRole('menu').waitFor()
  }
}

async function openItem(page: Page): Promise<void> {
  await press(/^More about/)(page)
  await page.getByRole('dialog').waitFor()
}

async function addToList(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add to list…' }).click()
}

async function pickRecipes(page: Page): Promise<void> {
  await press('Shopping List')(page)
  await page.getByText('Select the recipes to shop for').waitFor()
}

async function pickThree(page: Page): Promise<void> {
  await pickRecipes(page)
  for (const place of [0, 1, 2]) await page.getByRole('main').getByRole('checkbox').nth(place).check()
}

async function pickAndAsk(page: Page): Promise<void> {
  await pickThree(page)
  await press('Generate Shopping List')(page)
  await page.getByRole('dialog').waitFor()
}

async function makeList(page: Page): Promise<void> {
  await press('Generate Shopping List')(page)
  await page.waitForURL(/\/lists\/\d+/)
}

async function openStaples(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Check at home' }).click()
}

/** Letter paper less its margins. */
async function asPrinted(page: Page): Promise<void> {
  await page.setViewportSize({ width: 720, height: 900 })
  await page.emulateMedia({ media: 'print' })
}

async function tickOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  const box = page.getByRole('main').getByRole('checkbox', { checked: false }).first()
  await box.check()
  await page.getByLabel('Add to the list').fill('2 kg flour')
  await page.keyboard.press('Enter')
  await page
    .getByText(/changes? (?:is|are) saved on this device/)
    .last()
    .waitFor()
}

async function failToCopy(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    document.execCommand = () => false
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click()
}

async function nameNothing(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Name').fill('')
  await page.keyboard.press('Enter')
}

async function orderNowhere(page: Page): Promise<void> {
  await page.getByLabel('Delivery address').fill('')
  await press(/^Prepare/)(page)
}

async function order(page: Page): Promise<void> {
  await press(/^Prepare/)(page)
  await page.getByRole('link', { name: /^Open / }).waitFor()
}

function beginList(title: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByLabel('List name').fill(title)
    await page.keyboard.press('Enter')
    await page.getByLabel('Add to the list').waitFor()
  }
}

async function typeLongWords(page: Page): Promise<void> {
  await beginList(`${longWord} ${longWord}`)(page)
  for (const text of [`2 kg ${longWord}`, longWord, '2 milk', '1 can chickpeas']) {
    await page.getByLabel('Add to the list').fill(text)
    await page.keyboard.press('Enter')
  }
  await page.getByText(/\$/).first().waitFor()
}

async function finishList(page: Page): Promise<void> {
  await beginList('Saturday')(page)
  await page.getByLabel('Add to the list').fill('2 milk')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Start shopping' }).click()
  await press(/put in the cart/)(page)
  await page.getByText('Everything is in the cart').waitFor()
}

async function changeKitchen(page: Page): Promise<void> {
  await page.getByText('Wok', { exact: true }).click()
  await page.getByLabel('Another piece of equipment').fill(longWord)
  await page.keyboard.press('Enter')
  await page.getByLabel('Another piece of equipment').fill(longWord)
  await page.keyboard.press('Enter')
}

async function saveDelivery(page: Page): Promise<void> {
  await page.getByLabel('ZIP code').fill('94110')
  await press('Save delivery preferences')(page)
  await page.getByRole('alert').waitFor()
}

import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, test, toast } from './journey.ts'
import { choose, press, tabTo } from './keyboard.ts'
import { apiOf, grant, type Member, member } from './members.ts'

test.use({ serviceWorkers: 'allow' })

test('the week of a household by keyboard alone: generate, edit, find, scale, cook, list, tick on two phones, order', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const ana = await member(page, {
    preferredDeliveryService: 'kroger',
    deliveryZipCode: '94110',
    allergies: ['Peanuts'],
  })
  const administrator = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await grant(administrator, ana.user.id, 'premium')
  await administrator.dispose()
  const { keyboard } = page

  await page.goto('/')
  await press(page, page.getByRole('button', { name: 'Generate New Recipe' }))
  const wishes = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
  await press(page, wishes.locator('summary').filter({ hasText: 'Kind of dish' }))
  // whichever soup it is, it simmers before its last step
  await choose(page, wishes.getByRole('radio', { name: 'Soup' }), wishes.getByRole('radio').first())
  await press(page, wishes.getByRole('button', { name: 'Generate My Recipe' }))
  await expect(toast(page)).toContainText('Recipe Generated!')
  await press(page, page.getByRole('link', { name: 'Open recipe' }))
  await page.waitForURL(/\/recipes\/\d+$/)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const id = Number(/\d+$/.exec(page.url())?.[0])

  await press(page, page.getByRole('button', { name: 'More', exact: true }))
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Title', { exact: true }))
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('Sunday supper, as Émile likes it')
  await press(page, page.getByRole('button', { name: 'Save changes' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday supper, as Émile likes it' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Add a note' }))
  await keyboard.type('Twice the garlic next time')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('button', { name: 'Edit note' })).toBeFocused()
  await expect(page.getByText('Twice the garlic next time').first()).toBeVisible()

  await press(page, page.getByRole('link', { name: 'Recipes', exact: true }).last())
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  await keyboard.press('/')
  await keyboard.type('emil supper garlick')
  const found = page.getByRole('main').getByRole('link', { name: /Sunday supper/ })
  await expect(found).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeHidden()
  await keyboard.press('ArrowDown')
  await expect(found).toBeFocused()
  await keyboard.press('Enter')

  await press(page, page.getByRole('button', { name: 'Scale to what you have' }))
  await tabTo(page, page.getByRole('textbox', { name: 'I have' }))
  await keyboard.type('500 g')
  await keyboard.press('Enter')
  const scaled = await page.getByText(/based on 500 g of/).innerText()
  const [, people, scaledFood = ''] = /For ([\d.]+) .*based on 500 g of (.+?)(?:;|$)/.exec(scaled) ?? []
  await expectFits(page)

  await press(page, page.getByRole('button', { name: 'Start cooking' }))
  const cooking = page.getByRole('dialog')
  await expect(cooking.getByText(/^Step 1 of \d+$/).first()).toBeVisible()
  // the first step that waits: which it is depends on the dish
  const { stepTimers = [] } = await apiOf(page.request).recipes.get({ params: { id } })
  const step = stepTimers.findIndex((minutes) => minutes > 0) + 1
  for (let turned = 2; turned <= step; turned += 1) {
    await keyboard.press('ArrowRight')
    await expect(cooking.getByText(new RegExp(`^Step ${turned} of \\d+$`)).first()).toBeVisible()
  }
  // its one timer, or the first of the times in its words
  await press(page, cooking.getByRole('button', { name: /start a timer|^Start .*(?:sec|min|hour)/ }).first())
  await keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`cook=${step + 1}`))
  await expectAccessible(page, 'cooking with a timer')
  await keyboard.press('Escape')
  // while the dialog goes its own timers and those of the page are both there
  await expect(cooking).toBeHidden()
  await expect(page.getByRole('list', { name: 'Timers' })).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Generate Shopping List' }))
  await expect(toast(page)).toContainText('Shopping List Generated!')
  await page.waitForURL(/\/lists\/\d+/)
  const { shopping } = apiOf(page.request)
  const list = await shopping.get({ params: { id: Number(/\d+$/.exec(page.url())?.[0]) } })
  const gramsIn = ({ items }: typeof list) =>
    items.find(({ sources }) => sources.some(({ text }) => text.includes(scaledFood)))?.grams ?? Number.NaN
  const gramsFor = async (servings: number) =>
    gramsIn(await shopping.ofRecipe({ params: { id: list.recipeId ?? 0 }, body: { servings } }))
  // whole people are bought for, none of whom goes without; what is shown of them is rounded
  const whole = Math.ceil(Number(people))
  expect([await gramsFor(whole), await gramsFor(whole + 1)]).toContain(gramsIn(list))
  await tabTo(page, page.getByLabel('Add to the list'))
  // no dish is made of it, whichever was generated
  await keyboard.type('2 kitchen paper')
  await keyboard.press('Enter')
  const paper = page.getByRole('checkbox', { name: /kitchen paper/i })
  await expect(paper).toBeVisible()

  const phone = await otherPhone(browser, baseURL, ana)
  await phone.goto(page.url())
  await expect(phone.getByRole('checkbox', { name: /kitchen paper/i })).toBeVisible()
  await press(page, paper, 'Space')
  await expect(phone.getByRole('checkbox', { name: /kitchen paper/i })).toBeChecked()
  const first = phone.getByRole('checkbox').first()
  const name = await first.getAttribute('aria-labelledby')
  expect(name).not.toBeNull()
  await press(phone, first, 'Space')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await phone.context().close()

  await press(page, page.getByRole('button', { name: 'Order for delivery' }))
  const order = page.getByRole('dialog', { name: 'Order for delivery' })
  await tabTo(page, order.getByLabel('Delivery address'))
  await keyboard.type('1 Main Street')
  await keyboard.press('Enter')
  await expect(order.getByRole('link', { name: /Open Kroger/ })).toHaveAttribute('href', /kroger\.com.*94110/)
})

async function otherPhone(
  browser: { newContext: (options: object) => Promise<{ newPage: () => Promise<Page> }> },
  baseURL: string | undefined,
  { email, password }: Member,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await apiOf(phone.request).accounts.signIn({ body: { email, password } })
  return phone
}

import type { Locator, Page } from '@playwright/test'
import { chooseInMenu, expect, test, toast } from './journey.ts'
import { apiOf, member } from './members.ts'

const toastBody = { title: 'Toast', servings: 1, ingredients: ['1 slice bread'], instructions: ['Toast it.'] }

test('a first list is made where there is none, and in the shop what was taken stays for a moment', async ({
  page,
}) => {
  await member(page)
  const { id } = await apiOf(page.request).recipes.create({
    body: { ...toastBody, ingredients: ['1 loaf bread', '1 lb butter'] },
  })
  await page.goto(`/recipes/${id}`)
  await chooseInMenu(page, 'Add to list…')
  await page.getByRole('button', { name: 'Start a list with it' }).click()
  await expect(page).toHaveURL(/\/lists\/\d+$/)
  await page.goto(`${page.url()}?shop=1`)
  const shop = page.getByRole('dialog')
  const rows = shop.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.locator('svg')).toHaveCount(0)
  const bread = shop.getByRole('button', { name: /bread/i })
  await bread.click()
  await expect(bread).toHaveAccessibleName(/in the cart/)
  await expect(bread.locator('.line-through')).toBeVisible()
  await expect(shop.getByText(/^In the cart: .*bread/i)).toBeVisible()
  await expect(rows).toHaveCount(1)
  await shop.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(2)
})

test('messages cover nothing that can be pressed: at the top of a phone, above the buttons of a dialog', async ({
  page,
}) => {
  await member(page)
  const { id } = await apiOf(page.request).recipes.create({ body: toastBody })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/recipes/${id}`)
  await page.getByRole('button', { name: 'Thumbs up' }).click()
  await expect(toast(page)).toContainText('Recipe Rated')
  expect((await boxOf(toast(page))).y).toBeLessThan(100)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`/recipes/${id}`)
    await page.getByRole('button', { name: 'Generate Shopping List' }).click()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy the list' })
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(toast(page)).toContainText(/Cop/)
    expect(await coveredBy(page), `at ${width}`).toEqual([])
  }
})

test('letters of twice the size make no page scroll sideways, and bars at the foot make room', async ({ page }) => {
  await member(page)
  const api = apiOf(page.request)
  const { id } = await api.recipes.create({ body: toastBody })
  const list = await api.shopping.ofRecipe({ params: { id }, body: {} })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
  })
  for (const path of ['/', '/recipes', `/recipes/${id}`, `/lists/${list.id}`, '/cooked']) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
  }
  await page.goto(`/lists/${list.id}`)
  const [bar, tabs] = [page.locator('.foot-bar'), page.locator('.tab-bar')]
  await bar.scrollIntoViewIfNeeded()
  const [upper, lower] = [await boxOf(bar), await boxOf(tabs)]
  expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y + 1)
})

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${String(place)} is not to be seen`)
  return box
}

/** The names of the buttons and links of the dialog that lie under the toast. */
function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const place = document.querySelector('[data-toasts]')!.getBoundingClientRect()
    const controls = document.querySelectorAll<HTMLElement>('[role=dialog] :is(button, a, input, label)')
    return [...controls]
      .filter((control) => !control.closest('[data-toasts]'))
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect()
        const scroller = control.closest('.overflow-y-auto')?.getBoundingClientRect()
        const end = Math.min(bottom, scroller?.bottom ?? bottom)
        return top < place.bottom && end > place.top && left < place.right && right > place.left && end > top
      })
      .map((control) => control.textContent || control.ariaLabel || '')
  })
}

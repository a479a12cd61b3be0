import type { Locator, Page } from '@playwright/test'
import { chooseInMenu, expect, expectFits, test, toast } from './journey.ts'
import { apiOf, member } from './members.ts'

const toastBody = { title: 'Toast', servings: 1, ingredients: ['1 slice bread'], instructions: ['Toast it.'] }

test('nothing is in the way: in the shop, of messages, and of letters of twice the size', async ({ page }) => {
  await member(page)
  const { id } = await apiOf(page.request).recipes.create({ body: toastBody })

  await test.step('a first list is made where there is none, and in the shop what was taken stays for a moment', async () => {
    const { id } = await apiOf(page.request).recipes.create({
      body: { ...toastBody, ingredients: ['1 loaf bread', '1 lb butter'] },
    })
    await page.goto(`/recipes/${id}`)
    await chooseInMenu(page, 'Add to list…')
    await page.getByRole('button', { name: 'Start a list' }).click()
    await expect(page).toHaveURL(/\/lists\/\d+$/)
    await page.goto(`${page.url()}?shop=1`)
    const shop = page.getByRole('dialog')
    const rows = shop.getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.locator('svg')).toHaveCount(0)
    const bread = shop.getByRole('button', { name: /bread/i })
    await bread.click()
    await expect(bread).toHaveAccessibleName(/: in the cart/)
    await expect(bread.locator('.line-through')).toBeVisible()
    await expect(shop.getByText(/^In the cart: .*bread/i)).toBeVisible()
    await expect(rows).toHaveCount(1)
    await shop.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(2)
  })

  await test.step('messages cover nothing that can be pressed: at the top of a phone, above the buttons of a dialog', async () => {
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

  await test.step('letters of twice the size make no page scroll sideways, and bars at the foot make room', async () => {
    const api = apiOf(page.request)
    const list = await api.shopping.ofRecipe({ params: { id }, body: {} })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
    })
    for (const path of [
      '/',
      '/?dialog=generate',
      '/recipes',
      `/recipes/${id}`,
      '/cooked',
      '/lists',
      `/lists/${list.id}`,
    ]) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await expectFits(page, path)
    }
    const [bar, tabs] = [page.locator('.foot-bar'), page.locator('.tab-bar')]
    await bar.scrollIntoViewIfNeeded()
    const [upper, lower] = [await boxOf(bar), await boxOf(tabs)]
    expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y + 1)
    for (const place of await tabs.getByRole('link').all())
      expect(await place.evaluate((link) => link.scrollWidth <= link.clientWidth), await place.innerText()).toBe(true)
    await page.goto(`/recipes/${id}/edit`)
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeInViewport()
    expect((await boxOf(bar)).height).toBeLessThan(844 / 3)
    await page.goto('/?dialog=generate')
    const time = await boxOf(page.getByLabel('Prep time'))
    expect(time.x + time.width).toBeLessThan(390)
  })
})

test('at 320 px nothing of a recipe or a list leaves the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await member(page)
  const { recipes, shopping } = apiOf(page.request)
  const { id } = await recipes.create({
    body: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück mit Rindfleischetikettierung',
      servings: 2,
      ingredients: ['1 cup llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', '2 eggs', '1 lb potatoes'],
      instructions: ['Fry the potatoes for 20 minutes, add the eggs and wait until they are set, 4 minutes.'],
      tags: ['a tag with quite a lot of words in it'],
      cookNotes: 'https://example.org/a/very/long/address/that/nobody/would/ever/type/by/hand/but/everybody/pastes',
    },
  })
  const list = await shopping.ofRecipe({ params: { id }, body: {} })
  for (const path of [
    '/recipes',
    `/recipes/${id}`,
    `/recipes/${id}/edit`,
    `/recipes/${id}?cook=1`,
    `/recipes/${id}?dialog=share`,
    '/recipes/new?paste=1',
    '/ideas',
    '/lists',
    `/lists/${list.id}`,
    `/lists/${list.id}?dialog=copy`,
    `/lists/${list.id}?dialog=aisles`,
    `/lists/${list.id}?shop=1`,
    '/settings?tab=kitchen',
    '/settings?tab=delivery',
  ]) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await expectFits(page, path)
  }
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

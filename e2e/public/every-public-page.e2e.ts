import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../journey.ts'
import { expectByKeyboard, expectLarge, expectNarrow, expectPrintable } from '../page-checks.ts'
import { publicPlaces } from '../public-places.ts'

/** As many as are looked at beside each other. */
const heaps = publicPlaces(3)

for (const [heap, places] of heaps.entries())
  test(`public pages, heap ${heap + 1}: sound, by keyboard, on paper, on the narrowest screen, and in letters of twice the size`, async ({
    page,
    failing,
  }) => {
    test.slow()
    failing.push('/no-such-page', '/newsletter/999999', '/api/auth/confirm-email')
    // a drawn page stays as it came: its program is the same page once more, and comes as soon as somebody turns to a field
    await page.route('**/assets/late-start-*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    for (const { name, address } of places)
      await test.step(name, async () => {
        const path = await address(page)
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page, name)
        await expectByKeyboard(page, name)
        await expectLarge(page, name)
        await expectNarrow(page, name)
        await expectPrintable(page, name)
      })
  })

test('where no script runs a page is dark for whoever has a dark system, and where one runs the choice holds from the first paint on', async ({
  browser,
}) => {
  const paperOf = (page: Page) =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).colorScheme,
    ])
  const [day, night] = [
    ['rgb(247, 240, 226)', 'light'],
    ['rgb(26, 19, 16)', 'dark'],
  ]
  for (const colorScheme of ['dark', 'light'] as const) {
    const bare = await browser.newPage({ javaScriptEnabled: false, colorScheme })
    for (const path of ['/', '/blog/1', '/no-such-page', '/recipes']) {
      await bare.goto(path)
      expect([path, await paperOf(bare)]).toEqual([path, colorScheme === 'dark' ? night : day])
      await bare.emulateMedia({ media: 'print' })
      expect([path, await paperOf(bare)]).toEqual([path, day])
      await bare.emulateMedia({ media: null })
    }
    await bare.close()

    const page = await browser.newPage({ colorScheme })
    const chosen = colorScheme === 'dark' ? 'light' : 'dark'
    await page.goto('/help')
    expect(await paperOf(page)).toEqual(colorScheme === 'dark' ? night : day)
    await page.evaluate((theme) => localStorage.setItem('theme', theme), chosen)
    // what the page is like when its body begins, before anything of it can be painted
    await page.addInitScript(() => {
      new MutationObserver((_changes, watcher) => {
        if (!document.body) return
        watcher.disconnect()
        sessionStorage.setItem('first', document.documentElement.getAttribute('data-theme') ?? '')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    expect(await page.evaluate(() => sessionStorage.getItem('first'))).toBe(chosen)
    expect(await paperOf(page)).toEqual(chosen === 'dark' ? night : day)
    await page.close()
  }
})

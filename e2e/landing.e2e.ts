import { expect, expectAccessible, test } from './journey.ts'
import { member } from './members.ts'

test('a stranger reads the landing page without the program, which comes at the first press of a button', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tonight’s dinner')
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((dish) => (dish as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0)
  await expectAccessible(page, 'the drawn landing page')
  expect(scripts).toEqual(['/before-paint.js', expect.stringMatching(/^\/assets\/late-start-/)])
  await page.getByRole('button', { name: 'Switch to dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Switch to light' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(scripts.length).toBeGreaterThan(2)
  // from here on it is the program: links change the page without loading it anew
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('without JavaScript the landing page says all it has to say, and its links lead on', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  const words = (await page.locator('body').innerText()).split(/\s+/)
  expect(words.length).toBeGreaterThan(300)
  for (const name of ['Create Account', 'Check a recipe', 'Choose Premium'])
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', /^\/(account-setup|check|subscribe)/)
  await page.close()
})

test('who has a session, or comes for a plan, is met by the program', async ({ page, context }) => {
  await page.goto('/?upgrade=premium')
  await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeInViewport()
  await member(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
  await context.clearCookies()
  // what the member left here is seen to by the program
  const program = page.waitForRequest(/\/api\/auth\/user$/)
  await page.goto('/')
  await program
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
})

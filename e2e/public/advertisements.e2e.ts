import { expect, test } from '../journey.ts'
import { member } from '../members.ts'
import { subscribe } from '../payments.ts'

test('advertisements: our own cards for a free plan, none for a paid one, and none where a password is', async ({
  page,
}) => {
  for (const path of ['/', '/signin', '/signup', '/account-setup?tier=free', '/forgot-password']) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await expect(page.locator('[data-ad-slot]'), path).toHaveCount(0)
  }
  await member(page)

  await test.step('a free member sees our own cards, named for what they are, on the dashboard and beside the form', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    await page.goto('/')
    await expect(page.locator('[data-ad-slot=dashboard]')).toContainText('From MealCrafter')
    await expect(page.locator('[data-ad-slot=dashboard-side]')).toContainText('From MealCrafter')
    await page.goto('/?dialog=generate')
    await expect(page.locator('[data-ad-slot=generate]')).toContainText('From MealCrafter')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.locator('[data-ad-slot=dashboard]')).toBeVisible()
    await expect(page.locator('[data-ad-slot=dashboard-side]')).toBeHidden()
    expect(new Set(asked).size, 'hosts that were asked for anything').toBe(1)
  })

  await test.step('a paying member has none, and no page with a password has any', async () => {
    await page.goto('/settings?tab=account')
    await page.locator('h1').first().waitFor()
    await expect(page.locator('[data-ad-slot]')).toHaveCount(0)
    await subscribe(page, 'mid')
    for (const path of ['/', '/?dialog=generate']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: /^Generate/ }).last()).toBeVisible()
      await expect(page.locator('[data-ad-slot]'), path).toHaveCount(0)
    }
  })
})

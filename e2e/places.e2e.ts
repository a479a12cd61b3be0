import { expect, expectAccessible, test } from './journey.ts'
import { grant, member } from './members.ts'

test('Menu Planning stands in the header, on the dashboard and in a phone’s bar for Premium and Unlimited alone', async ({
  page,
  request: administrator,
}) => {
  const { user } = await member(page)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const onDashboard = page.getByRole('main').getByRole('link', { name: 'Menu Planning' })
  for (const tier of ['free', 'mid', 'premium', 'free'] as const) {
    await grant(administrator, user.id, tier)
    const hasMenus = tier !== 'free'
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Generate New Recipe' })).toBeVisible()
    await expect(links).toHaveText(['Home', 'Recipes', ...(hasMenus ? ['Menu Planning'] : []), 'Lists'])
    await expect(onDashboard).toHaveCount(hasMenus ? 1 : 0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(links).toHaveText(['Home', 'Recipes', 'Generate', ...(hasMenus ? ['Menus'] : []), 'Lists'])
    await expect(onDashboard).toHaveCount(hasMenus ? 1 : 0)
    await expectAccessible(page, `the places of a ${tier} member`)
    if (!hasMenus) continue
    await links.filter({ hasText: 'Menus' }).click()
    await page.waitForURL('/menu-planning')
    await expect(links.filter({ hasText: 'Menus' })).toHaveAttribute('aria-current', 'page')
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(links.filter({ hasText: 'Menu Planning' })).toHaveAttribute('aria-current', 'page')
  }
})

import { expect, test, toast } from './journey.ts'
import { choose, focusIsIn, openAndClose, press, tabTo } from './keyboard.ts'
import { newEmail, signInForm } from './members.ts'

test('the same journey by keyboard alone', async ({ page }) => {
  test.slow()
  const email = newEmail()
  const { keyboard } = page
  const main = page.getByRole('main')
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: 'Get Started Free' }))

  await page.waitForURL('/account-setup?tier=free')
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Cook'],
    ['Email', email],
    ['Password', 'paprika and thyme'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await keyboard.type(text)
  }
  await keyboard.press('Enter')
  await page.waitForURL('/onboarding')

  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Next' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await choose(page, page.getByRole('radio', { name: 'Vegan' }), page.getByRole('radio').first())
  await tabTo(page, page.getByRole('checkbox', { name: 'Peanuts' }))
  await keyboard.press('Space')
  await tabTo(page, page.getByLabel('Foods you dislike'))
  await keyboard.type('cilantro')
  await press(page, page.getByRole('button', { name: 'Next' }))
  await choose(page, page.getByRole('radio', { name: 'Intermediate' }), page.getByRole('radio').first())
  await press(page, page.getByRole('button', { name: 'Next' }))
  await tabTo(page, page.getByRole('checkbox', { name: 'Stovetop' }))
  await keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Next' }))
  await choose(page, page.getByRole('radio', { name: 'Kroger' }), page.getByRole('radio').first())
  await press(page, page.getByRole('button', { name: 'Next' }))
  await expect(main).toContainText('Kroger')
  await expect(main).toContainText('Peanuts')
  await press(page, page.getByRole('button', { name: 'Previous' }))
  await expect(page.getByRole('radio', { name: 'Kroger' })).toBeChecked()
  await press(page, page.getByRole('button', { name: 'Next' }))
  await press(page, page.getByRole('checkbox', { name: /first recipe/ }), 'Space')
  await press(page, page.getByRole('button', { name: 'Complete Setup' }))
  await page.waitForURL('/')

  const generate = page.getByRole('button', { name: 'Generate New Recipe' })
  await press(page, generate)
  const wishes = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
  await expect(wishes).toBeVisible()
  await expect.poll(() => focusIsIn(wishes)).toBe(true)
  await keyboard.press('Escape')
  await expect(wishes).toBeHidden()
  await expect(generate).toBeFocused()
  await keyboard.press('Enter')
  await press(page, wishes.locator('summary').filter({ hasText: 'From your profile' }))
  await press(page, wishes.getByRole('button', { name: 'Vegan: set aside' }), 'Space')
  await press(page, wishes.getByRole('button', { name: 'Vegan: use again' }), 'Space')
  await tabTo(page, wishes.getByLabel('Servings', { exact: true }))
  await keyboard.press('ArrowDown')
  await expect(wishes.getByLabel('Servings', { exact: true })).toHaveValue('3')
  await press(page, wishes.getByRole('button', { name: 'Generate My Recipe' }))
  await expect(toast(page)).toContainText('Recipe Generated!')
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'Open recipe' }) })
  await expect(dialog).toBeVisible()
  await expect.poll(() => focusIsIn(dialog)).toBe(true)
  await press(page, dialog.getByRole('link', { name: 'Open recipe' }))

  await page.waitForURL(/\/recipes\/\d+$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  const title = await heading.innerText()
  await press(page, page.getByRole('button', { name: 'Favorite' }), 'Space')
  await expect(toast(page)).toContainText('Added to Favorites')
  for (const check of ['Diet', 'Allergens', 'Calories', 'Cost per serving', 'Equipment', 'Time'])
    await openAndClose(
      page,
      page.getByRole('region', { name: 'What was checked' }).getByRole('button', { name: check }),
    )
  const tick = page.getByRole('region', { name: 'Ingredients', exact: true }).getByRole('checkbox').first()
  await press(page, tick, 'Space')
  await expect(tick).toBeChecked()
  await page.reload()
  await expect(heading).toHaveText(title)

  await press(page, page.getByRole('button', { name: 'Account: Ada Cook' }))
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: 'Sign In' }))
  await tabTo(page, signInForm(page).getByLabel('Email'))
  await keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await keyboard.type('paprika and thyme')
  await keyboard.press('Enter')
  const recent = page.getByRole('region', { name: 'Recent Recipes' })
  await press(page, recent.getByRole('link', { name: title }))
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

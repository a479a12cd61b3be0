import { expect, expectAccessible, test } from '../journey.ts'
import { tabTo } from '../keyboard.ts'
import { apiOf, member } from '../members.ts'

const pages = [
  ['/about', 'About MealCrafter'],
  ['/help', 'Help'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const

test('what we are, help, privacy and terms can be read by everybody, on a phone and at a desk', async ({ page }) => {
  for (const [path, title] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    if (path !== '/help') await expect(page.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `${path.slice(1)} ${width}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    expect(await page.locator('#main').innerText()).not.toContain('{{')
  }
  await page.getByRole('link', { name: 'What you made stays', exact: false }).click()
  await page.waitForURL('/help#after-canceling')
  const answer = page.locator('#after-canceling')
  await expect(answer).toHaveAttribute('open')
  await expect(answer).toBeInViewport()
  await expect(answer.locator('summary')).toBeFocused()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `an answer ${width}`)
  }
  await page.goto('/about')
  await page.getByRole('link', { name: 'Get Started Free' }).click()
  await page.waitForURL('/signin')
})

test('a question is found by keyboard, from where it comes up and by searching', async ({ page }) => {
  await member(page)
  const { id } = await apiOf(page.request).recipes.generate({ body: { recipeType: 'Soup' } })
  await page.goto(`/recipes/${id}`)
  await page.getByRole('button', { name: /^Allergens/ }).click()
  const meant = page.getByRole('link', { name: 'What does “usually contains” mean?' })
  await expect(meant).toBeVisible()
  await meant.click()
  await page.waitForURL('/help#usually-contains')
  await expect(page.locator('#usually-contains')).toHaveAttribute('open')

  await page.goto('/settings?tab=account')
  await expect(page.getByRole('link', { name: 'What is deleted?' })).toBeVisible()
  await expectAccessible(page, 'settings with their help')
  await tabTo(page, page.getByRole('link', { name: 'How it works' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('/help#second-factor')
  await expect(page.locator('#second-factor summary')).toBeFocused()
  await expect(page.locator('#second-factor')).toContainText('keep the recovery codes')

  const search = page.getByRole('searchbox', { name: 'Search the questions' })
  const questions = page.locator('#questions summary')
  await search.focus()
  await page.keyboard.type('oat milk unicorn')
  await expect(page.getByText('No question has all of these words')).toBeVisible()
  await expectAccessible(page, 'help without an answer')
  await page.getByRole('button', { name: 'Show all questions' }).press('Enter')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await expect(page.getByText(/^\d+ questions$/)).toBeVisible()
  await page.keyboard.type('usually label')
  await expect(page.getByText(/^\d+ of \d+ questions/)).toBeVisible()
  await expect(questions.first()).toHaveText('What does “usually contains” mean?')
  await page.keyboard.press('Enter')
  await expect(questions.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#usually-contains')).toContainText('The label tells you which one you have.')
  await expectAccessible(page, 'help searched')

  // an answer leads to another one that was searched away: it is shown, and the search is over
  await search.fill('what do I keep after I cancel')
  await expect(questions).toHaveCount(1)
  await questions.click()
  await page.locator('#after-canceling').getByRole('link', { name: 'export', exact: true }).click()
  await expect(page.locator('#export')).toHaveAttribute('open')
  await expect(page.locator('#export summary')).toBeFocused()
  await expect(search).toHaveValue('')
})

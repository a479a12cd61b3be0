import { expect, expectAccessible, test } from './journey.ts'
import { member } from './members.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('what is folded on a phone says what it holds, opens by a press and keeps what is chosen in it', async ({
  page,
}) => {
  await test.step('of many questions of the Help Center three stand for their subject', async () => {
    await page.goto('/help')
    const recipes = page.getByRole('region', { name: 'Recipes', exact: true })
    const questions = recipes.locator('details')
    await expect(questions.filter({ visible: true })).toHaveCount(3)
    const all = await questions.count()
    expect(all).toBeGreaterThan(3)
    await recipes.getByRole('button', { name: `Show all ${all} about Recipes` }).tap()
    await expect(questions.filter({ visible: true })).toHaveCount(all)
    await recipes.getByRole('button', { name: 'Show fewer' }).tap()
    await expect(questions.filter({ visible: true })).toHaveCount(3)
    await expectAccessible(page, 'folded questions')
  })

  await test.step('a question of a profile is a row with its answer', async () => {
    await member(page, { allergies: ['Soy'] })
    await page.goto('/settings')
    const row = page.getByRole('button', { name: /^Allergies/ })
    await expect(row).toHaveText('AllergiesSoy')
    const eggs = page.getByRole('checkbox', { name: 'Eggs' })
    await expect(eggs).toBeHidden()
    await row.tap()
    await eggs.check()
    await expect(row).toContainText('Eggs')
    await expectAccessible(page, 'an open question of a profile')
    await page.getByRole('button', { name: /^Save/ }).tap()
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    await page.reload()
    await expect(eggs).toBeHidden()
    await expect(row).toContainText('Eggs')
    await expect(row).toContainText('Soy')
  })
})

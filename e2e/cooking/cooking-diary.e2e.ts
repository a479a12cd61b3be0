import type { Page } from '@playwright/test'
import { chooseInMenu, expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, leave, member } from '../members.ts'

const soup = {
  title: 'Red lentil soup',
  servings: 4,
  ingredients: ['1 cup red lentils', '1 onion', '2 carrots'],
  instructions: ['Chop the onion and the carrots.', 'Simmer everything for 20 minutes.'],
}

test('what was cooked is asked, said, kept without a connection, and stands in the diary', async ({
  page,
  failing,
}) => {
  await member(page)
  const api = apiOf(page.request)

  await test.step('the diary is walked by keyboard, month by month: an entry is changed, deleted and brought back', async () => {
    failing.push('/api/cooked/')
    await page.goto('/')
    await page.getByRole('button', { name: /Account: / }).click()
    await page.getByRole('menuitem', { name: 'Cooking diary' }).click()
    await expect(page).toHaveURL('/cooked')
    await expect(page.getByText('Nothing cooked yet')).toBeVisible()
    await expectAccessible(page, 'an empty diary')
    const { id } = await api.recipes.create({ body: soup })
    for (const cookedOn of ['2026-02-03', '2026-03-04'])
      await api.cooked.note({ body: { recipeId: id, cookedOn, servings: 2 } })
    await page.reload()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['March 2026', 'February 2026'])
    const march = page.getByRole('region', { name: 'March 2026' })
    await onKeys(page, march.getByRole('button', { name: /^More: / }))
    await onKeys(page, page.getByRole('menuitem', { name: 'Edit' }))
    const dialog = page.getByRole('dialog', { name: soup.title })
    await dialog.getByLabel('Cooked on').fill('2026-02-03')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('already in your diary for that day')
    await dialog.getByLabel('Cooked on').fill('2026-02-14')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['February 2026'])
    await expect(page.getByRole('listitem').filter({ hasText: soup.title })).toHaveCount(2)
    await onKeys(page, page.getByRole('button', { name: /^More: .*Feb 14/ }))
    await onKeys(page, page.getByRole('menuitem', { name: 'Delete' }))
    await expect(page.getByRole('listitem').filter({ hasText: soup.title })).toHaveCount(1)
    await page.keyboard.press('F8')
    await onKeys(page, toast(page).getByRole('button', { name: 'Undo' }))
    await expect(page.getByRole('listitem').filter({ hasText: 'Feb 14' })).toHaveCount(1)
  })

  await test.step('after the last step how it was is asked, and it stands in the diary', async () => {
    await leave(page)
    await member(page)
    const { id } = await api.recipes.create({ body: soup })
    await page.goto(`/recipes/${id}`)
    await page.getByRole('button', { name: 'Start cooking' }).click()
    await page.getByRole('button', { name: 'Next step', exact: true }).click()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'How was it?' })
    await expect(dialog).toContainText('Today, for 4. It’s in your diary.')
    await expectAccessible(page, 'how was it')
    await dialog.getByRole('button', { name: 'Yes' }).click()
    await dialog.getByLabel('Note').fill('More lemon.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page)).toContainText('Noted: you’d cook this again.')
    await expect(page).toHaveURL(`/recipes/${id}`)
    await expect(page.getByRole('button', { name: 'Thumbs up' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Cooked today' }).click()
    await expect(page).toHaveURL(`/cooked?recipe=${id}`)
    const row = page.getByRole('listitem').filter({ hasText: soup.title })
    await expect(row).toContainText('Today, for 4')
    await expect(row).toContainText('More lemon.')
    await expect(row).toContainText('Liked it')
    await expectAccessible(page, 'the cooking diary')
  })

  await test.step('what was cooked without cook mode is said on the recipe, and taken back', async () => {
    await leave(page)
    await member(page)
    const { id } = await api.recipes.create({ body: soup })
    await page.goto(`/recipes/${id}`)
    await chooseInMenu(page, 'I cooked this')
    const dialog = page.getByRole('dialog', { name: 'How was it?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await api.cooked.list({})).toEqual([])
    await chooseInMenu(page, 'I cooked this')
    await dialog.getByLabel('Cooked on').fill('2026-01-02')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: /^Cooked on Jan 2/ })).toBeVisible()
    await chooseInMenu(page, 'I cooked this')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Cooked twice, last today' })).toBeVisible()
    await chooseInMenu(page, 'I cooked this')
    await dialog.getByRole('button', { name: 'I didn’t cook it' }).click()
    await expect(page.getByRole('link', { name: /^Cooked on Jan 2/ })).toBeVisible()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Cooked twice, last today' })).toBeVisible()
  })

  await test.step('without a connection after the last step it is written down when how it was is saved', async () => {
    await leave(page)
    await member(page)
    const { id } = await api.recipes.create({ body: soup })
    failing.push('/api/cooked', 'ERR_FAILED')
    await page.route('**/api/cooked', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.goto(`/recipes/${id}?cook=2`)
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'How was it?' })
    await dialog.getByLabel('Note').fill('Fine.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('We can’t reach the kitchen')
    await page.unroute('**/api/cooked')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    expect(await api.cooked.list({})).toMatchObject([{ recipeId: id, note: 'Fine.' }])
  })
})

/** Presses what has the focus. */
async function onKeys(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  await control.focus()
  await page.keyboard.press('Enter')
}

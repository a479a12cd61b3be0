import type { Page } from '@playwright/test'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { chooseInMenu, expect, expectSound, test, toast } from '../journey.ts'
import { press } from '../keyboard.ts'
import { linkTo } from '../letters.ts'
import { apiOf, asAdministrator, member } from '../members.ts'

const ingredients = ['400 g tofu', '2 tbsp soy sauce', '1 onion']

test('a member’s evening: publishes, is liked, answers, blocks somebody, and an administrator clears up', async ({
  page,
  browser,
  baseURL,
  failing,
}) => {
  failing.push('/api/community/recipes/', '/api/cooks/')
  const elsewhere = () => browser.newContext(baseURL === undefined ? {} : { baseURL }).then((own) => own.newPage())
  const ada = await confirmed(page)
  const title = `Tofu of ${ada.handle}`
  const words = { title, servings: 2, ingredients, instructions: ['Fry the onion and the tofu in the soy sauce.'] }
  const { id } = await apiOf(page.request).recipes.create({ body: words })

  // publishes, choosing a handle on the way
  await page.goto(`/recipes/${id}`)
  await chooseInMenu(page, 'Publish')
  const dialog = page.getByRole('dialog', { name: 'Publish this recipe' })
  await dialog.getByLabel('Handle').fill(ada.handle)
  await page.keyboard.press('Enter')
  // what comes next has the focus
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Published')
  await expect(page.getByRole('link', { name: 'View in Community' })).toBeFocused()
  await expectSound(page, 'a published recipe’s dialog', '[role=dialog]')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is your own recipe, as others see it.')).toBeVisible()
  const address = page.url()

  // somebody who is allergic to soy sees so in the list, likes it and asks something, by keyboard
  const guest = await elsewhere()
  const bob = await confirmed(guest, { allergies: ['Soy'] })
  await apiOf(guest.request).community.saveProfile({ body: { handle: bob.handle } })
  const card = guest.getByRole('listitem').filter({ hasText: title })
  await guest.goto('/cooks/no.handle')
  await expect(guest.getByRole('heading', { name: 'Cook Not Found' })).toBeVisible()
  await guest.goto(`/cooks/${bob.handle}`)
  await guest.getByRole('link', { name: 'Browse the community' }).click()
  await expect(card).toBeVisible()
  // whoever follows nobody is led on, and so is whoever asks for what nobody published
  await guest.getByRole('radio', { name: 'From cooks you follow' }).click()
  await guest.getByRole('link', { name: 'Show the newest recipes' }).click()
  await expect(card).toBeVisible()
  const everyAllergen = allergens.join(',')
  await guest.goto(`/community?following=true&without=${everyAllergen}`)
  await guest.getByRole('link', { name: 'Clear filters' }).click()
  await expect(guest.getByText('New recipes from cooks you follow will show up here.')).toBeVisible()
  await guest.goto('/community')
  await expect(card).toContainText('Contains soy')
  await expectSound(guest, 'the community')
  await card.getByRole('link', { name: title }).focus()
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL(address)
  await guest.getByRole('button', { name: 'Like', exact: true }).press('Enter')
  await expect(guest.getByText('1 like')).toBeVisible()
  await guest.getByLabel('Your comment').fill('<b>How</b> salty is it? https://spam.example')
  await guest.keyboard.press('Tab')
  await guest.keyboard.press('Enter')
  const question = guest.getByRole('listitem').filter({ hasText: '<b>How</b> salty is it? https://spam.example' })
  await expect(question).toBeVisible()
  await expect(question.getByRole('link')).toHaveCount(1)
  await expect(guest.getByLabel('Your comment')).toBeFocused()

  // she answers, and has enough of him, by keyboard too
  await page.reload()
  const reply = page.getByRole('button', { name: `Reply to @${bob.handle}` })
  await reply.press('Enter')
  await page.getByLabel(`Your reply to @${bob.handle}`).fill('Not very.')
  await press(page, page.getByRole('button', { name: 'Reply', exact: true }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Not very.' })).toBeVisible()
  await expect(reply).toBeFocused()
  await expectSound(page, 'a published recipe')
  await page.getByRole('button', { name: `More: comment by @${bob.handle}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Report' }).press('Enter')
  await page.getByRole('dialog', { name: 'Report' }).getByRole('button', { name: 'Send report' }).press('Enter')
  await expect(toast(page)).toContainText('Reported')
  await expect(page.getByRole('button', { name: `More: comment by @${bob.handle}` })).toBeFocused()
  await page.getByRole('link', { name: `@${bob.handle}` }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `@${bob.handle}` })).toBeVisible()
  await expectSound(page, 'a cook’s profile')
  await press(page, page.getByRole('button', { name: 'Block' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Block' }))
  await expect(page.getByRole('button', { name: `Unblock @${bob.handle}` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeFocused()
  await expectSound(page, 'an own profile')
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()

  // an administrator hides what was reported
  const desk = await elsewhere()
  await asAdministrator(desk.request)
  await desk.goto('/admin-analytics/reports')
  const report = desk.getByRole('article', { name: `Comment by @${bob.handle}` })
  await expect(report).toContainText('How</b> salty')
  await expectSound(desk, 'reports')
  await report.getByRole('button', { name: 'Hide', exact: true }).press('Enter')
  await expect(toast(desk)).toContainText('Hidden')
  await expect(report).toHaveCount(0)
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto(address)
  await expect(page.getByText('No comments yet.')).toBeVisible()

  // and what nobody has, where it is read
  const params = { token: address.replace(/^.*\//, '') }
  await apiOf(page.request).community.comment({ params, body: { content: 'I use less of it now.' } })
  await desk.goto(address)
  const remark = desk.getByRole('listitem').filter({ hasText: 'I use less of it now.' })
  await remark.getByRole('button', { name: `More: comment by @${ada.handle}` }).press('Enter')
  await desk.getByRole('menuitem', { name: 'Hide from everyone' }).press('Enter')
  await expect(remark).toContainText('Hidden by an administrator')
  await remark.getByRole('button', { name: `More: comment by @${ada.handle}` }).press('Enter')
  await desk.getByRole('menuitem', { name: 'Unhide' }).press('Enter')
  await expect(remark).not.toContainText('Hidden')
  await desk.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await desk.getByRole('menuitem', { name: 'Hide', exact: true }).press('Enter')
  const hidden = desk.getByRole('main').getByText('Hidden', { exact: true })
  await expect(hidden).toBeVisible()
  await expectSound(desk, 'a recipe that an administrator hides')
  await toast(desk).getByRole('button', { name: 'Undo' }).click()
  await expect(hidden).toHaveCount(0)
  await desk.goto(`/cooks/${bob.handle}`)
  await press(desk, desk.getByRole('button', { name: 'Hide this profile' }))
  await press(desk, desk.getByRole('alertdialog').getByRole('button', { name: 'Hide' }))
  await expect(desk.getByText('Hidden', { exact: true }).first()).toBeVisible()
  await press(desk, desk.getByRole('button', { name: 'Unhide this profile' }))
  await expect(desk.getByRole('button', { name: 'Hide this profile' })).toBeVisible()

  // none of it where the site is run without a community
  for (const reader of [page, desk])
    await reader.route('**/api/site', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...((await answer.json()) as object), community: false } })
    })
  await desk.goto('/admin-analytics/reports')
  await expect(desk.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await page.goto(`/recipes/${id}`)
  await page.getByRole('article').getByRole('button', { name: 'More', exact: true }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'I cooked this' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('menuitem', { name: /^Publish/ })).toHaveCount(0)
  await guest.context().close()
  await desk.context().close()
})

/** A member whose address is confirmed by the link in the email, and a handle that nobody has. */
async function confirmed(page: Page, profile: Parameters<typeof member>[1] = {}) {
  const { email, user } = await member(page, profile)
  await page.goto(await linkTo(email, '/confirm-email'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(async () => (await apiOf(page.request).accounts.currentUser({})).emailConfirmed).toBe(true)
  return { user, handle: `cook-${user.id.toLowerCase().replace(/[^a-z0-9]/g, '')}`.slice(0, 20) }
}

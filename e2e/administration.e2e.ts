import { readFile } from 'node:fs/promises'
import { expect, expectSound, test, toast } from './journey.ts'
import { apiOf, asAdministrator, leave, member, newcomer, newEmail } from './members.ts'

const adminPassword = 'salt for everyone'

test('strangers and members are denied; an administrator gives the password anew before addresses leave', async ({
  page,
  failing,
}) => {
  await test.step('strangers and members are denied', async () => {
    failing.push('/api/admin')
    await page.goto('/admin-analytics')
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expectSound(page, '/admin-analytics of a stranger')
    await member(page)
    for (const path of ['/admin-analytics', '/admin-analytics/audit', '/admin/jobs', '/admin/system']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    }
    await page.goto('/')
    await page.getByRole('button', { name: /Account: / }).click()
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0)
  })

  await test.step('the addresses of members leave with the password alone, where it was given long ago', async () => {
    failing.push('/api/admin/export-emails', '/api/admin/confirm-password')
    await leave(page)
    const { email } = await newcomer(page)
    await leave(page)
    await asAdministrator(page.request)
    await apiOf(page.request).accounts.changeProfile({
      body: { hasCompletedOnboarding: true, hasCompletedSetup: true },
    })
    // as twelve hours later
    let isLate = true
    await page.route('**/api/admin/export-emails', (route) =>
      isLate ? route.fulfill({ status: 403, json: { code: 'password_needed', message: 'x' } }) : route.continue(),
    )
    await page.goto('/admin-analytics')
    await page.getByRole('button', { name: 'Export Free emails' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enter your password' })
    await expectSound(page, 'the question for the password')
    await dialog.getByLabel('Your password').fill('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('That’s not your password. Please try again.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Export Free emails' }).click()
    await dialog.getByLabel('Your password').fill(adminPassword)
    isLate = false
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await expect(toast(page)).toContainText('Export Successful')
    expect(file.suggestedFilename()).toMatch(/^mealcrafter-emails-\d{4}-\d\d-\d\d\.csv$/)
    const rows = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(rows[0]).toBe('email,firstName,lastName,tier,createdAt')
    expect(rows.some((row) => row.startsWith(`${email},Ada,Cook,free,`))).toBe(true)

    await page.route('**/api/admin/export-emails', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal' } }),
    )
    await page.getByRole('button', { name: 'Export emails of all members' }).click()
    await expect(toast(page)).toContainText('Export Failed')
  })
})

test('an administrator’s morning: figures, a member who is helped, addresses, and what was done', async ({
  page,
  browser,
  request,
}) => {
  const cooks = await browser.newContext()
  const ada = await member(await cooks.newPage(), { firstName: 'Augusta', lastName: 'Quince' })
  const cook = apiOf(cooks.request)
  for (let made = 0; made < 3; made += 1) await cook.recipes.generate({ body: {} })

  await asAdministrator(page.request)
  await apiOf(page.request).accounts.changeProfile({
    body: { hasCompletedOnboarding: true, hasCompletedSetup: true },
  })
  await page.clock.install()
  // what waits is found by a job of every five minutes
  const waiting = [{ cause: 'unanswered-messages', count: 2, since: new Date().toISOString() }]
  await page.route('**/api/admin/alerts', (route) => route.fulfill({ json: waiting }))
  await page.goto('/')
  await page.getByRole('button', { name: /Account: / }).click()
  await page.getByRole('menuitem', { name: 'Administration' }).click()
  await expect(page).toHaveURL(/^[^?]*\/admin-analytics\/?$/)
  await expect(page.getByRole('heading', { name: 'Analytics', exact: true })).toBeVisible()
  await expect(page.getByRole('figure', { name: /^Signups by day, \d+/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Signups by day, newest first' }).getByRole('row')).toHaveCount(11)
  await page.getByRole('button', { name: 'Show all 30 days' }).click()
  await expect(page.getByRole('table', { name: 'Signups by day, newest first' }).getByRole('row')).toHaveCount(31)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(toast(page)).toContainText('Refreshed')
  await expect(page.getByText('2 messages are waiting for an answer.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the inbox' })).toHaveAttribute('href', '/admin/inbox')
  await expectSound(page, '/admin-analytics')

  // by itself: ten seconds later there is one more
  const members = page.getByRole('term').filter({ hasText: 'Members' }).first().locator('+ dd')
  const before = Number((await members.innerText()).replaceAll(',', ''))
  const name = { firstName: 'Ben', lastName: 'Cook', password: 'paprika and thyme' }
  await apiOf(request).accounts.signUp({ body: { ...name, email: newEmail() } })
  await page.clock.fastForward(10_500)
  await expect.poll(async () => Number((await members.innerText()).replaceAll(',', ''))).toBeGreaterThan(before)

  // by keyboard: find the member, give the day back, open their page
  const users = page.getByRole('table', { name: 'Users' })
  await page.getByLabel('Search users').fill('nobody is called that')
  await page.getByRole('link', { name: 'Show all members' }).press('Enter')
  await expect(page.getByLabel('Search users')).toHaveValue('')
  await expect(users).toBeVisible()
  await page.getByLabel('Search users').fill(ada.email.toUpperCase())
  await expect(page).toHaveURL(/q=ADA/)
  await expect(users.getByRole('row')).toHaveCount(2)
  await expect(users).toContainText('3 / 3')
  await users.getByRole('button', { name: 'Reset today’s recipes of Augusta Quince' }).press('Enter')
  await expect(toast(page)).toContainText('Generations Reset')
  await expect(users).toContainText('0 / 3')
  await cook.recipes.generate({ body: {} })
  await users.getByRole('link', { name: 'Augusta Quince' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Augusta Quince' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Sessions' })).toContainText('on')
  await expectSound(page, 'a member’s page')

  await page.getByLabel('Grant a plan').selectOption('premium')
  await page.getByRole('button', { name: 'Grant plan' }).dblclick()
  await expect(toast(page)).toContainText('Subscription Updated!')
  await expect(page.getByText('Granted by administrators')).toBeVisible()
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(toast(page)).toContainText('Updated')
  await expect(page.getByRole('heading', { name: 'Augusta Lovelace' })).toBeVisible()
  expect(await cook.accounts.currentUser({})).toMatchObject({ subscriptionTier: 'premium', lastName: 'Lovelace' })

  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Audit log' }).click()
  const log = page.getByRole('list', { name: 'Audit log' })
  await page.getByLabel('Search the log').fill('nobody is called that')
  await page.getByRole('link', { name: 'Show the whole log' }).press('Enter')
  await expect(log).toBeVisible()
  await page.getByLabel('Search the log').fill('lovelace')
  await expect(log.getByRole('listitem').filter({ hasText: 'Augusta Lovelace' })).toHaveCount(3)
  await expect(log).toContainText('Plan: Free →became Unlimited')
  await page.getByLabel('Action').selectOption('Reset the day’s recipes')
  await expect(log).toContainText('Recipes used today: 3')
  await expectSound(page, 'the audit log')
  const places = page.getByRole('navigation', { name: 'Administration' })
  for (const [name, shown] of [
    ['Jobs', 'By kind'],
    ['System', 'Settings'],
  ] as const) {
    await places.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: shown })).toBeVisible()
    await expectSound(page, `/admin/${name.toLowerCase()}`)
  }

  await places.getByRole('link', { name: 'Stores', exact: true }).click()
  await expect(page.getByLabel(/ordering page/i).first()).toBeVisible()
  await expectSound(page, '/admin/stores')

  // failed jobs of a kind, all at once
  const at = new Date().toISOString()
  const kind = { name: 'send-letter', waiting: 0, running: 0, failed: 12, doneLately: 0, lastDoneAt: null }
  const failed = { name: kind.name, state: 'failed', tries: 14, createdAt: at, failedAt: at, nextTryAt: null }
  const troubled = ['1', '2'].map((id) => ({ ...failed, id, failure: 'Error (ECONNREFUSED)' }))
  await page.route(/\/api\/admin\/queue(\?.*)?$/, (route) => route.fulfill({ json: { kinds: [kind], troubled } }))
  await places.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByRole('button', { name: 'Try all 12 again: Email to a member' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Try 12 jobs again?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectSound(page, 'trying failed jobs again', '[role=alertdialog]')
  await question.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(toast(page)).toContainText('Jobs Queued')
  await expect(page.getByRole('heading', { name: 'Failed', exact: true })).toBeFocused()
  await cooks.close()
})

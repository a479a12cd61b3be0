import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, expectSound, test, toast } from '../journey.ts'
import { confirmAddress, confirmedReader, letterTo } from '../letters.ts'
import { adminAccount, apiOf, asAdministrator, member, signIn } from '../members.ts'
import { subscribe } from '../payments.ts'

const places = (page: Page) => page.getByRole('navigation', { name: 'Administration' })
const goTo = (page: Page, name: string) => places(page).getByRole('link', { name, exact: true }).click()

test('strangers and members are denied', async ({ page, failing }) => {
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

test('an administrator’s whole morning', async ({ page, browser, request, failing }) => {
  failing.push('/api/admin/export-emails', '/api/admin/confirm-password')
  const night = await overnight(browser, request)
  const { ada } = night
  await test.step('signs in, and the figures go on by themselves', async () => {
    // the clock of a whole context is set, in the sandbox of emails too, which refuses it aloud
    const apart = await browser.newContext()
    const first = await apart.newPage()
    await first.clock.install()
    await first.goto('/signin')
    await signIn(first, adminAccount)
    await first.getByRole('button', { name: /Account: / }).click()
    await first.getByRole('menuitem', { name: 'Administration' }).click()
    await expect(first.getByRole('heading', { name: 'Analytics', exact: true })).toBeVisible()
    await expect(first.getByRole('figure', { name: /^Signups by day, \d+/ })).toBeVisible()
    const days = first.getByRole('table', { name: 'Signups by day, newest first' }).getByRole('row')
    await expect(days).toHaveCount(11)
    await first.getByRole('button', { name: 'Show all 30 days' }).click()
    await expect(days).toHaveCount(31)
    await first.getByRole('button', { name: 'Refresh' }).click()
    await expect(toast(first)).toContainText('Refreshed')
    const members = first.getByRole('term').filter({ hasText: 'Members' }).first().locator('+ dd')
    const count = async () => Number((await members.innerText()).replaceAll(',', ''))
    const before = await count()
    await (await browser.newContext()).newPage().then((other) => member(other))
    await first.clock.fastForward(10_500)
    await expect.poll(count).toBeGreaterThan(before)
    await apart.close()
    await page.goto('/signin')
    await signIn(page, adminAccount)
    await expect(page.getByRole('button', { name: /Account: / })).toBeVisible()
    await page.goto('/admin-analytics')
  })

  await test.step('gives the password again before addresses leave', async () => {
    // as twelve hours later
    let isLate = true
    await page.route('**/api/admin/export-emails', (route) =>
      isLate ? route.fulfill({ status: 403, json: { code: 'password_needed', message: 'x' } }) : route.continue(),
    )
    const password = page.getByRole('dialog', { name: 'Enter your password' }).getByLabel('Your password')
    await page.getByRole('button', { name: 'Export emails of Free members' }).click()
    await password.fill('not this one')
    await page.keyboard.press('Enter')
    await expect(page.getByText('That’s not your password. Please try again.')).toBeVisible()
    await expectSound(page, 'the question for the password', '[role=dialog]')
    await password.fill(adminAccount.password)
    isLate = false
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await expect(toast(page)).toContainText('Export Successful')
    expect(file.suggestedFilename()).toMatch(/^mealcrafter-emails-\d{4}-\d\d-\d\d\.csv$/)
    const rows = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(rows[0]).toBe('email,firstName,lastName,tier,createdAt')
    expect(rows.some((row) => row.startsWith(`${night.bob.email},Ada,Cook,free,`))).toBe(true)
    await page.route('**/api/admin/export-emails', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal' } }),
    )
    await page.getByRole('button', { name: 'Export emails of all members' }).click()
    await expect(toast(page)).toContainText('Export Failed')
  })

  await test.step('finds a member by two letters, gives the day back, reads what they paid and were sent', async () => {
    const users = page.getByRole('table', { name: 'Users' })
    await page.getByLabel('Search members').fill('nobody is called that')
    await page.getByRole('link', { name: 'Show all members' }).press('Enter')
    await expect(page.getByLabel('Search members')).toHaveValue('')
    await page.getByLabel('Search members').fill('ŽĎ')
    await expect(page).toHaveURL(/q=/)
    await expect(users.getByRole('row')).toHaveCount(2)
    await expect(users).toContainText('3 / 20')
    await users.getByRole('button', { name: 'Reset today’s count for Augusta Žďár' }).press('Enter')
    await expect(toast(page)).toContainText('Generations Reset')
    await expect(users).toContainText('0 / 20')
    await users.getByRole('link', { name: 'Augusta Žďár' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Augusta Žďár' })).toBeFocused()
    await expect(page.getByText('Premium, $7 a month')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Emails sent' })).toContainText('Welcome to MealCrafter')
    await expect(page.getByRole('list', { name: 'Sessions' })).toContainText('on')
    await page.getByLabel('Grant a plan').selectOption('premium')
    await page.getByRole('button', { name: 'Grant plan' }).dblclick()
    await expect(toast(page)).toContainText('Subscription Updated!')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByRole('heading', { name: 'Augusta Lovelace' })).toBeVisible()
    const now = await apiOf(ada.page.request).accounts.currentUser({})
    expect(now).toMatchObject({ subscriptionTier: 'premium', lastName: 'Lovelace' })
  })

  await test.step('reads the audit of it, and on in the log by keyboard', async () => {
    const log = page.getByRole('list', { name: 'Audit log' })
    const entries = log.locator('> li')
    await page.getByRole('link', { name: 'Search the full log' }).press('Enter')
    await expect(entries).toHaveCount(3)
    await expect(log).toContainText('Recipes used today: 3 →became 0')
    await expect(log).toContainText('Granted a plan: Augusta Lovelace')
    await page.getByLabel('To', { exact: true }).fill('2020-01-01')
    await expect(page.getByText('No entries match')).toBeVisible()
    await page.getByLabel('To', { exact: true }).fill('')
    await page
      .getByLabel('From', { exact: true })
      .fill(new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10))
    await expect(page).toHaveURL(/from=20/)
    await expect(entries).toHaveCount(3)
    await page.getByLabel('From', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Showing one member. Show everyone' }).press('Enter')
    await page.getByLabel('Action').selectOption('Granted a plan')
    await page.getByLabel('Search the log').fill(night.bob.email)
    // until the search is answered the log shows what it showed before
    await expect(page).toHaveURL(/q=ada/)
    await expect(entries.filter({ hasText: 'Augusta' })).toHaveCount(0)
    await expect(entries).toHaveCount(20)
    await page.getByRole('button', { name: 'Show more' }).press('Enter')
    await expect(entries).toHaveCount(22)
    await expect(entries.nth(20)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: '2 more shown. That’s all.' })).toBeAttached()
  })

  await test.step('writes a newsletter, looks at it by day and by night, and tries it', async () => {
    await goTo(page, 'Newsletter')
    await page.getByRole('button', { name: 'Write an issue' }).click()
    await page.getByLabel('Subject').fill(`Radishes, ${night.reader}`)
    await page
      .getByLabel('Text')
      .fill('## Radishes\n\nEarly *radishes* are $1.99. [How we check](/method).\n\n- soup\n- tart')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const email = page.frameLocator('iframe')
    const card = email.locator('td.card')
    await expect(email.getByRole('heading', { name: 'Radishes', exact: true })).toBeVisible()
    await expect(card).toHaveCSS('background-color', paper.light)
    await page.getByText('Dark', { exact: true }).click()
    await expect(card).toHaveCSS('background-color', paper.dark)
    await page.getByRole('tab', { name: 'On the web' }).click()
    const web = page.frameLocator('iframe[title^="The page in the archive"]')
    await expect(web.getByRole('link', { name: 'How we check' }).first()).toBeVisible()
    await expect(web.locator('body')).toHaveCSS('background-color', webPaper.light)
    await page.getByRole('tabpanel', { name: 'On the web' }).getByText('Dark', { exact: true }).click()
    await expect(web.locator('body')).toHaveCSS('background-color', webPaper.dark)
    await page.getByRole('button', { name: 'Send me a test' }).press('Enter')
    await expect(toast(page)).toContainText('Test sent')
    const { subject } = await letterTo(adminAccount.email, /Early radishes/)
    expect(subject).toBe(`[Test] Radishes, ${night.reader}`)
  })

  await test.step('approves the issue that the kitchen has composed', async () => {
    await page.getByRole('link', { name: 'All issues' }).click()
    const composed = page.getByRole('listitem').filter({ hasText: 'waiting for your approval' })
    await composed.getByRole('link').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'The kitchen’s draft' })).toBeVisible()
    await page.getByRole('button', { name: 'Send now', exact: true }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now', exact: true }).dblclick()
    await expect(toast(page)).toContainText('Newsletter Sent')
    await expect(page.getByRole('heading', { level: 1, name: night.composed })).toBeFocused()
    await letterTo(night.reader, /Read it on the web/, night.composed)
  })

  await test.step('looks at a complaint in the community', async () => {
    await page.goto('/admin-analytics/reports')
    const report = page.getByRole('article', { name: `Recipe by @${ada.handle}` })
    await expect(report).toContainText('Copied from someone else')
    await expect(report).toContainText('This is my grandmother’s.')
    await report.getByRole('button', { name: 'Hide', exact: true }).press('Enter')
    await expect(toast(page)).toContainText('Hidden')
    await expect(report).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await apiOf(ada.page.request).community.publication({ params: { id: night.recipe } })).toMatchObject({
      isHidden: true,
    })
  })
  await night.end()
})

/** Of the email, as its own style sheet has it. */
const paper = { light: 'rgb(255, 253, 248)', dark: 'rgb(36, 27, 22)' }
/** Of our own pages. */
const webPaper = { light: 'rgb(247, 240, 226)', dark: 'rgb(26, 19, 16)' }

test('every place of administration can be read by day and by night, at a desk and on a phone', async ({
  page,
  browser,
}) => {
  const cooks = await browser.newContext()
  const { user } = await member(await cooks.newPage())
  await asAdministrator(page.request)
  await apiOf(page.request).admin.upgradeUser({ body: { userId: user.id, tier: 'mid' } })
  // what waits is found by a job of every five minutes
  const waiting = [{ cause: 'unanswered-messages', count: 2, since: new Date().toISOString() }]
  await page.route('**/api/admin/alerts', (route) => route.fulfill({ json: waiting }))
  await page.goto('/admin-analytics')
  const waits = page.getByRole('link', { name: '2 messages are waiting for a reply.' })
  await expect(waits).toHaveAttribute('href', '/admin/inbox')
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  await expectSound(page, '/admin-analytics')
  for (const [name, shown] of [
    ['Audit log', page.getByRole('list', { name: 'Audit log' })],
    ['Stores', page.getByLabel(/ordering page/i).first()],
    ['System', page.getByRole('main').getByRole('heading', { name: 'Settings' })],
    ['Jobs', page.getByRole('main').getByRole('heading', { name: 'By kind' })],
  ] as const) {
    await goTo(page, name)
    await expect(shown).toBeVisible()
    await expectSound(page, name)
  }

  // failed jobs of a kind, all at once
  const at = new Date().toISOString()
  const kind = { name: 'send-letter', waiting: 0, running: 0, failed: 12, doneLately: 0, lastDoneAt: null }
  const failed = { name: kind.name, state: 'failed', tries: 14, createdAt: at, failedAt: at, nextTryAt: null }
  const troubled = ['1', '2'].map((id) => ({ ...failed, id, failure: 'Error (ECONNREFUSED)' }))
  await page.route(/\/api\/admin\/queue(\?.*)?$/, (route) => route.fulfill({ json: { kinds: [kind], troubled } }))
  await goTo(page, 'System')
  await goTo(page, 'Jobs')
  await page.getByRole('button', { name: 'Try all 12 jobs again: Email to a member' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Try 12 jobs again?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectSound(page, 'trying failed jobs again', '[role=alertdialog]')
  await question.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(toast(page)).toContainText('Jobs queued')
  await expect(page.getByRole('heading', { name: 'Failed', exact: true })).toBeFocused()

  await page.getByRole('button', { name: 'Dismiss all 12 jobs: Email to a member' }).press('Enter')
  await page
    .getByRole('alertdialog', { name: 'Dismiss 12 jobs?' })
    .getByRole('button', { name: 'Dismiss' })
    .press('Enter')
  await expect(toast(page)).toContainText('Jobs dismissed')

  await page.goto(`/admin-analytics/members/${user.id}`)
  await expect(page.getByRole('list', { name: 'Sessions' })).toContainText('on')
  await expectSound(page, 'a member’s page')
  await cooks.close()
})

/**
 * What there is in the morning: somebody who pays and has cooked, whose published recipe another one complains of, a reader of the newsletter, and an issue
 * that the kitchen has composed.
 */
async function overnight(browser: Browser, administrator: APIRequestContext) {
  const pageOf = async () => (await browser.newContext()).newPage()
  const [cookPage, bobPage] = [await pageOf(), await pageOf()]
  const ada = await member(cookPage, { firstName: 'Augusta', lastName: 'Žďár' })
  const bob = await member(bobPage)
  await subscribe(cookPage, 'mid')
  const cook = apiOf(cookPage.request)
  for (let made = 0; made < 3; made += 1) await cook.recipes.generate({ body: {} })
  await confirmAddress(cookPage.request, ada.email)
  const handle = `cook-${ada.user.id.toLowerCase().replace(/[^a-z0-9]/g, '')}`.slice(0, 20)
  await cook.community.saveProfile({ body: { handle } })
  const words = { title: 'Plum cake', servings: 2, ingredients: ['6 plums'], instructions: ['Bake the plums.'] }
  const { id: recipe } = await cook.recipes.create({ body: words })
  const { path } = await cook.community.publish({ params: { id: recipe }, body: {} })
  const about = { kind: 'recipe', token: path!.replace('/community/', '') } as const
  const complaint = { about, reason: 'copied', note: 'This is my grandmother’s.' } as const
  await apiOf(bobPage.request).community.report({ body: complaint })
  const reader = await confirmedReader(administrator)
  await asAdministrator(administrator)
  const boss = apiOf(administrator)
  await boss.accounts.changeProfile({ body: { hasCompletedOnboarding: true, hasCompletedSetup: true } })
  for (let granted = 0; granted < 22; granted += 1) {
    const tier = granted % 2 === 0 ? 'mid' : 'free'
    await boss.admin.upgradeUser({ body: { userId: bob.user.id, tier } })
  }
  const { subject: composed } = await boss.newsletterIssues.compose({ body: undefined })
  await letterTo(ada.email, /Thanks for joining/)
  return {
    ada: { ...ada, handle, page: cookPage },
    bob,
    recipe,
    reader,
    composed,
    end: () => Promise.all([cookPage, bobPage].map((each) => each.context().close())),
  }
}

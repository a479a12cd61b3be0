import type { Page } from '@playwright/test'
import type { OpenedMessage } from '#contract/desk/inbox.ts'
import { expect, expectSound, test, toast } from '../journey.ts'
import { press } from '../keyboard.ts'
import { confirmedReader, letterTo } from '../letters.ts'
import { apiOf, asAdministrator, leave, member, newEmail } from '../members.ts'

const askedFirst = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).press('Enter')

test('an administrator writes an issue, schedules it, sends it; a stranger reads it in the archive', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const reader = await confirmedReader(request)
  const subject = `Leeks in season, ${reader}`
  await asAdministrator(page.request)
  await page.goto('/admin-analytics')
  await page.getByRole('button', { name: 'Send a newsletter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Write an issue' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await askedFirst(page, 'Delete draft')
  await expect(page).toHaveURL(/\/admin\/newsletter$/)
  await page.getByRole('button', { name: 'Write an issue' }).click()
  await page.getByLabel('Subject').fill(subject)
  await page
    .getByLabel('Text')
    .fill(
      '## Leeks\n\nSweet *leeks* are $1.99 a pound. [How we check](/method).\n\n- soup\n' +
        `- ${'stockpot'.repeat(12)}\n\n` +
        '| Dish | Minutes | kcal | Cost |\n| --- | --- | --- | --- |\n| Leek and potato soup | 40 | 312 | $1.84 |',
    )
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const email = page.frameLocator('iframe')
  await expect(email.getByRole('heading', { name: 'Leeks', exact: true })).toBeVisible()
  await expectSound(page, 'an issue being written')

  // by keyboard: a time, the question, and at once after all
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16)
  await page.getByLabel('When').fill(tomorrow)
  await page.getByRole('button', { name: 'Schedule', exact: true }).press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  // both are called so, and the question is there for one frame more
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await askedFirst(page, 'Schedule')
  await expect(toast(page)).toContainText('Newsletter Scheduled')
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeFocused()
  await expectSound(page, 'a scheduled issue')
  await page.getByRole('button', { name: 'Make it a draft again' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Write an issue' })).toBeFocused()
  await page.getByRole('button', { name: 'Send now', exact: true }).press('Space')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now', exact: true }).dblclick()
  await expect(toast(page)).toContainText('Newsletter Sent')
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeFocused()
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: /in the archive/ })).toBeVisible()
  await expectSound(page, 'an issue that was sent')
  const letter = await letterTo(reader, /Sweet leeks/)
  expect(letter.subject).toBe(subject)
  const sends = await apiOf(page.request).admin.audit({ query: { q: subject, action: 'send-newsletter' } })
  // scheduled once, and sent once
  expect(sends).toHaveLength(2)
  await page.goto('/admin/newsletter')
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  await expectSound(page, '/admin/newsletter')

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const stranger = await elsewhere.newPage()
  await stranger.goto(new URL(/Read it on the web: (\S+)/.exec(letter.text)![1]!).pathname)
  await expect(stranger.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expectSound(stranger, 'an issue in the archive')
  await stranger.getByRole('link', { name: 'All issues' }).click()
  await expect(stranger.getByRole('heading', { name: subject })).toBeVisible()
  await expectSound(stranger, '/newsletter')
  await elsewhere.close()
})

test('an administrator sees who gets the newsletter, and ends a subscription for somebody who asks', async ({
  page,
  request,
}) => {
  const reader = await confirmedReader(request)
  const name = reader.split('@')[0]!
  await member(page)
  await page.goto('/admin/newsletter/subscribers')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await leave(page)
  await asAdministrator(page.request)
  await page.goto('/admin/newsletter')
  await page.getByRole('link', { name: 'Subscribers' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter subscribers' })).toBeVisible()
  await expectSound(page, '/admin/newsletter/subscribers')
  await page.getByLabel('Search subscribers').fill(name.toUpperCase())
  const row = page.getByRole('row').filter({ hasText: reader })
  await expect(row).toContainText('Subscribed')
  await expect(page.getByText('1 shown')).toBeVisible()
  await page.getByLabel('Status').selectOption('Ended')
  await expect(page.getByText('No subscribers found')).toBeVisible()
  await page.getByLabel('Status').selectOption('Subscribed')
  // by keyboard: a question, taken back, and asked again
  const end = page.getByRole('button', { name: `End the subscription of ${reader}` })
  await end.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(reader)
  await expectSound(page, 'the question before a subscription is ended')
  await page.keyboard.press('Escape')
  await expect(end).toBeFocused()
  await end.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'End subscription' }).dblclick()
  await expect(toast(page)).toContainText('Subscription ended')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter subscribers' })).toBeFocused()
  await page.getByRole('button', { name: 'Show all subscribers' }).press('Enter')
  await page.getByLabel('Search subscribers').fill(name)
  await expect(row).toContainText('By an administrator')
  await expect(row.getByRole('button')).toHaveCount(0)
  const log = await apiOf(page.request).admin.audit({ query: { action: 'end-newsletter-subscription', limit: 1 } })
  expect(log).toMatchObject([{ before: { state: 'subscribed' }, after: { state: 'ended' } }])
  expect(JSON.stringify(log)).not.toContain(reader)
})

test('what two administrators write at once is lost for neither of them', async ({ page, failing }) => {
  failing.push('/api/admin/newsletters/')
  await asAdministrator(page.request)
  const { newsletterIssues } = apiOf(page.request)
  const mine = { subject: 'Plums', markdown: 'Sweet plums.' }
  const { id } = await newsletterIssues.write({ body: mine })
  const params = { id }
  const theirs = async (markdown: string) => {
    const { changedAt } = await newsletterIssues.read({ params })
    await newsletterIssues.change({ params, body: { subject: 'Pears', markdown, changedAt } })
  }
  const kept = async () => {
    const { subject, markdown } = await newsletterIssues.read({ params })
    return { subject, markdown }
  }
  await page.goto(`/admin/newsletter/${id}`)
  const text = page.getByLabel('Text')
  await expect(text).toHaveValue(mine.markdown)
  await theirs('Ripe pears.')
  await text.fill('Sweet plums, and their stones.')
  await expect(page.getByText('Someone else saved this issue while you were writing.')).toBeVisible()
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'See the differences' }).press('Enter')
  await expect(page.getByRole('deletion').first()).toHaveText('Pears')
  await expect(page.getByRole('insertion').first()).toHaveText('Plums')
  await expectSound(page, 'an issue that two have written')
  // what is typed meanwhile stays, and is kept with the rest
  await text.fill('Sweet plums, without their stones.')
  await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await kept()).toEqual({ subject: 'Plums', markdown: 'Sweet plums, without their stones.' })
  await theirs('Ripe pears, after all.')
  await text.fill('Plums.')
  await page.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(text).toHaveValue('Ripe pears, after all.')
  await expect(page.getByLabel('Subject')).toHaveValue('Pears')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // and goes on from there
  await text.fill('Ripe pears.')
  await expect(page.getByText('Saving…')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await kept()).toEqual({ subject: 'Pears', markdown: 'Ripe pears.' })
  await newsletterIssues.discard({ params, body: undefined })
})

test('the page of an issue tells whose email was refused, and what the mail server said', async ({ page }) => {
  await asAdministrator(page.request)
  const { newsletterIssues } = apiOf(page.request)
  const { id, ...draft } = await newsletterIssues.write({ body: { subject: 'Plums', markdown: 'Sweet plums.' } })
  // no mail server stands behind the journeys
  const at = new Date().toISOString()
  const counts = { ...draft.counts, sent: 7, refused: 2, unknown: 1 }
  const sent = { ...draft, id, state: 'sent', number: 12, recipients: 10, startedAt: at, finishedAt: at, counts }
  await page.route(`**/api/admin/newsletters/${id}`, (route) => route.fulfill({ json: sent }))
  await page.route(`**/api/admin/newsletters/${id}/emails?*`, (route) => {
    const query = new URL(route.request().url()).searchParams
    const email = (number: number, rest: object) => ({ id: number, email: `reader${number}@example.org`, at, ...rest })
    const no = { code: '550', refusal: 'mailbox', answer: '550 5.1.1 User unknown' }
    if (query.get('outcome') === 'unknown')
      return route.fulfill({ json: [email(1, { code: 'ECONNECTION', refusal: null, answer: null })] })
    if (query.has('cursor')) return route.fulfill({ json: [email(2, no)] })
    return route.fulfill({
      json: [email(3, no)],
      headers: { link: `<${route.request().url()}&cursor=Mw>; rel="next"` },
    })
  })
  await page.goto(`/admin/newsletter/${id}`)
  const emails = page.getByRole('region', { name: 'Emails with problems' })
  const rows = emails.getByRole('listitem')
  await expect(rows).toHaveText([/reader3@example\.org.*No such mailbox\. Tried .*550 5\.1\.1 User unknown/s])
  await emails.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toBeFocused()
  await expectSound(page, 'an issue of which emails were refused')
  await emails.getByText('Unknown', { exact: true }).click()
  await expect(rows).toHaveText([/reader1@example\.org.*ECONNECTION/s])
  await newsletterIssues.discard({ params: { id }, body: undefined })
})

test('a message waits in the inbox, is noted and answered by email, and is done; members see none of it', async ({
  page,
  request,
}) => {
  const email = newEmail()
  const subject = `Too much salt, ${email}`
  const words = { name: 'Ada Cook', email, subject, message: 'Dear kitchen,\nthe soup was salty.' }
  await apiOf(request).contact.send({ body: words })
  await member(page)
  await page.goto('/admin/inbox')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await leave(page)
  await asAdministrator(page.request)
  await page.goto('/admin/inbox')
  await expectSound(page, '/admin/inbox')
  // by keyboard: opens it, notes, answers
  await page.getByRole('link', { name: subject }).press('Enter')
  await expect(page.getByText('the soup was salty.')).toBeVisible()
  await page.getByLabel('Your reply or note').fill('Ask about the stock.')
  await page.getByRole('button', { name: 'Add note' }).press('Space')
  await expect(page.getByRole('list', { name: 'Replies and notes' })).toContainText('Ask about the stock.')
  await page.getByLabel('Your reply or note').fill('Halve the salt.\n\nAnd taste it.')
  await page.getByRole('button', { name: 'Send reply' }).dblclick()
  await expect(toast(page)).toContainText('Reply sent')
  await expect(page.getByRole('list', { name: 'Replies and notes' }).getByText('Halve the salt.')).toHaveCount(1)
  await expect(page.getByLabel('Your reply or note')).toBeFocused()
  await expect(page.getByText(/Reply by Grace Boss.*, sent/)).toBeVisible({ timeout: 20_000 })
  await expectSound(page, 'a message that was answered')
  const answer = await letterTo(email, /Halve the salt\./)
  expect(answer).toMatchObject({ subject: `Re: ${subject}` })
  expect(answer.text).toContain('> the soup was salty.')
  expect(answer.text).not.toContain('stock')
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(page.getByRole('link', { name: subject })).toBeHidden()
  await page.getByRole('tab', { name: 'Done' }).click()
  await page.getByLabel('Search the messages').fill('nobody at all')
  await expect(page.getByRole('tabpanel', { name: 'Done' }).getByText('No messages match')).toBeVisible()
  await page.getByLabel('Search the messages').fill(`salt ${email.slice(0, -3)}`)
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  // the folder and the words stand in the address
  await page.reload()
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  await expect(page.getByLabel('Search the messages')).toHaveValue(`salt ${email.slice(0, -3)}`)

  // as it is where the mail server refuses the address
  const failure = 'The mail server refused the email (EENVELOPE 550).'
  await page.route(/\/api\/admin\/messages\/\d+$/, async (route) => {
    const message = (await (await route.fetch()).json()) as OpenedMessage
    const replies = message.replies.map((reply) =>
      reply.kind === 'answer' ? { ...reply, sentAt: null, failure } : reply,
    )
    await route.fulfill({ json: { ...message, doneAt: null, undelivered: 1, replies } })
  })
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByText(`This reply could not be delivered. ${failure}`)).toBeVisible()
  await expectSound(page, 'a message whose reply was refused')
  await press(page, page.getByRole('button', { name: 'Try again' }))
  await expect(page.getByText('could not be delivered')).toHaveCount(0)
})

test('a message of a member leads to their account', async ({ page }) => {
  const { user } = await member(page)
  const subject = `My plan, ${newEmail()}`
  await apiOf(page.request).contact.send({ body: { name: 'Ada', email: newEmail(), subject, message: 'Which is it?' } })
  await leave(page)
  await asAdministrator(page.request)
  await page.goto('/admin/inbox')
  await page.getByRole('link', { name: subject }).click()
  await page.getByRole('link', { name: 'Sender’s account' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/members/${user.id}$`))
})

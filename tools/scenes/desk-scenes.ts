import type { APIRequestContext, Page } from '@playwright/test'
import type { OpenedMessage } from '#contract/desk/inbox.ts'
import type {
  Issue,
  IssueCounts,
  IssueEmail,
  IssueState,
  WrittenIssue,
} from '#contract/newsletter/newsletter-issues.ts'
import type { Scene } from './shot-scenes.ts'

const hour = 60 * 60 * 1000
export const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
export const fail = (address: string) => async (page: Page) =>
  void (await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  ))
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstückspfannkuchenrezeptverbesserungsvorschlag'
const longName = 'Benedikta Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz-Wolkenstein'
const longSubject = `Leeks are in season, and so is the ${longWord}`
const all = '**/api/admin/newsletters'
const boss = { who: 'boss', path: '/admin/newsletter' } as const
const inbox = { who: 'boss', path: '/admin/inbox' } as const

/** What is written to readers: issues of the newsletter before they go and after, and answers to those who wrote to support. */
export const deskScenes: readonly Scene[] = [
  { name: 'desk-issues', ...boss, prepare: manyIssues },
  { name: 'desk-issues-empty', ...boss, prepare: answerWith(all, () => []) },
  { name: 'desk-issues-loading', ...boss, prepare: async (page) => void (await page.route(all, () => undefined)) },
  { name: 'desk-issues-failing', ...boss, prepare: fail(all) },
  { name: 'desk-writing', ...boss, prepare: read(), arrange: openIssue(longSubject) },
  { name: 'desk-writing-dark', ...boss, prepare: read(), arrange: openIssue(longSubject, 'Dark') },
  { name: 'desk-writing-web', ...boss, prepare: read(), arrange: openIssue(longSubject, 'On the web') },
  { name: 'desk-writing-web-dark', ...boss, prepare: read(), arrange: openIssue(longSubject, 'On the web', 'Dark') },
  { name: 'desk-writing-conflict', ...boss, prepare: read(), arrange: conflict },
  { name: 'desk-writing-refused', ...boss, arrange: writeNothing },
  { name: 'desk-writing-ask', ...boss, prepare: read(), arrange: askToSend, window: true },
  { name: 'desk-kitchen', ...boss, prepare: read(), arrange: openIssue(/./) },
  { name: 'desk-scheduled', ...boss, prepare: read('scheduled'), arrange: openIssue(longSubject) },
  { name: 'desk-sending', ...boss, prepare: read('sending'), arrange: openIssue(longSubject) },
  { name: 'desk-sent', ...boss, prepare: read('sent'), arrange: openIssue(longSubject) },
  { name: 'desk-sent-doubtful', ...boss, prepare: read('sent'), arrange: showEmails('Unknown') },
  { name: 'desk-issue-missing', who: 'boss', path: '/admin/newsletter/999999' },
  { name: 'inbox', ...inbox },
  { name: 'inbox-done', who: 'boss', path: '/admin/inbox?folder=done' },
  { name: 'inbox-empty', who: 'boss', path: '/admin/inbox?folder=spam' },
  { name: 'inbox-failing', ...inbox, prepare: fail('**/api/admin/messages?*') },
  { name: 'inbox-message', ...inbox, arrange: openMessage(/^Donau/) },
  { name: 'inbox-answered', who: 'boss', path: '/admin/inbox?folder=done', arrange: openMessage(/salt/) },
  {
    name: 'inbox-undelivered',
    who: 'boss',
    path: '/admin/inbox?folder=done',
    prepare: refuseReply,
    arrange: openMessage(/salt/),
  },
  { name: 'inbox-no-match', who: 'boss', path: '/admin/inbox?q=nobody' },
  { name: 'inbox-not-answered', ...inbox, prepare: fail('**/answer'), arrange: failToAnswer },
  { name: 'inbox-message-missing', who: 'boss', path: '/admin/inbox/999999' },
]

/** A draft with long words, one of the kitchen, and messages to support of which one is answered. */
export async function fillDesk(
  desk: APIRequestContext,
  member: APIRequestContext,
  stranger: APIRequestContext,
): Promise<void> {
  await desk.post('/api/admin/newsletters', { data: { subject: longSubject, markdown } })
  await desk.post('/api/admin/newsletters/compose')
  const send = (by: APIRequestContext, name: string, email: string, subject: string, message: string) =>
    by.post('/api/contact', { data: { name, email, subject, message } })
  await send(
    stranger,
    'Emil Lind',
    'emil@demo.example',
    'Too much salt',
    'Dear kitchen,\n\nthe soup was salty.\n\nEmil',
  )
  await send(stranger, 'Zoë', 'zoe@demo.example', 'Invoice for November', 'Could you send it once more?')
  await send(member, longName, `${'benedikta.'.repeat(5)}wolkenstein@demo.example`, longWord, `${longWord} `.repeat(9))
  const messages = (await (await desk.get('/api/admin/messages')).json()) as { id: number; subject: string }[]
  const salty = messages.find(({ subject }) => subject === 'Too much salt')?.id
  await desk.post(`/api/admin/messages/${salty}/note`, { data: { text: 'Ask about the stock.' } })
  await desk.post(`/api/admin/messages/${salty}/answer`, { data: { text: 'Halve the salt.\n\nAnd taste it.' } })
}

const markdown = `## Leeks

Sweet *leeks* are **$1.99** a pound. [How we check](/method).

- soup, with ${longWord}
- tart

> A leek is an onion with manners.

| Dish | Minutes | kcal | Cost |
| --- | --- | --- | --- |
| Leek and potato soup with butter | 40 | 312 | $1.84 |
| Leek tart | 65 | 540 | $2.60 |
`

export function answerWith(address: string, json: () => unknown) {
  return async (page: Page) => void (await page.route(address, (route) => route.fulfill({ json: json() })))
}

/** As an issue is once it went to fifty thousand. */
const grown = (issue: Issue, state: IssueState = 'draft'): Issue => ({
  ...issue,
  state,
  recipients: 48_213,
  number: state === 'sent' ? 12 : null,
  scheduledAt: state === 'scheduled' || state === 'sending' ? ago(-20) : null,
  startedAt: state === 'draft' || state === 'scheduled' ? null : ago(3),
  finishedAt: state === 'sent' || state === 'stopped' ? ago(1) : null,
  trouble: state === 'sending' ? 'ECONNREFUSED' : null,
  counts: state === 'draft' || state === 'scheduled' ? issue.counts : counts(state),
})

const counts = (state: IssueState): IssueCounts => ({
  sent: state === 'sent' ? 47_904 : 21_877,
  waiting: state === 'sending' ? 26_027 : 0,
  sending: state === 'sending' ? 5 : 0,
  unknown: 3,
  refused: 211,
  left: 88,
  stopped: state === 'stopped' ? 26_032 : 0,
  gone: 7,
  bounced: 164,
  complained: 2,
})

async function manyIssues(page: Page): Promise<void> {
  await page.route(all, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const [first, ...others] = (await (await route.fetch()).json()) as Issue[]
    const states = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
    const more = states.map((state, place) => ({
      ...grown(first!, state),
      id: 9000 + place,
      author: 'administrator' as const,
      subject: state === 'scheduled' ? longSubject : 'Three soups for the first frost',
    }))
    return route.fulfill({ json: [first, ...more, ...others] })
  })
}

export const longAddress = `${'benedikta.'.repeat(5)}wolkenstein@demo.example`

/** The emails of an issue that were refused, or may not have arrived. */
async function troubledEmails(page: Page): Promise<void> {
  await page.route('**/api/admin/newsletters/*/emails*', (route) => {
    const isRefused = route.request().url().includes('refused')
    const row = (id: number, email: string, refusal: IssueEmail['refusal'], answer: string): IssueEmail =>
      isRefused
        ? { id, email, at: ago(2), code: '550', refusal, answer }
        : { id, email, at: ago(2), code: id % 2 === 0 ? 'ECONNECTION' : 'ended', refusal: null, answer: null }
    const json = [
      row(
        4,
        longAddress,
        'mailbox',
        `550 5.1.1 <${longAddress}>: Recipient address rejected: User unknown in virtual mailbox table`,
      ),
      row(3, 'cem@demo.example', 'recipient', '550 relay not permitted'),
      row(2, 'dee@demo.example', 'email', `554 5.7.1 Message rejected as spam. See https://mail.example/${longWord}`),
      row(1, 'zoë@bücher.example', 'mailbox', '550 5.1.1 The email account that you tried to reach does not exist.'),
    ]
    const headers = { link: '</api/admin/newsletters/1/emails?cursor=MQ>; rel="next"' }
    return route.fulfill({ json, headers })
  })
}

function showEmails(outcome: string) {
  return async (page: Page) => {
    await openIssue(longSubject)(page)
    await page.getByRole('region', { name: 'Emails with problems' }).getByText(outcome, { exact: true }).click()
    await page.getByText('ECONNECTION').first().waitFor()
  }
}

/** Somebody else has saved it since. */
async function conflict(page: Page): Promise<void> {
  await openIssue(longSubject)(page)
  const changedAt = ago(0)
  await page.route('**/api/admin/newsletters/*', async (route) => {
    if (route.request().method() !== 'GET')
      return route.fulfill({
        status: 409,
        json: { code: 'changed_elsewhere', message: 'Someone has changed it.', changedAt },
      })
    const issue = (await (await route.fetch()).json()) as WrittenIssue
    const theirs = {
      ...issue,
      changedAt,
      subject: 'Leeks, and what to do with them',
      markdown: markdown.replace('onion', 'scallion'),
    }
    return route.fulfill({ json: theirs })
  })
  await page.getByLabel('Subject').fill('Leeks are in season')
  await page.getByRole('button', { name: 'See the differences' }).click()
  await page.getByText('scallion').first().waitFor()
}

/** One issue, as if fifty thousand people had subscribed. */
function read(state?: IssueState) {
  return async (page: Page) => {
    await page.route('**/api/admin/newsletters/*', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const issue = (await (await route.fetch()).json()) as WrittenIssue
      return route.fulfill({ json: { ...issue, ...grown(issue, state) } })
    })
    await troubledEmails(page)
  }
}

function openIssue(subject: string | RegExp, ...views: ('Dark' | 'On the web')[]) {
  return async (page: Page) => {
    await page.getByRole('listitem').getByRole('link', { name: subject }).first().click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.waitFor()
    if (views.includes('On the web')) await preview.getByRole('tab', { name: 'On the web' }).click()
    const panel = preview.getByRole('tabpanel', { name: views.includes('On the web') ? 'On the web' : 'As an email' })
    if (views.includes('Dark')) await panel.getByText('Dark', { exact: true }).click()
    await panel.frameLocator('iframe').getByRole('heading').first().waitFor()
    // a frame is painted after its page
    await page.waitForTimeout(400)
  }
}

async function writeNothing(page: Page): Promise<void> {
  await openIssue(longSubject)(page)
  await page.route('**/api/admin/newsletters/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  )
  await page.getByLabel('Subject').fill('Leeks')
  await page.getByText('Not saved').waitFor()
}

async function askToSend(page: Page): Promise<void> {
  await openIssue(longSubject)(page)
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.waitForTimeout(300)
}

function openMessage(subject: RegExp) {
  return async (page: Page) => {
    await page.getByRole('link', { name: subject }).first().click()
    await page.getByLabel('Your reply or note').waitFor()
  }
}

async function refuseReply(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/messages\/\d+$/, async (route) => {
    const message = (await (await route.fetch()).json()) as OpenedMessage
    const failure = 'The mail server refused the email (EENVELOPE 550).'
    const replies = message.replies.map((reply) =>
      reply.kind === 'answer' ? { ...reply, sentAt: null, failure } : reply,
    )
    await route.fulfill({ json: { ...message, doneAt: null, undelivered: 1, replies } })
  })
}

async function failToAnswer(page: Page): Promise<void> {
  await openMessage(/Invoice/)(page)
  await page.getByLabel('Your reply or note').fill('It is on its way.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.locator('[data-toasts]').getByText(/.+/).first().waitFor()
}

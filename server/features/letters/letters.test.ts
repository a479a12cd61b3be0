import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterContents } from '#server/features/letters/letter-contents.ts'
import { strangerLetters } from '#server/features/letters/letters-to-strangers.ts'
import { sendPayerReminder } from '#server/features/letters/store.ts'
import { type LetterContent, type Reader, writeLetter } from '#server/features/letters/write-letter.ts'
import { type LetterKind, letterKinds } from '#server/jobs/job-table.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { lettersToStrangers, passedOn } from '#server/test-world/letters-to-strangers.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const house = { address: 'https://meals.example', supportEmail: 'help@meals.example' }
const ada: Reader = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Cook' }
const hostile = `<img src=x onerror=alert(1)> & "O'Neil"\r\nBcc: eve`
const details = {
  plan: 'Premium',
  amount: '$7.00',
  invoice: 'MC-0001',
  paidAt: '2026-11-20T12:00:00.000Z',
  endsAt: '2026-12-20T12:00:00.000Z',
  at: '2026-11-27T12:00:00.000Z',
  url: 'https://pay.example/invoice/1?a=b&c=d',
  oldEmail: 'old@example.org',
}

function written(
  kind: LetterKind,
  change: Partial<Parameters<(typeof letterContents)['welcome']>[0]> = {},
  reader = ada,
) {
  const link = 'https://meals.example/confirm-email?token=abc_def-123'
  const about = { address: house.address, email: ada.email, newEmail: 'new@example.org', link, details, ...change }
  return writeLetter('letter-1', letterContents[kind](about), reader, house)
}

test.each(letterKinds)('%s says the same as text and as HTML', (kind) => {
  const { subject, text, html } = written(kind)
  expect(subject).toMatch(/^[A-Z].{5,70}$/)
  const seen = visible(html)
  for (const line of text.split('\n').filter((each) => each !== '' && each !== '--')) {
    for (const piece of line.split(/: |:$/).filter((each) => each !== '')) expect(seen).toContain(piece)
  }
  expect(text).not.toMatch(/undefined|NaN|null|Invalid|\$\{/)
  expect(html).not.toMatch(/undefined|NaN|null|Invalid|<img|<script|http:\/\//)
})

test.each(letterKinds)('%s lets nobody write into it', (kind) => {
  const hostileDetails = Object.fromEntries(Object.keys(details).map((key) => [key, hostile]))
  const reader = { email: ada.email, firstName: `<b>${hostile}`, lastName: hostile }
  const letter = written(kind, { email: hostile, newEmail: hostile, details: hostileDetails }, reader)
  expect(letter.html).not.toMatch(/<img|<b>/)
  expect(letter.text).not.toMatch(/^Bcc/m)
  expect(letter.text).toMatch(/^Hello,\n/)
  expect(letter.name).toBe('')
})

test.each([
  ['Ada', 'Hello Ada,'],
  ['Zoë-Łucja', 'Hello Zoë-Łucja,'],
  ['<i>Ada', 'Hello <i>Ada,'],
  ['Ada "A" & Co', 'Hello Ada "A" & Co,'],
  ['Dr. Ada', 'Hello Dr. Ada,'],
  ['Ada\r\n\r\nYou have won', 'Hello Ada You have won,'],
  ['\u202eadA', 'Hello adA,'],
  ['Win at gold.example', 'Hello,'],
  ['https://gold.example', 'Hello,'],
  ['You have won a great deal of money, call us', 'Hello,'],
])('a member named %j is greeted with %j', (firstName, greeting) => {
  const { text, html } = written('welcome', {}, { ...ada, firstName })
  expect(text.split('\n')[0]).toBe(greeting)
  expect(visible(html)).toContain(greeting)
})

test.each(['reset-password', 'receipt'] as const)('%s, word by word', async (kind) => {
  const { subject, text, html } = written(kind)
  await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(`./golden/${kind}.txt`)
  await expect(html).toMatchFileSnapshot(`./golden/${kind}.html`)
})

const page = 'https://meals.example/newsletter'
const toStrangers = {
  'ask-subscriber': lettersToStrangers.askSubscriber,
  'confirm-message': lettersToStrangers.confirmMessage,
  'pass-on-message': lettersToStrangers.passOnMessage,
} as const
const nobody: Reader = { email: 'ada@example.org', firstName: '', lastName: '' }

test.each(Object.entries(toStrangers))('%s, word by word', async (name, content) => {
  const { subject, text, html } = writeLetter('letter-1', content, nobody, house)
  await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(`./golden/${name}.txt`)
  await expect(html).toMatchFileSnapshot(`./golden/${name}.html`)
})

test.each(Object.entries(lettersToStrangers))('%s, to a stranger, is whole as text and as HTML', (_name, content) => {
  const { subject, text, html } = writeLetter('letter-1', content, nobody, house)
  expect(html).toContain(`<title>${subject}</title>`)
  expect(text).not.toMatch(/undefined|NaN|null|Invalid|\$\{/)
  expect(html).not.toMatch(/undefined|NaN|null|Invalid|<img|<script|<Tuesday|<half|http:\/\//)
})

test('a newsletter can be ended from its words and by its headers, a message be answered', () => {
  const letter = writeLetter('letter-1', toStrangers['ask-subscriber'], nobody, house)
  expect(letter.unsubscribe).toBe(`${page}/unsubscribe?token=ghi`)
  expect(letter.text).toContain(`Unsubscribe: ${page}/unsubscribe?token=ghi\n`)
  expect(letter.html).toContain(`href="${page}/unsubscribe?token=ghi"`)
  expect(letter.replyTo).toBeUndefined()
  expect(writeLetter('letter-2', toStrangers['pass-on-message'], nobody, house).replyTo).toBe(passedOn.email)
})

test('a message that is passed on writes nothing but its own lines', () => {
  const content = strangerLetters.passOnMessage({ ...passedOn, name: hostile, subject: hostile, words: hostile })
  const { text, html } = writeLetter('letter-1', content, nobody, house)
  expect(html).not.toMatch(/<img/)
  expect(text).not.toMatch(/^Bcc/m)
  expect(text).toContain('\n> Bcc: eve\n')
})

test.each([
  [
    'second-factor-on',
    'Two-step verification is on',
    'need a code from your authenticator app',
    '/settings?tab=account',
  ],
  ['second-factor-off', 'Two-step verification is off', 'only your password to sign in', '/forgot-password'],
  ['password-changed', 'Your password has changed', 'signed out', '/forgot-password'],
] as const)('%s says what has changed, and where it is put right', (kind, subject, words, path) => {
  const letter = written(kind)
  expect(letter.subject).toBe(subject)
  expect(letter.text).toContain(words)
  expect(letter.text).toContain(`:\n${house.address}${path}\n`)
})

test('what is no page of an invoice is no link', () => {
  const receipt = written('receipt', { details: { ...details, url: 'javascript:alert(1)' } })
  expect(receipt.html).not.toContain('javascript')
  expect(receipt.text).toContain('See my subscription:\nhttps://meals.example/settings?tab=subscription')
})

/** What people read in an email. */
function visible(html: string): string {
  return html
    .replace(/^[\s\S]*<body/, '<body')
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

let world: TestApp
let member: Cook
beforeAll(async () => {
  world = await startApp()
  member = await cook(world.app)
  await world.jobs.run()
})
afterAll(() => world.close())

const send = async (kind: LetterKind, more: Record<string, string> = {}, userId: string | null = member.user.id) => {
  await world.jobs.run()
  world.letters.length = 0
  await world.jobs.add('send-letter', { userId, kind, details: more })
  await world.jobs.run()
  return world.letters
}

test('whoever signs up is welcomed and asked to confirm the address', async () => {
  world.letters.length = 0
  const other = await cook(world.app)
  await world.jobs.run()
  expect(world.letters.map(({ subject }) => subject).toSorted()).toEqual([
    'Please confirm your email address',
    'Welcome to MealCrafter',
  ])
  expect(world.letters.every(({ to }) => to === other.user.email)).toBe(true)
})

test('the link of an email works', async () => {
  const [letter] = await send('confirm-address')
  const token = /http:\/\/localhost:3000\/confirm-email\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1]
  expect(letter?.html).toContain(`/confirm-email?token=${token}"`)
  await member.api.security.confirmEmail({ body: { token: token ?? '' } })
  expect((await member.api.accounts.currentUser({}))?.emailConfirmed).toBe(true)
  expect(await send('confirm-address')).toEqual([])
})

test.each(['reset-password', 'set-password'] as const)('%s leads to a page that sets a password', async (kind) => {
  const [letter] = await send(kind)
  const token = /http:\/\/localhost:3000\/reset-password\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const body = { token, password: `a new password ${kind}` }
  expect(await member.api.security.resetPassword({ body })).toMatchObject({ success: true })
})

test('a change of address asks both sides, and tells the old one in the end', async () => {
  const other = await cook(world.app)
  await world.jobs.run()
  world.letters.length = 0
  await other.api.security.changeEmail({ body: { newEmail: 'Ada.New@example.org', password: other.password } })
  await world.jobs.run()
  expect(world.letters.map(({ to }) => to).toSorted()).toEqual(['ada.new@example.org', other.user.email].toSorted())
  const asked = world.letters.splice(0)
  for (const { text } of asked) {
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
    await other.api.security.confirmEmail({ body: { token } })
  }
  await world.jobs.run()
  const told = world.letters.find(({ to }) => to === other.user.email)
  expect(told?.text).toContain('From now on, sign in with ada.new@example.org')
})

test('a change of address that was taken back asks nobody', async () => {
  expect(await send('confirm-old-address')).toEqual([])
  expect(await send('confirm-new-address')).toEqual([])
})

test('nobody gets an email for an account that is gone, or was never there', async () => {
  expect(await send('welcome', {}, 'gone')).toEqual([])
  expect(await send('reset-password', {}, null)).toEqual([])
})

test('an email that is sent twice is the same email', async () => {
  await world.jobs.add('send-letter', { userId: member.user.id, kind: 'welcome' })
  world.mail.mood = 'is away'
  world.letters.length = 0
  const [failure] = await world.jobs.run({ failing: 'allowed' })
  world.mail.mood = 'takes'
  await world.jobs.run({ early: true })
  expect(world.letters.map(({ id }) => id)).toEqual([failure?.id])
})

test('an address that is refused for good is given up', async () => {
  await world.jobs.add('send-letter', { userId: member.user.id, kind: 'welcome' })
  world.mail.mood = 'refuses'
  const [failure] = await world.jobs.run({ failing: 'allowed' })
  world.mail.mood = 'takes'
  expect(failure?.error).toMatchObject({ name: 'LostCause' })
  expect(failure?.error).not.toMatchObject({ message: expect.stringContaining('@') })
  await world.jobs.forget(member.user.id)
})

test('who has paid and made no account is reminded', async () => {
  world.letters.length = 0
  const payer = {
    email: 'payer@example.org',
    name: 'Nora van Lind',
    plan: 'Unlimited',
    url: `${house.address}/account-setup?x=1`,
  }
  await sendPayerReminder(world.context, 'job-1', payer)
  expect(world.letters).toMatchObject([
    {
      id: 'job-1',
      to: 'payer@example.org',
      name: 'Nora van Lind',
      text: expect.stringContaining('MealCrafter Unlimited'),
    },
  ])
})

test('an email is never without a way to write back', () => {
  const content: LetterContent = { subject: 'Soup is ready', parts: ['It is hot.'] }
  expect(writeLetter('a', content, ada, house).text).toContain('help@meals.example')
})

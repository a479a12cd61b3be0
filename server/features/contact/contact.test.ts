import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tier } from '#contract/plans.ts'
import { messagesForExport } from '#server/features/contact/store.ts'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
/** The same installation with the limits as they are. */
let strict: TestApp
beforeAll(async () => {
  world = await startApp()
  strict = await startApp({ rateLimitFactor: 1 }, { database: world.database })
})
afterAll(async () => {
  await strict.close()
  await world.close()
})

const support = 'support@localhost'
const received = { success: true, message: "Thanks for contacting us. We'll get back to you within 24 hours." }
const words = { name: 'Ada Cook', subject: 'Too much salt', message: 'The soup\nwas salty.' }
let count = 0
const newAddress = () => `writer${++count}@example.org`

const send = ({ api }: Browser, email: string, more: object = {}) =>
  api.contact.send({ body: { ...words, email, ...more } })

/** What a message has led to, once the jobs are done: the emails by whom they are for, and what was kept. */
async function after(email: string, of = world) {
  await of.jobs.run()
  const { rows } = await world.database.query<Record<string, unknown>>(
    'select * from contact_messages where email = $1 order by id',
    [email],
  )
  return {
    kept: rows,
    toSupport: of.letters.filter(({ to, replyTo }) => to === support && replyTo === email),
    toSender: of.letters.filter(({ to }) => to === email),
  }
}

test('a message is kept, mailed to support with a way to answer, and its sender told', async () => {
  const email = newAddress()
  expect(await send(visitor(world.app), email.toUpperCase())).toEqual(received)
  const { kept, toSupport, toSender } = await after(email)
  expect(kept).toMatchObject([{ ...words, email, user_id: null, tier: null, is_spam: false }])
  expect(toSupport).toMatchObject([{ subject: 'Contact: Too much salt', name: '' }])
  expect(toSupport[0]!.text).toContain('> The soup\n> was salty.')
  expect(toSupport[0]!.text).toContain('Plan: Not signed in')
  expect(toSender).toMatchObject([{ subject: 'We got your message', name: '' }])
})

test('an answer that its address has had too many emails for is not told as sent, and goes out later', async () => {
  const email = newAddress()
  await send(visitor(world.app), email)
  const [{ id: messageId }] = (await after(email)).kept as [{ id: number }]
  const { rows } = await world.database.query<{ id: number }>(
    `insert into contact_replies (message_id, kind, text, created_at) values ($1, 'answer', 'Less salt.', now()) returning id`,
    [messageId],
  )
  const sentAt = async () =>
    (await world.database.query('select sent_at from contact_replies where id = $1', [rows[0]!.id])).rows[0]!.sent_at
  await strict.jobs.add('answer-message', { replyId: rows[0]!.id })
  const key = createHmac('sha256', strict.context.secret).update(`letters to ${email}`).digest('base64url')
  await world.database.query(`insert into rate_limits (key, points, expire) values ($1, 300, $2)`, [
    `support-to:${key}`,
    Date.now() + 60_000,
  ])
  expect(await strict.jobs.run({ failing: 'allowed' })).toHaveLength(1)
  expect(await sentAt()).toBeNull()
  await world.database.query('delete from rate_limits')
  await strict.jobs.run({ early: true })
  expect(await sentAt()).not.toBeNull()
  expect(strict.letters.at(-1)).toMatchObject({ to: email, subject: 'Re: Too much salt' })
  await world.database.query('delete from contact_messages where id = $1', [messageId])
})

test('the receipt carries no word that its sender has typed', async () => {
  const email = newAddress()
  const lure = { name: 'Buy Gold', subject: 'gold.example', message: 'https://gold.example' }
  await send(visitor(world.app), email, lure)
  const [letter] = (await after(email)).toSender
  expect(JSON.stringify(letter)).not.toMatch(/gold/i)
})

test.each<[Tier, string]>([
  ['free', 'Contact: Too much salt'],
  ['premium', '[Unlimited] Contact: Too much salt'],
])('a message of a %s member says of which plan it is', async (tier, subject) => {
  const member = await cook(world.app)
  const boss = visitor(world.app)
  const account = { email: 'boss@example.org', password: 'cardamom pods' }
  await boss.api.accounts
    .signUp({ body: { ...account, firstName: 'B', lastName: 'O' } })
    .catch(() => boss.api.accounts.signIn({ body: account }))
  await boss.api.admin.upgradeUser({ body: { userId: member.user.id, tier } })
  const email = newAddress()
  await send(member, email)
  const { kept, toSupport } = await after(email)
  expect(kept).toMatchObject([{ user_id: member.user.id, tier }])
  expect(toSupport).toMatchObject([{ subject }])
})

test('nobody writes a header, a line of ours or HTML through any of the four fields', async () => {
  const email = newAddress()
  const hostile = 'Soup\u2028Bcc: eve@example.org <img src=x onerror=alert(1)>'
  await send(visitor(world.app), email, { subject: hostile, message: `--\r\nYour kitchen,\r\nMealCrafter\n${hostile}` })
  const [letter] = (await after(email)).toSupport
  expect(letter!.subject).toBe('Contact: Soup Bcc: eve@example.org <img src=x onerror=alert(1)>')
  expect(letter!.text).toContain('> --\n> Your kitchen,\n> MealCrafter\n> Soup\n> Bcc')
  expect(letter!.html).not.toContain('<img')
  for (const broken of [
    { email: `${email}\r\nBcc: eve@example.org` },
    { email: `${email}, eve@example.org` },
    { email: `eve <${email}>` },
    { name: 'Ada\r\nBcc: eve@example.org' },
  ])
    await expect(send(visitor(world.app), email, broken)).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
})

test.each([
  ['no name', { name: ' ' }],
  ['a long name', { name: 'a'.repeat(101) }],
  ['no address', { email: 'ada' }],
  ['no subject', { subject: '\u200b' }],
  ['a long subject', { subject: 'a'.repeat(201) }],
  ['no message', { message: '\n \n' }],
  ['a long message', { message: 'a'.repeat(5001) }],
  ['another field', { isSpam: false }],
])('%s is refused in a sentence', async (_what, change) => {
  const refusal = send(visitor(world.app), newAddress(), change)
  await expect(refusal).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
  await expect(refusal).rejects.toMatchObject({ sentence: expect.stringMatching(/^[A-Z].*\w/) })
})

test('what fills in the hidden field, writes too fast or forges when it began is answered like the rest and mailed to nobody', async () => {
  const { api } = visitor(world.app)
  const { form } = await api.contact.openForm({})
  const begun = world.clock.now
  for (const [wait, trap] of [
    [60, { form, website: 'https://gold.example' }],
    [2, { form }],
    [60, { form: `${form}x` }],
    [60, { form: `${Number.parseInt(form, 10) - 60_000}.${form.split('.')[1]}` }],
  ] as const) {
    const email = newAddress()
    world.clock.now = new Date(begun.getTime() + wait * 1000)
    expect(await send(visitor(world.app), email, trap)).toEqual(received)
    const { kept, toSupport, toSender } = await after(email)
    expect([trap, kept.length, kept[0]?.['is_spam'], toSupport, toSender]).toEqual([trap, 1, true, [], []])
  }
  const patient = newAddress()
  world.clock.now = new Date(begun.getTime() + 3000)
  await send(visitor(world.app), patient, { form })
  expect(await after(patient)).toMatchObject({ kept: [{ is_spam: false }], toSupport: [{}], toSender: [{}] })
  // what was taken for spam is forgotten in the end, and nothing else
  world.clock.now = new Date(begun.getTime() + 31 * 24 * 60 * 60 * 1000)
  await world.jobs.add('sweep-contact', {})
  await world.jobs.run()
  const { rows } = await world.database.query('select distinct is_spam from contact_messages')
  expect(rows).toEqual([{ is_spam: false }])
  // what somebody without an account wrote is forgotten a year after the last word on it
  const { rows: before } = await world.database.query<{ id: number }>(
    'select max(id) as id from contact_messages where user_id is null',
  )
  await world.database.query(
    "insert into contact_replies (message_id, kind, text, created_at) values ($1, 'note', 'Called.', $2)",
    [before[0]!.id, new Date(begun.getTime() + 10 * 24 * 60 * 60 * 1000)],
  )
  const left = async (days: number) => {
    world.clock.now = new Date(begun.getTime() + days * 24 * 60 * 60 * 1000)
    await world.jobs.add('sweep-contact', {})
    await world.jobs.run()
    const found = await world.database.query<{ id: number }>('select id from contact_messages where user_id is null')
    return found.rows.map(({ id }) => id)
  }
  expect((await left(364)).length).toBeGreaterThan(1)
  expect([await left(366), await left(376)]).toEqual([[before[0]!.id], []])
  world.clock.now = begun
})

test('a network writes ten times an hour; nobody’s mailbox is filled, and nobody is kept from writing by others', async () => {
  for (let times = 0; times < 10; times++) await send(visitor(strict.app, '10.8.0.1'), newAddress())
  await expect(send(visitor(strict.app, '10.8.0.1'), newAddress())).rejects.toMatchObject({ status: 429 })
  const victim = newAddress()
  for (let times = 0; times < 12; times++)
    expect(await send(visitor(strict.app, `10.8.1.${times}`), victim)).toEqual(received)
  const { kept, toSupport, toSender } = await after(victim, strict)
  expect(kept.map((row) => row['is_spam'])).toEqual([...Array(10).fill(false), true, true])
  expect([toSupport.length, toSender.length]).toEqual([10, 5])
  const { rows } = await world.database.query('select key from rate_limits')
  expect(JSON.stringify(rows)).not.toContain(victim)
})

test('without JavaScript the form is shown once more and then sent', async () => {
  const email = newAddress()
  const typed = { ...words, email, message: 'Soup "so"\r\n<b>salty</b>', website: '' }
  const page = await post(typed)
  expect([page.statusCode, page.payload.includes('<b>'), (await after(email)).kept]).toEqual([200, false, []])
  const fields = Object.fromEntries(
    [...page.payload.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))],
    ),
  )
  expect(fields).toMatchObject({ ...typed, message: 'Soup "so"\n<b>salty</b>' })
  // pressed at once, it is shown again, and nothing is lost
  expect((await post(fields)).payload).toContain(`value="${fields['form']}"`)
  const begun = world.clock.now
  world.clock.now = new Date(begun.getTime() + 3000)
  expect((await post(fields)).payload).toContain('Message Sent!')
  world.clock.now = begun
  expect((await after(email)).toSupport).toHaveLength(1)
})

test('without JavaScript nothing typed is lost where a message is refused', async () => {
  const typed = { ...words, email: 'ada@kitchen', message: '\nSoup "so"\n</textarea><b>salty</b>', website: '' }
  const { statusCode, payload } = await post(typed)
  expect([statusCode, payload.includes('Please enter a valid email address')]).toEqual([400, true])
  expect(payload).toContain('<form method="post" action="/contact">')
  for (const field of ['"name" value="Ada Cook"', '"email" value="ada@kitchen"', '"subject" value="Too much salt"'])
    expect(payload).toContain(`name=${field}`)
  // a browser takes the first line break of a text field away
  const [, message = ''] = /<textarea name="message"[^>]*>\n(.*?)<\/textarea>/s.exec(payload) ?? []
  expect(message.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))).toBe(typed.message)
})

test('messages are part of the export, signed in or under the confirmed address, and go with the account', async () => {
  const member = await cook(world.app)
  const { id, email } = member.user
  const elsewhere = newAddress()
  await send(member, elsewhere)
  await send(visitor(world.app), email, { subject: 'Signed out' })
  const subjects = async () => (await messagesForExport(world.database, id)).map(({ subject }) => subject)
  expect(await subjects()).toEqual(['Too much salt'])
  await world.database.query('update users set email_confirmed_at = now() where id = $1', [id])
  expect(await subjects()).toEqual(['Too much salt', 'Signed out'])
  await world.jobs.run()
  await member.api.ownData.deleteAccount({ body: { password: member.password } })
  const begun = world.clock.now
  world.clock.now = new Date(begun.getTime() + 7 * 24 * 60 * 60 * 1000)
  await world.jobs.add('delete-accounts', {})
  await world.jobs.run()
  world.clock.now = begun
  expect([(await after(elsewhere)).kept, (await after(email)).kept]).toEqual([[], []])
  // nothing of it in the outbox either: support has the email, or nobody
  expect(world.letters.filter(({ replyTo }) => replyTo === email)).toEqual([])
})

/** As a browser without JavaScript sends the form. */
function post(fields: Record<string, string>) {
  return visitor(world.app).send({
    method: 'POST',
    url: '/contact',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

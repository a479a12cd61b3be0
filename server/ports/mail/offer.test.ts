import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Letter, Offered } from '#server/ports/mail/mail.ts'
import { openOutbox } from '#server/ports/mail/outbox.ts'
import { openSmtp } from '#server/ports/mail/smtp.ts'
import { startSmtpServer, type TestSmtpServer } from '#server/test-world/smtp-server.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const sender = { from: 'MealCrafter <hello@meals.example>', replyTo: 'help@meals.example' }
const server = await startSmtpServer()
const smtp = openSmtp(server.url, sender, { connection: 3000, greeting: 3000, silence: 60_000 })
afterAll(async () => {
  await smtp.close()
  await server.close()
})
beforeEach(() => {
  server.mood = {}
  server.taken.length = 0
})

let count = 0
function letter(change: Partial<Letter> = {}): Letter {
  count += 1
  const words = { subject: 'Soup', text: 'Soup.', html: '<p>Soup.</p>' }
  return { id: `newsletter-${count}`, to: 'ada@example.org', name: '', ...words, ...change }
}

const saying = (code: number, status: string) => ({
  code: String(code),
  says: `${code} ${status} refused to <ada@example.org>`,
})
const said: readonly (readonly [string, TestSmtpServer['mood'], Offered])[] = [
  ['no such mailbox', { recipient: 550 }, { kind: 'refused', ...saying(550, '5.1.1'), refusal: 'mailbox' }],
  ['they have moved', { recipient: 551 }, { kind: 'refused', ...saying(551, '5.1.6'), refusal: 'mailbox' }],
  ['full for ever', { recipient: 552 }, { kind: 'refused', ...saying(552, '5.2.2'), refusal: 'recipient' }],
  ['not from you', { recipient: 557 }, { kind: 'refused', ...saying(557, '5.7.1'), refusal: 'email' }],
  ['come back later', { recipient: 450 }, { kind: 'later', ...saying(450, '4.2.1'), isOurs: false }],
  ['we do not want these words', { message: 554 }, { kind: 'refused', ...saying(554, '5.6.0'), refusal: 'email' }],
  ['nor these', { message: 550 }, { kind: 'refused', ...saying(550, '5.1.1'), refusal: 'email' }],
  ['too many for now', { message: 451 }, { kind: 'later', ...saying(451, '4.3.0'), isOurs: false }],
  ['gone before the words were asked for', { hangsUp: true }, { kind: 'later', code: 'ECONNECTION', isOurs: true }],
]

test.each(said)('%s', async (_what, mood, outcome) => {
  server.mood = mood
  expect(await smtp.offer(letter())).toEqual(outcome)
  expect(server.taken).toEqual([])
  // and the next one finds a way
  server.mood = {}
  expect(await smtp.offer(letter())).toEqual({ kind: 'taken' })
})

test('an address that is refused without a word why is not taken for one that nobody has', async () => {
  const bare = await startSmtpServer({ bare: true })
  bare.mood = { recipient: 550 }
  const lanes = openSmtp(bare.url, sender)
  const says = '550 refused to <ada@example.org>'
  expect(await lanes.offer(letter())).toEqual({ kind: 'refused', code: '550', says, refusal: 'recipient' })
  await lanes.close()
  await bare.close()
})

test('no answer to the words: nobody knows whether it was taken, and it is not sent again', async () => {
  server.mood = { thinks: 3000 }
  const sent = letter()
  const impatient = openSmtp(server.url, sender, { connection: 3000, greeting: 3000, silence: 1000 })
  expect(await impatient.offer(sent)).toMatchObject({ kind: 'unknown' })
  await impatient.close()
  server.mood = {}
  expect(await smtp.offer(letter())).toEqual({ kind: 'taken' })
  expect(server.taken.filter(({ message }) => message.includes(sent.id))).toHaveLength(1)
})

test('nobody there, and a wrong password, are no fault of an email', async () => {
  for (const url of ['smtp://127.0.0.1:1', server.url.replace('p%40ss', 'wrong')]) {
    const other = openSmtp(url, sender, { connection: 500, greeting: 500, silence: 500 })
    expect(await other.offer(letter())).toMatchObject({ kind: 'later', isOurs: true })
    await other.close()
  }
  expect(await smtp.offer(letter({ to: 'ada@example.org>\r\nRCPT TO:<eve' }))).toMatchObject({ kind: 'refused' })
  expect(server.taken).toEqual([])
})

test('many at once are taken once each, with the list, the way out and the way back in their heads', async () => {
  const letters = Array.from({ length: 12 }, (_, place) =>
    letter({
      to: `reader${place}@example.org`,
      list: 'newsletter.meals.example',
      returnPath: `bounces+${place}-abc@meals.example`,
    }),
  )
  // the second half finds the connections of the first
  for (const half of [letters.slice(0, 6), letters.slice(6)])
    expect(await Promise.all(half.map((each) => smtp.offer(each)))).toEqual(half.map(() => ({ kind: 'taken' })))
  expect(server.taken.map(({ to }) => to.join()).toSorted()).toEqual(letters.map(({ to }) => to).toSorted())
  const email = await PostalMime.parse(server.taken[0]!.message)
  const heads = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]))
  expect(heads).toMatchObject({ 'list-id': '<newsletter.meals.example>', precedence: 'bulk' })
  // where a provider has put its own in the place of ours
  expect(heads['x-original-message-id']).toBe(heads['message-id'])
})

test('the outbox keeps one file, however often it is offered', async () => {
  const folder = join(temporaryFolder(), 'outbox')
  const outbox = await openOutbox(folder, sender)
  const sent = letter()
  expect(await outbox.offer(sent)).toEqual({ kind: 'taken' })
  expect(await outbox.offer(sent)).toEqual({ kind: 'taken' })
  expect(readdirSync(folder)).toHaveLength(1)
  expect(await outbox.offer(letter({ id: '../out' }))).toMatchObject({ kind: 'refused' })
  await outbox.close()
})

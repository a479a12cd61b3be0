import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext } from '#server/context.ts'
import { letterJobs } from '#server/features/letters/letter-jobs.ts'
import * as letters from '#server/features/letters/store.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { openSmtp } from '#server/ports/mail/smtp.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startSmtpServer, type TestSmtpServer } from '#server/test-world/smtp-server.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

/** A process may end between any two steps: what a mail server has taken cannot be had back, and SMTP has no word for "again". */
let server: TestSmtpServer
let smtp: Mail
let world: TestApp
let context: AppContext
let member: Cook
beforeAll(async () => {
  server = await startSmtpServer()
  smtp = openSmtp(server.url, { from: 'MealCrafter <hello@meals.example>', replyTo: 'help@meals.example' })
  world = await startApp()
  context = { ...world.context, mail: smtp }
  member = await cook(world.app)
})
afterAll(async () => {
  await world.close()
  await smtp.close()
  await server.close()
})
beforeEach(() => {
  server.taken.length = 0
})

/** What the mail server has taken, by Message-ID. */
const taken = async () =>
  Promise.all(server.taken.map(async ({ message }) => (await PostalMime.parse(message)).messageId))
const welcome = () => ({ userId: member.user.id, kind: 'welcome', details: {} }) as const

test('an email that was taken and noted goes out once, though its job runs again', async () => {
  const job = letterJobs(context)['send-letter']
  await job(welcome(), 'job-noted')
  await job(welcome(), 'job-noted')
  expect(await taken()).toEqual(['<job-noted@meals.example>'])
})

test('one that was taken when the process ended before it was noted is the same email the second time', async () => {
  const ended = new Error('the process ended here')
  const takes: Mail = { ...smtp, send: (letter) => smtp.send(letter).then(() => Promise.reject(ended)) }
  await expect(letterJobs({ ...context, mail: takes })['send-letter'](welcome(), 'job-cut')).rejects.toBe(ended)
  await letterJobs(context)['send-letter'](welcome(), 'job-cut')
  expect(await taken()).toEqual(['<job-cut@meals.example>', '<job-cut@meals.example>'])
})

const email = 'reader@example.org'
const text = 'Hello.'
test.each<[string, (id: string) => Promise<void>]>([
  ['a reminder', (id) => letters.sendPayerReminder(context, id, { email, name: 'Nora', plan: 'Premium', url: text })],
  [
    'a question',
    (id) => letters.askSubscriber(context, id, { email, confirm: text, unsubscribe: 'https://meals.example/' }),
  ],
  ['a receipt of a message', (id) => letters.confirmMessage(context, id, email)],
  ['an answer', (id) => letters.answerMessage(context, id, { email, subject: text, text, question: text })],
  ['an alert', (id) => letters.sendAlerts(context, id, email, [])],
])('%s to somebody without an account is the same email the second time, too', async (_what, send) => {
  await send('job-again')
  await send('job-again')
  expect(await taken()).toEqual(['<job-again@meals.example>', '<job-again@meals.example>'])
})

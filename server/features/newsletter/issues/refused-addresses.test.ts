import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tellUnknown } from '#server/features/newsletter/issues/delivery-store.ts'
import { sendIssues } from '#server/features/newsletter/issues/send-issues.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { openSmtp } from '#server/ports/mail/smtp.ts'
import { type Browser, visitor } from '#server/test-world/browser.ts'
import { startSmtpServer, type TestSmtpServer } from '#server/test-world/smtp-server.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const sender = { from: 'MealCrafter <hello@meals.example>', replyTo: 'help@meals.example' }
const dead = 'dead@example.org'
let world: TestApp
let boss: Browser
let server: TestSmtpServer
/** One whose answers have no status. */
let bare: TestSmtpServer
const opened: Mail[] = []
beforeAll(async () => {
  world = await startApp()
  ;[server, bare] = await Promise.all([startSmtpServer(), startSmtpServer({ bare: true })])
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' },
  })
  await world.jobs.run()
})
afterAll(async () => {
  for (const mail of opened) await mail.close()
  await Promise.all([server.close(), bare.close()])
  await world.close()
})
beforeEach(async () => {
  server.mood = {}
  await world.database.query('delete from newsletter_issues')
  await world.database.query('delete from newsletter_subscribers')
  await world.database.query(
    `insert into newsletter_subscribers (email, confirmed_at) values ($1, '2026-11-01'), ('alive@example.org', '2026-11-01')`,
    [dead],
  )
})

/** Sends an issue to both by a mail server; answers what became of it. */
async function sent(by = server) {
  const mail = openSmtp(by.url, sender, { connection: 3000, greeting: 3000, silence: 60_000 })
  opened.push(mail)
  const { id, changedAt } = await boss.api.newsletterIssues.write({ body: { subject: 'Soup', markdown: 'Hot soup.' } })
  await boss.api.newsletterIssues.send({ params: { id }, body: { changedAt } })
  await sendIssues({ ...world.context, mail })
  return (await boss.api.newsletterIssues.read({ params: { id } })).counts
}

async function subscriptions(): Promise<unknown[]> {
  const { rows } = await world.database.query(
    'select email, is_active, ended_by, ended_at from newsletter_subscribers order by email',
  )
  return rows
}

const goesOn = (email: string) => ({ email, is_active: true, ended_by: null, ended_at: null })
const alive = goesOn('alive@example.org')
const ended = () => ({ email: dead, is_active: false, ended_by: 'refused', ended_at: world.clock.now })

test.each([
  ['there is no such mailbox', 550],
  ['they have moved', 551],
  ['nobody can be called so', 553],
])('an address that is refused for good, as %s, ends its subscription, and no other', async (_why, recipient) => {
  server.mood = { recipient, to: dead }
  expect(await sent()).toMatchObject({ sent: 1, refused: 1 })
  expect(await subscriptions()).toEqual([alive, ended()])
  // nobody offers it another one
  expect(await sent()).toMatchObject({ sent: 1, refused: 0 })
})

test.each([
  ['a rule about the sender', { recipient: 557, to: dead }, { refused: 1, sent: 1 }],
  ['a rule about the email', { recipient: 554, to: dead }, { refused: 1, sent: 1 }],
  ['the words of the email', { message: 550 }, { refused: 2, sent: 0 }],
  ['for now', { recipient: 450, to: dead }, { waiting: 1, sent: 1 }],
])('what is refused for %s says nothing of the address', async (_why, mood, counts) => {
  server.mood = mood
  expect(await sent()).toMatchObject(counts)
  expect(await subscriptions()).toEqual([alive, goesOn(dead)])
})

test('an address that is refused without a word why ends with the third issue within 30 days', async () => {
  bare.mood = { recipient: 550, to: dead }
  for (const days of [0, 20, 15, 1]) {
    expect(await subscriptions()).toEqual([alive, goesOn(dead)])
    await world.database.query('update newsletter_deliveries set changed_at = changed_at - make_interval(days => $1)', [
      days,
    ])
    expect(await sent(bare)).toMatchObject({ sent: 1, refused: 1 })
  }
  expect(await subscriptions()).toEqual([alive, ended()])
})

test('whoever has asked for it anew while it was on its way keeps it', async () => {
  await world.database.query('update newsletter_subscribers set confirmed_at = $1', [
    new Date(world.clock.now.getTime() + 1000),
  ])
  server.mood = { recipient: 550, to: dead }
  expect(await sent()).toMatchObject({ sent: 1, refused: 1 })
  expect(await subscriptions()).toEqual([alive, goesOn(dead)])
})

test('the refusal and the end of the subscription are noted together or not at all', async () => {
  server.mood = { recipient: 550, to: dead }
  await world.database.query(`
    create function break_off() returns trigger language plpgsql as $$ begin raise 'the database went away'; end $$;
    create trigger break_off before update on newsletter_subscribers for each row execute function break_off()`)
  await expect(sent()).rejects.toThrow('Failed query: update "newsletter_subscribers"')
  await world.database.query('drop trigger break_off on newsletter_subscribers; drop function break_off')
  expect(await subscriptions()).toEqual([alive, goesOn(dead)])
  const { rows } = await world.database.query("select code from newsletter_deliveries where state = 'refused'")
  expect(rows).toEqual([])
  // the next run tells what it found in doubt, and the next issue finds the address dead
  expect(await tellUnknown(world.database, world.clock.now)).toBe(1)
  await sendIssues({ ...world.context, mail: opened[0]! })
  await sent()
  expect(await subscriptions()).toEqual([alive, ended()])
})

test('what the mail server answered is kept beside the email', async () => {
  server.mood = { recipient: 550, to: dead }
  await sent()
  const { rows } = await world.database.query(
    "select code, refusal, answer from newsletter_deliveries where state = 'refused'",
  )
  expect(rows).toEqual([{ code: '550', refusal: 'mailbox', answer: '550 5.1.1 refused to <ada@example.org>' }])
})

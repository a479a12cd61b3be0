import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InboxFolder, InboxMessage } from '#contract/desk/inbox.ts'
import type { Tier } from '#contract/plans.ts'
import { type Browser, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'Grace', lastName: 'Boss', password: 'cardamom pods' },
  })
  await world.jobs.run()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.query('delete from contact_messages')
  world.letters.splice(0)
  world.mail.mood = 'takes'
})

/** A message by its subject; answers its id. */
async function message(subject: string, tier: Tier | null = null, isSpam = false): Promise<number> {
  const { rows } = await world.database.query<{ id: number }>(
    `insert into contact_messages (tier, name, email, subject, message, is_spam, created_at)
     values ($1, 'Ada', 'ada@example.org', $2, 'The soup was salty.', $3, now()) returning id`,
    [tier, subject, isSpam],
  )
  return rows[0]!.id
}

async function pages(folder: InboxFolder, limit: number): Promise<string[][]> {
  const seen: InboxMessage[][] = []
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await boss.api.inbox.listPage({ query: { folder, limit, cursor } })
    seen.push(rows)
    if (next === null) return seen.map((page) => page.map(({ subject }) => subject))
    cursor = next
  }
}
const subjects = async (folder: InboxFolder) => (await pages(folder, 100)).flat()
const params = (id: number) => ({ params: { id } })

test('messages of Unlimited members come first, then the rest, each as they came, page by page and each once', async () => {
  for (const [subject, tier] of [
    ['rest 1', null],
    ['first 1', 'premium'],
    ['rest 2', 'mid'],
    ['rest 3', 'free'],
    ['first 2', 'premium'],
    ['rest 4', null],
    ['first 3', 'premium'],
  ] as const)
    await message(subject, tier)
  const order = ['first 1', 'first 2', 'first 3', 'rest 1', 'rest 2', 'rest 3', 'rest 4']
  for (const limit of [1, 2, 3, 4, 7]) {
    const found = await pages('open', limit)
    expect(found.flat()).toEqual(order)
    expect(found).toHaveLength(Math.ceil(order.length / limit))
    expect(found[0]).toHaveLength(limit)
  }
  const first = await boss.api.inbox.list({ query: {} })
  expect(first.map(({ comesFirst }) => comesFirst)).toEqual([true, true, true, false, false, false, false])
})

test('messages are searched by words and addresses, in their folder and its order, page by page', async () => {
  for (const [subject, tier] of [
    ['Knödel burnt', null],
    ['Burnt rice', 'premium'],
    ['Can’t cook <b>rice</b> 50%', 'mid'],
  ] as const)
    await message(subject, tier)
  await world.database.query(
    "update contact_messages set email = 'grace.hopper+sea@navy.example', name = 'Grace' where subject like 'Knödel%'",
  )
  const found = async (q: string, folder: InboxFolder = 'open') =>
    (await boss.api.inbox.list({ query: { folder, q } })).map(({ subject }) => subject)
  expect(await found('BURN')).toEqual(['Burnt rice', 'Knödel burnt'])
  expect(await found('rice burnt')).toEqual(['Burnt rice'])
  expect(await found('knöd')).toEqual(['Knödel burnt'])
  for (const q of ['grace.hopper+sea@navy.example', 'hopper@navy', 'navy', 'Grace', 'grace.hop'])
    expect([q, await found(q)]).toEqual([q, ['Knödel burnt']])
  expect(await found('can’t <b>')).toEqual(['Can’t cook <b>rice</b> 50%'])
  expect(await found('salty soup')).toHaveLength(3)
  expect([await found('50'), await found('0')]).toEqual([['Can’t cook <b>rice</b> 50%'], []])
  for (const q of ['&|!():*<->', "'", "' or 1=1 --", '\\', '%']) expect([q, await found(q)]).toEqual([q, []])
  const [{ id } = { id: 0 }] = await boss.api.inbox.list({ query: { q: 'knödel' } })
  await boss.api.inbox.change({ ...params(id), body: { isDone: true } })
  expect([await found('burnt'), await found('burnt', 'done')]).toEqual([['Burnt rice'], ['Knödel burnt']])
  const first = await boss.api.inbox.listPage({ query: { q: 'rice', limit: 1 } })
  const second = await boss.api.inbox.listPage({ query: { q: 'rice', limit: 1, cursor: first.next! } })
  expect([first, second].map(({ rows }) => rows[0]?.subject)).toEqual(['Burnt rice', 'Can’t cook <b>rice</b> 50%'])
  expect(second.next).toBeNull()
})

test('each message is in one folder; what is done or spam stands newest first, page by page', async () => {
  const ids = []
  for (const subject of ['a', 'b', 'c', 'd', 'e']) ids.push(await message(subject, 'premium'))
  await message('f', null, true)
  const [a, b, c] = ids as [number, number, number]
  for (const id of [a, b, c]) await boss.api.inbox.change({ ...params(id), body: { isDone: true } })
  expect([await subjects('open'), await subjects('done'), await subjects('spam')]).toEqual([
    ['d', 'e'],
    ['c', 'b', 'a'],
    ['f'],
  ])
  expect((await pages('done', 2)).flat()).toEqual(['c', 'b', 'a'])
  // spam that was done is spam, and taken back it is done still
  await boss.api.inbox.change({ ...params(b), body: { isSpam: true } })
  expect([await subjects('done'), await subjects('spam')]).toEqual([
    ['c', 'a'],
    ['f', 'b'],
  ])
  await boss.api.inbox.change({ ...params(b), body: { isSpam: false } })
  await boss.api.inbox.change({ ...params(a), body: { isDone: false } })
  expect([await subjects('open'), await subjects('done'), await subjects('spam')]).toEqual([
    ['a', 'd', 'e'],
    ['c', 'b'],
    ['f'],
  ])
})

test('spam that is answered is none and is done; its sender gets the answer, with the question below it', async () => {
  const id = await message('Salt', null, true)
  const answered = await boss.api.inbox.answer({ ...params(id), body: { text: 'Halve it.' } })
  expect(answered).toMatchObject({ isSpam: false, answers: 1, notes: 0, doneAt: expect.any(String) as string })
  expect([await subjects('open'), await subjects('done'), await subjects('spam')]).toEqual([[], ['Salt'], []])
  await world.jobs.run()
  expect(world.letters).toMatchObject([{ to: 'ada@example.org', subject: 'Re: Salt' }])
  expect(world.letters[0]!.text).toMatch(/Halve it\..*> The soup was salty\./s)
  expect(await boss.api.admin.audit({ query: { userId: `message ${id}` } })).toMatchObject([
    {
      action: 'answer-message',
      before: { isDone: false, isSpam: true, answers: 0 },
      after: { isDone: true, isSpam: false, answers: 1 },
    },
  ])
  const { replies } = await boss.api.inbox.read(params(id))
  expect(replies).toMatchObject([{ kind: 'answer', writer: 'Grace Boss', sentAt: expect.any(String) as string }])
})

test('a reply that was given up says why, waits again, is known without its job, and goes out once when somebody asks', async () => {
  const id = await message('Salt')
  const answered = await boss.api.inbox.answer({ ...params(id), body: { text: 'Halve it.' } })
  const replyId = answered.replies[0]!.id
  const again = () => boss.api.inbox.sendAgain({ params: { id, replyId }, body: undefined })
  const states = async () => (await world.database.query("select from jobs.job where name = 'answer-message'")).rowCount
  const onItsWay = { doneAt: expect.any(String) as string, undelivered: 0, replies: [{ sentAt: null, failure: null }] }
  // what is tried again by itself is on its way, and nobody sends it a second time
  world.mail.mood = 'is away'
  await world.jobs.run({ failing: 'allowed' })
  expect(await again()).toMatchObject(onItsWay)
  expect(await states()).toBe(1)
  await world.database.query("update jobs.job set retry_count = retry_limit - 1 where name = 'answer-message'")
  await world.jobs.run({ early: true })
  const failed = (failure: string) => ({
    doneAt: null,
    answers: 1,
    undelivered: 1,
    replies: [{ sentAt: null, failure }],
  })
  expect(await boss.api.inbox.read(params(id))).toMatchObject(
    failed('It couldn’t be sent, though we tried for about a day.'),
  )
  expect([await states(), await subjects('open')]).toEqual([0, ['Salt']])

  world.mail.mood = 'refuses'
  expect(await again()).toMatchObject(onItsWay)
  await world.jobs.run()
  expect(await boss.api.inbox.read(params(id))).toMatchObject(failed('The mail server refused the email (refuses).'))
  expect(await boss.api.admin.audit({ query: { userId: `message ${id}`, action: 'resend-answer' } })).toMatchObject([
    { before: { isDone: false, undelivered: 1 }, after: { isDone: true, undelivered: 0 } },
  ])

  world.mail.mood = 'takes'
  await Promise.all([again(), again()])
  await world.jobs.run()
  expect(world.letters).toMatchObject([{ to: 'ada@example.org', subject: 'Re: Salt' }])
  expect(await boss.api.inbox.read(params(id))).toMatchObject({
    doneAt: expect.any(String) as string,
    undelivered: 0,
    replies: [{ sentAt: expect.any(String) as string, failure: null }],
  })
  const elsewhere = boss.api.inbox.sendAgain({ params: { id: id + 1, replyId }, body: undefined })
  await expect(elsewhere).rejects.toMatchObject({ status: 404 })
})

test('of two who answer what they saw at the same time, one does, and the other is told', async () => {
  const id = await message('Salt')
  const { answers: seen } = await boss.api.inbox.read(params(id))
  const both = await Promise.allSettled(
    ['Halve it.', 'Add water.'].map((text) => boss.api.inbox.answer({ ...params(id), body: { text, seen } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'changed_elsewhere' },
  })
  await world.jobs.run()
  expect(world.letters).toHaveLength(1)
  // who has read that answer may add to it, and who says nothing of what they saw may too
  await boss.api.inbox.note({ ...params(id), body: { text: 'Answered.' } })
  await boss.api.inbox.answer({ ...params(id), body: { text: 'Or rinse it.', seen: 1 } })
  expect(await boss.api.inbox.answer({ ...params(id), body: { text: 'Bye.' } })).toMatchObject({ answers: 3 })
})

test('nothing is done to a message that is gone, and an answer on its way to one is dropped', async () => {
  const id = await message('Salt')
  await boss.api.inbox.answer({ ...params(id), body: { text: 'Halve it.' } })
  await world.database.query('delete from contact_messages')
  await world.jobs.run()
  expect(world.letters).toEqual([])
  const gone = { status: 404, code: 'not_found' }
  const { rowCount: before } = await world.database.query('select from audit_log')
  await expect(boss.api.inbox.answer({ ...params(id), body: { text: 'Halve it.' } })).rejects.toMatchObject(gone)
  await expect(boss.api.inbox.note({ ...params(id), body: { text: 'Gone?' } })).rejects.toMatchObject(gone)
  await expect(boss.api.inbox.change({ ...params(id), body: { isDone: true } })).rejects.toMatchObject(gone)
  await expect(boss.api.inbox.read(params(id))).rejects.toMatchObject(gone)
  await world.jobs.run()
  expect(world.letters).toEqual([])
  expect((await world.database.query('select from audit_log')).rowCount).toBe(before)
})

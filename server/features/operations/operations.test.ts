import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { backupTrouble } from '#server/features/operations/backups.ts'
import { listenerLook } from '#server/features/operations/watch-listener.ts'
import { MailFailure } from '#server/ports/mail/mail.ts'
import { newestSection } from '#server/product-version.ts'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const start = new Date('2026-11-20T12:00:00Z')
const hour = 60 * 60 * 1000

let world: TestApp
let boss: Browser
beforeAll(async () => {
  world = await startApp({ adminEmails: ['boss@example.org', 'night@example.org'] })
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'Grace', lastName: 'Boss', password: 'cardamom pods' },
  })
  await world.jobs.run()
})
afterEach(async () => {
  world.clock.now = start
  world.mail.mood = 'takes'
  world.letters.splice(0)
  await world.database.query('delete from jobs.job')
  await world.database.query('delete from alerts')
})
afterAll(() => world.close())

const kind = async (name: string) => (await boss.api.operations.queue({})).kinds.find((each) => each.name === name)
const lookAfter = async () => {
  await world.jobs.add('look-after', {})
  await world.jobs.run({ failing: 'allowed' })
}
const open = async () => (await boss.api.operations.alerts({})).map(({ cause, count }) => [cause, count])

/** An email that its mail server refuses for good, as the queue keeps it. */
async function failedLetter(): Promise<string> {
  const { user } = await cook(world.app)
  await world.jobs.run()
  await world.jobs.add('send-letter', { userId: user.id, kind: 'welcome' })
  world.mail.mood = 'refuses'
  await world.jobs.run({ failing: 'allowed' })
  world.mail.mood = 'takes'
  const { rows } = await world.database.query<{ id: string }>(
    "update jobs.job set state = 'failed', completed_on = now(), retry_count = retry_limit where name = 'send-letter' returning id",
  )
  return rows[0]!.id
}

test('the queue by kind: what waits, failed with its cause, and what was done, of which nothing else is left', async () => {
  const before = (await kind('send-letter'))!.doneLately
  await cook(world.app)
  expect(await kind('send-letter')).toMatchObject({ waiting: 2, failed: 0, doneLately: before })
  await world.jobs.run()
  const done = await kind('send-letter')
  expect(done).toMatchObject({ waiting: 0, running: 0, failed: 0, doneLately: before + 2 })
  expect(Date.now() - new Date(done!.lastDoneAt!).getTime()).toBeLessThan(hour)
  const id = await failedLetter()
  const { troubled } = await boss.api.operations.queue({})
  expect(troubled).toMatchObject([
    { id, name: 'send-letter', state: 'failed', failure: 'The mail server refused the email (refuses).' },
  ])
  expect(await kind('send-letter')).toMatchObject({ waiting: 0, failed: 1 })
})

test('a failed job is tried once more, however often the button is pressed, and that is in the audit log', async () => {
  const id = await failedLetter()
  const press = () => boss.api.operations.retryJob({ params: { id }, body: {} })
  const pressed = await Promise.all([press(), press()])
  expect(pressed.filter(({ isRetried }) => isRetried)).toHaveLength(1)
  expect(await press()).toEqual({ isRetried: false })
  expect(await boss.api.admin.audit({ query: { action: 'retry-job' } })).toMatchObject([
    { subject: { id: 'job send-letter' }, before: { state: 'failed' }, after: { state: 'retry' } },
  ])
  world.mail.mood = 'refuses'
  await world.jobs.run({ failing: 'allowed' })
  expect((await boss.api.operations.queue({})).troubled).toMatchObject([{ id, state: 'failed' }])
  world.mail.mood = 'takes'
  world.letters.splice(0)
  await press()
  await world.jobs.run()
  expect(world.letters.map(({ subject }) => subject)).toEqual(['Welcome to MealCrafter'])
  expect((await boss.api.operations.queue({})).troubled).toEqual([])
})

test('all failed jobs of a kind are tried once more, a thousand at a time, with one entry of the audit log each time', async () => {
  const id = await failedLetter()
  const add = (name: string, count: number) =>
    world.database.query(
      `insert into jobs.job (id, name, data, state, output, created_on, completed_on, singleton_key, retry_count, retry_limit)
       select gen_random_uuid(), $2, data, 'failed', output, created_on, completed_on + n * interval '1 second', gen_random_uuid()::text, 3, 3
       from jobs.job, generate_series(1, $3::int) n where id = $1`,
      [id, name, count],
    )
  await add('send-letter', 1001)
  await add('sweep-lists', 1)
  const press = (name = 'send-letter') => boss.api.operations.retryKind({ params: { name }, body: {} })
  const { rowCount: before } = await world.database.query('select from audit_log')
  expect(await press()).toEqual({ retried: 1000, failed: 2 })
  expect(await kind('send-letter')).toMatchObject({ waiting: 1000, failed: 2 })
  // those that failed last are left, and two presses at once have them tried once
  const { rows: left } = await world.database.query<{ seconds: number }>(
    `select extract(epoch from completed_on - (select max(completed_on) from jobs.job where name = 'send-letter'))::int as seconds
     from jobs.job where name = 'send-letter' and state = 'failed' order by 1`,
  )
  expect(left.map(({ seconds }) => seconds)).toEqual([-1, 0])
  const pressed = await Promise.all([press(), press()])
  expect(pressed.map(({ retried }) => retried).toSorted((one, other) => one - other)).toEqual([0, 2])
  expect(await press()).toEqual({ retried: 0, failed: 0 })
  expect(await kind('sweep-lists')).toMatchObject({ failed: 1 })
  expect((await world.database.query('select from audit_log')).rowCount).toBe(before! + 2)
  expect(await boss.api.admin.audit({ query: { action: 'retry-jobs' } })).toMatchObject([
    { subject: { id: 'job send-letter' }, before: { state: 'failed' }, after: { state: 'retry', jobs: 2 } },
    { subject: { id: 'job send-letter' }, after: { jobs: 1000 } },
  ])
  await world.database.query(`delete from jobs.job where id <> $1`, [id])
  world.letters.splice(0)
  await world.jobs.run()
  expect(world.letters.map(({ subject }) => subject)).toEqual(['Welcome to MealCrafter'])
  await expect(press('wash-dishes')).rejects.toMatchObject({ status: 404 })
  await expect(press('Send')).rejects.toMatchObject({ status: 400 })
})

test('every failed job is reached page by page, also those that were added in one moment', async () => {
  const id = await failedLetter()
  const others = [
    ['failed', '0 seconds'],
    ['failed', '0 seconds'],
    ['failed', '1 microsecond'],
    ['retry', '-1 hour'],
  ]
  for (const [state, later] of others)
    await world.database.query(
      `insert into jobs.job (id, name, data, state, output, created_on, singleton_key)
       select gen_random_uuid(), name, data, $2, output, created_on + $3::interval, gen_random_uuid()::text from jobs.job where id = $1`,
      [id, state, later],
    )
  const all = (await boss.api.operations.queue({})).troubled
  expect(all.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'failed', 'retry'])
  const leafed: string[] = []
  let pages = 0
  for (let cursor: string | null | undefined; cursor !== null; pages += 1) {
    const { rows, next } = await boss.api.operations.queuePage({ query: { limit: 2, ...(cursor && { cursor }) } })
    leafed.push(...rows.troubled.map((job) => job.id))
    cursor = next
  }
  expect([leafed, pages]).toEqual([all.map((job) => job.id), 3])
  for (const place of ['failed 1', 'failed 99999999999999999 00000000-0000-4000-8000-000000000000', 'x']) {
    const cursor = Buffer.from(place).toString('base64url')
    expect((await boss.send({ url: `/api/admin/queue?cursor=${cursor}` })).statusCode).toBe(400)
  }
})

test('nothing but a failed job is tried again by a press', async () => {
  await cook(world.app)
  const [waiting] = await boss.api.admin.jobs({})
  const retried = (id: string) => boss.api.operations.retryJob({ params: { id }, body: {} })
  expect(await retried(waiting!.id)).toEqual({ isRetried: false })
  expect(await retried('00000000-0000-4000-8000-000000000000')).toEqual({ isRetried: false })
  await expect(retried('1')).rejects.toMatchObject({ status: 400 })
})

test('failed jobs are told to everybody whom the settings name, once a day, however many processes look', async () => {
  await failedLetter()
  const other = await startApp(world.context.config, { database: world.database })
  await Promise.all([lookAfter(), other.jobs.add('look-after', {}).then(() => other.jobs.run({ failing: 'allowed' }))])
  await world.jobs.run()
  const letters = () =>
    [...world.letters, ...other.letters].filter(({ subject }) => /needs your attention/.test(subject))
  expect(
    letters()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['boss@example.org', 'night@example.org'])
  expect(letters()[0]!.text).toContain('1 job failed for good. Try it again, or dismiss it.')
  expect(letters()[0]!.text).toContain('/admin/jobs')
  expect(await open()).toEqual([['failed-jobs', 1]])
  world.clock.now = new Date(start.getTime() + 23.9 * hour)
  await lookAfter()
  expect(letters()).toHaveLength(2)
  world.clock.now = new Date(start.getTime() + 24 * hour)
  await lookAfter()
  expect(letters()).toHaveLength(4)
  await other.close()
})

test('what is over disappears, and where it comes back the same day nobody is told twice', async () => {
  const id = await failedLetter()
  await lookAfter()
  await boss.api.operations.retryJob({ params: { id }, body: {} })
  await world.jobs.run()
  await lookAfter()
  expect(await open()).toEqual([])
  await failedLetter()
  world.letters.splice(0)
  await lookAfter()
  expect(await open()).toEqual([['failed-jobs', 1]])
  expect(world.letters).toEqual([])
})

test('emails that nobody takes are told of after half an hour', async () => {
  await cook(world.app)
  world.mail.mood = 'is away'
  const [failure] = await world.jobs.run({ failing: 'allowed' })
  expect(failure?.error).toBeInstanceOf(MailFailure)
  await lookAfter()
  expect(await open()).toEqual([])
  await world.database.query("update jobs.job set created_on = now() - interval '31 minutes'")
  await lookAfter()
  expect(await open()).toEqual([['unsent-emails', 2]])
})

test('a process that does not hear the others at two looks in a row says so, until nobody says it any more', async () => {
  let hears = false
  const events = { ...world.context.events, hearsOthers: () => hears }
  const look = listenerLook({ ...world.context, events })
  await look()
  expect(await open()).toEqual([])
  await look()
  expect(await open()).toEqual([['not-listening', 1]])
  await lookAfter()
  expect(await open()).toEqual([['not-listening', 1]])
  hears = true
  await look()
  world.clock.now = new Date(start.getTime() + 0.1 * hour)
  await lookAfter()
  expect(await open()).toEqual([])
})

test('a broken backup is found when it is restored as a trial, kept, and told by page and email', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'backups'))
  const name = '2026-11-20T06-00-00.000Z.tar.gz'
  writeFileSync(join(dataDir, 'backups', name), gzipSync('soup, and no archive'))
  const embedded = await startApp(
    { ...world.context.config, database: { kind: 'embedded', dataDir } },
    { database: world.database },
  )
  await embedded.jobs.add('try-restore', {})
  await embedded.jobs.run()
  const seen = visitor(embedded.app)
  seen.cookies = { ...boss.cookies }
  const { backups } = await seen.api.operations.system({})
  expect(backups.kept).toEqual([{ name, at: '2026-11-20T06:00:00.000Z', bytes: expect.any(Number) as number }])
  expect(backups.trials).toMatchObject([{ backup: name, at: start.toISOString(), rows: 0 }])
  expect(backups.trials[0]!.failure).toMatch(/\w{3}/)
  expect(await open()).toEqual([['restore-failed', 1]])
  expect(embedded.letters.map(({ text }) => /couldn’t be restored/.test(text))).toEqual([true, true])
  expect(readdirSync(dataDir)).toEqual(['backups'])
  // the same one is not tried again, a newer one is at once
  const trials = async () => (await seen.api.operations.system({})).backups.trials.map(({ backup }) => backup)
  await embedded.jobs.add('look-after', {})
  await embedded.jobs.run()
  expect(await trials()).toEqual([name])
  const newer = name.replace('T06', 'T07')
  writeFileSync(join(dataDir, 'backups', newer), 'nothing at all')
  await embedded.jobs.add('look-after', {})
  await embedded.jobs.run()
  expect(await trials()).toEqual([newer, name])
  expect(embedded.letters).toHaveLength(2)
  await embedded.close()
})

test('a backup is too old after two days, and missed only by a server that could have made one', () => {
  const of = (hours: number) => [{ at: new Date(start.getTime() - hours * hour).toISOString() }]
  const long = 3 * 60 * 60
  expect([of(1), of(47.9), of(48), of(73), []].map((kept) => backupTrouble(kept, start, long))).toEqual([
    undefined,
    undefined,
    2,
    3,
    0,
  ])
  expect([of(73), []].map((kept) => backupTrouble(kept, start, 60))).toEqual([undefined, undefined])
})

test('settings are shown without their secrets, and what changed with the version', async () => {
  const { settings, version, changes, database } = await boss.api.operations.system({})
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(changes.title).toBe(version)
  expect(changes.lines.length).toBeGreaterThan(3)
  expect(
    newestSection(
      '# Changes\n\nAll.\n\n## 2.0 of *May*\n\n- One `line`\n  that goes on.\n- Two.\n\n## 1.0\n\n- Old.\n',
    ),
  ).toEqual({ title: '2.0 of May', lines: ['One line that goes on.', 'Two.'] })
  expect(database).toBe(world.database.kind)
  expect(settings.find(({ name }) => name === 'ADMIN_EMAILS')).toMatchObject({ isSet: true, value: 'boss@example.org' })
  expect(settings.find(({ name }) => name === 'SESSION_SECRET')).toMatchObject({ isSet: false, value: null })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, inject, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { freshPostgresUrl } from '#server/test-world/fresh-database.ts'
import { quietLog } from '#server/test-world/log.ts'
import { programEnvironment } from '#server/test-world/program-environment.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const worker of running) worker.kill('SIGKILL')
})

interface Program {
  readonly process: ChildProcess
  readonly said: () => string
  readonly outbox: string
}

/** In a folder of its own, where its emails go. */
function start(program: string, settings: object): Program {
  const folder = temporaryFolder()
  const child = spawn(process.execPath, [resolve(program)], { cwd: folder, env: programEnvironment(settings) })
  running.add(child)
  let said = ''
  const keep = (piece: Buffer) => {
    said += piece.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { process: child, said: () => said, outbox: join(folder, 'data/outbox') }
}

async function saying({ said }: Program, words: string): Promise<void> {
  await expect.poll(said).toContain(words)
}

test('a worker beside the embedded database is one sentence', async () => {
  const worker = start('server/worker.ts', { DATA_DIR: temporaryFolder() })
  expect((await once(worker.process, 'close'))[0]).toBe(1)
  expect(worker.said()).toMatch(
    /^Only the server can use the embedded database, .+: set DATABASE_URL to run a worker\.\n$/,
  )
})

test('a worker on PostgreSQL does what a server leaves to it, and both end in order', async () => {
  if (inject('databaseKind') === 'embedded') return
  const settings = { DATABASE_URL: await freshPostgresUrl() }
  const server = start('server/main.ts', { ...settings, PORT: '0', JOBS: 'off' })
  await saying(server, 'ready')
  const address = /ready: (\S+)/.exec(server.said())?.[1] ?? ''
  const member = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Cook', password: 'paprika and thyme' }
  const headers = { 'content-type': 'application/json' }
  const signedUp = await fetch(`${address}/api/auth/signup`, { method: 'POST', headers, body: JSON.stringify(member) })
  expect(signedUp.status).toBe(201)
  const database = await openPostgres(settings.DATABASE_URL, quietLog)
  const waiting = async () => (await database.query("select 1 from jobs.job where name = 'send-letter'")).rowCount
  await sleep(1500)
  expect(await waiting()).toBe(2)

  const token = 'm'.repeat(32)
  const worker = start('server/worker.ts', { ...settings, METRICS_TOKEN: token, WORKER_METRICS_PORT: '0' })
  await saying(worker, 'worker is ready')
  await expect.poll(waiting).toBe(0)
  const place = `http://127.0.0.1:${/figures on port (\d+)/.exec(worker.said())?.[1]}`
  const figures = await fetch(`${place}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  expect([figures.status, await figures.text()]).toEqual([200, expect.stringMatching(/^emails_total\{.*\} 2$/m)])
  expect((await fetch(`${place}/metrics`)).status).toBe(401)
  expect((await fetch(`${place}/`)).status).toBe(404)
  expect(readdirSync(worker.outbox).filter((name) => name.endsWith('.eml'))).toHaveLength(2)
  for (const { process } of [worker, server]) {
    process.kill('SIGTERM')
    expect((await once(process, 'exit'))[0]).toBe(0)
  }
  expect(worker.said()).toMatch(/^The MealCrafter worker is ready, with its figures on port \d+\.\n$/)
  await database.close()
})

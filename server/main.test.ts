import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { beforePostgres } from '#server/test-world/before-postgres.ts'
import { freshPostgresUrl } from '#server/test-world/fresh-database.ts'
import { quietLog } from '#server/test-world/log.ts'
import { newDataFolder } from '#server/test-world/new-data-folder.ts'
import { programEnvironment } from '#server/test-world/program-environment.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const embedded = inject('databaseKind') === 'embedded'
const running = new Set<ChildProcess>()
let begun = ''
/** It runs until it is asked to end, and has ten minutes to do so. */
let settings: Place
let first: Server
beforeAll(async () => {
  if (embedded) {
    begun = await newDataFolder()
    const database = await openEmbedded(begun, quietLog)
    await migrate(database)
    await database.close()
  }
  settings = await place()
  first = await started({ ...settings, DRAIN_SECONDS: '600' })
})
afterAll(() => {
  for (const server of running) server.kill('SIGKILL')
})

test('it starts, prints its address and answers', async () => {
  await expect.poll(async () => (await fetch(`${first.address}/api/health`)).status).toBe(200)
})

test('a taken port is one sentence', async () => {
  const second = await refused({ ...(await place()), PORT: new URL(first.address).port })
  expect(second).toMatch(
    /^Port \d+ is already in use: stop whatever is listening on it, or set PORT to another number\.\n$/,
  )
})

test('a setting at fault is one sentence', async () => {
  expect(await refused({ PORT: 'eighty' })).toMatch(/^PORT must be a whole number from 0 to 65535\.\n$/)
})

test.skipIf(embedded)('a database that goes away while it starts is one sentence', async () => {
  const { DATABASE_URL = '' } = await place()
  // a busy process may need a second connection until it has asked for the first time
  const leaving = await beforePostgres(DATABASE_URL, (_, sent) => (sent.includes('select 1') ? 'closed' : 'through'))
  expect(await refused({ DATABASE_URL: leaving })).toMatch(
    /^The database stopped answering while MealCrafter was starting \(.+\)\. Check that PostgreSQL is running, then start again\.\n$/,
  )
})

test('a second process is welcome on PostgreSQL and has a sentence at home; a server ends in order when asked to', async () => {
  const said = embedded ? await refused(settings) : ''
  expect(said).toMatch(embedded ? /^The folder .+ is in use by another running copy of MealCrafter: .+\.\n$/ : /^$/)
  const own = embedded ? { DATA_DIR: temporaryFolder() } : settings
  const server = await started(own)
  await expect.poll(async () => (await fetch(`${server.address}/api/health`)).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
  const backups = embedded ? readdirSync(join(own.DATA_DIR ?? '', 'backups')) : []
  expect(backups.filter((name) => name.endsWith('.tar.gz'))).toHaveLength(embedded ? 1 : 0)
  await expect(fetch(`${server.address}/api/health`)).rejects.toThrow('fetch failed')
})

test('asked to end it serves on while the balancer learns of it; asked again it ends at once', async () => {
  const ended = first.end('SIGTERM')
  const health = () => fetch(`${first.address}/api/health`)
  await expect.poll(async () => (await health()).status).toBe(503)
  const told = await health()
  expect(told.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await told.json()).toMatchObject({ code: 'unavailable', status: 'draining' })
  expect((await fetch(`${first.address}/api/health/live`)).status).toBe(200)
  const site = await fetch(`${first.address}/api/site`)
  expect([site.status, site.headers.get('connection')]).toEqual([200, 'close'])
  expect(await first.end('SIGTERM')).toBe(1)
  await ended
})

test('it ends in order when npm, which passes no signal on, is gone', async () => {
  const parent = spawn('sh', ['-c', `"${process.execPath}" server/main.ts; true`], {
    env: environment({ ...(await place()), npm_lifecycle_event: 'start' }),
  })
  running.add(parent)
  const address = await addressPrinted(parent)
  const closed = once(parent.stdout, 'close')
  parent.kill('SIGKILL')
  await closed
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})

/** A place for the data of a new server, of the kind that this run is about; making one from nothing takes seconds. */
async function place(): Promise<Place> {
  if (!embedded) return { DATABASE_URL: await freshPostgresUrl() }
  const folder = temporaryFolder()
  cpSync(begun, folder, { recursive: true })
  return { DATA_DIR: folder }
}

function environment(settings: object): NodeJS.ProcessEnv {
  return programEnvironment({ PORT: '0', ...settings })
}

function start(settings: object) {
  const server = spawn(process.execPath, ['server/main.ts'], { env: environment(settings) })
  running.add(server)
  return server
}

interface Place {
  readonly DATA_DIR?: string
  readonly DATABASE_URL?: string
}

interface Server {
  readonly address: string
  readonly end: (signal: NodeJS.Signals) => Promise<number>
}

async function started(settings: object): Promise<Server> {
  const server = start(settings)
  return {
    address: await addressPrinted(server),
    end: async (signal) => {
      const exited = once(server, 'exit')
      server.kill(signal)
      const [code] = await exited
      return Number(code)
    },
  }
}

/** What a server says that does not start; nothing goes to standard output. */
async function refused(settings: object): Promise<string> {
  const server = start(settings)
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code] = await once(server, 'close')
  expect(code).toBe(1)
  return said
}

function addressPrinted(server: ReturnType<typeof start>): Promise<string> {
  return new Promise((found, missed) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /ready: (\S+)/.exec(printed)?.[1]
      if (address) found(address)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('close', () => missed(new Error(`The server did not start: ${printed}`)))
  })
}

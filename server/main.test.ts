import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { freshPostgresUrl } from '#server/test-world/fresh-database.ts'
import { quietLog } from '#server/test-world/log.ts'
import { newDataFolder } from '#server/test-world/new-data-folder.ts'
import { programEnvironment } from '#server/test-world/program-environment.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const embedded = inject('databaseKind') === 'embedded'
const running = new Set<ChildProcess>()
let begun = ''
beforeAll(async () => {
  if (!embedded) return
  begun = await newDataFolder()
  const database = await openEmbedded(begun, quietLog)
  await migrate(database)
  await database.close()
})
afterEach(() => {
  for (const server of running) server.kill('SIGKILL')
})

test('it starts, prints its address, answers, and ends in order when asked to', async () => {
  const settings = embedded ? { DATA_DIR: temporaryFolder() } : await place()
  const server = await started(settings)
  const response = await fetch(`${server.address}/api/health`)
  expect(response.status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
  const backups = embedded ? readdirSync(join(settings.DATA_DIR ?? '', 'backups')) : []
  expect(backups).toHaveLength(embedded ? 1 : 0)
  await expect(fetch(`${server.address}/api/health`)).rejects.toThrow('fetch failed')
})

test('asked to end it serves on while the balancer learns of it; asked again it ends at once', async () => {
  const server = await started({ ...(await place()), DRAIN_SECONDS: '600' })
  const ended = server.end('SIGTERM')
  const health = () => fetch(`${server.address}/api/health`)
  await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(503)
  const told = await health()
  expect(told.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await told.json()).toMatchObject({ code: 'unavailable', status: 'draining' })
  expect((await fetch(`${server.address}/api/health/live`)).status).toBe(200)
  const site = await fetch(`${server.address}/api/site`)
  expect([site.status, site.headers.get('connection')]).toEqual([200, 'close'])
  expect(await server.end('SIGTERM')).toBe(1)
  await ended
})

test('a taken port is one sentence', async () => {
  const first = await started(await place())
  const second = await refused({ ...(await place()), PORT: new URL(first.address).port })
  expect(second).toMatch(
    /^Port \d+ is already in use: stop whatever is listening on it, or set PORT to another number\.\n$/,
  )
})

test('a second process has a sentence at home and is welcome on PostgreSQL', async () => {
  const settings = await place()
  await started(settings)
  const answer = embedded ? await refused(settings) : (await started(settings)).address
  expect(answer).toMatch(
    embedded ? /^The folder .+ is in use by another running copy of MealCrafter: .+\.\n$/ : /^http:/,
  )
})

test.each([
  [{ PORT: 'eighty' }, /^PORT must be a whole number from 0 to 65535\.\n$/],
  [{ DATA_DIR: './data', DATABASE_URL: 'postgres://db/kitchen' }, /^DATA_DIR and DATABASE_URL are both set, .+\.\n$/],
  [
    { DATABASE_URL: 'postgres://cook:soup@127.0.0.1:1/kitchen' },
    /^The database at 127\.0\.0\.1:1 cannot be used .+\.\n$/,
  ],
  [{ HOST: '192.0.2.1' }, /^192\.0\.2\.1 is not one of this machine’s addresses: .+\.\n$/],
])('%o is one sentence', async (setting, sentence) => {
  const settings = 'DATABASE_URL' in setting ? {} : await place()
  expect(await refused({ ...settings, ...setting })).toMatch(sentence)
})

test('a folder that cannot be written to is one sentence', async () => {
  const file = join(temporaryFolder(), 'a-file')
  writeFileSync(file, '')
  expect(await refused({ DATA_DIR: join(file, 'data') })).toMatch(/^The folder .+ cannot be written to .+\.\n$/)
})

test('it ends in order when npm, which passes no signal on, is gone', async () => {
  const settings = { ...(await place()), npm_lifecycle_event: 'start' }
  const parent = spawn('sh', ['-c', `"${process.execPath}" server/main.ts; true`], { env: environment(settings) })
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

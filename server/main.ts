import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { sessionSecret } from '#server/db/secret.ts'
import { endInOrder } from '#server/end-in-order.ts'
import { openLog } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'

const open: { app?: FastifyInstance; database?: Database } = {}
try {
  await start()
} catch (error) {
  await close().catch(() => undefined)
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig()
  const log = openLog(config.logLevel)
  endInOrder(config.startedByNpm, close)
  // the database opens in a thread of its own while the code of the rest is read
  const [database, { createApp }, { openRateLimits }, { recipeWriters }] = await Promise.all([
    openDatabase(config.database, log).then((opened) => {
      open.database = opened
      return opened
    }),
    import('#server/app.ts'),
    import('#server/http/limits.ts'),
    import('#server/ports/recipe-writer/recipe-writers.ts'),
  ])
  await migrate(database)
  const app = await createApp({
    config,
    database,
    secret: await sessionSecret(config, database),
    limits: openRateLimits(database, config.rateLimitFactor),
    recipeWriters: await recipeWriters(config.model),
    log,
    now: () => new Date(),
  })
  open.app = app
  await listen(app, config)
  const { port } = app.server.address() as AddressInfo
  process.stdout.write(`MealCrafter is ready: ${addressOf(config, port)}\n`)
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken: end what listens there, or set PORT to another number.`)
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used: set PORT to a number above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`${host} is not an address of this machine: set HOST to one that is, such as 127.0.0.1.`)
    throw error
  }
}

function addressOf({ host, publicUrl }: Config, port: number): string {
  if (publicUrl) return publicUrl.origin
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Requests that are running have ten seconds to finish; the database is closed after them. */
async function close(): Promise<void> {
  const { app, database } = open
  if (app) {
    const patience = setTimeout(() => app.server.closeAllConnections(), 10_000)
    await app.close()
    clearTimeout(patience)
  }
  await database?.close()
}

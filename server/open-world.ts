import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import { isDatabaseAway, isFull } from '#server/db/away.ts'
import { inTurn } from '#server/db/in-turn.ts'
import { migrateOn } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { assertSessions } from '#server/db/pooler.ts'
import { sessionSecret } from '#server/db/secret.ts'
import { openEvents } from '#server/events.ts'
import { openOriginals } from '#server/features/blog/posts/originals.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { openKitchen } from '#server/kitchen/kitchen.ts'
import { openWeekPlanner } from '#server/kitchen/week-planner.ts'
import { followKitchenData } from '#server/kitchen-data.ts'
import type { DishPainter } from '#server/ports/images/dish-painter.ts'
import type { Metrics } from '#server/ports/metrics/metrics.ts'
import type { PhotoReader } from '#server/ports/photo-reader/photo-reader.ts'
import type { TraceSettings, Traces } from '#server/ports/traces/traces.ts'
import { guardedWeb } from '#server/ports/web/guarded-web.ts'
import { productVersion } from '#server/product-version.ts'
import { openRecipeSeeds } from '#server/recipe-seeds.ts'
import { StartError } from '#server/start-error.ts'

export interface World {
  readonly context: AppContext
  readonly queue: Queue
}

/** What was opened so far, each with the way to close it; it is closed in the opposite order. */
export type Closers = (() => Promise<void>)[]

/**
 * Opens what the settings name: database, post, payments, job queue. Everything that is open stands in `closers`, also where
 * the rest fails to open. `works`: whether this process does jobs. Throws a StartError with a sentence.
 */
export async function openWorld(
  config: Config,
  log: FastifyBaseLogger,
  closers: Closers,
  { works, address, draining }: Pick<AppContext, 'address' | 'draining'> & { works: boolean },
): Promise<World> {
  const [metrics, traces] = await Promise.all([
    config.metricsToken === undefined ? undefined : metricsHere(),
    config.traces && tracesTo(config.traces),
  ])
  if (traces) closers.push(() => traces.close())
  const kitchen = openKitchen({ threads: config.kitchenThreads }, log, traces)
  closers.push(() => kitchen.close())
  const weekPlanner = openWeekPlanner()
  closers.push(() => weekPlanner.close())
  // the database opens in a thread of its own while the code of the rest is read
  const [database, mail, { openQueue }, { openPayments }, { openRateLimits }, { recipeWriters }, { openDelivery }] =
    await Promise.all([
      openDatabase(config.database, log).then((opened) => {
        closers.push(() => opened.close())
        return opened
      }),
      import('#server/ports/mail/open-mail.ts').then(({ openMail }) => openMail(config.mail, metrics)),
      import('#server/jobs/queue.ts'),
      import('#server/ports/payments/open-payments.ts'),
      import('#server/http/limits/limits.ts'),
      import('#server/ports/recipe-writer/recipe-writers.ts'),
      import('#server/ports/delivery/open-delivery.ts'),
    ])
  closers.push(() => mail.close())
  await assertSessions(database)
  // both change the schema
  const queue = await inTurn(database, async (connection) => {
    await migrateOn(connection)
    return openQueue(database, log, { works })
  })
  closers.push(() => queue.close())
  const events = openEvents(database, log)
  closers.push(() => events.close())
  closers.push(await followKitchenData({ database, events, kitchen, log, weekPlanner }))
  const secret = await sessionSecret(config, database)
  const now = () => new Date()
  const context = {
    config,
    database,
    secret,
    limits: openRateLimits(database, config.rateLimitFactor),
    kitchen,
    weekPlanner,
    recipeWriters: await recipeWriters(config.model),
    recipeSeeds: openRecipeSeeds(config.recipeSeed),
    dishPainter: config.imageModel && (await painter(config.imageModel)),
    photoReader: config.model && (await photoReader(config.model)),
    payments: await openPayments({ config, database, secret, now, log }),
    mail,
    jobs: queue.jobs,
    events,
    delivery: openDelivery(config.instacart, log),
    web: config.web && guardedWeb(config.web),
    originalPosts: openOriginals(),
    address,
    draining,
    metrics,
    traces,
    log,
    now,
  }
  return { context, queue }
}

/** Without an image model its code is not even read. */
async function painter(settings: NonNullable<Config['imageModel']>): Promise<DishPainter> {
  const { openDishPainter } = await import('#server/ports/images/dish-painter.ts')
  return openDishPainter(settings)
}

/** Without a language model its code is not even read. */
async function photoReader(settings: NonNullable<Config['model']>): Promise<PhotoReader> {
  const { modelPhotoReader } = await import('#server/ports/photo-reader/model-photo-reader.ts')
  return modelPhotoReader(settings)
}

/** Where nobody may read them, nothing is counted and no code of it read. */
async function metricsHere(): Promise<Metrics> {
  const { openMetrics } = await import('#server/ports/metrics/prometheus.ts')
  return openMetrics()
}

/** Without a collector no code of it is read. */
async function tracesTo(settings: TraceSettings): Promise<Traces> {
  const { openTraces } = await import('#server/ports/traces/open-telemetry.ts')
  return openTraces(settings, productVersion)
}

/** Starts a process; where it cannot, what was opened is closed, and a StartError is said in its sentence, as is a database that is full or goes away. */
export async function orSay(start: (closers: Closers) => Promise<void>): Promise<void> {
  const closers: Closers = []
  try {
    await start(closers)
  } catch (error) {
    await closeAll(closers).catch(() => undefined)
    const sentence = whyNot(error)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  }
}

function whyNot(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message
  if (isFull(error)) return full
  if (!(error instanceof Error && isDatabaseAway(error))) return undefined
  return `The database stopped answering while MealCrafter was starting (${error.message}). Check that PostgreSQL is running, then start again.`
}

const full =
  'The database has no connections left for this process: raise max_connections in PostgreSQL (or the role’s connection limit), or lower DATABASE_POOL_SIZE.'

export async function closeAll(closers: Closers): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close()
}

/** Address that people type. `port`: the one that is listened on. */
export function addressOf({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>, port: number): string {
  if (publicUrl) return publicUrl.origin
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

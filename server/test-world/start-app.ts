import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { chanceFrom } from '#domain/chance.ts'
import { createApp } from '#server/app.ts'
import { jobHandlers } from '#server/app-jobs.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/database.ts'
import { openEvents } from '#server/events.ts'
import { openRateLimits } from '#server/http/limits/limits.ts'
import type { Unread } from '#server/http/limits/unread-connections.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { type JobFailure, openQueue } from '#server/jobs/queue.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import type { WeekPlanner } from '#server/kitchen/week-planner.ts'
import { followKitchenData } from '#server/kitchen-data.ts'
import { openLog } from '#server/log.ts'
import { openDelivery } from '#server/ports/delivery/open-delivery.ts'
import type { DishPainter } from '#server/ports/images/dish-painter.ts'
import type { Letter } from '#server/ports/mail/mail.ts'
import type { Metrics } from '#server/ports/metrics/metrics.ts'
import { openPayments } from '#server/ports/payments/open-payments.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import type { PhotoReader } from '#server/ports/photo-reader/photo-reader.ts'
import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import type { RecipeWriter } from '#server/ports/recipe-writer/recipe-writer.ts'
import type { Traces } from '#server/ports/traces/traces.ts'
import { guardedWeb } from '#server/ports/web/guarded-web.ts'
import type { Web } from '#server/ports/web/web.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { originalPosts } from '#server/test-world/original-posts.ts'
import { type RecordedMail, recordedMail } from '#server/test-world/recorded-mail.ts'
import { testKitchen, testWeekPlanner } from '#server/test-world/test-kitchen.ts'

export interface TestApp {
  app: FastifyInstance
  database: Database
  clock: { now: Date }
  /** What handlers get; for commands that tests call themselves. */
  context: AppContext
  /** The emails that were sent so far, in order; run the jobs first. */
  letters: Letter[]
  mail: RecordedMail
  jobs: TestJobs
  close(): Promise<void>
}

export interface TestJobs extends Jobs {
  /**
   * Does the jobs that are due, in order and through the real handlers, and those that they add; `early` also those that
   * wait for their time. Throws the first failure, unless failing is `allowed`; answers all of them.
   */
  run(options?: { early?: boolean; failing?: 'allowed' }): Promise<readonly JobFailure[]>
}

interface World {
  recipeWriters?: RecipeWriter[]
  dishPainter?: DishPainter
  photoReader?: PhotoReader
  weekPlanner?: WeekPlanner
  /** The one of all tests, unless another is given. */
  kitchen?: Kitchen
  database?: Database
  /** The test checkout, unless another one is given; undefined: nothing can be paid. */
  payments?: Payments | undefined
  log?: FastifyBaseLogger
  /** The guarded one, unless another is given; undefined: no address is read. */
  web?: Web | undefined
  metrics?: Metrics
  traces?: Traces
  /** The folder of a built client, unless the one that `npm run build` fills is meant. */
  client?: string
  /** How long an answer waits for its reader, where that is not as long as usual. */
  unread?: Unread
  /** Aborted by a test that has the server end. */
  draining?: AbortSignal
}

/** The whole server on a fresh migrated database, with a clock that stands until a test moves it. */
export async function startApp(settings: Partial<Config> = {}, world: World = {}): Promise<TestApp> {
  const database = world.database ?? (await freshDatabase())
  const config: Config = {
    ...readConfig({
      RATE_LIMIT_FACTOR: '100',
      LOG_LEVEL: 'silent',
      ADMIN_EMAILS: 'boss@example.org',
      NEWSLETTER_RATE: '10000/s',
    }),
    // the least that the library makes
    passwordCost: { memoryCost: 8, timeCost: 1 },
    ...settings,
  }
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  const log = world.log ?? openLog(config.logLevel)
  const queue = await openQueue(database, log, { works: false })
  const mail = recordedMail()
  const events = openEvents(database, log)
  const kitchen = testKitchen()
  const weekPlanner = testWeekPlanner()
  const leaveKitchen = await followKitchenData({ database, events, kitchen, log, weekPlanner })
  const secret = 'a secret of tests that is long enough'
  const now = () => clock.now
  // from the seed of this run, see tools/test-runs/seeded-file.ts
  const chance = chanceFrom(Math.random() * 2 ** 31)
  const context: AppContext = {
    config,
    database,
    secret,
    limits: openRateLimits(database, config.rateLimitFactor),
    kitchen: world.kitchen ?? kitchen,
    weekPlanner: world.weekPlanner ?? weekPlanner,
    recipeWriters: world.recipeWriters ?? [embeddedComposer()],
    recipeSeeds: () => Math.floor(chance() * 2 ** 31),
    dishPainter: world.dishPainter,
    photoReader: world.photoReader,
    payments: 'payments' in world ? world.payments : await openPayments({ config, database, secret, now, log }),
    mail,
    jobs: queue.jobs,
    events,
    delivery: openDelivery(config.instacart, log),
    originalPosts: async () => originalPosts,
    web: 'web' in world ? world.web : config.web && guardedWeb(config.web),
    address: () => 'http://localhost:3000',
    draining: world.draining ?? new AbortController().signal,
    metrics: world.metrics,
    traces: world.traces,
    log,
    now,
  }
  const app = await createApp(context, world.client, world.unread)
  const run: TestJobs['run'] = async ({ early = false, failing } = {}) => {
    const failures = await queue.runDue(jobHandlers(context), { early })
    if (failures[0] && failing !== 'allowed') throw failures[0].error
    return failures
  }
  return {
    app,
    database,
    clock,
    context,
    letters: mail.letters,
    mail,
    jobs: { ...queue.jobs, run },
    close: async () => {
      await app.close()
      await leaveKitchen()
      await events.close()
      await queue.close()
    },
  }
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { handleFailures } from '#server/http/refusals/failures.ts'
import { openMetricsType, type Snapshot } from '#server/ports/metrics/metrics.ts'

/** Milliseconds that the database has to tell of its jobs: what the process knows by itself is told without them. */
const patience = 2000

/** GET /metrics, for whoever has METRICS_TOKEN; without that setting it is an address like any other where nothing is. */
export function addMetricsRoute(app: FastifyInstance, context: AppContext): void {
  const { metrics, config } = context
  const { metricsToken } = config
  if (!metrics || metricsToken === undefined) return
  const expected = digest(`Bearer ${metricsToken}`)
  app.get('/metrics', async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer')
      throw new AppError('not_signed_in', 'This address needs the token set in METRICS_TOKEN.')
    }
    return reply.type(openMetricsType).send(await metrics.read(await snapshot(context)))
  })
}

/** Answers GET /metrics and nothing else, for a process that serves no pages. */
export function metricsApp(context: AppContext): FastifyInstance {
  const app = Fastify({ loggerInstance: context.log, forceCloseConnections: true })
  handleFailures(app)
  addMetricsRoute(app, context)
  return app
}

async function snapshot({ database: { pool }, events, jobs, kitchen }: AppContext): Promise<Snapshot> {
  const queue = jobs.kinds().catch(() => undefined)
  const kinds = await Promise.race([queue, sleep(patience, undefined, { ref: false })])
  return {
    kitchen: kitchen.figures(),
    pool: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    isListening: events.hearsOthers(),
    queue: kinds?.map(({ name, waiting, running, failed }) => ({ name, waiting, running, failed })),
  }
}

/** Of one length, so that comparing takes the same time whatever is sent. */
const digest = (text: string) => createHash('sha256').update(text).digest()

import type { AddressInfo } from 'node:net'
import { readConfig } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import { endInOrder } from '#server/end-in-order.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { addressOf, type Closers, closeAll, openWorld, orSay } from '#server/open-world.ts'
import { StartError } from '#server/start-error.ts'

/** Does the jobs of the installation that DATABASE_URL names, and serves nothing but its own figures where they are asked for; any number may run beside each other. */
await orSay(start)

async function start(closers: Closers): Promise<void> {
  const config = readConfig()
  if (config.database.kind === 'embedded')
    throw new StartError(
      'Only the server can use the embedded database, and it runs the jobs itself: set DATABASE_URL to run a worker.',
    )
  if (!config.runsJobs)
    throw new StartError('JOBS=off is for the server that leaves jobs to this worker: unset it here.')
  const log = openLog(config.logLevel)
  const draining = new AbortController()
  endInOrder(config.startedByNpm, () => {
    draining.abort()
    return closeAll(closers)
  })
  const address = () => addressOf(config, config.port)
  const [{ context, queue }, { jobHandlers }, { watchListener }, { metricsApp }] = await Promise.all([
    openWorld(config, log, closers, { works: true, address, draining: draining.signal }),
    import('#server/app-jobs.ts'),
    import('#server/features/operations/watch-listener.ts'),
    import('#server/features/operations/metrics-route.ts'),
  ])
  await queue.work(jobHandlers(context))
  // what the end of a process has cut off goes on at once
  await context.jobs.add('send-newsletter', {}, { key: 'start' })
  closers.push(watchListener(context))
  const figures = config.workerMetricsPort === undefined ? '' : await tellFigures(context, config.workerMetricsPort)
  process.stdout.write(`The MealCrafter worker is ready${figures}.\n`)

  /** Answers /metrics; where, in the words of the last line. */
  async function tellFigures(of: AppContext, wanted: number): Promise<string> {
    const app = metricsApp(of)
    closers.push(() => app.close())
    await listen(app, { host: config.host, port: wanted }, 'WORKER_METRICS_PORT')
    const { port } = app.server.address() as AddressInfo
    return `, with its figures on port ${port}`
  }
}

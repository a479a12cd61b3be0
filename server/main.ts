import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '#server/config.ts'
import { endInOrder } from '#server/end-in-order.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { addressOf, type Closers, closeAll, openWorld, orSay } from '#server/open-world.ts'

await orSay(start)

async function start(closers: Closers): Promise<void> {
  const config = readConfig()
  const log = openLog(config.logLevel)
  const draining = new AbortController()
  let listens = false
  endInOrder(config.startedByNpm, async (signal) => {
    draining.abort()
    // who presses Ctrl-C has no balancer to wait for
    if (listens && signal === 'SIGTERM') await sleep(config.drainSeconds * 1000)
    await closeAll(closers)
  })
  let { port } = config
  const address = () => addressOf(config, port)
  const [{ context, queue }, { createApp }, { addJobsOfStart, jobHandlers }, { watchListener }, { endTestPlans }] =
    await Promise.all([
      openWorld(config, log, closers, { works: config.runsJobs, address, draining: draining.signal }),
      import('#server/app.ts'),
      import('#server/app-jobs.ts'),
      import('#server/features/operations/watch-listener.ts'),
      import('#server/features/billing/end-test-plans.ts'),
    ])
  const app = await createApp(context)
  closers.push(() => closeApp(app))
  await listen(app, config)
  listens = true
  ;({ port } = app.server.address() as AddressInfo)
  await endTestPlans(context)
  if (config.runsJobs) await queue.work(jobHandlers(context))
  await addJobsOfStart(context)
  closers.push(watchListener(context))
  process.stdout.write(`MealCrafter is ready: ${address()}\n`)
}

/** Requests that are running have ten seconds to finish. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), 10_000)
  await app.close()
  clearTimeout(patience)
}

import { readConfig } from '#server/config.ts'
import { endInOrder } from '#server/end-in-order.ts'
import { openLog } from '#server/log.ts'
import { addressOf, type Closers, closeAll, openWorld, orSay } from '#server/open-world.ts'
import { StartError } from '#server/start-error.ts'

/** Does the jobs of the installation that DATABASE_URL names, and serves no pages; any number may run beside each other. */
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
  const [{ context, queue }, { jobHandlers }, { watchListener }] = await Promise.all([
    openWorld(config, log, closers, { works: true, address, draining: draining.signal }),
    import('#server/app-jobs.ts'),
    import('#server/features/operations/watch-listener.ts'),
  ])
  await queue.work(jobHandlers(context))
  // what the end of a process has cut off goes on at once
  await context.jobs.add('send-newsletter', {}, { key: 'start' })
  closers.push(watchListener(context))
  process.stdout.write('The MealCrafter worker is ready.\n')
}

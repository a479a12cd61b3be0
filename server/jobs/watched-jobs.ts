import type { AppContext } from '#server/context.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'
import { traced } from '#server/ports/traces/traces.ts'

/** The same handlers; each try is counted and traced. Nothing is done where neither is set up. */
export function watchedJobs(
  { metrics, traces }: Pick<AppContext, 'metrics' | 'traces'>,
  handlers: JobHandlers,
): JobHandlers {
  if (!metrics && !traces) return handlers
  const watched = Object.entries(handlers).map(([name, handle]) => {
    const work = handle as (data: unknown, id: string, isLastTry: boolean) => Promise<void>
    return [
      name,
      async (...job: Parameters<typeof work>) => {
        const begun = performance.now()
        const end = (outcome: 'done' | 'failed') => metrics?.job(name, outcome, (performance.now() - begun) / 1000)
        try {
          await traced(traces, 'job', name, () => work(...job))
          end('done')
        } catch (error) {
          end('failed')
          throw error
        }
      },
    ]
  })
  return Object.fromEntries(watched) as JobHandlers
}

import type { AppContext } from '#server/context.ts'
import { raise } from '#server/features/operations/look-after.ts'

type World = Pick<AppContext, 'config' | 'database' | 'events' | 'jobs' | 'log' | 'now'>

/** Milliseconds between two looks. A connection that breaks is made anew within seconds; one that misses two looks is lost. */
const pause = 60_000

/** Looks whether this process hears what others change, which nobody else can see, and has people told. Answers how to stop. */
export function watchListener(context: World): () => Promise<void> {
  const look = listenerLook(context)
  const clock = setInterval(() => void look(), pause)
  clock.unref()
  return async () => clearInterval(clock)
}

/** One look after the other. */
export function listenerLook(context: World): () => Promise<void> {
  let missed = 0
  return async () => {
    missed = context.events.hearsOthers() ? 0 : missed + 1
    if (missed < 2) return
    await raise(context, 'not-listening', 1).catch((error: unknown) =>
      context.log.warn(
        { err: error },
        'Administrators could not be told that this process is missing changes made by others.',
      ),
    )
  }
}

import type { AppContext } from '#server/context.ts'
import { holdsReservation, releaseReservation } from '#server/features/accounts/store.ts'

/** Stops what this member has written, in whichever process of the installation. False where it is delivered or stopped already. */
export async function cancelGeneration(
  { database, events }: Pick<AppContext, 'database' | 'events'>,
  userId: string,
  id: string,
): Promise<boolean> {
  const isReleased = await releaseReservation(database, userId, id)
  if (isReleased) events.publish(generationKey(id), 'cancelled')
  return isReleased
}

/** What is being written, by the reservation that it holds. */
interface RunningGeneration {
  /** Aborted when it is stopped, by whichever process is asked. */
  readonly signal: AbortSignal
  /** It listens no more. */
  readonly end: () => void
}

/** Hears of a cancel from when it resolves. */
export async function startGeneration(
  { database, events, log }: Pick<AppContext, 'database' | 'events' | 'log'>,
  userId: string,
  id: string,
): Promise<RunningGeneration> {
  const stopped = new AbortController()
  // a cancel that may have been missed has taken the reservation away
  async function lookAgain(): Promise<void> {
    if (!(await holdsReservation(database, userId, id))) stopped.abort()
  }
  const end = await events.subscribe(generationKey(id), (value) => {
    if (value !== undefined) stopped.abort()
    else lookAgain().catch((err: unknown) => log.warn({ err }, 'A generation that was stopped may run to its end.'))
  })
  return { signal: stopped.signal, end }
}

/** What the processes of an installation call it among themselves. */
function generationKey(id: string): string {
  return `generation ${id}`
}

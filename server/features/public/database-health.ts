import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#contract/errors.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Database } from '#server/db/database.ts'
import { pendingMigrations } from '#server/db/migrate.ts'

/** Milliseconds for which an answer of the database counts, and after which migrations are looked at again meanwhile. */
const counts = 2000
const fresh = 1000
/** For so long the answers that others had count, too: connections of the pool of which none comes back are no health. */
const trusted = 30_000
/** Who asks for health each second wants to know within two. */
const patience = 2000

/**
 * How many migrations a database still needs. Where it has answered anybody within the last two seconds, that is what it said last, so that
 * who asks neither waits behind members' statements nor is one more of them. Throws unavailable where it does not answer.
 */
export const databaseHealth = rememberedFor((database: Database) => {
  let last: { at: number; pending: number } | undefined
  let asking: Promise<number> | undefined
  const ask = () => {
    asking ??= inTime(database.ping().then(() => pendingMigrations(database)))
      .then((pending) => {
        last = { at: performance.now(), pending }
        return pending
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  return (): Promise<number> | number => {
    if (!last) return ask()
    const now = performance.now()
    const answered = now - last.at > trusted ? last.at : Math.max(last.at, database.answeredAt())
    if (now - answered > counts) return ask()
    // who comes after the two seconds hears of a failure
    if (now - last.at > fresh) ask().catch(() => undefined)
    return last.pending
  }
})

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const waiting = new AbortController()
  const late = sleep(patience, undefined, { signal: waiting.signal }).then(() => {
    throw new AppError('unavailable', 'The database isn’t answering.')
  })
  late.catch(() => undefined)
  return Promise.race([answer, late]).finally(() => waiting.abort())
}

import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Database, DatabaseLog } from '#server/db/database.ts'

/** The one connection of a process that listens to a channel of PostgreSQL. */
export interface Listener {
  /** Resolves when it listens, or when its first try has failed and it tries again by itself. */
  readonly opened: Promise<void>
  readonly listens: () => boolean
  /** Whether it listens and the database has answered it just now: what is said would have been heard. */
  readonly isFresh: () => boolean
  close(): Promise<void>
}

interface Options {
  readonly hear: (payload: string) => void
  /** It listens again after it did not: something may have been missed. */
  readonly missed: () => void
}

/**
 * Opens it, and makes it anew whenever it breaks. It also asks the database for a sign of life each second, being the only
 * connection that never waits behind somebody's work: where none comes the pool is told that the database is silent.
 */
export function openListener(database: Database, log: DatabaseLog, channel: string, options: Options): Listener {
  const ending = new AbortController()
  const { connectionString } = database.pool.options
  let client: Client | undefined
  let hasListened = false
  let answeredAt = 0

  /** One connection, from its making to its end. Resolves with why it ended. */
  async function listen(opened: () => void): Promise<unknown> {
    const next = new Client({
      connectionString,
      application_name: 'mealcrafter events',
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
    })
    const ended = new Promise<never>((_listen, end) => {
      next.on('error', end)
      next.on('end', () => end(new Error('Connection terminated')))
    })
    ended.catch(() => undefined)
    const close = () => void next.end().catch(() => undefined)
    ending.signal.addEventListener('abort', close, { once: true })
    try {
      next.on('notification', ({ payload }) => payload !== undefined && options.hear(payload))
      // connecting is never through where it is ended on its way
      await inTime(Promise.race([next.connect(), ended]))
      await inTime(next.query(`listen ${channel}`))
      client = next
      database.setSilent(false)
      noteAnswer()
      if (hasListened) options.missed()
      hasListened = true
      opened()
      return await Promise.race([ended, beat(next)])
    } catch (error) {
      return error
    } finally {
      client = undefined
      ending.signal.removeEventListener('abort', close)
      close()
    }
  }

  function noteAnswer(): void {
    answeredAt = performance.now()
    database.noteAnswer()
  }

  /** Asks for signs of life until one does not come. A server that has become a copy of another one hears nothing new. */
  async function beat(listening: Client): Promise<Error> {
    for (;;) {
      await sleep(pulse, undefined, { signal: ending.signal })
      const { rows } = await inTime(listening.query<{ copied: boolean }>('select pg_is_in_recovery() as copied'))
      noteAnswer()
      if (rows[0]?.copied) return new Error('The database server is no longer the primary.')
    }
  }

  async function keepListening(opened: () => void): Promise<void> {
    for (let pause = shortestPause; !ending.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      const before = performance.now()
      const reason = await listen(opened)
      if (ending.signal.aborted) return
      database.setSilent(isSilence(reason))
      log.warn({ reason: nameOf(reason) }, 'Changes made by other processes are not arriving right now.')
      opened()
      if (performance.now() - before > longestPause) pause = shortestPause
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  const opened = Promise.withResolvers<void>()
  const done = keepListening(opened.resolve)
  return {
    opened: opened.promise,
    listens: () => client !== undefined,
    isFresh: () => client !== undefined && performance.now() - answeredAt < freshFor,
    async close() {
      ending.abort()
      await done
    },
  }
}

class Silence extends Error {
  override readonly name = 'Silence'
}

/** Throws a Silence where what the database is asked has no answer in time, and not because this process was busy itself. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined)
  for (const wait of [patience / 2, patience / 2, 0]) {
    const come = await Promise.race([answer.then((value) => ({ value })), sleep(wait, undefined, { ref: false })])
    if (come) return come.value
    // what has come meanwhile is read before the next turn
    await nextTurn()
  }
  throw new Silence('The database does not answer.')
}

function isSilence(reason: unknown): boolean {
  return reason instanceof Silence || /timed? ?out/i.test(String(reason))
}

function nameOf(reason: unknown): string {
  if (!(reason instanceof Error)) return 'unknown'
  const { code } = reason as Error & { code?: unknown }
  return typeof code === 'string' ? code : reason.name
}

/** Milliseconds: between two signs of life, and how long one is waited for. */
const pulse = 1000
const patience = 5000
/** After the last sign of life; one comes each `pulse`. */
const freshFor = 2 * pulse
const shortestPause = 100
const longestPause = 1000

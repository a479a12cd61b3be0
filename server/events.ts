import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, DatabaseLog } from '#server/db/database.ts'
import { openListener } from '#server/db/listener.ts'

/** Tells whoever listens, in every process of the installation, that something has changed. */
export interface Events {
  /** Says that what `key` names is now `value`. Nobody waits for it; where it cannot be said it is said later. */
  publish(key: string, value: string): void
  /**
   * Hears of a key from when it resolves until the answer is called. `undefined`: something may have been missed, so look
   * again.
   */
  subscribe(key: string, listener: (value: string | undefined) => void): Promise<() => void>
  /** Whether what other processes say is heard at once; always, where there are no others. */
  hearsOthers(): boolean
  /** Whether nothing was missed so far, as far as this process can tell: false from two seconds after the last sign of life of whatever tells it. */
  isUpToDate(): boolean
  close(): Promise<void>
}

type Listeners = Map<string, Set<(value: string | undefined) => void>>

/** In the process alone for the embedded database; through PostgreSQL's LISTEN and NOTIFY otherwise. */
export function openEvents(database: Database, log: DatabaseLog): Events {
  const listeners: Listeners = new Map()
  const tell = (key: string, value: string | undefined) => {
    for (const listener of listeners.get(key) ?? []) listener(value)
  }
  const tellAll = () => {
    for (const set of listeners.values()) for (const listener of set) listener(undefined)
  }
  const wire = database.kind === 'postgres' ? openWire(database, log, tell, tellAll) : undefined
  return {
    publish(key, value) {
      tell(key, value)
      wire?.send(key, value)
    },
    async subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(listener))
      await wire?.opened
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(key) === set) listeners.delete(key)
      }
    },
    hearsOthers: () => wire?.listens() ?? true,
    isUpToDate: () => wire?.isFresh() ?? true,
    close: async () => wire?.close(),
  }
}

interface Wire {
  send(key: string, value: string): void
  /** Resolves when the connection listens, or has failed and is being made anew. */
  readonly opened: Promise<void>
  listens(): boolean
  isFresh(): boolean
  close(): Promise<void>
}

const channel = 'mealcrafter_events'

/** What processes tell each other: who says it, and what. */
interface Message {
  readonly from: string
  readonly said: readonly (readonly [key: string, value: string])[]
}

function openWire(
  database: Database,
  log: DatabaseLog,
  tell: (key: string, value: string) => void,
  missed: () => void,
): Wire {
  const self = randomUUID()
  const said = new Map<string, string>()
  const ending = new AbortController()
  let sending: Promise<void> | undefined

  function hear(payload: string): void {
    const message = read(payload)
    if (!message || message.from === self) return
    for (const [key, value] of message.said) tell(key, value)
  }

  /** What is said while a message is on its way goes with the next one, as does what could not be sent. */
  async function send(): Promise<void> {
    for (let pause = shortestPause; said.size > 0; ) {
      const entries = [...said].slice(0, mostAtOnce)
      for (const [key] of entries) said.delete(key)
      const payload: Message = { from: self, said: entries }
      try {
        await database.pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(payload)])
        pause = shortestPause
      } catch (error) {
        for (const [key, value] of entries) if (!said.has(key)) said.set(key, value)
        const reason = error instanceof Error ? error.name : 'unknown'
        log.warn({ reason }, 'Other processes cannot be notified of a change right now.')
        if (ending.signal.aborted) return
        await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined)
        pause = Math.min(pause * 2, longestPause)
      }
    }
  }

  function flush(): void {
    sending ??= send().finally(() => {
      sending = undefined
      if (said.size > 0 && !ending.signal.aborted) flush()
    })
  }

  const listener = openListener(database, log, channel, { hear, missed })
  return {
    opened: listener.opened,
    listens: listener.listens,
    isFresh: listener.isFresh,
    send(key, value) {
      said.set(key, value)
      flush()
    },
    async close() {
      // what has been said is still tried once
      ending.abort()
      await sending
      await listener.close()
    },
  }
}

/** Milliseconds. */
const shortestPause = 100
const longestPause = 2000
/** A payload holds 8,000 bytes. */
const mostAtOnce = 100

function read(payload: string): Message | undefined {
  try {
    return JSON.parse(payload) as Message
  } catch {
    return undefined
  }
}

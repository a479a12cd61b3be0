import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Database, DatabaseLog } from '#server/db/database.ts'

/** Tells whoever listens, in every process of the installation, that something has changed. */
export interface Events {
  /** Says that what `key` names is now `value`. Nobody waits for it, and nothing fails when it cannot be said. */
  publish(key: string, value: string): void
  /**
   * Hears of a key from when it resolves until the answer is called. `undefined`: something may have been missed, so look
   * again.
   */
  subscribe(key: string, listener: (value: string | undefined) => void): Promise<() => void>
  close(): Promise<void>
}

type Listeners = Map<string, Set<(value: string | undefined) => void>>

/** In the process alone for the embedded database; through PostgreSQL's LISTEN and NOTIFY otherwise. */
export function openEvents(database: Database, log: DatabaseLog): Events {
  const listeners: Listeners = new Map()
  const tell = (key: string, value: string | undefined) => {
    for (const listener of listeners.get(key) ?? []) listener(value)
  }
  const wire = database.kind === 'postgres' ? openWire(database, log, tell, () => tellAll(listeners)) : undefined
  return {
    publish(key, value) {
      tell(key, value)
      wire?.send(key, value)
    },
    async subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(listener))
      await wire?.listening()
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(key) === set) listeners.delete(key)
      }
    },
    close: async () => wire?.close(),
  }
}

function tellAll(listeners: Listeners): void {
  for (const set of listeners.values()) for (const listener of set) listener(undefined)
}

interface Wire {
  send(key: string, value: string): void
  /** Resolves when the connection listens, or has failed and is being made anew. */
  listening(): Promise<void>
  close(): Promise<void>
}

const channel = 'mealcrafter_events'

/** What processes tell each other: who says it, and what. */
interface Message {
  readonly from: string
  readonly said: readonly (readonly [key: string, value: string])[]
}

/** A connection of its own, made when somebody first wants to hear and made anew whenever it breaks. */
function openWire(
  database: Database,
  log: DatabaseLog,
  tell: (key: string, value: string) => void,
  missed: () => void,
): Wire {
  const self = randomUUID()
  const said = new Map<string, string>()
  let sending: Promise<void> | undefined
  let client: Client | undefined
  let connecting: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  let pause = firstPause
  let closed = false

  async function connect(): Promise<void> {
    const { connectionString } = database.pool.options
    const next = new Client({ connectionString, application_name: 'mealcrafter events', keepAlive: true })
    // what breaks it is said by the end, which follows
    next.on('error', () => undefined)
    next.on('end', () => {
      if (client !== next) return
      client = undefined
      reconnectLater()
    })
    next.on('notification', ({ payload }) => hear(payload))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      if (closed) return await next.end()
      client = next
      pause = firstPause
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'Changes cannot be heard just now.')
      void next.end().catch(() => undefined)
      reconnectLater()
    }
  }

  function reconnectLater(): void {
    if (closed || again) return
    again = setTimeout(() => {
      again = undefined
      void listening().then(() => client && missed())
    }, pause)
    again.unref()
    pause = Math.min(pause * 2, longestPause)
  }

  function listening(): Promise<void> {
    if (client || closed || again) return Promise.resolve()
    connecting ??= connect().finally(() => (connecting = undefined))
    return connecting
  }

  function hear(payload: string | undefined): void {
    const message = read(payload)
    if (!message || message.from === self) return
    for (const [key, value] of message.said) tell(key, value)
  }

  /** What is said while a message is on its way goes with the next one. */
  async function send(): Promise<void> {
    while (said.size > 0) {
      const entries = [...said].slice(0, mostAtOnce)
      for (const [key] of entries) said.delete(key)
      const payload: Message = { from: self, said: entries }
      await database.pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(payload)])
    }
  }

  function flush(): void {
    sending ??= send()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'unknown'
        log.warn({ reason }, 'Other processes could not be told of a change.')
      })
      .finally(() => {
        sending = undefined
        if (said.size > 0) flush()
      })
  }

  return {
    send(key, value) {
      said.set(key, value)
      flush()
    },
    listening,
    async close() {
      closed = true
      clearTimeout(again)
      await sending
      await connecting
      await client?.end().catch(() => undefined)
    },
  }
}

const firstPause = 100
const longestPause = 5000
/** A payload holds 8,000 bytes. */
const mostAtOnce = 100

function read(payload: string | undefined): Message | undefined {
  try {
    return JSON.parse(payload ?? '') as Message
  } catch {
    return undefined
  }
}

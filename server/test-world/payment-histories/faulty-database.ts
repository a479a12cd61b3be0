import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Database } from '#server/db/database.ts'
import { completed, unitOfWork } from '#server/db/unit-of-work.ts'
import type { Traffic } from '#server/test-world/payment-histories/traffic.ts'

/** What is done to the SQL of a history, to see that the judge notices. */
export interface SqlFault {
  readonly rewrite?: (text: string) => string
  /** Statements that outlive the transaction they stood in. */
  readonly survives?: RegExp
}

export interface Break {
  /** At which statement from now on, 1 being the next one. */
  readonly at: number
  /** Before it was done, or with its answer lost. */
  readonly when: 'before' | 'after'
  /** One statement fails, or the process ends there: whatever is going on fails from then on. */
  readonly what: 'statement' | 'process'
}

/** A database that breaks at a statement of one's choice, a commit included. */
export interface FaultyDatabase {
  readonly database: Database
  breakAt(next: Break): void
  isDown(): boolean
  /** Whether it did break; it is whole again. */
  mend(): boolean
}

export class Crash extends Error {
  override name = 'Crash'
}

type Query = (...given: unknown[]) => Promise<unknown>

/** The same data behind another pool; nothing else than its own users notices its faults. */
export function faultyDatabase(
  base: Database,
  traffic: Traffic,
  { rewrite = (text) => text, survives }: SqlFault = {},
): FaultyDatabase {
  let next: Break | undefined
  let count = 0
  let broke = false
  let down = false

  async function strike(text: string, run: () => Promise<unknown>): Promise<unknown> {
    if (text === 'rollback') return run()
    if (down) throw new Crash('the process is gone')
    count += 1
    const strikes = next !== undefined && count === next.at
    const when = next?.when
    if (strikes) broke = true
    if (strikes && next?.what === 'process') down = true
    if (strikes && when === 'before') throw new Crash('before a statement')
    const result = await run()
    if (strikes) throw new Crash('after a statement')
    return result
  }

  /** Between the statements of a transaction others go on only where it does not hold the only connection. */
  function queryOf(target: Pool | PoolClient, waits: boolean): Query {
    const query = target.query.bind(target) as Query
    const surviving: unknown[][] = []
    return async (statement, ...rest) => {
      const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
      const given = [prepared(statement, rewrite(text)), ...rest]
      if (survives?.test(text)) surviving.push(given)
      if (waits && text !== 'rollback') await traffic.wait()
      const result = await strike(text, () => traffic.step(() => query(...given)))
      if (text === 'commit') surviving.splice(0)
      if (text === 'rollback') for (const each of surviving.splice(0)) await query(...each)
      return result
    }
  }

  const isAlone = base.kind === 'embedded'
  const pool = wrapped(base.pool, {
    query: queryOf(base.pool, true),
    connect: async () => {
      await traffic.wait()
      const client = await traffic.step(() => base.pool.connect())
      return wrapped(client, { query: queryOf(client, !isAlone), release: client.release.bind(client) })
    },
    // listeners belong to the pool behind, which has them already
    on: () => pool,
  })
  const unit = unitOfWork(pool)
  const { kind, recoveredFrom } = base
  return {
    database: completed(unit, {
      kind,
      recoveredFrom,
      pool,
      ping: () => base.ping(),
      answeredAt: () => base.answeredAt(),
      noteAnswer: () => base.noteAnswer(),
      setSilent: (isSilent) => base.setSilent(isSilent),
      close: () => base.close(),
    }),
    breakAt(wanted) {
      next = wanted
      count = 0
    },
    isDown: () => down,
    mend() {
      const did = broke
      next = undefined
      broke = false
      down = false
      return did
    },
  }
}

const names = new Map<string, string>()

/** Under a name, so that the database plans it once for all histories. */
function prepared(statement: unknown, text: string): unknown {
  const config = typeof statement === 'string' ? { text } : { ...(statement as object), text }
  if (!/^(select|insert|update|delete)\b/.test(text)) return config
  const name = names.get(text) ?? createHash('md5').update(text).digest('hex')
  names.set(text, name)
  return { ...config, name }
}

function wrapped<T extends object>(target: T, instead: Readonly<Record<string, unknown>>): T {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === 'string' && Object.hasOwn(instead, name)) return instead[name]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

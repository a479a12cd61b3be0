import type { Pool, PoolClient } from 'pg'
import type { Database } from '#server/db/database.ts'
import { completed, unitOfWork } from '#server/db/unit-of-work.ts'

/** What is done to the SQL of a history, to see that the judge notices. */
export interface SqlFault {
  readonly rewrite?: (text: string) => string
  /** Statements that outlive the transaction they stood in. */
  readonly survives?: RegExp
}

/** A database that breaks at a statement of one's choice, a commit included: before it was done, or with its answer lost. */
export interface FaultyDatabase {
  readonly database: Database
  /** Breaks at the n-th statement from now on, 1 being the next one. */
  breakAt(n: number, when: 'before' | 'after'): void
  /** Whether it did break; it is whole again. */
  mend(): boolean
}

export class Crash extends Error {
  override name = 'Crash'
}

type Query = (...given: unknown[]) => Promise<unknown>

/** The same data behind another pool; nothing else than its own users notices its faults. */
export function faultyDatabase(base: Database, { rewrite = (text) => text, survives }: SqlFault = {}): FaultyDatabase {
  const state = { left: Number.POSITIVE_INFINITY, when: 'before' as 'before' | 'after', broke: false }

  async function strike(text: string, run: () => Promise<unknown>): Promise<unknown> {
    if (text === 'rollback') return run()
    state.left -= 1
    const strikes = state.left === 0
    if (strikes) state.broke = true
    if (strikes && state.when === 'before') throw new Crash('before a statement')
    const result = await run()
    if (strikes) throw new Crash('after a statement')
    return result
  }

  function queryOf(target: Pool | PoolClient): Query {
    const query = target.query.bind(target) as Query
    const surviving: unknown[][] = []
    return async (statement, ...rest) => {
      const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
      const changed = rewrite(text)
      const given = [typeof statement === 'string' ? changed : { ...(statement as object), text: changed }, ...rest]
      if (survives?.test(text)) surviving.push(given)
      const result = await strike(text, () => query(...given))
      if (text === 'commit') surviving.splice(0)
      if (text === 'rollback') for (const each of surviving.splice(0)) await query(...each)
      return result
    }
  }

  const pool = wrapped(base.pool, {
    query: queryOf(base.pool),
    connect: async () => {
      const client = await base.pool.connect()
      return wrapped(client, { query: queryOf(client), release: client.release.bind(client) })
    },
    // listeners belong to the pool behind, which has them already
    on: () => pool,
  })
  const unit = unitOfWork(pool)
  const { kind, recoveredFrom } = base
  return {
    database: completed(unit, { kind, recoveredFrom, pool, ping: () => base.ping(), close: () => base.close() }),
    breakAt(n, when) {
      Object.assign(state, { left: n, when, broke: false })
    },
    mend() {
      const { broke } = state
      Object.assign(state, { left: Number.POSITIVE_INFINITY, broke: false })
      return broke
    },
  }
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

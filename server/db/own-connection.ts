import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { isFull, wasNotHeard } from '#server/db/away.ts'
import type { Database } from '#server/db/database.ts'

/**
 * A connection to PostgreSQL that is none of the pool's, for what a session holds or what may take longer than a statement of the pool.
 * Where the database has no connection left, or this process was too busy to hear it answer, it tries again, for `patience` milliseconds at
 * most; then, and where the database is away, it throws what the database said. What breaks it later fails the statement.
 */
export async function openOwnConnection(
  { pool }: Pick<Database, 'pool'>,
  config: ClientConfig & { readonly application_name: string },
  patience = longestWait,
): Promise<Client> {
  const until = performance.now() + patience
  for (;;) {
    const client = new Client({ connectionString: pool.options.connectionString, ...config })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      // one that was refused is never given back
      void client.end().catch(() => undefined)
      if (!(isFull(error) || wasNotHeard(error)) || performance.now() > until) throw error
      await sleep(untilNextTry)
    }
  }
}

/** Milliseconds. */
const longestWait = 30_000
const untilNextTry = 100

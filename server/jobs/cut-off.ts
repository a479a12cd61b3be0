import type { Database } from '#server/db/database.ts'

/**
 * Makes jobs due that were cut off by the end of their process, which the queue would have wait like those that failed: they
 * have done nothing wrong. Only the first time: one that ends every process is not to do so without a pause.
 */
export async function resumeCutOff(database: Database, schema: string): Promise<void> {
  await database.query(
    `update ${schema}.job set start_after = now()
     where state = 'retry' and retry_count = 0 and start_after > now() and output->'value'->>'message' = $1`,
    ['job heartbeat timeout'],
  )
}

import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

/** Rows of each table by its name: 'public.users'. */
export const RowCounts = z.record(z.string(), z.int())
export type RowCounts = z.infer<typeof RowCounts>

/** Counts all rows, those of the job queue left out, of which most are gone the next minute. */
export async function countRows(on: Pool | PoolClient): Promise<RowCounts> {
  const { rows: tables } = await on.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  )
  const counts: RowCounts = {}
  for (const { name } of tables) {
    const { rows } = await on.query<{ rows: number }>(`select count(*)::int as rows from ${name}`)
    counts[name] = rows[0]?.rows ?? 0
  }
  return counts
}

/** A sentence on the first table that has not as many rows as it had; undefined where all have. */
export function missingRows(before: RowCounts, found: RowCounts): string | undefined {
  const wrong = Object.entries(before).find(([table, rows]) => found[table] !== rows)
  if (!wrong) return undefined
  const [table, rows] = wrong
  const inWords = (count: number) => count.toLocaleString('en-US')
  return `${table} has ${inWords(found[table] ?? 0)} rows, but had ${inWords(rows)} when the backup was made`
}

import type { Database } from '#server/db/database.ts'

/** A mark of all rows of the program's own tables, but for what each call notes of itself: while it stays the same, nothing was written. */
export async function everyRow(database: Database): Promise<string> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not in ('sessions', 'rate_limits')`,
  )
  const parts = tables.map(({ name }) => `select '${name}' || to_jsonb(t)::text as row from "${name}" t`)
  const { rows } = await database.query<{ all: string }>(
    `select md5(string_agg(row, ',' order by row)) as all from (${parts.join(' union all ')}) every`,
  )
  return rows[0]!.all
}

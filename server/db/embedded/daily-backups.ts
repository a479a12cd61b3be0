import type { Pool, PoolClient } from 'pg'
import type { DatabaseLog } from '#server/db/database.ts'
import { backupTime, listBackups, writeBackup } from '#server/db/embedded/backups.ts'
import type { DatabaseThread } from '#server/db/embedded/database-thread.ts'
import { countRows, type RowCounts } from '#server/db/embedded/row-counts.ts'

export interface DailyBackups {
  /** Stops the clock and makes a last backup when something has changed since the newest one. */
  finish(): Promise<void>
}

const day = 24 * 60 * 60 * 1000

/**
 * Makes a backup now when the newest is older than a day, and then every day. `changedBefore` says that earlier runs
 * may have left changes that no backup holds. A backup that fails is logged and tried again an hour later.
 */
export async function keepBackups(
  pool: Pool,
  thread: DatabaseThread,
  folder: string,
  log: DatabaseLog,
  { changedBefore }: { changedBefore: boolean },
): Promise<DailyBackups> {
  let saved = changedBefore ? undefined : await position(pool)
  const backUp = async () => {
    const started = performance.now()
    const { at, ...backup } = await dump(pool, thread)
    const path = await writeBackup(folder, backup, new Date())
    saved = at
    log.info({ path, milliseconds: Math.round(performance.now() - started) }, 'A backup was made.')
  }
  const attempt = () =>
    backUp().catch((error: unknown) => log.error({ folder, reason: String(error) }, 'A backup could not be made.'))
  let running: Promise<void> = Promise.resolve()
  const whenDue = async () => {
    const newest = (await listBackups(folder)).map(backupTime)[0]
    // A clock that was set back must not put the next backup off for ever.
    const age = newest === undefined ? day : Math.abs(Date.now() - newest.getTime())
    if (age >= day) await attempt()
  }
  const clock = setInterval(() => {
    running = running.then(whenDue)
  }, day / 24)
  clock.unref()
  running = isNew(pool).then((fresh) => (fresh ? undefined : whenDue()))
  return {
    finish: async () => {
      clearInterval(clock)
      await running
      if (saved === undefined || saved !== (await position(pool))) await attempt()
    },
  }
}

/** A database nobody has written to yet is not worth a backup. */
async function isNew(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query("select 1 from pg_class where oid >= 16384 and relkind = 'r' limit 1")
  return rowCount === 0
}

/** Holds the only connection, so that no transaction is half-way in the archive. */
async function dump(
  pool: Pool,
  thread: DatabaseThread,
): Promise<{ archive: ArrayBuffer; counts: RowCounts; at: string }> {
  const client = await pool.connect()
  try {
    const counts = await countRows(client)
    await client.query('checkpoint')
    const archive = await thread.dump()
    return { archive, counts, at: await position(client) }
  } finally {
    client.release()
  }
}

/**
 * Another text after every change of a row or a table. The job queue writes down all day when it looked for jobs, which is no
 * change that anybody would miss.
 */
async function position(on: Pool | PoolClient): Promise<string> {
  await on.query('select pg_stat_force_next_flush()')
  const { rows } = await on.query<{ at: string }>(
    `select concat(
       (select sum(n_tup_ins + n_tup_upd + n_tup_del) from pg_stat_user_tables where schemaname <> 'jobs'), ' ',
       (select sum(relfilenode::bigint) from pg_class where relnamespace <> coalesce(to_regnamespace('jobs')::oid, 0))
     ) as at`,
  )
  return rows[0]?.at ?? ''
}

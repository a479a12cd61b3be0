import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { backupIsOldAfterDays } from '#contract/desk/alerts.ts'
import type { System } from '#contract/desk/operations.ts'
import type { Config } from '#server/config.ts'
import { backupTime, listBackups } from '#server/db/embedded/backups.ts'

type Backup = System['backups']['kept'][number]

export const backupsFolder = (dataDir: string) => join(dataDir, 'backups')

/** The backups that the server has made, newest first; with PostgreSQL none are its own. */
export async function keptBackups({ database }: Pick<Config, 'database'>): Promise<Backup[]> {
  if (database.kind !== 'embedded') return []
  const paths = await listBackups(backupsFolder(database.dataDir))
  const backups = paths.map(async (path) => {
    // one may go while it is looked at
    const found = await stat(path).catch(() => undefined)
    const at = backupTime(path)
    return found && at ? [{ name: basename(path), at: at.toISOString(), bytes: found.size }] : []
  })
  return (await Promise.all(backups)).flat()
}

const day = 24 * 60 * 60 * 1000
/** Seconds: the first backup of a new database is made within the hour, and one that fails is tried again each hour. */
const patience = 2 * 60 * 60

/**
 * Whole days since the newest backup where that is too long, and 0 where there is none; undefined where all is well, or the server has not run long
 * enough (`upFor`, seconds) to have made one.
 */
export function backupTrouble(kept: readonly Pick<Backup, 'at'>[], now: Date, upFor: number): number | undefined {
  if (upFor < patience) return undefined
  const [newest] = kept
  if (!newest) return 0
  const days = Math.floor((now.getTime() - new Date(newest.at).getTime()) / day)
  return days >= backupIsOldAfterDays ? days : undefined
}

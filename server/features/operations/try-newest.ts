import { basename } from 'node:path'
import type { AppContext } from '#server/context.ts'
import { listBackups } from '#server/db/embedded/backups.ts'
import { tryRestore } from '#server/db/embedded/restore.ts'
import { backupsFolder } from '#server/features/operations/backups.ts'
import { keepTrial } from '#server/features/operations/store.ts'

/** Restores the newest backup into a folder of its own, as `npm run restore` would, and keeps what came of it. Nothing with PostgreSQL. */
export async function tryNewestBackup({
  config,
  database,
  log,
  now,
}: Pick<AppContext, 'config' | 'database' | 'log' | 'now'>): Promise<void> {
  if (config.database.kind !== 'embedded') return
  const { dataDir } = config.database
  const [newest] = await listBackups(backupsFolder(dataDir))
  if (newest === undefined) return
  const begun = performance.now()
  const found = await tryRestore(dataDir, newest).then(
    (figures) => ({ ...figures, failure: null }),
    (error: unknown) => ({ tables: 0, rows: 0, failure: sentenceOf(error) }),
  )
  const trial = { at: now(), backup: basename(newest), seconds: (performance.now() - begun) / 1000, ...found }
  if (trial.failure === null) log.info({ backup: trial.backup, rows: trial.rows }, 'The newest backup can be restored.')
  else log.error({ backup: trial.backup, reason: trial.failure }, 'The newest backup cannot be restored.')
  await keepTrial(database, trial)
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
}

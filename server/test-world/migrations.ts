import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

/** A folder of migrations with these statements, in the form that `npm run migration` writes. */
export function migrations(statements: readonly string[]): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'meta'))
  const entries = statements.map((sql, index) => {
    const tag = `000${index}_step`
    writeFileSync(join(folder, `${tag}.sql`), sql)
    return { idx: index, version: '7', when: future + index, tag, breakpoints: true }
  })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  return folder
}

/** The database has had none of them; what they made is for their tests to undo. */
export async function forgetMigrations(database: Database): Promise<void> {
  await database.query('delete from drizzle.__drizzle_migrations where created_at >= $1', [future])
}

/** Later than every migration that ships, so that these come after them. */
const future = Date.UTC(2100, 0, 1)

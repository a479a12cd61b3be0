import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenFileEnds } from '#server/test-world/tidying.ts'

/** An empty folder that is gone when the test file is through. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-test-'))
  whenFileEnds(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const made: string[] = []
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** An empty folder that is gone when the test file is through. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-test-'))
  made.push(folder)
  return folder
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const countBytes = `
  import '#server/kitchen/tasks.ts'
  import { rememberedBytes } from '#domain/remembered.ts'
  console.log(rememberedBytes().most)
`

/** Counted in a process of its own: one that has run other tests also remembers for them. */
test('all that a thread of the kitchen remembers is at most 80 MB', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', countBytes])
  expect(Number(stdout)).toBeGreaterThan(10_000_000)
  expect(Number(stdout)).toBeLessThanOrEqual(80_000_000)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '#server/db/embedded/folder-lock.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

test('a folder belongs to one at a time, and to the next after its release', () => {
  const folder = temporaryFolder()
  const first = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('in use by another running copy')
  first.release()
  const second = lockFolder(folder)
  expect(second.endedAbruptly).toBe(false)
  second.release()
})

test('another process is refused, and a killed one leaves the folder free and is noticed', async () => {
  const folder = temporaryFolder()
  const other = holder(folder)
  await once(other.stdout, 'data')
  expect(() => lockFolder(folder)).toThrow('in use by another running copy')
  other.kill('SIGKILL')
  await once(other, 'exit')
  const lock = lockFolder(folder)
  expect(lock.endedAbruptly).toBe(true)
  lock.release()
})

test('of eight processes that start at once one gets the folder', async () => {
  const folder = temporaryFolder()
  const all = Array.from({ length: 8 }, () => holder(folder))
  const answers = await Promise.all(
    all.map((process) =>
      Promise.race([once(process.stdout, 'data').then(() => 'got it'), once(process, 'exit').then(() => 'refused')]),
    ),
  )
  for (const process of all) process.kill('SIGKILL')
  expect(answers.filter((answer) => answer === 'got it')).toHaveLength(1)
})

test('a lock file that a loss of power has spoilt is made anew', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'lock'), 'not a lock at all '.repeat(100))
  const lock = lockFolder(folder)
  expect(lock.endedAbruptly).toBe(true)
  expect(() => lockFolder(folder)).toThrow('in use')
  lock.release()
})

function holder(folder: string) {
  const program = `
    const { lockFolder } = await import('#server/db/embedded/folder-lock.ts')
    lockFolder(${JSON.stringify(folder)})
    console.log('got it')
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] })
}

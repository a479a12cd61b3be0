import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A bare clone, and an npm that notes how it was called. */
let clone = ''
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'mealcrafter-clone-'))
  mkdirSync(join(clone, 'tools'))
  copyFileSync('tools/setup.mjs', join(clone, 'tools/setup.mjs'))
  writeFileSync(join(clone, 'package-lock.json'), '{}')
  writeFileSync(
    join(clone, 'npm.js'),
    `const fs = require('node:fs')
     fs.appendFileSync('calls', process.argv[2] + ' ' + (process.env.NODE_ENV ?? 'unset') + '\\n')
     setTimeout(() => {
       if (fs.existsSync('broken')) process.exit(7)
       fs.mkdirSync('node_modules', { recursive: true })
     }, 300)`,
  )
})
afterEach(() => rmSync(clone, { recursive: true, force: true }))

test('three scripts that start at once on a bare clone install once', async () => {
  expect(await Promise.all([setUp(), setUp(), setUp()])).toEqual([0, 0, 0])
  expect(calls()).toEqual(['ci unset'])
})

test('nothing is installed again until package-lock.json changes', async () => {
  await setUp()
  await setUp()
  expect(calls()).toHaveLength(1)
  writeFileSync(join(clone, 'package-lock.json'), '{ "changed": true }')
  await setUp()
  expect(calls()).toHaveLength(2)
})

test('an installation that fails is tried again the next time, and says so by its code', async () => {
  writeFileSync(join(clone, 'broken'), '')
  expect(await setUp()).toBe(7)
  rmSync(join(clone, 'broken'))
  expect(await setUp()).toBe(0)
  expect(existsSync(join(clone, '.setup.lock'))).toBe(false)
})

test('the lock of a process that is gone does not keep anybody waiting', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  writeFileSync(join(clone, '.setup.lock'), String(gone.pid))
  expect(await setUp()).toBe(0)
})

async function setUp(): Promise<number> {
  const script = spawn(process.execPath, ['tools/setup.mjs'], {
    cwd: clone,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      npm_execpath: join(clone, 'npm.js'),
      npm_node_execpath: process.execPath,
    },
  })
  const [code] = await once(script, 'exit')
  return Number(code)
}

const calls = () => readFileSync(join(clone, 'calls'), 'utf8').trim().split('\n')

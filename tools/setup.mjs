// Runs on plain Node 20 with nothing installed: makes node_modules match package-lock.json, once.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.setup-stamp`
const lock = `${root}.setup.lock`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

if (!isInstalled()) {
  while (!takeLock());
  try {
    if (!isInstalled()) {
      // Not process.exit: it would leave the lock behind.
      process.exitCode = install()
      if (process.exitCode === 0) writeFileSync(stamp, wanted)
    }
  } finally {
    rmSync(lock, { force: true })
  }
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

/** One `npm ci` at a time: `npm start` and `npm test` may be typed at once on a bare clone. */
function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (holderIsGone()) rmSync(lock, { force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
    return false
  }
}

function holderIsGone() {
  let holder, age
  try {
    holder = Number(readFileSync(lock, 'utf8'))
    age = Date.now() - statSync(lock).mtimeMs
  } catch {
    return false
  }
  // Empty for the moment between being made and being written; for longer only after a crash.
  if (!holder) return age > 10_000
  try {
    process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code !== 'EPERM'
  }
}

function install() {
  console.log('Installing what package-lock.json lists (first run, or it has changed). This takes a minute or less.')
  const env = { ...process.env }
  // With NODE_ENV=production npm would leave out what builds and tests.
  delete env.NODE_ENV
  const script = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  // Not process.execPath first: it may live in the node_modules that are about to be replaced.
  const [command, before] = script ? [process.env.npm_node_execpath ?? process.execPath, [script]] : ['npm', []]
  const { status } = spawnSync(
    command,
    [...before, 'ci', '--loglevel=error', '--no-audit', '--no-fund', '--engine-strict=false'],
    { cwd: root, stdio: 'inherit', env, shell: !script && process.platform === 'win32' },
  )
  if (status !== 0) console.error('The installation failed: see above, then try again.')
  return status ?? 1
}

// Runs a script of this project on the Node that npm brought, after making sure that it did: `node tools/run.mjs tools/test.ts --fast`.
// One launcher instead of npm's pre-scripts, because with ignore-scripts (see .npmrc) npm runs none. Plain Node 20 will do.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Code that was compiled before starts in half the time; a new install starts afresh. */
const compiled = new URL('../node_modules/.cache/node', import.meta.url)

/** See running/node-flags.ts. */
const flags = ['--no-memory-protection-keys', '--no-wasm-code-gc']

await import('./setup.mjs')
if (!process.exitCode) run(...process.argv.slice(2))

function run(script, ...args) {
  const env = { NODE_COMPILE_CACHE: fileURLToPath(compiled), ...process.env }
  const child = spawn(nodeOfProject(), [...flags, script, ...args], { stdio: 'inherit', env })
  const end = () => child.kill('SIGTERM')
  process.on('SIGTERM', end)
  // Ctrl-C reaches the child by itself; this process only waits for it.
  process.on('SIGINT', () => undefined)
  // npm does not pass a signal on: when it is gone, what it started ends too.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && end(), 250)
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 143 : 1)
  })
}

function nodeOfProject() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const brought = fileURLToPath(
    new URL(
      `../node_modules/node-${process.platform.replace('win32', 'win')}-${process.arch}/bin/${name}`,
      import.meta.url,
    ),
  )
  if (existsSync(brought)) return brought
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error('npm has no Node for this kind of machine: install Node 24 or newer, then try again.')
  process.exit(1)
}

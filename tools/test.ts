import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sweeps } from './test-runs/sweeps.ts'
import { type Counts, countExit, countPlaywright, countVitest, slowest, sum } from './test-runs/test-counts.ts'
import { testSeed } from './test-runs/test-seed.ts'

/**
 * Every check there is, or with --fast those that take seconds. The last line counts all of them and says how long they took; the exit code is 1 when
 * one has failed. What is up to chance comes from one number, TEST_SEED, which is printed and may be given; it also draws on
 * which kind of database a feature's tests run, in which light a page is looked at, and which of the sweeps run. TEST_SIDES=both has both
 * of each, TEST_SWEEPS=all every sweep.
 */
const seed = testSeed()
const fast = process.argv.includes('--fast')
const drawn = { TEST_SIDES: 'drawn', TEST_SWEEPS: 'drawn', ...process.env }
const reports = mkdtempSync(join(tmpdir(), 'mealcrafter-reports-'))
const running = new Set<ChildProcess>()
let interrupted = false
process.on('SIGINT', interrupt)
process.on('SIGTERM', interrupt)

interface Part {
  readonly name: string
  readonly command: readonly string[]
  readonly count: (code: number, report: string | undefined) => Counts
}

const checks: readonly Part[] = [
  // by several threads each type is worked out several times: twice the work, and other tests wait for it
  { name: 'types', command: ['tsc', '-b', '--singleThreaded'], count: countExit },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], count: countExit },
  { name: 'format', command: ['biome', 'check'], count: countExit },
  { name: 'slow regex', command: ['node', 'tools/slow-patterns.ts'], count: countExit },
  { name: 'dead code', command: ['knip', '--no-progress'], count: countExit },
  // marks in docs/benchmarks.md what the code has left behind
  { name: 'figures', command: ['node', 'bench/all.ts', '--stale'], count: countExit },
]
const build: Part = { name: 'build', command: ['node', 'tools/build-client.ts', '--always'], count: countExit }
const browser: Part = { name: 'browser', command: ['playwright', 'test'], count: countPlaywright }

/** Go, in which types and lint are checked, collects its garbage four times less often: a seventh of their work, for a third more memory. */
const goGarbage = '400'

process.stdout.write(`chance: TEST_SEED=${seed}\n`)
if (drawn.TEST_SWEEPS === 'drawn')
  process.stdout.write(`sweeps: ${sweeps.length} of ${sweeps.flat().length} are drawn, TEST_SWEEPS=all has every one\n`)
const before = performance.now()
const counts = await everything()
rmSync(reports, { recursive: true, force: true })
if (interrupted) process.exit(130)
if (counts.failed > 0) process.stdout.write(`The same again: TEST_SEED=${seed} npm ${fast ? 'run check' : 'test'}\n`)
const minutes = ((performance.now() - before) / 60_000).toFixed(1)
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed (${minutes} minutes)\n`)
process.exitCode = counts.failed === 0 ? 0 : 1

/** Two at a time, as there are two cores at least; the browser alone, because it notices a busy machine. */
async function everything(): Promise<Counts> {
  if (fast) return sum(await Promise.all([inTurn(checks), run(vitest('unit', ['--project', 'unit']))]))
  const first = await Promise.all([inTurn(checks), run(vitest('tests', []))])
  // a server that a test has started would find half of what is being built
  return sum([...first, await inTurn([build, browser])])
}

function vitest(name: string, options: readonly string[]): Part {
  return { name, command: ['vitest', 'run', '--reporter=default', '--reporter=json', ...options], count: countVitest }
}

async function inTurn(parts: readonly Part[]): Promise<Counts> {
  const all: Counts[] = []
  for (const part of parts) all.push(await run(part))
  return sum(all)
}

async function run({ name, command, count }: Part): Promise<Counts> {
  if (interrupted) return { passed: 0, failed: 0 }
  const started = performance.now()
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const { code, output } = await execute(command, report)
  if (interrupted) return { passed: 0, failed: 0 }
  const read = readIfThere(report)
  const counts = count(code, read)
  if (counts.failed > 0) process.stdout.write(`\n${output.trimEnd()}\n\n`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const mark = counts.failed === 0 ? '✓' : '✗'
  process.stdout.write(`${mark} ${name.padEnd(10)} ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`)
  const longest = slowest(read)
  if (longest) process.stdout.write(`  longest: ${longest}\n`)
  return counts
}

/** Output is kept until the part is through, so that parts that run at once do not mix. */
function execute(
  [program = '', ...options]: readonly string[],
  report: string,
): Promise<{ code: number; output: string }> {
  const json = program === 'vitest' ? [`--outputFile.json=${report}`] : []
  const child = spawn(program, [...options, ...json], {
    env: { GOGC: goGarbage, ...drawn, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  running.add(child)
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((done) => {
    const end = (code: number) => {
      running.delete(child)
      done({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Children hear Ctrl-C themselves; they are told again in case only this process was, and then ended. */
function interrupt(): void {
  if (interrupted) return
  interrupted = true
  for (const child of running) child.kill('SIGTERM')
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
  }, 5000).unref()
}

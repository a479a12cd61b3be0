import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Counts, countPlaywright, countVitest } from '../tools/test-runs/test-counts.ts'
import { printTable } from './figures/print-table.ts'

/**
 * `node bench/in-a-row.ts 6`: `npm test` so many times in a clean clone of what is committed, each time with another seed.
 * `node bench/in-a-row.ts 50 server/worker.test.ts e2e/cooking/cooking.e2e.ts` runs these files alone, `-- chance` all those that were once
 * mended because they failed by chance; journeys so many times on one server, each time with other members and recipes. Fails where one run does; what
 * that one printed then stays beside the clone, for its seed.
 */
const [times = '6', ...named] = process.argv.slice(2).filter((word) => word !== '--')
const scratch = mkdtempSync(join(tmpdir(), 'in-a-row-'))
const clone = join(scratch, 'clone')
await run('git', ['clone', '--quiet', process.cwd(), clone], process.cwd())
await run('npm', ['ci'])
const files = named.includes('chance') ? await filesOfChance() : named
const [journeys, tests] = [files.filter(isJourney), files.filter((file) => !isJourney(file))]
if (journeys.length > 0) await run('node', ['tools/run.mjs', 'tools/build-client.ts', '--always'])
if (files.length > 0) console.error(files.join('\n'))

const runners = {
  vitest: {
    options: (report: string) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    count: countVitest,
  },
  playwright: { options: () => ['test', '--no-deps', `--repeat-each=${times}`], count: countPlaywright },
}
const rows: string[][] = []
if (files.length === 0) await inTurns('all', everything)
if (tests.length > 0) await inTurns('tests', (seed) => some('vitest', tests, seed))
if (journeys.length > 0) await turn(`journeys, each ${times} times`, (seed) => some('playwright', journeys, seed))
printTable(['run', 'seed', 'passed', 'failed', 'minutes'], rows)
const isGreen = rows.every(([, , , failed]) => failed === '0')
if (!isGreen) console.error(`What failed stands in ${scratch}.`)
rmSync(isGreen ? scratch : clone, { recursive: true, force: true })
process.exitCode = isGreen ? 0 : 1

async function inTurns(what: string, once: (seed: string) => Promise<Run>): Promise<void> {
  for (let at = 1; at <= Number(times); at += 1) await turn(`${what}, ${at}`, once)
}

/** One row of the table, with a seed of its own. */
async function turn(name: string, once: (seed: string) => Promise<Run>): Promise<void> {
  const seed = String(randomInt(1, 2 ** 31))
  const before = performance.now()
  const { passed, failed, output } = await once(seed)
  const minutes = ((performance.now() - before) / 60_000).toFixed(1)
  const row = [name, seed, String(passed), String(failed), minutes]
  rows.push(row)
  console.error(row.join('  '))
  if (failed > 0) writeFileSync(join(scratch, `${seed}.txt`), output)
}

interface Run extends Counts {
  readonly output: string
}

async function everything(seed: string): Promise<Run> {
  const { output } = await run('npm', ['test'], clone, { TEST_SEED: seed })
  const [, passed, failed] = /^(\d+) passed, (\d+) failed \([\d.]+ minutes\)$/m.exec(output) ?? []
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 1), output }
}

async function some(runner: keyof typeof runners, files: readonly string[], seed: string): Promise<Run> {
  const report = join(scratch, 'report.json')
  rmSync(report, { force: true })
  const { options, count } = runners[runner]
  // as tools/run.mjs has it: code that was compiled before starts in half the time
  const compiled = join(clone, 'node_modules/.cache/node')
  const env = {
    TEST_SEED: seed,
    TEST_SIDES: 'drawn',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    NODE_COMPILE_CACHE: compiled,
  }
  const { code, output } = await run('npx', [runner, ...options(report), ...files], clone, env)
  return { ...count(code, existsSync(report) ? readFileSync(report, 'utf8') : undefined), output }
}

/** Tests that a commit changed whose subject speaks of chance. */
async function filesOfChance(): Promise<string[]> {
  const { output: log } = await run('git', ['log', '--no-merges', '--name-only', '--format=%n# %s'])
  const commits = log.split(/^# /m).map((commit) => commit.split('\n'))
  const spoken = commits.filter(([subject = '']) =>
    /chance|flak|random|by luck|busy machine|not for a time/i.test(subject),
  )
  const changed = new Set(spoken.flatMap(([, ...paths]) => paths))
  return [...changed].filter((path) => /\.(?:test|e2e)\.ts$/.test(path) && existsSync(join(clone, path))).toSorted()
}

function isJourney(file: string): boolean {
  return file.endsWith('.e2e.ts')
}

/** Its exit code and all that it says; ends with this process. Throws where what is not a test fails. */
async function run(program: string, options: readonly string[], cwd = clone, env: Record<string, string> = {}) {
  const child = spawn(program, [...options], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  process.off('exit', stop)
  if (code !== 0 && env['TEST_SEED'] === undefined) throw new Error(`${program} ${options.join(' ')}: ${complained}`)
  return { code, output: said + complained }
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, type } from 'node:os'
import { buildClient } from '../tools/build-client.ts'
import { commitOf, marked, withFailure, withFigures } from '../tools/measured-blocks.ts'
import { overBound } from './figures/over-bound.ts'
import { ownFiles } from './own-files.ts'
import { type Part, parts } from './parts.ts'

/**
 * `npm run bench`: measures what stands in docs/benchmarks.md, one part after the other, and writes each block anew with the commit that it
 * is of; about an hour. `npm run bench -- speed scale` measures these parts alone, also the long ones. Fails when figures are over their bound, which
 * their block then says, and when a part breaks off or takes too long; its block then keeps the figures that it had, and says so. `npm run bench -- --stale` measures nothing: it marks what the code has left behind.
 */
const words = process.argv.slice(2)
const [otherWork = 0] = loadavg()
const strange = words.filter((word) => word !== '--stale' && !parts.some(({ name }) => name === word))
if (strange.length > 0) {
  console.error(`There is no ${strange.join(', ')}; there are ${parts.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 2
} else {
  if (!words.includes('--stale')) {
    // a server without its pages answers 404 for them, which takes no time
    await buildClient()
    for (const part of parts) if (words.length > 0 ? words.includes(part.name) : !part.isLong) await measure(part)
  }
  markStale()
}

async function measure(part: Part): Promise<void> {
  const { name, command, minutes } = part
  console.error(`\n${name}: node ${command.join(' ')}`)
  const commit = git('rev-parse', '--short=7', 'HEAD')?.trim()
  const isChanged = commit !== undefined && differs(commit, part) === true
  const { code, output, seconds } = await run(command, minutes)
  console.log(`\n${output.trim()}\n`)
  const day = new Date().toISOString().slice(0, 10)
  const of = { day, commit, isChanged, command, seconds, machine: machine(), isOver: code === overBound }
  const isTold = (code === 0 || code === overBound) && /^\|/m.test(output)
  if (code !== 0 || !isTold) process.exitCode = 1
  if (isTold) {
    if (of.isOver) console.error(`${name} is over its bound`)
    rewrite(part, (page) => withFigures(page, name, output, of))
  } else {
    const why =
      code === 0 || code === overBound ? 'it printed no table' : (code ?? `not through after ${minutes} minutes`)
    console.error(`${name} FAILED (${why})`)
    rewrite(part, (page) => withFailure(page, name, of))
  }
}

/** Every block whose code is another one than at its commit says so; where git cannot tell, all stays as it is. */
function markStale(): void {
  for (const part of parts) {
    const commit = commitOf(readFileSync(pageOf(part), 'utf8'), part.name)
    const isStale = commit === undefined ? undefined : differs(commit, part)
    if (isStale === undefined) continue
    rewrite(part, (page) => marked(page, part.name, isStale))
    if (isStale) console.log(`${part.name}: of ${commit}, the code has changed since; npm run bench -- ${part.name}`)
  }
}

/** Whether what a part measures is now another than at a commit; undefined without git, or where the commit is not known. */
function differs(commit: string, { command, of }: Part): boolean | undefined {
  const measured = [...ownFiles(command[0] ?? ''), ...of, 'package-lock.json']
  const tests = [':(exclude)*.test.ts', ':(exclude)server/test-world']
  const { status } = spawnSync('git', ['diff', '--quiet', commit, '--', ...measured, ...tests])
  return status === 0 || status === 1 ? status === 1 : undefined
}

function git(...options: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', options, { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

function rewrite(part: Part, change: (page: string) => string): void {
  const page = readFileSync(pageOf(part), 'utf8')
  const changed = change(page)
  if (changed !== page) writeFileSync(pageOf(part), changed)
}

function pageOf({ page = 'docs/benchmarks.md' }: Part): string {
  return page
}

function machine(): string {
  const processor = cpus()[0]?.model.trim() ?? process.arch
  const beside =
    otherWork > availableParallelism() / 2 ? `; other work ran beside it (a load of ${otherWork.toFixed(1)})` : ''
  return `${processor}, ${availableParallelism()} cores, ${type()}, Node ${process.versions.node}${beside}`
}

/** Output of a part; null as its code when it had to be ended. */
async function run(
  command: readonly string[],
  minutes: number,
): Promise<{ code: number | null; output: string; seconds: number }> {
  const before = performance.now()
  // A group of its own, so that whatever it has started can be ended with it.
  const child = spawn(process.execPath, [...command], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const endAll = () => child.pid !== undefined && process.kill(-child.pid, 'SIGINT')
  const interrupt = () => {
    endAll()
    process.exit(130)
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const patience = setTimeout(endAll, minutes * 60_000)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(patience)
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  return { code, output, seconds: Math.round((performance.now() - before) / 1000) }
}

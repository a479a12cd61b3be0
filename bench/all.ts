import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * `npm run bench`: every figure of docs/benchmarks.md, one part after the other, about twenty-five minutes; the tables stand
 * together at the end. Fails when a part fails or takes too long.
 */
const parts: readonly (readonly [title: string, minutes: number, ...command: string[]])[] = [
  ['Speed', 5, 'bench/http.ts'],
  ['Recipes and lists at scale, a small copy', 12, 'bench/recipes-at-scale.ts', '80000', '20000', '0.5'],
  ['A tick on two phones', 3, 'bench/two-phones.ts'],
  ['First load', 1, 'bench/first-load.ts'],
  ['The daily limit', 4, 'bench/quota.ts'],
  ['The time of a sign-in', 6, 'bench/sign-in-time.ts'],
  ['kill -9 through the interface', 5, 'bench/crash-http.ts', '30'],
  ['kill -9 in the database', 2, 'bench/crash.ts', '30'],
  ['Random wishes, plain', 1, 'bench/compose-sweep.ts', '2000', 'plain'],
  ['Random wishes, every field', 1, 'bench/compose-sweep.ts', '2000', 'full'],
  ['Merging lists', 4, 'bench/list-merging.ts'],
  ['Payments, random histories', 5, 'bench/payment-histories.ts', '1000', '100'],
  ['Payments, one checkout used by many', 3, 'bench/payment-races.ts'],
  ['The kitchen', 12, 'bench/kitchen.ts'],
]

const report: string[] = []
for (const [title, minutes, ...command] of parts) {
  console.error(`\n${title}: node ${command.join(' ')}`)
  const { code, output, seconds } = await run(command, minutes)
  if (code !== 0) process.exitCode = 1
  const outcome = code === 0 ? '' : ` FAILED (${code ?? `not through after ${minutes} minutes`})`
  report.push(`### ${title}${outcome}\n\n\`node ${command.join(' ')}\` (${seconds} s)\n\n${output.trim()}\n`)
}
console.log(`\n${report.join('\n')}`)

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

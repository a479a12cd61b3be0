import { performance } from 'node:perf_hooks'
import { chanceFrom } from '#domain/chance.ts'
import { randomWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { faultsOf } from '#domain/recipe/compose/make/judge.ts'
import { hear } from '../domain/wish/heard-wish.ts'
import { printTable } from './figures/print-table.ts'

/** Composes for random wishes and prints what was refused and why, what was off, and how long it took. `node bench/compose-sweep.ts 2000 plain` */
const count = Number(process.argv[2] ?? 2000)
const kind = process.argv[3] === 'plain' ? 'plain' : 'full'
const chance = chanceFrom(20)
const times: number[] = []
const answeredTimes: number[] = []
const refusals = new Map<string, number>()
const faults = new Map<string, number>()
const forms = new Map<string, number>()
const warnings = new Map<string, number>()
let proved = 0
let refused = 0

for (let index = 0; index < count; index++) {
  const wish = randomWish(chance, kind)
  const start = performance.now()
  const answer = compose(wish, index)
  times.push(performance.now() - start)
  if ('contradiction' in answer) {
    refused += 1
    if (answer.contradiction.message.includes('no dish we know')) proved += 1
    add(refusals, answer.contradiction.wishes.join(' + ') || 'none named')
    continue
  }
  answeredTimes.push(times.at(-1) ?? 0)
  for (const fault of faultsOf(answer.verification, hear(wish))) add(faults, fault)
  for (const { code } of answer.verification.findings) add(warnings, code)
  add(forms, answer.dish.split('/')[0] ?? '')
}

const off = [...faults].map(([fault, often]) => `${fault} ${often}`).join(', ') || 'none'
printTable(
  [
    'wishes',
    'answered',
    'refused',
    'proved',
    'faults in what was answered',
    'ms: p50',
    'p90',
    'p99',
    'p99 of those answered',
  ],
  [
    [
      `${count} ${kind === 'plain' ? 'plain' : 'of every field'}`,
      ...[count - refused, refused, proved].map(String),
      off,
      ...[0.5, 0.9, 0.99].map((share) => quantile(times, share)),
      quantile(answeredTimes, 0.99),
    ],
  ],
)
print('refused for', refusals)
print('findings in what was answered', warnings)
print('forms', forms)

function quantile(list: readonly number[], share: number): string {
  const sorted = list.toSorted((one, other) => one - other)
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}
function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
function print(title: string, counts: ReadonlyMap<string, number>): void {
  const rows = [...counts].sort(([, one], [, other]) => other - one).slice(0, 40)
  console.error(`${title}: ${rows.map(([key, times]) => `${key} ${times}`).join(', ') || 'none'}`)
}

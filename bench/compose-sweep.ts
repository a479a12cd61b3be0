import { performance } from 'node:perf_hooks'
import { chanceFrom } from '#domain/chance.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { faultsOf } from '#domain/recipe/compose/judge.ts'
import { randomWish } from '#domain/recipe/compose/random-wish.ts'

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
  for (const fault of faultsOf(answer.verification, wish)) add(faults, fault)
  for (const { code } of answer.verification.findings) add(warnings, code)
  add(forms, answer.dish.split('/')[0] ?? '')
}

console.log(`${count} ${kind} wishes: ${count - refused} answered, ${refused} refused, ${proved} of these proved`)
console.log(`ms: ${spread(times)}; of those answered ${spread(answeredTimes)}`)
print('faults in what was answered', faults)
print('refused for', refusals)
print('findings in what was answered', warnings)
print('forms', forms)

function spread(list: readonly number[]): string {
  const sorted = [...list].sort((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
  return `p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, most ${at(0.9999)}`
}
function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
function print(title: string, counts: ReadonlyMap<string, number>): void {
  const rows = [...counts].sort(([, one], [, other]) => other - one).slice(0, 40)
  console.log(`${title}: ${rows.map(([key, times]) => `${key} ${times}`).join(', ') || 'none'}`)
}

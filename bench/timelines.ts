import { performance } from 'node:perf_hooks'
import { chanceFrom } from '#domain/chance.ts'
import { timelineOf } from '#domain/plan/timeline/timeline.ts'
import { simulated } from '#domain/plan/timeline/timeline-simulation.ts'
import { randomWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { printTable } from './figures/print-table.ts'

/**
 * `node bench/timelines.ts 500`: timelines of menus of two to six recipes, each followed minute by minute: what clashed, which hot dishes
 * are on the table within five minutes, how many timelines are proved the best, and how long each took.
 */
const count = Number(process.argv[2] ?? 500)
const chance = chanceFrom(20)
const recipes = Array.from({ length: 300 }, (_, seed) => compose(randomWish(chance, 'plain'), seed)).flatMap(
  (answer) => ('draft' in answer ? [answer.draft] : []),
)
const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!
/** The first menus pay for what is read once and for code that is not yet compiled. */
const warm = 20

const times: number[] = []
const sums = { hands: 0, oven: 0, burners: 0, machines: 0, order: 0, unsaid: 0, hot: 0, within: 0, said: 0, best: 0 }
const bySize = new Map<number, { menus: number; best: number }>()
for (let index = -warm; index < count; index++) {
  const dishes = Array.from({ length: 2 + Math.floor(chance() * 5) }, (_, id) => ({ ...one(recipes), id }))
  const start = performance.now()
  const timeline = timelineOf(dishes)
  const took = performance.now() - start
  if (index < 0) continue
  times.push(took)
  const clashes = simulated(timeline, dishes)
  for (const [about, faults] of Object.entries(clashes) as [keyof typeof clashes, string[]][]) {
    if (faults.length > 0) console.error(`${about}: ${dishes.map(({ title }) => title).join(', ')}: ${faults[0]}`)
    sums[about] += faults.length
  }
  const hot = timeline.dishes.filter(({ isHot }) => isHot)
  sums.hot += hot.length
  sums.within += hot.filter(({ standsMinutes }) => standsMinutes <= 5).length
  sums.said += hot.filter(({ standsMinutes }) => standsMinutes > 5).length
  sums.best += Number(timeline.isBest)
  const size = bySize.get(dishes.length) ?? { menus: 0, best: 0 }
  bySize.set(dishes.length, { menus: size.menus + 1, best: size.best + Number(timeline.isBest) })
}

printTable(
  [
    'timelines',
    'clashes of hands',
    'oven',
    'burners',
    'machines',
    'order',
    'hot dishes',
    'hot within 5 min',
    'said to stand longer',
    'longer and not said',
    'proved best',
    'ms: p50',
    'p90',
    'max',
  ],
  [
    [
      ...[
        count,
        sums.hands,
        sums.oven,
        sums.burners,
        sums.machines,
        sums.order,
        sums.hot,
        sums.within,
        sums.said,
        sums.unsaid,
        sums.best,
      ].map(String),
      ...[0.5, 0.9, 1].map((share) => quantile(times, share)),
    ],
  ],
)
for (const [size, { menus, best }] of [...bySize].toSorted(([one], [other]) => one - other))
  console.error(`${size} dishes: ${best} of ${menus} proved best`)

function quantile(list: readonly number[], share: number): string {
  const sorted = list.toSorted((one, other) => one - other)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
}

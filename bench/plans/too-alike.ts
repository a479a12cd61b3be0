import type { WeekDish, WeekWish } from '../../domain/plan/week/week.ts'
import type { Laid } from './laid.ts'

/** Points of dishes of one kind, by a table of its own: [free, points of each beyond] for a week and an eater. */
export function tooAlike(wish: WeekWish, dishes: ReadonlyMap<string, WeekDish>, laid: readonly Laid[]): number {
  const table: Record<string, number[][]> = {
    'large dish': [[1, 120]],
    'small dish': [[2, 60]],
    'large main': [
      [2, 60],
      [3, 120],
    ],
    'large form': [
      [1, 60],
      [2, 120],
    ],
    'large cuisine': [
      [3, 30],
      [5, 60],
    ],
    'large base': [
      [2, 60],
      [3, 120],
    ],
    'large meatless': [
      [4, 90],
      [6, 120],
    ],
    'small main': [
      [2, 60],
      [4, 60],
    ],
    'small form': [
      [2, 60],
      [4, 90],
    ],
    again: [
      [2, 60],
      [4, 120],
    ],
  }
  const counts: Record<string, number> = {}
  const count = (key: string) => (counts[key] = (counts[key] ?? 0) + 1)
  const isMeatForAll = [...dishes.values()].some(
    ({ traits, finishOf }) => traits.includes('meat') && !finishOf.some((finish) => finish !== 0),
  )
  for (const one of laid) {
    if (one.kind === 'again') count('again|')
    if (one.kind === 'again') continue
    const size = ['lunch', 'dinner'].includes(wish.slots[one.slot]!.meal) ? 'large' : 'small'
    const { main, kinds, traits } = dishes.get(one.dish)!
    if (isMeatForAll && traits.includes('meatless')) count(`${size} meatless|`)
    for (const [name, value] of Object.entries({ dish: one.dish, main, ...kinds }))
      if (value) count(`${size} ${name}|${value}`)
  }
  const weeks = Math.ceil(wish.days / 7)
  let points = 0
  for (const [key, times] of Object.entries(counts))
    for (const [free, each] of table[key.split('|')[0]!] ?? []) points += each! * Math.max(0, times - free! * weeks)
  return points * wish.eaters.length
}

import { expect, test } from 'vitest'
import { ruleCosts, wishesToPrice } from '#domain/plan/week/rule-costs.ts'
import type { Slot, WeekWish } from '#domain/plan/week/week.ts'

const protein = { nutrient: 'protein', per: 'day', least: 75 } as const
const wish: WeekWish = {
  days: 7,
  eaters: [
    { name: 'Ada', portion: 1, targets: [protein, { nutrient: 'fiber', per: 'day', least: 30 }] },
    { name: 'Ben', portion: 1, targets: [protein, { nutrient: 'fiber', per: 'day', least: 20 }] },
  ],
  slots: [0, 1, 2, 3, 4, 5, 6].map(
    (day): Slot => ({
      day,
      meal: 'dinner',
      eaters: [0, 1],
      minutes: day < 5 ? 30 : 60,
      ...(day === 6 && { locked: 'dal' }),
    }),
  ),
  budget: 9000,
  atHome: [],
  rules: {
    times: [
      { trait: 'fish', least: 2 },
      { trait: 'cold', most: 1 },
    ],
    mainsApart: true,
    mostOfOneDish: { small: 3, large: 1 },
  },
  aim: 'best',
}

test('one wish of each kind is priced before a second of any, and what is left over is counted', () => {
  const { asked, more } = wishesToPrice(wish, new Set(), 12)
  expect(asked).toEqual([
    ['budget'],
    ['target:0:0', 'target:1:0'],
    ['times:0'],
    ['mains-apart'],
    ['one-dish:small'],
    ['liked'],
    [0, 1, 2, 3, 4].map((day) => `minutes:${day}`),
    ['target:0:1'],
    ['times:1'],
    ['one-dish:large'],
    ['minutes:5', 'minutes:6'],
    ['target:1:1'],
  ])
  expect(more).toBe(0)
  expect(wishesToPrice(wish, new Set(), 8)).toEqual({ asked: asked.slice(0, 8), more: 4 })
  const rest = wishesToPrice(wish, new Set(['budget', 'target:1:0', 'minutes:0']), 3)
  expect(rest).toEqual({ asked: [['target:0:0'], ['times:0'], ['mains-apart']], more: 8 })
})

test('a price is of all rules of its wish, and in its words', () => {
  const asked: (readonly string[])[] = []
  const solve = (program: { rows: readonly { rule: string | undefined }[] }) => {
    asked.push([...new Set(program.rows.flatMap(({ rule }) => rule ?? []))])
    return { outcome: 'none' as const, bound: Number.POSITIVE_INFINITY }
  }
  const plan = {
    meals: [],
    cents: 0,
    points: 0,
    parts: { used: 0, fromHome: 0, spoiled: 0 },
    days: [],
    packages: [],
    spent: [],
  }
  const options = { solve, chance: () => 0.5, now: () => 0, seconds: 1, gap: 0 }
  const [target, time] = ruleCosts(wish, [], { plan, cost: 100 }, options, [
    ['target:0:0', 'target:1:0'],
    ['minutes:5', 'minutes:6'],
  ])
  expect([target!.rule, target!.words]).toEqual(['target:0:0', 'Ada and Ben each: at least 75 g of protein a day'])
  expect([time!.rule, time!.words]).toEqual(['minutes:5', 'dinner on days 6 and 7 in 60 minutes'])
  expect(asked[0]!.some((rule) => rule.endsWith(':0') && rule.startsWith('target'))).toBe(false)
})

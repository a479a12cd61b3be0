import { describe, expect, test } from 'vitest'
import { foods } from '#domain/food/foods.ts'
import { fateOf, frozenUntil, keepingNote } from '#domain/plan/meal-plan/provisions/keeping-until.ts'
import type { Source } from '#domain/plan/shopping/listed-food.ts'

const dates = ['2026-11-23', '2026-11-26', '2026-11-28', '2026-12-05']
const list = {
  plan: 1,
  start: '2026-11-23',
  boughtOn: '2026-11-23',
  dishes: dates.map((cookedOn, at) => ({ entry: `entry-${at}`, recipeId: at, servings: 4, cookedOn })),
}
/** A line for dishes on these of the days; -1 is what somebody typed. */
const line = (food: string, ...days: number[]) => ({
  food,
  sources: days.map(
    (at): Source => ({
      recipeId: at < 0 ? null : at,
      ...(at >= 0 && { entry: `entry-${at}` }),
      title: '',
      text: food,
      grams: 100,
      steps: [],
      optional: false,
    }),
  ),
})

describe('what a line of a list for a plan says', () => {
  test.each([
    ['chicken-thigh', [0], undefined],
    ['chicken-thigh', [2], 'freeze until Saturday'],
    ['chicken-thigh', [2, 2], 'freeze until Saturday'],
    ['chicken-thigh', [1, 2], 'freeze for Thursday and Saturday'],
    ['chicken-thigh', [0, 2], 'freeze what’s for Saturday'],
    ['chicken-thigh', [0, 1, 2], 'freeze what’s for Thursday and Saturday'],
    ['chicken-thigh', [-1, 2], 'freeze what’s for Saturday'],
    ['chicken-thigh', [3], 'freeze until Saturday, Dec 5'],
    ['chicken-thigh', [1, 2, 3], 'freeze for Thursday, Saturday and Saturday, Dec 5'],
    ['chicken-thigh', [-1], undefined],
    ['bread', [2], 'freeze until Saturday'],
    ['spinach', [0, 3], 'won’t keep until Saturday, Dec 5'],
    ['mussels', [1], 'won’t keep until Thursday'],
    ['long-rice', [3], undefined],
    ['no-such-food', [3], undefined],
  ])('%s on days %j: %s', (food, days, words) => {
    expect(keepingNote(line(food, ...days), list)).toBe(words)
  })

  test('nothing where nobody knows when it is bought, or for which dish', () => {
    const { boughtOn: _, ...undated } = list
    for (const other of [null, undated, { plan: 1, start: '2026-11-23', boughtOn: '2026-11-23' }])
      expect(keepingNote(line('chicken-thigh', 2), other)).toBeUndefined()
  })
})

test('what is frozen is good until its last dish', () => {
  expect(frozenUntil(line('chicken-thigh', 0, 2, 3), list)).toBe('2026-12-05')
  expect(frozenUntil(line('chicken-thigh', 0), list)).toBeUndefined()
  expect(frozenUntil(line('spinach', 3), list)).toBeUndefined()
})

test('only meat, fish and bread are frozen, and nothing that is alive', () => {
  const frozen = [...foods.values()].filter(({ id }) => fateOf(id, 1000) === 'freeze')
  expect(new Set(frozen.map(({ aisle }) => aisle))).toEqual(new Set(['Meat', 'Seafood', 'Bakery']))
  expect(frozen.map(({ id }) => id)).not.toContain('lobster')
  expect(fateOf('lobster', 2)).toBe('spoils')
})

import { expect, test } from 'vitest'
import { isAfter, type KeptEntry, shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'

const everyDay = { weekdays: [0, 1, 2, 3, 4], eaters: [] }
const hours = (snack: string) => ({
  startDate: '2026-11-23',
  rules: { meals: [{ meal: 'snack' as const, at: snack, ...everyDay }] },
})
const [snack, dinner] = [
  { day: 0, meal: 'snack' as const },
  { day: 0, meal: 'dinner' as const },
]

test('a meal is after another one by the hours at which they are on the table', () => {
  const bothWays = (at: string) => [isAfter(dinner, snack, hours(at)), isAfter(snack, dinner, hours(at))]
  expect(bothWays('16:00')).toEqual([true, false])
  expect(bothWays('21:00')).toEqual([false, true])
  expect(isAfter(dinner, dinner, hours('16:00'))).toBe(false)
  expect(isAfter({ ...snack, day: 1 }, dinner, hours('16:00'))).toBe(true)
})

test('leftovers of the afternoon are eaten for dinner, and those of dinner not in the afternoon', () => {
  const plain = {
    recipeId: 1,
    menuId: null,
    cookedAt: null,
    eaters: [],
    without: [],
    note: '',
    isLocked: false,
    isRemoved: false,
    edits: {},
  }
  const shown = (cookedAt: typeof snack | typeof dinner, eatenAt: typeof snack | typeof dinner, at: string) => {
    const kept: KeptEntry[] = [
      { id: 'cooked', ...cookedAt, ...plain, kind: 'recipe' },
      { id: 'rest', ...eatenAt, ...plain, kind: 'leftover', cookedAt: 'cooked' },
    ]
    return shownEntries(kept, 7, hours(at)).find(({ id }) => id === 'rest')!.cookedAt
  }
  expect(shown(snack, dinner, '16:00')).toBe('cooked')
  expect(shown(dinner, snack, '16:00')).toBeNull()
  expect(shown(dinner, snack, '21:00')).toBe('cooked')
})

import { expect, test } from 'vitest'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'

test('where no food is known the nearest is offered, and beside a known one none', () => {
  const [slip, known] = lineReports({ ingredients: ['1 cup buter', '1 cup butter'] })
  expect(slip?.foods[0]).toMatchObject({
    words: 'buter',
    food: null,
    nearest: { name: expect.stringMatching(/butter$/) },
  })
  expect(known?.foods[0]).toMatchObject({ food: { id: 'butter' }, nearest: null })
})

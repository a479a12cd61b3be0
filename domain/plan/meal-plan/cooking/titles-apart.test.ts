import { expect, it } from 'vitest'
import { titlesApart } from '#domain/plan/meal-plan/cooking/titles-apart.ts'

const dish = (title: string, whom: string | null = null) => ({ title, whom })

it('tells dishes of one meal apart by whom they are for, and by number alone where that says nothing', () => {
  expect(titlesApart([dish('Stew'), dish('Rice', 'for Ana')])).toEqual(['Stew', 'Rice'])
  expect(titlesApart([dish('Stew', 'for Ana'), dish('Stew', 'for Ben'), dish('Rice', 'for Ana')])).toEqual([
    'Stew, for Ana',
    'Stew, for Ben',
    'Rice',
  ])
  expect(titlesApart([dish('Stew'), dish('Stew'), dish('Stew', 'for Ben')])).toEqual([
    'Stew (1)',
    'Stew (2)',
    'Stew, for Ben',
  ])
  expect(titlesApart([])).toEqual([])
})

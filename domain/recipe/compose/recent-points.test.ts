import { expect, test } from 'vitest'
import { recentPoints } from '#domain/recipe/compose/recent-points.ts'

test('the same form and family wait longest, then the same form, then the same family', () => {
  const recent = ['pilaf/beans/greek']
  expect(recentPoints('pilaf', 'greek', recent)).toBe(-1)
  expect(recentPoints('pilaf', 'thai', recent)).toBe(-0.25)
  expect(recentPoints('slaw', 'greek', recent)).toBe(-0.15)
  expect(recentPoints('slaw', 'thai', recent)).toBeCloseTo(0)
})

test('each of the last thirty dishes counts, up to three points', () => {
  const recent = ['pilaf/beans/greek', 'pilaf/beans/thai', 'slaw/cabbage/greek']
  expect(recentPoints('pilaf', 'greek', recent)).toBeCloseTo(-1.4)
  expect(recentPoints('pilaf', 'greek', Array.from({ length: 9 }, () => recent).flat())).toBe(-3)
  expect(recentPoints('crepes', 'french', [...Array<string>(30).fill('slaw//thai'), 'crepes//french'])).toBeCloseTo(0)
})

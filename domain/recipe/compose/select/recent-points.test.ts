import { expect, it, test } from 'vitest'
import { recentPoints } from '#domain/recipe/compose/select/recent-points.ts'

test('the same form and family wait longest, then the same form, then the same family', () => {
  const recent = ['pilaf/beans/greek']
  expect(recentPoints({ id: 'pilaf' }, 'greek', recent)).toBe(-1)
  expect(recentPoints({ id: 'pilaf' }, 'thai', recent)).toBe(-0.25)
  expect(recentPoints({ id: 'slaw' }, 'greek', recent)).toBe(-0.15)
  expect(recentPoints({ id: 'slaw' }, 'thai', recent)).toBeCloseTo(0)
})

test('each of the last thirty dishes counts, up to three points', () => {
  const recent = ['pilaf/beans/greek', 'pilaf/beans/thai', 'slaw/cabbage/greek']
  expect(recentPoints({ id: 'pilaf' }, 'greek', recent)).toBeCloseTo(-1.4)
  expect(recentPoints({ id: 'pilaf' }, 'greek', Array.from({ length: 9 }, () => recent).flat())).toBe(-3)
  expect(
    recentPoints({ id: 'crepes' }, 'french', [...Array<string>(30).fill('slaw//thai'), 'crepes//french']),
  ).toBeCloseTo(0)
})

it('lets what a dish is built on wait as well, whatever its cut, for a week of dinners', () => {
  const chicken = { id: 'dish-chicken-parmesan', book: [], main: 'chicken-breast' } as const
  expect(recentPoints(chicken, 'thai', ['braise/chicken-bone/greek', 'curry/chicken-thigh/punjabi'])).toBeCloseTo(-0.7)
  expect(
    recentPoints(chicken, 'thai', [...Array<string>(7).fill('slaw//greek'), 'braise/chicken-bone/greek']),
  ).toBeCloseTo(0)
  expect(recentPoints(chicken, 'thai', ['dish-chicken-parmesan/chicken-breast/thai'])).toBeCloseTo(-3.85)
})

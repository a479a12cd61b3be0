import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { timelineOf } from '#domain/plan/timeline/timeline.ts'
import { Timeline } from '#domain/plan/timeline/timeline-shape.ts'
import { simulated } from '#domain/plan/timeline/timeline-simulation.ts'
import { randomWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

test('no menu of composed recipes clashes when a cook follows its timeline', () => {
  assert(
    property(integer(), (seed) => {
      const chance = chanceFrom(seed)
      const dishes = Array.from({ length: 2 + Math.floor(chance() * 5) }, () =>
        compose(randomWish(chance, 'plain'), Math.floor(chance() * 1e6)),
      ).flatMap((answer, id) => ('draft' in answer ? [{ ...answer.draft, id }] : []))
      const timeline = timelineOf(dishes)
      expect(Timeline.parse(timeline)).toEqual(timeline)
      expect(Object.values(simulated(timeline, dishes)).flat()).toEqual([])
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type Job, leastOver } from '#domain/plan/timeline/bounds.ts'

test('hot dishes stand at least as long as in the best of all orders', () => {
  const minutes = (max: number) => integer({ min: 0, max })
  const jobs = array(record({ hands: minutes(20), due: minutes(60), sure: minutes(15) }), { maxLength: 5 })
  assert(
    property(jobs, minutes(30), minutes(5), (jobs, clock, free) => {
      expect(leastOver(jobs, clock, free)).toBe(leastOfOrders(jobs, clock, free))
    }),
    { numRuns: 500 },
  )
})

function leastOfOrders(jobs: readonly Job[], clock: number, free: number): number {
  if (jobs.length === 0) return 0
  return Math.min(
    ...jobs.map(({ hands, due, sure }, at) => {
      const over = Math.max(0, Math.max(sure, clock + hands - due) - free)
      return over + leastOfOrders(jobs.toSpliced(at, 1), clock + hands, free)
    }),
  )
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseHealth } from '#server/features/public/database-health.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeEach(async () => {
  // what the database answers is noted by this clock
  vi.useFakeTimers({ toFake: ['performance'] })
  world = await startApp({ logLevel: 'error' })
  // nor does a sign of life come between
  await world.context.events.close()
})
afterEach(async () => {
  vi.useRealTimers()
  await world.close()
})

test('what the database said counts for two seconds, and is asked for again after one', async () => {
  const ping = vi.spyOn(world.database, 'ping')
  const health = databaseHealth(world.database)
  expect([await health(), ping.mock.calls.length]).toEqual([0, 1])
  vi.advanceTimersByTime(900)
  expect([await health(), ping.mock.calls.length]).toEqual([0, 1])
  // one that no longer answers is noticed by the next who asks
  ping.mockRejectedValue(new Error('gone'))
  vi.advanceTimersByTime(200)
  expect([await health(), ping.mock.calls.length]).toEqual([0, 2])
  vi.advanceTimersByTime(1000)
  await expect(health()).rejects.toThrow('gone')
  ping.mockRestore()
  expect(await health()).toBe(0)
})

test('who asks while it is being asked waits for the same answer', async () => {
  const ping = vi.spyOn(world.database, 'ping')
  const health = databaseHealth(world.database)
  expect(await Promise.all([health(), health(), health()])).toEqual([0, 0, 0])
  expect(ping).toHaveBeenCalledTimes(1)
})

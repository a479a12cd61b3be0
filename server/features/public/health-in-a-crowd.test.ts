import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

test('a database that is busy with other statements, and answers them, is there', async () => {
  const health = () => visitor(world.app).send({ method: 'GET', url: '/api/health' })
  expect((await health()).statusCode).toBe(200)
  const { pool } = world.database
  // every connection has something to do for 4.5 seconds, a third of a second at a time
  let isBusy = true
  const crowd = Promise.allSettled(
    Array.from({ length: 15 * pool.options.max }, () => pool.query('select pg_sleep(0.3)')),
  ).then(() => (isBusy = false))
  // longer than what it said counts
  await sleep(2300)
  const began = performance.now()
  const { statusCode } = await health()
  expect([statusCode, isBusy]).toEqual([200, true])
  expect(performance.now() - began).toBeLessThan(1000)
  await crowd
})

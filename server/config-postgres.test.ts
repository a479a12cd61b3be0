import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

test('jobs can be left to another process where another process can reach the database', () => {
  expect(() => readConfig({ JOBS: 'off' })).toThrow('unset JOBS, or set DATABASE_URL')
  expect(readConfig({ JOBS: 'off', DATABASE_URL: 'postgres://db/kitchen' }).runsJobs).toBe(false)
  expect(readConfig({ JOBS: 'on' }).runsJobs).toBe(true)
})

test('who has a database of their own may have a balancer, which is given some seconds', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://db/kitchen' }).drainSeconds).toBe(5)
  expect(readConfig({ DATABASE_URL: 'postgres://db/kitchen', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
  expect(readConfig({}).drainSeconds).toBe(0)
  expect(() => readConfig({ DATABASE_POOL_SIZE: '4' })).toThrow('unset it, or set DATABASE_URL')
})

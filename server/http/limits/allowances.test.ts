import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints, type RateLimitName } from '#contract/endpoint.ts'
import { AppError, type ErrorCode, errorStatus } from '#contract/errors.ts'
import { bind } from '#server/http/binding.ts'
import { openRateLimits } from '#server/http/limits/limits.ts'
import { handleFailures } from '#server/http/refusals/failures.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

/** What was counted and given back while a call failed so. */
async function tally(limit: RateLimitName, failure: Error, way: 'answer' | 'events' | 'events read as one answer') {
  const tallied: string[] = []
  const note = (what: string) => async (name: string) => void tallied.push(`${what} ${name}`)
  const limits = { consume: note('counted'), giveBack: note('gave back') }
  const open = {
    method: 'POST',
    summary: 'a call',
    access: 'public',
    requires: 'nothing',
    output: z.string(),
    limit,
  } as const
  const rows = endpoints({
    plain: { ...open, path: '/api/plain' },
    told: { ...open, path: '/api/told', events: z.object({ type: z.string() }) },
  })
  const app = Fastify()
  handleFailures(app)
  await app.register(cookie)
  bind(app, { ...world.context, limits }, async () => undefined, rows, {
    plain() {
      throw failure
    },
    async *told() {
      yield { type: 'begun' }
      throw failure
    },
  })
  const headers = way === 'events' ? { accept: 'text/event-stream' } : {}
  await app.inject({ method: 'POST', url: way === 'answer' ? '/api/plain' : '/api/told', headers })
  await app.close()
  return tallied
}

const codes = Object.keys(errorStatus) as ErrorCode[]
const ways = ['answer', 'events', 'events read as one answer'] as const

test.each(ways)(
  'what could not be served takes nothing of what each is given, and other failures do (%s)',
  async (way) => {
    for (const code of codes)
      expect([code, await tally('demo', new AppError(code, 'No.'), way)]).toEqual([
        code,
        errorStatus[code] === 503 ? ['counted demo', 'gave back demo'] : ['counted demo'],
      ])
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    expect(await tally('demo', away, way)).toEqual(['counted demo', 'gave back demo'])
  },
)

test.each(ways)('a guard counts every call, whatever becomes of it (%s)', async (way) => {
  for (const limit of ['sign-in', 'code', 'verify', 'generate', 'write'] as const)
    expect(await tally(limit, new AppError('busy', 'No.'), way)).toEqual([`counted ${limit}`])
})

test('an allowance whose calls are given back again and again is not worked at without end', async () => {
  const limits = openRateLimits(world.database, 1)
  const refused = (key: string) =>
    limits.consume('demo', key).catch(({ code, message }: AppError) => `${code}: ${message}`)
  for (let call = 0; call < 60; call += 1) {
    expect([call, await refused('unserved')]).toEqual([call, undefined])
    await limits.giveBack('demo', 'unserved')
  }
  for (let call = 0; call < 25; call += 1)
    expect(await refused('unserved')).toMatch(/^too_many_requests: Too many attempts\. Please wait/)
  for (let call = 0; call < 20; call += 1) expect(await refused('served')).toBe(undefined)
  for (let call = 0; call < 50; call += 1)
    expect(await refused('served')).toMatch(/^too_many_requests: You've used your free demo recipe/)
})

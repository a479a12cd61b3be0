import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { openRateLimits } from '#server/http/limits.ts'
import { openLog } from '#server/log.ts'
import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'

let lines = ''
let database: Database
let member: Cook
const close: (() => Promise<void>)[] = []
beforeAll(async () => {
  database = await freshDatabase()
  const log = openLog('trace', { write: (line) => void (lines += line) })
  const app = await createApp({
    config: readConfig({ RATE_LIMIT_FACTOR: '100' }),
    database,
    secret: 'a secret of tests that is long enough',
    limits: openRateLimits(database, 100),
    recipeWriters: [embeddedComposer()],
    log,
    now: () => new Date('2026-11-20T12:00:00Z'),
  })
  close.push(() => app.close())
  member = await cook(app, { foodDislikes: 'canary celery' })
})
afterAll(() => Promise.all(close.map((end) => end())))

test('the log tells what happened, never who or with which words', async () => {
  await member.api.recipes.generate({ body: { excludeIngredients: 'canary cabbage' } })
  await member.send({ method: 'GET', url: '/api/recipes?q=canary-query' })
  await member.send({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { email: member.user.email, password: 'canary-password' },
  })
  await member.send({ method: 'POST', url: '/api/auth/signin', payload: { email: 'canary\n@example.org' } })
  // a statement that fails carries its values in its message, its stack and its detail
  await database.query('alter table users rename column food_dislikes to gone')
  const failed = await member.send({
    method: 'PATCH',
    url: '/api/auth/profile',
    payload: { foodDislikes: 'canary courgette', firstName: 'Canary' },
  })
  expect(failed.statusCode).toBe(500)
  expect(failed.json()).toMatchObject({ code: 'internal', requestId: expect.any(String) })
  expect(lines).toContain('"route":"/api/recipes"')
  expect(lines).toContain('request failed')
  for (const word of [/canary/i, /@example/, new RegExp(Object.values(member.cookies)[0]!), /10\.0\.0\./]) {
    expect(lines).not.toMatch(word)
  }
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '#server/log.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let lines = ''
let world: TestApp
let member: Cook
beforeAll(async () => {
  world = await startApp({}, { log: openLog('trace', { write: (line) => void (lines += line) }) })
  member = await cook(world.app, { foodDislikes: 'canary celery' })
})
afterAll(() => world.close())

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
  await world.database.query('alter table users rename column food_dislikes to gone')
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

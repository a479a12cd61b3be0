import { Validator } from '@seriousme/openapi-schema-validator'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openRateLimits } from '#server/http/limits/limits.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let member: Cook
beforeAll(async () => {
  world = await startApp()
  member = await cook(world.app)
})
afterAll(() => world.close())

describe('junk gets a clear refusal', () => {
  const json = { 'content-type': 'application/json' }
  test.each([
    ['no JSON', '{"a":', json, 400],
    ['a number', '7', json, 400],
    ['an array', '[]', json, 400],
    ['__proto__', '{"__proto__":{"isAdmin":true}}', json, 400],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}', json, 400],
    ['NUL', '{"firstName":"A\\u0000"}', json, 400],
    ['a lone surrogate', '{"firstName":"\\ud800"}', json, 400],
    ['depth', '['.repeat(5000) + ']'.repeat(5000), json, 400],
    ['10 MB', JSON.stringify({ firstName: 'x'.repeat(10_000_000) }), json, 413],
    ['a form', 'firstName=Eve', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text', '{"firstName":"Eve"}', { 'content-type': 'text/plain' }, 415],
  ])('%s', async (_what, payload, headers, status) => {
    const before = await member.api.accounts.currentUser({})
    const response = await member.send({ method: 'PATCH', url: '/api/auth/profile', payload, headers })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({
      code: expect.any(String),
      message: expect.stringMatching(/\w+ \w+.*/),
      requestId: response.headers['x-request-id'],
    })
    expect(await member.api.accounts.currentUser({})).toEqual(before)
  })

  test.each([
    '/api/recipes/0',
    '/api/recipes/-1',
    '/api/recipes/1e99',
    '/api/recipes/abc',
    '/api/recipes/%00',
    '/api/recipes?limit=NaN',
    '/api/recipes?unknown=1',
    '/api/recipes?limit=1&limit=2',
    '/api/recipes?q=%00',
    '/api/recipes/99999999999999999999',
  ])('%s', async (url) => {
    expect((await member.send({ method: 'GET', url })).statusCode).toBeGreaterThanOrEqual(400)
    expect((await member.send({ method: 'GET', url })).statusCode).toBeLessThan(500)
  })
})

describe('writes come from our own pages', () => {
  const sendFrom = (headers: Record<string, string>) =>
    member.send({
      method: 'PATCH',
      url: '/api/auth/profile',
      payload: { firstName: 'Eve' },
      headers: { host: 'localhost:3000', ...headers },
    })
  test.each([
    [{}, 200],
    [{ origin: 'http://localhost:3000' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost:3000.evil.example' }, 403],
    [{ origin: 'http://localhost.evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://front.example', 'x-forwarded-host': 'front.example' }, 403],
  ])('%j', async (headers, status) => {
    expect((await sendFrom(headers)).statusCode).toBe(status)
  })
})

test('a proxy that is trusted says which host people typed', async () => {
  const behind = await startApp({ trustProxy: ['127.0.0.1'] }, { database: world.database })
  const signOut = (origin: string) =>
    visitor(behind.app).send({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host: '127.0.0.1:3000', 'x-forwarded-host': 'meals.localhost', origin },
    })
  expect((await signOut('https://meals.localhost')).statusCode).toBe(200)
  expect((await signOut('https://evil.example')).statusCode).toBe(403)
  await behind.close()
})

test('an address that a request gives itself is not the one that it counts under', async () => {
  const limits = openRateLimits(world.database, 0.05)
  const { config } = world.context
  const strict = await createApp({ ...world.context, limits })
  const behind = await createApp({ ...world.context, limits, config: { ...config, trustProxy: ['127.0.0.1'] } })
  const check = async (app: FastifyInstance, remoteAddress: string, headers: Record<string, string>) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/check',
        payload: { text: '1 egg' },
        remoteAddress,
        headers: { host: 'localhost', ...headers },
      })
    ).statusCode
  const forgeries = (said: string): Record<string, string>[] => [
    { 'x-forwarded-for': said },
    { 'x-real-ip': said, 'client-ip': said, 'true-client-ip': said },
    { forwarded: `for=${said}` },
  ]
  for (const headers of forgeries('198.51.100.1')) expect(await check(strict, '192.0.2.1', headers)).toBe(200)
  for (const headers of forgeries('198.51.100.2')) expect(await check(strict, '192.0.2.1', headers)).toBe(429)
  // what the proxy has seen stands last, what its visitor says before
  const visit = (said: number, from: string) =>
    check(behind, '127.0.0.1', { 'x-forwarded-for': `198.51.100.${said}, ${from}`, 'x-real-ip': `198.51.100.${said}` })
  for (const said of [3, 4, 5]) expect(await visit(said, '192.0.2.2')).toBe(200)
  expect(await visit(6, '192.0.2.2')).toBe(429)
  expect(await visit(6, '192.0.2.3')).toBe(200)
  await behind.close()
  await strict.close()
})

test('a method that a request names beside its own has no effect', async () => {
  const words = { title: 'Toast', servings: 1, ingredients: ['1 slice bread'], instructions: ['Toast it.'] }
  const recipe = await member.api.recipes.create({ body: words })
  const url = `/api/recipes/${recipe.id}`
  const names = ['x-http-method-override', 'x-http-method', 'x-method-override']
  const headers = Object.fromEntries(names.map((name) => [name, 'DELETE']))
  const sent = [
    await member.send({ method: 'POST', url, headers, payload: {} }),
    await member.send({ method: 'POST', url: `${url}?_method=DELETE`, payload: { _method: 'DELETE' } }),
    await member.send({ method: 'PATCH', url, headers, payload: { _method: 'DELETE' } }),
    await member.send({ method: 'GET', url, headers }),
    await member.send({ method: 'GET', url: `${url}?_method=DELETE` }),
  ]
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400, 200, 200])
  expect(await member.api.recipes.get({ params: { id: recipe.id } })).toMatchObject({ title: 'Toast' })
})

test('what is wrong is told in words for people', async () => {
  const verify = async (payload: object) =>
    (await visitor(world.app).send({ method: 'POST', url: '/api/verify-recipe', payload })).json()
  expect(await verify({ servings: 'four', ingredients: ['1 egg'] })).toMatchObject({
    message: 'Servings must be a number.',
    issues: [{ field: 'servings', message: 'Servings must be a number.' }],
  })
  const sentences = [
    [{ ingredients: ['1 egg'] }, 'Servings is required.'],
    [{ servings: 1e308, ingredients: ['1 egg'] }, 'Servings is far too large.'],
    [{ servings: 2, ingredients: [] }, 'Ingredients must not be empty.'],
    [{ servings: 2, ingredients: [{ name: 'egg', amount: -1 }] }, 'Ingredients 1 amount must be at least 0.'],
    [{ servings: 2, ingredients: ['1 egg'], colour: 'red' }, 'Unknown field: colour.'],
    [
      { servings: 2, ingredients: Array(200).fill('x'.repeat(400)) },
      'A recipe can have at most 20,000 characters, counting its lines and steps together.',
    ],
    [[], 'The request must be a JSON object.'],
  ] as const
  for (const [payload, sentence] of sentences) expect((await verify(payload)).message).toBe(sentence)
  expect((await verify({ ['x'.repeat(50_000)]: 1 })).message.length).toBeLessThan(200)
})

test('everything under /api/admin is closed before anything is read', async () => {
  for (const url of ['/api/admin', '/api/admin/', '/api/admin/not-built', '/api/admin/upgrade-user']) {
    const call = { method: 'POST', url, payload: '{', headers: { 'content-type': 'application/json' } } as const
    expect([url, (await visitor(world.app).send(call)).statusCode]).toEqual([url, 401])
    expect([url, (await member.send(call)).statusCode]).toEqual([url, 403])
  }
})

test('every answer carries the strict headers', async () => {
  for (const url of ['/', '/api/auth/user', '/api/health', '/nowhere', '/api/nowhere']) {
    const { headers } = await visitor(world.app).send({ method: 'GET', url })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cache-control']).toMatch(/^no-(store|cache)$/)
  }
})

test('the cookie is secure, host-only and out of reach of scripts where the site has HTTPS', async () => {
  const https = await startApp({ publicUrl: new URL('https://meals.example') }, { database: world.database })
  const response = await visitor(https.app).send({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { email: member.user.email, password: member.password },
  })
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    'member=1; Max-Age=7776000; Path=/; Secure; SameSite=Lax',
  ])
  expect(response.headers['strict-transport-security']).toContain('includeSubDomains')
  await https.close()
})

test('health tells of database and migrations, and the API document is valid', async () => {
  expect(await visitor(world.app).api.public.health({})).toMatchObject({
    status: 'ok',
    database: world.database.kind,
    migrations: { pending: 0 },
  })
  const document = (await visitor(world.app).send({ method: 'GET', url: '/api/openapi.json' })).json()
  expect(await new Validator().validate(document)).toMatchObject({ valid: true })
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/generate-recipe', '/api/verify-recipe', '/api/recipes/{id}']),
  )
})

test('anyone may have a recipe verified', async () => {
  const { verification } = await visitor(world.app).api.public.verifyRecipe({
    body: {
      servings: 2,
      ingredients: ['2 tbsp soy sauce', { amount: 200, unit: 'g', name: 'firm tofu' }, 'a pinch of moondust'],
    },
  })
  expect(verification.allergens.find(({ allergen }) => allergen === 'wheat')).toMatchObject({
    verdict: 'contains',
    lines: [0],
  })
  expect(verification.allergens.find(({ allergen }) => allergen === 'milk')).toMatchObject({
    verdict: 'unknown',
    lines: [2],
  })
  expect(verification.time.schedule).toEqual([])
})

test('/api/login leads to the sign-in page', async () => {
  const response = await visitor(world.app).send({ method: 'GET', url: '/api/login' })
  expect([response.statusCode, response.headers['location']]).toEqual([302, '/signin'])
})

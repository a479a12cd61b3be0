import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isTestGround } from '#contract/pages.ts'
import { readConfig } from '#server/config.ts'
import type { Account } from '#server/http/binding.ts'
import { handleFailures } from '#server/http/failures.ts'
import { serveClient } from '#server/http/static.ts'

const root = mkdtempSync(join(tmpdir(), 'client-'))
let app: FastifyInstance

/** A build of the client as one script, named by what is in it. */
function build(name: string): void {
  rmSync(join(root, 'assets'), { recursive: true, force: true })
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'assets', `${name}.js`), `'${name}'`)
  writeFileSync(join(root, 'landing.html'), '<html>Welcome</html>')
  writeFileSync(
    join(root, 'index.html'),
    `<html><head><title>x</title></head><script src="/assets/${name}.js"></script>`,
  )
}

beforeAll(async () => {
  build('monday')
  app = Fastify()
  handleFailures(app)
  const head = { title: 'Shared', description: '', tags: {}, jsonLd: {} }
  const authenticate = async ({ headers }: FastifyRequest) =>
    headers['x-admin'] === undefined ? undefined : ({ isAdmin: true } as Account)
  const isClosed = (path: string) => isTestGround(path)
  await serveClient(
    app,
    readConfig({}),
    authenticate,
    { '/r/': async () => head },
    {
      isForAdministrators: isClosed,
      drawnFor: ({ headers }) => (headers.cookie === undefined ? 'landing.html' : undefined),
      root,
    },
  )
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

const get = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url, headers: { cookie: 'sid=x' } })
  return { statusCode, body, cache: headers['cache-control'] }
}

test('a build that is replaced under the running server is served at once, page and parts', async () => {
  for (const page of ['/', '/r/some-token-of-a-recipe']) expect((await get(page)).body).toContain('/assets/monday.js')
  expect(await get('/assets/monday.js')).toMatchObject({ statusCode: 200, cache: expect.stringContaining('immutable') })
  build('tuesday')
  for (const page of ['/', '/lists/7', '/r/some-token-of-a-recipe']) {
    const { body, cache } = await get(page)
    expect(body).toContain('/assets/tuesday.js')
    expect(body).not.toContain('monday')
    expect(cache).toBe('no-cache')
  }
  expect(await get('/assets/tuesday.js')).toMatchObject({ statusCode: 200, body: "'tuesday'" })
})

test('the test grounds are no page to strangers where they are closed, and one to administrators', async () => {
  for (const page of ['/test-checkout', '/checkout-test', '/checkout-test/']) {
    expect((await get(page)).statusCode).toBe(404)
    expect((await app.inject({ url: page, headers: { 'x-admin': '1' } })).statusCode).toBe(200)
  }
  expect((await get('/pricing')).statusCode).toBe(200)
})

test('a part that is gone is a 404 that is no page and that nobody keeps', async () => {
  const { statusCode, body, cache } = await get('/assets/sunday.js')
  expect(statusCode).toBe(404)
  expect(JSON.parse(body)).toMatchObject({ code: 'not_found' })
  expect(cache ?? '').not.toContain('immutable')
  expect((await get('/assets/../index.html%00')).statusCode).toBeGreaterThanOrEqual(400)
})

test('the home page comes drawn for who has no session, unless they come for a plan', async () => {
  const bare = async (url: string) => app.inject({ url })
  for (const url of ['/', '/?utm_source=letter']) {
    const { body, headers } = await bare(url)
    expect(body).toContain('Welcome')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('cookie') })
  }
  expect((await bare('/?upgrade=premium')).body).toContain('<script')
  expect((await bare('/recipes')).body).toContain('<script')
  expect((await get('/')).body).toContain('<script')
})

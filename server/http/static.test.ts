import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isTestGround } from '#contract/pages.ts'
import { readConfig } from '#server/config.ts'
import type { Account } from '#server/http/binding.ts'
import { handleFailures } from '#server/http/refusals/failures.ts'
import { type Draw, serveClient } from '#server/http/static.ts'

const folder = mkdtempSync(join(tmpdir(), 'client-'))
/** What is built lies beside what is nobody's to read. */
const root = join(folder, 'built')
let app: FastifyInstance

/** At one link there is nothing; one page is not drawn. */
const draw: Draw = async (path) =>
  path === '/help'
    ? undefined
    : { head: '<title>$&</title>', body: `Welcome to ${path}`, isThere: !['/404', '/r/dead'].includes(path) }

/** A build of the client as one script, named by what is in it. */
function build(name: string): void {
  rmSync(join(root, 'assets'), { recursive: true, force: true })
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'assets', `${name}.js`), `'${name}'`)
  writeFileSync(
    join(root, 'drawn.html'),
    `<head><!--head--></head><!--member--><div><!--page--></div><script src="/late-${name}.js">`,
  )
  for (const page of ['index', 'member'])
    writeFileSync(
      join(root, `${page}.html`),
      `<html><head><title>${page}</title></head><script src="/assets/${name}.js"></script>`,
    )
}

beforeAll(async () => {
  mkdirSync(root)
  writeFileSync(join(folder, 'package.json'), '"secret"')
  build('monday')
  app = Fastify()
  await app.register(cookie)
  handleFailures(app)
  const authenticate = async ({ headers }: FastifyRequest) =>
    headers['x-admin'] === undefined ? undefined : ({ isAdmin: true } as Account)
  const isOpen = async (path: string, request: FastifyRequest) =>
    !isTestGround(path) || (await authenticate(request)) !== undefined
  const isFound = async (path: string) => !path.includes('999')
  await serveClient(app, readConfig({}), authenticate, { isOpen, isFound, draw, root })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
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

test('the files that pages are made of are no pages; the service worker has an address for what it keeps', async () => {
  for (const page of ['/drawn.html', '/index.html', '/member.html']) {
    expect([page, (await get(page)).statusCode]).toEqual([page, 404])
    expect([page, (await app.inject({ url: page })).statusCode]).toEqual([page, 404])
  }
  const { statusCode, body, headers } = await app.inject({ url: '/shell.html' })
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(body).toContain('/assets/')
})

test('a part that is gone is a 404 that is no page and that nobody keeps', async () => {
  const { statusCode, body, cache } = await get('/assets/sunday.js')
  expect(statusCode).toBe(404)
  expect(JSON.parse(body)).toMatchObject({ code: 'not_found' })
  expect(cache ?? '').not.toContain('immutable')
  expect((await get('/assets/../index.html%00')).statusCode).toBeGreaterThanOrEqual(400)
})

test('no way out of the folder of the build leads to a file', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  /** By a socket, since whoever asks in another way tidies the address first. */
  const answerTo = async (path: string) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (data) => (text += String(data)))
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    await once(socket, 'close')
    return text
  }
  expect(await answerTo('/assets/tuesday.js')).toContain("'tuesday'")
  const ups = ['..', '%2e%2e', '%252e%252e']
  const parts = ['/', '%2f', '%2F', '\\', '%5c', '%252f', '%255c', '%c0%af']
  for (const [up, part] of ups.flatMap((up) => parts.map((part) => [up, part] as const)))
    for (const path of [`/${up}${part}package.json`, `/assets/${up}${part}${up}${part}package.json`]) {
      const text = await answerTo(path)
      expect([path, text]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 4\d\d /)])
      expect(text).not.toContain('secret')
    }
})

test('a page comes drawn for who has no session, and is sent once', async () => {
  const bare = async (url: string, headers = {}) => app.inject({ url, headers })
  for (const url of ['/', '/check/?utm_source=mail', '/nowhere', '/r/dead', '/r/alive']) {
    const { body, headers, statusCode } = await bare(url)
    const path = url === '/nowhere' ? '/404' : url.split('?')[0]!.replace(/(?<=.)\/$/, '')
    expect(body).toMatch(`<head><title>$&</title></head><div>Welcome to ${path}</div>`)
    expect(statusCode).toBe(['/nowhere', '/r/dead'].includes(url) ? 404 : 200)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('cookie') })
    expect(headers['x-robots-tag'] !== undefined).toBe(url.startsWith('/r/'))
    if (statusCode === 404) continue
    const again = await bare(url, { 'if-none-match': headers['etag'] })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  expect((await get('/')).body).toContain('/assets/')
})

test('who has a session gets the program, and reads a page that comes drawn without it at the same address', async () => {
  const titleOf = async (url: string) => /<title>(\w+)</.exec((await get(url)).body)?.[1]
  for (const url of ['/', '/blog/3', '/r/alive', '/no-such-page', '/check?plain=0'])
    expect(await titleOf(url)).toBe('member')
  for (const url of ['/lists/7', '/recipes']) expect(await titleOf(url)).toBe('index')
  for (const url of ['/?plain=1', '/r/alive?plain=1']) {
    const { statusCode, body } = await get(url)
    expect([statusCode, body]).toEqual([200, expect.stringContaining(`<div>Welcome to ${url.split('?')[0]}</div>`)])
    expect(body).toMatch(/<noscript>\s*<form method="post" action="\/signout"/)
  }
  expect(await get('/no-such-page?plain=1')).toMatchObject({ statusCode: 404 })
  // what is not drawn leads nowhere once more
  expect(await titleOf('/help?plain=1')).toBe('index')
  expect((await app.inject({ url: '/' })).body).not.toContain('/signout')
})

test('what is not there is said in full, whatever the browser has kept of the program or of this address', async () => {
  for (const cookie of ['sid=x', '']) {
    const page = await app.inject({ url: '/recipes', headers: { cookie: 'sid=x' } })
    const dead = ['/no-such-page', '/recipes/999', ...(cookie ? ['/blog/999'] : ['/r/dead'])]
    for (const url of dead)
      for (const kept of [String(page.headers['etag']), '*', 'W/"another"']) {
        const headers = { cookie, 'if-none-match': kept, 'if-modified-since': String(page.headers['last-modified']) }
        const {
          statusCode,
          body,
          headers: told,
        } = await app.inject({ url, headers: { ...headers, range: 'bytes=0-3' } })
        expect([url, statusCode, body]).toEqual([url, 404, expect.stringMatching(/<script src="\/(?:assets\/|late-)/)])
        expect([told['etag'], told['last-modified'], told['content-type']]).toEqual([
          undefined,
          undefined,
          'text/html; charset=utf-8',
        ])
      }
  }
  // and what is there is still sent once
  const { headers } = await app.inject({ url: '/recipes', headers: { cookie: 'sid=x' } })
  const again = await app.inject({
    url: '/recipes',
    headers: { cookie: 'sid=x', 'if-none-match': String(headers['etag']) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAppError } from '#server/http/refusals/failures.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let port: number
beforeAll(async () => {
  world = await startApp()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})
afterAll(() => world.close())

/** What comes back for these very bytes. */
async function answerTo(bytes: string) {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => (text += String(data))).on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body, answers: text.split('HTTP/1.1 ').length - 1 }
}

/** A call whose sender means to go on. */
const kept = 'POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const post = `${kept}Connection: close\r\n`
/** What a proxy in front would take for the body of the first. */
const second = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'

test.each([
  ['noise', '\u0001\u0002 noise\r\n\r\n', 400],
  ['two lengths', `${kept}Content-Length: ${second.length}\r\nContent-Length: 0\r\n\r\n${second}`, 400],
  ['a length and chunks', `${kept}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`, 400],
  ['chunks by another name', `${kept}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${second}`, 400],
  ['lines that end by half', `${kept.replaceAll('\r\n', '\n')}Content-Length: 0\n\n${second}`, 400],
  ['a header that goes on in the next line', `${kept}X-Note: a\r\n b\r\nContent-Length: 0\r\n\r\n${second}`, 400],
  ['an endless cookie', `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: sid=${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an endless address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ['a broken escape', 'GET /api/recipes/%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  [
    'an endless id',
    `GET /api/recipes/${'9'.repeat(300)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    400,
  ],
])('%s is refused in the shape of every refusal', async (_what, bytes, expected) => {
  const { status, head, body, answers } = await answerTo(bytes)
  expect([status, answers]).toEqual([expected, 1])
  expect(JSON.parse(body)).toEqual({
    code: expect.any(String),
    message: expect.stringMatching(/^[A-Z].+ .+\.$/),
    requestId: /x-request-id: (.+)/i.exec(head)?.[1],
  })
  for (const header of [/content-security-policy: default-src 'none'/i, /nosniff/i, /cache-control: no-store/i]) {
    expect(head).toMatch(header)
  }
})

test('a body that never comes is not waited for', async () => {
  const { server } = world.app
  // node keeps the one only where the other is no longer
  expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout)
  Object.assign(server, { headersTimeout: 500, requestTimeout: 500 })
  const { status, body } = await answerTo(`${post}Content-Length: 20\r\n\r\n{`)
  expect([status, JSON.parse(body).code]).toEqual([408, 'request_timeout'])
})

test('an address with a host in front is the same address', async () => {
  const ask = (path: string) =>
    answerTo(`GET http://evil.example${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect((await ask('/api/health')).head).toMatch(/cache-control: no-store/i)
  expect((await ask('/api/admin/not-built')).status).toBe(401)
})

test('a database that is away is told as such, also through a failed query', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(asAppError(new Error('Failed query', { cause })).code).toBe('unavailable')
  expect(asAppError(new Error('a bug')).code).toBe('internal')
})

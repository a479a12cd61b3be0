import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyPlaces } from '#server/http/body.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

const address = '127.0.0.1'
const placesOfOne = 16

/** A request whose body is still coming: its head and the bytes so far. */
function sending(path: string, size: string, came: string, { who, type = 'application/json' }: Sender = {}) {
  const { port } = world.app.server.address() as AddressInfo
  const socket = connect(port, address)
  const cookie = Object.entries(who?.cookies ?? {}).map(([name, value]) => `${name}=${value}`)
  let text = ''
  socket.on('data', (data) => (text += String(data))).on('error', () => undefined)
  const head = `Host: localhost\r\nContent-Type: ${type}\r\nCookie: ${cookie.join('; ')}\r\n${size}`
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n${came}`)
  return {
    socket,
    /** What is answered, without another byte of the body. */
    async answer() {
      await expect.poll(() => text).toMatch(/\r\n\r\n./s)
      const [head = '', body = ''] = text.split('\r\n\r\n')
      return { status: Number(head.split(' ')[1]), head, body }
    },
  }
}

interface Sender {
  who?: Cook
  type?: string
}

const form = 'application/x-www-form-urlencoded'
const half = 'x'.repeat(8000)

test.each([
  ['JSON that is long', '/api/check', 'Content-Length: 20000', half, 'application/json'],
  [
    'JSON that does not say how long it is',
    '/api/check',
    'Transfer-Encoding: chunked',
    `1f40\r\n${half}`,
    'application/json',
  ],
  ['a long form', '/signup', 'Content-Length: 20000', half, form],
  ['a notice of payment', '/api/payment/webhook', 'Content-Length: 20000', half, 'application/json'],
])('%s has a place while it comes, and one address has so many', async (_what, path, size, came, type) => {
  const slow = Array.from({ length: placesOfOne }, () => sending(path, size, came, { type }))
  await expect.poll(() => bodyPlaces.of(address)).toBe(placesOfOne)
  const next = sending(path, size, came, { type })
  const { status, head, body } = await next.answer()
  expect(status).toBe(429)
  expect(head).toMatch(/^retry-after: 10$/im)
  // on a connection that is closed while the rest is coming the answer may be lost
  expect(head).not.toMatch(/^connection: close$/im)
  expect(body).toContain('Too many of your requests are still arriving.')
  // whoever sends little, and whoever is known as somebody else, goes on
  const check = { method: 'POST', url: '/api/check', payload: { text: '1 egg' } } as const
  expect((await visitor(world.app, address).send(check)).statusCode).toBe(200)
  const long = { ...check, payload: { text: '1 egg\n'.repeat(3000) } }
  expect((await visitor(world.app, '192.0.2.7').send(long)).statusCode).not.toBe(429)
  await end([next, ...slow].map(({ socket }) => socket))
})

test('a long body of a member counts for the member, not for the address', async () => {
  const ada = await cook(world.app)
  const slow = sending('/api/recipes', 'Content-Length: 20000', '{', { who: ada })
  await expect.poll(() => bodyPlaces.of(ada.user.id)).toBe(1)
  expect(bodyPlaces.of(address)).toBe(0)
  await end([slow.socket])
  await expect.poll(() => bodyPlaces.of(ada.user.id)).toBe(0)
})

test('a body that turns out too long is refused at that, and its sender hears it', async () => {
  const endless = sending('/api/check', 'Transfer-Encoding: chunked', '')
  for (let part = 0; part < 20; part += 1) endless.socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`)
  const { status, body } = await endless.answer()
  expect([status, JSON.parse(body).code]).toEqual([413, 'payload_too_large'])
  expect(endless.socket.readyState).toBe('open')
  await end([endless.socket])
})

test('what is refused counts by its length: what is no JSON, and what has the wrong shape', async () => {
  const strict = await startApp({ rateLimitFactor: 1 / 30 }, { database: world.database })
  const send = async (from: string, payload: string) =>
    (
      await visitor(strict.app, from).send({
        method: 'POST',
        url: '/api/check',
        payload,
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode
  const fields = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 0])))
  const statuses: number[] = []
  for (const payload of [fields, '['.repeat(20_000), fields, fields, fields, fields])
    statuses.push(await send('192.0.2.1', payload))
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  // small mistakes go on, and so does everybody else
  for (let mistake = 0; mistake < 10; mistake += 1) expect(await send('192.0.2.1', '{"words":1}')).toBe(400)
  expect(await send('192.0.2.2', fields)).toBe(400)
  await strict.close()
})

async function end(sockets: readonly Socket[]): Promise<void> {
  for (const socket of sockets) {
    socket.destroy()
    if (!socket.closed) await once(socket, 'close')
  }
  await expect.poll(() => bodyPlaces.of(address)).toBe(0)
}

test('a body that does not say how long it is counts for as many bytes as come', async () => {
  const strict = await startApp({ rateLimitFactor: 1 / 30 }, { database: world.database })
  await strict.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = strict.app.server.address() as AddressInfo
  const send = async (words: string) => {
    const headers = { 'content-type': 'application/json' }
    // without a length it goes in parts
    const sent = request({ port, path: '/api/check', method: 'POST', headers })
    sent.write(JSON.stringify({ words }))
    sent.end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
  for (let times = 0; times < 10; times += 1) expect(await send('1 egg')).toBe(400)
  const long = 'x'.repeat(180_000)
  const statuses: (number | undefined)[] = []
  while (statuses.length < 8) statuses.push(await send(long))
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
  await strict.close()
})

test('a call without a body counts no bytes, whatever it says of their type', async () => {
  const headers = { 'content-type': 'application/json' }
  const statuses = new Set<number>()
  for (let times = 0; times < 130; times += 1)
    statuses.add((await visitor(world.app).send({ method: 'POST', url: '/api/check', headers })).statusCode)
  expect([...statuses]).toEqual([400])
})

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteMember } from '#server/http/limits/senders.ts'
import { endUnread } from '#server/http/limits/unread-connections.ts'
import { boundWaiting } from '#server/http/limits/waiting-answers.ts'
import { handleFailures } from '#server/http/refusals/failures.ts'

const megabyte = 1024 * 1024
/** Longer than what the system takes by itself. */
const answer = 'x'.repeat(12 * megabyte)
const ofOne = 30 * megabyte
const ofAll = 60 * megabyte

let app: FastifyInstance
/** Long answers that were handed over to be sent. */
let made = 0
/** Those of readers who had left before. */
let left = 0
/** `stood`: milliseconds after which what does not move gives way; glances come faster where connections are not waited for as long. */
async function open({ stood, after }: { stood: number; after: number }): Promise<void> {
  app = Fastify({ forceCloseConnections: true })
  handleFailures(app)
  boundWaiting(app, endUnread(app, { after }), { ofOne, ofAll, stood })
  app.addHook('onRequest', (request, _reply, done) => {
    const member = request.headers['x-member']
    if (typeof member === 'string') noteMember(request, member)
    done()
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/long',
    handler(_request, reply) {
      reply.raw.once('prefinish', () => (made += 1))
      return reply.header('etag', '"1"').send(answer)
    },
  })
  app.get('/short', () => ({ short: true }))
  app.get('/left', async (_request, reply) => {
    await once(reply.raw, 'close')
    left += 1
    return answer
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}
beforeEach(() => open({ stood: 600_000, after: 600_000 }))
afterEach(() => app.close())

/** Asks over a socket of its own and reads nothing until told to. */
function unread(member: string, { method = 'GET', path = '/long' } = {}) {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.pause()
  const head = `Host: localhost\r\nX-Member: ${member}\r\nContent-Length: 0\r\nConnection: close`
  socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n\r\n`)
  return {
    leave: () => socket.destroy(),
    async read() {
      let bytes = 0
      let text = ''
      socket.on('data', (data) => {
        bytes += data.length
        if (text.length < 2000) text += String(data)
      })
      socket.resume()
      await expect.poll(() => socket.closed).toBe(true)
      const [head = '', body = ''] = text.split('\r\n\r\n')
      return { status: Number(head.split(' ')[1]), head, body, bytes }
    },
  }
}

/** Once its answer waits, so that the next is asked after it. */
async function held(member: string, how?: { method?: string }) {
  const before = made
  const asked = unread(member, how)
  await expect.poll(() => made).toBe(before + 1)
  return asked
}

test('answers that nobody reads are bounded for one member; others, short answers and writes go on', async () => {
  const first = await held('ada')
  const refused = await unread('ada').read()
  expect([refused.status, JSON.parse(refused.body)]).toEqual([
    503,
    {
      code: 'unavailable',
      message: 'We’re busy right now. Please try again in a minute.',
      requestId: expect.any(String),
      retryAfter: 60,
    },
  ])
  expect(refused.head).toMatch(/^retry-after: 60$/im)
  expect(refused.head).toMatch(/^cache-control: no-store$/im)
  expect(refused.head).not.toMatch(/^etag/im)
  expect((await unread('ada', { path: '/short' }).read()).status).toBe(200)
  expect((await unread('bob').read()).bytes).toBeGreaterThan(answer.length)
  // what has been done is answered for longer than what has only been asked
  const written = await held('ada', { method: 'POST' })
  expect((await unread('ada', { method: 'POST' }).read()).status).toBe(503)
  expect((await first.read()).bytes).toBeGreaterThan(answer.length)
  written.leave()
  await expect.poll(async () => (await unread('ada').read()).status).toBe(200)
})

test('answers that nobody reads are bounded for all together: whoever holds most keeps nobody else out', async () => {
  const waiting = [await held('a'), await held('b'), await held('c')]
  // all hold alike: the one that has stood longest gives way
  expect((await unread('d').read()).bytes).toBeGreaterThan(answer.length)
  const [first, ...others] = await Promise.all(waiting.map((one) => one.read()))
  expect(first!.bytes).toBeLessThan(answer.length)
  for (const { bytes } of others) expect(bytes).toBeGreaterThan(answer.length)
})

test('what has stood still gives way to other answers of its sender', async () => {
  await app.close()
  await open({ stood: 300, after: 60_000 })
  const first = await held('ada')
  await expect.poll(async () => (await unread('ada').read()).bytes, { timeout: 10_000 }).toBeGreaterThan(answer.length)
  expect((await first.read()).bytes).toBeLessThan(answer.length)
})

test('an answer whose reader has left before it was made takes no room', async () => {
  const before = left
  for (let time = 1; time <= 3; time += 1) {
    const { leave } = unread('ada', { path: '/left' })
    setTimeout(leave, 50)
    await expect.poll(() => left).toBe(before + time)
  }
  expect((await unread('ada').read()).status).toBe(200)
})

test('a long answer behind another one on its connection is refused: it would wait for as long as that is being made', async () => {
  let finish: () => void = () => undefined
  const isLeft = new Promise<void>((resolve) => (finish = resolve))
  const other = Fastify()
  handleFailures(other)
  boundWaiting(other, endUnread(other))
  other.get('/first', () => isLeft.then(() => 'first'))
  other.get('/long', (_request, reply) => {
    setImmediate(finish)
    return reply.send(answer)
  })
  await other.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((other.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => (text += String(data)))
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
  socket.write(ask('/first') + ask('/long', 'Connection: close\r\n'))
  await expect.poll(() => socket.closed).toBe(true)
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
  await other.close()
})

test('a file that is sent as it is read counts for what it has in memory, events for nothing', async () => {
  let destroyed = 0
  const small = Fastify()
  handleFailures(small)
  boundWaiting(small, endUnread(small), { ofOne: 400 * 1024, ofAll: megabyte, stood: 600_000 })
  small.get('/file', (_request, reply) => {
    const file = new Readable({
      read: () => undefined,
      destroy(_error, done) {
        destroyed += 1
        done()
      },
    })
    return reply.type('application/zip').send(file)
  })
  small.get('/events', (_request, reply) => reply.type('text/event-stream').send(new PassThrough()))
  await small.listen({ port: 0, host: '127.0.0.1' })
  const { port } = small.server.address() as AddressInfo
  const leave = new AbortController()
  const ask = (path: string) => {
    const { signal } = leave
    // neither sends a byte: only a refusal is answered
    return fetch(`http://127.0.0.1:${port}${path}`, { signal }).then(
      ({ status }) => status,
      () => 0,
    )
  }
  const followers = Array.from({ length: 10 }, () => ask('/events'))
  const files = [ask('/file'), ask('/file')]
  expect(await ask('/file')).toBe(503)
  expect(destroyed).toBe(1)
  leave.abort()
  expect(await Promise.all([...followers, ...files])).toEqual(Array(12).fill(0))
  await small.close()
})

import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const after = 1500
const large = Buffer.alloc(24 * 1024 * 1024, 'x')

let world: TestApp
const open = new Set<Socket>()
beforeAll(async () => {
  world = await startApp({}, { unread: { after } })
  world.app.get('/test/large', (_request, reply) => reply.type('application/octet-stream').send(large))
  world.app.get('/test/late', async () => {
    await sleep(after * 2)
    return { late: true }
  })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  // how many there are on the side of the server
  world.app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
})
afterAll(() => world.close())

/** A socket that has asked for something, and what it has read so far. */
function asking(path: string, who?: Cook) {
  const { port } = world.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const cookie = Object.entries(who?.cookies ?? {}).map(([name, value]) => `${name}=${value}`)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie.join('; ')}\r\n\r\n`)
  const read = { text: '', bytes: 0 }
  socket.on('data', (data) => {
    read.bytes += data.length
    if (read.text.length < 10_000) read.text += String(data)
  })
  return { socket, read }
}

test.each([
  ['nothing', undefined],
  // what comes in would be a sign of life to Node's own timeout
  ['empty lines', '\r\n'],
])('whoever asks and does not read, and sends %s meanwhile, is let go', async (_what, sent) => {
  const { socket } = asking('/test/large')
  socket.pause()
  await expect.poll(() => open.size).toBe(1)
  const lines = sent === undefined ? undefined : setInterval(() => socket.write(sent), after / 5)
  await expect.poll(() => open.size, { timeout: after * 4 }).toBe(0)
  clearInterval(lines)
  socket.destroy()
})

test('a second long answer is refused where the first still waits to be read', async () => {
  const first = asking('/test/large')
  first.socket.pause()
  await expect.poll(() => [...open].some(({ writableLength }) => writableLength > 0)).toBe(true)
  const second = asking('/test/large')
  await expect.poll(() => second.read.text).toMatch(/^HTTP\/1\.1 503 .*^retry-after: 60\r$/ims)
  for (const { socket } of [first, second]) socket.destroy()
  await expect.poll(() => open.size).toBe(0)
})

test('whoever reads slowly gets it all', async () => {
  const { socket, read } = asking('/test/large')
  const begun = performance.now()
  socket.on('data', () => {
    socket.pause()
    setTimeout(() => socket.resume(), 10)
  })
  await expect.poll(() => read.bytes, { timeout: 30_000 }).toBeGreaterThan(large.length)
  expect(performance.now() - begun).toBeGreaterThan(after * 2)
  socket.destroy()
})

test('whoever waits for an answer that takes long, or follows what happens, stays', async () => {
  const ada = await cook(world.app)
  await ada.api.recipes.generate({ body: {} })
  const { id } = await ada.api.shopping.ofRecipe({ params: { id: 1 }, body: {} })
  const late = asking('/test/late')
  const follower = asking(`/api/shopping-lists/${id}/events`, ada)
  await expect.poll(() => follower.read.text).toContain('"version"')
  await expect.poll(() => late.read.text, { timeout: after * 4 }).toContain('{"late":true}')
  await ada.api.shopping.remove({ params: { id }, body: undefined })
  await expect.poll(() => follower.read.text).toContain('{"gone":true}')
  for (const { socket } of [late, follower]) socket.destroy()
})

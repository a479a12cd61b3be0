import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { boundPipelines } from '#server/http/limits/pipelines.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** A server and a socket to it, and how many answers it made. */
async function appWith() {
  const app = Fastify()
  const made = { count: 0 }
  boundPipelines(app)
  app.get('/short', () => {
    made.count += 1
    return 'x'.repeat(15_000)
  })
  app.get('/never', () => new Promise<string>(() => undefined))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  return { app, socket, made }
}

test('a connection on which requests wait behind one that is not answered is ended, and few of them were answered', async () => {
  const { app, socket, made } = await appWith()
  socket.write(get('/never') + get('/short').repeat(3000))
  await expect.poll(() => socket.closed).toBe(true)
  expect(made.count).toBeLessThan(16)
  await app.close()
})

test('a connection has as many requests as it likes, one after the other, and some at once', async () => {
  const { app, socket, made } = await appWith()
  let bytes = 0
  socket.on('data', (data) => (bytes += data.length))
  for (let times = 1; times <= 20; times += 1) {
    socket.write(get('/short').repeat(10))
    await expect.poll(() => bytes).toBeGreaterThan(times * 150_000)
  }
  expect([made.count, socket.closed]).toEqual([200, false])
  socket.destroy()
  await app.close()
})

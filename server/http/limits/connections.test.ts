import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { boundConnections } from '#server/http/limits/connections.ts'

let app: FastifyInstance
beforeEach(async () => {
  // as the server has it
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  boundConnections(app, 4)
  app.get('/', () => 'here')
  await app.listen({ port: 0, host: '0.0.0.0' })
})
afterEach(() => app.close())

/** Every address of 127.0.0.0/8 is this machine. */
async function open(localAddress: string): Promise<Socket> {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined).resume()
  await once(socket, 'connect')
  return socket
}

async function isAnswered(socket: Socket): Promise<boolean> {
  let text = ''
  socket.on('data', (data) => (text += String(data)))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => text !== '' || socket.closed).toBe(true)
  return text.startsWith('HTTP/1.1 200')
}

test('an address that opens all connections there are keeps nobody else out, and has no more of them', async () => {
  const others = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')]
  expect(await isAnswered(await open('127.0.0.2'))).toBe(false)
  const mine = await open('127.0.0.3')
  expect(await isAnswered(mine)).toBe(true)
  expect(await Promise.all(others.map(isAnswered))).toEqual([false, true, true, true])
  // who leaves makes room
  for (const socket of others) socket.destroy()
  await expect.poll(async () => isAnswered(await open('127.0.0.2'))).toBe(true)
})

test('a server that ends waits for no connection on which nothing came, and for one on which something does', async () => {
  const [silent, asking] = [await open('127.0.0.4'), await open('127.0.0.5')]
  const closing = app.close()
  expect(await isAnswered(asking)).toBe(true)
  await closing
  await expect.poll(() => silent.closed).toBe(true)
})

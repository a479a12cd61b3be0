import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { onceEnded } from '#server/http/answering/once-ended.ts'

async function appWith(heard: string[]) {
  const app = Fastify()
  app.addHook('onRequest', (request, reply, done) => {
    onceEnded(reply, () => heard.push(request.url))
    done()
  })
  app.get('/quick', () => 'done')
  app.get('/slow', () => new Promise<string>(() => undefined))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return { app, socket }
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

test('an answer that has been sent is heard of once, and its connection is listened to no more', async () => {
  const heard: string[] = []
  const { app, socket } = await appWith(heard)
  for (let times = 0; times < 30; times += 1) {
    socket.write(get('/quick'))
    await once(socket, 'data')
  }
  socket.destroy()
  await app.close()
  expect(heard).toEqual(Array.from({ length: 30 }, () => '/quick'))
})

test('an answer that waits behind another is heard of when their connection ends', async () => {
  const heard: string[] = []
  const { app, socket } = await appWith(heard)
  socket.write(get('/slow') + get('/quick'))
  await sleep(50)
  expect(heard).toEqual([])
  socket.destroy()
  await expect.poll(() => heard.toSorted()).toEqual(['/quick', '/slow'])
  await app.close()
})

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { largestPicture } from '#contract/pictures.ts'
import { picturePlaces } from '#server/http/limits/upload-places.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let photo: Buffer
beforeAll(async () => {
  world = await startApp()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => world.close())

const path = '/api/auth/profile-picture'
const stillComing = 'Two of your pictures are still uploading. Please wait until one of them is done.'

/** A picture that is being sent: its head and the bytes that have come so far. */
function sending(
  who: Cook,
  { size = `Content-Length: ${photo.length}`, came = photo.subarray(0, 20), app = world.app } = {},
) {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const cookie = Object.entries(who.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  let text = ''
  socket.on('data', (data) => (text += String(data))).on('error', () => undefined)
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/jpeg\r\nCookie: ${cookie}\r\n${size}\r\n\r\n`,
  )
  socket.write(came)
  return {
    socket,
    isAnswered: () => text !== '',
    /** What is answered, without another byte of the picture. */
    async answer() {
      await expect.poll(() => text).toMatch(/\r\n\r\n\{.*\}/s)
      const [head = '', body = ''] = text.split('\r\n\r\n')
      socket.destroy()
      return { status: Number(head.split(' ')[1]), head, message: JSON.parse(body).message as string }
    },
  }
}

async function arrived(who: Cook, pictures: number): Promise<void> {
  await expect.poll(() => picturePlaces.of(who.user.id)).toBe(pictures)
}
const whole = async (who: Cook) =>
  (await who.send({ method: 'POST', url: path, payload: photo, headers: { 'content-type': 'image/jpeg' } })).statusCode

test('who is sending two pictures already is told so before the third is read; others are not', async () => {
  const [ada, bob] = [await cook(world.app), await cook(world.app)]
  const first = [
    sending(ada, { size: `Content-Length: ${largestPicture}` }),
    sending(ada, { size: `Content-Length: ${largestPicture}` }),
  ]
  await arrived(ada, 2)
  const third = await sending(ada).answer()
  expect([third.status, third.message]).toEqual([429, stillComing])
  expect(third.head).toMatch(/^retry-after: 10$/im)
  expect(await whole(bob)).toBe(200)
  for (const { socket } of first) socket.destroy()
  await expect.poll(() => whole(ada)).toBe(200)
})

test('a picture that stops coming gives its place back', async () => {
  const slow = await startApp({}, { database: world.database })
  await slow.app.listen({ port: 0, host: '127.0.0.1' })
  const ada = await cook(slow.app)
  const stuck = [sending(ada, { app: slow.app }), sending(ada, { app: slow.app })]
  await arrived(ada, 2)
  expect(await whole(ada)).toBe(429)
  // a server goes by what it is told when it next looks
  Object.assign(slow.app.server, { headersTimeout: 1000, requestTimeout: 1000 })
  await Promise.all(stuck.map(({ socket }) => once(socket, 'close')))
  await expect.poll(() => whole(ada)).toBe(200)
  await slow.app.close()
})

test('who has left before it is known who they are keeps no place', async () => {
  const ada = await cook(world.app)
  for (let time = 0; time < 5; time += 1) {
    const { socket } = sending(ada)
    await once(socket, 'connect')
    await sleep(1)
    socket.destroy()
    await sleep(20)
  }
  await expect.poll(() => whole(ada)).toBe(200)
  expect(picturePlaces.of(ada.user.id)).toBe(0)
})

test('what is refused, broken or no picture gives its place back', async () => {
  const ada = await cook(world.app)
  const send = async (payload: Buffer) =>
    (await ada.send({ method: 'POST', url: path, payload, headers: { 'content-type': 'image/jpeg' } })).statusCode
  for (let time = 0; time < 3; time += 1) {
    expect(await send(Buffer.from('no picture'))).toBe(415)
    expect(await send(photo.subarray(0, 200))).toBe(400)
    expect(await send(Buffer.alloc(0))).toBe(400)
  }
  expect(await whole(ada)).toBe(200)
})

test('a picture that says it is too large is not read, and one that turns out so is refused at that', async () => {
  const ada = await cook(world.app)
  const said = await sending(ada, { size: `Content-Length: ${largestPicture + 1}`, came: Buffer.alloc(0) }).answer()
  expect([said.status, said.message]).toEqual([413, 'The picture is larger than 5 MB. Please choose a smaller one.'])
  const endless = sending(ada, { size: 'Transfer-Encoding: chunked', came: Buffer.alloc(0) })
  const megabyte = Buffer.alloc(1024 * 1024, 1)
  let sent = 0
  for (; sent < 20 && !endless.isAnswered(); sent += 1) {
    for (const piece of ['100000\r\n', megabyte, '\r\n']) endless.socket.write(piece)
    await sleep(50)
  }
  expect(sent).toBeLessThan(20)
  // on a connection that is closed while the rest is coming the answer may be lost
  expect(endless.socket.readyState).toBe('open')
  expect(await endless.answer()).toMatchObject({ status: 413, head: expect.not.stringMatching(/^connection: close/im) })
})

test('pictures are counted before they are read', async () => {
  const strict = await startApp({ rateLimitFactor: 0.1 }, { database: world.database })
  await strict.app.listen({ port: 0, host: '127.0.0.1' })
  const ada = await cook(strict.app)
  for (let time = 0; time < 2; time += 1) {
    const { socket } = sending(ada, { app: strict.app })
    await arrived(ada, 1)
    socket.destroy()
    await arrived(ada, 0)
  }
  const third = await sending(ada, { app: strict.app }).answer()
  expect([third.status, third.message]).toEqual([429, expect.stringMatching(/^Too many attempts/)])
  await strict.app.close()
})

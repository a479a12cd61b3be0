import { type AddressInfo, connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { importPlaces } from '#server/features/imports/import-routes.ts'
import { uploadPlaces } from '#server/http/limits/upload-places.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { bringIn, json, outcomes, send, soup } from '#server/test-world/imports/bring-in.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

/** Half a file, and no more of it. */
function sendHalf(who: Cook) {
  const { port } = world.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const cookie = Object.entries(who.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const head = `Host: localhost\r\nContent-Type: application/octet-stream\r\nCookie: ${cookie}\r\nContent-Length: 2000`
  socket.write(`POST /api/recipe-imports/file HTTP/1.1\r\n${head}\r\n\r\n${'x'.repeat(1000)}`)
  return socket
}

test('whoever sends half a file waits alone', async () => {
  const [other, ...slow] = await Promise.all(Array.from({ length: 7 }, () => cook(world.app)))
  const archive = zipSync({ 'soup.json': json(soup('Soup')) })
  const sockets = slow.map(sendHalf)
  await expect.poll(() => slow.map(({ user }) => importPlaces.of(user.id))).toEqual(Array(6).fill(1))
  // first, as half a request is given up after half a minute, which an import takes on a busy machine
  expect((await send(slow[0]!, archive)).statusCode).toBe(429)
  expect(outcomes((await bringIn(other!, archive)).recipes)).toEqual([['kept', 'Soup']])
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => slow.map(({ user }) => importPlaces.of(user.id))).toEqual(Array(6).fill(0))
  expect(outcomes((await bringIn(slow[0]!, archive)).recipes)).toEqual([['kept', 'Soup']])
})

test('bytes that have come take room, connections take none', async () => {
  const words = { stillComing: 'One of yours.', tooMany: 'Too many.', cutOff: 'Cut off.' }
  const tooLarge = () => new AppError('payload_too_large', 'Too large.')
  const places = uploadPlaces({ ofOne: 1, mostHeld: 100, words, tooLarge })
  const file = (bytes: number) => Readable.from([Buffer.alloc(bytes)])
  const waiting = Array.from({ length: 50 }, (_, at) => places.take(`slow ${at}`))
  const ada = places.take('ada')
  expect(await ada.read(file(80), 90)).toHaveLength(80)
  expect(() => places.take('ada')).toThrow('One of yours.')
  await expect(places.take('bob').read(file(30), 90)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Too many.',
  })
  await expect(waiting[0]!.read(file(91), 90)).rejects.toThrow('Too large.')
  expect(() => ada.hold(21)).toThrow('Too many.')
  ada.leave()
  ada.leave()
  expect(await places.take('ada').read(file(90), 90)).toHaveLength(90)
})

test('where there is no room left, what is still coming of whoever holds most is refused, and nothing of it stays', async () => {
  const words = { stillComing: 'One of yours.', tooMany: 'Too many.', cutOff: 'Cut off.' }
  const places = uploadPlaces({
    ofOne: 3,
    mostHeld: 100,
    words,
    tooLarge: () => new AppError('payload_too_large', 'Too large.'),
  })
  /** A file of which so many bytes have come, and the rest does not. */
  const stuck = async (sender: string, bytes: number) => {
    const body = new PassThrough()
    const read = places.take(sender).read(body, 90)
    read.catch(() => undefined)
    body.write(Buffer.alloc(bytes))
    await setImmediate()
    return { body, read }
  }
  const [first, second] = [await stuck('ada', 40), await stuck('ada', 40)]
  const bob = places.take('bob')
  expect(await bob.read(Readable.from([Buffer.alloc(50)]), 90)).toHaveLength(50)
  await expect(first.read).rejects.toMatchObject({ code: 'unavailable', message: 'Too many.' })
  // what comes of it later is thrown away
  first.body.end(Buffer.alloc(40))
  second.body.end(Buffer.alloc(10))
  expect(await second.read).toHaveLength(50)
})

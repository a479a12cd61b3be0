import { createSocket } from 'node:dgram'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { brotliCompressSync, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guardedWeb } from '#server/ports/web/guarded-web.ts'
import { isOpenAddress } from '#server/ports/web/open-address.ts'
import { byNameServers, type Resolve } from '#server/ports/web/resolve-name.ts'
import type { Wanted, WebFailure } from '#server/ports/web/web.ts'
import { innerAddresses, innerUrls, openAddresses } from '#server/test-world/inner-addresses.ts'

/** A server of the inner network that nobody may reach, and a door that sends on to wherever a test says. */
let canary: Server
let door: Server
let [canaryPort, doorPort] = [0, 0]
let reached = 0
let sendTo = ''
const wanted: Wanted = { types: ['text/html'], largest: 1024 * 1024 }
const listen = async (server: Server, host: string) => {
  await new Promise<void>((go) => server.listen(0, host, go))
  return (server.address() as AddressInfo).port
}
beforeAll(async () => {
  canary = createServer((_, response) => {
    reached += 1
    response.end('<p>secret</p>')
  })
  canary.on('connection', () => (reached += 1))
  canaryPort = await listen(canary, '127.0.0.1')
  door = createServer((_, response) =>
    response.writeHead(302, { location: Buffer.from(sendTo).toString('latin1') }).end(),
  )
  doorPort = await listen(door, '127.0.0.1')
})
afterAll(() => {
  canary.close()
  door.close()
})
beforeEach(() => {
  reached = 0
})

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: WebFailure) => error.trouble,
  )

describe('an address of the inner network', () => {
  test.each(innerAddresses)('%s is none of the open web', (address) => expect(isOpenAddress(address)).toBe(false))
  test.each(openAddresses)('%s is of the open web', (address) => expect(isOpenAddress(address)).toBe(true))

  test('is never asked, however it is written', async () => {
    const web = guardedWeb({ innerHosts: [] })
    for (const url of innerUrls(canaryPort))
      expect([url, await failureOf(web.fetch(url, wanted))]).toEqual([
        url,
        expect.stringMatching(/^(?:no_address|inner_address|unreachable)$/),
      ])
    expect(reached).toBe(0)
  })

  test('is never asked by a name that leads to it, not even beside an open one', async () => {
    for (const address of innerAddresses.filter((each) => !each.includes('%'))) {
      const family = address.includes(':') ? 6 : 4
      const resolve: Resolve = async () => [
        { address: '93.184.215.14', family: 4 },
        { address, family },
      ]
      expect([
        address,
        await failureOf(guardedWeb({ innerHosts: [] }, { resolve }).fetch('http://rebound.example/', wanted)),
      ]).toEqual([address, 'inner_address'])
    }
    expect(reached).toBe(0)
  })

  test('is never asked by a name that says something else the second time', async () => {
    let asked = 0
    const resolve: Resolve = async () => {
      asked += 1
      return [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]
    }
    const answer = await failureOf(
      guardedWeb({ innerHosts: [] }, { resolve, deadlineMs: 300 }).fetch('http://rebound.example/', wanted),
    )
    expect([answer, asked, reached]).toEqual(['inner_address', 1, 0])
  })

  test('is never asked by a redirect', async () => {
    const web = guardedWeb({ innerHosts: [`127.0.0.1:${doorPort}`] })
    for (const url of [
      ...innerUrls(canaryPort),
      `//127.0.0.1:${canaryPort}/`,
      'ftp://127.0.0.1/',
      'javascript:alert(1)',
      'data:text/html,x',
    ]) {
      sendTo = url
      expect([url, await failureOf(web.fetch(`http://127.0.0.1:${doorPort}/`, wanted))]).toEqual([
        url,
        expect.stringMatching(/^(?:no_address|inner_address|unreachable|too_many_redirects)$/),
      ])
    }
    expect(reached).toBe(0)
  })
})

test('the connection goes to the address that was judged, and the name is looked up once a hop', async () => {
  const names: string[] = []
  const resolve: Resolve = async (name) => {
    names.push(name)
    return [{ address: '127.0.0.1', family: 4 }]
  }
  const web = guardedWeb({ innerHosts: [`kitchen.home:${canaryPort}`, `door.home:${doorPort}`] }, { resolve })
  sendTo = `http://kitchen.home:${canaryPort}/deeper`
  const { address, bytes, type } = await web.fetch(`http://door.home:${doorPort}/`, wanted)
  expect([address, bytes.toString(), type]).toEqual([
    `http://kitchen.home:${canaryPort}/deeper`,
    '<p>secret</p>',
    'text/html',
  ])
  expect(names).toEqual(['door.home', 'kitchen.home'])
})

describe('a name server that says nothing', () => {
  test('is left after its time', async () => {
    const server = createSocket('udp4')
    await new Promise<void>((go) => server.bind(0, '127.0.0.1', go))
    const resolve = byNameServers([`127.0.0.1:${server.address().port}`])
    const heard = new Promise((hear) => server.once('message', hear))
    const web = guardedWeb({ innerHosts: [] }, { resolve, deadlineMs: 300 })
    expect(await failureOf(web.fetch('http://silent.example/', wanted))).toBe('too_slow')
    await heard
    server.close()
  })
  test('holds none of the threads that look up names for payments and mail', async () => {
    const asked = failureOf(guardedWeb({ innerHosts: [] }, { deadlineMs: 300 }).fetch('http://silent.example/', wanted))
    expect(process.getActiveResourcesInfo()).not.toContain('GetAddrInfoReqWrap')
    expect(await asked).toMatch(/^(?:too_slow|unreachable)$/)
  })
})

describe('a site that means harm', () => {
  const answering = async (answer: (socket: import('node:net').Socket) => void, deadlineMs = 60_000) => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => answer(socket))
    })
    await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
    const { port } = server.address() as AddressInfo
    const web = guardedWeb({ innerHosts: [`127.0.0.1:${port}`] }, { deadlineMs })
    const trouble = await failureOf(web.fetch(`http://127.0.0.1:${port}/`, wanted))
    server.close()
    return trouble
  }
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n'
  test('says nothing: it is left after its time', async () =>
    expect(await answering(() => undefined, 700)).toBe('too_slow'))
  test('never ends: it is left', async () => {
    const drip = (socket: import('node:net').Socket) => {
      socket.write(`${head}\r\n`)
      const timer = setInterval(() => socket.write('<p>'), 20)
      socket.on('close', () => clearInterval(timer))
    }
    expect(await answering(drip, 700)).toBe('too_slow')
  })
  test('sends too much: no more of it is read', async () => {
    const flood = (socket: import('node:net').Socket) => {
      socket.write(`${head}\r\n`)
      const more = () => {
        while (!socket.destroyed && socket.write(Buffer.alloc(65_536))) {}
      }
      socket.on('drain', more)
      more()
    }
    expect(await answering(flood)).toBe('too_large')
  })
  test.each([
    ['br', brotliCompressSync(Buffer.alloc(200e6))],
    ['deflate', deflateSync(Buffer.alloc(50e6))],
  ])('unfolds to hundreds of megabytes in %s: it is stopped', async (encoding, body) => {
    expect(
      await answering((socket) => {
        socket.write(`${head}content-encoding: ${encoding}\r\ncontent-length: ${body.length}\r\n\r\n`)
        socket.end(body)
      }),
    ).toBe('too_large')
  })
  test('folds what it sends in a way of its own, or not at all: nothing is read', async () => {
    expect(await answering((socket) => socket.end(`${head}content-encoding: zip\r\n\r\nx`))).toBe('wrong_type')
    expect(await answering((socket) => socket.end(`${head}content-encoding: gzip\r\n\r\nnot folded`))).toBe(
      'unreachable',
    )
    expect(await answering((socket) => socket.end('nonsense\r\n\r\n'))).toBe('unreachable')
    expect(await answering((socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1e5)}\r\n\r\n`))).toBe(
      'unreachable',
    )
  })
  test('answers with another kind of thing: nothing is read', async () =>
    expect(await answering((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-type: image/png\r\n\r\nx'))).toBe(
      'wrong_type',
    ))
})

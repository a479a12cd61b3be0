import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { isOfThisMachine } from '#server/http/host.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let member: Cook
beforeAll(async () => {
  world = await startApp()
  member = await cook(world.app)
})
afterAll(() => world.close())

/** Calls of a site that has pointed its own name at this machine. */
const called = (host: string, url = '/api/auth/user', { app } = world) =>
  app.inject({ method: 'GET', url, headers: { host }, cookies: member.cookies })

describe('without PUBLIC_URL', () => {
  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'meals.localhost', 'LOCALHOST'])(
    'a name of this machine is answered: %s',
    async (host) => {
      expect((await called(host)).statusCode).toBe(200)
    },
  )

  test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.168.1.5', 'a b', 'user@localhost'])(
    'any other is sent away with the setting that would let it in: %s',
    async (host) => {
      for (const url of ['/api/auth/user', '/', '/api/healthy']) {
        const answer = await called(host, url)
        expect([answer.statusCode, answer.json().code]).toEqual([421, 'wrong_host'])
        expect(answer.json().message).toContain('set PUBLIC_URL')
        expect(answer.payload).not.toContain(host)
      }
    },
  )

  test('a page of another site cannot write by a name of its own', async () => {
    const answer = await member.send({
      method: 'PATCH',
      url: '/api/auth/profile',
      payload: { firstName: 'Eve' },
      headers: { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.statusCode).toBe(421)
    expect((await member.api.accounts.currentUser({})).firstName).toBe('Ada')
  })

  test('health answers whoever asks', async () => {
    expect((await called('10.0.0.7:8080', '/api/health')).statusCode).toBe(200)
    expect((await called('evil.example', '/api/health?x')).statusCode).toBe(200)
  })
})

test.each<[string, string, boolean]>([
  ['0.0.0.0', '192.168.1.5:3000', true],
  ['::', '[fd00::5]:3000', true],
  ['192.168.1.5', '192.168.1.5', true],
  ['192.168.1.5', 'localhost', true],
  ['0.0.0.0', 'kitchen.lan', false],
  ['kitchen.lan', 'kitchen.lan:3000', true],
  ['Kitchen.lan', 'kitchen.LAN', true],
  ['kitchen.lan', '192.168.1.5', false],
  ['127.0.0.1', '192.168.1.5', false],
])('HOST=%s, called by %s: %s', (listensOn, host, passes) => {
  expect(isOfThisMachine(host, listensOn)).toBe(passes)
})

test('behind a trusted proxy a page of another site cannot say a name of this machine by itself', async () => {
  const behind = await startApp({ trustProxy: ['127.0.0.1'] }, { database: world.database })
  const read = async (host: string, forwarded: string) => {
    const headers = { host, 'x-forwarded-host': forwarded }
    const request = { method: 'GET', url: '/api/auth/user', headers, cookies: member.cookies } as const
    return (await behind.app.inject(request)).statusCode
  }
  expect(await read('evil.example', 'localhost')).toBe(421)
  expect(await read('localhost', 'evil.example')).toBe(421)
  expect(await read('127.0.0.1:3000', 'meals.localhost')).toBe(200)
  await behind.close()
})

test('with PUBLIC_URL a balancer may call the server by any name, and writes come from PUBLIC_URL alone', async () => {
  const settings: Partial<Config> = { publicUrl: new URL('http://meals.example') }
  const open = await startApp(settings, { database: world.database })
  expect((await called('10.0.0.7:8080', '/api/site', open)).statusCode).toBe(200)
  const write = (origin: string) =>
    open.app.inject({
      method: 'PATCH',
      url: '/api/auth/profile',
      payload: { lastName: 'Lovelace' },
      headers: { host: 'evil.example', origin },
      cookies: member.cookies,
    })
  expect((await write('http://evil.example')).statusCode).toBe(403)
  expect((await write('http://meals.example')).statusCode).toBe(200)
  await open.close()
})

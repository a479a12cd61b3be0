import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '#server/test-world/browser.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const client = mkdtempSync(join(tmpdir(), 'client-'))
let withPayments: TestApp
let withoutPayments: TestApp
beforeAll(async () => {
  for (const page of ['index', 'drawn', 'member']) writeFileSync(join(client, `${page}.html`), '<!--head--><!--page-->')
  const database = await freshDatabase()
  withPayments = await startApp({}, { database, client })
  withoutPayments = await startApp({}, { database, client, payments: undefined })
})
afterAll(async () => {
  await withPayments.close()
  await withoutPayments.close()
  rmSync(client, { recursive: true })
})

test('the grounds where payments are tried are pages where they are tried, and to strangers nowhere else', async () => {
  const statusOf = async ({ app }: TestApp, url: string) =>
    (await app.inject({ url, headers: { host: 'localhost', cookie: 'sid=x' } })).statusCode
  for (const page of ['/test-checkout', '/checkout-test', '/checkout-test/', '/test-checkout?tier=mid']) {
    expect([page, await statusOf(withPayments, page)]).toEqual([page, 200])
    expect([page, await statusOf(withoutPayments, page)]).toEqual([page, 404])
  }
  expect(await statusOf(withoutPayments, '/pricing')).toBe(200)
})

test('an administrator finds them without payments too, a member does not', async () => {
  const statusFor = async (email: string) => {
    const browser = visitor(withoutPayments.app)
    await browser.api.accounts.signUp({
      body: { email, firstName: 'Ada', lastName: 'Cook', password: 'cardamom pods' },
    })
    return (await browser.send({ method: 'GET', url: '/test-checkout' })).statusCode
  }
  expect(await statusFor('ada@example.org')).toBe(404)
  expect(await statusFor('boss@example.org')).toBe(200)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
/** The same installation with the limits as they are. */
let strict: TestApp
beforeAll(async () => {
  world = await startApp()
  strict = await startApp({ rateLimitFactor: 1 }, { database: world.database })
})
afterAll(async () => {
  await strict.close()
  await world.close()
})

const own = { origin: 'http://localhost:3000', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }
/** What a browser without JavaScript sends. */
async function post(
  browser: Browser,
  url: '/signin' | '/signup' | '/signout',
  fields: Record<string, string>,
  headers: Record<string, string> = own,
) {
  const {
    statusCode,
    payload,
    headers: answered,
  } = await browser.send({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  return { statusCode, page: payload, to: answered['location'] }
}
const emailOf = async (browser: Browser) => (await browser.api.accounts.currentUser({})).email
const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana.plain@example.org', password: 'saffron42' }

test('an account is made by a form, and its owner is signed in', async () => {
  const browser = visitor(world.app)
  expect(await post(browser, '/signup', ana)).toMatchObject({ statusCode: 303, to: '/onboarding' })
  expect(await emailOf(browser)).toBe(ana.email)
})

test('what is amiss with a new account is said, with the form again and all that was typed but the password', async () => {
  const browser = visitor(world.app)
  const short = { ...ana, email: 'new.plain@example.org', firstName: '"Ana" <b>', password: 'Zq"7' }
  const { statusCode, page } = await post(browser, '/signup', short)
  expect(statusCode).toBe(400)
  expect(page).toContain('Password must be at least 6 characters')
  expect(page).toContain('<form method="post" action="/signup">')
  expect(page).toContain('name="firstName" value="&#34;Ana&#34; &#60;b&#62;"')
  expect(page).toContain('value="new.plain@example.org"')
  expect(page).toContain('type="password" name="password" value=""')
  expect(page).not.toMatch(/Zq|<b>/)
  const taken = await post(browser, '/signup', { ...ana, email: (await cook(world.app)).user.email })
  expect(taken.statusCode).toBe(400)
  expect(taken.page).toMatch(/<h1>Account Already Exists<.*already exists.*action="\/signin"/s)
  expect(browser.cookies).toEqual({})
})

test('a member signs in by a form', async () => {
  const member = await cook(world.app)
  const browser = visitor(world.app)
  const { email } = member.user
  expect(await post(browser, '/signin', { email, password: member.password })).toMatchObject({
    statusCode: 303,
    to: '/',
  })
  expect(await emailOf(browser)).toBe(email)
})

test('a member signs out by a button, and another site cannot do it for them', async () => {
  const member = await cook(world.app)
  expect((await post(member, '/signout', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect(await emailOf(member)).toBe(member.user.email)
  expect(await post(member, '/signout', {})).toMatchObject({ statusCode: 303, to: '/' })
  await expect(emailOf(member)).rejects.toMatchObject({ status: 401 })
  expect(await post(member, '/signout', {})).toMatchObject({ statusCode: 303, to: '/' })
})

test('a wrong password signs nobody in and is not told again', async () => {
  const { user } = await cook(world.app)
  const browser = visitor(world.app)
  const { statusCode, page } = await post(browser, '/signin', { email: user.email, password: 'nutmeg&clove' })
  expect(statusCode).toBe(401)
  expect(page).toMatch(/<h1>Sign In Failed<.*The email address or the password isn’t right\./s)
  expect(page).toContain(`value="${user.email}"`)
  expect(page).toContain('<form method="post" action="/signin">')
  expect(page).not.toMatch(/nutmeg|name="code"/)
  expect(browser.cookies).toEqual({})
})

test('who has a second factor is asked for its code', async () => {
  const member = await cook(world.app)
  await world.database.query('update users set has_two_factor = true where id = $1', [member.user.id])
  const browser = visitor(world.app)
  const credentials = { email: member.user.email, password: member.password }
  const asked = await post(browser, '/signin', credentials)
  expect(asked.statusCode).toBe(401)
  expect(asked.page).toMatch(/<h1>Sign In<.*Please enter the code from your authenticator app\..*name="code"/s)
  const wrong = await post(browser, '/signin', { ...credentials, code: '123 456' })
  expect([wrong.statusCode, wrong.page.includes('name="code"'), wrong.page.includes('123 456')]).toEqual([
    401,
    true,
    false,
  ])
  expect(browser.cookies).toEqual({})
})

test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
  'a form of another site signs nobody in or up: %j',
  async (headers) => {
    const member = await cook(world.app)
    const browser = visitor(world.app)
    const known = { email: member.user.email, password: member.password }
    expect((await post(browser, '/signin', known, headers)).statusCode).toBe(403)
    const unknown = { ...ana, email: 'crossed@example.org' }
    expect((await post(browser, '/signup', unknown, headers)).statusCode).toBe(403)
    expect(browser.cookies).toEqual({})
    const { rows } = await world.database.query(`select 1 from users where email = 'crossed@example.org'`)
    expect(rows).toEqual([])
  },
)

test('attempts by forms and by the program count together', async () => {
  const member = await cook(world.app)
  const browser = visitor(strict.app, '198.51.100.23')
  const wrong = { email: member.user.email, password: 'not this one' }
  for (let count = 0; count < 5; count++) {
    await expect(browser.api.accounts.signIn({ body: wrong })).rejects.toMatchObject({ status: 401 })
    expect((await post(browser, '/signin', wrong)).statusCode).toBe(401)
  }
  const { statusCode, page } = await post(browser, '/signin', { ...wrong, password: member.password })
  expect(statusCode).toBe(429)
  expect(page).toContain('Too many attempts.')
  expect(browser.cookies).toEqual({})
})

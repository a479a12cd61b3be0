import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterLinksForExport, subscriptionsForExport } from '#server/features/newsletter/store.ts'
import { cook, visitor } from '#server/test-world/browser.ts'
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

const hour = 60 * 60 * 1000
const subscribe = (email: string, app = world.app, network?: string) =>
  visitor(app, network).api.newsletter.subscribe({ body: { email, source: 'footer' } })
const already = {
  status: 409,
  code: 'already_subscribed',
  message: expect.stringContaining('already subscribed') as string,
}
const lettersTo = (address: string) => world.letters.filter(({ to }) => to === address)

async function rowOf(email: string) {
  const { rows } = await world.database.query<Record<string, unknown>>(
    'select * from newsletter_subscribers where email = $1',
    [email],
  )
  return rows[0]
}

/** The tokens of the newest email to an address. */
async function tokensTo(address: string): Promise<{ confirm: string; unsubscribe: string }> {
  await world.jobs.run()
  const { text = '' } = lettersTo(address).at(-1) ?? {}
  const tokenOf = (page: string) => new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? ''
  return { confirm: tokenOf('confirm'), unsubscribe: tokenOf('unsubscribe') }
}

const confirm = (token: string) => visitor(world.app).api.newsletter.confirm({ body: { token } })
const unsubscribe = (token: string) => visitor(world.app).api.newsletter.unsubscribe({ body: { token } })
/** As mail programs do it: RFC 8058. */
const press = (token: string, headers: Record<string, string> = {}) =>
  visitor(world.app).send({
    method: 'POST',
    url: `/newsletter/unsubscribe?token=${token}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const pressConfirm = (token: string, headers: Record<string, string> = {}) =>
  visitor(world.app).send({ method: 'POST', url: `/newsletter/confirm?token=${token}`, headers })

test('a subscription begins when the link of its email is confirmed, and not before', async () => {
  expect(await subscribe('Zoë@Exämple.org')).toMatchObject({ success: true })
  const email = 'zoë@xn--exmple-cua.org'
  expect(await rowOf(email)).toMatchObject({ is_active: true, source: 'footer', confirmed_at: null })
  const { confirm: token, unsubscribe: end } = await tokensTo(email)
  const [letter] = lettersTo(email)
  expect(letter).toMatchObject({ name: '', subject: 'Please confirm your newsletter subscription' })
  expect(letter?.unsubscribe).toBe(`http://localhost:3000/newsletter/unsubscribe?token=${end}`)
  // whoever looks at the links of an email confirms nothing
  const page = await visitor(world.app).send({
    method: 'GET',
    url: `/newsletter/confirm?token=${token}&utm_source=mail`,
  })
  expect(page.payload).toContain(`<form method="post" action="/newsletter/confirm?token=${token}">`)
  expect(await rowOf(email)).toMatchObject({ confirmed_at: null })
  const crossed = await pressConfirm(token, { 'sec-fetch-site': 'cross-site' })
  expect([crossed.statusCode, await rowOf(email)]).toMatchObject([403, { confirmed_at: null }])
  const done = await pressConfirm(token)
  expect([done.statusCode, done.payload]).toEqual([200, expect.stringContaining('You’re subscribed')])
  const { confirmed_at: first } = (await rowOf(email))!
  expect(first).toEqual(world.clock.now)
  await confirm(token)
  expect(await rowOf(email)).toMatchObject({ confirmed_at: first })
  const { rows } = await world.database.query<{ rows: string }>(
    'select json_agg(l)::text as rows from newsletter_links l',
  )
  expect(rows[0]!.rows).not.toContain(token)
})

test('whoever has asked already is told so in every spelling, confirmed or not', async () => {
  await subscribe('twice@example.org')
  for (const spelling of ['twice@example.org', 'TWICE@Example.org', ' twice@example.org '])
    await expect(subscribe(spelling)).rejects.toMatchObject(already)
  await confirm((await tokensTo('twice@example.org')).confirm)
  await expect(subscribe('twice@example.org')).rejects.toMatchObject(already)
  await world.jobs.run()
  expect(lettersTo('twice@example.org')).toHaveLength(1)
})

test('who has lost the email gets it again an hour later, and both links work', async () => {
  await subscribe('lost@example.org')
  const { confirm: first } = await tokensTo('lost@example.org')
  const begun = world.clock.now
  world.clock.now = new Date(begun.getTime() + hour)
  for (let count = 0; count < 2; count++) await expect(subscribe('lost@example.org')).rejects.toMatchObject(already)
  const { confirm: second } = await tokensTo('lost@example.org')
  expect(lettersTo('lost@example.org')).toHaveLength(2)
  expect(second).not.toBe(first)
  await confirm(first)
  await confirm(second)
  world.clock.now = begun
})

test('one press ends it, also twice, also from another site; nothing that was sent before begins it again', async () => {
  await subscribe('leaver@example.org')
  const { confirm: token, unsubscribe: end } = await tokensTo('leaver@example.org')
  await confirm(token)
  const page = await visitor(world.app).send({ method: 'GET', url: `/newsletter/unsubscribe?token=${end}` })
  expect(page.payload).toContain(`<form method="post" action="/newsletter/unsubscribe?token=${end}">`)
  expect(await rowOf('leaver@example.org')).toMatchObject({ is_active: true })
  const elsewhere: Record<string, string>[] = [{}, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }]
  for (const headers of elsewhere) {
    const answer = await press(end, headers)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.payload).toContain('You’re unsubscribed')
    expect(await rowOf('leaver@example.org')).toMatchObject({ is_active: false })
  }
  await unsubscribe(end)
  await expect(confirm(token)).rejects.toMatchObject({ status: 400, code: 'link_invalid' })
  expect(await rowOf('leaver@example.org')).toMatchObject({ is_active: false })
})

test('multipart is a way to press it too; a token of no email is refused, as is one of the other kind', async () => {
  await subscribe('parts@example.org')
  const { confirm: token, unsubscribe: end } = await tokensTo('parts@example.org')
  for (const wrong of [token, 'x'.repeat(43), '']) {
    const { statusCode, payload } = await press(wrong)
    expect([statusCode, payload]).toEqual([
      400,
      expect.stringContaining('Please use the link in a more recent newsletter.'),
    ])
    await expect(unsubscribe(wrong)).rejects.toMatchObject({ status: 400 })
  }
  await expect(confirm(end)).rejects.toMatchObject({ status: 400, code: 'link_invalid' })
  const spent = await pressConfirm(end)
  expect([spent.statusCode, spent.payload]).toEqual([400, expect.stringContaining('Sign up again')])
  const answer = await visitor(world.app).send({
    method: 'POST',
    url: `/newsletter/unsubscribe?token=${end}`,
    payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(answer.statusCode).toBe(200)
  expect(await rowOf('parts@example.org')).toMatchObject({ is_active: false })
})

test('whoever has unsubscribed may come back, and is asked anew', async () => {
  await subscribe('back@example.org')
  const first = await tokensTo('back@example.org')
  await confirm(first.confirm)
  await unsubscribe(first.unsubscribe)
  await subscribe('back@example.org')
  expect(await rowOf('back@example.org')).toMatchObject({ is_active: true, confirmed_at: null })
  await confirm((await tokensTo('back@example.org')).confirm)
  expect(await rowOf('back@example.org')).toMatchObject({ is_active: true, confirmed_at: world.clock.now })
})

test('who never confirms is forgotten after a week, and may ask again on that very day', async () => {
  await subscribe('silent@example.org')
  await subscribe('lazy@example.org')
  const { confirm: token } = await tokensTo('silent@example.org')
  const begun = world.clock.now
  world.clock.now = new Date(begun.getTime() + 7 * 24 * hour)
  await expect(confirm(token)).rejects.toMatchObject({ code: 'link_invalid' })
  await subscribe('lazy@example.org')
  await world.jobs.add('sweep-newsletter', {})
  await world.jobs.run()
  expect(await rowOf('silent@example.org')).toBeUndefined()
  expect(await rowOf('lazy@example.org')).toBeDefined()
  world.clock.now = begun
})

test('an address stays for a year after its subscription has ended, and not at all longer', async () => {
  const begun = world.clock.now
  await subscribe('gone@example.org')
  const { confirm: token, unsubscribe: end } = await tokensTo('gone@example.org')
  await confirm(token)
  await unsubscribe(end)
  await subscribe('stays@example.org')
  await confirm((await tokensTo('stays@example.org')).confirm)
  const rowsAfter = async (days: number) => {
    world.clock.now = new Date(begun.getTime() + days * 24 * hour)
    await world.jobs.add('sweep-newsletter', {})
    await world.jobs.run()
    return [await rowOf('gone@example.org'), await rowOf('stays@example.org')].map((row) => row !== undefined)
  }
  expect([await rowsAfter(364), await rowsAfter(365)]).toEqual([
    [true, true],
    [false, true],
  ])
  world.clock.now = begun
})

test('what is no address, or no place of ours, is refused', async () => {
  for (const payload of [
    {},
    { email: 'ada', source: 'footer' },
    { email: 'ada@example.org', source: 'website' },
    { email: 'ada@example.org\r\nBcc: eve@example.org', source: 'modal' },
    { email: 'ada@example.org', source: 'modal', isActive: true },
  ]) {
    const answer = await visitor(world.app).send({ method: 'POST', url: '/api/newsletter/subscribe', payload })
    expect([payload, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([payload, 400, 'invalid_input'])
  }
})

test('one network asks five times an hour, and no mailbox is filled from many', async () => {
  for (let count = 0; count < 5; count++) await subscribe(`many${count}@example.org`, strict.app, '10.9.0.1')
  await expect(subscribe('many5@example.org', strict.app, '10.9.0.1')).rejects.toMatchObject({ status: 429 })
  for (let count = 0; count < 7; count++) {
    await subscribe('target@example.org', strict.app, `10.9.1.${count}`)
    await strict.jobs.run()
    await world.database.query("update newsletter_subscribers set is_active = false where email = 'target@example.org'")
  }
  expect(strict.letters.filter(({ to }) => to === 'target@example.org')).toHaveLength(5)
})

test('a form without JavaScript is answered by a page, and comes from our own pages alone', async () => {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    visitor(world.app).send({
      method: 'POST',
      url: '/newsletter/subscribe',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const wish = 'email=plain%40example.org&source=landing_page'
  const thanks = await post(wish)
  expect([thanks.statusCode, thanks.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(thanks.payload).toContain('Thanks for subscribing!')
  expect(await rowOf('plain@example.org')).toMatchObject({ source: 'landing_page' })
  const again = await post(wish)
  expect([again.statusCode, /already subscribed/.test(again.payload)]).toEqual([409, true])
  expect(again.payload).not.toContain('<form')
  const refused = await post('email=plain%40example&source=footer')
  expect([refused.statusCode, /action="\/newsletter\/subscribe"/.test(refused.payload)]).toEqual([400, true])
  expect(refused.payload).toMatch(/name="email" value="plain@example".*name="source" value="footer"/s)
  expect((await post('email=%3Csvg%2Fonload%3D1%3E&source=footer')).payload).not.toContain('<svg')
  expect((await post(wish, { origin: 'https://evil.example' })).statusCode).toBe(403)
})

test('the subscription of a confirmed address goes with its account; a stranger to the mailbox sees and ends nothing', async () => {
  const [owner, squatter] = [await cook(world.app), await cook(world.app)]
  await world.database.query('update users set email_confirmed_at = now() where id = $1', [owner.user.id])
  for (const { user } of [owner, squatter]) {
    await subscribe(user.email)
    await confirm((await tokensTo(user.email)).confirm)
  }
  const kept = async ({ user }: typeof owner) =>
    (await subscriptionsForExport(world.database, user.id)).map(({ email }) => email)
  expect([await kept(owner), await kept(squatter)]).toEqual([[owner.user.email], []])
  expect(await newsletterLinksForExport(world.database, squatter.user.id)).toEqual([])
  for (const { api, password } of [owner, squatter]) await api.ownData.deleteAccount({ body: { password } })
  const begun = world.clock.now
  world.clock.now = new Date(begun.getTime() + 7 * 24 * hour)
  await world.jobs.add('delete-accounts', {})
  await world.jobs.run()
  world.clock.now = begun
  expect(await rowOf(owner.user.email)).toBeUndefined()
  expect(await rowOf(squatter.user.email)).toMatchObject({ is_active: true })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  // passwords cost what they cost in production
  world = await startApp({ passwordCost: readConfig({}).passwordCost })
})
afterAll(() => world.close())

const ana = { email: 'Ana@Example.org', firstName: 'Ana', lastName: 'Ruiz', password: 'saffron42' }

describe('signing up', () => {
  test('makes a free account and signs in', async () => {
    const browser = visitor(world.app)
    const user = await browser.api.accounts.signUp({ body: { ...ana, selectedTier: 'free' } })
    expect(user).toMatchObject({
      email: 'ana@example.org',
      subscriptionTier: 'free',
      isPremium: false,
      generationsLeft: 3,
    })
    expect(JSON.stringify(user)).not.toContain('argon2')
    expect(await browser.api.accounts.currentUser({})).toEqual(user)
  })

  test('an address has one account, whatever its case', async () => {
    const response = await visitor(world.app).send({
      method: 'POST',
      url: '/api/auth/signup',
      payload: { ...ana, email: 'aNA@example.ORG' },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'account_exists', redirect: '/signin', message: expect.any(String) })
  })

  test.each([
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ firstName: '' }, 'First name is required'],
    [{ lastName: '  ' }, 'Last name is required'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ selectedTier: 'premium' }, 'Please complete payment first to unlock premium features.'],
    [{ email: undefined }, 'Please enter a valid email address'],
    [{ firstName: 7 }, 'First name is required'],
    [{ password: null }, 'Password must be at least 6 characters'],
  ])('%j is refused with the sentence of the form', async (wrong, sentence) => {
    const payload = { ...ana, email: 'new@example.org', ...wrong }
    const response = await visitor(world.app).send({ method: 'POST', url: '/api/auth/signup', payload })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(sentence)
  })

  test('a password that everyone tries first is refused', async () => {
    const payload = { ...ana, email: 'other@example.org', password: '123456' }
    const response = await visitor(world.app).send({ method: 'POST', url: '/api/auth/signup', payload })
    expect(response.statusCode).toBe(400)
  })

  test('unknown fields are refused and change nothing', async () => {
    const payload = { ...ana, email: 'sneaky@example.org', isAdmin: true }
    const response = await visitor(world.app).send({ method: 'POST', url: '/api/auth/signup', payload })
    expect(response.statusCode).toBe(400)
    const { rows } = await world.database.query('select 1 from users where email = $1', ['sneaky@example.org'])
    expect(rows).toEqual([])
  })

  test('the stored password is an argon2id hash, long passwords are not cut', async () => {
    const long = 'x'.repeat(150)
    const browser = visitor(world.app)
    await browser.api.accounts.signUp({ body: { ...ana, email: 'long@example.org', password: `${long}a` } })
    const { rows } = await world.database.query<{ password_hash: string }>(
      "select password_hash from credentials join users on users.id = user_id where email = 'long@example.org'",
    )
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const other = visitor(world.app).api.accounts.signIn({ body: { email: 'long@example.org', password: `${long}b` } })
    await expect(other).rejects.toMatchObject({ status: 401 })
  })
})

describe('signing in and out', () => {
  test('wrong address and wrong password are one answer', async () => {
    const member = await cook(world.app)
    const answers = await Promise.all(
      [
        { email: member.user.email, password: 'not this one' },
        { email: 'stranger@example.org', password: 'not this one' },
      ].map((payload) => visitor(world.app).send({ method: 'POST', url: '/api/auth/signin', payload })),
    )
    const [wrongPassword, wrongAddress] = answers.map((answer) => ({
      ...answer.json(),
      requestId: '',
      status: answer.statusCode,
    }))
    expect(wrongPassword).toEqual(wrongAddress)
    expect(wrongPassword).toMatchObject({ code: 'wrong_credentials', status: 401 })
  })

  test('signing in gives a new token, the old one is dead', async () => {
    const member = await cook(world.app)
    const before = { ...member.cookies }
    await member.api.accounts.signIn({ body: { email: member.user.email, password: member.password } })
    expect(member.cookies).not.toEqual(before)
    const thief = visitor(world.app)
    thief.cookies = before
    await expect(thief.api.accounts.currentUser({})).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  })

  test('a session is dead after sign-out, and its token stands nowhere in the database', async () => {
    const member = await cook(world.app)
    const token = Object.values(member.cookies)[0]!
    const { rows } = await world.database.query('select sid, sess from sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
    const copy = visitor(world.app)
    copy.cookies = { ...member.cookies }
    await member.api.accounts.signOut({ body: undefined })
    await expect(copy.api.accounts.currentUser({})).rejects.toMatchObject({ status: 401 })
  })

  test('a session ends 30 days after its last use, and 90 days after its start', async () => {
    const member = await cook(world.app)
    const start = world.clock.now
    const after = (days: number) => new Date(start.getTime() + days * 86_400_000)
    const signedInAfter = async (days: number) => {
      world.clock.now = after(days)
      return (await member.send({ method: 'GET', url: '/api/auth/user' })).statusCode === 200
    }
    try {
      expect([await signedInAfter(29), await signedInAfter(58), await signedInAfter(87)]).toEqual([true, true, true])
      expect(await signedInAfter(91)).toBe(false)
      world.clock.now = start
      const idle = await cook(world.app)
      world.clock.now = after(31)
      expect((await idle.send({ method: 'GET', url: '/api/auth/user' })).statusCode).toBe(401)
    } finally {
      world.clock.now = start
    }
  })
})

describe('the profile', () => {
  test('values are matched without regard to case, hyphen and space, and stored in lower case', async () => {
    const member = await cook(world.app)
    const user = await member.api.accounts.changeProfile({
      body: {
        dietaryPreference: 'gluten free',
        allergies: ['Tree Nuts', 'SHELLFISH', 'mustard'],
        preferredCuisines: ['Middle Eastern', 'thai'],
        preferredDeliveryService: 'amazon_fresh',
        cookingTimePreference: 'Quick',
        kitchenEquipment: ['Air Fryer'],
      },
    })
    expect(user).toMatchObject({
      dietaryPreference: 'gluten-free',
      allergies: ['tree nuts', 'shellfish', 'mustard'],
      preferredCuisines: ['middle eastern', 'thai'],
      preferredDeliveryService: 'amazon-fresh',
      cookingTimePreference: 'quick',
      kitchenEquipment: ['air fryer'],
    })
    expect(
      (await member.api.accounts.changeProfile({ body: { preferredDeliveryService: 'Target Shipt' } }))
        .preferredDeliveryService,
    ).toBe('shipt')
  })

  test('an answer left empty is none, and clears what was there', async () => {
    const answers = {
      dietaryPreference: 'Vegan',
      skillLevel: 'Beginner',
      cookingTimePreference: 'Quick (15-30 min)',
      preferredDeliveryService: 'walmart_delivery',
    }
    const member = await cook(world.app, answers)
    expect(member.user).toMatchObject({ cookingTimePreference: 'quick', preferredDeliveryService: 'walmart-delivery' })
    const empty = Object.fromEntries(Object.keys(answers).map((field) => [field, '']))
    const none = Object.fromEntries(Object.keys(answers).map((field) => [field, null]))
    expect(await member.api.accounts.changeProfile({ body: empty })).toMatchObject(none)
  })

  test('unknown fields and values change nothing', async () => {
    const member = await cook(world.app)
    const before = await member.api.accounts.currentUser({})
    const wrong = [
      { subscriptionTier: 'premium' },
      { isAdmin: true },
      { dietaryPreference: 'carnivore' },
      { allergies: ['moonlight'] },
      { deliveryZipCode: '12345678901' },
      { firstName: 'A\u0000' },
      { firstName: '\ud800' },
      { hasCompletedSetup: 'yes' },
    ]
    for (const payload of wrong) {
      const response = await member.send({ method: 'PATCH', url: '/api/auth/profile', payload })
      expect([payload, response.statusCode]).toEqual([payload, 400])
    }
    expect(await member.api.accounts.currentUser({})).toEqual(before)
  })

  test('the set-up can be completed; the address of the account stays', async () => {
    const member = await cook(world.app, { hasCompletedSetup: false })
    const body = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: member.user.email,
      deliveryZipCode: '02139',
      kitchenEquipment: ['Oven'],
    }
    const other = await member.send({
      method: 'POST',
      url: '/api/complete-account-setup',
      payload: { ...body, email: 'x@example.org' },
    })
    expect(other.statusCode).toBe(400)
    expect(await member.api.accounts.completeSetup({ body })).toMatchObject({
      hasCompletedSetup: true,
      lastName: 'Byron',
      deliveryZipCode: '02139',
    })
    const left = { lastName: '', preferredDeliveryService: '', deliveryAddress: null, deliveryZipCode: null }
    expect(await member.api.accounts.completeSetup({ body: { ...body, ...left } })).toMatchObject({
      lastName: 'Byron',
      preferredDeliveryService: null,
      deliveryZipCode: null,
    })
  })
})

test('guessing a password is slowed down, with Retry-After', async () => {
  const strict = await startApp({ rateLimitFactor: 1 }, { database: world.database })
  const guess = () =>
    visitor(strict.app, '10.9.9.9').send({
      method: 'POST',
      url: '/api/auth/signin',
      payload: { email: 'a@example.org', password: 'guess' },
    })
  const codes: number[] = []
  for (let i = 0; i < 11; i++) codes.push((await guess()).statusCode)
  expect(codes.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(codes[10]).toBe(429)
  const refused = await guess()
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
  await strict.close()
})

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLink, type NewLink } from '#server/features/security/links.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { waitingLetters } from '#server/test-world/waiting-letters.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const password = 'cardamom and rain'
const invalid = {
  status: 400,
  code: 'link_invalid',
  sentence: 'This link has already been used, or it’s too old. Please ask for a new one.',
}

function linkFor({ user }: Cook, link: Partial<NewLink> = {}): Promise<string> {
  const { id: userId, email } = user
  return makeLink(world.context, { userId, purpose: 'set-password', email, ...link }, world.clock.now)
}

const reset = (token: string, chosen = password) =>
  visitor(world.app).api.security.resetPassword({ body: { token, password: chosen } })
const signIn = (email: string, chosen: string) =>
  visitor(world.app).api.accounts.signIn({ body: { email, password: chosen } })

describe('a forgotten password', () => {
  const forget = (email: string, address = '10.7.0.1', app = world.app) =>
    visitor(app, address).send({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })

  test('is answered alike whether or not the address is known', async () => {
    const member = await cook(world.app)
    const answers = [await forget(member.user.email.toUpperCase()), await forget('nobody@example.org')]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        success: true,
        message: 'If this address has an account, an email with a link is on its way. The link works for one hour.',
      })
    }
    expect(await waitingLetters(world, member.user.id)).toContain('reset-password')
    expect(await waitingLetters(world, null)).toEqual(['reset-password'])
  })

  test('one email to an address waits at a time, however often it is asked for', async () => {
    const member = await cook(world.app)
    await Promise.all(Array.from({ length: 5 }, () => forget(member.user.email)))
    const letters = await waitingLetters(world, member.user.id)
    expect(letters.filter((kind) => kind === 'reset-password')).toHaveLength(1)
    const { rows } = await world.database.query('select * from rate_limits')
    expect(JSON.stringify(rows)).not.toContain(member.user.email)
  })

  test('fills nobody’s mailbox from many networks, and one network cannot ask without end', async () => {
    const strict = await startApp({ rateLimitFactor: 1 }, { database: world.database })
    const member = await cook(world.app)
    await world.database.query("update jobs.job set state = 'completed' where data ->> 'userId' = $1", [member.user.id])
    const received: number[] = []
    for (let i = 0; i < 7; i++) {
      expect((await forget(member.user.email, `10.7.1.${i}`, strict.app)).statusCode).toBe(200)
      await strict.jobs.run()
      received.push(strict.letters.filter(({ to }) => to === member.user.email).length)
    }
    expect(received).toEqual([1, 2, 3, 4, 5, 5, 5])
    const codes: number[] = []
    for (let i = 0; i < 6; i++) codes.push((await forget(`x${i}@example.org`, '10.7.2.1', strict.app)).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    await strict.close()
  })
})

describe('a password set by a link', () => {
  test('lets in, the old one does not; the address is confirmed by it and an email says so', async () => {
    const member = await cook(world.app)
    expect(await reset(await linkFor(member))).toEqual({
      success: true,
      message: 'Your password is set. Please sign in with it.',
    })
    await expect(signIn(member.user.email, member.password)).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect(await signIn(member.user.email, password)).toMatchObject({ emailConfirmed: true })
    expect(await waitingLetters(world, member.user.id)).toContain('password-changed')
  })

  test('works once, and makes other links void', async () => {
    const member = await cook(world.app)
    const [token, other] = [await linkFor(member), await linkFor(member)]
    await reset(token)
    await expect(reset(token, 'another one of mine')).rejects.toMatchObject(invalid)
    await expect(reset(other, 'another one of mine')).rejects.toMatchObject(invalid)
    await signIn(member.user.email, password)
  })

  test('of fifty at once one wins, and its password is the one that lets in', async () => {
    const member = await cook(world.app)
    const tokens = [await linkFor(member), await linkFor(member)]
    const tries = Array.from({ length: 50 }, (_, index) => ({
      token: tokens[index % 2]!,
      chosen: `my password is ${index}`,
    }))
    const outcomes = await Promise.allSettled(tries.map(({ token, chosen }) => reset(token, chosen)))
    const won = tries.filter((_, index) => outcomes[index]!.status === 'fulfilled')
    expect(won).toHaveLength(1)
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    expect(lost).toEqual(Array(49).fill(expect.objectContaining(invalid)))
    await signIn(member.user.email, won[0]!.chosen)
  })

  test('one that everyone guesses is refused and leaves the link as it was', async () => {
    const member = await cook(world.app)
    const token = await linkFor(member)
    await expect(reset(token, 'PassWord1')).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    await reset(token)
  })

  test('works for an hour', async () => {
    const member = await cook(world.app)
    const token = await linkFor(member)
    const start = world.clock.now
    try {
      world.clock.now = new Date(start.getTime() + 3600_000)
      await expect(reset(token)).rejects.toMatchObject(invalid)
      world.clock.now = new Date(start.getTime() + 3599_000)
      await reset(token)
    } finally {
      world.clock.now = start
    }
  })

  test('sets the first password of an account that was made without one', async () => {
    const member = await cook(world.app)
    await world.database.query('delete from credentials where user_id = $1', [member.user.id])
    await expect(signIn(member.user.email, member.password)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await reset(await linkFor(member))
    await signIn(member.user.email, password)
    expect(await waitingLetters(world, member.user.id)).not.toContain('password-changed')
  })

  test('is void once the address has changed, for another purpose, or made up', async () => {
    const member = await cook(world.app)
    const wrong = [
      await linkFor(member, { email: 'before@example.org' }),
      await linkFor(member, { purpose: 'confirm-email' }),
      'x'.repeat(43),
    ]
    for (const token of wrong) await expect(reset(token)).rejects.toMatchObject(invalid)
    const short = await visitor(world.app).send({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token: 'x', password },
    })
    expect(short.json()).toMatchObject({ code: 'invalid_input', message: 'This link isn’t complete' })
  })

  test('stands nowhere in the database, and goes when it is too old', async () => {
    const member = await cook(world.app)
    const token = await linkFor(member, { lifetime: 60 })
    const rows = async () => (await world.database.query('select * from account_links')).rows
    expect(JSON.stringify(await rows())).not.toContain(token)
    const before = (await rows()).length
    const later = new Date(world.clock.now.getTime() + 61_000)
    await makeLink(world.context, { userId: member.user.id, purpose: 'confirm-email', email: 'a@example.org' }, later)
    expect((await rows()).length).toBe(before)
  })
})

describe('changing the password', () => {
  test('needs the current one', async () => {
    const member = await cook(world.app)
    const change = (currentPassword: string, newPassword = password) =>
      member.api.security.changePassword({ body: { currentPassword, newPassword } })
    await expect(change('not this one')).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' })
    await expect(change('not this one', 'password1')).rejects.toMatchObject({ code: 'wrong_credentials' })
    await signIn(member.user.email, member.password)
    expect(await change(member.password)).toMatchObject({ id: member.user.id })
    await signIn(member.user.email, password)
    expect(await waitingLetters(world, member.user.id)).toContain('password-changed')
  })

  test('is refused for one that is easy to guess, at its field', async () => {
    const member = await cook(world.app)
    const response = await member.send({
      method: 'POST',
      url: '/api/auth/change-password',
      payload: { currentPassword: member.password, newPassword: 'mealcrafter1' },
    })
    expect([response.statusCode, response.json().issues[0].field]).toEqual([400, 'newPassword'])
  })

  test('makes links to set one void', async () => {
    const member = await cook(world.app)
    const token = await linkFor(member)
    await member.api.security.changePassword({ body: { currentPassword: member.password, newPassword: password } })
    await expect(reset(token)).rejects.toMatchObject(invalid)
  })

  test('of two at once one wins', async () => {
    const member = await cook(world.app)
    const change = (newPassword: string) =>
      member.api.security.changePassword({ body: { currentPassword: member.password, newPassword } })
    const outcomes = await Promise.allSettled([change('first of my two'), change('second of my two')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const won = outcomes[0].status === 'fulfilled' ? 'first of my two' : 'second of my two'
    await signIn(member.user.email, won)
  })

  test('ends every sign-in by the old password that is under way', async () => {
    const member = await cook(world.app)
    const body = { email: member.user.email, password: member.password }
    const state = { changed: false }
    const change = member.api.security
      .changePassword({ body: { currentPassword: member.password, newPassword: password } })
      .finally(() => {
        state.changed = true
      })
    const thieves = []
    while (!state.changed && thieves.length < 100) {
      const thief = visitor(world.app)
      thieves.push({ thief, entry: thief.api.accounts.signIn({ body }).catch(() => undefined) })
      await sleep(6)
    }
    await Promise.all([change, ...thieves.map(({ entry }) => entry)])
    const answers = await Promise.all(thieves.map(({ thief }) => thief.send({ method: 'GET', url: '/api/auth/user' })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(thieves.map(() => 401))
  })
})

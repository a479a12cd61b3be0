import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

/** One é of two signs, as some keyboards type it, and of one. */
const [apart, composed] = ['cafe\u0301 au lait', 'caf\u00e9 au lait']
const joerg = {
  email: 'Jo\u0308rg@Exa\u0308mple.DE',
  firstName: 'Jörg',
  lastName: 'Weiß',
  password: 'kardamom und zimt',
}

const signIn = (email: string, password: string) =>
  visitor(world.app).api.accounts.signIn({ body: { email, password } })
const hashOf = async (id: string) =>
  (
    await world.database.query<{ hash: string }>('select password_hash as hash from credentials where user_id = $1', [
      id,
    ])
  ).rows[0]!.hash

describe('an address with letters beyond ASCII', () => {
  test('makes an account, is shown as people write it, and is one in every spelling', async () => {
    const browser = visitor(world.app)
    const { email } = await browser.api.accounts.signUp({ body: joerg })
    expect(email).toBe('jörg@exämple.de')
    for (const spelling of [
      'jörg@exämple.de',
      'JÖRG@EXÄMPLE.DE',
      'jörg@xn--exmple-cua.de',
      'Jo\u0308rg@exa\u0308mple.de',
    ]) {
      expect((await signIn(spelling, joerg.password)).email).toBe(email)
      await expect(
        visitor(world.app).api.accounts.signUp({ body: { ...joerg, email: spelling } }),
      ).rejects.toMatchObject({
        code: 'account_exists',
      })
    }
    const setup = await browser.api.accounts.completeSetup({ body: { email: 'jörg@exämple.de', firstName: 'Jörg' } })
    expect(setup.hasCompletedSetup).toBe(true)
  })

  test('gets emails, and can be changed to', async () => {
    const member = await cook(world.app)
    const asked = await member.api.security.changeEmail({
      body: { newEmail: 'Zoë@Müller.example', password: member.password },
    })
    expect(asked.emailChange?.newEmail).toBe('zoë@müller.example')
    await visitor(world.app).api.security.forgotPassword({ body: { email: 'JÖRG@exämple.de' } })
    await world.jobs.run()
    expect(world.letters.filter(({ to }) => to.startsWith('jörg@')).map(({ subject }) => subject)).toContain(
      'Set a new password',
    )
    expect(world.letters.find(({ subject }) => /new email address/.test(subject))?.to).toContain('zoë@')
    expect(world.letters.find(({ subject }) => /change your email address/.test(subject))?.text).toContain(
      'zoë@müller.example',
    )
  })

  test.each([
    'jörg@exämple',
    'jörg@@exämple.de',
    'jö rg@exämple.de',
    'a\u202eb@exämple.de',
    '.jörg@exämple.de',
    'jörg@-exämple.de',
  ])('but not every text is one: %j', async (email) => {
    await expect(visitor(world.app).api.accounts.signUp({ body: { ...joerg, email } })).rejects.toMatchObject({
      status: 400,
      sentence: 'Please enter a valid email address',
    })
  })
})

describe('a password', () => {
  test('lets in however its accents are typed', async () => {
    const browser = visitor(world.app)
    const { email } = await browser.api.accounts.signUp({
      body: { ...joerg, email: 'apart@example.org', password: apart },
    })
    await signIn(email, composed)
    await signIn(email, apart)
    await browser.api.security.changePassword({ body: { currentPassword: composed, newPassword: 'plain and simple' } })
    await expect(signIn(email, apart)).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  test('that was kept as it was typed still lets in, and is folded from then on', async () => {
    const member = await cook(world.app)
    const old = await hash(apart, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    await world.database.query('update credentials set password_hash = $1 where user_id = $2', [old, member.user.id])
    await expect(signIn(member.user.email, 'cafe au lait')).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect(await hashOf(member.user.id)).toBe(old)
    await signIn(member.user.email, apart)
    expect(await hashOf(member.user.id)).not.toBe(old)
    await signIn(member.user.email, composed)
  })
})

test('a name keeps an emoji that is joined of several', async () => {
  const browser = visitor(world.app)
  const firstName = 'Ana 👩🏽‍🍳❤️‍🔥'
  const user = await browser.api.accounts.signUp({ body: { ...joerg, email: 'joined@example.org', firstName } })
  expect(user.firstName).toBe(firstName)
  await world.jobs.run()
  const letter = world.letters.find(({ to }) => to === 'joined@example.org')
  expect([letter?.text, letter?.html]).toEqual([expect.stringContaining(firstName), expect.stringContaining(firstName)])
  expect(letter?.name).toContain(firstName)
})

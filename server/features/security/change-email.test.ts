import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LinkPurpose, makeLink } from '#server/features/security/links.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { waitingLetters } from '#server/test-world/waiting-letters.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

let count = 0
/** A member who has asked for another address. */
async function changing(newEmail = `New${(count += 1)}@Example.net`) {
  const member = await cook(world.app)
  const asked = await ask(member, newEmail)
  return { member, asked, email: newEmail.toLowerCase() }
}

const ask = (member: Cook, newEmail: string, password = member.password) =>
  member.api.security.changeEmail({ body: { newEmail, password } })
const link = ({ user }: Cook, purpose: LinkPurpose, email: string) =>
  makeLink(world.context, { userId: user.id, purpose, email }, world.clock.now)
const confirm = async (token: string) =>
  (await visitor(world.app).api.security.confirmEmail({ body: { token } })).outcome
const invalid = { status: 400, code: 'link_invalid' }

describe('confirming the address', () => {
  test('by the link of an email, once, and signed in or not', async () => {
    const member = await cook(world.app)
    expect(member.user.emailConfirmed).toBe(false)
    const token = await link(member, 'confirm-email', member.user.email)
    expect(await confirm(token)).toBe('confirmed')
    expect((await member.api.accounts.currentUser({})).emailConfirmed).toBe(true)
    await expect(confirm(token)).rejects.toMatchObject(invalid)
  })

  test('by an email that is sent once more, one at a time', async () => {
    const member = await cook(world.app)
    await world.database.query('delete from jobs.job')
    for (let i = 0; i < 3; i++) await member.api.security.sendConfirmation({ body: undefined })
    expect(await waitingLetters(world, member.user.id)).toEqual(['confirm-address'])
    await confirm(await link(member, 'confirm-email', member.user.email))
    const { message } = await member.api.security.sendConfirmation({ body: undefined })
    expect(message).toBe('Your address is already confirmed.')
  })
})

describe('changing the address', () => {
  test.each([
    ['confirm-old-email', 'confirm-new-email'],
    ['confirm-new-email', 'confirm-old-email'],
  ] as const)('takes effect when both have confirmed, %s first', async (first, second) => {
    const { member, asked, email } = await changing()
    expect(asked.emailChange).toEqual({ newEmail: email, confirmedByOld: false, confirmedByNew: false })
    const letters = await waitingLetters(world, member.user.id)
    expect(letters).toEqual(expect.arrayContaining(['confirm-old-address', 'confirm-new-address']))
    expect(await confirm(await link(member, first, email))).toBe('waiting')
    const byOld = first === 'confirm-old-email'
    expect((await member.api.security.security({})).emailChange).toEqual({
      newEmail: email,
      confirmedByOld: byOld,
      confirmedByNew: !byOld,
    })
    expect((await member.api.accounts.currentUser({})).email).toBe(member.user.email)
    expect(await confirm(await link(member, second, email))).toBe('changed')
    expect(await member.api.accounts.currentUser({})).toMatchObject({ email, emailConfirmed: true })
    expect((await member.api.security.security({})).emailChange).toBeNull()
    const { rows } = await world.database.query<{ details: object }>(
      `select data -> 'details' as details from jobs.job where data ->> 'kind' = 'address-changed' and data ->> 'userId' = $1`,
      [member.user.id],
    )
    expect(rows).toEqual([{ details: { oldEmail: member.user.email } }])
    const { password } = member
    await visitor(world.app).api.accounts.signIn({ body: { email, password } })
  })

  test('takes effect once when both confirm at the same time', async () => {
    const { member, email } = await changing()
    const tokens = await Promise.all(
      (['confirm-old-email', 'confirm-old-email', 'confirm-new-email', 'confirm-new-email'] as const).map((purpose) =>
        link(member, purpose, email),
      ),
    )
    const outcomes = await Promise.allSettled(tokens.map(confirm))
    const answers = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code))
    expect(answers.filter((answer) => answer === 'changed')).toHaveLength(1)
    expect(answers.every((answer) => ['changed', 'waiting', 'link_invalid'].includes(answer))).toBe(true)
    expect((await member.api.accounts.currentUser({})).email).toBe(email)
  })

  test('needs the password, and another address than there is', async () => {
    const member = await cook(world.app)
    await expect(ask(member, 'a@example.net', 'not this one')).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(ask(member, member.user.email.toUpperCase())).rejects.toMatchObject({ code: 'invalid_input' })
    expect((await member.api.security.security({})).emailChange).toBeNull()
  })

  test('to an address that has an account is answered like any other, and nobody is written to there', async () => {
    const taken = await cook(world.app)
    const { member, asked } = await changing(taken.user.email)
    expect(asked.emailChange).toEqual({ newEmail: taken.user.email, confirmedByOld: false, confirmedByNew: false })
    const letters = await waitingLetters(world, member.user.id)
    expect(letters).toContain('confirm-old-address')
    expect(letters).not.toContain('confirm-new-address')
  })

  test('to an address that somebody takes in the meantime leaves both accounts as they are', async () => {
    const { member, email } = await changing()
    const [old, fresh] = [
      await link(member, 'confirm-old-email', email),
      await link(member, 'confirm-new-email', email),
    ]
    expect(await confirm(old)).toBe('waiting')
    const other = visitor(world.app)
    await other.api.accounts.signUp({ body: { email, firstName: 'O', lastName: 'T', password: 'nutmeg in the rain' } })
    await expect(confirm(fresh)).rejects.toMatchObject({ status: 400, code: 'account_exists' })
    expect((await member.api.accounts.currentUser({})).email).toBe(member.user.email)
    expect((await other.api.accounts.currentUser({})).email).toBe(email)
    expect((await member.api.security.security({})).emailChange).toBeNull()
  })

  test('can be taken back, and its links do nothing then', async () => {
    const { member, email } = await changing()
    const token = await link(member, 'confirm-new-email', email)
    expect((await member.api.security.keepEmail({ body: undefined })).emailChange).toBeNull()
    await expect(confirm(token)).rejects.toMatchObject(invalid)
  })

  test('asked for anew makes what was confirmed before void, also by an email that comes late', async () => {
    const { member, email } = await changing()
    const early = await link(member, 'confirm-old-email', email)
    await confirm(await link(member, 'confirm-new-email', email))
    const again = await ask(member, 'elsewhere@example.net')
    expect(again.emailChange).toEqual({
      newEmail: 'elsewhere@example.net',
      confirmedByOld: false,
      confirmedByNew: false,
    })
    const late = await link(member, 'confirm-old-email', email)
    await expect(confirm(early)).rejects.toMatchObject(invalid)
    await expect(confirm(late)).rejects.toMatchObject(invalid)
  })

  test('waits seven days', async () => {
    const { member, email } = await changing()
    const week = 7 * 86_400_000
    const start = world.clock.now
    const token = await makeLink(
      world.context,
      { userId: member.user.id, purpose: 'confirm-old-email', email, lifetime: 30 * 86_400 },
      start,
    )
    try {
      world.clock.now = new Date(start.getTime() + week)
      await expect(confirm(token)).rejects.toMatchObject(invalid)
      expect((await member.api.security.security({})).emailChange).toBeNull()
    } finally {
      world.clock.now = start
    }
  })

  test('makes emails to the old address void, and nobody an administrator', async () => {
    const { member, email } = await changing('boss@example.org')
    const stale = [
      await link(member, 'set-password', member.user.email),
      await link(member, 'confirm-email', member.user.email),
    ]
    await confirm(await link(member, 'confirm-old-email', email))
    await confirm(await link(member, 'confirm-new-email', email))
    expect(await member.api.accounts.currentUser({})).toMatchObject({ email, isAdmin: false })
    await expect(confirm(stale[1]!)).rejects.toMatchObject(invalid)
    const reset = visitor(world.app).api.security.resetPassword({
      body: { token: stale[0]!, password: 'nutmeg in the rain' },
    })
    await expect(reset).rejects.toMatchObject(invalid)
  })
})

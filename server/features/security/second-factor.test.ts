import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLink } from '#server/features/security/links.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { waitingLetters } from '#server/test-world/waiting-letters.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

/** What the member's app shows so many seconds from now. */
function codeOf(secret: string, seconds = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })
  return app.generate({ timestamp: world.clock.now.getTime() + seconds * 1000 })
}

/** Some other code than those that work. */
function wrongCodeOf(secret: string): string {
  const right = new Set([-30, 0, 30].map((seconds) => codeOf(secret, seconds)))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code))!
}

/** Later, when the last code has run out. */
function later(seconds = 90): void {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
}

async function guarded(member?: Cook) {
  const owner = member ?? (await cook(world.app))
  const { secret, uri } = await owner.api.security.startTwoFactor({ body: { password: owner.password } })
  const { recoveryCodes } = await owner.api.security.confirmTwoFactor({ body: { code: codeOf(secret) } })
  later()
  return { member: owner, secret, uri, recoveryCodes }
}

function signIn(
  { user, password }: Pick<Cook, 'user' | 'password'>,
  code?: string,
  browser: Browser = visitor(world.app),
) {
  return browser.api.accounts.signIn({ body: { email: user.email, password, ...(code !== undefined && { code }) } })
}

const wrongCode = { status: 401, code: 'wrong_code' }
const twoFactor = async (member: Cook) => (await member.api.security.security({})).twoFactor

describe('setting a second factor up', () => {
  test('needs the password, a code of the app, and answers ten recovery codes once', async () => {
    const member = await cook(world.app)
    const { startTwoFactor, confirmTwoFactor } = member.api.security
    await expect(startTwoFactor({ body: { password: 'not this one' } })).rejects.toMatchObject({
      code: 'wrong_credentials',
    })
    const { secret, uri } = await startTwoFactor({ body: { password: member.password } })
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20)
    expect(uri).toContain(`otpauth://totp/MealCrafter:${encodeURIComponent(member.user.email)}?issuer=MealCrafter`)
    expect(await twoFactor(member)).toEqual({ on: false, compulsory: false, recoveryCodesLeft: 0 })
    await signIn(member)
    await expect(confirmTwoFactor({ body: { code: wrongCodeOf(secret) } })).rejects.toMatchObject(wrongCode)
    const { recoveryCodes } = await confirmTwoFactor({ body: { code: codeOf(secret) } })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    expect(await twoFactor(member)).toEqual({ on: true, compulsory: false, recoveryCodesLeft: 10 })
    expect(await waitingLetters(world, member.user.id)).toContain('second-factor-on')
    expect((await member.api.accounts.currentUser({})).twoFactor).toBe(true)
    await expect(confirmTwoFactor({ body: { code: codeOf(secret, 30) } })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    await expect(startTwoFactor({ body: { password: member.password } })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  test('begun again makes the first secret void', async () => {
    const member = await cook(world.app)
    const { startTwoFactor, confirmTwoFactor } = member.api.security
    const first = await startTwoFactor({ body: { password: member.password } })
    const second = await startTwoFactor({ body: { password: member.password } })
    await expect(confirmTwoFactor({ body: { code: codeOf(first.secret) } })).rejects.toMatchObject(wrongCode)
    await confirmTwoFactor({ body: { code: codeOf(second.secret) } })
  })

  test('leaves neither the secret nor a recovery code to read in the database', async () => {
    const { secret, recoveryCodes } = await guarded()
    const { rows } = await world.database.query(
      'select f.*, r.* from second_factors f join recovery_codes r on r.user_id = f.user_id',
    )
    const kept = JSON.stringify(rows)
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(kept).not.toContain(text)
    }
  })
})

describe('signing in with a second factor', () => {
  test('asks for the code after the right password alone', async () => {
    const { member, secret } = await guarded()
    await expect(signIn(member)).rejects.toMatchObject({
      status: 401,
      code: 'code_needed',
      sentence: 'Please enter the code from your authenticator app.',
    })
    const guess = { user: member.user, password: 'not this one' }
    await expect(signIn(guess)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(signIn(guess, codeOf(secret))).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(signIn(member, wrongCodeOf(secret))).rejects.toMatchObject(wrongCode)
    expect(await signIn(member, codeOf(secret))).toMatchObject({ id: member.user.id, twoFactor: true })
  })

  test('takes a code once, also of fifty calls at once, and none of before it', async () => {
    const { member, secret } = await guarded()
    const code = codeOf(secret)
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => signIn(member, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(signIn(member, codeOf(secret, -30))).rejects.toMatchObject(wrongCode)
    later(30)
    await signIn(member, codeOf(secret))
  })

  test('forgives a clock that is half a minute off, and no more', async () => {
    const { member, secret } = await guarded()
    await expect(signIn(member, codeOf(secret, -60))).rejects.toMatchObject(wrongCode)
    await expect(signIn(member, codeOf(secret, 60))).rejects.toMatchObject(wrongCode)
    await signIn(member, codeOf(secret, -30))
    await signIn(member, `${codeOf(secret, 30).slice(0, 3)} ${codeOf(secret, 30).slice(3)}`)
  })

  test('a recovery code lets in once, also of fifty calls at once, however it is typed', async () => {
    const { member, recoveryCodes } = await guarded()
    const [code, other] = recoveryCodes as [string, string]
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => signIn(member, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(signIn(member, code)).rejects.toMatchObject(wrongCode)
    await signIn(member, other.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l'))
    expect((await twoFactor(member)).recoveryCodesLeft).toBe(8)
    const stranger = await guarded()
    await expect(signIn(stranger.member, recoveryCodes[3])).rejects.toMatchObject(wrongCode)
  })

  test('is slowed down over all networks together; a recovery code and other members are not', async () => {
    const strict = await startApp({ rateLimitFactor: 1 }, { database: world.database })
    strict.clock.now = world.clock.now
    const { member, secret, recoveryCodes } = await guarded()
    strict.clock.now = world.clock.now
    let address = 0
    const from = () => visitor(strict.app, `10.6.0.${(address += 1)}`)
    const codes: string[] = []
    // the code that set it up was the first of ten
    for (let i = 0; i < 10; i++) {
      await signIn(member, wrongCodeOf(secret), from()).catch(({ code }) => codes.push(code))
    }
    expect(codes).toEqual([...Array(9).fill('wrong_code'), 'too_many_requests'])
    const guess = { user: member.user, password: 'not this one' }
    await expect(signIn(guess, '123456', from())).rejects.toMatchObject({ code: 'wrong_credentials' })
    await signIn(member, recoveryCodes[0], from())
    await strict.close()
  })

  test('stays when the password is set by email, where the address was confirmed', async () => {
    const { member, secret } = await guarded()
    const { id, email } = member.user
    await world.database.query('update users set email_confirmed_at = now() where id = $1', [id])
    const token = await makeLink(world.context, { userId: id, purpose: 'set-password', email }, world.clock.now)
    const password = 'nutmeg in the rain'
    await visitor(world.app).api.security.resetPassword({ body: { token, password } })
    await expect(signIn({ user: member.user, password })).rejects.toMatchObject({ code: 'code_needed' })
    await signIn({ user: member.user, password }, codeOf(secret))
  })

  test('goes on by recovery codes where the secret of the installation has changed', async () => {
    const { member, secret, recoveryCodes } = await guarded()
    await world.database.query(
      'update second_factors set secret = (select secret from second_factors where user_id <> $1 limit 1) where user_id = $1',
      [member.user.id],
    )
    await expect(signIn(member, codeOf(secret))).rejects.toMatchObject({
      ...wrongCode,
      sentence: 'We can’t check codes from your app right now. Please use a recovery code.',
    })
    await signIn(member, recoveryCodes[0])
    await member.api.security.endTwoFactor({ body: { password: member.password, code: recoveryCodes[1]! } })
    await guarded(member)
  })
})

describe('a second factor that is there', () => {
  test('gets new recovery codes by the password, the old ones are void', async () => {
    const { member, recoveryCodes } = await guarded()
    const renew = (password: string) => member.api.security.renewRecoveryCodes({ body: { password } })
    await expect(renew('not this one')).rejects.toMatchObject({ code: 'wrong_credentials' })
    const fresh = await renew(member.password)
    await Promise.all([renew(member.password), renew(member.password)])
    expect((await twoFactor(member)).recoveryCodesLeft).toBe(10)
    await expect(signIn(member, recoveryCodes[0])).rejects.toMatchObject(wrongCode)
    await expect(signIn(member, fresh.recoveryCodes[0])).rejects.toMatchObject(wrongCode)
    const without = await cook(world.app)
    const refused = without.api.security.renewRecoveryCodes({ body: { password: without.password } })
    await expect(refused).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('is switched off by password and code, and by no less', async () => {
    const { member, secret } = await guarded()
    const off = (password: string, code: string) => member.api.security.endTwoFactor({ body: { password, code } })
    await expect(off('not this one', codeOf(secret))).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(off(member.password, wrongCodeOf(secret))).rejects.toMatchObject(wrongCode)
    expect((await twoFactor(member)).on).toBe(true)
    expect((await off(member.password, codeOf(secret))).twoFactor).toBe(false)
    expect(await twoFactor(member)).toEqual({ on: false, compulsory: false, recoveryCodesLeft: 0 })
    expect(await waitingLetters(world, member.user.id)).toContain('second-factor-off')
    await signIn(member)
  })
})

describe('where administrators need a second factor', () => {
  test('they get nowhere without one, in the order of refusals, and cannot switch it off', async () => {
    const strict = await startApp({ requireAdmin2fa: true }, { database: world.database })
    strict.clock.now = world.clock.now
    const boss = visitor(strict.app)
    const password = 'cardamom pods'
    const user = await boss.api.accounts.signUp({
      body: { email: 'boss@example.org', firstName: 'B', lastName: 'O', password },
    })
    const admin = (browser: Browser, url = '/api/admin/jobs') => browser.send({ method: 'GET', url })
    const codesOf = async (url?: string) =>
      (
        await Promise.all([visitor(strict.app), await cook(strict.app), boss].map((browser) => admin(browser, url)))
      ).map((answer) => [answer.statusCode, answer.json().code])
    const refusals = [
      [401, 'not_signed_in'],
      [403, 'forbidden'],
      [403, 'two_factor_not_set_up'],
    ]
    expect(await codesOf()).toEqual(refusals)
    expect(await codesOf('/api/admin/not-built-yet')).toEqual(refusals)
    expect((await admin(boss)).json().message).toBe(
      'Administrators need two-step verification here. Set it up in your settings.',
    )
    expect((await boss.api.security.security({})).twoFactor.compulsory).toBe(true)
    const { secret } = await guarded(Object.assign(boss, { user, password }))
    strict.clock.now = world.clock.now
    expect((await admin(boss)).statusCode).toBe(200)
    const off = boss.api.security.endTwoFactor({ body: { password, code: codeOf(secret) } })
    await expect(off).rejects.toMatchObject({ status: 403, code: 'two_factor_not_set_up' })
    await strict.close()
  })
})

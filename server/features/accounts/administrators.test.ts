import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LinkPurpose, makeLink } from '#server/features/security/links.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const adminEmails = ['one', 'two', 'three', 'four', 'five', 'six', 'sïx', 'seven'].map((name) => `${name}@example.org`)
let home: TestApp
/** The same accounts on a site that others can open. */
let site: TestApp
beforeAll(async () => {
  home = await startApp({ adminEmails })
  site = await startApp({ adminEmails, publicUrl: new URL('https://meals.example') }, { database: home.database })
})
afterAll(async () => {
  await site.close()
  await home.close()
})

const password = 'salt for everyone'
async function signUp(email: string, { app }: TestApp) {
  const browser = visitor(app)
  const user = await browser.api.accounts.signUp({ body: { email, firstName: 'Grace', lastName: 'Boss', password } })
  return Object.assign(browser, { user, password })
}
const isAdmin = async (browser: Browser) => (await browser.api.accounts.currentUser({})).isAdmin
const linkTo = ({ user }: Cook, purpose: LinkPurpose, email = user.email) =>
  makeLink(site.context, { userId: user.id, purpose, email }, site.clock.now)
const confirm = async (link: Promise<string>, browser = visitor(site.app)) =>
  browser.api.security.confirmEmail({ body: { token: await link } })
const reset = async (link: Promise<string>, chosen: string) =>
  visitor(site.app).api.security.resetPassword({ body: { token: await link, password: chosen } })

describe('an address of ADMIN_EMAILS', () => {
  test('makes an administrator at once at home', async () => {
    expect((await signUp('One@example.org', home)).user.isAdmin).toBe(true)
  })

  test('makes nobody one at once behind a proxy, which others come by', async () => {
    const behind = await startApp({ adminEmails, trustProxy: ['127.0.0.1'] }, { database: home.database })
    const boss = await signUp('seven@example.org', behind)
    expect(boss.user.isAdmin).toBe(false)
    await confirm(linkTo(boss, 'confirm-email'), boss)
    expect(await isAdmin(boss)).toBe(true)
    await behind.close()
  })

  test('makes nobody one on a public site before it is confirmed, and then its owner', async () => {
    const boss = await signUp('Two@Example.org', site)
    expect(boss.user.isAdmin).toBe(false)
    expect((await boss.send({ method: 'GET', url: '/api/admin/outbox' })).statusCode).toBe(403)
    await confirm(linkTo(boss, 'confirm-email'), boss)
    expect(await isAdmin(boss)).toBe(true)
  })

  test('makes a stranger none by an email that its owner opens, and the owner by a password of their own', async () => {
    const squatter = await signUp('three@example.org', site)
    const link = linkTo(squatter, 'confirm-email')
    await expect(confirm(link)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    await expect(confirm(link, await cook(site.app))).rejects.toMatchObject({ code: 'forbidden' })
    expect(await isAdmin(squatter)).toBe(false)
    await reset(linkTo(squatter, 'set-password'), 'cardamom and rain')
    await expect(isAdmin(squatter)).rejects.toMatchObject({ status: 401 })
    const owner = visitor(site.app)
    const user = await owner.api.accounts.signIn({
      body: { email: 'three@example.org', password: 'cardamom and rain' },
    })
    expect(user).toMatchObject({ isAdmin: true, emailConfirmed: true })
  })

  test('makes one administrator ever: nobody who has it after a change of address', async () => {
    const boss = await signUp('four@example.org', site)
    await confirm(linkTo(boss, 'confirm-email'), boss)
    const newEmail = 'four.else@example.org'
    await boss.api.security.changeEmail({ body: { newEmail, password } })
    await confirm(linkTo(boss, 'confirm-old-email', newEmail))
    await confirm(linkTo(boss, 'confirm-new-email', newEmail))
    expect(await isAdmin(boss)).toBe(true)
    const next = await signUp('four@example.org', site)
    await confirm(linkTo(next, 'confirm-email'))
    await reset(linkTo(next, 'set-password'), 'cardamom and rain')
    const again = visitor(home.app)
    const user = await again.api.accounts.signIn({ body: { email: 'four@example.org', password: 'cardamom and rain' } })
    expect(user).toMatchObject({ isAdmin: false, emailConfirmed: true })
  })

  test('nor after its account was deleted', async () => {
    const boss = await signUp('five@example.org', home)
    await boss.api.ownData.deleteAccount({ body: { password } })
    await forgetAccounts()
    const next = await signUp('five@example.org', home)
    expect([next.user.id === boss.user.id, next.user.isAdmin]).toEqual([false, false])
    const { rows } = await home.database.query('select * from spent_admin_addresses')
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  test('nor after those who were administrators before it was named have given it up, or were deleted', async () => {
    const one = visitor(home.app)
    await one.api.accounts.signIn({ body: { email: 'one@example.org', password } })
    const promoted = async (email: string) => {
      const member = await signUp(email, site)
      await confirm(linkTo(member, 'confirm-email'), member)
      await one.api.admin.updateUser({ params: { id: member.user.id }, body: { isAdmin: true } })
      return member
    }
    const [eight, nine] = [await promoted('eight@example.org'), await promoted('nine@example.org')]
    const later = await namedLater(eight.user.email, nine.user.email)
    const newEmail = 'eight.else@example.org'
    await eight.api.security.changeEmail({ body: { newEmail, password } })
    await confirm(linkTo(eight, 'confirm-old-email', newEmail))
    await confirm(linkTo(eight, 'confirm-new-email', newEmail))
    await nine.api.ownData.deleteAccount({ body: { password } })
    await forgetAccounts()
    for (const email of ['eight@example.org', 'nine@example.org']) {
      const next = await signUp(email, later)
      await confirm(linkTo(next, 'confirm-email'), next)
      expect(await next.api.accounts.currentUser({})).toMatchObject({ email, emailConfirmed: true, isAdmin: false })
    }
    await later.close()
  })

  test('nor where a plain member gave it up before it was named, until it is made one by hand', async () => {
    const [ten, eleven] = [await signUp('ten@example.org', site), await signUp('eleven@example.org', site)]
    for (const member of [ten, eleven]) await confirm(linkTo(member, 'confirm-email'), member)
    const newEmail = 'ten.else@example.org'
    await ten.api.security.changeEmail({ body: { newEmail, password } })
    await confirm(linkTo(ten, 'confirm-old-email', newEmail))
    await confirm(linkTo(ten, 'confirm-new-email', newEmail))
    await eleven.api.ownData.deleteAccount({ body: { password } })
    await forgetAccounts()
    const later = await namedLater(ten.user.email, eleven.user.email)
    const one = visitor(home.app)
    await one.api.accounts.signIn({ body: { email: 'one@example.org', password } })
    for (const { user } of [ten, eleven]) {
      const next = await signUp(user.email, later)
      await confirm(linkTo(next, 'confirm-email'), next)
      expect(await next.api.accounts.currentUser({})).toMatchObject({ emailConfirmed: true, isAdmin: false })
      await one.api.admin.updateUser({ params: { id: next.user.id }, body: { isAdmin: true } })
      expect(await isAdmin(next)).toBe(true)
      const { rows } = await home.database.query('select * from freed_addresses')
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`@|${createHash('sha256').update(user.email).digest('hex')}`))
    }
    await later.close()
  })

  test('nor while an address that was given up under another secret may be this one', async () => {
    const later = await namedLater('twelve@example.org', 'thirteen@example.org')
    const confirmed = async (email: string) => {
      const member = await signUp(email, later)
      await confirm(linkTo(member, 'confirm-email'), member)
      return isAdmin(member)
    }
    await home.database.query("insert into freed_addresses values ('of an earlier secret', 'earlier')")
    expect(await confirmed('twelve@example.org')).toBe(false)
    await home.database.query("delete from freed_addresses where key_mark = 'earlier'")
    expect(await confirmed('thirteen@example.org')).toBe(true)
    await later.close()
  })

  test('a squatter who deletes the account takes nothing from its owner', async () => {
    const squatter = await signUp('six@example.org', site)
    await squatter.api.ownData.deleteAccount({ body: { password } })
    await forgetAccounts()
    const owner = await signUp('six@example.org', site)
    await confirm(linkTo(owner, 'confirm-email'), owner)
    expect(await isAdmin(owner)).toBe(true)
  })

  test('counts once for all who confirm at the same time', async () => {
    const boss = await signUp('sïx@example.org', site)
    const links = [linkTo(boss, 'confirm-email'), linkTo(boss, 'confirm-email')]
    await Promise.all(links.map((link) => confirm(link, boss)))
    expect(await isAdmin(boss)).toBe(true)
  })
})

test('administrators of an older version stay, and their addresses are spent', async () => {
  const old = await cook(home.app)
  await home.database.query('update users set is_admin = true where id = $1', [old.user.id])
  const upgrade = readFileSync('server/db/migrations/0010_administrators-once.sql', 'utf8').split(
    '--> statement-breakpoint',
  )
  await home.database.query('delete from spent_admin_addresses')
  await home.database.query(upgrade[1]!)
  const { rows } = await home.database.query<{ hash: string }>('select address_hash as hash from spent_admin_addresses')
  expect(rows.map(({ hash }) => hash)).toContain(createHash('sha256').update(old.user.email).digest('hex'))
  expect(await isAdmin(old)).toBe(true)
})

/** The site once ADMIN_EMAILS names these, too. */
async function namedLater(...emails: string[]): Promise<TestApp> {
  const settings = { adminEmails: [...adminEmails, ...emails], publicUrl: new URL('https://meals.example') }
  return startApp(settings, { database: home.database })
}

/** The hourly job, eight days from now. */
async function forgetAccounts(): Promise<void> {
  const start = home.clock.now
  home.clock.now = new Date(start.getTime() + 8 * 86_400_000)
  await home.jobs.add('delete-accounts', {})
  await home.jobs.run()
  home.clock.now = start
}

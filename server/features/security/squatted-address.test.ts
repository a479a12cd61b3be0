import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LinkPurpose, makeLink } from '#server/features/security/links.ts'
import { recoveryCodesTable, secondFactorsTable } from '#server/features/security/tables.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

interface Squatter extends Cook {
  readonly sharePath: string
  readonly recipe: number
  readonly publishedPath: string
  readonly handle: string
}

let handles = 0
/** A member with all that would keep another owner of the address out, let somebody look in, or speak for them. */
async function entrenched(): Promise<Squatter> {
  const member = await cook(world.app, { allergies: ['peanut'], preferredDeliveryService: 'instacart' })
  const { id } = member.user
  const { id: recipe } = await member.api.recipes.generate({ body: { recipeType: 'Soup' } })
  const { sharePath } = await member.api.recipes.share({ params: { id: recipe }, body: undefined })
  await openLetter(member, member)
  const handle = `squatter-${(handles += 1)}`
  await member.api.community.saveProfile({ body: { handle, about: 'I am the owner.' } })
  const { path } = await member.api.community.publish({ params: { id: recipe }, body: {} })
  await member.api.accounts.changeDeliveryPreferences({
    body: { deliveryAddress: '1 Squat Lane', deliveryZipCode: '94103' },
  })
  await member.api.security.changeEmail({
    body: { newEmail: `${randomUUID()}@example.net`, password: member.password },
  })
  await member.api.ownData.deleteAccount({ body: { password: member.password } })
  await world.database.db.insert(secondFactorsTable).values({ userId: id, secret: 'x', confirmedAt: world.clock.now })
  await world.database.db.insert(recoveryCodesTable).values({ codeHash: `hash of ${id}`, userId: id })
  await world.database.query('insert into calendar_feeds (user_id, token) values ($1, $1)', [id])
  await world.database.query('update users set has_two_factor = true where id = $1', [id])
  return Object.assign(member, { sharePath, recipe, publishedPath: path!, handle })
}

const linkTo = ({ user: { id: userId, email } }: Cook, purpose: LinkPurpose) =>
  makeLink(world.context, { userId, purpose, email }, world.clock.now)

/** The link that confirms the address of an account is opened in this browser. */
const openLetter = async (member: Cook, browser: Browser) =>
  browser.api.security.confirmEmail({ body: { token: await linkTo(member, 'confirm-email') } })

/** The owner of the address asks for a new password, and signs in by it. */
async function comeByLetter(member: Cook) {
  const owner = visitor(world.app)
  const password = 'cardamom and rain'
  await owner.api.security.resetPassword({ body: { token: await linkTo(member, 'set-password'), password } })
  const enter = () => owner.api.accounts.signIn({ body: { email: member.user.email, password } })
  return Object.assign(owner, { enter })
}

const statusOf = async (url: string) => (await world.app.inject({ method: 'GET', url })).statusCode
const isShared = ({ sharePath }: Squatter) => statusOf(`/api/shared${sharePath.slice(2)}`)
const isPublished = ({ publishedPath }: Squatter) =>
  statusOf(publishedPath.replace('/community/', '/api/community/recipes/'))

test('whoever proves an address that was never confirmed gets in, and nothing of a stranger keeps them out', async () => {
  const squatter = await entrenched()
  await world.database.query('update users set email_confirmed_at = null where id = $1', [squatter.user.id])
  expect(await isShared(squatter)).toBe(200)
  const owner = await comeByLetter(squatter)
  const user = await owner.enter()
  expect(user).toMatchObject({
    emailConfirmed: true,
    twoFactor: false,
    deletionAt: null,
    deliveryAddress: null,
    deliveryZipCode: null,
    preferredDeliveryService: null,
    allergies: ['peanut'],
  })
  const feeds = await world.database.query('select from calendar_feeds where user_id = $1', [squatter.user.id])
  expect(feeds.rowCount).toBe(0)
  const security = await owner.api.security.security({})
  expect(security).toMatchObject({ emailChange: null, twoFactor: { on: false, recoveryCodesLeft: 0 } })
  expect(security.sessions).toHaveLength(1)
  expect(await isShared(squatter)).toBe(404)
  expect(await isPublished(squatter)).toBe(404)
  expect(await statusOf(`/api/community/cooks/${squatter.handle}`)).toBe(404)
  const own = { params: { id: squatter.recipe } }
  expect(await owner.api.recipes.get(own)).toMatchObject({ isShared: false, isPublic: false })
  expect(await owner.api.community.membership({})).toMatchObject({ profile: null })
  await expect(squatter.api.accounts.currentUser({})).rejects.toMatchObject({ status: 401 })
})

test('of a confirmed address the second factor and the links stay', async () => {
  const member = await entrenched()
  const owner = await comeByLetter(member)
  await expect(owner.enter()).rejects.toMatchObject({ code: 'code_needed' })
  await world.database.query('update users set deletion_at = null where id = $1', [member.user.id])
  expect([await isShared(member), await isPublished(member)]).toEqual([200, 200])
})

/** A member with a second factor of an app of theirs, and a recipe that whoever has its link can read. */
async function guarded() {
  const member = await cook(world.app)
  const { id: recipe } = await member.api.recipes.generate({ body: { recipeType: 'Soup' } })
  const { sharePath } = await member.api.recipes.share({ params: { id: recipe }, body: undefined })
  const { recoveryCodes } = await guard(member)
  return Object.assign(member, { sharePath, recoveryCodes })
}

async function guard(member: Cook) {
  const { secret } = await member.api.security.startTwoFactor({ body: { password: member.password } })
  const app = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })
  return member.api.security.confirmTwoFactor({
    body: { code: app.generate({ timestamp: world.clock.now.getTime() }) },
  })
}

const mustSignIn = { status: 403, code: 'forbidden' }

test('an owner who opens a stranger’s email confirms nothing for them, and gets in without their code', async () => {
  const squatter = await guarded()
  const link = linkTo(squatter, 'confirm-email')
  const [nobody, other] = [visitor(world.app), await cook(world.app)]
  for (const browser of [nobody, other]) {
    const opened = browser.api.security.confirmEmail({ body: { token: await link } })
    await expect(opened).rejects.toMatchObject(mustSignIn)
  }
  expect(await squatter.api.accounts.currentUser({})).toMatchObject({ emailConfirmed: false })
  const owner = await comeByLetter(squatter)
  expect(await owner.enter()).toMatchObject({ emailConfirmed: true, twoFactor: false })
  expect((await owner.api.security.security({})).twoFactor).toMatchObject({ on: false, recoveryCodesLeft: 0 })
  expect(await statusOf(`/api/shared${squatter.sharePath.slice(2)}`)).toBe(404)
  const { email } = squatter.user
  const again = visitor(world.app).api.accounts.signIn({
    body: { email, password: squatter.password, code: squatter.recoveryCodes[0]! },
  })
  await expect(again).rejects.toMatchObject({ code: 'wrong_credentials' })
})

test.each(['a share link', 'a calendar’s address'])(
  '%s keeps a stranger’s email from confirming, too',
  async (kind) => {
    const squatter = await cook(world.app)
    if (kind === 'a share link') {
      const { id } = await squatter.api.recipes.generate({ body: { recipeType: 'Soup' } })
      await squatter.api.recipes.share({ params: { id }, body: undefined })
    } else {
      await world.database.query('insert into calendar_feeds (user_id, token) values ($1, $1)', [squatter.user.id])
    }
    await expect(openLetter(squatter, visitor(world.app))).rejects.toMatchObject(mustSignIn)
    expect(await openLetter(squatter, squatter)).toMatchObject({ outcome: 'confirmed' })
  },
)

test('an address becomes that of a guarded account by whoever is signed in to it alone', async () => {
  const member = await guarded()
  await openLetter(member, member)
  const newEmail = `${randomUUID()}@example.net`
  await member.api.security.changeEmail({ body: { newEmail, password: member.password } })
  const open = async (purpose: LinkPurpose, browser: Browser) => {
    const token = await makeLink(world.context, { userId: member.user.id, purpose, email: newEmail }, world.clock.now)
    return (await browser.api.security.confirmEmail({ body: { token } })).outcome
  }
  expect(await open('confirm-old-email', visitor(world.app))).toBe('waiting')
  await expect(open('confirm-new-email', visitor(world.app))).rejects.toMatchObject(mustSignIn)
  expect(await member.api.accounts.currentUser({})).toMatchObject({ email: member.user.email })
  expect(await open('confirm-new-email', member)).toBe('changed')
})

test('a member’s second factor and links survive a reset, set up after the address was confirmed or before', async () => {
  const before = await guarded()
  await openLetter(before, before)
  const after = await cook(world.app)
  await openLetter(after, visitor(world.app))
  await guard(after)
  for (const member of [before, after])
    await expect((await comeByLetter(member)).enter()).rejects.toMatchObject({ code: 'code_needed' })
  expect(await statusOf(`/api/shared${before.sharePath.slice(2)}`)).toBe(200)
})

test('a cook whom an administrator has hidden does not come back by a new password', async () => {
  const squatter = await entrenched()
  await world.database.query('update users set email_confirmed_at = null where id = $1', [squatter.user.id])
  await world.database.query('update community_profiles set suspended_at = now() where user_id = $1', [
    squatter.user.id,
  ])
  const owner = await comeByLetter(squatter)
  await owner.enter()
  expect(await owner.api.community.membership({})).toMatchObject({ profile: { isSuspended: true } })
  expect(await owner.api.recipes.get({ params: { id: squatter.recipe } })).toMatchObject({ isPublic: false })
})

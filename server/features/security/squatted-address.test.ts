import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLink } from '#server/features/security/links.ts'
import { recoveryCodesTable, secondFactorsTable } from '#server/features/security/tables.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

/** A member with all that would keep another owner of the address out, or let somebody look in. */
async function entrenched(): Promise<Cook & { sharePath: string; recipe: number }> {
  const member = await cook(world.app, { allergies: ['peanut'], preferredDeliveryService: 'instacart' })
  const { id } = member.user
  const { id: recipe } = await member.api.recipes.generate({ body: { recipeType: 'Soup' } })
  const { sharePath } = await member.api.recipes.share({ params: { id: recipe }, body: undefined })
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
  return Object.assign(member, { sharePath, recipe })
}

/** The owner of the address asks for a new password, and signs in by it. */
async function comeByLetter({ user }: Cook) {
  const { id: userId, email } = user
  const token = await makeLink(world.context, { userId, purpose: 'set-password', email }, world.clock.now)
  const owner = visitor(world.app)
  const password = 'cardamom and rain'
  await owner.api.security.resetPassword({ body: { token, password } })
  const enter = () => owner.api.accounts.signIn({ body: { email, password } })
  return Object.assign(owner, { enter })
}

const isShared = async ({ sharePath }: { sharePath: string }) =>
  (await world.app.inject({ method: 'GET', url: `/api/shared${sharePath.slice(2)}` })).statusCode

test('whoever proves an address that was never confirmed gets in, and nothing of a stranger keeps them out', async () => {
  const squatter = await entrenched()
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
  expect(await owner.api.recipes.get({ params: { id: squatter.recipe } })).toMatchObject({ isShared: false })
  await expect(squatter.api.accounts.currentUser({})).rejects.toMatchObject({ status: 401 })
})

test('of a confirmed address the second factor and the links stay', async () => {
  const member = await entrenched()
  await world.database.query('update users set email_confirmed_at = now() where id = $1', [member.user.id])
  const owner = await comeByLetter(member)
  await expect(owner.enter()).rejects.toMatchObject({ code: 'second_factor_required' })
  expect(await isShared(member)).toBe(200)
})

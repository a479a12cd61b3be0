import { afterAll, beforeAll, expect, test } from 'vitest'
import { cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

test('strangers get 401 and members 403 from everything under /api/admin/, built yet or not', async () => {
  const member = await cook(world.app)
  for (const url of ['/api/admin/upgrade-user', '/api/admin/analytics', '/api/admin/never/built']) {
    const payload = { userId: member.user.id, tier: 'premium' }
    expect((await visitor(world.app).send({ method: 'POST', url, payload })).statusCode).toBe(401)
    expect((await member.send({ method: 'POST', url, payload })).statusCode).toBe(403)
  }
  expect(await member.api.accounts.currentUser({})).toMatchObject({ subscriptionTier: 'free' })
})

test('an administrator grants a tier, and the grant is written down', async () => {
  const member = await cook(world.app)
  const boss = visitor(world.app)
  const admin = await boss.api.accounts.signUp({
    body: { email: 'Boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' },
  })
  expect(admin.isAdmin).toBe(true)
  const granted = await boss.api.admin.upgradeUser({
    body: { userId: member.user.id, tier: 'premium', stripeCustomerId: 'cus_1' },
  })
  expect(granted).toMatchObject({
    id: member.user.id,
    subscriptionTier: 'premium',
    isPremium: true,
    generationsLeft: null,
  })
  const { rows } = await world.database.query('select actor_id, action, subject_id, details from audit_log')
  expect(rows).toEqual([
    {
      actor_id: admin.id,
      action: 'upgrade-user',
      subject_id: member.user.id,
      details: { from: 'free', to: 'premium', stripeCustomerId: 'cus_1' },
    },
  ])
  await expect(boss.api.admin.upgradeUser({ body: { userId: 'nobody', tier: 'mid' } })).rejects.toMatchObject({
    status: 404,
  })
})

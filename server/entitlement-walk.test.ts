import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, entitlementsOf } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { type Entitlement, entitlements, plans, requiredTier, type Tier, tiers } from '#contract/plans.ts'
import { lockedFields } from '#contract/recipes/generation.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

/**
 * Every row of the contract, by every kind of caller, in the decided order of refusals: 401 session, 403 plan or role, 400
 * shape, 404 owner, 429 limit. A body of the wrong shape shows where a call stands in that order without doing anything. All other routes:
 * route-matrix.test.ts; what is somebody else's: isolation-walk.test.ts.
 */
const rows = Object.entries(contract).flatMap(([feature, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, row]) => ({ name: `${feature}.${name}`, row })),
)
const inNoShape = { 'no such field': true }
const wrongShape = { status: 400, code: 'invalid_input' }
const signedInOnly = rows.filter(({ row }) => ['account', 'admin'].includes(row.access))

let world: TestApp
let boss: Browser
const members = {} as Record<Tier, Cook>
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' },
  })
  for (const tier of tiers) {
    members[tier] = await cook(world.app)
    await boss.api.admin.upgradeUser({ body: { userId: members[tier].user.id, tier } })
  }
})
afterAll(() => world.close())

test.each(signedInOnly)('$name: a stranger is asked to sign in, whatever is sent', async ({ row }) => {
  expect(await answer(visitor(world.app), row, inNoShape)).toMatchObject({ status: 401, code: 'not_signed_in' })
})

describe.each(tiers)('a %s member', (tier) => {
  test.each(rows.filter(({ row }) => row.access === 'admin'))('$name: is for administrators', async ({ row }) => {
    expect(await answer(members[tier], row, inNoShape)).toMatchObject({ status: 403, code: 'forbidden' })
  })

  test.each(rows.filter(({ row }) => row.access !== 'admin' && typeof row.requires !== 'function'))(
    '$name: the plan comes before the shape',
    async ({ row }) => {
      const given = await answer(members[tier], row, inNoShape)
      const missing = entitlementsOf(row, inNoShape).filter((each) => !entitlements[tier][each])
      const admitted = hasShape(row) ? wrongShape : { status: 200 }
      expect(given).toMatchObject(missing.length > 0 ? refusalFor(missing) : admitted)
    },
  )

  test.each(
    (Object.keys(lockedFields) as (keyof typeof lockedFields)[]).flatMap((entitlement) =>
      lockedFields[entitlement].map((field) => ({ entitlement, field })),
    ),
  )('recipes.generate with $field', async ({ entitlement, field }) => {
    // a value that no field takes: the plan is refused first, and then the shape
    const given = await answer(members[tier], contract.recipes.generate, { [field]: { wrong: true } })
    expect(given).toMatchObject(entitlements[tier][entitlement] ? wrongShape : refusalFor([entitlement]))
  })
})

test.each(rows.filter(({ row }) => row.access === 'admin'))(
  '$name: an administrator is refused for the shape alone',
  async ({ row }) => {
    expect((await answer(boss, row, inNoShape)).status).toBe(hasShape(row) ? 400 : 200)
  },
)

test('what belongs to somebody else is not found even by who has asked too often', async () => {
  const strict = await startApp({ rateLimitFactor: 0.005 }, { database: world.database })
  const slow = visitor(strict.app)
  slow.cookies = { ...members.mid.cookies }
  const theirs = await members.premium.api.recipes.generate({ body: {} })
  const own = await members.mid.api.recipes.generate({ body: {} })
  await world.database.query('delete from rate_limits')
  const rate = (id: number) => answer(slow, contract.recipes.rate, { rating: 1 }, `/api/recipes/${id}/rate`)
  expect(await rate(own.id)).toMatchObject({ status: 200 })
  expect(await rate(own.id)).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(await rate(theirs.id)).toMatchObject({ status: 404, code: 'not_found' })
  expect(await answer(slow, contract.recipes.rate, inNoShape, `/api/recipes/${own.id}/rate`)).toMatchObject({
    status: 400,
  })
  await strict.close()
})

describe('the rows of the table that answers show', () => {
  test.each(tiers)('recipes a day: %s', async (tier) => {
    const member = await cook(world.app)
    await boss.api.admin.upgradeUser({ body: { userId: member.user.id, tier } })
    const limit = entitlements[tier].dailyRecipes
    await member.api.recipes.generate({ body: {} })
    // but for the first and the last one they are counted alone
    const count = 'update users set daily_generations_used = $2 where id = $1'
    await world.database.query(count, [member.user.id, (limit ?? 25) - 1])
    await member.api.recipes.generate({ body: {} })
    const next = await answer(member, contract.recipes.generate, {})
    expect(next).toMatchObject(
      limit === null ? { status: 200 } : { status: 429, code: 'daily_limit_reached', limit, used: limit },
    )
    // the plan and the shape are refused before the limit
    expect(await answer(member, contract.recipes.generate, { servings: 'many' })).toMatchObject({ status: 400 })
  })

  test.each(tiers)('nutritionalInfo and isPremium: %s', async (tier) => {
    const member = members[tier]
    const recipe = await member.api.recipes.generate({ body: {} })
    expect(recipe.nutritionalInfo !== null).toBe(entitlements[tier].nutritionSection)
    // everyone sees the verification, its nutrition included
    expect(recipe.verification.nutrition).toBeDefined()
    expect((await member.api.accounts.currentUser({})).isPremium).toBe(tier === 'premium')
  })
})

test('every row of the table is asked for by an endpoint, or kept elsewhere', () => {
  const asked = new Set(
    rows.flatMap(({ row }) =>
      typeof row.requires === 'function'
        ? Object.values(lockedFields).flatMap((fields) =>
            entitlementsOf(row, Object.fromEntries(fields.map((f) => [f, 1]))),
          )
        : entitlementsOf(row, {}),
    ),
  )
  // what answers show, and what pages and the inbox do
  const elsewhere = new Set([
    'dailyRecipes',
    'equipmentOptimisation',
    'nutritionSection',
    'seesAds',
    'downloadLists',
    'prioritySupport',
  ])
  const all = Object.keys(entitlements.free)
  expect(all.filter((key) => !asked.has(key as Entitlement) && !elsewhere.has(key))).toEqual([])
})

test.each(tiers)('the file of a list asks for the plan that has files: %s', async (tier) => {
  const member = members[tier]
  const { id } = await member.api.shopping.create({ body: {} })
  const file = await member.send({ method: 'GET', url: `/api/shopping-lists/${id}/file`, query: { format: 'txt' } })
  expect({ ...(file.statusCode === 200 ? {} : file.json<object>()), status: file.statusCode }).toMatchObject(
    entitlements[tier].downloadLists ? { status: 200 } : refusalFor(['downloadLists']),
  )
})

function refusalFor(missing: readonly Entitlement[]) {
  const tier = tiers.findLast((each) => missing.some((entitlement) => requiredTier(entitlement) === each))!
  return {
    status: 403,
    code: 'upgrade_required',
    upgradeRequired: true,
    requiredTier: tier,
    message: expect.stringMatching(new RegExp(`premium feature.*${plans[tier].name}`)) as string,
  }
}

function hasShape({ method, params, body, query }: Endpoint): boolean {
  return method === 'GET' ? query !== undefined || params !== undefined : body !== undefined
}

async function answer(browser: Browser, row: Endpoint, body: unknown, url = row.path.replace(/:\w+/g, '%20')) {
  const response = await browser.send(
    row.method === 'GET'
      ? { method: 'GET', url, query: body === inNoShape ? { 'no such field': '1' } : {} }
      : { method: row.method, url, payload: body as object },
  )
  return { ...response.json(), status: response.statusCode }
}

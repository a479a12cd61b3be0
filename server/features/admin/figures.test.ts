import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversionRate, estimatedRevenue } from '#contract/admin-figures.ts'
import type { Activity, Analytics } from '#contract/admin-views.ts'
import { chanceFrom } from '#domain/chance.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const day = 24 * 60 * 60 * 1000

let world: TestApp
let boss: Browser
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  const name = { firstName: 'B', lastName: 'O' }
  await boss.api.accounts.signUp({ body: { ...name, email: 'boss@example.org', password: 'cardamom pods' } })
})
afterAll(() => world.close())

test('the figures of a house with one member', async () => {
  const analytics = await boss.api.admin.analytics({})
  expect(analytics).toMatchObject({ totalUsers: 1, todaySignups: 1, weekSignups: 1, monthSignups: 1 })
  expect(analytics).toMatchObject({ freeUsers: 1, premiumUsers: 0, unlimitedUsers: 0 })
  expect(analytics).toMatchObject({ totalRecipes: 0, totalShoppingLists: 0 })
  expect(analytics.dailySignups).toHaveLength(30)
  expect(analytics.dailySignups.slice(0, 2)).toEqual([
    { date: '2026-11-20', signups: 1, paidSignups: 0 },
    { date: '2026-11-19', signups: 0, paidSignups: 0 },
  ])
  expect([conversionRate(analytics), estimatedRevenue(analytics)]).toEqual(['0.0', 0])
})

test('conversion is to one decimal, and revenue 7 dollars for mid and 20 for premium', () => {
  const of = (freeUsers: number, premiumUsers: number, unlimitedUsers: number) =>
    ({ freeUsers, premiumUsers, unlimitedUsers, totalUsers: freeUsers + premiumUsers + unlimitedUsers }) as Analytics
  expect([conversionRate(of(5, 2, 1)), estimatedRevenue(of(5, 2, 1))]).toEqual(['37.5', 34])
  expect(conversionRate(of(2, 1, 0))).toBe('33.3')
  expect(conversionRate(of(0, 0, 0))).toBe('0.0')
})

test('whatever happens to accounts, recipes and lists, the figures are those of an honest count', async () => {
  // from the seed of this run
  const chance = chanceFrom(Math.random() * 2 ** 31)
  const start = world.clock.now.getTime()
  const members = [await cook(world.app)]
  await members[0]!.api.recipes.generate({ body: {} })
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)]
  const deeds: (() => Promise<unknown>)[] = [
    async () => members.push(await cook(world.app)),
    async () => {
      const { user } = oneOf(members) ?? {}
      const tier = oneOf(['free', 'mid', 'premium'] as const)!
      if (user) await boss.api.admin.upgradeUser({ body: { userId: user.id, tier } })
    },
    async () => copyRecipe(oneOf(members)?.user.id),
    async () => oneOf(members)?.api.shopping.create({ body: { title: 'Saturday' } }),
    () => onRecipe((member, id) => member.api.recipes.toggleFavorite({ params: { id }, body: {} })),
    () =>
      onRecipe((member, id) => member.api.recipes.rate({ params: { id }, body: { rating: oneOf([1, -1, null])! } })),
    () => onRecipe((member, id) => member.api.recipes.remove({ params: { id }, body: {} })),
    async () => {
      const member = oneOf(members)
      const [recipe] = (
        await world.database.query<{ id: number }>(
          'select id from recipes where user_id = $1 and deleted_at is not null limit 1',
          [member?.user.id ?? ''],
        )
      ).rows
      if (recipe) await member!.api.recipes.restore({ params: { id: recipe.id }, body: {} })
    },
    async () => {
      const member = oneOf(members)
      const list = member && oneOf(await member.api.shopping.list({}))
      if (list) await member.api.shopping.remove({ params: { id: list.id }, body: {} })
    },
    // paid access that has run out, which nobody has written down yet
    async () =>
      world.database.query("update users set tier_ends_at = $2, tier_afterwards = 'mid' where id = $1", [
        oneOf(members)?.user.id ?? '',
        new Date(world.clock.now.getTime() - 1000),
      ]),
    // several at once, as an account that goes takes all of its rows along
    async () =>
      chance() < 0.3 && world.database.query('delete from users where id = $1', [members.pop()?.user.id ?? '']),
    async () => world.database.query('delete from recipes where deleted_at is not null'),
    () => world.jobs.add('add-up-counts', {}),
    async () => (world.clock.now = new Date(start + Math.floor(chance() * 25) * day)),
  ]
  async function onRecipe(act: (member: Cook, id: number) => Promise<unknown>) {
    const member = oneOf(members)
    const recipe = member && oneOf(await member.api.recipes.list({}))
    if (recipe) await act(member, recipe.id)
  }
  for (const deed of [...deeds, ...deeds, ...Array.from({ length: 80 }, () => oneOf(deeds)!)]) {
    // a day that is spent, or a recipe that is gone, is no matter here
    await deed().catch(() => undefined)
  }
  await world.jobs.run()
  expect(members.length).toBeGreaterThan(0)
  world.clock.now = new Date(start + 35 * day)
  await boss.api.accounts.signIn({ body: { email: 'boss@example.org', password: 'cardamom pods' } })
  await expectHonest()
  await world.jobs.add('add-up-counts', {})
  await world.jobs.run()
  expect((await world.database.query('select from count_changes')).rowCount).toBe(0)
  await expectHonest()
  world.clock.now = new Date(start)
})

test('the dishes that members like best, each counted once by whoever likes it', async () => {
  await world.database.query('delete from recipes')
  const [ada, bob] = [await cook(world.app), await cook(world.app)]
  const make = async ({ api }: Cook, dish: string | null) => {
    const { id } = await api.recipes.generate({ body: {} })
    await world.database.query('update recipes set dish = $2 where id = $1', [id, dish])
    return { params: { id }, body: {} }
  }
  const [hash, other, stew, own] = [
    await make(ada, 'sheet-pan/chicken-thigh/smoky'),
    await make(bob, 'sheet-pan/chicken-thigh/smoky'),
    await make(ada, 'stew//plain'),
    await make(bob, null),
  ]
  await ada.api.recipes.toggleFavorite(hash)
  await ada.api.recipes.rate({ ...hash, body: { rating: 1 } })
  await bob.api.recipes.rate({ ...other, body: { rating: 1 } })
  await ada.api.recipes.toggleFavorite(stew)
  // a title that a cook has typed is nobody else's to read
  await bob.api.recipes.toggleFavorite(own)
  const { topRecipes, days } = await boss.api.admin.activity({})
  expect(topRecipes).toEqual([
    { dish: 'sheet pan', food: 'chicken thigh', flavour: 'smoky', likes: 2 },
    { dish: 'stew', food: '', flavour: 'plain', likes: 1 },
  ])
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ date: '2026-11-20', recipes: 4, shoppingLists: expect.any(Number) as number })
  await ada.api.recipes.remove(hash)
  expect((await boss.api.admin.activity({})).topRecipes.map(({ likes }) => likes)).toEqual([1, 1])
})

/** Another one like the first that was written. */
async function copyRecipe(userId: string | undefined): Promise<void> {
  const copied = `description, ingredients, instructions, prep_time, cook_time, servings, calories, cuisine, recipe_type,
    dietary_preferences, difficulty, estimated_cost, nutritional_info, required_equipment, reasons, notes, writer, changes, facts`
  await world.database.query(
    `insert into recipes (user_id, title, dish, created_at, ${copied}) select users.id, 'Again', dish, $2, ${copied}
     from users, (select * from recipes order by id limit 1) as template where users.id = $1`,
    [userId ?? '', world.clock.now],
  )
}

/** Every figure beside what comes of counting all rows. */
async function expectHonest(): Promise<void> {
  const now = world.clock.now.toISOString()
  const of = async (statement: string) =>
    (await world.database.query<Record<string, number | string>>(statement.replaceAll(':now', `'${now}'::timestamptz`)))
      .rows
  const tier = 'case when tier_ends_at <= :now then tier_afterwards else subscription_tier end'
  const today = "(:now at time zone 'UTC')::date"
  const on = (column: string) => `(${column} at time zone 'UTC')::date`
  const since = (days: number) =>
    `count(*) filter (where ${on('created_at')} between ${today} - ${days - 1} and ${today})::int`
  const [members] =
    await of(`select count(*)::int as "totalUsers", ${since(1)} as "todaySignups", ${since(7)} as "weekSignups",
    ${since(30)} as "monthSignups", count(*) filter (where ${tier} = 'free')::int as "freeUsers",
    count(*) filter (where ${tier} = 'mid')::int as "premiumUsers",
    count(*) filter (where ${tier} = 'premium')::int as "unlimitedUsers" from users`)
  const [recipes] = await of('select count(*)::int as "totalRecipes" from recipes where deleted_at is null')
  const [lists] = await of('select count(*)::int as "totalShoppingLists" from shopping_lists where deleted_at is null')
  const dailySignups = await of(`select day::date::text as date, count(id)::int as signups,
    count(id) filter (where ${tier} <> 'free')::int as "paidSignups"
    from generate_series(${today} - 29, ${today}, interval '1 day') day left join users on ${on('created_at')} = day
    group by day order by day desc`)
  expect(await boss.api.admin.analytics({})).toEqual({ ...members, ...recipes, ...lists, dailySignups })
  const madeOn = (table: string) =>
    `(select count(*)::int from ${table} where deleted_at is null and ${on('created_at')} = day)`
  const days = await of(`select day::date::text as date, ${madeOn('recipes')} as recipes,
    ${madeOn('shopping_lists')} as "shoppingLists" from generate_series(${today} - 29, ${today}, interval '1 day') day order by day desc`)
  const liked = await of(`select dish, count(*)::int as likes from recipes
    where deleted_at is null and dish is not null and (is_favorite or user_rating = 1) group by dish`)
  const activity: Activity = await boss.api.admin.activity({})
  expect(activity.days).toEqual(days)
  const mostLiked = liked.map(({ likes }) => Number(likes)).toSorted((a, b) => b - a)
  expect(activity.topRecipes.map(({ likes }) => likes)).toEqual(mostLiked.slice(0, 10))
}

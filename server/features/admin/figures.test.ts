import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversionRate, estimatedRevenue } from '#contract/desk/admin-figures.ts'
import type { Activity, Analytics } from '#contract/desk/admin-views.ts'
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
  /** A recipe or list that one of them has, and whose it is. */
  const anyOf = async (table: 'recipes' | 'shopping_lists') => {
    const { rows } = await world.database.query<{ id: number; user_id: string }>(
      `select id, user_id from ${table} where user_id = any($1) and deleted_at is null order by id`,
      [members.map(({ user }) => user.id)],
    )
    const row = oneOf(rows)
    const member = members.find(({ user }) => user.id === row?.user_id)
    return row && member && { api: member.api, params: { id: row.id } }
  }
  /** By what each is called; false: there was nothing to do it to. */
  const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
    'signs up': async () => members.push(await cook(world.app)),
    'gets a plan': async () => {
      const tier = oneOf(['free', 'mid', 'premium'] as const)!
      return boss.api.admin.upgradeUser({ body: { userId: oneOf(members)?.user.id ?? '', tier } })
    },
    'has a recipe': async () => copyRecipe(oneOf(members)?.user.id),
    'makes a list': async () => oneOf(members)?.api.shopping.create({ body: { title: 'Saturday' } }),
    'makes a favorite': async () => {
      const found = await anyOf('recipes')
      return found?.api.recipes.toggleFavorite({ params: found.params, body: {} })
    },
    rates: async () => {
      const found = await anyOf('recipes')
      return found?.api.recipes.rate({ params: found.params, body: { rating: oneOf([1, -1, null])! } })
    },
    'deletes a recipe': async () => {
      const found = await anyOf('recipes')
      return found?.api.recipes.remove({ params: found.params, body: {} })
    },
    'deletes a recipe and takes it back': async () => {
      const found = await anyOf('recipes')
      await found?.api.recipes.remove({ params: found.params, body: {} })
      return found?.api.recipes.restore({ params: found.params, body: {} })
    },
    'deletes a list': async () => {
      const found = await anyOf('shopping_lists')
      return found?.api.shopping.remove({ params: found.params, body: {} })
    },
    // paid access that has run out, which nobody has written down yet
    'runs out': async () => {
      const given = [oneOf(members)?.user.id ?? '', new Date(world.clock.now.getTime() - 1000)]
      const update = "update users set tier_ends_at = $2, tier_afterwards = 'mid' where id = $1"
      return (await world.database.query(update, given)).rowCount
    },
    // several at once, as an account that goes takes all of its rows along
    goes: async () =>
      chance() < 0.3 &&
      members.length > 1 &&
      (await world.database.query('delete from users where id = $1', [members.pop()!.user.id])).rowCount,
    'ends for good': async () =>
      (await world.database.query('delete from recipes where deleted_at is not null')).rowCount,
    'adds up': () => world.jobs.add('add-up-counts', {}).then(() => true),
    'days go by': async () => (world.clock.now = new Date(start + Math.floor(chance() * 25) * day)),
  }
  const names = Object.keys(deeds)
  const done = new Map(names.map((name) => [name, 0]))
  const turns = [...names, ...names, ...Array.from({ length: 80 }, () => oneOf(names)!)]
  // what chance has left out comes after: twenty tries for each
  const others = names.flatMap((each) => Array.from({ length: 20 }, () => each))
  for (const [turn, name] of [...turns, ...others].entries()) {
    if (turn >= turns.length && done.get(name)! > 0) continue
    // a day that is spent is no matter here, as long as each comes to pass
    if (await deeds[name]!().catch(() => false)) done.set(name, done.get(name)! + 1)
  }
  expect([...done].filter(([, times]) => times === 0)).toEqual([])
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

/** Another one like the first that was written; answers how many. */
async function copyRecipe(userId: string | undefined): Promise<number | null> {
  const copied = `description, ingredients, instructions, prep_time, cook_time, servings, calories, cuisine, recipe_type,
    dietary_preferences, difficulty, estimated_cost, nutritional_info, required_equipment, reasons, notes, writer, changes, facts`
  const { rowCount } = await world.database.query(
    `insert into recipes (user_id, title, dish, created_at, ${copied}) select users.id, 'Again', dish, $2, ${copied}
     from users, (select * from recipes order by id limit 1) as template where users.id = $1`,
    [userId ?? '', world.clock.now],
  )
  return rowCount
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

import { isDeepStrictEqual } from 'node:util'
import type { Activity, Analytics } from '#contract/desk/admin-views.ts'
import type { Database } from '#server/db/database.ts'
import { lastDays } from '#server/features/admin/figures.ts'

/** Figures that differ from a count of all rows, by name with both; empty where all are the same. */
export interface Honesty {
  readonly wrong: readonly string[]
  /** How many were compared: every total and, of each of the 30 days, each figure. */
  readonly compared: number
  /** Milliseconds that the count took. */
  readonly took: number
}

const tier = 'case when tier_ends_at <= now() then tier_afterwards else subscription_tier end'
const day = "to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')"

/** Counts all rows, one by one, and holds the figures of administrators against them. Nobody may write meanwhile. */
export async function honesty(database: Database, shown: Analytics & Activity): Promise<Honesty> {
  const before = performance.now()
  const counted = { ...(await countMembers(database)), ...(await countMade(database)) }
  const took = performance.now() - before
  const pairs = [...flat(shown)].map(([name, value]) => [name, value, new Map(flat(counted)).get(name)] as const)
  const missing = [...flat(counted)].filter(([name]) => !new Map(flat(shown)).has(name))
  return {
    wrong: [
      ...pairs.filter(([, value, right]) => !isDeepStrictEqual(value, right)).map((pair) => pair.join(' ')),
      ...missing.map(([name]) => `${name} is missing`),
    ],
    compared: pairs.length,
    took,
  }
}

/** 'dailySignups 3 paidSignups' and its value. */
function* flat(value: unknown, name = ''): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return yield [name, value]
  for (const [key, part] of Object.entries(value)) yield* flat(part, `${name} ${key}`)
}

async function countMembers(database: Database) {
  const { rows } = await database.query<Record<'totalUsers' | 'freeUsers' | 'premiumUsers' | 'unlimitedUsers', number>>(
    `select count(*)::int as "totalUsers", count(*) filter (where ${tier} = 'free')::int as "freeUsers",
       count(*) filter (where ${tier} = 'mid')::int as "premiumUsers", count(*) filter (where ${tier} = 'premium')::int as "unlimitedUsers"
     from users`,
  )
  const { rows: days } = await database.query<{ date: string; signups: number; paidSignups: number }>(
    `select ${day} as date, count(*)::int as signups, count(*) filter (where ${tier} <> 'free')::int as "paidSignups" from users group by 1`,
  )
  const dailySignups = everyDay(days, { signups: 0, paidSignups: 0 })
  const since = (count: number) => dailySignups.slice(0, count).reduce((sum, { signups }) => sum + signups, 0)
  return { ...rows[0]!, dailySignups, todaySignups: since(1), weekSignups: since(7), monthSignups: since(30) }
}

async function countMade(database: Database) {
  const made = async (table: string) =>
    (
      await database.query<{ date: string; made: number }>(
        `select ${day} as date, count(*)::int as made from ${table} where deleted_at is null group by 1`,
      )
    ).rows
  const [recipes, lists] = [await made('recipes'), await made('shopping_lists')]
  const { rows: liked } = await database.query<{ dish: string; likes: number }>(
    `select dish, count(*)::int as likes from recipes where deleted_at is null and dish is not null and (is_favorite or user_rating = 1)
     group by 1 order by 2 desc, 1 limit 10`,
  )
  const sum = (rows: readonly { made: number }[]) => rows.reduce((all, row) => all + row.made, 0)
  const listsByDay = everyDay(lists, { made: 0 })
  return {
    totalRecipes: sum(recipes),
    totalShoppingLists: sum(lists),
    days: everyDay(recipes, { made: 0 }).map(({ date, made: each }, at) => ({
      date,
      recipes: each,
      shoppingLists: listsByDay[at]!.made,
    })),
    topRecipes: liked.map(({ dish, likes }) => {
      const [form, food, flavour] = dish.split('/').map((part) => part.replaceAll('-', ' '))
      return { dish: form, food, flavour, likes }
    }),
  }
}

function everyDay<T extends object>(rows: readonly (T & { date: string })[], none: T): (T & { date: string })[] {
  const byDay = new Map(rows.map((row) => [row.date, row]))
  return lastDays(new Date(), 30).map((date) => byDay.get(date) ?? { date, ...none })
}

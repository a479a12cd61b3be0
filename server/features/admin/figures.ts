import type { Activity, Analytics } from '#contract/desk/admin-views.ts'
import type { Db } from '#server/db/database.ts'
import { type Counted, madeSince, mostLiked, readCounts } from '#server/features/admin/counts.ts'

/** Days that the figures go back, today among them. */
export const shownDays = 30

/** Members by plan and day, recipes and shopping lists, as they are at this moment. */
export async function analyticsOf(db: Db, now: Date): Promise<Analytics> {
  const days = lastDays(now, shownDays)
  const counts = await readCounts(db, days.at(-1)!, now)
  const members = [counts['members free'], counts['members mid'], counts['members premium']] as const
  const paid = [counts['members mid'], counts['members premium']]
  const dailySignups = days.map((date) => ({ date, signups: onDay(members, date), paidSignups: onDay(paid, date) }))
  const since = (count: number) => dailySignups.slice(0, count).reduce((sum, { signups }) => sum + signups, 0)
  return {
    totalUsers: members.reduce((sum, { total }) => sum + total, 0),
    todaySignups: since(1),
    weekSignups: since(7),
    monthSignups: since(shownDays),
    freeUsers: counts['members free'].total,
    premiumUsers: counts['members mid'].total,
    unlimitedUsers: counts['members premium'].total,
    totalRecipes: counts.recipes.total,
    totalShoppingLists: counts.lists.total,
    dailySignups,
  }
}

/** What members made day by day, and the dishes that they like. */
export async function activityOf(db: Db, now: Date): Promise<Activity> {
  const days = lastDays(now, shownDays)
  const { recipes, lists } = await madeSince(db, days.at(-1)!)
  const liked = await mostLiked(db, 10)
  return {
    days: days.map((date) => ({ date, recipes: recipes.get(date) ?? 0, shoppingLists: lists.get(date) ?? 0 })),
    topRecipes: liked.map(({ dish, likes }) => {
      const [form = '', food = '', flavour = ''] = dish.split('/').map((part) => part.replaceAll('-', ' '))
      return { dish: form, food, flavour, likes }
    }),
  }
}

/** 'YYYY-MM-DD' of so many UTC days up to today, newest first. */
export function lastDays(now: Date, count: number): string[] {
  const day = 24 * 60 * 60 * 1000
  return Array.from({ length: count }, (_, back) => new Date(now.getTime() - back * day).toISOString().slice(0, 10))
}

const onDay = (counters: readonly Counted[], date: string) =>
  counters.reduce((sum, { byDay }) => sum + (byDay.get(date) ?? 0), 0)

import { DayChart } from '#client/features/admin/figures/day-chart.tsx'
import { DayTable } from '#client/features/admin/figures/day-table.tsx'
import { ResetButton } from '#client/features/admin/members/user-table.tsx'
import { countText } from '#client/features/desk/admin-words.ts'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import type { Member } from '#contract/desk/admin-views.ts'

/** What a member has used of the day, and what they have made here. */
export function MemberUsage({ member: { user, usage } }: { member: Member }) {
  const made = [
    ['Recipes', usage.recipes],
    ['Shopping lists', usage.shoppingLists],
    ['Menus', usage.menus],
    ['Meal plans', usage.mealPlans],
    ['Recipes generated in total', user.generationsUsed],
  ] as const
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <b className="num text-3 font-semibold">{countText(user.dailyGenerationsUsed)}</b>{' '}
          {usage.limit === null
            ? `${user.dailyGenerationsUsed === 1 ? 'recipe' : 'recipes'} today, no limit`
            : `of ${usage.limit} recipes today`}
        </p>
        <ResetButton user={user} />
      </div>
      {usage.limit !== null && (
        <progress
          aria-label="Recipes used today"
          value={Math.min(user.dailyGenerationsUsed, usage.limit)}
          max={usage.limit}
          className="bar"
        />
      )}
      <ul className="grid gap-2">
        {made.map(([name, count]) => (
          <li key={name}>
            <LeaderRow name={name}>{countText(count)}</LeaderRow>
          </li>
        ))}
      </ul>
      <DayChart
        label="Recipes"
        days={usage.days}
        parts={[{ key: 'recipes', label: 'recipes', one: 'recipe', fill: 'fill-basil' }]}
        height={160}
      />
      <DayTable name="Recipes" days={usage.days.map(({ date, recipes }) => ({ date, count: recipes }))} />
    </>
  )
}

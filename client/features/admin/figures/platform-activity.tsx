import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#client/failure.ts'
import { DayChart } from '#client/features/admin/figures/day-chart.tsx'
import { DayTable } from '#client/features/admin/figures/day-table.tsx'
import { TopRecipes } from '#client/features/admin/figures/top-recipes.tsx'
import { activityQuery } from '#client/features/admin/queries.ts'
import { countText } from '#client/features/desk/admin-words.ts'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { Activity, Analytics } from '#contract/desk/admin-views.ts'

/** What members made: in all, day by day, and which dishes they like. */
export function PlatformActivity({ analytics }: { analytics: Analytics }) {
  const { data, error, refetch } = useQuery(activityQuery)
  return (
    <section aria-labelledby="activity-heading" className="grid gap-6">
      <h2 id="activity-heading" className="text-[1.625rem]">
        Platform activity
      </h2>
      {data && (
        <div className="grid gap-x-12 gap-y-10 spread:grid-cols-3">
          <Made name="Recipes" one="recipe" total={analytics.totalRecipes} days={data.days} field="recipes" />
          <Made
            name="Shopping lists"
            one="shopping list"
            total={analytics.totalShoppingLists}
            days={data.days}
            field="shoppingLists"
          />
          <TopRecipes recipes={data.topRecipes} />
        </div>
      )}
      {!data && error && <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading words="Loading the activity">
          <Skeleton className="h-60" />
        </Loading>
      )}
    </section>
  )
}

interface MadeProps {
  name: string
  one: string
  total: number
  days: Activity['days']
  field: 'recipes' | 'shoppingLists'
}

function Made({ name, one, total, days, field }: MadeProps) {
  const part = { key: field, label: name.toLowerCase(), one, fill: 'fill-basil' }
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="flex items-baseline justify-between gap-4">
        {name}
        <span className="num font-sans text-3 font-semibold">{countText(total)}</span>
      </h3>
      <DayChart label={name} days={days} parts={[part]} height={170} />
      <DayTable name={name} days={days.map((day) => ({ date: day.date, count: day[field] }))} />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MarkCooked } from '#client/features/meal-plans/dishes/mark-cooked.tsx'
import { MealLine } from '#client/features/meal-plans/dishes/meal-line.tsx'
import { Remarks } from '#client/features/meal-plans/dishes/remarks.tsx'
import { StartAhead } from '#client/features/meal-plans/dishes/start-ahead.tsx'
import { TogetherLine } from '#client/features/meal-plans/meal/together-line.tsx'
import { hourText, isWeekEnding } from '#client/features/meal-plans/plan-dates.ts'
import { mealLabels } from '#client/features/meal-plans/plan-words.ts'
import { startTodayQuery, todayQuery } from '#client/features/meal-plans/queries.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { minutesText } from '#domain/measure/minutes.ts'

/** What the plan of today has for it, on the dashboard; something else where there is none; `coming` until it is known. */
export function Today({ coming, otherwise }: { coming: ReactNode; otherwise: ReactNode }) {
  const today = useToday()
  const { data, isPending } = useQuery(todayQuery(today))
  const { data: begun = [] } = useQuery(startTodayQuery(today))
  if (isPending) return coming
  if (!data || data.planId === null || data.meals.length === 0) return otherwise
  const { planId: plan, day, meals } = data
  return (
    <section aria-labelledby="today">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-[1.5px] border-ink pb-1.5">
        <h2 id="today" className="text-[1.5rem] tablet:text-[1.75rem]">
          Today
        </h2>
        <TextLink {...paths.mealPlan(plan)} className="wrap-anywhere">
          {data.title}
        </TextLink>
      </div>
      <StartAhead begun={begun} date={today} level={3} />
      <ul className="num grid">
        {meals.flatMap(
          ({ entry, meal, at, kind, recipeId, title, imageUrl, totalMinutes, servings, ...more }, place) => [
            <MealLine
              key={entry}
              when={`${mealLabels[meal]}, ${hourText(at)}`}
              {...{ title, imageUrl, recipeId }}
              cookFor={kind === 'recipe' && servings !== 0 ? servings : undefined}
              planned={{ plan, entry }}
              details={[kind === 'recipe' && totalMinutes !== null && minutesText(totalMinutes), more.whom]
                .filter(Boolean)
                .join(', ')}
              note={kind === 'note' ? '' : more.note}
              isCooked={more.cookedOn !== null}
              action={
                more.cookedOn === null &&
                recipeId !== null &&
                servings !== null &&
                servings > 0 && (
                  <MarkCooked title={title} dish={{ recipeId, servings, cookedOn: today, planned: { plan, entry } }} />
                )
              }
            >
              <Remarks remarks={more.remarks} />
            </MealLine>,
            day !== null && place === meals.findLastIndex((other) => other.meal === meal) && (
              <TogetherLine
                key={meal}
                plan={plan}
                place={{ day, meal }}
                dishes={meals.filter((other) => other.meal === meal && isDish(other)).length}
              />
            ),
          ],
        )}
      </ul>
      {data.isNextWeekFree && isWeekEnding(today) && (
        <TextLink {...paths.mealPlan('new')} className="mt-2">
          Plan next week
        </TextLink>
      )}
    </section>
  )
}

/** Of a recipe that is there still. */
const isDish = ({ kind, recipeId }: { kind: string; recipeId: number | null }) => kind === 'recipe' && recipeId !== null

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CookingPot } from 'lucide-react'
import type { ReactNode } from 'react'
import { hourText } from '#client/features/meal-plans/plan-dates.ts'
import { mealLabels } from '#client/features/meal-plans/plan-words.ts'
import { todayQuery } from '#client/features/meal-plans/queries.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { DishThumbnail } from '#client/features/recipes/dish.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/button.tsx'
import { minutesText } from '#domain/measure/minutes.ts'

/** What the active plan has for today, on the dashboard; something else where none is active; `coming` until it is known. */
export function Today({ coming, otherwise }: { coming: ReactNode; otherwise: ReactNode }) {
  const { data, isPending } = useQuery(todayQuery(useToday()))
  if (isPending) return coming
  if (!data || data.planId === null || data.meals.length === 0) return otherwise
  return (
    <section aria-labelledby="today">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-[1.5px] border-ink pb-1.5">
        <h2 id="today" className="text-[1.5rem] tablet:text-[1.75rem]">
          Today
        </h2>
        <TextLink {...paths.mealPlan(data.planId)} className="wrap-anywhere">
          {data.title}
        </TextLink>
      </div>
      <ul className="num grid gap-x-10 wide:grid-cols-2">
        {data.meals.map(({ entry, meal, at, kind, recipeId, title, imageUrl, totalMinutes, servings, note }) => (
          <li
            key={entry}
            className="relative grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hair py-3"
          >
            {imageUrl ? (
              <DishThumbnail src={imageUrl} className="size-14" />
            ) : (
              <div className="linen size-14 rounded-sheet" />
            )}
            <div className="min-w-0">
              <p className="aside text-ui!">
                {mealLabels[meal]}, {hourText(at)}
              </p>
              <h3 className="text-lead leading-tight wrap-anywhere">
                {recipeId === null ? (
                  title
                ) : (
                  <Link {...paths.recipe(recipeId)} className="decoration-1 underline-offset-4 hover:underline">
                    {title}
                  </Link>
                )}
              </h3>
              {(totalMinutes !== null && kind === 'recipe') || note ? (
                <p className="note wrap-anywhere">
                  {[
                    kind === 'recipe' && totalMinutes !== null ? minutesText(totalMinutes) : '',
                    kind === 'note' ? '' : note,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              ) : null}
            </div>
            {kind === 'recipe' && recipeId !== null && (
              <ButtonLink
                {...paths.recipe(recipeId, { cook: 1, ...(servings && { servings }) })}
                aria-label={`Start cooking: ${title}`}
                className="!min-h-11 !px-3.5 !py-1.5 text-ui"
              >
                <CookingPot aria-hidden className="icon-small max-phone:hidden" />
                Start cooking
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

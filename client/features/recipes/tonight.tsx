import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CookingPot } from 'lucide-react'
import type { ReactNode } from 'react'
import { api } from '#client/api.ts'
import { todayOf } from '#client/calendar-day.ts'
import { DishThumbnail } from '#client/features/recipes/dish.tsx'
import { recipeKeys } from '#client/features/recipes/recipe-cache.ts'
import { WaysToBegin } from '#client/features/recipes/ways-to-begin.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { minutesText } from '#domain/measure/minutes.ts'

/** Up to 3 own recipes for this evening, by the reader's calendar. */
const tonightQuery = () => {
  const date = todayOf(new Date())
  return queryOptions({
    queryKey: [...recipeKeys.lists, 'tonight', date],
    queryFn: ({ signal }) => api.tonight.ideas({ query: { date }, signal }),
  })
}

/** What of one's own to cook tonight, each one press from cooking; ways to begin where there is nothing to choose from; `coming` until it is known, `tools` beside the title. */
export function Tonight({ coming, tools }: { coming: ReactNode; tools?: ReactNode }) {
  const { data: ideas, isPending } = useQuery(tonightQuery())
  if (isPending) return coming
  if (!ideas) return null
  if (ideas.length === 0) return <WaysToBegin />
  return (
    <section aria-labelledby="tonight">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-[1.5px] border-ink pb-2">
        <h2 id="tonight" className="text-[1.5rem] tablet:text-[1.75rem]">
          Tonight
        </h2>
        {tools}
      </div>
      <ul>
        {ideas.map(({ id, title, imageUrl, photoUrl, summary, why }) => (
          <li
            key={id}
            className="relative grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hair py-2.5"
          >
            <DishThumbnail src={photoUrl ?? imageUrl} className="size-14" />
            <div className="min-w-0">
              <h3 className="text-lead leading-tight wrap-anywhere">
                <Link
                  {...paths.homeDialog({ recipe: id })}
                  className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
              </h3>
              <p className="num note wrap-anywhere">
                {minutesText(summary.totalMinutes)} · {why}
              </p>
            </div>
            <ButtonLink
              {...paths.recipe(id, { cook: 1 })}
              aria-label={`Cook: ${title}`}
              className="relative !min-h-11 !px-3.5 !py-1.5 text-ui"
            >
              <CookingPot aria-hidden className="icon max-phone:hidden" />
              Cook
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CookingPot } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { api } from '#client/api.ts'
import { todayOf } from '#client/calendar-day.ts'
import { sentenceOf } from '#client/failure.ts'
import { TonightRow, tonightButton } from '#client/features/dashboard/tonight-row.tsx'
import { recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'

const ComposedTonight = lazyPart(
  async () => (await import('#client/features/dashboard/composed-tonight.tsx')).ComposedTonight,
)

/** Up to 3 own recipes for this evening, by the reader's calendar. */
const tonightQuery = () => {
  const date = todayOf(new Date())
  return queryOptions({
    queryKey: [...recipeKeys.lists, 'tonight', date],
    queryFn: ({ signal }) => api.tonight.ideas({ query: { date }, signal }),
  })
}

/** Dishes composed for it, for whoever has fewer of their own than are shown. */
const composedQuery = () => {
  const date = todayOf(new Date())
  return queryOptions({
    queryKey: [...recipeKeys.lists, 'tonight', date, 'composed'],
    queryFn: ({ signal }) => api.tonight.composed({ query: { date }, signal }),
  })
}

const shown = 3

interface TonightProps {
  user: User
  /** Stands there until it is known. */
  coming: ReactNode
  /** Beside the title. */
  tools?: ReactNode
}

/** What to cook tonight: of one's own, each one press from cooking, and new dishes where these are too few. */
export function Tonight({ user, coming, tools }: TonightProps) {
  const own = useQuery(tonightQuery())
  const lacks = own.data !== undefined && own.data.length < shown && user.generationsLeft !== 0
  const composed = useQuery({ ...composedQuery(), enabled: lacks })
  const ideas = own.data ?? []
  const awaits = lacks && composed.isPending
  if (own.isPending || (awaits && ideas.length === 0)) return coming
  const more = lacks ? (composed.data ?? []).slice(0, shown - ideas.length) : []
  const failed = [own, ...(lacks ? [composed] : [])].find(({ isError, data }) => isError && data === undefined)
  const room = <div style={{ height: `${5 * (shown - ideas.length)}rem` }} />
  if (!failed && ideas.length + more.length === 0) return null
  return (
    <section aria-labelledby="tonight">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-[1.5px] border-ink pb-2">
        <h2 id="tonight" className="text-[1.5rem] tablet:text-[1.75rem]">
          Tonight
        </h2>
        {tools}
      </div>
      {ideas.length > 0 && (
        <ul>
          {ideas.map(({ id, title, imageUrl, photoUrl, summary, why }) => (
            <TonightRow
              key={id}
              picture={photoUrl ?? imageUrl}
              minutes={summary.totalMinutes}
              why={why}
              title={
                <Link
                  {...paths.homeDialog({ recipe: id })}
                  className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
              }
              action={
                <ButtonLink {...paths.recipe(id, { cook: 1 })} aria-label={`Cook: ${title}`} className={tonightButton}>
                  <CookingPot aria-hidden className="icon max-phone:hidden" />
                  Cook
                </ButtonLink>
              }
            />
          ))}
        </ul>
      )}
      {awaits && room}
      {more.length > 0 && (
        <Suspense fallback={room}>
          <ComposedTonight dishes={more} user={user} />
        </Suspense>
      )}
      {failed && (
        <ErrorState
          title="Tonight’s ideas didn’t load"
          sentence={sentenceOf(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      )}
    </section>
  )
}

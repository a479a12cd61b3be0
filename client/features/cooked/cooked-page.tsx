import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { sentenceOf } from '#client/failure.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { CookedRow } from '#client/features/cooked/cooked-row.tsx'
import { type CookedMonth, monthsOf } from '#client/features/cooked/cooked-words.ts'
import { EditCooked } from '#client/features/cooked/edit-cooked.tsx'
import { diaryQuery } from '#client/features/cooked/queries.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'

const route = getRouteApi('/cooked')

/** What was cooked when, month by month, the last day first. */
export function CookedPage() {
  return (
    <SignedIn>
      {() => (
        <Page title="Cooking diary">
          <TextLink {...paths.recipes()} className="-mt-4 mb-2">
            <ArrowLeft aria-hidden className="icon-small" />
            Recipes
          </TextLink>
          <h1 tabIndex={-1} className="mb-6 rule-under pb-6">
            Cooking diary
          </h1>
          <Diary />
        </Page>
      )}
    </SignedIn>
  )
}

function Diary() {
  const { recipe } = route.useSearch()
  const [today] = useState(() => todayOf(new Date()))
  const [editing, setEditing] = useState<number>()
  const query = useInfiniteQuery(diaryQuery(recipe))
  const { data, error, refetch } = query
  if (!data)
    return error ? (
      <ErrorState sentence={sentenceOf(error, 'Your diary couldn’t be loaded.')} onRetry={() => void refetch()} />
    ) : (
      <Loading words="Loading your diary">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="mb-3 h-18" />
        ))}
      </Loading>
    )
  const dishes = data.pages.flatMap(({ rows }) => rows)
  const edited = dishes.find(({ id }) => id === editing)
  return (
    <>
      {recipe !== undefined && (
        <p className="mb-4 text-ui text-ink-2">
          Showing one recipe.{' '}
          <TextLink {...paths.cooked()} className="in-sentence">
            Show the whole diary
          </TextLink>
        </p>
      )}
      {dishes.length === 0 && (
        <EmptyState
          title="Nothing cooked yet"
          action={<ButtonLink {...paths.recipes()}>Your recipes</ButtonLink>}
          more={<HelpLink to="diary">How does the diary work?</HelpLink>}
        >
          Open a recipe and press Start cooking. After the last step, you can say how it was. Cooked it without us?
          Choose “I cooked this” in the recipe’s menu.
        </EmptyState>
      )}
      {monthsOf(dishes).map((month, place, all) => (
        <Month
          key={month.heading}
          month={month}
          isWhole={place < all.length - 1 || !query.hasNextPage}
          today={today}
          onEdit={setEditing}
        />
      ))}
      <ShowMore parts={query} count={dishes.length} className="mt-6" />
      {edited && <EditCooked key={edited.id} dish={edited} today={today} onClose={() => setEditing(undefined)} />}
    </>
  )
}

function Month({
  month: { heading, dishes },
  isWhole,
  today,
  onEdit,
}: {
  month: CookedMonth
  /** Whether no dish of it is still to come from the server. */
  isWhole: boolean
  today: string
  onEdit: (id: number) => void
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-9">
      <div className="flex items-baseline justify-between gap-4 border-b-[1.5px] border-ink pb-2">
        <h2 id={id} tabIndex={-1} className="text-[1.5rem]">
          {heading}
        </h2>
        {isWhole && <p className="note num">{dishes.length === 1 ? '1 meal' : `${dishes.length} meals`}</p>}
      </div>
      <ul>
        {dishes.map((dish) => (
          <CookedRow key={dish.id} dish={dish} today={today} onEdit={() => onEdit(dish.id)} />
        ))}
      </ul>
    </section>
  )
}

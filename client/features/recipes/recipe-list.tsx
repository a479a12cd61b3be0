import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { RowsComing } from '#client/features/dishes/rows-coming.tsx'
import type { recentRecipesQuery } from '#client/features/recipes/queries.ts'
import { useArrival } from '#client/ui/lists/use-arrival.ts'
import { ErrorState } from '#client/ui/pages/states.tsx'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

interface ListProps {
  title: string
  query: Pick<typeof recentRecipesQuery, 'queryKey' | 'queryFn'>
  /** Beside the title. */
  tools?: ReactNode
  /** What is said where they cannot be had. */
  failed: string
  /** What else is asked for again. */
  onRetry?: () => void
  /** What stands here before the first recipe. */
  empty: ReactNode
  children: (rows: readonly ListedRecipe[]) => ReactNode
}

/** A card of recipes: in full on a phone, scrolling within itself by whole rows where there is room for two beside each other. */
export function RecipeList({ title, query, tools, failed, onRetry, empty, children }: ListProps) {
  const { data: found, error, refetch } = useQuery(query)
  const data = useArrival(found)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="@container min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b-[1.5px] border-ink pb-2">
        <h2 id={heading} className="text-[1.5rem] tablet:text-[1.75rem]">
          {title}
        </h2>
        {tools && <div className="flex flex-wrap items-center gap-x-5">{tools}</div>}
      </div>
      <div className="five-rows">
        {data ? (
          data.length === 0 ? (
            empty
          ) : (
            children(data)
          )
        ) : error ? (
          <ErrorState
            title={failed}
            sentence={sentenceOf(error)}
            onRetry={() => {
              void refetch()
              onRetry?.()
            }}
          />
        ) : (
          <RowsComing words={`Loading ${title}`} rows={3} />
        )}
      </div>
    </section>
  )
}

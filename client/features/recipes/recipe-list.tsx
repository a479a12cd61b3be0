import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { sentenceOf } from '#client/failure.ts'
import type { recentRecipesQuery } from '#client/features/recipes/queries.ts'
import { type Pick as RecipePick, RecipeRow } from '#client/features/recipes/recipe-row.tsx'
import { RowsComing } from '#client/features/recipes/rows-coming.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import type { User } from '#contract/accounts.ts'
import type { ListedRecipe } from '#contract/recipe.ts'

interface ListProps {
  title: string
  user: User
  query: Pick<typeof recentRecipesQuery, 'queryKey' | 'queryFn'>
  /** What stands here before the first recipe. */
  empty: ReactNode
  /** Where recipes are picked, not opened. */
  pick: RecipePick | undefined
}

/** A card of recipes; it scrolls within itself. */
export function RecipeList({ title, user, query, empty, pick }: ListProps) {
  const { data, error, refetch } = useQuery(query)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="@container min-w-0">
      <h2 id={heading} className="border-b-[1.5px] border-ink pb-3">
        {title}
      </h2>
      <div className="scroll-shade max-h-80 overflow-y-auto overscroll-contain">
        {data ? (
          <Rows rows={data} user={user} empty={empty} pick={pick} />
        ) : error ? (
          <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
        ) : (
          <RowsComing words={`${title} are on their way`} rows={3} />
        )}
      </div>
    </section>
  )
}

function Rows({
  rows,
  user,
  empty,
  pick,
}: {
  rows: readonly ListedRecipe[]
  user: User
  empty: ReactNode
  pick: RecipePick | undefined
}) {
  if (rows.length === 0) return empty
  return (
    <ul>
      {rows.map((recipe) => (
        <RecipeRow key={recipe.id} recipe={recipe} user={user} pick={pick} />
      ))}
    </ul>
  )
}

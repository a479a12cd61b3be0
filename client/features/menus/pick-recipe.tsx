import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { RowsComing } from '#client/features/dishes/rows-coming.tsx'
import { PickRow } from '#client/features/menus/pick-row.tsx'
import { libraryQuery } from '#client/features/recipes/library/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { EmptyState, ErrorState } from '#client/ui/pages/states.tsx'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** Own recipes, the newest first, or those that a word finds. */
export function PickRecipe({ onPick }: { onPick: (recipe: ListedRecipe) => void }) {
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim())
  const query = useInfiniteQuery(libraryQuery(asked === '' ? {} : { q: asked }))
  const { data, error, refetch } = query
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <div className="grid gap-3">
      <TextField
        label="Search your recipes"
        type="search"
        placeholder="lentils, tacos, soup"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {rows?.length === 0 ? (
        asked === '' ? (
          <EmptyState
            title="No recipes yet"
            action={<ButtonLink {...paths.home({ dialog: 'generate' })}>Generate a recipe</ButtonLink>}
          >
            Recipes you generate or write show up here.
          </EmptyState>
        ) : (
          <EmptyState title="No matches" action={<Button onClick={() => setTyped('')}>Show all recipes</Button>}>
            Try another word, or part of one.
          </EmptyState>
        )
      ) : rows ? (
        <ul>
          {rows.map((recipe) => (
            <PickRow
              key={recipe.id}
              picture={recipe.photoUrl ?? recipe.imageUrl}
              title={recipe.title}
              note={`${caloriesText(recipe.summary.calories)}, ${minutesText(recipe.summary.totalMinutes)}`}
              onPick={() => onPick(recipe)}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState sentence={sentenceOf(error, 'Your recipes couldn’t be loaded.')} onRetry={() => void refetch()} />
      ) : (
        <RowsComing words="Loading your recipes" rows={3} />
      )}
      <ShowMore parts={query} count={rows?.length ?? 0} className="justify-self-start" />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sentenceOf } from '#client/failure.ts'
import { isMissing, recipeQuery } from '#client/features/recipes/queries.ts'
import { RecipeSkeleton } from '#client/features/recipes/spread/recipe-skeleton.tsx'
import { RecipeView } from '#client/features/recipes/spread/recipe-view.tsx'
import { paths, type RecipeSearch } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import type { User } from '#contract/accounts.ts'

/** One recipe over the dashboard, with a link to its own page. */
export function RecipeDialog({
  id,
  user,
  onClose,
  returnTo,
}: {
  id: number
  user: User
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(recipeQuery(id))
  const toPage = (search: RecipeSearch) => void navigate(paths.recipe(id, search))
  const missing = isMissing(error)
  const recipe = missing ? undefined : data
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      returnTo={returnTo}
      title={recipe?.title ?? (missing ? 'Recipe Not Found' : 'Recipe')}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {recipe && <ButtonLink {...paths.recipe(id)}>Open the whole page</ButtonLink>}
        </>
      }
    >
      {recipe ? (
        <RecipeView
          recipe={recipe}
          user={user}
          place="dialog"
          onDeleted={onClose}
          dialogs={{ search: {}, open: toPage, turn: toPage, close: onClose }}
        />
      ) : error ? (
        <div className="p-8">
          {missing ? (
            <p className="lead">It may have been deleted, or it belongs to somebody else's kitchen.</p>
          ) : (
            <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
          )}
        </div>
      ) : (
        <RecipeSkeleton />
      )}
    </Dialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Maximize2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { RecipeSkeleton } from '#client/features/dishes/recipe-skeleton.tsx'
import { ComposeDialog } from '#client/features/generate/compose-dialog.tsx'
import { SecondTry } from '#client/features/generate/second-try.tsx'
import { RecipeView } from '#client/features/recipe-page/recipe-view.tsx'
import { isMissing, recipeQuery } from '#client/features/recipes/queries.ts'
import { noteSeen } from '#client/features/recipes/seen-recipes.ts'
import { paths, type RecipeSearch } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { useArrival } from '#client/ui/lists/use-arrival.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { GenerationForm } from '#contract/recipes/generation.ts'

/** One recipe over the dashboard, with a link to its own page. */
export function RecipeDialog({
  id,
  user,
  onClose,
  onMade,
  returnTo,
}: {
  id: number
  user: User
  onClose: () => void
  /** Shows a recipe that was made in its place. */
  onMade: (recipeId: number) => void
  returnTo: () => HTMLElement | null
}) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(recipeQuery(id))
  const toPage = (search: RecipeSearch) => void navigate(paths.recipe(id, search))
  // what would take the foot of a phone for good stands between the checks and the list
  const [isWide] = useState(() => matchMedia('(width >= 47.5rem)').matches)
  const [tried, setTried] = useState<GenerationForm>()
  const missing = isMissing(error)
  const recipe = useArrival(missing ? undefined : data)
  const isThere = recipe !== undefined
  useEffect(() => {
    if (isThere) noteSeen(id)
  }, [id, isThere])
  const title = recipe?.title ?? (missing ? 'Recipe Not Found' : 'Recipe')
  const tries = recipe?.wish && <SecondTry recipe={recipe} user={user} place="dialog" onTry={setTried} />
  if (tried) return <ComposeDialog wish={tried} onClose={() => setTried(undefined)} onMade={onMade} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      returnTo={returnTo}
      isTitleLarge={title.length <= 24}
      title={title}
      beside={
        recipe && (
          <ButtonLink
            {...paths.recipe(id)}
            className="max-tablet:border-0! max-tablet:bg-transparent! max-tablet:px-3! max-tablet:underline! max-tablet:decoration-1 max-tablet:underline-offset-4"
          >
            <Maximize2 aria-hidden className="icon max-tablet:hidden" />
            <span>
              Open<span className={clsx(title.length > 12 && 'max-tablet:sr-only')}> recipe</span>
            </span>
          </ButtonLink>
        )
      }
      footer={isWide && tries}
    >
      {recipe ? (
        <RecipeView
          recipe={recipe}
          user={user}
          place="dialog"
          tries={!isWide && tries}
          onDeleted={onClose}
          dialogs={{ search: {}, open: toPage, turn: toPage, close: onClose }}
        />
      ) : error ? (
        <div className="p-8">
          {missing ? (
            <p className="lead">It may have been deleted, or it may belong to someone else.</p>
          ) : (
            <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
          )}
        </div>
      ) : (
        <div className="px-5 pb-5 tablet:px-8">
          <RecipeSkeleton />
        </div>
      )}
    </Dialog>
  )
}

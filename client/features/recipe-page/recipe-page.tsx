import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { RecipeComing } from '#client/features/dishes/recipe-states.tsx'
import { usePageDialogs } from '#client/features/dishes/use-page-dialogs.ts'
import { RecipeView } from '#client/features/recipe-page/recipe-view.tsx'
import { BackLink } from '#client/features/recipes/back-link.tsx'
import { isMissing, recipeQuery } from '#client/features/recipes/queries.ts'
import { noteSeen } from '#client/features/recipes/seen-recipes.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { useArrival } from '#client/ui/lists/use-arrival.ts'
import { Page } from '#client/ui/pages/page.tsx'
import type { User } from '#contract/accounts/accounts.ts'

const route = getRouteApi('/recipes/$id')

const PageSecondTry = lazyPart(
  async () => (await import('#client/features/generate/page-second-try.tsx')).PageSecondTry,
)

const RecipeNotHere = lazyPart(async () => (await import('#client/features/recipes/recipe-not-here.tsx')).RecipeNotHere)

/** One recipe with its verification. */
export function RecipePage() {
  const { id } = route.useParams()
  return (
    <SignedIn>
      {(user) => (
        <Suspense>
          {/^[1-9]\d{0,8}$/.test(id) ? <Recipe key={id} id={Number(id)} user={user} /> : <RecipeNotHere />}
        </Suspense>
      )}
    </SignedIn>
  )
}

function Recipe({ id, user }: { id: number; user: User }) {
  const navigate = useNavigate()
  const dialogs = usePageDialogs(
    route.useSearch(),
    (search, replace) => void navigate({ ...paths.recipeDialog(id, search), replace }),
  )
  const { data, error, refetch } = useQuery(recipeQuery(id))
  const recipe = useArrival(data)
  const isThere = recipe !== undefined
  useEffect(() => {
    if (isThere) noteSeen(id)
  }, [id, isThere])
  if (isMissing(error)) return <RecipeNotHere />
  if (!recipe) return <RecipeComing title="Recipe" error={error} onRetry={() => void refetch()} />
  return (
    <Page title={recipe.title} className="relative pt-0! tablet:pt-0!">
      <BackLink />
      <RecipeView
        recipe={recipe}
        user={user}
        place="page"
        onDeleted={() => void navigate(paths.home())}
        dialogs={dialogs}
        tries={
          recipe.wish && (
            <div className="min-h-40 print:hidden">
              <Suspense>
                <PageSecondTry recipe={recipe} user={user} />
              </Suspense>
            </div>
          )
        }
      />
    </Page>
  )
}

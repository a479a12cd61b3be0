import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { sentenceOf } from '#client/failure.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { isMissing, recipeQuery } from '#client/features/recipes/queries.ts'
import { RecipeSkeleton } from '#client/features/recipes/spread/recipe-skeleton.tsx'
import { RecipeView } from '#client/features/recipes/spread/recipe-view.tsx'
import { usePageDialogs } from '#client/features/recipes/use-page-dialogs.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import type { User } from '#contract/accounts.ts'

const route = getRouteApi('/recipes/$id')

/** One recipe with its verification. */
export function RecipePage() {
  const { id } = route.useParams()
  return (
    <SignedIn>
      {(user) => (/^[1-9]\d{0,8}$/.test(id) ? <Recipe key={id} id={Number(id)} user={user} /> : <RecipeNotFound />)}
    </SignedIn>
  )
}

function Recipe({ id, user }: { id: number; user: User }) {
  const navigate = useNavigate()
  const dialogs = usePageDialogs(
    route.useSearch(),
    (search, replace) => void navigate({ ...paths.recipeDialog(id, search), replace }),
  )
  const { data: recipe, error, refetch } = useQuery(recipeQuery(id))
  if (isMissing(error)) return <RecipeNotFound />
  if (recipe)
    return (
      <Page title={recipe.title}>
        <TextLink {...paths.home()} className="-mt-4 mb-2 print:hidden">
          <ArrowLeft aria-hidden className="icon-small" />
          Your kitchen
        </TextLink>
        <RecipeView
          recipe={recipe}
          user={user}
          place="page"
          onDeleted={() => void navigate(paths.home())}
          dialogs={dialogs}
        />
      </Page>
    )
  if (error)
    return (
      <Page title="Recipe">
        <h1 className="mb-4">This recipe did not come</h1>
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  return (
    <Page title="Recipe">
      <RecipeSkeleton />
    </Page>
  )
}

function RecipeNotFound() {
  return (
    <Page title="Recipe Not Found" className="grid justify-items-start gap-4">
      <h1>Recipe Not Found</h1>
      <p className="lead">It may have been deleted, or it belongs to somebody else's kitchen.</p>
      <ButtonLink look="go" {...paths.home()} className="mt-2">
        Back to your kitchen
      </ButtonLink>
    </Page>
  )
}

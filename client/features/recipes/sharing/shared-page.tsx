import { queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { sentenceOf } from '#client/failure.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { isMissing } from '#client/features/recipes/queries.ts'
import { SharedRecipeView } from '#client/features/recipes/sharing/shared-recipe-view.tsx'
import { RecipeSkeleton } from '#client/features/recipes/spread/recipe-skeleton.tsx'
import { usePageDialogs } from '#client/features/recipes/use-page-dialogs.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { ErrorState } from '#client/ui/states.tsx'

const route = getRouteApi('/r/$token')

/** A recipe that somebody shared, readable without an account. */
export function SharedPage() {
  const { token } = route.useParams()
  return <Shared key={token} token={token} />
}

/** By the reader too: what is verified is verified for her. */
const sharedQuery = (token: string, reader: string | undefined) =>
  queryOptions({
    queryKey: ['public', 'shared', token, reader ?? null],
    queryFn: ({ signal }) => api.sharing.read({ params: { token }, signal }),
  })

function Shared({ token }: { token: string }) {
  const { data: user, isPending } = useCurrentUser()
  const { data: shared, error, refetch } = useQuery({ ...sharedQuery(token, user?.id), enabled: !isPending })
  const navigate = useNavigate()
  const dialogs = usePageDialogs(
    route.useSearch(),
    (search, replace) => void navigate({ ...paths.sharedRecipe(token, search), replace, resetScroll: false }),
  )
  if (isMissing(error)) return <DeadLink />
  if (shared)
    return (
      <Page title={shared.recipe.title}>
        <SharedRecipeView shared={shared} token={token} user={user ?? null} dialogs={dialogs} />
      </Page>
    )
  return (
    <Page title="Recipe">
      {error ? (
        <>
          <h1 className="mb-4">This recipe did not come</h1>
          <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
        </>
      ) : (
        <RecipeSkeleton />
      )}
    </Page>
  )
}

function DeadLink() {
  const { data: user } = useCurrentUser()
  return (
    <Page title="Recipe Not Found" className="grid justify-items-start gap-4">
      <h1>Recipe Not Found</h1>
      <p className="lead">
        This link leads nowhere: the recipe is not shared any more, or a part of the address is missing.
      </p>
      <ButtonLink look="go" {...paths.home()} className="mt-2">
        {user ? 'Back to your kitchen' : 'See what MealCrafter does'}
      </ButtonLink>
    </Page>
  )
}

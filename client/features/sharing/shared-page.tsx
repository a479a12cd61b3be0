import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { RecipeComing, RecipeNotFound } from '#client/features/dishes/recipe-states.tsx'
import { usePageDialogs } from '#client/features/dishes/use-page-dialogs.ts'
import { isMissing } from '#client/features/recipes/queries.ts'
import { sharedQuery } from '#client/features/sharing/queries.ts'
import { RecipePageHead } from '#client/features/sharing/recipe-page-head.tsx'
import { SharedRecipeView } from '#client/features/sharing/shared-recipe-view.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'

const route = getRouteApi('/r/$token')

/** A recipe that somebody shared, readable without an account. */
export function SharedPage() {
  const { token } = route.useParams()
  return <Shared key={token} token={token} />
}

function Shared({ token }: { token: string }) {
  const { data: user, isPending } = useCurrentUser()
  const { data: shared, error, refetch } = useQuery({ ...sharedQuery(token, user?.id), enabled: !isPending })
  const navigate = useNavigate()
  const dialogs = usePageDialogs(
    route.useSearch(),
    (search, replace) => void navigate({ ...paths.sharedRecipe(token, search), replace, resetScroll: false }),
  )
  if (isMissing(error)) return <DeadLink />
  if (!shared) return <RecipeComing title="Recipe" error={error} onRetry={() => void refetch()} />
  return (
    <Page title={shared.recipe.title} className="pt-0! tablet:pt-6!">
      {import.meta.env.SSR && (
        <RecipePageHead shared={shared} path={`/r/${token}`} picture={`/api/shared/${token}/picture.png`} />
      )}
      <SharedRecipeView
        shared={shared}
        address={`/r/${token}`}
        keep={() => api.sharing.keep({ params: { token }, body: {} })}
        ownWords="This is your own recipe, as anyone with the link sees it."
        byline={!shared.isOwn && <p className="mb-1.5 text-ui text-ink-2">Shared with you by its cook</p>}
        user={user ?? null}
        dialogs={dialogs}
      />
    </Page>
  )
}

function DeadLink() {
  const { data: user } = useCurrentUser()
  return (
    <RecipeNotFound sentence="This link doesn’t work: the recipe is no longer shared, or part of the address is missing.">
      <ButtonLink look="go" {...paths.home()}>
        {user ? 'Home' : 'See what MealCrafter does'}
      </ButtonLink>
    </RecipeNotFound>
  )
}

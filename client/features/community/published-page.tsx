import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { communityPath, cookPath, publishedPath } from '#client/community-paths.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { Comments } from '#client/features/community/comments.tsx'
import { LikeAndMore } from '#client/features/community/like-and-more.tsx'
import { RecipeComing, RecipeNotFound } from '#client/features/dishes/recipe-states.tsx'
import { usePageDialogs } from '#client/features/dishes/use-page-dialogs.ts'
import { communityApi } from '#client/features/publishing/community-api.ts'
import { publishedQuery } from '#client/features/publishing/queries.ts'
import { BackLink } from '#client/features/recipes/back-link.tsx'
import { isMissing } from '#client/features/recipes/queries.ts'
import { RecipePageHead } from '#client/features/sharing/recipe-page-head.tsx'
import { SharedRecipeView } from '#client/features/sharing/shared-recipe-view.tsx'
import { readRecipeSearch } from '#client/paths.ts'
import { printedDay } from '#client/printed-day.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { Badge, Page } from '#client/ui/pages/page.tsx'

/** A published recipe with its checks, and what others say of it. */
export function PublishedPage({ token }: { token: string }) {
  const { data: user, isPending } = useCurrentUser()
  const { data: shown, error, refetch } = useQuery({ ...publishedQuery(user?.id, token), enabled: !isPending })
  const navigate = useNavigate()
  const search = useSearch({ from: '/community/$' })
  const dialogs = usePageDialogs(
    readRecipeSearch(search),
    (next, replace) => void navigate({ ...publishedPath(token, next), replace, resetScroll: false }),
  )
  if (isMissing(error)) return <NotHere />
  if (!shown) return <RecipeComing title="Recipe" error={error} onRetry={() => void refetch()} />
  const { cook, publishedAt, comments, recipe, verification, isHidden, isOwn } = shown
  return (
    <Page title={recipe.title} className="relative pt-0! tablet:pt-0!">
      <BackLink isPublished />
      {import.meta.env.SSR && (
        <RecipePageHead
          shared={shown}
          path={`/community/${token}`}
          picture={`/api/community/recipes/${token}/picture.png`}
          published={{ by: `@${cook}`, page: `/cooks/${cook}`, at: publishedAt }}
        />
      )}
      <SharedRecipeView
        shared={{ recipe, verification, isOwn }}
        address={`/community/${token}`}
        keep={() => communityApi.keep({ params: { token }, body: {} })}
        ownWords="This is your own recipe, as others see it."
        user={user ?? null}
        dialogs={dialogs}
        byline={
          <p className="mb-1.5 text-ui text-ink-2">
            By{' '}
            <TextLink {...cookPath(cook)} className="in-sentence wrap-anywhere">
              @{cook}
            </TextLink>
            , <time dateTime={publishedAt}>{printedDay(publishedAt)}</time>
            {isHidden && (
              <>
                {' '}
                <Badge>Hidden</Badge>
              </>
            )}
          </p>
        }
        renderMore={(files) => <LikeAndMore recipe={shown} token={token} user={user ?? null} files={files} />}
        after={<Comments token={token} count={comments} cook={cook} isCook={isOwn} user={user ?? null} />}
      />
    </Page>
  )
}

function NotHere() {
  return (
    <RecipeNotFound sentence="It may no longer be published, or part of the address is missing.">
      <ButtonLink look="go" {...communityPath()}>
        See what others are cooking
      </ButtonLink>
    </RecipeNotFound>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { publishedPath } from '#client/community-paths.ts'
import { sentenceOf } from '#client/failure.ts'
import { listText } from '#client/features/dishes/format.ts'
import { changeEverywhere } from '#client/features/dishes/recipe-cache.ts'
import { communityApi } from '#client/features/publishing/community-api.ts'
import { membershipQuery, publicationQuery, useAct } from '#client/features/publishing/queries.ts'
import { TakePart } from '#client/features/publishing/take-part.tsx'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { Notice } from '#client/ui/signs/notice.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Publication } from '#contract/community/community-views.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** The id of what can be done now. */
const acts = 'publish-acts'

interface Props {
  recipe: Recipe
  user: User
  onClose: () => void
}

/** Publishes an own recipe for everyone to see, and unpublishes it. */
export function PublishDialog({ recipe, user, onClose }: Props) {
  const publication = useQuery(publicationQuery(user.id, recipe.id))
  const membership = useQuery(membershipQuery(user.id))
  const error = publication.error ?? membership.error
  const retry = () => void Promise.all([publication.refetch(), membership.refetch()])
  const { isPublished } = publication.data ?? {}
  const canPublish = user.emailConfirmed && membership.data?.profile?.isSuspended === false
  const isKnown = isPublished !== undefined && membership.data !== undefined
  const step = !isKnown ? undefined : isPublished ? 'published' : canPublish ? 'ready' : 'joining'
  // what was pressed is gone afterward: what comes next has the focus
  useFocusAfter(step, () => document.querySelector<HTMLElement>(`#${acts} > *`))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isPublished ? 'Published' : 'Publish this recipe'}
      size="narrow"
    >
      <div className="grid gap-5 px-5 py-6 tablet:px-8">
        {error && <ErrorState sentence={sentenceOf(error)} onRetry={retry} />}
        {!error && !(publication.data && membership.data) && (
          <Loading words="Loading">
            <Skeleton className="h-24" />
          </Loading>
        )}
        {publication.data && membership.data && (
          <>
            {isPublished ? (
              <State publication={publication.data} handle={membership.data.profile?.handle} />
            ) : (
              <WhatItMeans />
            )}
            {!isPublished && <TakePart user={user} membership={membership.data} what="To publish" />}
            {(isPublished || canPublish) && <Acts id={recipe.id} publication={publication.data} />}
          </>
        )}
      </div>
    </Dialog>
  )
}

function WhatItMeans() {
  return (
    <>
      <p className="text-ink-2">
        Anyone will be able to see the recipe, its pictures and its checks under your handle. Search engines may list
        it, and members can like it and comment. Your notes, tags and rating stay private. You can unpublish it anytime.
      </p>
      <p className="text-ink-2">
        Publish only your own recipes, not ones shared with you or copied from a book or website.
      </p>
    </>
  )
}

function State({
  publication: { likes, comments, shares, isHidden },
  handle,
}: {
  publication: Publication
  handle: string | undefined
}) {
  const many = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`
  const said = [many(likes, 'like'), many(comments, 'comment'), ...(shares > 0 ? [many(shares, 'share')] : [])]
  return (
    <>
      {isHidden ? (
        <Notice kind="blocks">An administrator hid this recipe. Nobody else can see it.</Notice>
      ) : (
        <p className="text-ink-2 wrap-anywhere">
          Anyone can see the recipe, its pictures and its checks, published by {handle ? `@${handle}` : 'you'}. Your
          notes, tags and rating stay private.
        </p>
      )}
      <p className="num">{likes + comments + shares > 0 ? listText(said) : 'No likes or comments yet'}.</p>
    </>
  )
}

function Acts({ id, publication: { isPublished, path, isHidden } }: { id: number; publication: Publication }) {
  const queryClient = useQueryClient()
  const publish = useAct(communityApi.publish, 'Published')
  const unpublish = useAct(communityApi.unpublish, 'No longer published')
  const call = { params: { id }, body: {} }
  const onSuccess = ({ isPublished: isPublic }: Publication) => changeEverywhere(queryClient, id, { isPublic })
  if (!isPublished)
    return (
      <div id={acts}>
        <Button look="go" busy={publish.isPending} onClick={() => publish.mutate(call, { onSuccess })}>
          Publish
        </Button>
      </div>
    )
  return (
    <div id={acts} className="flex flex-wrap gap-3">
      {path !== null && !isHidden && (
        <ButtonLink look="go" {...publishedPath(path.replace('/community/', ''))}>
          View in Community
        </ButtonLink>
      )}
      <Button busy={unpublish.isPending} onClick={() => unpublish.mutate(call, { onSuccess })}>
        Unpublish
      </Button>
    </div>
  )
}

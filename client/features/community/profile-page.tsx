import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { cookPath } from '#client/community-paths.ts'
import { sentenceOf } from '#client/failure.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { cookFigures } from '#client/features/community/cook-figures.ts'
import { ToCommunity } from '#client/features/community/to-community.tsx'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { communityApi } from '#client/features/publishing/community-api.ts'
import { HandleForm } from '#client/features/publishing/handle-form.tsx'
import { cookQuery, listQuery, membershipQuery, useAct } from '#client/features/publishing/queries.ts'
import { TakePart } from '#client/features/publishing/take-part.tsx'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { focusHeading } from '#client/ui/focus/return-focus.ts'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import { Page, Sheet } from '#client/ui/pages/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Membership } from '#contract/community/community-views.ts'

/** A member's own place in the community: their handle, whom they follow and whom they block. */
export function ProfilePage() {
  return <SignedIn>{(user) => <Profile user={user} />}</SignedIn>
}

function Profile({ user }: { user: User }) {
  const { data: membership, error, refetch } = useQuery(membershipQuery(user.id))
  // the form for a handle is another one once there is a handle
  useFocusAfter(membership && (membership.profile?.handle ?? ''))
  return (
    <Page title="Your profile" className="grid gap-6">
      <header className="grid gap-2">
        <ToCommunity />
        <h1 tabIndex={-1}>Your profile</h1>
        <p className="lead">
          This is what others see when you publish or comment.
          {membership?.profile === null && ' Until you choose a handle, you don’t have a public profile.'}
        </p>
      </header>
      {error && <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!membership && !error && (
        <Loading words="Loading your profile">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {membership && <Known user={user} membership={membership} />}
    </Page>
  )
}

function Known({ user, membership }: { user: User; membership: Membership }) {
  const { profile, following, blocked } = membership
  const isSeen = profile !== null && !profile.isSuspended
  return (
    <div className="double-rule grid items-start gap-x-16 gap-y-8 pt-6 spread:grid-cols-2">
      <div className="grid gap-6 spread:*:max-w-none">
        <TakePart user={user} membership={membership} what="To take part" />
        {isSeen && <HandleForm key={profile.handle} profile={profile} />}
      </div>
      {isSeen && <AsSeen user={user} profile={profile} />}
      <div className="grid gap-8 border-t border-hair pt-5">
        <People title="Cooks you follow" none="You aren’t following anyone yet." handles={following} />
        {blocked.length > 0 && <People title="Blocked cooks" handles={blocked} areBlocked />}
      </div>
      {isSeen && <Leave />}
    </div>
  )
}

/** The card that others know the member by: what they say, and what they have published. */
function AsSeen({ user, profile: { handle, about } }: { user: User; profile: NonNullable<Membership['profile']> }) {
  const { data: cook } = useQuery(cookQuery(user.id, handle))
  const { data: list } = useInfiniteQuery(listQuery(user.id, { cook: handle }))
  const published = list?.pages[0]?.rows.slice(0, mostPlates)
  return (
    <Sheet className="grid gap-3 p-5">
      <p className="aside text-ui!">How others see you</p>
      <div className="flex items-center gap-4">
        <Initial handle={handle} className="size-12 text-3" />
        <div className="min-w-0">
          <p className="serif text-lead leading-tight font-medium wrap-anywhere">@{handle}</p>
          <p className="num note min-h-lh">{cook && cookFigures(cook)}</p>
        </div>
      </div>
      {about !== '' && <p className="text-ui text-ink-2 wrap-anywhere">{about}</p>}
      {published?.length === 0 ? (
        <p className="text-ui text-ink-2">
          You haven’t published a recipe yet. Open one of <TextLink {...paths.recipes()}>your recipes</TextLink> and
          choose Publish from its menu.
        </p>
      ) : (
        <ul className="grid min-h-16 gap-2 border-t border-hair pt-3">
          {published?.map(({ token, title, imageUrl }) => (
            <li key={token} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
              <DishThumbnail src={imageUrl} className="size-16" />
              <p className="serif line-clamp-2 leading-tight font-medium wrap-anywhere">{title}</p>
            </li>
          ))}
        </ul>
      )}
      <TextLink {...cookPath(handle)} className="-my-2 justify-self-start">
        View public profile
      </TextLink>
    </Sheet>
  )
}

const mostPlates = 3

function Initial({ handle, className }: { handle: string; className: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'serif grid flex-none place-items-center rounded-full bg-basil-wash leading-none text-basil-ink',
        className,
      )}
    >
      {handle[0]?.toUpperCase()}
    </span>
  )
}

interface PeopleProps {
  title: string
  none?: string
  handles: readonly string[]
  areBlocked?: boolean
}

function People({ title, none, handles, areBlocked = false }: PeopleProps) {
  const block = useAct(communityApi.block, 'Unblocked')
  const follow = useAct(communityApi.follow, 'Unfollowed')
  return (
    <section className="grid gap-2">
      <h2 className="text-3">
        {title} {handles.length > 0 && <span className="num note font-sans tracking-normal">{handles.length}</span>}
      </h2>
      {handles.length === 0 && <p className="text-ink-2">{none}</p>}
      <ul>
        {handles.map((handle) => (
          <li key={handle} className="flex flex-wrap items-center gap-x-3 border-b border-hair py-1.5 last:border-b-0">
            <Initial handle={handle} className="size-9 text-lead" />
            {areBlocked ? (
              <>
                <span className="min-w-0 flex-1 wrap-anywhere">@{handle}</span>
                <TextButton
                  aria-busy={block.isPending}
                  aria-label={`Unblock @${handle}`}
                  onClick={() =>
                    !block.isPending &&
                    block.mutate({ params: { handle }, body: { isBlocked: false } }, { onSuccess: focusHeading })
                  }
                >
                  Unblock
                </TextButton>
              </>
            ) : (
              <>
                <Link
                  {...cookPath(handle)}
                  className="flex min-h-11 min-w-0 flex-1 items-center font-semibold no-underline wrap-anywhere hover:underline"
                >
                  @{handle}
                </Link>
                <TextButton
                  aria-busy={follow.isPending}
                  aria-label={`Unfollow @${handle}`}
                  className="text-ink-2! hover:text-ink!"
                  onClick={() =>
                    !follow.isPending &&
                    follow.mutate({ params: { handle }, body: { isFollowed: false } }, { onSuccess: focusHeading })
                  }
                >
                  Unfollow
                </TextButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Leave() {
  const [isAsking, setIsAsking] = useState(false)
  const leave = useAct(communityApi.leave, 'Profile deleted')
  return (
    <section className="grid gap-3 border-t border-hair pt-5">
      <h2 className="text-3">Leave the community</h2>
      <p className="max-w-prose text-ui text-ink-2">
        Your recipes will be unpublished, and your profile and comments will be deleted. You keep your recipes, and
        others keep the copies they saved.
      </p>
      <Button onClick={() => setIsAsking(true)} className="justify-self-start border-beet! text-beet-ink!">
        Delete profile…
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your profile?"
        description="Your comments and any replies to them will be gone for good."
        confirmLabel="Delete profile"
        busy={leave.isPending}
        onConfirm={() =>
          leave.mutate(
            { body: {} },
            {
              onSuccess: () => {
                setIsAsking(false)
                focusHeading()
              },
            },
          )
        }
      />
    </section>
  )
}

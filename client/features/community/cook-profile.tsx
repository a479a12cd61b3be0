import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { communityPath, profilePath } from '#client/community-paths.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { CommunityList } from '#client/features/community/community-list.tsx'
import { cookFigures } from '#client/features/community/cook-figures.ts'
import { ReportDialog } from '#client/features/community/report-dialog.tsx'
import { ToCommunity } from '#client/features/community/to-community.tsx'
import { useHide } from '#client/features/community/use-hide.ts'
import { communityApi } from '#client/features/publishing/community-api.ts'
import { cookQuery, useAct } from '#client/features/publishing/queries.ts'
import { PageHead } from '#client/page-head.tsx'
import { printedDay } from '#client/printed-day.ts'
import { PendingPage } from '#client/shell/pending-page.tsx'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Badge, Page } from '#client/ui/pages/page.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import type { community } from '#contract/community/community.ts'
import type { Output } from '#contract/endpoint.ts'
import { shortText } from '#domain/cut-text.ts'

/** What a cook has published, and what they say of themself. */
export function CookProfile({ handle }: { handle: string }) {
  const { data: user, isPending } = useCurrentUser()
  const { data: cook, error, refetch } = useQuery({ ...cookQuery(user?.id, handle), enabled: !isPending })
  const code = codeOf(error)
  // an address that is no handle is nobody's
  if (code === 'not_found' || code === 'invalid_input') return <Nobody />
  const failure = error && <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!cook)
    return failure ? (
      <Page title="Cook">
        <h1 className="mb-4">This page didn’t load</h1>
        {failure}
      </Page>
    ) : (
      <PendingPage />
    )
  const { about, since, isFollowed, isHidden, isOwn } = cook
  return (
    <Page title={`@${cook.handle}`}>
      {import.meta.env.SSR && <PageHead {...headOf(cook)} />}
      <header className="mb-6 grid gap-2">
        <ToCommunity />
        <h1 className="wrap-anywhere">@{cook.handle}</h1>
        {isHidden && (
          <p>
            <Badge>Hidden</Badge>
          </p>
        )}
        {about !== '' && <p className="lead max-w-[36em] wrap-anywhere">{about}</p>}
        <p className="num text-ui text-ink-2">
          {cookFigures(cook)} · joined <time dateTime={since}>{printedDay(since)}</time>
        </p>
        {isOwn && (
          <p>
            <TextLink {...profilePath()}>Edit your profile</TextLink>
          </p>
        )}
        {user && !isOwn && <Relations handle={cook.handle} isFollowed={isFollowed} />}
        {user?.isAdmin && !isOwn && <HideProfile handle={cook.handle} isHidden={isHidden} />}
      </header>
      {failure}
      <div className="double-rule pt-5">
        <CommunityList search={{ cook: cook.handle }} Heading="h2" />
      </div>
    </Page>
  )
}

/** What the page says of itself, as schema.org's ProfilePage too. */
function headOf({ handle, about }: Pick<Output<typeof community.cook>, 'handle' | 'about'>) {
  const path = `/cooks/${handle}`
  const words = `Recipes that @${handle} has published on MealCrafter, checked line by line for allergens, diets, cost and time.`
  const data = (address: string) => ({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: `@${handle}`,
      url: address + path,
      ...(about !== '' && { description: about }),
    },
  })
  return { path, title: `@${handle}`, description: about === '' ? words : shortText(`${about} ${words}`, 160), data }
}

function Relations({ handle, isFollowed }: { handle: string; isFollowed: boolean }) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [reports, setReports] = useState(false)
  const follow = useAct(communityApi.follow)
  const block = useAct(communityApi.block, 'Blocked')
  const params = { handle }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        look={isFollowed ? 'quiet' : 'go'}
        busy={follow.isPending}
        aria-pressed={isFollowed}
        onClick={() => follow.mutate({ params, body: { isFollowed: !isFollowed } })}
      >
        {isFollowed ? 'Following' : 'Follow'}
      </Button>
      <TextButton onClick={() => setIsAsking(true)}>Block</TextButton>
      <TextButton onClick={() => setReports(true)}>Report</TextButton>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Block @${handle}?`}
        description="You won’t see each other’s recipes, comments or profiles while you’re signed in. You can unblock them anytime from your profile."
        confirmLabel="Block"
        busy={block.isPending}
        onConfirm={() =>
          block.mutate(
            { params, body: { isBlocked: true } },
            {
              onSuccess: () => {
                setIsAsking(false)
                void navigate(profilePath())
              },
            },
          )
        }
      />
      <ReportDialog key={handle} about={reports ? { kind: 'cook', handle } : null} onClose={() => setReports(false)} />
    </div>
  )
}

/** For administrators: everything of a cook, which is asked about first. */
function HideProfile({ handle, isHidden }: { handle: string; isHidden: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const hide = useHide()
  const put = (hidden: boolean) => hide.put({ kind: 'cook', handle }, hidden)
  return (
    <p>
      <TextButton aria-busy={hide.isPending || undefined} onClick={() => (isHidden ? put(false) : setIsAsking(true))}>
        {isHidden ? 'Unhide this profile' : 'Hide this profile'}
      </TextButton>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Hide @${handle}?`}
        description="Nobody but administrators will see their profile, recipes and comments. You can unhide them here anytime."
        confirmLabel="Hide"
        onConfirm={() => {
          setIsAsking(false)
          put(true)
        }}
      />
    </p>
  )
}

function Nobody() {
  return (
    <NothingHere title="Cook Not Found" sentence="There’s no cook with this handle.">
      <ButtonLink look="go" {...communityPath()}>
        See what others are cooking
      </ButtonLink>
    </NothingHere>
  )
}

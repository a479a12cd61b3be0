import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deskApi } from '#client/desk-api.ts'
import { tellFailure } from '#client/failure.ts'
import { kindWords, reasonWords } from '#client/features/community/report-words.ts'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import { siteQuery } from '#client/features/site/queries.ts'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'
import { Button, TextAnchor, TextLink } from '#client/ui/buttons/button.tsx'
import { focusHeading } from '#client/ui/focus/return-focus.ts'
import { PagedRows } from '#client/ui/lists/paged-rows.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { Badge } from '#client/ui/pages/page.tsx'
import { Tabs } from '#client/ui/pages/tabs.tsx'
import { useSingle } from '#client/use-single.ts'
import { longDate } from '#client/wording.ts'
import type { QueuedReport, ReportFolder } from '#contract/community/moderation.ts'

const reportsQuery = (folder: ReportFolder) =>
  infiniteQueryOptions({
    queryKey: ['reports', folder],
    queryFn: ({ signal, pageParam }) =>
      deskApi.moderation.listPage({ query: { folder, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 60_000,
  })

/** For administrators: what members have reported, to hide or to let stand. */
export function ReportsPage() {
  const [folder, setFolder] = useState<ReportFolder>('open')
  const { data: site } = useQuery(siteQuery)
  if (site?.community === false) return <NotFoundPage />
  return (
    <AdminFrame title="Reports">
      <Tabs
        label="Folders"
        isUnderRule
        value={folder}
        onChange={setFolder}
        tabs={[
          { value: 'open', label: 'Open', content: <Folder folder="open" /> },
          { value: 'settled', label: 'Resolved', content: <Folder folder="settled" /> },
        ]}
      />
    </AdminFrame>
  )
}

function Folder({ folder }: { folder: ReportFolder }) {
  const list = useInfiniteQuery(reportsQuery(folder))
  return (
    <PagedRows
      query={list}
      loading="Loading the reports"
      empty={folder === 'open' ? 'No open reports' : 'No resolved reports yet'}
    >
      {(report) => <Row report={report} />}
    </PagedRows>
  )
}

function Row({ report }: { report: QueuedReport }) {
  const { id, kind, reason, note, words, cook, userId, path, isHidden, reporter, createdAt, settledAt } = report
  const settle = useSettle()
  const decide = (hidden: boolean) =>
    settle.mutate({ params: { id }, body: { isHidden: hidden } }, { onSuccess: focusHeading })
  const hideWords = isHidden ? 'Keep hidden' : 'Hide'
  return (
    <article
      aria-label={kind === 'cook' ? `@${cook}’s profile` : `${kindWords[kind]} by @${cook}`}
      className="grid max-w-[860px] gap-2"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="left">{reasonWords[reason]}</Badge>
        {isHidden && <Badge>Hidden</Badge>}
        <span className="note">
          {kindWords[kind]}, reported by {reporter === null ? 'a member' : `@${reporter}`}, {longDate(createdAt)}
        </span>
      </p>
      <blockquote className="border-l-4 border-hair pl-4 whitespace-pre-wrap wrap-anywhere">
        {words === '' ? 'This profile has no bio.' : words}
      </blockquote>
      {note !== '' && <p className="whitespace-pre-wrap text-ink-2 wrap-anywhere">“{note}”</p>}
      <p className="flex flex-wrap gap-x-5">
        <TextAnchor href={path}>View in context</TextAnchor>
        <TextLink {...adminPaths.member(userId)}>@{cook}’s account</TextLink>
      </p>
      <div className="flex flex-wrap gap-3">
        {(settledAt === null || !isHidden) && (
          <Button look={settledAt === null ? 'danger' : 'quiet'} busy={settle.isPending} onClick={() => decide(true)}>
            {hideWords}
          </Button>
        )}
        {(settledAt === null || isHidden) && (
          <Button busy={settle.isPending} onClick={() => decide(false)}>
            {isHidden ? 'Unhide' : 'Dismiss'}
          </Button>
        )}
      </div>
    </article>
  )
}

function useSettle() {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: deskApi.moderation.settle,
    onSuccess: async ({ isHidden }) => {
      toast({ title: isHidden ? 'Hidden' : 'Dismissed' })
      await queryClient.invalidateQueries({ queryKey: ['reports'] })
    },
    onError: (error) => tellFailure(error, 'Something went wrong. Please try again.'),
  })
}

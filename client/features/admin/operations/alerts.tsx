import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { momentOf } from '#client/desk-moment.ts'
import { deskPaths } from '#client/desk-paths.ts'
import { adminPaths } from '#client/features/admin/frame/admin-paths.ts'
import { alertsQuery } from '#client/features/admin/operations/queries.ts'
import { TextLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { capital } from '#client/wording.ts'
import { type AlertCause, alertSentence, isOfDesk } from '#contract/alerts.ts'

/** A line for each thing that is wrong or waits; nothing where all is well. */
export function Alerts() {
  const { data } = useQuery(alertsQuery)
  const { pathname } = useLocation()
  useReadAfterActs()
  return data?.map(({ cause, count, since }) => {
    const { place, path } = places[cause]
    const kind = isOfDesk(cause) ? 'warns' : 'blocks'
    return (
      <Notice
        key={cause}
        kind={kind}
        action={
          !pathname.endsWith(`/${place}`) && (
            <TextLink {...path()} className={kind === 'warns' ? '!text-saffron-ink' : '!text-beet-ink'}>
              Go to {capital(place)}
            </TextLink>
          )
        }
      >
        {alertSentence(cause, count)} <span className="font-normal">Since {momentOf(since)}.</span>
      </Notice>
    )
  })
}

/** What is done by hand may be what a line asks for. */
function useReadAfterActs(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void queryClient.invalidateQueries({ queryKey: alertsQuery.queryKey })
      }),
    [queryClient],
  )
}

/** Where each is looked after; `place` is the end of its address, and its name in the bar of administration. */
const jobs = { place: 'jobs', path: deskPaths.jobs } as const
const system = { place: 'system', path: deskPaths.system } as const
const newsletter = { place: 'newsletter', path: deskPaths.newsletter } as const
const places = {
  'queue-stalled': jobs,
  'failed-jobs': jobs,
  'unsent-emails': jobs,
  'backup-old': system,
  'restore-failed': system,
  'archive-failing': system,
  'not-listening': system,
  'payments-mended': system,
  'newsletter-interrupted': newsletter,
  'newsletter-unknown': newsletter,
  'issue-waiting': newsletter,
  'open-reports': { place: 'reports', path: adminPaths.reports },
  'waiting-corrections': { place: 'corrections', path: () => deskPaths.corrections() },
  'unanswered-messages': { place: 'inbox', path: () => deskPaths.inbox() },
} as const satisfies Record<AlertCause, { place: string; path: () => object }>

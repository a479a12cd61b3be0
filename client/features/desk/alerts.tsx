import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { momentOf } from '#client/desk-moment.ts'
import { deskPaths } from '#client/desk-paths.ts'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import { alertsQuery } from '#client/features/desk/operations-queries.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { Notice } from '#client/ui/signs/notice.tsx'
import { capital } from '#client/wording.ts'
import { type AlertCause, alertSentence, isOfDesk } from '#contract/desk/alerts.ts'

/** A bar for each thing that is wrong, and one for all that waits; nothing where all is well. */
export function Alerts() {
  const { data = [] } = useQuery(alertsQuery)
  const { pathname } = useLocation()
  useReadAfterActs()
  const isHere = (cause: AlertCause) => pathname.endsWith(`/${places[cause].place}`)
  const waiting = data.filter(({ cause }) => isOfDesk(cause))
  return (
    <>
      {data
        .filter((alert) => !waiting.includes(alert))
        .map(({ cause, count, since }) => (
          <Notice
            key={cause}
            kind="blocks"
            action={
              !isHere(cause) && (
                <TextLink {...places[cause].path()} className="!text-beet-ink">
                  Go to {capital(places[cause].place)}
                </TextLink>
              )
            }
          >
            {alertSentence(cause, count)} <Since moment={since} />
          </Notice>
        ))}
      {waiting.length > 0 && (
        <Notice>
          <ul>
            {waiting.map(({ cause, count, since }) => (
              <li key={cause} className="py-0.5 leading-snug">
                {isHere(cause) ? (
                  alertSentence(cause, count)
                ) : (
                  <Link
                    {...places[cause].path()}
                    className="inline-block min-h-6 underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {alertSentence(cause, count)}
                  </Link>
                )}{' '}
                <span className="max-tablet:hidden">
                  <Since moment={since} />
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

function Since({ moment }: { moment: string }) {
  return <span className="font-normal">Since {momentOf(moment)}.</span>
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

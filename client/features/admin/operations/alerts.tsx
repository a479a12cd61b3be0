import { useQuery } from '@tanstack/react-query'
import { momentOf } from '#client/desk-moment.ts'
import { deskPaths } from '#client/desk-paths.ts'
import { usePlace } from '#client/features/admin/frame/use-place.ts'
import { alertsQuery } from '#client/features/admin/operations/queries.ts'
import { TextLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { alertSentence } from '#contract/alerts.ts'

/** A line for each thing that needs a person; nothing where all is well. */
export function Alerts() {
  const { data } = useQuery(alertsQuery)
  const here = usePlace()
  return data?.map(({ cause, count, since }) => {
    const place = cause === 'failed-jobs' || cause === 'unsent-emails' ? 'jobs' : 'system'
    return (
      <Notice
        key={cause}
        kind="blocks"
        action={
          here !== place && (
            <TextLink {...deskPaths[place]()} className="!text-beet-ink">
              See the {place}
            </TextLink>
          )
        }
      >
        {alertSentence(cause, count)} <span className="font-normal">Since {momentOf(since)}.</span>
      </Notice>
    )
  })
}

import { useQuery } from '@tanstack/react-query'
import { deskPaths } from '#client/desk-paths.ts'
import { momentText } from '#client/features/admin/admin-words.ts'
import { alertsQuery } from '#client/features/admin/operations/queries.ts'
import { TextLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { alertSentence } from '#contract/alerts.ts'

/** A line for each thing that needs a person; nothing where all is well. */
export function Alerts() {
  const { data } = useQuery(alertsQuery)
  return data?.map(({ cause, count, since }) => {
    const isAboutJobs = cause === 'failed-jobs' || cause === 'unsent-emails'
    return (
      <Notice
        key={cause}
        kind="blocks"
        action={
          <TextLink {...(isAboutJobs ? deskPaths.jobs() : deskPaths.system())} className="!text-beet-ink">
            {isAboutJobs ? 'See the jobs' : 'See the system'}
          </TextLink>
        }
      >
        {alertSentence(cause, count)} <span className="font-normal">Since {momentText(since)}.</span>
      </Notice>
    )
  })
}

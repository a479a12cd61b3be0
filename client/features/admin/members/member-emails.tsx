import { useInfiniteQuery } from '@tanstack/react-query'
import { momentOf } from '#client/desk-moment.ts'
import { emailsQuery } from '#client/features/admin/queries.ts'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { Skeleton } from '#client/ui/pages/states.tsx'

/** The emails that a member was sent, newest first, page by page. */
export function MemberEmails({ id }: { id: string }) {
  const query = useInfiniteQuery(emailsQuery(id))
  return (
    <Loaded query={query} loading="Loading the emails" skeleton={<Skeleton className="h-40" />}>
      {({ pages }) => {
        const emails = pages.flatMap(({ rows }) => rows)
        if (emails.length === 0) return <p className="text-ink-2">None so far.</p>
        return (
          <>
            <ul aria-label="Emails sent" className="border-t border-hair">
              {emails.map(({ id: email, subject, at }) => (
                <li key={email} className="flex flex-wrap justify-between gap-x-6 border-b border-hair py-2.5">
                  <span className="wrap-anywhere">{subject}</span>
                  <time dateTime={at} className="num text-ui text-ink-2">
                    {momentOf(at)}
                  </time>
                </li>
              ))}
            </ul>
            <ShowMore parts={query} count={emails.length} className="justify-self-start" />
          </>
        )
      }}
    </Loaded>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '#client/failure.ts'
import { actionText, changesOf, momentText, personText } from '#client/features/admin/admin-words.ts'
import { adminPaths } from '#client/features/admin/frame/admin-paths.ts'
import type { AuditSearch } from '#client/features/admin/frame/admin-search.ts'
import { auditQuery } from '#client/features/admin/queries.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import type { AuditEntry } from '#contract/admin-views.ts'

/** Entries of the audit log, newest first. With `limit`, only so many, and no way to more. */
export function AuditRows({ search, limit }: { search: AuditSearch; limit?: number }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    auditQuery(search, limit),
  )
  if (!data)
    return error ? (
      <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Loading words="The log is on its way">
        <Skeleton className="h-40" />
      </Loading>
    )
  const entries = data.pages.flatMap(({ rows }) => rows)
  if (entries.length === 0)
    return limit === undefined ? (
      <EmptyState title="Nothing here">Nobody did anything like that.</EmptyState>
    ) : (
      <p className="text-ink-2">Nothing so far.</p>
    )
  return (
    <>
      <ol aria-label="Audit log" className="border-t border-hair">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && limit === undefined && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="mt-6">
          Show more
        </Button>
      )}
    </>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-hair py-3.5 tablet:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="min-w-0">
        <p className="leading-snug wrap-anywhere">
          <b className="font-semibold">{actionText(entry.action)}</b>: <Person {...entry.subject} />
        </p>
        <p className="note mt-1 wrap-anywhere">
          <time dateTime={entry.at}>{momentText(entry.at)}</time>, by <Person {...entry.actor} />
        </p>
      </div>
      <ul className="num grid min-w-0 content-start gap-0.5 text-ui">
        {changesOf(entry).map(({ field, before, after }) => (
          <li key={field} className="leading-snug wrap-anywhere">
            <span className="text-ink-2">{field}:</span>{' '}
            {before && (
              <>
                <del className="text-ink-2 no-underline">{before}</del> <span aria-hidden>→</span>
                <span className="sr-only">became</span>{' '}
              </>
            )}
            <ins className="font-semibold no-underline">{after || 'nothing'}</ins>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Whoever has an account has a page. */
function Person(person: AuditEntry['actor']) {
  if (person.email === null) return personText(person)
  return (
    <Link {...adminPaths.member(person.id)} className="underline decoration-1 underline-offset-4 hover:decoration-2">
      {personText(person)}
    </Link>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Entry } from '#client/features/admin/audit/audit-entry.tsx'
import { auditQuery } from '#client/features/admin/queries.ts'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import type { AuditSearch } from '#client/features/desk/frame/admin-search.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { EmptyState, Skeleton } from '#client/ui/pages/states.tsx'

/** Entries of the audit log, newest first. With `limit`, only so many, and no way to more. */
export function AuditRows({ search, limit }: { search: AuditSearch; limit?: number }) {
  const query = useInfiniteQuery(auditQuery(search, limit))
  return (
    <Loaded query={query} loading="Loading the log" skeleton={<Skeleton className="h-40" />}>
      {({ pages }) => {
        const entries = pages.flatMap(({ rows }) => rows)
        if (entries.length === 0)
          return limit === undefined ? (
            <EmptyState
              title="No entries match"
              action={
                <ButtonLink {...adminPaths.audit()} resetScroll={false}>
                  Show the whole log
                </ButtonLink>
              }
            >
              Try fewer words, another action or other days.
            </EmptyState>
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
            {limit === undefined && <ShowMore parts={query} count={entries.length} className="mt-6" />}
          </>
        )
      }}
    </Loaded>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Entry } from '#client/features/admin/audit/audit-entry.tsx'
import { auditQuery } from '#client/features/admin/queries.ts'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { Skeleton } from '#client/ui/pages/states.tsx'

interface Props {
  /** As the audit log calls the thing. */
  subject: string
  /** Where nobody has changed it. */
  none: string
  /** Below the entries. */
  children?: ReactNode
}

/** Who changed something, the newest first, once somebody asks. */
export function HistoryOf({ subject, none, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const query = useInfiniteQuery({ ...auditQuery({ user: subject }), enabled: isOpen })
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-ui text-ink-2">Change history</summary>
      {isOpen && (
        <Loaded query={query} loading="Loading the history" skeleton={<Skeleton className="h-16" />}>
          {({ pages }) => {
            const entries = pages.flatMap(({ rows }) => rows)
            if (entries.length === 0) return <p className="note">{none}</p>
            return (
              <div className="grid justify-items-start gap-4">
                <ul className="w-full">
                  {entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </ul>
                <ShowMore parts={query} count={entries.length} />
                {children}
              </div>
            )
          }}
        </Loaded>
      )}
    </details>
  )
}

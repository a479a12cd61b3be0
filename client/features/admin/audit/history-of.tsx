import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { adminApi } from '#client/features/admin/admin-api.ts'
import { Entry } from '#client/features/admin/audit/audit-entry.tsx'
import { Loaded } from '#client/ui/loaded.tsx'
import { Skeleton } from '#client/ui/states.tsx'

const historyQuery = (subject: string) =>
  queryOptions({
    queryKey: ['admin', 'history', subject],
    queryFn: ({ signal }) => adminApi.audit({ query: { userId: subject, limit: 20 }, signal }),
  })

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
  const query = useQuery({ ...historyQuery(subject), enabled: isOpen })
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-ui text-ink-2">Change history</summary>
      {isOpen && (
        <Loaded query={query} loading="Loading the history" skeleton={<Skeleton className="h-16" />}>
          {(entries) =>
            entries.length === 0 ? (
              <p className="note">{none}</p>
            ) : (
              <div className="grid justify-items-start gap-4">
                <ul className="w-full">
                  {entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </ul>
                {children}
              </div>
            )
          }
        </Loaded>
      )}
    </details>
  )
}

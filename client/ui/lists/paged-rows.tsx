import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '#client/ui/buttons/button.tsx'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { EmptyState, Skeleton } from '#client/ui/pages/states.tsx'

interface PagedRowsProps<Row> {
  /** Pages as the server sends them. */
  query: UseInfiniteQueryResult<InfiniteData<{ rows: readonly Row[] }>>
  /** Read out while the first page is coming: 'Loading the messages'. */
  loading: string
  /** Where there is none: a title, or what is shown. */
  empty: string | ReactElement
  /** Of the list. */
  className?: string
  children: (row: Row) => ReactNode
}

/** Rows that come page by page: while they are loading, where there are none, where it failed, and more of them. */
export function PagedRows<Row extends { id: number }>({
  query,
  loading,
  empty,
  className,
  children,
}: PagedRowsProps<Row>) {
  return (
    <Loaded query={query} loading={loading} skeleton={<Skeleton className="mt-6 h-40" />}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0) {
          if (typeof empty !== 'string') return empty
          const again = (
            <Button busy={query.isRefetching} onClick={() => void query.refetch()}>
              Check again
            </Button>
          )
          return <EmptyState title={empty} action={again} />
        }
        return (
          <>
            <ul className={className}>
              {rows.map((row) => (
                <li key={row.id} className="border-b border-hair py-3">
                  {children(row)}
                </li>
              ))}
            </ul>
            <ShowMore parts={query} count={rows.length} className="mt-4" />
          </>
        )
      }}
    </Loaded>
  )
}

/** One of them: a link, a line below it, and a flag at its end. */
export function RowLine({ link, note, flag }: { link: ReactNode; note: ReactNode; flag: ReactNode }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-1.5 tablet:grid-cols-[minmax(0,1fr)_auto]">
      {/* a name of two lines stands as far from the note as one of one */}
      <div className="min-w-0 [&>a]:py-2">
        {link}
        <p className="note wrap-anywhere">{note}</p>
      </div>
      <p className="flex flex-wrap items-center gap-3 justify-self-start">{flag}</p>
    </div>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { sentenceOf } from '#client/failure.ts'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { NothingFits } from '#client/features/recipes/library/nothing-fits.tsx'
import { libraryQuery } from '#client/features/recipes/library/queries.ts'
import { RowChunk } from '#client/features/recipes/library/row-chunk.tsx'
import { RowsComing } from '#client/features/recipes/rows-coming.tsx'
import { Button } from '#client/ui/button.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import type { User } from '#contract/accounts.ts'

interface RowsProps {
  search: LibrarySearch
  user: User
  rows: RefObject<HTMLDivElement | null>
  onSearch: (search: LibrarySearch) => void
}

/** The recipes that fit. More come as the end comes near, or by the button; up and down go from row to row. */
export function LibraryRows({ search, user, rows, onSearch }: RowsProps) {
  const {
    data,
    error,
    refetch,
    isPlaceholderData,
    isPaused: isCutOff,
    ...more
  } = useInfiniteQuery(libraryQuery(search))
  const end = useNearEnd(() => {
    if (more.hasNextPage && !more.isFetchingNextPage && !more.isFetchNextPageError) void more.fetchNextPage()
  })
  if (!data && error) return <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsComing words="Your recipes are on their way" rows={6} />
  const pages = data.pages.map(({ rows }, at) => ({
    rows,
    first: 1 + data.pages.slice(0, at).reduce((sum, before) => sum + before.rows.length, 0),
  }))
  const count = pages.reduce((sum, page) => sum + page.rows.length, 0)
  return (
    <div aria-busy={isPlaceholderData && !isCutOff}>
      {isCutOff && isPlaceholderData && (
        <output className="block py-3 text-ui text-ink-2">
          You need a connection to search. These are the recipes you had loaded.
        </output>
      )}
      <output className="sr-only">{saidOf(count, more.hasNextPage)}</output>
      {count === 0 ? (
        !isPlaceholderData && <NothingFits search={search} onSearch={onSearch} />
      ) : (
        <HearingArrows rows={rows} className={clsx('@container transition-opacity', isPlaceholderData && 'opacity-60')}>
          {pages.map((page) => (
            <RowChunk key={page.rows[0]?.id ?? page.first} {...page} user={user} />
          ))}
        </HearingArrows>
      )}
      <div ref={end} />
      {more.isFetchNextPageError && (
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void more.fetchNextPage()} />
      )}
      {more.hasNextPage && !more.isFetchNextPageError && (
        <div className="mt-6">
          <Button busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            {more.isFetchingNextPage ? 'Loading more …' : 'Load more'}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Puts the focus on the first row. */
export function focusFirstRow(rows: HTMLElement | null): void {
  rows?.querySelector<HTMLElement>(rowLinks)?.focus()
}

const rowLinks = 'a[data-row]'

/** The arrows are heard from the links of the rows. */
function HearingArrows({
  rows,
  className,
  children,
}: Pick<RowsProps, 'rows'> & { className: string; children: ReactNode }) {
  useEffect(() => {
    const element = rows.current
    if (!element) return undefined
    const hear = (event: KeyboardEvent) => moveByArrow(event, element)
    element.addEventListener('keydown', hear)
    return () => element.removeEventListener('keydown', hear)
  }, [rows])
  return (
    <div ref={rows} className={className}>
      {children}
    </div>
  )
}

function moveByArrow(event: KeyboardEvent, rows: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const from = event.target
  if (step === undefined || !(from instanceof Element) || from.closest('[role=alertdialog]')) return
  const row = from.closest('li')
  const links = [...rows.querySelectorAll<HTMLElement>(rowLinks)]
  const at = links.findIndex((link) => row?.contains(link))
  event.preventDefault()
  const next = links[at + step]
  if (next) next.focus()
  else if (step === -1) document.querySelector<HTMLElement>('search input')?.focus()
}

function saidOf(count: number, hasMore: boolean): string {
  if (count === 0) return 'Nothing fits'
  return `${count} ${count === 1 ? 'recipe' : 'recipes'} shown${hasMore ? ', there are more' : ''}`
}

/** Calls when the end of the page comes near. */
function useNearEnd(act: () => void) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && act(), {
      rootMargin: '1200px 0px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [act])
  return end
}

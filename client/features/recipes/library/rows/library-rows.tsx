import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { sentenceOf } from '#client/failure.ts'
import type { Pick } from '#client/features/dishes/recipe-title.tsx'
import { RowsComing } from '#client/features/dishes/rows-coming.tsx'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { libraryQuery, rowsAPage } from '#client/features/recipes/library/queries.ts'
import type { View } from '#client/features/recipes/library/rows/library-view.ts'
import { parted, RowGroup } from '#client/features/recipes/library/rows/row-chunk.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'

const WaysToMore = lazyPart(
  async () => (await import('#client/features/recipes/library/rows/ways-to-more.tsx')).WaysToMore,
)
const NothingFits = lazyPart(
  async () => (await import('#client/features/recipes/library/rows/nothing-fits.tsx')).NothingFits,
)

interface RowsProps {
  search: LibrarySearch
  user: User
  view: View
  /** So few that ways to more stand under them. */
  isFew: boolean
  pick: Pick | undefined
  rows: RefObject<HTMLDivElement | null>
  onSearch: (search: LibrarySearch) => void
}

/** The recipes that fit. More come as the end comes near, or by the button; up and down go from row to row. */
export function LibraryRows({ search, user, view, isFew, pick, rows, onSearch }: RowsProps) {
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
  if (!data && error)
    return <ErrorState title="Your recipes didn’t load" sentence={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!data) return view === 'cards' ? <CardsComing /> : <RowsComing words={onTheirWay} rows={6} />
  const all = data.pages.flatMap((page) => page.rows)
  const count = all.length
  return (
    <div aria-busy={isPlaceholderData && !isCutOff}>
      {isCutOff && isPlaceholderData && (
        <output className="block py-3 text-ui text-ink-2">
          You need a connection to search. These are the recipes already loaded.
        </output>
      )}
      <output className="sr-only">{saidOf(count, more.hasNextPage)}</output>
      {count === 0 ? (
        !isPlaceholderData && (
          <Suspense>
            <NothingFits search={search} user={user} onSearch={onSearch} />
          </Suspense>
        )
      ) : (
        <HearingArrows rows={rows} className={clsx('@container', isPlaceholderData && '[&_img]:opacity-60')}>
          {parted(all, rowsAPage.first, rowsAPage.next).map((group) => (
            <RowGroup
              key={`${view} ${group.first}`}
              rows={group.rows}
              first={1 + group.first}
              user={user}
              view={view}
              pick={pick}
            />
          ))}
        </HearingArrows>
      )}
      {isFew && count > 0 && (
        <Suspense>
          <WaysToMore />
        </Suspense>
      )}
      <div ref={end} />
      {more.isFetchNextPageError && (
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void more.fetchNextPage()} />
      )}
      {more.hasNextPage && !more.isFetchNextPageError && (
        <div className="mt-6">
          <Button busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            {more.isFetchingNextPage ? 'Loading more…' : 'Show more'}
          </Button>
        </div>
      )}
    </div>
  )
}

const onTheirWay = 'Loading your recipes'

function CardsComing() {
  return (
    <Loading words={onTheirWay}>
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className="aspect-[4/5]" />
        ))}
      </div>
    </Loading>
  )
}

/** Puts the focus on the first row. */
export function focusFirstRow(rows: HTMLElement | null): void {
  rows?.querySelector<HTMLElement>(rowLinks)?.focus()
}

const rowLinks = '[data-row]'

/** The arrows are heard from the links of the rows. */
function HearingArrows({
  rows,
  className,
  children,
}: {
  rows: RowsProps['rows']
  className: string
  children: ReactNode
}) {
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
  const from = event.target
  const list = from instanceof Element ? from.closest('ul') : null
  const columns = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1
  const across = columns > 1 ? 1 : 0
  const step = { ArrowDown: columns, ArrowUp: -columns, ArrowRight: across, ArrowLeft: -across }[event.key]
  if (!step || !(from instanceof Element) || from.closest('[role=alertdialog]')) return
  const row = from.closest('li')
  const links = [...rows.querySelectorAll<HTMLElement>(rowLinks)]
  const at = links.findIndex((link) => row?.contains(link))
  event.preventDefault()
  // down from the last but one row of cards is the last card, also where it does not lie below
  const next = links[at + step] ?? (step > 0 ? links.at(-1) : undefined)
  if (next) next.focus()
  else if (step < 0) document.querySelector<HTMLElement>('search input')?.focus()
}

function saidOf(count: number, hasMore: boolean): string {
  if (count === 0) return 'No matches'
  return `${count} ${count === 1 ? 'recipe' : 'recipes'} shown${hasMore ? '; there are more' : ''}`
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

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Lightbulb, Plus, SlidersHorizontal } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { openOf } from '#client/features/recipes/library/collections/open-collection.ts'
import { criteriaOf, withChange } from '#client/features/recipes/library/filters/criteria.ts'
import { CriteriaChips } from '#client/features/recipes/library/filters/criteria-chips.tsx'
import { SearchBox } from '#client/features/recipes/library/filters/search-box.tsx'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { collectionsQuery, libraryQuery } from '#client/features/recipes/library/queries.ts'
import { focusFirstRow, LibraryRows } from '#client/features/recipes/library/rows/library-rows.tsx'
import { useLibraryView } from '#client/features/recipes/library/rows/library-view.ts'
import { seenRecipes } from '#client/features/recipes/seen-recipes.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { mostAtOnce } from '#contract/how-many.ts'

const FilterFields = lazyPart(
  async () => (await import('#client/features/recipes/library/filters/filter-fields.tsx')).FilterFields,
)
const FilterDialog = lazyPart(
  async () => (await import('#client/features/recipes/library/filters/filter-fields.tsx')).FilterDialog,
)
const LibraryBar = lazyPart(async () => (await import('#client/features/recipes/library/library-bar.tsx')).LibraryBar)
const Shelf = lazyPart(async () => (await import('#client/features/recipes/library/collections/shelf.tsx')).Shelf)
const RecentlySeen = lazyPart(
  async () => (await import('#client/features/recipes/library/recently-seen.tsx')).RecentlySeen,
)
const SelectionBar = lazyPart(
  async () => (await import('#client/features/recipes/library/selection-bar.tsx')).SelectionBar,
)

/** Fewer recipes are seen at a glance: nobody comes back to one, and ways to more stand beside them. */
const fewRecipes = 8

const route = getRouteApi('/recipes')

/** All recipes of the reader, to look through, to search and to narrow. What is asked for stands in the address. */
export function LibraryPage() {
  return <SignedIn>{(user) => <Library user={user} />}</SignedIn>
}

function Library({ user }: { user: User }) {
  const search = route.useSearch()
  const navigate = useNavigate()
  const rows = useRef<HTMLDivElement>(null)
  const [isFiltering, setIsFiltering] = useState(false)
  const [wasFiltering, setWasFiltering] = useState(false)
  if (isFiltering && !wasFiltering) setWasFiltering(true)
  const show = (next: LibrarySearch) => void navigate({ ...paths.recipes(next), resetScroll: false })
  const filters = (
    <Suspense>
      <FilterFields search={search} onChange={(change) => show(withChange(search, change))} />
    </Suspense>
  )
  const { q: _, ...narrowed } = search
  const count = criteriaOf(withChange(narrowed, { collection: undefined })).length
  const [view, setView] = useLibraryView()
  const [selected, setSelected] = useState<readonly number[]>()
  const pick = selected && {
    selected,
    onToggle: (id: number) =>
      setSelected(
        selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id].slice(0, mostAtOnce),
      ),
  }
  const { data, isError, isPlaceholderData } = useInfiniteQuery(libraryQuery(search))
  const shown = data?.pages[0]?.rows.length
  const [hasSeen] = useState(() => seenRecipes().length > 0)
  const isEmpty = shown === 0 && criteriaOf(search).length === 0
  const isWhole = Object.keys(search).length === 0 && !isPlaceholderData
  const isFew = isWhole && !selected && shown !== undefined && shown < fewRecipes
  const { data: collections, isFetching } = useQuery(collectionsQuery)
  // one red button: what is picked has its own
  const main = isEmpty || selected ? 'quiet' : 'go'
  const isKnown = collections === undefined || isFetching || collections.some(({ id }) => id === search.collection)
  if (search.collection !== undefined && shown === 0 && !isKnown) return <CollectionNotFound />
  return (
    <Page title="Recipes">
      <div className="mb-4 flex flex-wrap items-end max-phone:items-center justify-between gap-x-4 gap-y-5 tablet:mb-8 tablet:gap-x-8">
        <h1 className="max-phone:text-[2rem]">Recipes</h1>
        <div className="phone:hidden">
          <Menu
            trigger={
              <Button aria-label="Add recipes" look={main} className="size-12 p-0!">
                <Plus aria-hidden className="icon" />
              </Button>
            }
          >
            <MenuItem render={<Link {...paths.newRecipe()} />}>Write a recipe</MenuItem>
            <MenuItem render={<Link {...paths.newRecipe({ paste: true })} />}>Paste a recipe</MenuItem>
            <MenuItem render={<Link {...paths.importRecipes()} />}>Import</MenuItem>
            <MenuItem render={<Link {...paths.ideas()} />}>What can I make?</MenuItem>
          </Menu>
        </div>
        <div className="flex flex-wrap gap-3 max-phone:hidden">
          <ButtonLink {...paths.ideas()}>
            <Lightbulb aria-hidden className="icon" />
            What can I make?
          </ButtonLink>
          <ButtonLink {...paths.importRecipes()}>Import</ButtonLink>
          <ButtonLink {...paths.newRecipe()} look={main}>
            <Plus aria-hidden className="icon" />
            Write a recipe
          </ButtonLink>
        </div>
      </div>
      <div
        className={clsx(
          'double-rule grid gap-x-12 pt-4 tablet:pt-6',
          !isEmpty && 'spread:grid-cols-[minmax(0,1fr)_264px] spread:grid-rows-[auto_1fr]',
        )}
      >
        <div className={clsx('min-w-0', isEmpty && 'hidden')}>
          <div className="mb-2.5 flex gap-3 tablet:mb-4">
            <SearchBox
              asked={search.q ?? ''}
              onAsk={(q) =>
                void navigate({ ...paths.recipes(withChange(search, { q })), replace: true, resetScroll: false })
              }
              onDown={() => focusFirstRow(rows.current)}
            />
            <Button className="min-h-14! px-4! spread:hidden" onClick={() => setIsFiltering(true)}>
              <SlidersHorizontal aria-hidden className="icon" />
              <span className="max-phone:sr-only">Filters</span>
              {count > 0 && <span className="num">{count}</span>}
            </Button>
          </div>
          <div
            className={clsx(
              collections?.length !== 0 && 'mb-1 min-h-13 tablet:mb-4',
              // what is searched for on a phone is sooner in sight without them
              search.q && !openOf(collections ?? [], search) && 'max-phone:hidden',
            )}
          >
            <Suspense>
              <Shelf search={search} onSearch={show} />
            </Suspense>
          </div>
          <CriteriaChips search={narrowed} onSearch={(next) => show(withChange(next, { q: search.q }))} />
        </div>
        <aside
          aria-label="Filters"
          className={clsx(
            'max-spread:hidden spread:col-start-2 spread:row-span-2 spread:row-start-1',
            isEmpty && 'hidden',
          )}
        >
          {filters}
          {isWhole && hasSeen && (shown ?? 0) > fewRecipes && (
            <Suspense>
              <RecentlySeen />
            </Suspense>
          )}
        </aside>
        <div className="mt-1 min-w-0 tablet:mt-3">
          <div className={clsx('mb-3 min-h-11', (shown === 0 || (isError && !data)) && 'hidden')}>
            <Suspense>
              <LibraryBar
                search={search}
                onSearch={show}
                view={view}
                onView={setView}
                isSelecting={selected !== undefined}
                onSelect={() => setSelected(selected ? undefined : [])}
              />
            </Suspense>
          </div>
          <LibraryRows search={search} user={user} view={view} isFew={isFew} pick={pick} rows={rows} onSearch={show} />
          {selected && (
            <Suspense>
              <SelectionBar
                selected={selected}
                search={search}
                onSelect={setSelected}
                onDone={() => setSelected(undefined)}
              />
            </Suspense>
          )}
        </div>
      </div>
      {wasFiltering && (
        <Suspense>
          <FilterDialog isOpen={isFiltering} onOpen={setIsFiltering} search={search} onSearch={show}>
            {filters}
          </FilterDialog>
        </Suspense>
      )}
    </Page>
  )
}

function CollectionNotFound() {
  return (
    <NothingHere title="Collection Not Found" sentence="It may have been deleted, or it may belong to someone else.">
      <ButtonLink look="go" {...paths.recipes()}>
        Your recipes
      </ButtonLink>
    </NothingHere>
  )
}

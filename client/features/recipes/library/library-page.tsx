import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Lightbulb, Plus, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { criteriaOf, withChange } from '#client/features/recipes/library/criteria.ts'
import { CriteriaChips } from '#client/features/recipes/library/criteria-chips.tsx'
import { FilterFields } from '#client/features/recipes/library/filter-fields.tsx'
import { focusFirstRow, LibraryRows } from '#client/features/recipes/library/library-rows.tsx'
import { type LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { SearchBox } from '#client/features/recipes/library/search-box.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Page } from '#client/ui/page.tsx'
import type { User } from '#contract/accounts.ts'

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
  const show = (next: LibrarySearch) => void navigate({ ...paths.recipes(next), resetScroll: false })
  const filters = <FilterFields search={search} onChange={(change) => show(withChange(search, change))} />
  const { q: _, ...narrowed } = search
  const count = criteriaOf(narrowed).length
  return (
    <Page title="Recipes">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1>Recipes</h1>
        <div className="flex flex-wrap gap-3 max-phone:w-full">
          <ButtonLink {...paths.ideas()} className="max-phone:flex-auto max-phone:px-2.5! max-phone:text-ui">
            <Lightbulb aria-hidden className="icon" />
            What can I make?
          </ButtonLink>
          <ButtonLink {...paths.importRecipes()} className="max-phone:flex-auto max-phone:px-2.5! max-phone:text-ui">
            Bring in
          </ButtonLink>
          <ButtonLink
            {...paths.newRecipe()}
            look="go"
            className="max-phone:flex-auto max-phone:px-2.5! max-phone:text-ui"
          >
            <Plus aria-hidden className="icon" />
            Write a recipe
          </ButtonLink>
        </div>
      </div>
      <div className="double-rule grid gap-x-12 pt-6 spread:grid-cols-[minmax(0,1fr)_288px] spread:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <div className="mb-4 flex gap-3">
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
          <CriteriaChips search={narrowed} onSearch={(next) => show(withChange(next, { q: search.q }))} />
        </div>
        <aside
          aria-label="Filters"
          className="max-spread:hidden spread:col-start-2 spread:row-span-2 spread:row-start-1"
        >
          {filters}
        </aside>
        <div className="mt-2 min-w-0">
          <LibraryRows search={search} user={user} rows={rows} onSearch={show} />
        </div>
      </div>
      <Dialog
        open={isFiltering}
        onOpenChange={setIsFiltering}
        title="Filters"
        size="narrow"
        footer={
          <>
            {count > 0 && <Button onClick={() => show(withChange({}, { q: search.q }))}>Clear all</Button>}
            <Button look="go" onClick={() => setIsFiltering(false)}>
              Show recipes
            </Button>
          </>
        }
      >
        <div className="px-5 py-6 tablet:px-8">{filters}</div>
      </Dialog>
    </Page>
  )
}

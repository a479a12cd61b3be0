import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ChevronDown, LayoutGrid, ListChecks, Rows3 } from 'lucide-react'
import { MakeCollection } from '#client/features/recipes/library/collections/make-collection.tsx'
import { ruleAsked } from '#client/features/recipes/library/collections/open-collection.ts'
import { withChange } from '#client/features/recipes/library/filters/criteria.ts'
import { type LibrarySearch, sorts } from '#client/features/recipes/library/library-search.ts'
import { collectionsQuery, countsQuery } from '#client/features/recipes/library/queries.ts'
import type { View } from '#client/features/recipes/library/rows/library-view.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { wholeText } from '#domain/measure/figures.ts'

interface BarProps {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
  view: View
  onView: (view: View) => void
  isSelecting: boolean
  onSelect: () => void
}

/** How many recipes there are, and a collection of what is asked for; in which order, as cards or as rows; letters to jump to where they stand by title. */
export function LibraryBar({ search, onSearch, view, onView, isSelecting, onSelect }: BarProps) {
  const { data: counts } = useQuery(countsQuery(search))
  const { data: collections } = useQuery(collectionsQuery)
  const { sort = 'newest' } = search
  const hasRule = ruleAsked(search) !== undefined
  return (
    <>
      <div className="library-bar">
        <div className={clsx(hasRule && 'max-phone:mr-0! max-phone:basis-full')}>
          <p className="num min-w-0 text-ui text-ink-2">
            {counts && counts.recipes > 0 && (
              <>
                <b className="font-[650] text-ink">{wholeText(counts.recipes)}</b>{' '}
                {counts.recipes === 1 ? 'recipe' : 'recipes'}
                {search.q && <span className="wrap-anywhere"> for “{search.q}”</span>}
              </>
            )}
          </p>
          {/* where there are collections, the first step to another stands beside them */}
          {(hasRule || collections?.length === 0) && <MakeCollection search={search} onSearch={onSearch} />}
        </div>
        <div className="relative">
          <select
            aria-label="Sort by"
            value={sort}
            onChange={({ target: { value } }) =>
              onSearch(withChange(search, { sort: sorts.find((each) => each === value), from: undefined }))
            }
            className="min-h-11 w-full appearance-none rounded-ctl border-[1.5px] border-edge bg-sheet py-1.5 pr-8 pl-3 text-ui font-semibold max-phone:field-sizing-content max-phone:pl-2.5"
          >
            {Object.entries(sortLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="icon-small pointer-events-none absolute top-3.5 right-3 text-ink-2" />
        </div>
        <fieldset aria-label="Show recipes as" className="flex">
          {views.map(({ value, label, Icon }, at) => (
            <button
              key={value}
              type="button"
              aria-pressed={view === value}
              aria-label={label}
              title={label}
              onClick={() => onView(value)}
              className={clsx(
                'grid size-11 place-items-center border-[1.5px] border-edge focus-visible:z-1',
                at === 0 ? 'rounded-l-ctl' : '-ml-[1.5px] rounded-r-ctl',
                view === value ? 'bg-ink text-paper' : 'bg-sheet text-ink-2 hover:bg-well',
              )}
            >
              <Icon aria-hidden className="icon" />
            </button>
          ))}
        </fieldset>
        <Button
          aria-pressed={isSelecting}
          onClick={onSelect}
          className="min-h-11! px-3! py-1.5! text-ui aria-pressed:bg-ink! aria-pressed:text-paper! phone:px-3.5!"
        >
          <ListChecks aria-hidden className="icon" />
          <span className="max-phone:sr-only">Select</span>
        </Button>
      </div>
      {sort === 'title' && counts && counts.letters.length > 1 && (
        <ul aria-label="Jump to a letter" className="-mx-1 mt-3 flex flex-wrap">
          {counts.letters.map(({ name, recipes }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Starting at ${name.toUpperCase()}, ${recipes} with this letter`}
                aria-pressed={search.from === name}
                onClick={() => onSearch(withChange(search, { from: search.from === name ? undefined : name }))}
                className={clsx(
                  'serif grid size-9 place-items-center rounded-ctl text-lead',
                  search.from === name ? 'bg-ink text-paper' : 'hover:bg-well',
                )}
              >
                {name.toUpperCase()}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const sortLabels = {
  newest: 'Newest',
  cooked: 'Last cooked',
  quickest: 'Quickest',
  cheapest: 'Cheapest',
  rating: 'Best rated',
  title: 'A to Z',
} as const satisfies Record<NonNullable<LibrarySearch['sort']> | 'newest', string>

const views = [
  { value: 'cards', label: 'Cards', Icon: LayoutGrid },
  { value: 'rows', label: 'Rows', Icon: Rows3 },
] as const

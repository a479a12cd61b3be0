import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Ellipsis, Plus, Sparkle } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { ruleOf } from '#client/features/recipes/library/criteria.ts'
import { given, type LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { collectionsQuery } from '#client/features/recipes/library/queries.ts'
import type { ShelfQuestion } from '#client/features/recipes/library/shelf-dialogs.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { TextButton } from '#client/ui/text-button.tsx'
import type { Collection } from '#contract/collections.ts'

const ShelfDialogs = lazyPart(
  async () => (await import('#client/features/recipes/library/shelf-dialogs.tsx')).ShelfDialogs,
)

interface ShelfProps {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
}

/** The member's collections, to be opened; one that is open can be changed and deleted. What is asked for now makes a new one that fills itself. */
export function Shelf({ search, onSearch }: ShelfProps) {
  const { data: collections = [], isError, refetch } = useQuery(collectionsQuery)
  const [asked, setAsked] = useState<ShelfQuestion | null>()
  const close = () => setAsked(null)
  const rule = ruleOf(search)
  const hasRule = search.collection === undefined && Object.keys(rule).length > 0
  const open = collections.find((each) => isOpen(each, search))
  const { sort } = search
  return (
    <nav
      aria-label="Collections"
      className={clsx(
        '-ml-1 flex items-center gap-2 overflow-x-auto p-1 max-tablet:-mr-(--page-margin) max-tablet:pr-(--page-margin) tablet:flex-wrap',
        // on a phone the first one is made of recipes that are selected
        collections.length === 0 && !hasRule && !isError && 'max-phone:hidden',
      )}
    >
      {collections.length > 0 && (
        <Chip isOn={!open && !hasRule} onPress={() => onSearch(given({ sort }))}>
          All
        </Chip>
      )}
      {isError && <TextButton onClick={() => void refetch()}>Your collections didn’t load. Try again</TextButton>}
      {collections.map((each) => (
        <Chip key={each.id} isOn={each === open} onPress={() => onSearch(searchOf(each, sort))}>
          {each.rule && <Sparkle aria-label="Automatic:" className="icon-small" />}
          <span className="min-w-0 truncate">{each.name}</span>
          {each.recipes !== null && <span className="num text-note">{each.recipes}</span>}
        </Chip>
      ))}
      {open ? (
        <Menu
          trigger={
            <IconButton label={`More: ${open.name}`}>
              <Ellipsis aria-hidden className="icon" />
            </IconButton>
          }
        >
          <MenuItem onClick={() => setAsked('change')}>{open.rule ? 'Edit' : 'Rename'}</MenuItem>
          <MenuItem onClick={() => setAsked('delete')}>Delete collection</MenuItem>
        </Menu>
      ) : (
        <button
          type="button"
          onClick={() => setAsked('new')}
          className="inline-flex min-h-11 flex-none items-center gap-2 rounded-full border-[1.5px] border-dashed border-edge px-3.5 text-ui font-medium hover:bg-well"
        >
          <Plus aria-hidden className="icon-small" />
          {hasRule ? 'Save as a collection' : 'New collection'}
        </button>
      )}
      {asked !== undefined && (
        <Suspense>
          <ShelfDialogs
            asked={asked}
            open={open}
            rule={hasRule ? rule : undefined}
            onMade={(id) => {
              close()
              if (!hasRule) onSearch({ collection: id })
            }}
            onChanged={(changed) => {
              close()
              onSearch(searchOf(changed, sort))
            }}
            onDeleted={() => onSearch({})}
            onClose={close}
          />
        </Suspense>
      )}
    </nav>
  )
}

function Chip({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={clsx(
        'inline-flex min-h-11 max-w-64 flex-none items-center gap-2 rounded-full border-[1.5px] px-3.5 py-1.5 text-ui leading-tight font-medium',
        isOn ? 'border-ink bg-ink text-paper' : 'border-edge bg-sheet hover:bg-well',
      )}
    >
      {children}
    </button>
  )
}

const searchOf = ({ id, rule }: Collection, sort: LibrarySearch['sort']): LibrarySearch =>
  given(rule ? { ...rule, sort } : { collection: id, sort })

function isOpen({ id, rule }: Collection, search: LibrarySearch): boolean {
  return rule ? search.collection === undefined && textOf(rule) === textOf(ruleOf(search)) : search.collection === id
}

const textOf = (rule: object) =>
  JSON.stringify(Object.entries(rule).toSorted(([one], [other]) => (one < other ? -1 : 1)))

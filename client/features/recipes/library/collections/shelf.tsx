import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { MakeCollection } from '#client/features/recipes/library/collections/make-collection.tsx'
import { openOf, ruleAsked } from '#client/features/recipes/library/collections/open-collection.ts'
import type { ShelfQuestion } from '#client/features/recipes/library/collections/shelf-dialogs.tsx'
import { given, type LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { collectionsQuery } from '#client/features/recipes/library/queries.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import type { Collection } from '#contract/recipes/collections.ts'

const ShelfDialogs = lazyPart(
  async () => (await import('#client/features/recipes/library/collections/shelf-dialogs.tsx')).ShelfDialogs,
)

interface ShelfProps {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
}

/** The member's collections, to be opened; one that is open can be changed and deleted. */
export function Shelf({ search, onSearch }: ShelfProps) {
  const { data: collections = [], isError, refetch } = useQuery(collectionsQuery)
  const [asked, setAsked] = useState<ShelfQuestion | null>()
  const close = () => setAsked(null)
  const hasRule = ruleAsked(search) !== undefined
  const open = openOf(collections, search)
  const { sort } = search
  if (collections.length === 0 && !isError) return null
  return (
    <nav aria-label="Collections" className="shelf">
      {collections.length > 0 && (
        <Chip isOn={!open} onPress={() => onSearch(given({ sort }))}>
          All
        </Chip>
      )}
      {isError && <TextButton onClick={() => void refetch()}>Your collections didn’t load. Try again</TextButton>}
      {collections.map((each) => (
        <Chip
          key={each.id}
          isOn={each === open}
          title={each.rule ? 'Fills itself' : undefined}
          onPress={() => onSearch(searchOf(each, sort))}
        >
          {each.rule && <span className="sr-only">Automatic:</span>}
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
        collections.length > 0 && !hasRule && <MakeCollection search={search} onSearch={onSearch} />
      )}
      {open && asked !== undefined && (
        <Suspense>
          <ShelfDialogs
            asked={asked}
            open={open}
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

function Chip({
  isOn,
  title,
  onPress,
  children,
}: {
  isOn: boolean
  title?: string | undefined
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      title={title}
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

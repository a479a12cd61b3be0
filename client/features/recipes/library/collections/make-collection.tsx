import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { openOf, ruleAsked } from '#client/features/recipes/library/collections/open-collection.ts'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { collectionsQuery } from '#client/features/recipes/library/queries.ts'
import { lazyPart } from '#client/lazy-part.ts'

const NewCollection = lazyPart(
  async () => (await import('#client/features/recipes/library/collections/new-collection.tsx')).NewCollection,
)

interface MakeProps {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
}

/** Makes a collection: of what is asked for now one that fills itself, beside how many recipes it lets in; else one by hand. */
export function MakeCollection({ search, onSearch }: MakeProps) {
  const { data: collections = [] } = useQuery(collectionsQuery)
  const [isAsked, setAsked] = useState(false)
  const rule = ruleAsked(search)
  if (openOf(collections, search)) return null
  const close = () => setAsked(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className={clsx(
          'inline-flex min-h-11 flex-none items-center gap-2 rounded-full border-[1.5px] border-dashed border-edge px-3.5 text-ui font-medium hover:bg-well',
          rule && 'max-phone:border-transparent max-phone:px-0',
          // on a phone the first one is made of recipes that are selected
          collections.length === 0 && !rule && 'max-phone:hidden',
        )}
      >
        <Plus aria-hidden className="icon-small" />
        {rule ? 'Save as a collection' : 'New collection'}
      </button>
      {isAsked && (
        <Suspense>
          <NewCollection
            rule={rule}
            onMade={(id) => {
              close()
              if (!rule) onSearch({ collection: id })
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

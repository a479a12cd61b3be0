import type { ReactNode } from 'react'
import { criteriaOf, withChange } from '#client/features/recipes/library/criteria.ts'
import { given, type LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

interface FilterDialogProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
  /** The fields. */
  children: ReactNode
}

/** What recipes are narrowed by, where there is no room for it beside them. */
export function FilterDialog({ isOpen, onOpen, search, onSearch, children }: FilterDialogProps) {
  const { q, sort, collection } = search
  const isNarrowed = criteriaOf(withChange(search, { q: undefined, collection: undefined })).length > 0
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpen}
      title="Filters"
      size="narrow"
      footer={
        <>
          {isNarrowed && <Button onClick={() => onSearch(given({ q, sort, collection }))}>Clear all</Button>}
          <Button look="go" onClick={() => onOpen(false)}>
            Show recipes
          </Button>
        </>
      }
    >
      <div className="px-5 py-6 tablet:px-8">{children}</div>
    </Dialog>
  )
}

import { X } from 'lucide-react'
import { criteriaOf, withChange } from '#client/features/recipes/library/filters/criteria.ts'
import { given, type LibrarySearch } from '#client/features/recipes/library/library-search.ts'

/** What is asked for, each with its cross; more than one can be taken away at once. */
export function CriteriaChips({
  search,
  onSearch,
}: {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
}) {
  // a collection is let go of where it stands, on the shelf
  const criteria = criteriaOf(withChange(search, { collection: undefined })).map(({ label, dropped }) => ({
    label,
    dropped: withChange(dropped, { collection: search.collection }),
  }))
  if (criteria.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {criteria.map(({ label, dropped }) => (
        <li key={label} className="min-w-0">
          <button
            type="button"
            aria-label={`Remove ${label}`}
            onClick={() => onSearch(dropped)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-ink px-3.5 py-1.5 text-left text-ui leading-tight font-medium text-paper"
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <X aria-hidden className="icon-small" />
          </button>
        </li>
      ))}
      {criteria.length > 1 && (
        <li>
          <button
            type="button"
            onClick={() => onSearch(given({ sort: search.sort, collection: search.collection }))}
            className="min-h-11 px-2 text-ui font-semibold underline underline-offset-4 hover:decoration-2"
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}

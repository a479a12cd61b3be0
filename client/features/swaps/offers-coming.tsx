import { Skeleton } from '#client/ui/pages/states.tsx'

/** The line above what may stand in for a food. */
export const leadClass = 'pb-1 text-ui text-ink-2'
/** A row of it. */
export const offerClass =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hair py-2 first:border-t-0'

/** Two such rows, until what may stand in is found. */
export function OffersComing() {
  return (
    <div aria-hidden>
      <p className={leadClass}>Looking for substitutes…</p>
      <RowComing />
      <RowComing />
    </div>
  )
}

function RowComing() {
  return (
    <div className={offerClass}>
      <div className="min-w-0 flex-1 basis-52">
        <Skeleton className="my-1 h-4 w-2/5" />
        <Skeleton className="my-1 h-4 w-4/5" />
        <Skeleton className="my-1 h-4 w-3/5 tablet:hidden" />
      </div>
      <Skeleton className="h-11 w-20" />
    </div>
  )
}

import { Skeleton } from '#client/ui/states.tsx'

/** A row of what may stand in for a food. */
export const offerClass =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hair py-2 first:border-t-0'

/** Two such rows, until what may stand in is found. */
export function OffersComing() {
  return (
    <div aria-hidden>
      {[<p key="words">Looking for substitutes…</p>, <Skeleton key="name" className="my-1 h-4 w-2/5" />].map((name) => (
        <div key={name.key} className={offerClass}>
          <div className="min-w-0 flex-1 basis-52 text-ui text-ink-2">
            {name}
            <Skeleton className="my-1 h-4 w-4/5" />
            <Skeleton className="my-1 h-4 w-3/5 tablet:hidden" />
          </div>
          <Skeleton className="h-11 w-20" />
        </div>
      ))}
    </div>
  )
}

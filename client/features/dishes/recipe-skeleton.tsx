import { Loading, Skeleton } from '#client/ui/pages/states.tsx'

/** A recipe on its way, in the shape it will have. */
export function RecipeSkeleton() {
  return (
    <Loading words="Loading the recipe">
      <div className="@container">
        <div className="grid @min-[880px]:grid-cols-[5fr_7fr]">
          <div className="linen h-[min(50cqw,360px)] animate-pulse @min-[880px]:h-[370px]" />
          <div className="grid content-center gap-3 py-4 @min-[880px]:px-10">
            <Skeleton className="h-12 w-4/5" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-14" />
            <Skeleton className="h-12 w-1/2" />
          </div>
        </div>
        <Skeleton className="mt-6 h-28 @min-[880px]:h-20" />
        <div className="grid gap-12 pt-7 @min-[880px]:grid-cols-[5fr_7fr]">
          {[6, 4].map((rows) => (
            <div key={rows} className="grid content-start gap-4">
              <Skeleton className="h-10 w-1/2" />
              {Array.from({ length: rows }, (_, row) => (
                <Skeleton key={row} className={rows === 6 ? 'h-8' : 'h-20'} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}

import { Loading, Skeleton } from '#client/ui/pages/states.tsx'

/** A page on its way; as high as the window, so that the footer does not jump when the page comes. */
export function PendingPage() {
  return (
    <div className="wrap min-h-dvh py-8 tablet:py-12">
      <Loading words="Loading">
        <Skeleton className="mb-6 h-12 w-2/3 max-w-xl" />
        <Skeleton className="mb-3 h-5 w-full max-w-2xl" />
        <Skeleton className="h-5 w-4/5 max-w-xl" />
      </Loading>
    </div>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { sentenceOf } from '#client/failure.ts'
import { AdminFrame } from '#client/features/admin/frame/admin-frame.tsx'
import { KindTable } from '#client/features/admin/operations/kind-table.tsx'
import { queueQuery } from '#client/features/admin/operations/queries.ts'
import { TroubledJobs } from '#client/features/admin/operations/troubled-jobs.tsx'
import { Button } from '#client/ui/button.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'

/** What is done outside of requests: what failed and why, and how each kind of it goes. */
export function JobsPage() {
  return (
    <AdminFrame title="Jobs">
      <Queue />
    </AdminFrame>
  )
}

function Queue() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(queueQuery)
  const pages = data?.pages ?? []
  const [newest] = pages
  if (!newest)
    return error ? (
      <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Loading words="Loading the jobs">
        <Skeleton className="mb-8 h-24" />
        <Skeleton className="h-96" />
      </Loading>
    )
  const troubled = pages.flatMap(({ rows }) => rows.troubled)
  const failed = troubled.filter(({ state }) => state === 'failed')
  const retried = troubled.filter(({ state }) => state === 'retry')
  return (
    <div className="grid gap-12">
      <TroubledJobs title="Failed" jobs={failed} />
      {retried.length > 0 && <TroubledJobs title="Will be tried again" jobs={retried} />}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="justify-self-start">
          Show more
        </Button>
      )}
      <KindTable kinds={newest.rows.kinds} />
    </div>
  )
}

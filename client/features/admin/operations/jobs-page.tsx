import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#client/failure.ts'
import { AdminFrame } from '#client/features/admin/frame/admin-frame.tsx'
import { KindTable } from '#client/features/admin/operations/kind-table.tsx'
import { queueQuery } from '#client/features/admin/operations/queries.ts'
import { TroubledJobs } from '#client/features/admin/operations/troubled-jobs.tsx'
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
  const { data: queue, error, refetch } = useQuery(queueQuery)
  if (!queue)
    return error ? (
      <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Loading words="Loading the jobs">
        <Skeleton className="mb-8 h-24" />
        <Skeleton className="h-96" />
      </Loading>
    )
  const failed = queue.troubled.filter(({ state }) => state === 'failed')
  const retried = queue.troubled.filter(({ state }) => state === 'retry')
  return (
    <div className="grid gap-12">
      <TroubledJobs title="Failed" jobs={failed} />
      {retried.length > 0 && <TroubledJobs title="Will be tried again" jobs={retried} />}
      <KindTable kinds={queue.kinds} />
    </div>
  )
}

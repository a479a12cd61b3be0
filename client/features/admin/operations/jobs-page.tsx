import { useInfiniteQuery } from '@tanstack/react-query'
import { FailedKinds } from '#client/features/admin/operations/failed-kinds.tsx'
import { KindTable } from '#client/features/admin/operations/kind-table.tsx'
import { TroubledJobs } from '#client/features/admin/operations/troubled-jobs.tsx'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { queueQuery } from '#client/features/desk/operations-queries.ts'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { Skeleton } from '#client/ui/pages/states.tsx'

/** What is done outside of requests: what failed and why, and how each kind of it goes. */
export function JobsPage() {
  return (
    <AdminFrame title="Jobs">
      <Queue />
    </AdminFrame>
  )
}

function Queue() {
  const query = useInfiniteQuery(queueQuery)
  const skeleton = (
    <>
      <Skeleton className="mb-8 h-24" />
      <Skeleton className="h-96" />
    </>
  )
  return (
    <Loaded query={query} loading="Loading the jobs" skeleton={skeleton}>
      {({ pages }) => {
        const troubled = pages.flatMap(({ rows }) => rows.troubled)
        const kinds = pages[0]?.rows.kinds ?? []
        const retried = troubled.filter(({ state }) => state === 'retry')
        return (
          <div className="grid gap-12">
            <TroubledJobs title="Failed" jobs={troubled.filter(({ state }) => state === 'failed')}>
              <FailedKinds kinds={kinds} />
            </TroubledJobs>
            {retried.length > 0 && <TroubledJobs title="Will be tried again" jobs={retried} />}
            <ShowMore parts={query} count={troubled.length} className="-mt-6 justify-self-start" />
            <KindTable kinds={kinds} />
          </div>
        )
      }}
    </Loaded>
  )
}

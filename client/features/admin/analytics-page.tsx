import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { sentenceOf } from '#client/failure.ts'
import { Counters } from '#client/features/admin/figures/counters.tsx'
import { EmailExport } from '#client/features/admin/figures/email-export.tsx'
import { PlanBreakdown } from '#client/features/admin/figures/plan-breakdown.tsx'
import { PlatformActivity } from '#client/features/admin/figures/platform-activity.tsx'
import { Signups } from '#client/features/admin/figures/signups.tsx'
import { RecentUsers } from '#client/features/admin/members/recent-users.tsx'
import { analyticsQuery, freshness } from '#client/features/admin/queries.ts'
import { QuickActions } from '#client/features/admin/quick-actions.tsx'
import { Alerts } from '#client/features/desk/alerts.tsx'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { useSingle } from '#client/use-single.ts'

/** How the site does: members, what they make, what they bring in, and each of them by name. */
export function AnalyticsPage() {
  return (
    <AdminFrame title="Analytics" beside={<Refresh />} beginsWithAlerts={false}>
      <Figures />
    </AdminFrame>
  )
}

function Figures() {
  const { data: analytics, error, isPending, refetch } = useQuery(analyticsQuery)
  const failure = error && (
    <ErrorState title="Error Loading Analytics" sentence={sentenceOf(error)} onRetry={() => void refetch()} />
  )
  if (analytics)
    return (
      <div className="grid gap-14">
        {failure}
        <div className="grid gap-8">
          <Counters analytics={analytics} />
          <div className="grid gap-3 empty:hidden">
            <Alerts />
          </div>
        </div>
        <div className="grid gap-x-16 gap-y-14 border-t border-hair pt-9 spread:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Signups days={analytics.dailySignups} />
          <div className="grid content-start gap-10">
            <PlanBreakdown analytics={analytics} />
            <EmailExport />
            <QuickActions />
          </div>
        </div>
        <div className="border-t border-hair pt-9">
          <PlatformActivity analytics={analytics} />
        </div>
        <RecentUsers total={analytics.totalUsers} />
        <p className="note border-t border-hair pt-4">
          The figures refresh every {freshness.figures / 1000} seconds and the list of members every{' '}
          {freshness.members / 1000}. Days are in UTC.
        </p>
      </div>
    )
  if (failure)
    return (
      <div className="grid gap-3">
        <Alerts />
        {failure}
      </div>
    )
  if (!isPending)
    return (
      <EmptyState
        title="No analytics data available"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  return (
    <Loading words="Loading the figures">
      <div className="grid gap-10">
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
        <Skeleton className="h-96" />
      </div>
    </Loading>
  )
}

function Refresh() {
  const queryClient = useQueryClient()
  const refresh = useSingle({
    mutationFn: () => queryClient.refetchQueries({ queryKey: ['admin'], type: 'active' }, { throwOnError: true }),
    onSuccess: () => toast({ title: 'Refreshed' }),
    onError: (error) =>
      toast({ title: 'Error Loading Analytics', description: sentenceOf(error), variant: 'destructive' }),
  })
  return (
    <Button busy={refresh.isPending} onClick={() => refresh.mutate()}>
      <RefreshCw aria-hidden className="icon" />
      Refresh
    </Button>
  )
}

import { Page } from '#client/ui/pages/page.tsx'
import { Loading, Skeleton } from '#client/ui/pages/states.tsx'

/** While the payment provider is asked what came of a payment. */
export function Verifying() {
  return (
    <Page title="Checking your payment" className="*:max-w-[640px]">
      <h1>Checking your payment</h1>
      <p className="lead mt-4 mb-8">This takes a few seconds. Please keep this page open.</p>
      <Loading words="Checking your payment">
        <div className="grid gap-3">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="mt-4 h-14 w-64" />
        </div>
      </Loading>
    </Page>
  )
}

import { Page } from '#client/ui/page.tsx'
import { Loading, Skeleton } from '#client/ui/states.tsx'

/** While the payment provider is asked what came of a payment. */
export function Verifying() {
  return (
    <Page title="Verifying your payment" className="*:max-w-[640px]">
      <h1>Verifying your payment</h1>
      <p className="lead mt-4 mb-8">We’re asking the payment provider. This takes a few seconds.</p>
      <Loading words="Verifying your payment">
        <div className="grid gap-3">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="mt-4 h-14 w-64" />
        </div>
      </Loading>
    </Page>
  )
}

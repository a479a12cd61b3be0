import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#client/failure.ts'
import { paymentsQuery } from '#client/features/admin/queries.ts'
import { TextAnchor } from '#client/ui/buttons/button.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { longDate, price } from '#client/wording.ts'
import type { Subscription } from '#contract/billing/billing.ts'
import { plans } from '#contract/plans.ts'

/** What a member pays, and what they have paid. */
export function MemberPayments({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(paymentsQuery(id))
  if (data)
    return (
      <>
        <p>{stateText(data)}</p>
        {!data.isComplete && (
          <p className="text-ink-2">The payment provider isn’t answering, so invoices are missing.</p>
        )}
        {data.isComplete && data.invoices.length === 0 && <p className="text-ink-2">No invoices.</p>}
        <ul aria-label="Invoices" className="border-t border-hair empty:hidden">
          {data.invoices.map(({ id: invoice, number, at, amount, isPaid, url }) => (
            <li key={invoice} className="num flex flex-wrap items-center gap-x-6 border-b border-hair py-1.5">
              <span className="flex-1 basis-40">
                {url ? <TextAnchor href={url}>{number}</TextAnchor> : <span className="wrap-anywhere">{number}</span>}
              </span>
              <time dateTime={at} className="text-ui text-ink-2">
                {longDate(at)}
              </time>
              <span className="min-w-20 text-right font-[650]">
                {price(amount)} {!isPaid && <span className="font-normal text-beet-ink">not paid</span>}
              </span>
            </li>
          ))}
        </ul>
      </>
    )
  if (error) return <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
  return (
    <Loading words="Loading the payments">
      <Skeleton className="h-16" />
    </Loading>
  )
}

function stateText({ source, status, tier, price: dollars, renewsAt, endsAt }: Subscription): string {
  if (source !== 'subscription') return 'No subscription.'
  const what = `${plans[tier].name}, ${price(dollars)} a month`
  if (status === 'payment_failed') return `${what}. The last payment failed, and the provider is trying again.`
  if (endsAt) return `${what}, until ${longDate(endsAt)}.`
  return renewsAt ? `${what}, next payment ${longDate(renewsAt)}.` : `${what}.`
}

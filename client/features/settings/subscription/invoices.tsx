import { Button } from '#client/ui/buttons/button.tsx'
import { Notice } from '#client/ui/signs/notice.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { dollars, longDate } from '#client/wording.ts'
import type { Subscription } from '#contract/billing/billing.ts'

/** What was paid, newest first, each with the provider's own page of it. */
export function Invoices({ subscription, onRetry }: { subscription: Subscription; onRetry: () => void }) {
  const { invoices, isComplete } = subscription
  return (
    <>
      {!isComplete && (
        <Notice action={<Button onClick={onRetry}>Try again</Button>}>
          The payment provider isn’t responding right now, so we can’t show your invoices. Your plan isn’t affected.
        </Notice>
      )}
      {invoices.length > 0 && (
        <ul className="border-t border-hair">
          {invoices.map(({ id, number, at, amount, isPaid, url }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-3">
              <div className="min-w-0 flex-1 basis-28">
                <p className="font-semibold wrap-anywhere">
                  {url === null ? (
                    number
                  ) : (
                    <a
                      href={url}
                      target="_blank"
                      rel="noreferrer"
                      className="inline-flex min-h-11 items-center text-tomato-ink underline underline-offset-4"
                    >
                      {number}
                      <span className="sr-only"> (opens in a new tab)</span>
                    </a>
                  )}
                </p>
                <time dateTime={at} className="note">
                  {longDate(at)}
                </time>
              </div>
              <Verdict kind={isPaid ? 'fits' : 'warns'} small>
                {isPaid ? 'Paid' : 'Not paid'}
              </Verdict>
              <span className="num min-w-16 text-right font-semibold">{dollars(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

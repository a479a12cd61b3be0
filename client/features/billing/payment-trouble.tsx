import type { ReactNode } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { troubleOf } from '#client/features/billing/refusal.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'

/**
 * A payment of which nothing good is known: not there yet, too late, used up, or not to be verified. `onRetry` looks again; without it
 * there is nothing to look for.
 */
export function PaymentTrouble({ error, onRetry }: { error?: Error | null; onRetry?: () => void }) {
  const { data: user } = useCurrentUser()
  const trouble = troubleOf(error, Boolean(user))
  if (trouble === 'incomplete' && onRetry)
    return (
      <Trouble
        heading="Payment not complete yet"
        sentence="The payment provider hasn’t confirmed this payment yet. That can take a moment. Check again, or go back and pay."
      >
        <Button look="go" onClick={onRetry}>
          Check again
        </Button>
        <ButtonLink {...paths.pricing()}>Back to Pricing</ButtonLink>
        <ContactSupport />
      </Trouble>
    )
  if (trouble === 'expired')
    return (
      <Trouble heading="This checkout has expired" sentence={sentenceOf(error)}>
        <ButtonLink look="go" {...paths.pricing()}>
          Back to Pricing
        </ButtonLink>
        <ContactSupport />
      </Trouble>
    )
  if (trouble === 'second plan')
    return (
      <Trouble heading="You already pay for a plan" sentence={sentenceOf(error)}>
        <ButtonLink look="go" {...paths.settings('subscription')}>
          Manage subscription
        </ButtonLink>
        <ContactSupport />
      </Trouble>
    )
  if (trouble === 'used')
    return (
      <Trouble
        heading="This payment was already used to create an account"
        sentence="Sign in to the account you created with this payment, and you’ll find your plan there."
      >
        <ButtonLink look="go" {...paths.signIn()}>
          Sign In
        </ButtonLink>
        <ContactSupport />
      </Trouble>
    )
  return (
    <Trouble
      heading="We couldn’t check your payment"
      sentence="We couldn't verify your payment. If you were charged, please contact support."
    >
      {onRetry && trouble === 'passing' && <Button onClick={onRetry}>Check again</Button>}
      <ButtonLink look="go" {...paths.pricing()}>
        Try Again
      </ButtonLink>
      <ContactSupport />
    </Trouble>
  )
}

function Trouble({ heading, sentence, children }: { heading: string; sentence: string; children: ReactNode }) {
  return (
    <Page title={heading} className="*:max-w-[640px]">
      <div role="alert" className="grid gap-4">
        <h1>{heading}</h1>
        <p className="lead">{sentence}</p>
      </div>
      <div className="double-rule mt-8 flex flex-wrap gap-3 pt-6">{children}</div>
    </Page>
  )
}

function ContactSupport() {
  return <ButtonLink {...paths.contact()}>Contact support</ButtonLink>
}

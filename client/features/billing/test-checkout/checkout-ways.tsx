import { Check, Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { raiseCheckoutFlags } from '#client/features/billing/checkout-flags.ts'
import { useStartCheckout } from '#client/features/billing/queries.ts'
import { Button, ButtonAnchor } from '#client/ui/buttons/button.tsx'
import { SingleChoice } from '#client/ui/fields/choice.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { ErrorState } from '#client/ui/pages/states.tsx'
import type { PaidTier } from '#contract/billing/billing.ts'
import { plans } from '#contract/plans.ts'

const options = (['mid', 'premium'] as const).map((tier) => ({
  value: tier,
  label: `${plans[tier].name}, $${plans[tier].price} a month`,
}))

/** Fetches the address of a checkout and offers four ways to follow it. */
export function CheckoutWays() {
  const [tier, setTier] = useState<PaidTier>('mid')
  const start = useStartCheckout()
  return (
    <section aria-labelledby="ways" className="double-rule grid justify-items-start gap-5 pt-6">
      <h2 id="ways" className="text-3">
        A checkout URL
      </h2>
      <SingleChoice
        legend="Plan"
        options={options}
        value={tier}
        onChange={(next) => {
          setTier(next)
          start.reset()
        }}
      />
      <Button look="paid" busy={start.isPending} onClick={() => start.mutate({ body: { tier } })}>
        Generate checkout URL
      </Button>
      {start.isError && <ErrorState title="Failed to generate checkout URL" sentence={sentenceOf(start.error)} />}
      {start.data && <Ways url={start.data.url} />}
    </section>
  )
}

function Ways({ url }: { url: string }) {
  return (
    <div className="grid w-full gap-4">
      <output className="sr-only">Here’s the checkout URL.</output>
      <p className="rounded-ctl bg-well px-4 py-3 text-ui wrap-anywhere">{url}</p>
      <div className="grid gap-3 tablet:grid-cols-2">
        <ButtonAnchor look="go" href={url} onClick={() => raiseCheckoutFlags()}>
          Open in this tab
        </ButtonAnchor>
        <ButtonAnchor href={url} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden className="icon" />
          Open in a new tab
        </ButtonAnchor>
        <Button
          onClick={() => {
            raiseCheckoutFlags()
            location.replace(url)
          }}
        >
          Replace this page
        </Button>
        <CopyAddress url={url} />
      </div>
    </div>
  )
}

function CopyAddress({ url }: { url: string }) {
  const [copied, setCopied] = useState('')
  const isCopied = copied === url
  const copy = () =>
    // a page that is not served securely has no clipboard
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(url))
      .then(
        () => setCopied(url),
        () =>
          toast({
            title: 'Copy Failed',
            description: 'Please select and copy the text manually.',
            variant: 'destructive',
          }),
      )
  return (
    <div className="grid">
      <Button onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="icon" /> : <Copy aria-hidden className="icon" />}
        {isCopied ? 'Copied' : 'Copy the URL'}
      </Button>
      <output className="sr-only">{isCopied && 'The URL was copied.'}</output>
    </div>
  )
}

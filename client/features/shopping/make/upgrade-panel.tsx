import { Lock } from 'lucide-react'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { Sheet } from '#client/ui/pages/page.tsx'
import { plans } from '#contract/plans.ts'

/** Takes the place of what a plan does not allow: why, and the two ways on. */
export function UpgradePanel({
  refusal: { message, tier },
  back,
  onBack,
  Heading = 'h2',
}: {
  refusal: PlanRefusal
  /** 'Back to Recipe'. */
  back: string
  onBack: () => void
  Heading?: 'h2' | 'h3'
}) {
  const { name, price, features } = plans[tier]
  return (
    <Sheet tone="paid" className="mx-auto grid max-w-[560px] gap-4 p-6 tablet:p-8">
      <div ref={takeFocus} role="alert" tabIndex={-1} className="grid scroll-mt-8 gap-2 outline-none">
        <Lock aria-hidden className="icon text-aubergine-ink" />
        <Heading className="text-2">Premium Feature</Heading>
        <p className="wrap-anywhere">{message}</p>
      </div>
      <p className="num text-ui text-ink-2">
        {name}, ${price} a month:
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-ui">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="paid" {...paths.subscribe(tier)}>
          Upgrade to {name}
        </ButtonLink>
        <Button onClick={onBack}>{back}</Button>
      </div>
      <HelpLink to="plans" newWindow>
        What’s in each plan?
      </HelpLink>
    </Sheet>
  )
}

/** What was pressed is gone, often far down a page that is short now: the reader hears of the panel and sees its beginning. */
const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

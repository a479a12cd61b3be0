import { PlanAction } from '#client/features/billing/plan-action.tsx'
import { PlanCards } from '#client/features/billing/plan-cards.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { timeOfDay } from '#client/time-of-day.ts'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { takeFocus } from '#client/ui/focus/take-focus.ts'
import type { User } from '#contract/accounts/accounts.ts'

interface Props {
  user: User
  onBack: () => void
  /** Why, where the day is not spent but has too little left. */
  because?: string | undefined
  heading?: 'h2' | 'h3'
}

/** The day is spent: when it begins anew, and the plans with more in a day. */
export function LimitPanel({
  user,
  onBack,
  because = 'You’ve used all of today’s recipes.',
  heading: Heading = 'h3',
}: Props) {
  return (
    <div className="grid gap-8">
      <div ref={takeFocus} role="alert" tabIndex={-1} className="outline-none">
        <Heading className="text-2">Daily Limit Reached</Heading>
        <p className="lead mt-2">
          {because} You’ll get more at <time dateTime={user.resetsAt}>{timeOfDay(user.resetsAt)}</time>.
        </p>
        <p className="mt-2">
          Until then,{' '}
          <TextLink {...paths.recipes()} className="in-sentence">
            cook one of your recipes
          </TextLink>{' '}
          or{' '}
          <TextLink {...paths.check()} className="in-sentence">
            check a recipe
          </TextLink>
          . Neither counts toward your limit.
        </p>
        <HelpLink to="what-counts" newWindow>
          What counts as a recipe?
        </HelpLink>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="paid" {...paths.pricing()}>
          View All Plans
        </ButtonLink>
        <Button onClick={onBack}>Back to Form</Button>
      </div>
      <PlanCards
        heading="h3"
        current={user.subscriptionTier}
        renderFoot={(tier) => <PlanAction tier={tier} user={user} />}
      />
    </div>
  )
}

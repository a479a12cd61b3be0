import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { timeOfDay } from '#client/time-of-day.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { plans } from '#contract/plans.ts'

/** How many of the day's recipes are made. */
export function DailyUsage({ user }: { user: User }) {
  const limit = plans[user.subscriptionTier].dailyRecipes
  const used = user.dailyGenerationsUsed
  if (limit === null)
    return (
      <p>
        Unlimited: as many recipes as you like. <span className="num text-ink-2">{used} made today.</span>
      </p>
    )
  return (
    <div className="grid gap-2.5">
      <p aria-hidden className="num flex justify-between gap-4 font-semibold">
        <span>Recipes today</span>
        <span>
          {used}/{limit}
        </span>
      </p>
      <progress
        aria-label={`Recipes today: ${used} of ${limit}`}
        value={Math.min(used, limit)}
        max={limit}
        className="bar"
      />
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="note">
          Your daily count resets at <time dateTime={user.resetsAt}>{timeOfDay(user.resetsAt)}</time> your time.
        </p>
        <HelpLink to="what-counts">What counts as a recipe?</HelpLink>
      </div>
      {used >= limit && (
        <div className="mt-1 flex flex-wrap items-center gap-4 rounded-ctl bg-saffron-wash px-4 py-3 text-saffron-ink">
          <p className="font-semibold">Daily limit reached. Upgrade for more recipes!</p>
          <ButtonLink look="paid" {...paths.pricing()} className="!min-h-11 !py-1.5 text-ui">
            Upgrade
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

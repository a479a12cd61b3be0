import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import type { Tier } from '#contract/plans.ts'

/** The day is spent. Unlimited has no limit to reach, so that there is always a plan above. */
export function LimitNotice({ next }: { next: Tier }) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-ctl bg-saffron-wash px-4 py-3 text-saffron-ink">
      <p className="font-semibold">You've reached your daily limit!</p>
      <ButtonLink look="paid" {...paths.subscribe(next)} className="!min-h-11 !py-1.5 text-ui">
        Upgrade for more recipes
      </ButtonLink>
    </div>
  )
}

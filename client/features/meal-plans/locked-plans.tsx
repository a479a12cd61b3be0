import { Lock } from 'lucide-react'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/page.tsx'
import { plans, requiredTier } from '#contract/plans.ts'

/** What meal plans are, for whom the plan has none. */
export function LockedPlans() {
  const tier = requiredTier('mealPlans')
  const { name, price } = plans[tier]
  return (
    <Sheet tone="paid" className="grid max-w-[760px] gap-5 p-6 tablet:p-8">
      <h2 className="inline-flex items-center gap-3 text-3">
        <Lock aria-hidden className="icon" />
        Meal plans
      </h2>
      <p>
        A week of meals for everyone at your table, fitted to what each person can eat and to their daily targets,
        within your budget and your time, with proof of how close it is to the best, and a shopping list for each day
        you shop.
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-ui text-aubergine-ink">
          Part of {name}, ${price} a month
        </p>
        <ButtonLink look="paid" {...paths.subscribe(tier)} className="max-phone:w-full">
          Upgrade to {name}
        </ButtonLink>
      </div>
    </Sheet>
  )
}

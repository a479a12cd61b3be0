import { Lock } from 'lucide-react'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/page.tsx'
import { plans, requiredTier } from '#contract/plans.ts'

/** What menus are, for whom the plan has none. */
export function LockedMenus() {
  const tier = requiredTier('menus')
  const { name, price } = plans[tier]
  return (
    <Sheet tone="paid" className="grid max-w-[760px] gap-5 p-6 tablet:p-8">
      <h2 className="inline-flex items-center gap-3 text-3">
        <Lock aria-hidden className="icon" />
        Menus
      </h2>
      <p>
        A whole meal at once, from a salad to a dessert, or everything for a day: dishes that go together, each of them
        checked line by line, within one budget, and a timeline that says when to start what.
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

import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Sheet } from '#client/ui/pages/page.tsx'
import { plans } from '#contract/plans.ts'

/** Under the dashboard's lists, for who has no paid plan. */
export function UpgradePrompt() {
  const { name, price, dailyRecipes } = plans.mid
  return (
    <Sheet tone="paid" className="grid gap-3 p-5">
      <h2 className="text-3 font-[520]">More from your kitchen</h2>
      <p className="text-ui leading-snug">
        {dailyRecipes} recipes a day, a choice of spice level, season and cooking method, and no ads.
      </p>
      <p className="num text-ui text-ink-2">
        {name}, ${price} a month
      </p>
      <ButtonLink look="paid" {...paths.subscribe('mid')}>
        Upgrade to {name}
      </ButtonLink>
    </Sheet>
  )
}

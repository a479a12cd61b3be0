import { Picture } from '#client/ui/picture.tsx'
import type { Tier } from '#contract/plans.ts'
import { postIds, smallPostPicture } from '#contract/post-pictures.ts'

/** How much a plan cooks at a time: a dish, a meal, a week. */
const plates: Readonly<Record<Tier, number>> = { free: 1, mid: 3, premium: postIds.length }

/** What a plan is for, on its linen: plates of one size, more with each plan. */
export function PlanPlates({ tier }: { tier: Tier }) {
  return (
    <div aria-hidden className="linen plan-plates">
      {postIds.slice(0, plates[tier]).map((id) => (
        <Picture key={id} src={smallPostPicture(id)} width={84} height={84} loading="lazy" />
      ))}
    </div>
  )
}

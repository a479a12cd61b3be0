import { keyed } from '#client/ui/lists/keyed.ts'
import { Picture } from '#client/ui/signs/picture.tsx'
import { postIds, smallPostPicture } from '#contract/blog/post-pictures.ts'
import type { Tier } from '#contract/plans.ts'

/** How much a plan cooks at a time, in words and plates. */
const atATime: Readonly<Record<Tier, readonly [string, number]>> = {
  free: ['One dish', 1],
  mid: ['A whole meal', 3],
  premium: ['A whole week', 7],
}

/** The seven dishes of a week, of which one is eaten twice. */
const week = [...postIds, postIds[2]]

/** What a plan is for, on its linen: its plates, which lap where a week of them has to fit. */
export function PlanPlates({ tier }: { tier: Tier }) {
  const [words, plates] = atATime[tier]
  return (
    <figure className="plan-plates">
      {words} at a time
      <div>
        {keyed(week.slice(0, plates), String).map(({ key, item }) => (
          <Picture key={key} src={smallPostPicture(item)} width={84} height={84} loading="lazy" />
        ))}
      </div>
    </figure>
  )
}

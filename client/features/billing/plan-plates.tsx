import { Picture } from '#client/ui/picture.tsx'
import type { Tier } from '#contract/plans.ts'
import { postIds, smallPostPicture } from '#contract/post-pictures.ts'

/** How much a plan cooks at a time. */
const atATime: Readonly<Record<Tier, { words: string; plates: number }>> = {
  free: { words: 'One dish at a time', plates: 1 },
  mid: { words: 'A whole meal at a time', plates: 3 },
  premium: { words: 'A whole week at a time', plates: postIds.length },
}

/** What a plan is for, on its linen: plates of one size, more with each plan. */
export function PlanPlates({ tier }: { tier: Tier }) {
  const { words, plates } = atATime[tier]
  return (
    <figure className="plan-plates">
      <figcaption className="aside text-ui!">{words}</figcaption>
      <div className="linen">
        {postIds.slice(0, plates).map((id) => (
          <Picture key={id} src={smallPostPicture(id)} width={84} height={84} loading="lazy" />
        ))}
      </div>
    </figure>
  )
}

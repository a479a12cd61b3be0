import { Picture } from '#client/ui/picture.tsx'
import type { Tier } from '#contract/plans.ts'
import { postIds, smallPostPicture } from '#contract/post-pictures.ts'

/** How much a plan cooks at a time, in words and plates. */
const atATime: Readonly<Record<Tier, readonly [string, number]>> = {
  free: ['One dish', 1],
  mid: ['A whole meal', 3],
  premium: ['A whole week', 7],
}

/** What a plan is for, on its linen: plates of one size, more with each plan. */
export function PlanPlates({ tier }: { tier: Tier }) {
  const [words, plates] = atATime[tier]
  return (
    <figure className="plan-plates">
      {words} at a time
      <div>
        {Array.from({ length: plates }, (_, at) => (
          // a week eats one of them twice
          // oxlint-disable-next-line react/no-array-index-key
          <Picture
            key={at}
            src={smallPostPicture(postIds[at % postIds.length]!)}
            width={84}
            height={84}
            loading="lazy"
          />
        ))}
      </div>
    </figure>
  )
}

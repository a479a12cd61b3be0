import { Lock } from 'lucide-react'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/page.tsx'
import { plans, requiredTier } from '#contract/plans.ts'

/** What the search does, for whom the plan does not have it. */
export function LockedIdeas() {
  const tier = requiredTier('smartIngredientSearch')
  const { name, price } = plans[tier]
  return (
    <Sheet tone="paid" className="grid max-w-[760px] gap-5 p-6 tablet:p-8">
      <h2 className="inline-flex items-center gap-3 text-3">
        <Lock aria-hidden className="icon" />
        Smart ingredient search
      </h2>
      <p>
        Half a cabbage, a can of chickpeas, the last of the rice: say what is there, and see what it makes. Your own
        recipes come first, by how little is missing; then new ones are composed that use it up.
      </p>
      <dl className="grid gap-4 text-ui phone:grid-cols-2">
        {examples.map(([asked, found]) => (
          <div key={asked} className="rounded-ctl border-[1.5px] border-dashed border-aubergine px-3.5 py-2.5">
            <dt className="font-semibold">{asked}</dt>
            <dd className="text-ink-2">{found}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-ui text-aubergine-ink">
          Part of {name}, ${price} a month
        </p>
        <ButtonLink look="paid" {...paths.subscribe(tier)} className="max-phone:w-full">
          Upgrade to unlock
        </ButtonLink>
      </div>
    </Sheet>
  )
}

const examples = [
  ['From your recipes', 'Everything you can cook at once, and what lacks one or two foods'],
  ['Composed for you', 'New dishes for your diet and allergies, every line of them checked'],
] as const

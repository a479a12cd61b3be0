import { LockedFeature } from '#client/features/billing/locked-feature.tsx'

/** What the search does, for whom the plan does not have it. */
export function LockedIdeas() {
  return (
    <LockedFeature of="smartIngredientSearch" title="Smart ingredient search" action="Upgrade to unlock">
      <p>
        Half a cabbage, a can of chickpeas, the last of the rice: say what you have, and see what you can make. Your own
        recipes come first, starting with those that need the fewest extras. Then we suggest new ones that use up what
        you have.
      </p>
      <dl className="grid gap-4 text-ui phone:grid-cols-2">
        {examples.map(([asked, found]) => (
          <div key={asked} className="rounded-ctl border-[1.5px] border-dashed border-aubergine px-3.5 py-2.5">
            <dt className="font-semibold">{asked}</dt>
            <dd className="text-ink-2">{found}</dd>
          </div>
        ))}
      </dl>
    </LockedFeature>
  )
}

const examples = [
  ['From your recipes', 'Those you can cook right now, and those that need only one or two more ingredients'],
  ['New ideas', 'New dishes that fit your diet and allergies, every line checked'],
] as const

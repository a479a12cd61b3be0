import { LockedFeature } from '#client/features/billing/locked-feature.tsx'

/** What the search does, for whom the plan does not have it. */
export function LockedIdeas() {
  return (
    <LockedFeature of="smartIngredientSearch" title="Smart ingredient search" action="Upgrade to unlock">
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
    </LockedFeature>
  )
}

const examples = [
  ['From your recipes', 'Everything you can cook at once, and what lacks one or two foods'],
  ['Composed for you', 'New dishes for your diet and allergies, every line of them checked'],
] as const

import { LockedFeature } from '#client/features/billing/locked-feature.tsx'

/** What meal plans are, for whom the plan has none. */
export function LockedPlans() {
  return (
    <LockedFeature of="mealPlans" title="Meal plans">
      <p>
        A week of meals for everyone at your table, fitted to what each person can eat and to their daily targets,
        within your budget and your time, with proof of how close it is to the best, and a shopping list for each day
        you shop.
      </p>
    </LockedFeature>
  )
}

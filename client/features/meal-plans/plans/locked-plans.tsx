import { LockedFeature } from '#client/features/billing/locked-feature.tsx'

/** What meal plans are, for whom the plan has none. */
export function LockedPlans() {
  return (
    <LockedFeature of="mealPlans" title="Meal plans">
      <p>
        A week of meals for everyone at your table. It fits what each person can eat, their daily targets, your budget
        and your time. You also get proof of how close it is to the best possible week, and a shopping list for each day
        you shop.
      </p>
    </LockedFeature>
  )
}

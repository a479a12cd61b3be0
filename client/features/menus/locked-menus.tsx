import { LockedFeature } from '#client/features/billing/locked-feature.tsx'

/** What menus are, for whom the plan has none. */
export function LockedMenus() {
  return (
    <LockedFeature of="menus" title="Menus">
      <p>
        A whole meal at once, from a salad to a dessert, or everything for a day: dishes that go together, each of them
        checked line by line, within one budget, and a timeline that says when to start what.
      </p>
    </LockedFeature>
  )
}

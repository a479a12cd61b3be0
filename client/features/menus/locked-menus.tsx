import { LockedFeature } from '#client/features/billing/locked-feature.tsx'

/** What menus are, for whom the plan has none. */
export function LockedMenus() {
  return (
    <LockedFeature of="menus" title="Menus">
      <p>
        A whole meal at once, from salad to dessert, or everything for a day: dishes that go together, each one checked
        line by line, all within one budget, with a timeline that says when to start each one.
      </p>
    </LockedFeature>
  )
}

import { LockedFeature } from '#client/features/billing/locked-feature.tsx'

/** What menus are, for whom the plan has none. */
export function LockedMenus() {
  return (
    <LockedFeature of="menus" title="Menus">
      <p>
        A whole meal at once, from salad to dessert, or everything for a day. The dishes go together and fit one budget,
        and each one is checked line by line. A timeline says when to start each one.
      </p>
    </LockedFeature>
  )
}

import { DeliveryForm } from '#client/features/settings/delivery/delivery-form.tsx'
import { OrderSection } from '#client/features/settings/delivery/order-section.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** Where groceries come from: service, address, and ordering a list. */
export function DeliveryTab({ user }: { user: User }) {
  return (
    <>
      <DeliveryForm user={user} />
      <OrderSection user={user} />
    </>
  )
}

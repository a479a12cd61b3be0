import { OrderButton, OrderForm } from '#client/features/shopping/delivery/order-form.tsx'
import { OrderPrompt } from '#client/features/shopping/delivery/order-prompt.tsx'
import { useOrder } from '#client/features/shopping/delivery/use-order.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

/** Hands a list to a grocery service. */
export function OrderDialog({ list, user, onClose }: { list: ShoppingList; user: User; onClose: () => void }) {
  const order = useOrder(user, list.id)
  const mayOrder = entitlements[user.subscriptionTier].deliveryOrdering
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Order for delivery"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {mayOrder && <OrderButton order={order} />}
        </>
      }
    >
      <div className="px-5 py-6 tablet:px-8">{mayOrder ? <OrderForm order={order} /> : <OrderPrompt />}</div>
    </Dialog>
  )
}

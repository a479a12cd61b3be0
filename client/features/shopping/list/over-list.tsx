import { Suspense } from 'react'
import { isCalled } from '#client/features/list-keeping/changes.ts'
import { AislesDialog } from '#client/features/shopping/list/aisles-dialog.tsx'
import { ItemDialog } from '#client/features/shopping/list/item-dialog.tsx'
import { NameDialog } from '#client/features/shopping/list/name-dialog.tsx'
import { ShopMode } from '#client/features/shopping/list/shop-mode.tsx'
import { ListReady } from '#client/features/shopping/make/list-ready.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import type { ListSearch } from '#client/paths.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'

const OrderDialog = lazyPart(
  async () => (await import('#client/features/shopping/delivery/order-dialog.tsx')).OrderDialog,
)

interface OverListProps {
  list: ShoppingList
  user: User
  avoided: readonly Allergen[]
  /** Changes that the server has not confirmed. */
  waiting: number
  /** What the address says is open. */
  search: ListSearch
  onClose: () => void
}

/** What opens over a list: one of its lines, a dialog, or the list as it is used in the shop. */
export function OverList({ list, user, avoided, waiting, search: { shop, item, dialog }, onClose }: OverListProps) {
  const looked = item === undefined ? undefined : list.items.find((each) => isCalled(each, item))
  return (
    <>
      {shop && <ShopMode {...{ list, avoided, waiting }} onDone={onClose} />}
      {looked && <ItemDialog key={looked.id} item={looked} {...{ list, avoided, onClose }} />}
      {dialog === 'copy' && <ListReady {...{ list, onClose }} />}
      {dialog === 'aisles' && <AislesDialog {...{ list, onClose }} />}
      {dialog === 'name' && <NameDialog {...{ list, onClose }} />}
      <Suspense>{dialog === 'order' && <OrderDialog {...{ list, user, onClose }} />}</Suspense>
    </>
  )
}

import { useStoreDeeds } from '#client/features/shopping/delivery/store-deeds.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Sheet } from '#client/ui/pages/page.tsx'
import { plans, requiredTier } from '#contract/plans.ts'

/** In the place of ordering, for members whose plan has none. */
export function OrderPrompt() {
  const tier = requiredTier('deliveryOrdering')
  const { name, price } = plans[tier]
  const { offer } = useStoreDeeds()
  return (
    <Sheet tone="paid" className="grid gap-3 p-5">
      <h3 className="text-3">Have it delivered</h3>
      <p className="text-ui leading-snug">
        {offer} It’s included in {name}, ${price} a month.
      </p>
      <ButtonLink look="paid" {...paths.subscribe(tier)} className="justify-self-start">
        Upgrade to {name}
      </ButtonLink>
    </Sheet>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { storesQuery } from '#client/features/shopping/delivery/queries.ts'
import { preferredService, shopAddress } from '#client/features/shopping/delivery/store-address.ts'
import { ButtonAnchor } from '#client/ui/buttons/button.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** The page of the member's own store, for who has chosen one and has a zip code. */
export function ShopOnline({ user, className }: { user: User; className?: string }) {
  const isChosen = preferredService(user) !== null && Boolean(user.deliveryZipCode?.trim())
  const { data: stores } = useQuery({ ...storesQuery, enabled: isChosen })
  const shop = isChosen && stores ? shopAddress(stores, user) : undefined
  if (!shop) return null
  return (
    <ButtonAnchor href={shop.url} target="_blank" rel="noopener noreferrer" className={className}>
      <ExternalLink aria-hidden className="icon" />
      Shop Online
      <span className="sr-only"> at {shop.name} (opens in a new tab)</span>
    </ButtonAnchor>
  )
}

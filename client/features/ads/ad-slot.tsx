import { clsx } from 'clsx'
import { Suspense } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { useAdConsent } from '#client/features/ads/ad-consent.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { entitlements } from '#contract/plans.ts'
import type { AdPlace } from '#contract/public/ad-places.ts'

const Advertisement = lazyPart(async () => (await import('#client/features/ads/of-free.ts')).Advertisement)

/**
 * The one place of advertisements: nothing at all for who does not see any, and a room of constant height for who does. Our
 * own cards stand in it, unless the installation has an advertising network and the reader has said yes to it. Never put one on a
 * page with a password.
 */
export function AdSlot({ place, className }: { place: AdPlace; className?: string }) {
  const { data: user } = useCurrentUser()
  const [consent] = useAdConsent()
  if (!user || !entitlements[user.subscriptionTier].seesAds) return null
  return (
    <aside
      aria-label={nameOf[place]}
      data-ad-slot={place}
      className={clsx(
        'grid min-w-0 rounded-sheet bg-well p-5 inset-ring inset-ring-hair',
        roomOf(place, consent === 'yes'),
        className,
      )}
    >
      <Suspense>
        <Advertisement place={place} />
      </Suspense>
    </aside>
  )
}

/** Two of them stand on one page. */
const nameOf: Readonly<Record<AdPlace, string>> = {
  dashboard: 'Advertisement',
  'dashboard-side': 'Second advertisement',
  generate: 'Advertisement beside the form',
}

/** Before it is known what comes: only where there is a network has anybody said yes to one. */
function roomOf(place: AdPlace, isNetwork: boolean): string {
  if (place === 'dashboard') return isNetwork ? 'min-h-52' : 'min-h-36'
  return isNetwork ? 'min-h-88' : 'min-h-56'
}

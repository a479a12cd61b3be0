import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { useAdConsent } from '#client/features/ads/ad-consent.ts'
import { HouseAd } from '#client/features/ads/house-ad.tsx'
import { ConsentQuestion, NetworkAd } from '#client/features/ads/network-ad.tsx'
import { siteQuery } from '#client/features/public/queries.ts'
import type { AdPlace } from '#contract/ad-places.ts'
import { entitlements } from '#contract/plans.ts'

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
      <Advertisement place={place} />
    </aside>
  )
}

/** Two of them stand on one page. */
const nameOf: Readonly<Record<AdPlace, string>> = {
  dashboard: 'Advertisement',
  'dashboard-side': 'Advertisement at the side',
  generate: 'Advertisement beside the form',
}

/** Before it is known what comes: only where there is a network has anybody said yes to one. */
function roomOf(place: AdPlace, isNetwork: boolean): string {
  if (place === 'dashboard') return isNetwork ? 'min-h-52' : 'min-h-36'
  return isNetwork ? 'min-h-88' : 'min-h-56'
}

function Advertisement({ place }: { place: AdPlace }) {
  const { data: site } = useQuery(siteQuery)
  const [consent, setConsent] = useAdConsent()
  const [isMissing, setMissing] = useState(false)
  // The room is kept while nothing is known.
  if (!site) return null
  if (site.adClient === null) return <HouseAd place={place} />
  if (consent === null) return <ConsentQuestion onAnswer={setConsent} />
  return (
    <div className="grid content-between gap-3">
      {consent === 'yes' && !isMissing ? (
        <NetworkAd place={place} onMissing={() => setMissing(true)} />
      ) : (
        <HouseAd place={place} />
      )}
      <button
        type="button"
        onClick={() => setConsent(null)}
        className="note min-h-6 justify-self-start underline underline-offset-2"
      >
        Change my choice about ads
      </button>
    </div>
  )
}

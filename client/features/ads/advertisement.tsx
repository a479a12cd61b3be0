import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdConsent } from '#client/features/ads/ad-consent.ts'
import { HouseAd } from '#client/features/ads/house-ad.tsx'
import { ConsentQuestion, NetworkAd } from '#client/features/ads/network-ad.tsx'
import { siteQuery } from '#client/features/site/queries.ts'
import type { AdPlace } from '#contract/public/ad-places.ts'

/** What stands in the room of an advertisement: our own card, or what the network has, once the reader has said yes to it. */
export function Advertisement({ place }: { place: AdPlace }) {
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

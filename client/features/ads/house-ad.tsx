import { useState } from 'react'
import { houseCard } from '#client/features/ads/house-cards.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import type { AdPlace } from '#contract/public/ad-places.ts'

/** One of our own cards, named for whose it is. */
export function HouseAd({ place }: { place: AdPlace }) {
  const [{ title, text, link }] = useState(() => houseCard(place, new Date()))
  return (
    <div className="grid content-start justify-items-start gap-1.5">
      <p className="note">From MealCrafter</p>
      <h3>{title}</h3>
      <p className="text-ui leading-snug text-ink-2">{text}</p>
      {link && <TextLink {...link.to}>{link.words}</TextLink>}
    </div>
  )
}

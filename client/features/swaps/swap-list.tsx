import type { UseQueryResult } from '@tanstack/react-query'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { leadClass, OffersComing, offerClass } from '#client/features/swaps/offers-coming.tsx'
import { swapGain, swapWarning, swapWords } from '#client/features/swaps/swap-words.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { SwapOption } from '#domain/recipe/swap-option.ts'

interface SwapListProps {
  found: UseQueryResult<readonly SwapOption[]>
  /** The food that they are to stand in for. */
  name: string
  busy: boolean
  onUse: (offer: SwapOption) => void
}

/** What may stand in for one line, and what each changes in a serving. */
export function SwapList({ found, ...shown }: SwapListProps) {
  return (
    <Loaded query={found} loading="Looking for substitutes" skeleton={<OffersComing />}>
      {(offers) => <Offers offers={offers} {...shown} />}
    </Loaded>
  )
}

function Offers({ offers, name, busy, onUse }: Omit<SwapListProps, 'found'> & { offers: readonly SwapOption[] }) {
  if (offers.length === 0) return <p className="text-ui text-ink-2">We don’t know of a substitute for this one.</p>
  return (
    <>
      <p className={leadClass}>Checked in the whole recipe.</p>
      <ul aria-label={`Instead of ${name}`}>
        {offers.map((offer) => (
          <li key={offer.food} className={offerClass}>
            <div className="min-w-0 flex-1 basis-52 text-ui">
              <p className="font-semibold wrap-anywhere">
                <Fractions>{offer.line}</Fractions>
              </p>
              <p className="num text-ink-2">{swapWords(offer)}</p>
              {swapWarning(offer) && (
                <Verdict kind="warns" small>
                  {swapWarning(offer)}
                </Verdict>
              )}
              {swapGain(offer) && (
                <Verdict kind="fits" small>
                  {swapGain(offer)}
                </Verdict>
              )}
            </div>
            <Button className="!min-h-11 !px-3.5 !py-1 text-ui" busy={busy} onClick={() => onUse(offer)}>
              Use it<span className="sr-only">: {offer.line}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

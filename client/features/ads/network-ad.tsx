import { useEffect, useRef } from 'react'
import type { AdConsent } from '#client/features/ads/ad-consent.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { type AdPlace, adFrame } from '#contract/public/ad-places.ts'

/**
 * The network's script runs in a frame of its own without our origin: it reads neither the page nor its cookies. The frame
 * says when it has found no advertisement.
 */
export function NetworkAd({ place, onMissing }: { place: AdPlace; onMissing: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && isMissing(data)) onMissing()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onMissing])
  return (
    <div className="grid gap-1">
      <p className="note">Advertisement</p>
      <iframe
        ref={frame}
        title="Advertisement"
        src={adFrame(place)}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
        className={place === 'dashboard' ? 'h-25 w-full border-0' : 'h-60 w-full border-0'}
      />
    </div>
  )
}

/** Asked in the slot itself, before anything of the network is loaded. */
export function ConsentQuestion({ onAnswer }: { onAnswer: (answer: AdConsent) => void }) {
  return (
    <div className="grid content-start justify-items-start gap-3">
      <p className="note">Advertisement</p>
      <p className="text-ui text-ink-2">
        Ads pay for the free plan. May our advertising partner show some here? It will see that this browser visited us
        and may recognize it on other sites. We don’t pass on anything from your profile.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onAnswer('yes')} className="!min-h-11 !py-1.5 text-ui">
          Yes, show them
        </Button>
        <Button onClick={() => onAnswer('no')} className="!min-h-11 !py-1.5 text-ui">
          No, thank you
        </Button>
      </div>
    </div>
  )
}

const isMissing = (data: unknown) =>
  typeof data === 'object' && data !== null && 'advertisement' in data && data.advertisement === 'missing'

import { useQuery } from '@tanstack/react-query'
import { type Asked, textSwaps } from '#client/features/check/queries.ts'
import { SwapList } from '#client/features/swaps/swap-list.tsx'

interface SwapTextProps {
  /** As it was checked. */
  asked: Asked
  line: number
  /** The food of the line. */
  name: string
  busy: boolean
  onSwap: (line: string) => void
}

/** What may stand in for one line of a pasted text, to be tried in it. */
export function SwapText({ asked, line, name, busy, onSwap }: SwapTextProps) {
  const found = useQuery(textSwaps(asked, line))
  return (
    <div className="mt-2 mb-2 rounded-ctl bg-well px-4 py-2">
      <SwapList found={found} name={name} busy={busy} onUse={(offer) => onSwap(offer.line)} />
      <p className="note border-t border-hair pt-2.5 pb-1">
        Only this line changes. The steps stay as you pasted them.
      </p>
    </div>
  )
}

import { Tooltip as Parts } from '@base-ui/react/tooltip'
import { type ReactElement, useRef } from 'react'

/** A few words about a control, within a TooltipGroup; the control needs a name of its own besides. */
export function Tooltip({ words, children }: { words: string; children: ReactElement }) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <>
      <Parts.Root>
        <Parts.Trigger render={children} />
        <Parts.Portal container={place}>
          <Parts.Positioner sideOffset={6} className="z-50">
            <Parts.Popup className="max-w-72 rounded-[5px] bg-ink px-2.5 py-1.5 text-note text-paper shadow-2">
              {words}
            </Parts.Popup>
          </Parts.Positioner>
        </Parts.Portal>
      </Parts.Root>
      <span ref={place} className="contents" />
    </>
  )
}

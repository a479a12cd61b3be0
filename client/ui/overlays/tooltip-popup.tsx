import { Tooltip as Parts } from '@base-ui/react/tooltip'
import type { ReactNode, RefObject } from 'react'

export interface TooltipPopupProps {
  control: Element
  /** Where in the page it stands: in its part of it, so that dialogs hold their own. */
  place: RefObject<HTMLElement | null>
  /** Whether it came without a wait: because of the keyboard, or right after the words of another control. */
  isInstant: boolean
  onClose: () => void
  children: ReactNode
}

/** The words of a tooltip beside its control, until Esc or a press elsewhere. */
export function TooltipPopup({ control, place, isInstant, onClose, children }: TooltipPopupProps) {
  return (
    <Parts.Root open onOpenChange={(open) => open || onClose()}>
      <Parts.Portal container={place}>
        <Parts.Positioner anchor={control} sideOffset={6} className="z-50">
          <Parts.Popup
            data-at-once={isInstant || undefined}
            className="max-w-72 rounded-[5px] bg-ink px-2.5 py-1.5 text-note text-paper shadow-2"
          >
            {children}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}

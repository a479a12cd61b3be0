import { AlertDialog as Parts } from '@base-ui/react/alert-dialog'
import { clsx } from 'clsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { useReturnFocus } from '#client/ui/focus/return-focus.ts'
import { scrimClass } from '#client/ui/overlays/scrim.ts'

export interface ConfirmProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question itself. */
  title: string
  description?: string
  confirmLabel: string
  busy?: boolean
  onConfirm: () => void
}

/** Asks before what cannot be taken back, over a dialog too. Cancel has the focus first; a press outside does not answer. */
export function ConfirmParts({ open, onOpenChange, title, description, confirmLabel, busy, onConfirm }: ConfirmProps) {
  const returnFocus = useReturnFocus({ open, isGoing: busy ?? false })
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      <Parts.Portal>
        <Parts.Backdrop forceRender className={clsx(scrimClass, 'z-45!')} />
        <Parts.Viewport className="fixed inset-0 z-50 grid place-items-center p-5">
          <Parts.Popup
            finalFocus={returnFocus}
            className="w-full max-w-[460px] rounded-sheet bg-sheet p-6 text-ink shadow-3 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Parts.Title className="text-3">{title}</Parts.Title>
            {description && <Parts.Description className="mt-2 text-ink-2">{description}</Parts.Description>}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Parts.Close render={<Button />}>Cancel</Parts.Close>
              <Button look="danger" busy={busy ?? false} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}

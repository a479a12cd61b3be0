import { Dialog as Parts } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useReturnFocus } from '#client/ui/focus/return-focus.ts'
import { offerToastPlace } from '#client/ui/overlays/toast-place.ts'

interface FullScreenProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean
  /** Called by Esc and by the cross. */
  onClose: () => void
  title: string
  closeLabel: string
  /** Beside the title. */
  beside?: ReactNode
  /** Under the head and always in sight. */
  above?: ReactNode
  /** Always in sight at the bottom. */
  footer: ReactNode
  /** How wide head and foot are. */
  columnClass?: string
}

/** One thing over the whole screen, to be seen from afar. What the rest takes, the part between head and foot takes. */
export function FullScreen({
  open,
  onClose,
  title,
  closeLabel,
  beside,
  above,
  footer,
  columnClass = 'wrap',
  children,
  ...rest
}: FullScreenProps) {
  const popup = useRef<HTMLDivElement>(null)
  const returnFocus = useReturnFocus({ open })
  return (
    <Parts.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Parts.Portal>
        <Parts.Viewport className="fixed inset-0 z-40 [container:dialog/size] print:hidden">
          <Parts.Popup
            ref={popup}
            initialFocus={popup}
            finalFocus={returnFocus}
            className="flex h-dvh w-full flex-col bg-paper text-ink outline-none cramped:block cramped:overflow-y-auto"
          >
            <header className="flex-none rule-under">
              <div className={clsx('flex items-center gap-3 py-2', columnClass)}>
                <Parts.Title className="line-clamp-2 min-w-0 flex-1 text-3 leading-tight wrap-anywhere">
                  {title}
                </Parts.Title>
                {beside}
                <Parts.Close
                  aria-label={closeLabel}
                  className="-mr-3.5 grid size-12 flex-none place-items-center rounded-ctl text-ink-2 hover:bg-well"
                >
                  <X aria-hidden className="icon" />
                </Parts.Close>
              </div>
            </header>
            {above && <div className="flex-none">{above}</div>}
            <div
              {...rest}
              className="scroller min-h-0 flex-1 overflow-y-auto overscroll-contain cramped:overflow-visible"
            >
              {children}
            </div>
            {open && <div ref={offerToastPlace} className="relative z-10 cramped:sticky cramped:bottom-0" />}
            <footer className="flex-none border-t border-hair pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
              <div className={columnClass}>{footer}</div>
            </footer>
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}

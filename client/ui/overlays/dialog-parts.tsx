import { Dialog as Parts } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useReturnFocus } from '#client/ui/focus/return-focus.ts'
import { scrimClass } from '#client/ui/overlays/scrim.ts'
import { offerToastPlace } from '#client/ui/overlays/toast-place.ts'

export interface DialogProps {
  open: boolean
  /** Called with false by Esc, by the cross and by a press outside. */
  onOpenChange: (open: boolean) => void
  title: string
  /** Beside the title: a badge, or a way to the page of what it shows. */
  beside?: ReactNode
  /** Stays in sight at the bottom: the buttons. */
  footer?: ReactNode
  /** A page has the whole window. */
  size?: 'wide' | 'middle' | 'narrow' | 'page'
  /** On a phone only as high as what it shows, at the foot of the screen; narrow ones always are. */
  isSheet?: boolean
  /** A title of few words that is what the dialog is about: on a phone it is larger. */
  isTitleLarge?: boolean
  /** What has the focus after the dialog, where nothing had it before. */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}

/**
 * A dialog with its head and foot always in sight, on a phone as high as the screen or a sheet at its foot; where that leaves no room between
 * them, for large letters or a phone on its side, everything scrolls together.
 */
export function DialogParts({
  open,
  onOpenChange,
  title,
  beside,
  footer,
  size = 'wide',
  isSheet = size === 'narrow',
  isTitleLarge = false,
  returnTo,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocus = useReturnFocus({ open, preferred: returnTo })
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      <Parts.Portal>
        <Parts.Backdrop className={scrimClass} />
        <Parts.Viewport
          data-size={size}
          className="fixed inset-0 z-40 grid justify-items-center [container:dialog/size] tablet:p-6 tablet:pt-8"
        >
          <Parts.Popup
            ref={popup}
            initialFocus={() => (popup.current?.contains(document.activeElement) ? false : heading.current)}
            finalFocus={returnFocus}
            className={clsx(
              'flex max-h-dvh w-full flex-col overflow-hidden bg-sheet text-ink shadow-3 outline-none cramped:block cramped:overflow-y-auto tablet:max-h-full tablet:self-start tablet:rounded-sheet',
              'transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
              isSheet ? 'self-end max-tablet:rounded-t-sheet' : 'self-stretch',
              size === 'narrow'
                ? 'tablet:max-w-[520px]'
                : size === 'middle'
                  ? 'tablet:max-w-[720px]'
                  : 'max-w-[1000px]',
            )}
          >
            <header className="dialog-head -order-2">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
                <Parts.Title
                  ref={heading}
                  tabIndex={-1}
                  className={clsx(
                    'min-w-0 flex-[1_1_8.5rem] wrap-anywhere outline-none tablet:text-2',
                    isTitleLarge ? 'text-[1.75rem]' : 'text-3',
                  )}
                >
                  {title}
                </Parts.Title>
                {beside}
              </div>
              <Parts.Close
                aria-label="Close"
                className="grid size-12 place-items-center self-start rounded-ctl text-ink-2 hover:bg-well tablet:self-center"
              >
                <X aria-hidden className="icon" />
              </Parts.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain cramped:overflow-visible">{children}</div>
            {open && (
              <div
                ref={offerToastPlace}
                className="relative z-10 has-data-aside:-order-1 cramped:sticky cramped:bottom-0"
              />
            )}
            {footer && <footer className="dialog-foot">{footer}</footer>}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}

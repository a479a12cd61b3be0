import { type ComponentType, lazy, type ReactElement, Suspense, useRef, useState } from 'react'
import { parts } from '#client/ui/overlays/parts.ts'
import type { TooltipPopupProps } from '#client/ui/overlays/tooltip-popup.tsx'

/** A page goes on without the words where they cannot be had. */
const TooltipPopup = lazy(() =>
  parts.tooltip().then(
    ({ TooltipPopup }): { default: ComponentType<TooltipPopupProps> } => ({ default: TooltipPopup }),
    () => ({ default: () => null }),
  ),
)

/** Milliseconds of rest on a control before its words show, and after the words of another in which they show at once. */
const patience = 700
const together = 300
/** From a control to its words there is a gap to cross. */
const crossing = 150
let lastShown = Number.NEGATIVE_INFINITY

/** A few words about a control, after 700 ms or where the keyboard brings the focus; the control needs a name of its own besides. */
export function Tooltip({ words, children }: { words: string; children: ReactElement }) {
  const place = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const [control, setControl] = useState<Element | null>(null)
  const [isInstant, setIsInstant] = useState(false)
  const inAWhile = (what: () => void, delay: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(what, delay)
  }
  const show = (around: Element, delay: number) => {
    void parts.tooltip().catch(() => undefined)
    setIsInstant(delay === 0)
    inAWhile(() => setControl(around.firstElementChild), control ? 0 : delay)
  }
  const hide = (delay: number) => {
    if (control) lastShown = performance.now()
    inAWhile(() => setControl(null), delay)
  }
  return (
    <span
      className="contents"
      onPointerEnter={({ currentTarget, pointerType }) => {
        if (pointerType !== 'touch') show(currentTarget, performance.now() - lastShown < together ? 0 : patience)
      }}
      onPointerLeave={() => hide(crossing)}
      onPointerDown={() => hide(0)}
      onFocus={({ currentTarget, target }) => target.matches(':focus-visible') && show(currentTarget, 0)}
      onBlur={() => hide(0)}
    >
      {children}
      {control && (
        <Suspense>
          <TooltipPopup control={control} place={place} isInstant={isInstant} onClose={() => hide(0)}>
            {words}
          </TooltipPopup>
        </Suspense>
      )}
      <span ref={place} className="contents" />
    </span>
  )
}

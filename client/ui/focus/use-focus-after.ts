import { useEffect, useRef } from 'react'
import { focusHeading } from '#client/ui/focus/return-focus.ts'

/**
 * Puts the focus on `target`, or on the heading of the page, where what had it went away because something got into
 * another state: sent, accepted, published. `undefined`: not known yet.
 */
export function useFocusAfter(state: string | undefined, target?: () => HTMLElement | null): void {
  const before = useRef(state)
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== state
    before.current = state
    if (!hasChanged || !hasFallen(document.activeElement)) return
    const found = target?.()
    if (found) found.focus()
    else focusHeading()
  })
}

/** Whether nothing has the focus but the page, or a dialog as a whole. */
export const hasFallen = (element: Element | null) =>
  element === null ||
  element === document.body ||
  element.getAttribute('role') === 'dialog' ||
  element.matches(':disabled')

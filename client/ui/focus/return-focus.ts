import { useState } from 'react'

interface Origin {
  element: Element | null
  /** The part of the page round it, which is still there when the element is gone. */
  part: Element | null
}

interface ReturnFocus {
  open: boolean
  /** For where nothing had the focus, because the dialog stood in the address. */
  preferred?: (() => HTMLElement | null) | undefined
  /** Whether what had the focus is being removed from the page right now. */
  isGoing?: boolean
}

/**
 * Where the focus goes when a dialog closes: to what had it before; where that is gone, to the heading of that part of
 * the page; else to `preferred`, or to the heading of the page.
 */
export function useReturnFocus({ open, preferred, isGoing = false }: ReturnFocus): () => HTMLElement | null {
  const [wasOpen, setWasOpen] = useState(false)
  const [origin, setOrigin] = useState<Origin>({ element: null, part: null })
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOrigin(originOf(document.activeElement))
  }
  return () => returnTo(isGoing ? { ...origin, element: null } : origin, preferred)
}

/** Puts the focus on the heading of the page, where what had it is gone and nothing nearer stays. */
export function focusHeading(): void {
  returnTo({ element: null, part: null }, undefined)?.focus({ preventScroll: true })
}

/** The same on the heading of the part of the page round an element that is about to go. */
export function focusHeadingOf(element: Element): void {
  returnTo({ ...originOf(element), element: null }, undefined)?.focus({ preventScroll: true })
}

function originOf(element: Element | null): Origin {
  if (!element || element === document.body) return { element: null, part: null }
  return { element, part: element.closest('section') }
}

function returnTo({ element, part }: Origin, preferred: ReturnFocus['preferred']): HTMLElement | null {
  if (element instanceof HTMLElement && element.isConnected) return element
  const heading = part?.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3') : null
  const target = heading ?? preferred?.() ?? document.querySelector<HTMLElement>('main h1')
  if (target && target.tabIndex < 0) target.setAttribute('tabindex', '-1')
  return target
}

import { type RefObject, useEffect, useRef, useState } from 'react'

/** A form behind a button: when it closes, the button that comes back has the focus. */
export function useOpening(): {
  isOpen: boolean
  open: () => void
  close: () => void
  button: RefObject<HTMLButtonElement | null>
} {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state === 'closed') button.current?.focus({ preventScroll: true })
  }, [state])
  return { isOpen: state === 'open', open: () => setState('open'), close: () => setState('closed'), button }
}

import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react'

/** Turns pages: by the arrow keys wherever the focus is but in a field, and by a swipe over what takes the answered handlers. */
export function useTurning(turn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), textarea, select'))
      return
    const by = keys[event.key]
    if (by === undefined) return
    event.preventDefault()
    turn(by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    // on its way down: a dialog keeps the arrows for itself
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!from.current || !touch) return
      const across = touch.clientX - from.current.x
      const along = touch.clientY - from.current.y
      from.current = null
      if (Math.abs(across) > shortestSwipe && Math.abs(across) > 2 * Math.abs(along)) turn(across < 0 ? 1 : -1)
    },
  }
}

/** Pixels; less is a tap of a shaking hand. */
const shortestSwipe = 56

const keys: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 }

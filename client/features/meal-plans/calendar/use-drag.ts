import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** What is carried, and over which place. */
export interface Carrying {
  entry: string
  over: string | undefined
}

/** Pixels that a mouse moves before it drags, and that a finger may tremble; milliseconds that a finger rests before it does. */
const drags = 6
const trembles = 10
const rests = 350
/** From the edge of the window where it scrolls along, and by how much a frame. */
const edge = 90
const scrolls = 12

/**
 * Carries elements with `data-entry` onto those with `data-cell`, by mouse and, after a long press, by finger. `ghost` follows the
 * pointer. A click that ends a drag is not heard.
 */
export function useDrag(ghost: RefObject<HTMLElement | null>, onDrop: (entry: string, cell: string) => void) {
  const [carrying, setCarrying] = useState<Carrying>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const begin = (event: ReactPointerEvent<HTMLElement>) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null
    const entry = card?.dataset['entry']
    if (!card || !entry || event.button !== 0 || !event.isPrimary) return
    stop.current?.()
    stop.current = follow({
      card,
      entry,
      at: { x: event.clientX, y: event.clientY },
      isFinger: event.pointerType !== 'mouse',
      ghost,
      show: setCarrying,
      drop: onDrop,
    })
  }
  return { carrying, onPointerDown: begin }
}

interface Following {
  card: HTMLElement
  entry: string
  at: { x: number; y: number }
  isFinger: boolean
  ghost: RefObject<HTMLElement | null>
  show: (carrying: Carrying | undefined) => void
  drop: (entry: string, cell: string) => void
}

/** From the press to the release. Answers how to end it at once. */
function follow({ card, entry, at: start, isFinger, ghost, show, drop }: Following): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let at = start
  let isCarried = false
  let over: string | undefined
  let frame = 0
  const timer = isFinger ? window.setTimeout(() => carry(), rests) : 0

  function carry() {
    isCarried = true
    if (isFinger) navigator.vibrate?.(12)
    frame = requestAnimationFrame(along)
    look()
  }
  function look() {
    over = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-cell]')?.dataset['cell']
    show({ entry, over })
    if (ghost.current) ghost.current.style.translate = `${at.x}px ${at.y}px`
  }
  function along() {
    const step = at.y < edge ? -scrolls : at.y > window.innerHeight - edge ? scrolls : 0
    if (step !== 0) {
      window.scrollBy(0, step)
      look()
    }
    frame = requestAnimationFrame(along)
  }
  function end(isDropped: boolean) {
    if (signal.aborted) return
    window.clearTimeout(timer)
    cancelAnimationFrame(frame)
    ended.abort()
    if (!isCarried) return
    show(undefined)
    // the click that follows a drag opens nothing
    const swallow = (click: MouseEvent) => {
      click.preventDefault()
      click.stopPropagation()
    }
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50)
    if (isDropped && over !== undefined) drop(entry, over)
  }

  window.addEventListener(
    'pointermove',
    (event) => {
      at = { x: event.clientX, y: event.clientY }
      const moved = Math.hypot(at.x - start.x, at.y - start.y)
      if (isCarried) look()
      // whoever moves before the long press is over scrolls
      else if (isFinger && moved > trembles) end(false)
      else if (!isFinger && moved > drags) carry()
    },
    { signal },
  )
  window.addEventListener('pointerup', () => end(true), { signal })
  window.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
  // the page must not scroll under a finger that carries, nor show its menu of a long press
  card.addEventListener('touchmove', (event) => isCarried && event.preventDefault(), { signal, passive: false })
  card.addEventListener('contextmenu', (event) => isFinger && event.preventDefault(), { signal })
  card.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => end(false)
}

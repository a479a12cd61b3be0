interface Press {
  readonly control: HTMLElement
  readonly place: DOMRect
  readonly x: number
  readonly y: number
}

/** What opens while it is pressed, as a menu does, is not among them. */
const controls = ':is(button, a[href], summary, [role=menuitem]):not([aria-haspopup])'

/**
 * A press counts for the button, link or item of a menu on which it began, though it moved meanwhile because something above it came or went: the
 * browser gives such a click to what holds both places, which does nothing.
 */
export function keepMovedPresses(): void {
  let press: Press | undefined
  const begin = ({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
    const control =
      isPrimary && button === 0 && target instanceof Element ? target.closest<HTMLElement>(controls) : null
    press = control ? { control, place: control.getBoundingClientRect(), x, y } : undefined
  }
  const end = (event: MouseEvent) => {
    const began = press
    press = undefined
    if (!began?.control.isConnected || event.detail !== 1 || hasModifier(event)) return
    if (!(event.target instanceof Node) || began.control.contains(event.target)) return
    if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > 4 || !hasMoved(began)) return
    event.preventDefault()
    event.stopPropagation()
    began.control.click()
  }
  document.addEventListener('pointerdown', begin, true)
  document.addEventListener('click', end, true)
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey

function hasMoved({ control, place }: Press): boolean {
  const { x, y } = control.getBoundingClientRect()
  return x !== place.x || y !== place.y
}

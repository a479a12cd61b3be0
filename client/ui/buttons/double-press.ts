const controls = 'button, a[href], summary'
/** Milliseconds in which a finger presses twice, and how far apart, in pixels: for a finger the browser does not count. */
const finger = { within: 350, apart: 24 }

/**
 * The second half of a double-click counts for the button or link of the first half alone: what has come in its place meanwhile, such as
 * Cancel where Generate was, or a dialog over it, nobody has seen yet.
 */
export function dropSecondPresses(): void {
  let first: { control: Element; at: number; x: number; y: number } | undefined
  const hear = (event: MouseEvent) => {
    const { target, detail, timeStamp: at, clientX: x, clientY: y } = event
    // a key, or a script
    if (detail === 0 || !(target instanceof Element)) return
    const isSecond =
      first &&
      (detail > 1 ||
        (isOfFinger(event) && at - first.at < finger.within && Math.hypot(x - first.x, y - first.y) < finger.apart))
    if (!isSecond) {
      const control = target.closest(controls)
      first = control ? { control, at, x, y } : undefined
    } else if (!first?.control.contains(target)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  document.addEventListener('click', hear, true)
}

const isOfFinger = (event: MouseEvent) => event instanceof PointerEvent && event.pointerType === 'touch'

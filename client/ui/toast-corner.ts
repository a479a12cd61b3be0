export const toastCorners = ['right', 'left', 'middle'] as const
/** A place at the foot of a wide window. */
export type ToastCorner = (typeof toastCorners)[number]

/**
 * Where at the foot of a wide window a toast covers the least that can be pressed; on the right where it makes no difference. `foot`: pixels from
 * the top of the window to the lower edge of a toast.
 */
export function clearestCorner(foot: number): ToastCorner {
  const covered = toastCorners.map((corner) => ({ corner, presses: pressesUnder(leftOf(corner), foot) }))
  return covered.reduce((best, one) => (one.presses < best.presses ? one : best)).corner
}

/** Pixels, as toasts.tsx has them: of a toast of a title and a line, and from the sides of the window. */
const [width, height, margin] = [420, 84, 24]
/** How close together it is looked, so that no button lies between. */
const step = 28

function leftOf(corner: ToastCorner): number {
  const room = document.documentElement.clientWidth - width
  return { right: room - margin, left: margin, middle: room / 2 }[corner]
}

/** How many of the points under a toast there can be pressed. */
function pressesUnder(left: number, foot: number): number {
  let presses = 0
  for (let x = left; x <= left + width; x += step)
    for (let y = foot - height; y <= foot; y += step) if (isPressed(x, y)) presses += 1
  return presses
}

function isPressed(x: number, y: number): boolean {
  const under = document.elementsFromPoint(x, y).find((element) => !element.closest('[data-toasts]'))
  return under?.closest('a, button, input, select, textarea, label, summary, [role=button], [tabindex="0"]') != null
}

/** Pixels a millisecond from which on nobody can read a title: some three windows a second. */
const flying = 2.5
/** Milliseconds without such speed until the page is at rest. */
const pause = 200

let moves = 0
let last = { y: 0, at: 0, isFast: false }
let rest: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

if (typeof window !== 'undefined')
  window.addEventListener('scroll', () => noteMove(window.scrollY, performance.now()), { passive: true })

/** The page has moved to so many pixels at so many milliseconds. */
export function noteMove(y: number, at: number): void {
  const isFast = Math.abs(y - last.y) / Math.max(1, at - last.at) > flying
  moves += 1
  // one leap, as to a letter, is no flight
  if (isFast && last.isFast) {
    clearTimeout(rest)
    rest = setTimeout(tellUnlessMoving, pause)
  }
  last = { y, at, isFast }
}

/** Where a frame was late, what moved meanwhile is told with the next two. */
function tellUnlessMoving() {
  const before = moves
  nextFrame(() => nextFrame(() => moves === before && tellAll()))
}
const nextFrame = globalThis.requestAnimationFrame ?? ((act: () => void) => setTimeout(act, 16))

function tellAll() {
  rest = undefined
  for (const act of waiting) act()
  waiting.clear()
}

/** Acts at once, or where the page flies past as soon as it is at rest. Returns how not to. */
export function atRest(act: () => void): () => void {
  if (rest === undefined) {
    act()
    return () => undefined
  }
  waiting.add(act)
  return () => void waiting.delete(act)
}

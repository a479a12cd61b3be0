import { type RefObject, startTransition, useEffect, useState } from 'react'
import { atRest } from '#client/features/recipes/library/rows/at-rest.ts'

/**
 * How high an element is as an empty box, in pixels, or 'auto' until it was measured; null where it is near the window and filled, which it becomes once the page is at rest.
 * `margin`: how far from the window is near, in pixels. What has the focus stays.
 */
export function useFarBox(
  box: RefObject<HTMLElement | null>,
  { isFilledAtFirst, margin }: { isFilledAtFirst: boolean; margin: number },
): number | 'auto' | null {
  const [height, setHeight] = useState<number | 'auto' | null>(isFilledAtFirst ? null : 'auto')
  useEffect(() => {
    const element = box.current
    if (!element) return
    let stopWaiting = () => {}
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)
        if (!seen) return
        stopWaiting()
        if (seen.isIntersecting) stopWaiting = atRest(() => startTransition(() => setHeight(null)))
        // a box that was never filled stays as it is: to lay it out anew costs a frame
        else if (!element.contains(document.activeElement))
          setHeight((before) => (before === 'auto' ? before : seen.boundingClientRect.height))
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(element)
    return () => {
      stopWaiting()
      observer.disconnect()
    }
  }, [box, margin])
  return height
}

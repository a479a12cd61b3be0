import { useEffect, useState } from 'react'
import type { PlanComing } from '#client/features/meal-plans/generate/use-plan-generation.ts'
import { choosingSeconds } from '#contract/planning/planning.ts'

/** 'About 25 seconds left': by how fast the dishes come, then by the time that choosing takes, `seconds` at most. */
export function leftText(
  elapsed: number,
  { done, of, seconds }: Pick<PlanComing, 'done' | 'of' | 'seconds'>,
  chosen: number,
): string {
  if (done === undefined || of === undefined) return aboutText(seconds - chosen)
  // the first dishes come slower than the others
  if (done < 20 || elapsed < 3)
    return seconds > choosingSeconds.usual ? 'Up to two minutes' : 'Usually less than a minute'
  return aboutText((elapsed / done) * (of - done) + seconds)
}

function aboutText(seconds: number): string {
  return seconds < 5 ? 'A few seconds left' : `About ${Math.ceil(seconds / 5) * 5} seconds left`
}

/** The same, told anew every second while a plan is on its way. */
export function useSecondsLeft(coming: Pick<PlanComing, 'done' | 'of' | 'seconds'>): string {
  const [passed, setPassed] = useState({ all: 0, choosing: 0 })
  const isChoosing = coming.done === undefined
  useEffect(() => {
    const timer = setInterval(
      () =>
        setPassed(({ all, choosing }) => ({
          all: all + 1,
          choosing: isChoosing && all > 2 ? choosing + 1 : choosing,
        })),
      1000,
    )
    return () => clearInterval(timer)
  }, [isChoosing])
  return leftText(passed.all, coming, passed.choosing)
}

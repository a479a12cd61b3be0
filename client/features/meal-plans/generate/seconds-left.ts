import { useEffect, useState } from 'react'
import type { PlanComing } from '#client/features/meal-plans/generate/use-plan-generation.ts'

/** Seconds in which a week is chosen once its dishes are there, as the contract has it. */
const choosing = 10

/** 'About 25 seconds left': by how fast the dishes come, then by the time that choosing takes. */
export function leftText(elapsed: number, done: number | undefined, of: number | undefined, chosen: number): string {
  if (done === undefined || of === undefined) return aboutText(choosing - chosen)
  // the first dishes come slower than the others
  if (done < 20 || elapsed < 3) return 'Usually less than a minute'
  return aboutText((elapsed / done) * (of - done) + choosing)
}

function aboutText(seconds: number): string {
  return seconds < 5 ? 'A few seconds left' : `About ${Math.ceil(seconds / 5) * 5} seconds left`
}

/** The same, told anew every second while a plan is on its way. */
export function useSecondsLeft({ done, of }: Pick<PlanComing, 'done' | 'of'>): string {
  const [seconds, setSeconds] = useState({ all: 0, choosing: 0 })
  const isChoosing = done === undefined
  useEffect(() => {
    const timer = setInterval(
      () =>
        setSeconds(({ all, choosing }) => ({
          all: all + 1,
          choosing: isChoosing && all > 2 ? choosing + 1 : choosing,
        })),
      1000,
    )
    return () => clearInterval(timer)
  }, [isChoosing])
  return leftText(seconds.all, done, of, seconds.choosing)
}

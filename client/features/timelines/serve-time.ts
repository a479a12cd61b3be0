import { useState } from 'react'
import { keptInTab } from '#client/kept.ts'

/** When what is cooked together is served, 'HH:MM', remembered for it as long as the tab is open. `place`: which it is, 'menu-3'. */
export function useServeTime(place: string, usual: string): [time: string, setTime: (time: string) => void] {
  const kept = keptInTab(`serve-${place}`)
  const [time, setTime] = useState(() => kept.read() ?? usual)
  return [
    time,
    (next) => {
      setTime(next)
      kept.keep(next)
    },
  ]
}

import { useState } from 'react'
import { keptForMember } from '#client/kept.ts'

/**
 * When what is cooked together is served, 'HH:MM', remembered for it on the device until its member signs out, as long as its usual hour is the
 * same. `place`: which it is, 'menu-3'.
 */
export function useServeTime(place: string, usual: string): [time: string, setTime: (time: string) => void] {
  const kept = keptForMember(`serve-${place}`)
  const [time, setTime] = useState(() => {
    const [known, of] = (kept.read() ?? '').split(' ')
    return known && of === usual ? known : usual
  })
  return [
    time,
    (next) => {
      setTime(next)
      if (next === usual || next === '') kept.drop()
      else kept.keep(`${next} ${usual}`)
    },
  ]
}

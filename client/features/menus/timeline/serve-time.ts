import { useState } from 'react'
import { keptInTab } from '#client/kept.ts'
import type { MealType } from '#domain/plan/menu/options.ts'

const usual: Readonly<Record<MealType, string>> = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '19:00',
  snack: '16:00',
  complete_day: '19:00',
}

/** When a menu is served, 'HH:MM', remembered for it as long as the tab is open. */
export function useServeTime(id: number, meal: MealType): [time: string, setTime: (time: string) => void] {
  const kept = keptInTab(`serve-menu-${id}`)
  const [time, setTime] = useState(() => kept.read() ?? usual[meal])
  return [
    time,
    (next) => {
      setTime(next)
      kept.keep(next)
    },
  ]
}

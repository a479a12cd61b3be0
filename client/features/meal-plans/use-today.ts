import { useState } from 'react'
import { todayOf } from '#client/calendar-day.ts'

/** What the reader's calendar said when the page was opened. */
export function useToday(): string {
  const [today] = useState(() => todayOf(new Date()))
  return today
}

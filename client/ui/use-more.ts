import { useState } from 'react'

/** Rows that a list begins with, and shows more of at a press. */
const step = 10

/** The first rows of a list that has all of them; `more` shows the next, undefined where none are left. */
export function useMore<Row>(rows: readonly Row[]): { shown: readonly Row[]; more: (() => void) | undefined } {
  const [count, setCount] = useState(step)
  return {
    shown: rows.slice(0, count),
    more: rows.length > count ? () => setCount(count + step) : undefined,
  }
}

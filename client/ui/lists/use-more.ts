import { useState } from 'react'
import type { Parts } from '#client/ui/lists/show-more.tsx'

/** Rows that a list begins with, and shows more of at a press. */
const step = 10

/** The first rows of a list that has all of them, and how `ShowMore` shows the next. */
export function useMore<Row>(rows: readonly Row[]): { shown: readonly Row[]; parts: Parts } {
  const [count, setCount] = useState(step)
  return {
    shown: rows.slice(0, count),
    parts: {
      hasNextPage: rows.length > count,
      isFetchingNextPage: false,
      fetchNextPage: () => setCount(count + step),
    },
  }
}

import { useLayoutEffect, useRef } from 'react'
import { lineControl } from '#client/features/check/line-reading.tsx'
import type { Result } from '#client/features/check/use-checking.ts'

/**
 * Where the reader is after a check: at the heading where the form was sent; where one line was said otherwise at that
 * line, which stays where it was on the screen.
 */
export function useKeptPlace(result: Result) {
  const heading = useRef<HTMLHeadingElement>(null)
  const top = useRef<number | null>(null)
  useLayoutEffect(() => {
    const { from } = result
    if (from.part === 'form') {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView()
    }
    if (from.part === 'line') {
      const row = rowOf(from.line)
      if (row && top.current !== null)
        scrollBy({ top: row.getBoundingClientRect().top - top.current, behavior: 'instant' })
      document.getElementById(lineControl(from.line))?.focus({ preventScroll: true })
    }
    top.current = null
  }, [result])
  return {
    heading,
    keepPlace: (line: number) => {
      top.current = rowOf(line)?.getBoundingClientRect().top ?? null
    },
  }
}

const rowOf = (line: number) => document.getElementById(lineControl(line))?.closest('li') ?? null

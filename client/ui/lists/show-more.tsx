import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/buttons/button.tsx'
import { hasFallen } from '#client/ui/focus/use-focus-after.ts'

/** A list of which a part is shown, as an infinite query tells of it. */
export interface Parts {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

interface ShowMoreProps {
  parts: Parts
  /** Rows that are shown. */
  count: number
  className?: string
}

/**
 * Below a list of which more can come. Whoever presses the button stands on the first of the new rows then, unless they went elsewhere meanwhile, and
 * is told how many came. Rows are the `li` and `tr` of the nearest part of the page round it that has any. Stays where the list ends, for what it says.
 */
export function ShowMore({
  parts: { hasNextPage, isFetchingNextPage, fetchNextPage },
  count,
  className,
}: ShowMoreProps) {
  const status = useRef<HTMLOutputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<{ count: number; rows: ReadonlySet<Element> }>()
  const [came, setCame] = useState<{ words: string; before: ReadonlySet<Element> }>()
  if (asked && count > asked.count) {
    setAsked(undefined)
    setCame({ words: `${count - asked.count} more shown.${hasNextPage ? '' : ' That’s all.'}`, before: asked.rows })
  }
  useEffect(() => {
    const focused = document.activeElement
    if (!came || !(focused === button.current || hasFallen(focused))) return
    const first = rowsRound(status.current).find((row) => !came.before.has(row))
    // not what stands in it: a second press of Enter would act on it
    first?.setAttribute('tabindex', '-1')
    first?.focus()
  }, [came])
  const ask = () => {
    setCame(undefined)
    setAsked({ count, rows: new Set(rowsRound(status.current)) })
    fetchNextPage()
  }
  return (
    <>
      <output ref={status} className="sr-only">
        {came?.words}
      </output>
      {hasNextPage && (
        <Button ref={button} busy={isFetchingNextPage} onClick={ask} className={className}>
          Show more
        </Button>
      )}
    </>
  )
}

function rowsRound(place: Element | null): HTMLElement[] {
  for (let part = place?.parentElement; part; part = part.parentElement) {
    const rows = part.querySelectorAll<HTMLElement>('li, tbody > tr')
    if (rows.length > 0) return [...rows]
  }
  return []
}

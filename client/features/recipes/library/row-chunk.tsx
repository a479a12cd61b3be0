import { memo, useEffect, useRef, useState } from 'react'
import { LibraryRow } from '#client/features/recipes/library/library-row.tsx'
import type { User } from '#contract/accounts.ts'
import type { ListedRecipe } from '#contract/recipe.ts'

/**
 * One page of rows. Far from the window it is an empty box of the same height, so that ten thousand recipes cost what a
 * few screens cost; what has the focus stays.
 */
export const RowChunk = memo(function RowChunk({
  rows,
  first,
  user,
}: {
  rows: readonly ListedRecipe[]
  /** The place of its first row, from 1. */
  first: number
  user: User
}) {
  const list = useRef<HTMLUListElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)
        if (!seen) return
        const stays = seen.isIntersecting || element.contains(document.activeElement)
        setHeight(stays ? null : seen.boundingClientRect.height)
      },
      { rootMargin: '2000px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <ul
      ref={list}
      aria-label={`Recipes ${first} to ${first + rows.length - 1}`}
      style={height === null ? undefined : { height }}
    >
      {height === null && rows.map((recipe) => <LibraryRow key={recipe.id} recipe={recipe} user={user} />)}
    </ul>
  )
})

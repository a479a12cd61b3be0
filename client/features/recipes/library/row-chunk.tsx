import { clsx } from 'clsx'
import { memo, useEffect, useRef, useState } from 'react'
import { LibraryCard } from '#client/features/recipes/library/library-card.tsx'
import { LibraryRow } from '#client/features/recipes/library/library-row.tsx'
import type { View } from '#client/features/recipes/library/library-view.ts'
import type { Pick } from '#client/features/recipes/recipe-title.tsx'
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
  view,
  pick,
}: {
  rows: readonly ListedRecipe[]
  /** The place of its first row, from 1. */
  first: number
  user: User
  view: View
  pick: Pick | undefined
}) {
  const list = useRef<HTMLUListElement>(null)
  const [height, setHeight] = useState<number | null>(first > seenAtFirst ? unseenHeight : null)
  const Item = view === 'cards' ? LibraryCard : LibraryRow
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
      className={clsx(
        view === 'cards' &&
          '-mx-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-3 gap-y-5 pb-5 @max-[19rem]:-mx-1 @min-[560px]:-mx-3 @min-[560px]:grid-cols-3 @min-[560px]:gap-x-4 @min-[900px]:grid-cols-4',
      )}
      style={height === null ? undefined : { height }}
    >
      {height === null && rows.map((recipe) => <Item key={recipe.id} recipe={recipe} user={user} pick={pick} />)}
    </ul>
  )
})

/** Where many pages come at once, as with another look, those further down are empty until they come near. */
const seenAtFirst = 96
const unseenHeight = 4000

import { clsx } from 'clsx'
import { type CSSProperties, memo, startTransition, useEffect, useRef, useState } from 'react'
import type { Pick } from '#client/features/dishes/recipe-title.tsx'
import { atRest } from '#client/features/recipes/library/at-rest.ts'
import { LibraryCard } from '#client/features/recipes/library/library-card.tsx'
import { LibraryRow } from '#client/features/recipes/library/library-row.tsx'
import type { View } from '#client/features/recipes/library/library-view.ts'
import type { User } from '#contract/accounts.ts'
import type { ListedRecipe } from '#contract/recipe.ts'

interface ChunkProps {
  rows: readonly ListedRecipe[]
  /** The place of its first row, from 1. */
  first: number
  user: User
  view: View
  pick: Pick | undefined
}

/**
 * A few rows. Far from the window they are an empty box of the same height, so that ten thousand recipes cost what a
 * few screens cost, and while the page flies past it stays one; what has the focus stays. They are not drawn anew when others come.
 */
export const RowChunk = memo(function RowChunk({ rows, first, user, view, pick }: ChunkProps) {
  const list = useRef<HTMLUListElement>(null)
  // 'auto' until it was measured: about as high as its recipes will be
  const [height, setHeight] = useState<number | 'auto' | null>(first > seenAtFirst ? 'auto' : null)
  const Item = view === 'cards' ? LibraryCard : LibraryRow
  useEffect(() => {
    const element = list.current
    if (!element) return
    let stopWaiting = () => {}
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)
        if (!seen) return
        stopWaiting()
        if (seen.isIntersecting) stopWaiting = atRest(() => startTransition(() => setHeight(null)))
        // a box that was never filled stays as it is: to lay it out anew costs a frame
        else if (!element.contains(document.activeElement))
          setHeight((before) => (before === 'auto' ? before : seen.boundingClientRect.height))
      },
      { rootMargin: '1200px 0px' },
    )
    observer.observe(element)
    return () => {
      stopWaiting()
      observer.disconnect()
    }
  }, [])
  return (
    <ul
      ref={list}
      aria-label={`Recipes ${first} to ${first + rows.length - 1}`}
      className={clsx(
        height !== null && (view === 'cards' ? 'cards-coming' : 'rows-coming'),
        view === 'cards' &&
          'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-3 gap-y-5 pb-5 @min-[560px]:grid-cols-3 @min-[560px]:gap-x-4 @min-[900px]:grid-cols-4',
        // the tint of a card that is picked keeps within the column
        view === 'cards' && !pick && '-mx-2 @max-[19rem]:-mx-1 @min-[560px]:-mx-3',
      )}
      style={
        height === null
          ? undefined
          : ({ height: height === 'auto' ? undefined : height, '--cards': rows.length } as CSSProperties)
      }
    >
      {height === null && rows.map((recipe) => <Item key={recipe.id} recipe={recipe} user={user} pick={pick} />)}
    </ul>
  )
}, isSame)

function isSame(before: ChunkProps, now: ChunkProps): boolean {
  return (
    before.user === now.user &&
    before.view === now.view &&
    before.pick === now.pick &&
    before.rows.length === now.rows.length &&
    before.rows.every((row, at) => row === now.rows[at])
  )
}

/** Where many pages come at once, as with another look, those further down are empty until they come near. */
const seenAtFirst = 24

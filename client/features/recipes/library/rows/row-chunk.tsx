import { clsx } from 'clsx'
import { type CSSProperties, memo, useRef } from 'react'
import type { Pick } from '#client/features/dishes/recipe-title.tsx'
import { LibraryCard } from '#client/features/recipes/library/rows/library-card.tsx'
import { LibraryRow } from '#client/features/recipes/library/rows/library-row.tsx'
import type { View } from '#client/features/recipes/library/rows/library-view.ts'
import { useFarBox } from '#client/features/recipes/library/rows/use-far-box.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

interface ChunkProps {
  rows: readonly ListedRecipe[]
  /** The place of its first row, from 1. */
  first: number
  user: User
  view: View
  pick: Pick | undefined
}

/**
 * Some screens of rows. Far from the window they are one empty box of about the same height: what the browser looks at with every frame are a hundred
 * of these instead of a thousand chunks.
 */
export const RowGroup = memo(function RowGroup({ rows, first, user, view, pick }: ChunkProps) {
  const group = useRef<HTMLDivElement>(null)
  const height = useFarBox(group, { isFilledAtFirst: first === 1, margin: 2400 })
  return (
    <div
      ref={group}
      className={clsx(height !== null && [comingClass[view], columnClass(view, pick)])}
      style={boxStyle(height, rows.length)}
    >
      {height === null &&
        parted(rows, chunkSize, chunkSize).map((chunk) => (
          <RowChunk
            key={chunk.first}
            rows={chunk.rows}
            first={first + chunk.first}
            user={user}
            view={view}
            pick={pick}
          />
        ))}
    </div>
  )
}, isSame)

/**
 * A few rows. Far from the window they are an empty box of the same height, so that ten thousand recipes cost what a
 * few screens cost, and while the page flies past it stays one. They are not drawn anew when others come.
 */
export const RowChunk = memo(function RowChunk({ rows, first, user, view, pick }: ChunkProps) {
  const list = useRef<HTMLUListElement>(null)
  const height = useFarBox(list, { isFilledAtFirst: first <= seenAtFirst, margin: 1200 })
  const Item = view === 'cards' ? LibraryCard : LibraryRow
  return (
    <ul
      ref={list}
      aria-label={`Recipes ${first} to ${first + rows.length - 1}`}
      className={clsx(
        height !== null && comingClass[view],
        view === 'cards' &&
          'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-3 gap-y-5 pb-5 @min-[560px]:grid-cols-3 @min-[560px]:gap-x-4 @min-[900px]:grid-cols-4',
        columnClass(view, pick),
      )}
      style={boxStyle(height, rows.length)}
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

/** Rows in parts of `size`, of which the first has `head`; `first` is the place of a part's first row, from 0. */
export function parted<Row>(
  rows: readonly Row[],
  head: number,
  size: number,
): { rows: readonly Row[]; first: number }[] {
  const starts = [
    0,
    ...Array.from({ length: Math.max(0, Math.ceil((rows.length - head) / size)) }, (_, at) => head + at * size),
  ]
  return starts.map((first, at) => ({ rows: rows.slice(first, starts[at + 1]), first }))
}

const comingClass: Readonly<Record<View, string>> = { cards: 'cards-coming', rows: 'rows-coming' }

/** The tint of a card that is picked keeps within the column. */
const columnClass = (view: View, pick: Pick | undefined) =>
  view === 'cards' && !pick && '-mx-2 @max-[19rem]:-mx-1 @min-[560px]:-mx-3'

function boxStyle(height: number | 'auto' | null, rows: number): CSSProperties | undefined {
  if (height === null) return undefined
  return { height: height === 'auto' ? undefined : height, '--cards': rows } as CSSProperties
}

/** Whole rows of two, three or four cards. */
const chunkSize = 12

/** Where many pages come at once, as with another look, those further down are empty until they come near. */
const seenAtFirst = 24

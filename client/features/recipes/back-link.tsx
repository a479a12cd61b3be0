import { useLocation } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { type IdeasSearch, paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/button.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where a recipe was opened from, with what was asked for there. */
    cameFrom?: { recipes: LibrarySearch } | { ideas: IdeasSearch }
  }
}

/** From a recipe back to where it was found; from anywhere else to the kitchen. */
export function BackLink() {
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom })
  const { words, to } = placeOf(cameFrom)
  return (
    <TextLink {...to} className="-mt-4 mb-2 print:hidden">
      <ArrowLeft aria-hidden className="icon-small" />
      {words}
    </TextLink>
  )
}

function placeOf(cameFrom: { recipes: LibrarySearch } | { ideas: IdeasSearch } | undefined) {
  if (cameFrom && 'recipes' in cameFrom) return { words: 'Your recipes', to: paths.recipes(cameFrom.recipes) }
  if (cameFrom) return { words: 'What can I make?', to: paths.ideas(cameFrom.ideas) }
  return { words: 'Your kitchen', to: paths.home() }
}

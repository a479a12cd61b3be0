import { type HistoryState, useLocation } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { communityPath } from '#client/community-paths.ts'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { type IdeasSearch, paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where a recipe was opened from, with what was asked for there. */
    cameFrom?: { recipes: LibrarySearch } | { ideas: IdeasSearch }
  }
}

/** From a recipe back to where it was found; from anywhere else home, or to the community if it is published there. */
export function BackLink({ isPublished = false }: { isPublished?: boolean }) {
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom })
  const { words, to } = placeOf(cameFrom, isPublished)
  return (
    <TextLink
      {...to}
      // where the dish goes from edge to edge it lies on the picture, as its other buttons do
      className="my-2 max-[979px]:absolute max-[979px]:top-3 max-[979px]:left-3 max-[979px]:z-1 max-[979px]:my-0 max-[979px]:size-11 max-[979px]:justify-center max-[979px]:rounded-full max-[979px]:bg-sheet max-[979px]:text-ink max-[979px]:shadow-2 max-[979px]:no-underline print:hidden"
    >
      <ArrowLeft aria-hidden className="icon-small max-[979px]:size-5" />
      <span className="max-[979px]:sr-only">{words}</span>
    </TextLink>
  )
}

function placeOf(cameFrom: HistoryState['cameFrom'], isPublished: boolean) {
  if (cameFrom && 'recipes' in cameFrom) return { words: 'Your recipes', to: paths.recipes(cameFrom.recipes) }
  if (cameFrom) return { words: 'What can I make?', to: paths.ideas(cameFrom.ideas) }
  return isPublished ? { words: 'Community', to: communityPath() } : { words: 'Home', to: paths.home() }
}

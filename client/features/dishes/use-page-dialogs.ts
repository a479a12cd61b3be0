import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { RecipeSearch } from '#client/paths.ts'

/** What the address of a recipe's page says, and its ways: cooking and the dialogs live there. */
export interface PageDialogs {
  search: RecipeSearch
  open: (search: RecipeSearch) => void
  /** In the place of what is open. */
  turn: (search: RecipeSearch) => void
  close: () => void
}

export function usePageDialogs(
  search: RecipeSearch,
  go: (search: RecipeSearch, replace: boolean) => void,
): PageDialogs {
  const close = useClosing(Object.keys(search).length > 0, () => go({}, true))
  return { search, open: (next) => go(next, false), turn: (next) => go(next, true), close }
}

/**
 * Closing what was opened from the page goes back to it, as the browser's own back does; what the page was opened with is
 * replaced by the page.
 */
export function useClosing(isOpen: boolean, replace: () => void): () => void {
  const router = useRouter()
  const wasOpen = useRef(isOpen)
  const openedHere = useRef(false)
  useEffect(() => {
    if (isOpen && !wasOpen.current) openedHere.current = true
    if (!isOpen) openedHere.current = false
    wasOpen.current = isOpen
  }, [isOpen])
  return () => {
    if (openedHere.current) router.history.back()
    else replace()
  }
}

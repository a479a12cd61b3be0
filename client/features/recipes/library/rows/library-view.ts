import { useState } from 'react'
import { keptOnDevice } from '#client/kept.ts'

export type View = 'cards' | 'rows'

/** Recipes as cards or as rows, as this browser was last told. */
export function useLibraryView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (keptOnDevice('library-view').read() === 'rows' ? 'rows' : 'cards'))
  return [
    view,
    (next) => {
      setView(next)
      keptOnDevice('library-view').keep(next)
    },
  ]
}

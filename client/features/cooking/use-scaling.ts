import { use, useEffect, useEffectEvent, useState } from 'react'
import { fetchOnFirstUse } from '#client/ui/overlays/parts.ts'
import type { scaleRecipe } from '#domain/recipe/scaling/scale.ts'

/**
 * What scales a recipe: fetched at the first press, as most recipes are read as they were written. Undefined as long as it is on its way; a page that
 * opens for other people waits for it. `onMissing` hears when it cannot be had.
 */
export function useScaling(isWanted: boolean, onMissing: (error: unknown) => void): typeof scaleRecipe | undefined {
  const [start] = useState(() => ({ isWanted, fetched }))
  const first = start.fetched ?? (start.isWanted ? use(fetchAtStart()) : undefined)
  const [later, setLater] = useState<Fetched>()
  const scale = (first ?? later)?.scaleRecipe
  const tellMissing = useEffectEvent(onMissing)
  useEffect(() => fetchOnFirstUse([fetchScaling]), [])
  useEffect(() => {
    if (!isWanted || scale) return undefined
    let isOver = false
    fetchScaling().then(
      (scaling) => !isOver && setLater(scaling),
      (error: unknown) => !isOver && tellMissing(error),
    )
    return () => {
      isOver = true
    }
  }, [isWanted, scale])
  return scale
}

interface Fetched {
  scaleRecipe: typeof scaleRecipe
}
let fetched: Fetched | undefined

async function fetchScaling(): Promise<Fetched> {
  fetched = await import('#domain/recipe/scaling/scale.ts')
  return fetched
}

/** The same promise each time: what waits for it is drawn anew until it is kept. */
const fetchAtStart = () => (atStart ??= fetchScaling().catch(() => undefined))
let atStart: Promise<Fetched | undefined> | undefined

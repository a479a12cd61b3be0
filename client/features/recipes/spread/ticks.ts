type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (recipeId: number) => `ticks-${recipeId}`

/** The 0-based lines ticked in this window; anything unreadable is no tick. */
export function readTicks(store: Store, recipeId: number): number[] {
  try {
    const value: unknown = JSON.parse(store.getItem(keyOf(recipeId)) ?? '[]')
    return Array.isArray(value) ? value.filter((line): line is number => Number.isInteger(line) && line >= 0) : []
  } catch {
    return []
  }
}

/** Where the browser keeps nothing, ticks last as long as the page. */
export function saveTicks(store: Store, recipeId: number, ticks: readonly number[]): void {
  try {
    if (ticks.length === 0) store.removeItem(keyOf(recipeId))
    else store.setItem(keyOf(recipeId), JSON.stringify(ticks))
  } catch {
    return
  }
}

import type { Pick } from '#client/features/recipes/recipe-title.tsx'

/** The box by which a recipe of a list is picked; `tick` is its id, which the title names. */
export function PickBox({ pick, recipeId, tick }: { pick: Pick | undefined; recipeId: number; tick: string }) {
  return (
    pick && (
      <input
        id={tick}
        type="checkbox"
        className="tick z-1 ml-1"
        checked={pick.selected.includes(recipeId)}
        onChange={() => pick.onToggle(recipeId)}
      />
    )
  )
}

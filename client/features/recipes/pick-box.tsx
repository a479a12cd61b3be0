import { clsx } from 'clsx'
import type { Pick } from '#client/features/dishes/recipe-title.tsx'

interface PickBoxProps {
  pick: Pick | undefined
  recipeId: number
  tick: string
  className?: string
}

/** The box by which a recipe of a list is picked; `tick` is its id, which the title names. */
export function PickBox({ pick, recipeId, tick, className = 'ml-1' }: PickBoxProps) {
  return (
    pick && (
      <input
        id={tick}
        type="checkbox"
        className={clsx('tick z-1', className)}
        checked={pick.selected.includes(recipeId)}
        onChange={() => pick.onToggle(recipeId)}
      />
    )
  )
}

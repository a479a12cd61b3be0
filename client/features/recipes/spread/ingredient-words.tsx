import { Fractions } from '#client/features/recipes/fractions.tsx'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/** One line of the list: how much in its column, then of what. */
export function IngredientWords({
  ingredient: { amount, unit, name, preparation },
  isTicked = false,
}: {
  ingredient: Ingredient
  isTicked?: boolean
}) {
  const words = isTicked ? 'text-ink-3 line-through decoration-1' : ''
  return (
    <span className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-3 py-2.5 text-left leading-snug print:grid-cols-[84px_minmax(0,1fr)]! print:py-1 spread:grid-cols-[5.25rem_minmax(0,1fr)]">
      <span className={`num font-[650] wrap-anywhere ${words}`}>
        <Fractions>{`${amount} ${unit}`}</Fractions>
      </span>
      <span className={`wrap-anywhere ${words}`}>
        {name}
        {preparation && (
          <small className="text-note text-ink-3">
            {' '}
            <Fractions>{preparation}</Fractions>
          </small>
        )}
      </span>
    </span>
  )
}

import { Fractions } from '#client/features/dishes/fractions.tsx'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/** '(15-oz)' stays whole. */
const sizeInBrackets = /(\([^()\s]{1,20}\))/

/** One line of the list: how much, right in its column, then of what. */
export function IngredientWords({
  ingredient: { amount, unit, name, preparation },
  isTicked = false,
}: {
  ingredient: Ingredient
  isTicked?: boolean
}) {
  const isInches = unit.startsWith('inch ')
  const [before = '', size, after] = (isInches ? unit.slice('inch'.length) : `${amount} ${unit}`).split(sizeInBrackets)
  return (
    <span className={`amount-row ${isTicked ? 'text-ink-3 line-through decoration-1' : ''}`}>
      <span className="num text-right font-[650] text-balance">
        {isInches && (
          <span className="inline-block">
            <Fractions>{amount}</Fractions>-inch
          </span>
        )}
        <Fractions>{before}</Fractions>
        {size && <span className="inline-block">{size}</span>}
        {after}
      </span>
      <span>
        {name}
        {preparation && (
          <small className="ml-0.5 text-note text-ink-3">
            {' '}
            <Fractions>{preparation}</Fractions>
          </small>
        )}
      </span>
    </span>
  )
}

import { Rating } from '#client/features/recipes/spread/rating.tsx'
import type { Recipe } from '#contract/recipe.ts'

/** Under the last step: how leftovers keep, and how it was. */
export function AfterMethod({ recipe, Heading }: { recipe: Recipe; Heading: 'h2' | 'h3' }) {
  const { keeping = [] } = recipe
  const Small = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <>
      {keeping.length > 0 && (
        <section aria-labelledby="leftovers" className="grid gap-1 pt-5 pb-6 print:py-2">
          <Small id="leftovers" className="text-3 print:text-ui">
            Leftovers
          </Small>
          <p className="text-ink-2">{keeping.join(' ')}</p>
        </section>
      )}
      <Rating recipe={recipe} />
    </>
  )
}

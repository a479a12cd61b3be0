import { Fragment } from 'react'
import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { amountsOfStep } from '#client/features/spread/method/amounts-of-step.ts'
import { capital } from '#client/wording.ts'

/** How much goes into a step (0-based), under its words: nobody has to go back to the list with wet hands. */
export function StepAmounts({ recipe, cooking, step }: { recipe: CookedRecipe; cooking: Cooking; step: number }) {
  const amounts = amountsOfStep(recipe, cooking, step)
  if (amounts.length === 0) return null
  return (
    <p className="step-amounts">
      {amounts.map((amount, place) => (
        <Fragment key={amount}>
          <span className="inline-block">
            <Fractions>{place === 0 ? capital(amount) : amount}</Fractions>
            {place < amounts.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}

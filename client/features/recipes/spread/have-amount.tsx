import { Suspense, useState } from 'react'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { atHand } from '#client/features/recipes/spread/at-hand.ts'
import { lazyPart } from '#client/lazy-part.ts'
import type { Recipe } from '#contract/recipe.ts'

const HaveAmountForm = lazyPart(async () => (await atHand.scaling()).HaveAmountForm)

/** "I have 350 g of chicken": scales the recipe by what there is of one ingredient. */
export function HaveAmount({ recipe, cooking }: { recipe: Recipe; cooking: Cooking }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="mb-1.5 min-h-11 text-left text-ui font-semibold text-tomato-ink underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Scale by what you have
      </button>
      <Suspense>
        {wasOpen && (
          <HaveAmountForm recipe={recipe} cooking={cooking} isOpen={isOpen} onDone={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

import { Suspense, useState } from 'react'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { atHand } from '#client/features/spread/at-hand.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

const HaveAmountForm = lazyPart(async () => (await atHand.scaling()).HaveAmountForm)

/** "I have 350 g of chicken": scales the recipe by what there is of one ingredient. */
export function HaveAmount({ recipe, cooking }: { recipe: Recipe; cooking: Cooking }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <>
      <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Scale to what you have
      </TextButton>
      <Suspense>
        {wasOpen && (
          <HaveAmountForm recipe={recipe} cooking={cooking} isOpen={isOpen} onDone={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

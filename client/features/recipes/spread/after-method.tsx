import { Suspense } from 'react'
import { Rating } from '#client/features/recipes/spread/rating.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import type { User } from '#contract/accounts.ts'
import type { Recipe } from '#contract/recipe.ts'

const GoodToKnow = lazyPart(async () => (await import('#client/features/recipes/spread/good-to-know.tsx')).GoodToKnow)

/** Under the last step: what is worth knowing of the dish, and how it was. */
export function AfterMethod({ recipe, user, Heading }: { recipe: Recipe; user: User; Heading: 'h2' | 'h3' }) {
  return (
    <>
      <Suspense fallback={<div className="min-h-60 print:hidden" />}>
        <GoodToKnow recipe={recipe} user={user} Heading={Heading === 'h2' ? 'h3' : 'h4'} />
      </Suspense>
      <Rating recipe={recipe} />
    </>
  )
}

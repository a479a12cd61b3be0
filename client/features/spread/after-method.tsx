import type { UseQueryResult } from '@tanstack/react-query'
import { GoodToKnow } from '#client/features/spread/good-to-know.tsx'
import { Rating } from '#client/features/spread/rating.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { WorthCooking } from '#domain/recipe/worth/worth-shape.ts'

interface AfterMethodProps {
  recipe: Recipe
  worth: UseQueryResult<WorthCooking>
  user: User
  Heading: 'h2' | 'h3'
}

/** Under the last step: what is worth knowing of the dish, and how it was. They come together, so that no thumb moves while it is pressed. */
export function AfterMethod({ recipe, worth, user, Heading }: AfterMethodProps) {
  if (worth.isLoading) return <div className="min-h-60 brief:min-h-[28rem] print:hidden" />
  return (
    <>
      <GoodToKnow recipe={recipe} worth={worth.data} user={user} Heading={Heading === 'h2' ? 'h3' : 'h4'} />
      <Rating recipe={recipe} />
    </>
  )
}

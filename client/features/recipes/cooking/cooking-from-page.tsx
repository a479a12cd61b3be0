import type { CookedRecipe } from '#client/features/recipes/cooking/cooked-recipe.ts'
import { CookingMode } from '#client/features/recipes/cooking/cooking-mode.tsx'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import type { PageDialogs } from '#client/features/recipes/use-page-dialogs.ts'

/** The step that the address of a recipe's page names, over that page. */
export function CookingFromPage({
  recipe,
  cooking,
  dialogs,
}: {
  recipe: CookedRecipe
  cooking: Cooking
  dialogs: PageDialogs
}) {
  const { cook } = dialogs.search
  if (cook === undefined) return null
  return (
    <CookingMode
      recipe={recipe}
      cooking={cooking}
      step={cook}
      onStep={(step) => dialogs.turn({ cook: step })}
      onLeave={dialogs.close}
    />
  )
}

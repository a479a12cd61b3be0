import { Suspense } from 'react'
import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import type { PageDialogs } from '#client/features/dishes/use-page-dialogs.ts'
import { lazyPart } from '#client/lazy-part.ts'

const CookingMode = lazyPart(async () => (await import('#client/features/spread/cooking-mode.tsx')).CookingMode)

/** The step that the address of a recipe's page names, over that page. */
export function CookingFromPage({
  recipe,
  cooking,
  dialogs,
  recipeId,
}: {
  recipe: CookedRecipe
  cooking: Cooking
  dialogs: PageDialogs
  /** Where it is one's own: how it was is asked after the last step. */
  recipeId?: number
}) {
  const { cook } = dialogs.search
  if (cook === undefined) return null
  return (
    <Suspense>
      <CookingMode
        recipe={recipe}
        cooking={cooking}
        step={cook}
        onStep={(step) => dialogs.turn({ cook: step })}
        onLeave={dialogs.close}
        own={
          recipeId === undefined
            ? undefined
            : { recipeId, onCooked: (planned) => dialogs.turn({ dialog: 'cooked', ...planned }) }
        }
      />
    </Suspense>
  )
}

import { Download, Printer } from 'lucide-react'
import { DeleteButton } from '#client/features/recipes/delete-button.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { Rating } from '#client/features/recipes/spread/rating.tsx'
import { recipeText } from '#client/features/recipes/spread/recipe-text.ts'
import { Button, IconButton } from '#client/ui/button.tsx'
import { saveText } from '#client/ui/save-text.ts'
import { Tooltip } from '#client/ui/tooltip.tsx'
import type { Recipe } from '#contract/recipes.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { safeFileName } from '#domain/recipe/recipe-text.ts'

interface ActionsProps {
  recipe: Recipe
  place: 'page' | 'dialog'
  servings: number
  scaled: readonly Ingredient[]
  onDeleted: () => void
}

/** What can be done with a recipe. The saved text is for as many people as the page shows. */
export function RecipeActions({ recipe, place, servings, scaled, onDeleted }: ActionsProps) {
  const save = () =>
    saveText(
      `${safeFileName(recipe.title)}.txt`,
      recipeText({ ...recipe, ingredients: [...scaled] }, servings, recipe.servings),
    )
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-3 print:hidden">
      <Button onClick={save} className="mr-1 @max-[479px]:mr-0 @max-[479px]:w-full">
        <Download aria-hidden className="icon" />
        Save Recipe
      </Button>
      <FavoriteButton recipe={recipe} />
      <Rating recipe={recipe} />
      {place === 'page' && (
        <Tooltip words="Print">
          <IconButton label="Print" onClick={() => window.print()}>
            <Printer aria-hidden className="icon" />
          </IconButton>
        </Tooltip>
      )}
      <DeleteButton id={recipe.id} title={recipe.title} onDeleted={onDeleted} />
    </div>
  )
}

import { AppError } from '#contract/errors.ts'
import { mostLettersBoughtFor } from '#contract/shopping/list-change.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { lettersOfRecipe } from '#domain/recipe/texts/letters-of-recipe.ts'
import type { RecipeToBuy } from '#server/features/shopping/rows/kept-lists.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** What has to be bought for so many servings of each recipe, a line a food. Throws where they are too long together. */
export async function foodsOf(
  kitchen: Kitchen,
  wanted: readonly { readonly recipe: RecipeToBuy; readonly servings: number }[],
): Promise<ListedFood[][]> {
  if (wanted.reduce((sum, { recipe }) => sum + lettersOfRecipe(recipe), 0) > mostLettersBoughtFor) {
    const most = mostLettersBoughtFor.toLocaleString('en-US')
    throw new AppError(
      'invalid_input',
      `Recipes on one list can have at most ${most} characters in total. Please make several lists.`,
    )
  }
  return kitchen.ask(
    'foodsToBuy',
    wanted.map(({ recipe: { id, title, servings, ingredients, instructions }, servings: people }) => ({
      id,
      title,
      servings,
      ingredients,
      instructions,
      wanted: people,
    })),
  )
}

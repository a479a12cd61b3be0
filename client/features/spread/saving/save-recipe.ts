import { sentenceOf } from '#client/failure.ts'
import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { toast } from '#client/ui/overlays/toast.ts'

/** Saves the recipe as a text file; what writes it is fetched at the first use of the page. */
export async function saveRecipe(recipe: CookedRecipe, cooking: Cooking): Promise<void> {
  try {
    const { saveAsText } = await import('#client/features/spread/saving/save-as-text.ts')
    await saveAsText(recipe, cooking)
  } catch (error) {
    toast({
      title: 'Error',
      description: sentenceOf(error, 'We couldn’t save the recipe. Please try again.'),
      variant: 'destructive',
    })
  }
}

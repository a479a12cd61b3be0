import { RecipeNotFound } from '#client/features/dishes/recipe-states.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'

/** In place of a recipe that is not there, or not the reader's. */
export function RecipeNotHere() {
  return (
    <RecipeNotFound>
      <ButtonLink look="go" {...paths.recipes()}>
        Your recipes
      </ButtonLink>
      <ButtonLink {...paths.home({ dialog: 'generate' })}>Generate a recipe</ButtonLink>
    </RecipeNotFound>
  )
}

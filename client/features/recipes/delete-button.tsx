import { Trash2 } from 'lucide-react'
import type { RecipeToDelete } from '#client/features/recipes/delete-question.tsx'
import { useDeleting } from '#client/features/recipes/use-deleting.tsx'
import { IconButton } from '#client/ui/button.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'

/** Deletes a recipe after asking. */
export function DeleteButton(recipe: RecipeToDelete) {
  const { ask, question } = useDeleting(recipe)
  return (
    <>
      <Tooltip words="Delete">
        <IconButton label={`Delete: ${recipe.title}`} onClick={ask}>
          <Trash2 aria-hidden className="icon" />
        </IconButton>
      </Tooltip>
      {question}
    </>
  )
}

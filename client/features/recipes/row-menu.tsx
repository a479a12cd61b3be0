import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useDeleting } from '#client/features/recipes/use-deleting.tsx'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import type { ListedRecipe } from '#contract/recipe.ts'

/** What is done with a recipe of a list less often: it is edited, or deleted after the question. */
export function RowMenu({ recipe: { id, title } }: { recipe: ListedRecipe }) {
  const { ask, question } = useDeleting({ id, title })
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More: ${title}`}>
            <Ellipsis aria-hidden className="icon" />
          </IconButton>
        }
      >
        <MenuItem render={<Link {...paths.editRecipe(id)} />}>Edit</MenuItem>
        <MenuItem onClick={ask}>Delete</MenuItem>
      </Menu>
      {question}
    </>
  )
}

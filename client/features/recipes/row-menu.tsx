import { Link } from '@tanstack/react-router'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteQuestion } from '#client/features/recipes/delete-button.tsx'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import type { ListedRecipe } from '#contract/recipe.ts'

/** What is done with a recipe of a list less often: it is edited, or deleted after the question. */
export function RowMenu({ recipe: { id, title } }: { recipe: ListedRecipe }) {
  // a list has many of them, and asks about one
  const [hasAsked, setHasAsked] = useState(false)
  const [asks, setAsks] = useState(false)
  const ask = () => {
    setHasAsked(true)
    setAsks(true)
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More: ${title}`}>
            <Ellipsis aria-hidden className="icon" />
          </IconButton>
        }
      >
        <MenuItem render={<Link {...paths.editRecipe(id)} />} icon={<Pencil aria-hidden className={iconClass} />}>
          Edit
        </MenuItem>
        <MenuItem onClick={ask} icon={<Trash2 aria-hidden className={iconClass} />}>
          Delete
        </MenuItem>
      </Menu>
      {hasAsked && <DeleteQuestion id={id} title={title} asks={asks} onAsks={setAsks} />}
    </>
  )
}

const iconClass = 'icon text-ink-2'

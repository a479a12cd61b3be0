import { Link } from '@tanstack/react-router'
import { CopyPlus, Ellipsis, Pencil } from 'lucide-react'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import type { Recipe } from '#contract/recipe.ts'

/** What is done with a recipe less often: writing it anew, or another one that begins with its words. */
export function RecipeMenu({ recipe }: { recipe: Recipe }) {
  return (
    <Menu
      trigger={
        <IconButton label="More">
          <Ellipsis aria-hidden className="icon" />
        </IconButton>
      }
    >
      <MenuItem render={<Link {...paths.editRecipe(recipe.id)} />} icon={<Pencil aria-hidden className={iconClass} />}>
        Edit
      </MenuItem>
      <MenuItem
        render={<Link {...paths.newRecipe({ variationOf: recipe.id })} />}
        icon={<CopyPlus aria-hidden className={iconClass} />}
      >
        Make a variation
      </MenuItem>
    </Menu>
  )
}

const iconClass = 'icon text-ink-2'

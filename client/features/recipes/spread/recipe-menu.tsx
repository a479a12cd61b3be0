import { Link } from '@tanstack/react-router'
import { CopyPlus, Download, FileDown, ListPlus, Printer, Share2, Trash2 } from 'lucide-react'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { addressOfFile, fileFormats, saveAsText } from '#client/features/recipes/spread/downloads.ts'
import { MoreButton } from '#client/features/recipes/spread/more-button.tsx'
import { paths, type RecipeSearch } from '#client/paths.ts'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { useFile } from '#client/use-file.ts'
import type { Recipe } from '#contract/recipe.ts'

interface RecipeMenuProps {
  recipe: Recipe
  place: 'page' | 'dialog'
  cooking: Cooking
  onOpen: (search: RecipeSearch) => void
  onAddToList: () => void
  onDelete: () => void
  wasPressed: boolean
}

/** What is done with a recipe less often. What is saved or printed is for as many people as the page shows. */
export function RecipeMenu({ recipe, place, cooking, onOpen, onAddToList, onDelete, wasPressed }: RecipeMenuProps) {
  return (
    <Menu trigger={<MoreButton />} wasPressed={wasPressed}>
      <MenuItem icon={<ListPlus {...iconProps} />} onClick={onAddToList}>
        Add to list…
      </MenuItem>
      <MenuItem icon={<Share2 {...iconProps} />} onClick={() => onOpen({ dialog: 'share' })}>
        Share
      </MenuItem>
      {place === 'page' && (
        <MenuItem icon={<Printer {...iconProps} />} onClick={() => window.print()}>
          Print
        </MenuItem>
      )}
      <MenuItem icon={<Download {...iconProps} />} onClick={() => saveAsText(recipe, cooking)}>
        Save Recipe
      </MenuItem>
      {fileFormats.map(({ format, name }) => (
        <FileItem key={format} href={addressOfFile(recipe.id, cooking, format)} file={`recipe.${format}`} name={name} />
      ))}
      <MenuItem render={<Link {...paths.newRecipe({ variationOf: recipe.id })} />} icon={<CopyPlus {...iconProps} />}>
        Make a variation
      </MenuItem>
      <MenuItem icon={<Trash2 {...iconProps} />} onClick={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}

function FileItem({ href, file, name }: { href: string; file: string; name: string }) {
  const link = useFile(href, file)
  return (
    <MenuItem
      render={
        <a {...link}>
          <FileDown {...iconProps} />
          {name}
        </a>
      }
    >
      {name}
    </MenuItem>
  )
}

const iconProps = { 'aria-hidden': true, className: 'icon text-ink-2' } as const

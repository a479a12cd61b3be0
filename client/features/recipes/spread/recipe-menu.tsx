import { Link } from '@tanstack/react-router'
import { CookingPot, CopyPlus, Download, Ellipsis, FileDown, ListPlus, Printer, Share2, Trash2 } from 'lucide-react'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { saveRecipe } from '#client/features/recipes/spread/save-recipe.ts'
import { paths, type RecipeSearch } from '#client/paths.ts'
import { IconButton } from '#client/ui/button.tsx'
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
}

/** What is done with a recipe less often. What is saved or printed is for as many people as the page shows. */
export function RecipeMenu({ recipe, place, cooking, onOpen, onAddToList, onDelete }: RecipeMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label="More">
          <Ellipsis aria-hidden className="icon" />
        </IconButton>
      }
    >
      <MenuItem icon={<ListPlus {...iconProps} />} onClick={onAddToList}>
        Add to list…
      </MenuItem>
      <MenuItem icon={<CookingPot {...iconProps} />} onClick={() => onOpen({ dialog: 'cooked' })}>
        I cooked this
      </MenuItem>
      <MenuItem icon={<Share2 {...iconProps} />} onClick={() => onOpen({ dialog: 'share' })}>
        Share
      </MenuItem>
      {place === 'page' && (
        <MenuItem icon={<Printer {...iconProps} />} onClick={() => window.print()}>
          Print
        </MenuItem>
      )}
      <MenuItem icon={<Download {...iconProps} />} onClick={() => void saveRecipe(recipe, cooking)}>
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

/** The other forms that a recipe can be kept in. */
const fileFormats = [
  { format: 'pdf', name: 'PDF, for printing' },
  { format: 'md', name: 'Markdown' },
  { format: 'jsonld', name: 'JSON-LD, for other programs' },
] as const

/** Where the server has the recipe as such a file. */
function addressOfFile(id: number, { servings, units }: Cooking, format: string): string {
  const query = new URLSearchParams({ format, servings: String(Math.round(servings * 100) / 100) })
  if (units !== 'written') query.set('units', units)
  if (format === 'pdf' && /-(?:US|CA|MX|PH)\b/.test(navigator.language)) query.set('paper', 'letter')
  return `/api/recipes/${id}/file?${query}`
}

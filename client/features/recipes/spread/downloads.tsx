import { Download, FileDown } from 'lucide-react'
import type { CookedRecipe } from '#client/features/recipes/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { recipeText } from '#client/features/recipes/spread/recipe-text.ts'
import { Button, IconButton } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { saveText } from '#client/ui/save-text.ts'
import { useFile } from '#client/use-file.ts'
import type { Recipe } from '#contract/recipe.ts'
import { safeFileName } from '#domain/recipe/recipe-text.ts'

/** The recipe as a text, and in the other forms that it can be kept in: for as many people and in the measures that the page shows. */
export function Downloads({ recipe, cooking }: { recipe: Recipe; cooking: Cooking }) {
  return (
    <div className="flex items-center @max-[479px]:w-full">
      <SaveRecipe recipe={recipe} cooking={cooking} />
      <Menu
        trigger={
          <IconButton label="Save in another form">
            <FileDown aria-hidden className="icon" />
          </IconButton>
        }
      >
        {formats.map(({ format, name }) => (
          <FileItem key={format} href={addressOf(recipe.id, cooking, format)} file={`recipe.${format}`} name={name} />
        ))}
      </Menu>
    </div>
  )
}

function FileItem({ href, file, name }: { href: string; file: string; name: string }) {
  return <MenuItem render={<a {...useFile(href, file)}>{name}</a>}>{name}</MenuItem>
}

/** Saves the recipe as a text file. */
export function SaveRecipe({ recipe, cooking }: { recipe: CookedRecipe; cooking: Cooking }) {
  return (
    <Button
      className="@max-[479px]:flex-1"
      onClick={() => saveText(`${safeFileName(recipe.title)}.txt`, recipeText(recipe, cooking))}
    >
      <Download aria-hidden className="icon" />
      Save Recipe
    </Button>
  )
}

const formats = [
  { format: 'pdf', name: 'PDF, for printing' },
  { format: 'md', name: 'Markdown' },
  { format: 'jsonld', name: 'JSON-LD, for other programs' },
] as const

function addressOf(id: number, { servings, units }: Cooking, format: string): string {
  const query = new URLSearchParams({ format, servings: String(Math.round(servings * 100) / 100) })
  if (units !== 'written') query.set('units', units)
  if (format === 'pdf' && /-(?:US|CA|MX|PH)\b/.test(navigator.language)) query.set('paper', 'letter')
  return `/api/recipes/${id}/file?${query}`
}

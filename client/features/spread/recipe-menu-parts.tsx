import { Link } from '@tanstack/react-router'
import {
  Camera,
  CookingPot,
  CopyPlus,
  Download,
  FileDown,
  FolderPlus,
  ListPlus,
  Pencil,
  Printer,
  Share2,
  Trash2,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { saveRecipe } from '#client/features/spread/saving/save-recipe.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths, type RecipeSearch } from '#client/paths.ts'
import { MenuItem } from '#client/ui/overlays/menu.tsx'
import { MenuParts, type MenuProps } from '#client/ui/overlays/menu-parts.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

const FileFormats = lazyPart(async () => (await import('#client/features/spread/saving/file-formats.tsx')).FileFormats)
const PickCollection = lazyPart(
  async () => (await import('#client/features/recipes/library/collections/pick-collection.tsx')).PickCollection,
)
const PublishItem = lazyPart(async () => (await import('#client/features/publishing/menu-items.tsx')).PublishItem)

export interface RecipeMenuProps {
  recipe: Recipe
  place: 'page' | 'dialog'
  cooking: Cooking
  onOpen: (search: RecipeSearch) => void
  onAddToList: () => void
  onPhoto: () => void
  onDelete: () => void
}

/** The menu of a recipe, which comes when it is opened. What is saved or printed is for as many people as the page shows. */
export function RecipeMenuParts({
  trigger,
  recipe,
  place,
  cooking,
  onOpen,
  onAddToList,
  onPhoto,
  onDelete,
}: RecipeMenuProps & Pick<MenuProps, 'trigger'>) {
  const [asked, setAsked] = useState<'format' | 'collection'>()
  const close = () => setAsked(undefined)
  return (
    <>
      <MenuParts trigger={trigger}>
        <MenuItem icon={<CookingPot {...iconProps} />} onClick={() => onOpen({ dialog: 'cooked' })}>
          I cooked this
        </MenuItem>
        <MenuItem render={<Link {...paths.editRecipe(recipe.id)} />} icon={<Pencil {...iconProps} />}>
          Edit
        </MenuItem>
        <MenuItem icon={<ListPlus {...iconProps} />} onClick={onAddToList}>
          Add to list…
        </MenuItem>
        <MenuItem icon={<FolderPlus {...iconProps} />} onClick={() => setAsked('collection')}>
          Add to collection…
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
        <MenuItem icon={<FileDown {...iconProps} />} onClick={() => setAsked('format')}>
          Save as…
        </MenuItem>
        {place === 'page' && recipe.photoUrl === null && (
          <MenuItem icon={<Camera {...iconProps} />} onClick={onPhoto}>
            Add your photo
          </MenuItem>
        )}
        <MenuItem render={<Link {...paths.newRecipe({ variationOf: recipe.id })} />} icon={<CopyPlus {...iconProps} />}>
          Make a variation
        </MenuItem>
        {/* it comes after the others, and moves none of them but what is asked about once more */}
        <Suspense>
          <PublishItem recipe={recipe} onOpen={onOpen} />
        </Suspense>
        <hr className="mx-3 my-1.5 border-hair" />
        <MenuItem icon={<Trash2 {...iconProps} />} onClick={onDelete}>
          Delete
        </MenuItem>
      </MenuParts>
      <Suspense>
        {asked === 'format' && <FileFormats recipeId={recipe.id} cooking={cooking} onClose={close} />}
        {asked === 'collection' && <PickCollection recipeIds={[recipe.id]} onDone={close} onClose={close} />}
      </Suspense>
    </>
  )
}

const iconProps = { 'aria-hidden': true, className: 'icon text-ink-2' } as const

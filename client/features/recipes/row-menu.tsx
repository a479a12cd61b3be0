import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { RowQuestion } from '#client/features/recipes/row-dialogs.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

const RowDialogs = lazyPart(async () => (await import('#client/features/recipes/row-dialogs.tsx')).RowDialogs)

/** What is done with a recipe of a list less often: it is edited, put into a collection, or deleted after the question. */
export function RowMenu({ recipe: { id, title } }: { recipe: ListedRecipe }) {
  // undefined until something is asked: a list has thousands of rows
  const [asked, setAsked] = useState<RowQuestion | null>()
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
        <MenuItem onClick={() => setAsked('collection')}>Add to collection…</MenuItem>
        <MenuItem onClick={() => setAsked('delete')}>Delete</MenuItem>
      </Menu>
      {asked !== undefined && (
        <Suspense>
          <RowDialogs id={id} title={title} asked={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}

import { Ellipsis } from 'lucide-react'
import { atHand } from '#client/features/spread/at-hand.ts'
import type { RecipeMenuProps } from '#client/features/spread/recipe-menu-parts.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { OpensMenu } from '#client/ui/overlays/menu.tsx'

const load = atHand.menu
const RecipeMenuParts = lazyPart(async () => (await load()).RecipeMenuParts)

/** What is done with a recipe less often. */
export function RecipeMenu(props: RecipeMenuProps) {
  return (
    <OpensMenu trigger={trigger} load={load}>
      <RecipeMenuParts {...props} trigger={trigger} />
    </OpensMenu>
  )
}

const trigger = (
  <IconButton label="More">
    <Ellipsis aria-hidden className="icon" />
  </IconButton>
)

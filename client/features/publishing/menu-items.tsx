import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { communityPath } from '#client/community-paths.ts'
import { siteQuery } from '#client/features/site/queries.ts'
import type { RecipeSearch } from '#client/paths.ts'
import { MenuItem } from '#client/ui/overlays/menu.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

const icon = <Users aria-hidden className="icon text-ink-2" />
const useIsOn = () => useQuery(siteQuery).data?.community === true

/** The way there, where this installation has a community. Comes when a menu is opened. */
export function CommunityItem() {
  if (!useIsOn()) return null
  return (
    <MenuItem render={<Link {...communityPath()} />} icon={icon}>
      Community
    </MenuItem>
  )
}

/** The same for an own recipe. */
export function PublishItem({ recipe, onOpen }: { recipe: Recipe; onOpen: (search: RecipeSearch) => void }) {
  if (!useIsOn()) return null
  return (
    <MenuItem icon={icon} onClick={() => onOpen({ dialog: 'publish' })}>
      {recipe.isPublic ? 'Manage publishing' : 'Publish'}
    </MenuItem>
  )
}

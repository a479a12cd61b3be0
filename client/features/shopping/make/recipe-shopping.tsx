import { useNavigate } from '@tanstack/react-router'
import { ListPlus } from 'lucide-react'
import { Suspense } from 'react'
import { ShopOnline } from '#client/features/shopping/delivery/shop-online.tsx'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { useMakeList } from '#client/features/shopping/make/use-make-list.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import type { User } from '#contract/accounts/accounts.ts'

const PickList = lazyPart(async () => (await import('#client/features/shopping/make/pick-list.tsx')).PickList)

interface RecipeShoppingProps {
  recipeId: number
  user: User
  /** As many people as the page shows. */
  servings: number
  /** The plan does not allow it: the panel takes the place of the recipe. */
  onRefused: (refusal: PlanRefusal) => void
  /** Whether a list that is there already is being chosen. */
  picks: boolean
  onPicked: () => void
}

/** From a recipe to the shop: a list of its own, on a phone said in two words, a place on a list that is there, or the member's own store. */
export function RecipeShopping({ recipeId, user, servings, onRefused, picks, onPicked }: RecipeShoppingProps) {
  const navigate = useNavigate()
  const make = useMakeList({ onMade: ({ id }) => void navigate(paths.list(id)), onRefused })
  const people = Math.min(100, Math.max(1, Math.ceil(servings)))
  return (
    <div className="flex flex-wrap gap-3 brief:flex-auto print:hidden">
      <Button
        className="brief:flex-auto brief:px-2.5!"
        busy={make.isPending}
        onClick={() => make.mutate({ recipeIds: [recipeId], servings: people })}
      >
        <ListPlus aria-hidden className="icon brief:hidden" />
        <span>
          <span className="brief:sr-only">Generate </span>Shopping List
        </span>
      </Button>
      <ShopOnline user={user} />
      <Suspense>
        {picks && (
          <PickList user={user} recipeId={recipeId} servings={people} onClose={onPicked} onRefused={onRefused} />
        )}
      </Suspense>
    </div>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ShoppingBasket } from 'lucide-react'
import { Suspense } from 'react'
import { ShopOnline } from '#client/features/shopping/delivery/shop-online.tsx'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { useMakeList } from '#client/features/shopping/make/use-make-list.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import type { User } from '#contract/accounts.ts'

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
  /** In a narrow place with a word and a sign alone. */
  isBrief: boolean
}

/** From a recipe to the shop: a list of its own, a place on a list that is there, or the member's own store. */
export function RecipeShopping({ recipeId, user, servings, onRefused, picks, onPicked, isBrief }: RecipeShoppingProps) {
  const navigate = useNavigate()
  const make = useMakeList({ onMade: ({ id }) => void navigate(paths.list(id)), onRefused })
  const people = Math.min(100, Math.max(1, Math.ceil(servings)))
  return (
    <div
      className={clsx('flex flex-wrap gap-3 print:hidden', !isBrief && '@max-[479px]:flex-1 @max-[479px]:*:flex-auto')}
    >
      <Button
        className="@max-[479px]:!px-3"
        busy={make.isPending}
        onClick={() => make.mutate({ recipeIds: [recipeId], servings: people })}
      >
        <ShoppingBasket aria-hidden className={clsx('icon', !isBrief && '@max-[419px]:hidden')} />
        <span>
          <span className={clsx(isBrief && 'brief:sr-only')}>Generate Shopping </span>List
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

import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Flame, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { useDeleting } from '#client/features/recipes/use-deleting.tsx'
import { RecipeShopping } from '#client/features/shopping/make/recipe-shopping.tsx'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { RecipeMenu } from '#client/features/spread/recipe-menu.tsx'
import { paths, type RecipeSearch } from '#client/paths.ts'
import { Button, IconButton, iconButtonClass } from '#client/ui/buttons/button.tsx'
import { Tooltip } from '#client/ui/overlays/tooltip.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

interface ActionsProps {
  recipe: Recipe
  user: User
  place: 'page' | 'dialog'
  cooking: Cooking
  onDeleted: () => void
  onOpen: (search: RecipeSearch) => void
  /** The plan does not allow a list. */
  onRefused: (refusal: PlanRefusal) => void
  /** A photograph is chosen or taken. */
  onPhoto: () => void
}

/** To cook it, to buy for it, to keep it near and to change it, on a phone in one row; everything else is in its menu, and editing too. */
export function RecipeActions({ recipe, user, place, cooking, onDeleted, onOpen, onRefused, onPhoto }: ActionsProps) {
  const [picksList, setPicksList] = useState(false)
  const { ask, question } = useDeleting({ id: recipe.id, title: recipe.title, onDeleted })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 brief:gap-x-2 print:hidden">
      <StartCooking
        cooking={cooking}
        onStart={(step) => onOpen({ cook: step })}
        className="brief:flex-auto brief:px-2.5!"
      />
      <RecipeShopping
        recipeId={recipe.id}
        user={user}
        servings={cooking.servings}
        onRefused={onRefused}
        picks={picksList}
        onPicked={() => setPicksList(false)}
      />
      <div className="flex brief:-mr-3 brief:-ml-1.5">
        <FavoriteButton recipe={recipe} />
        <Tooltip words="Edit">
          <Link aria-label="Edit" {...paths.editRecipe(recipe.id)} className={clsx(iconButtonClass, 'brief:hidden')}>
            <Pencil aria-hidden className="icon" />
          </Link>
        </Tooltip>
        <RecipeMenu
          {...{ recipe, place, cooking, onOpen, onPhoto }}
          onAddToList={() => setPicksList(true)}
          onDelete={ask}
        />
      </div>
      {question}
    </div>
  )
}

/** The first step, or the one where the cook left off. */
export function StartCooking({
  cooking,
  onStart,
  className = '@max-[479px]:w-full',
}: {
  cooking: Cooking
  onStart: (step: number) => void
  className?: string
}) {
  const { lastStep = 1 } = cooking
  return (
    <Button
      look="go"
      onClick={() => {
        cooking.reach(lastStep)
        onStart(lastStep)
      }}
      className={className}
    >
      <Flame aria-hidden className="icon brief:hidden" />
      {lastStep > 1 ? `Continue at step ${lastStep}` : 'Start cooking'}
    </Button>
  )
}

export function PrintButton() {
  return (
    <Tooltip words="Print">
      <IconButton label="Print" onClick={() => window.print()}>
        <Printer aria-hidden className="icon" />
      </IconButton>
    </Tooltip>
  )
}

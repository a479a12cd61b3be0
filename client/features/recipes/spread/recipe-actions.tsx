import { Flame, Printer, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { DeleteButton } from '#client/features/recipes/delete-button.tsx'
import { RecipeMenu } from '#client/features/recipes/editor/recipe-menu.tsx'
import { FavoriteButton } from '#client/features/recipes/favorite-button.tsx'
import { Downloads } from '#client/features/recipes/spread/downloads.tsx'
import { Rating } from '#client/features/recipes/spread/rating.tsx'
import type { RecipeSearch } from '#client/paths.ts'
import { Button, IconButton } from '#client/ui/button.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import type { Recipe } from '#contract/recipe.ts'

interface ActionsProps {
  recipe: Recipe
  place: 'page' | 'dialog'
  cooking: Cooking
  onDeleted: () => void
  onOpen: (search: RecipeSearch) => void
  /** Beside cooking: what there is to buy for it. */
  children?: ReactNode
}

/** What can be done with a recipe. What is saved or printed is for as many people as the page shows. */
export function RecipeActions({ recipe, place, cooking, onDeleted, onOpen, children }: ActionsProps) {
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <StartCooking cooking={cooking} onStart={(step) => onOpen({ cook: step })} />
        <Downloads recipe={recipe} cooking={cooking} />
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-x-1 gap-y-3">
        <FavoriteButton recipe={recipe} />
        <Rating recipe={recipe} />
        <Tooltip words="Share">
          <IconButton label="Share" onClick={() => onOpen({ dialog: 'share' })}>
            <Share2 aria-hidden className="icon" />
          </IconButton>
        </Tooltip>
        {place === 'page' && <PrintButton />}
        <DeleteButton id={recipe.id} title={recipe.title} onDeleted={onDeleted} />
        <RecipeMenu recipe={recipe} />
      </div>
    </div>
  )
}

/** The first step, or the one where she was. */
export function StartCooking({ cooking, onStart }: { cooking: Cooking; onStart: (step: number) => void }) {
  const { lastStep = 1 } = cooking
  return (
    <Button
      look="go"
      onClick={() => {
        cooking.reach(lastStep)
        onStart(lastStep)
      }}
      className="@max-[479px]:w-full"
    >
      <Flame aria-hidden className="icon" />
      {lastStep > 1 ? `Go on at step ${lastStep}` : 'Start cooking'}
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

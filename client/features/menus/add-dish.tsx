import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PickRecipe } from '#client/features/menus/pick-recipe.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { MenuWithRecipes } from '#contract/planning/menus.ts'
import { recipesOfMenu } from '#contract/planning/planning.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

interface Props {
  menu: Pick<MenuWithRecipes, 'recipeIds'>
  isBusy: boolean
  onAdd: (recipe: ListedRecipe) => void
}

/** Puts one more of the own recipes into a menu, at its end. */
export function AddDish({ menu: { recipeIds }, isBusy, onAdd }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const pick = (recipe: ListedRecipe) => {
    if (recipeIds.includes(recipe.id)) return toast({ title: 'Already in this menu', description: recipe.title })
    setIsOpen(false)
    onAdd(recipe)
  }
  if (recipeIds.length >= recipesOfMenu.most)
    return <p className="note print:hidden">{`A menu can have at most ${recipesOfMenu.most} recipes.`}</p>
  return (
    <>
      <Button busy={isBusy} onClick={() => setIsOpen(true)} className="print:hidden">
        <Plus aria-hidden className="icon" />
        Add a recipe
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setIsOpen} size="narrow" title="Add a recipe">
          <div className="px-5 py-5 tablet:px-8">
            <PickRecipe onPick={pick} />
          </div>
        </Dialog>
      )}
    </>
  )
}

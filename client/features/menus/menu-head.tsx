import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { caloriesText, hasTimeline, mealLabels } from '#client/features/menus/menu-words.ts'
import { timelineQuery, useChangeMenu } from '#client/features/menus/queries.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Badge, LeaderRow } from '#client/ui/page.tsx'
import { TitleDialog } from '#client/ui/title-dialog.tsx'
import { dollars, words } from '#client/wording.ts'
import type { MenuWithRecipes } from '#contract/menus.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** The name of a menu, what it is, and what its recipes come to. */
export function MenuHead({ menu }: { menu: MenuWithRecipes }) {
  const { title, description, mealType, servings, cuisineType, dietaryPreferences } = menu
  return (
    <header className="grid gap-x-16 gap-y-8 spread:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        <p className="aside">
          {mealLabels[mealType]} for {servings}
        </p>
        <div className="mt-2 flex items-start gap-2">
          <h1 className="min-w-0 wrap-anywhere">{title}</h1>
          <Rename menu={menu} />
        </div>
        {description && <p className="lead mt-4 wrap-anywhere">{description}</p>}
        <div className="mt-5 flex flex-wrap gap-2.5 empty:hidden">
          {cuisineType && <Badge>{cuisineType}</Badge>}
          {dietaryPreferences.map((diet) => (
            <Badge key={diet} tone="fits">
              {words(diet)}
            </Badge>
          ))}
        </div>
      </div>
      <Summary menu={menu} />
    </header>
  )
}

function Summary({ menu }: { menu: MenuWithRecipes }) {
  const { recipes, recipeIds, totalCalories, totalCost, servings } = menu
  const sum = (minutesOf: (recipe: (typeof recipes)[number]) => number) =>
    recipes.reduce((total, recipe) => total + minutesOf(recipe), 0)
  const [prep, cook] = [sum(({ prepTime }) => prepTime), sum(({ cookTime }) => cookTime)]
  const isAtOnce = hasTimeline(menu)
  const { data: timeline } = useQuery({ ...timelineQuery(menu), enabled: isAtOnce })
  const total = isAtOnce ? timeline?.minutes : prep + cook
  const rows = [
    ['Total recipes', String(recipeIds.length)],
    ['Total time', total === undefined ? '…' : minutesText(total)],
    ['Prep', minutesText(prep)],
    ['Cook', minutesText(cook)],
    ['Calories per person', caloriesText(totalCalories)],
    [`Cost for ${servings}`, dollars(totalCost)],
  ] as const
  return (
    <section aria-label="Summary" className="grid content-start gap-1.5 border-t border-hair pt-4 spread:mt-2">
      {rows.map(([name, value]) => (
        <LeaderRow key={name} name={name}>
          <b className="font-[650]">{value}</b>
        </LeaderRow>
      ))}
      {isAtOnce && (
        <p className="note mt-1">
          Prep and cook times are added up over all the recipes; the total is for making them together, following the
          timeline below.
        </p>
      )}
    </section>
  )
}

/** The title and the words under it, in a dialog. */
function Rename({ menu }: { menu: MenuWithRecipes }) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useChangeMenu()
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton label="Rename the menu" onClick={() => setIsOpen(true)} className="mt-1 print:hidden">
        <Pencil aria-hidden className="icon" />
      </IconButton>
      {isOpen && (
        <TitleDialog
          thing="menu"
          before={menu}
          busy={change.isPending}
          onSave={(words) => change.mutate({ id: menu.id, ...words }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  )
}

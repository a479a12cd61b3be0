import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { mealLabels } from '#client/features/menus/menu-words.ts'
import { useChangeMenu } from '#client/features/menus/queries.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Badge } from '#client/ui/page.tsx'
import { TitleDialog } from '#client/ui/title-dialog.tsx'
import { dollars, words } from '#client/wording.ts'
import type { MenuWithRecipes } from '#contract/menus.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { dayWords } from '#domain/plan/menu/day-words.ts'

/** The name of a menu, what it is, and what it costs; `children` say when to start. */
export function MenuHead({ menu, children }: { menu: MenuWithRecipes; children: ReactNode }) {
  const { title, description, mealType, servings, cuisineType, dietaryPreferences } = menu
  const { recipes, totalCalories, totalCost, day } = menu
  return (
    <header>
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
      {children}
      {recipes.length > 0 && (
        <p className="num mt-2 text-ui text-ink-2">
          {caloriesText(totalCalories)} per person, {dollars(totalCost)} for {servings}
        </p>
      )}
      {day && <p className="num mt-2 max-w-[68ch] text-ui text-ink-2">{dayWords(day)}</p>}
    </header>
  )
}

/** The title and the words under it, in a dialog. */
function Rename({ menu }: { menu: MenuWithRecipes }) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useChangeMenu()
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton label="Rename menu" onClick={() => setIsOpen(true)} className="mt-1 print:hidden">
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

import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { mealLabels } from '#client/features/menus/menu-words.ts'
import { useChangeMenu } from '#client/features/menus/queries.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { TitleDialog } from '#client/ui/overlays/title-dialog.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { dollars, words } from '#client/wording.ts'
import type { MenuWithRecipes } from '#contract/planning/menus.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { dayWords } from '#domain/plan/menu/day-words.ts'

interface Props {
  menu: MenuWithRecipes
  /** When to start. */
  start: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** The name of a menu, what it is, what can be done with it, and beside that when to start and what it costs. */
export function MenuHead({ menu, start, children }: Props) {
  const { title, description, mealType, servings, cuisineType, dietaryPreferences } = menu
  const { recipes, totalCalories, totalCost, day } = menu
  return (
    <header className="grid gap-x-12 gap-y-5 spread:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="spread:col-span-full">
        <p className="aside">
          {mealLabels[mealType]} for {servings}
        </p>
        <div className="mt-2 flex items-start gap-2">
          <h1 className="min-w-0 wrap-anywhere">{title}</h1>
          <Rename menu={menu} />
        </div>
      </div>
      <div className="grid content-start gap-4 empty:hidden">
        {description && <p className="lead wrap-anywhere">{description}</p>}
        <div className="flex flex-wrap gap-2.5 empty:hidden">
          {cuisineType && <Badge>{cuisineType}</Badge>}
          {dietaryPreferences.map((diet) => (
            <Badge key={diet} tone="fits">
              {words(diet)}
            </Badge>
          ))}
        </div>
      </div>
      <div className="num grid content-start gap-2 text-ui text-ink-2 empty:hidden spread:col-start-2 spread:row-span-2 spread:row-start-2 spread:border-l spread:border-hair spread:pl-8">
        {start}
        {recipes.length > 0 && (
          <p>
            {caloriesText(totalCalories)} per person, {dollars(totalCost)} for {servings}
          </p>
        )}
        {day && <p className="max-w-[68ch]">{dayWords(day)}</p>}
      </div>
      <div className="self-end">{children}</div>
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

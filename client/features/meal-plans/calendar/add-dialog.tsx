import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { NotebookPen, Soup, Store, Utensils } from 'lucide-react'
import { useState } from 'react'
import { randomId } from '#client/features/list-keeping/waiting-changes.ts'
import { placeWords } from '#client/features/meal-plans/calendar/calendar.tsx'
import { EatersChoice } from '#client/features/meal-plans/calendar/eaters-form.tsx'
import { Action } from '#client/features/meal-plans/calendar/entry-actions.tsx'
import { NoteForm } from '#client/features/meal-plans/calendar/note-form.tsx'
import { PickMenu } from '#client/features/meal-plans/calendar/pick-menu.tsx'
import {
  besideChanges,
  dishesAt,
  narrowedAt,
  narrowedText,
  unfedAt,
} from '#client/features/meal-plans/changes/who-eats.ts'
import { shortDateText } from '#client/features/meal-plans/plan-dates.ts'
import { titleOf } from '#client/features/meal-plans/plan-words.ts'
import { planKeys } from '#client/features/meal-plans/queries.ts'
import type { ChangePlan } from '#client/features/meal-plans/use-plan.ts'
import { PickRecipe } from '#client/features/menus/pick-recipe.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { capital } from '#client/wording.ts'
import type { MenuWithRecipes } from '#contract/planning/menus.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { PlanDish } from '#contract/planning/plan-wish.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'
import { isAfter } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { weekMeals } from '#domain/plan/week/week.ts'

interface Props {
  plan: MealPlanWithMeals
  place: Place
  change: ChangePlan
  onClose: () => void
}

/** Puts something at a meal: a recipe or a menu of one's own, what is left of an earlier dish, eating out, or a note. */
export function AddDialog({ plan, place, change, onClose }: Props) {
  const queryClient = useQueryClient()
  const [view, setView] = useState<'recipes' | 'menus' | 'leftovers' | 'note'>('recipes')
  const [chosen, setChosen] = useState(() => unfedAt(plan, place))
  const addAll = (title: string, dishes: readonly { dish: PlanDish; note?: string; at?: Place }[]) => {
    const added = dishes.map(({ dish, note = '', at = place }) => ({
      kind: 'add' as const,
      entry: randomId(),
      ...at,
      dish,
      note,
    }))
    const { changes, undo } = besideChanges(plan, place, chosen, added)
    const action = undo && { label: 'Undo', onPress: () => change(undo) }
    change(changes, { title: 'Added', description: title, action })
    onClose()
  }
  const add = (dish: PlanDish, title: string, note = '') => addAll(title, [{ dish, note }])
  const addRecipe = (recipe: ListedRecipe) => {
    showRecipes(queryClient, plan.id, [recipe])
    add({ kind: 'recipe', recipeId: recipe.id, eaters: [] }, recipe.title)
  }
  const addMenu = (menu: MenuWithRecipes) => {
    showRecipes(queryClient, plan.id, menu.recipes, menu)
    addAll(
      menu.title,
      menu.recipes.map(({ id }) => ({
        dish: { kind: 'recipe', recipeId: id, menuId: menu.id, eaters: [] },
        at: { day: place.day, meal: mealOf(menu, id) ?? place.meal },
      })),
    )
  }
  const isBeside = plan.eaters.length > 1 && dishesAt(plan, place).length > 0
  const narrowed = narrowedAt(plan, place, chosen).map((one) => narrowedText(plan, one))
  const cooked = plan.entries.filter((entry) => entry.kind === 'recipe' && isAfter(place, entry, plan))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="narrow" title={capital(placeWords(plan, place))}>
      <div className="grid gap-5 px-5 py-5 tablet:px-8">
        {isBeside && view !== 'note' && (
          <EatersChoice
            plan={plan}
            chosen={chosen}
            hint={narrowed.length > 0 && <span className="wrap-anywhere">{narrowed.join(' ')}</span>}
            onChange={setChosen}
          />
        )}
        {view === 'recipes' && (
          <>
            <ul className="-mx-3 grid">
              {cooked.length > 0 && (
                <Action Icon={Soup} onPress={() => setView('leftovers')}>
                  Leftovers from an earlier dish…
                </Action>
              )}
              <Action Icon={Utensils} onPress={() => setView('menus')}>
                One of your menus…
              </Action>
              <Action Icon={Store} onPress={() => add({ kind: 'out', eaters: [] }, 'Eating out')}>
                Eating out
              </Action>
              <Action Icon={NotebookPen} onPress={() => setView('note')}>
                A note…
              </Action>
            </ul>
            <PickRecipe onPick={addRecipe} />
          </>
        )}
        {view === 'menus' && <PickMenu onPick={addMenu} onBack={() => setView('recipes')} />}
        {view === 'leftovers' && (
          <>
            <ul className="-mx-3 grid">
              {cooked.map((entry) => (
                <Action
                  key={entry.id}
                  Icon={Soup}
                  onPress={() => add({ kind: 'leftover', cookedAt: entry.id, eaters: [] }, titleOf(plan, entry))}
                >
                  <span className="min-w-0 wrap-anywhere">
                    {titleOf(plan, entry)}
                    <span className="note num block">{shortDateText(dayAfter(plan.startDate, entry.day))}</span>
                  </span>
                </Action>
              ))}
            </ul>
            <Button onClick={() => setView('recipes')} className="justify-self-end">
              Back
            </Button>
          </>
        )}
        {view === 'note' && (
          <NoteForm
            note=""
            isNeeded
            onBack={() => setView('recipes')}
            onSave={(note) => add({ kind: 'note' }, note, note)}
          />
        )}
      </div>
    </Dialog>
  )
}

/** The meal of a dish of a whole day; the dishes of a menu for one meal are all at the meal that was chosen. */
function mealOf({ mealType, recipeIds, courses }: MenuWithRecipes, recipe: number): Place['meal'] | undefined {
  if (mealType !== 'complete_day') return undefined
  const course = courses[recipeIds.indexOf(recipe)]
  return weekMeals.find((meal) => meal === course)
}

/** So that they are there before the server has answered. */
function showRecipes(
  queryClient: QueryClient,
  plan: number,
  recipes: readonly ListedRecipe[],
  menu?: Pick<MenuWithRecipes, 'id' | 'title'>,
): void {
  queryClient.setQueryData<MealPlanWithMeals>(planKeys.one(plan), (known) => {
    if (!known) return known
    const added = recipes.filter(({ id }) => known.recipes.every((recipe) => recipe.id !== id))
    const made = added.map(({ id, title, imageUrl, photoUrl, summary: { totalMinutes, calories } }) => ({
      id,
      title,
      imageUrl: photoUrl ?? imageUrl,
      totalMinutes,
      servings: 1,
      calories,
      keepsDays: 3,
      troubles: [],
    }))
    const menus = menu
      ? [...known.menus.filter(({ id }) => id !== menu.id), { id: menu.id, title: menu.title }]
      : known.menus
    return { ...known, recipes: [...known.recipes, ...made], menus }
  })
}

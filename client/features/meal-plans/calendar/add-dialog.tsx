import { useQueryClient } from '@tanstack/react-query'
import { NotebookPen, Soup, Store } from 'lucide-react'
import { useState } from 'react'
import { placeWords } from '#client/features/meal-plans/calendar/calendar.tsx'
import { Action } from '#client/features/meal-plans/calendar/entry-actions.tsx'
import { NoteForm } from '#client/features/meal-plans/calendar/note-form.tsx'
import { PickRecipe } from '#client/features/meal-plans/calendar/pick-recipe.tsx'
import type { Place } from '#client/features/meal-plans/plan-changes.ts'
import { shortDateText } from '#client/features/meal-plans/plan-dates.ts'
import { titleOf } from '#client/features/meal-plans/plan-words.ts'
import { planKeys } from '#client/features/meal-plans/queries.ts'
import type { ChangePlan } from '#client/features/meal-plans/use-plan.ts'
import { randomId } from '#client/features/shopping/waiting/waiting-changes.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { capital } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'
import type { PlanDish } from '#contract/plan-wish.ts'
import type { ListedRecipe } from '#contract/recipe.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar-days.ts'
import { isAfter } from '#domain/plan/meal-plan/shown-entries.ts'

interface Props {
  plan: MealPlanWithMeals
  place: Place
  change: ChangePlan
  onClose: () => void
}

/** Puts something at a meal: a recipe of one's own, what is left of an earlier dish, eating out, or a note. */
export function AddDialog({ plan, place, change, onClose }: Props) {
  const queryClient = useQueryClient()
  const [view, setView] = useState<'recipes' | 'leftovers' | 'note'>('recipes')
  const add = (dish: PlanDish, title: string, note = '') => {
    change([{ kind: 'add', entry: randomId(), ...place, dish, note }], { title: 'Added', description: title })
    onClose()
  }
  const addRecipe = ({ id, title, imageUrl, photoUrl, summary }: ListedRecipe) => {
    // shown before the server has answered
    queryClient.setQueryData<MealPlanWithMeals>(planKeys.one(plan.id), (known) => {
      if (!known || known.recipes.some((recipe) => recipe.id === id)) return known
      const { totalMinutes, calories } = summary
      const made = {
        id,
        title,
        imageUrl: photoUrl ?? imageUrl,
        totalMinutes,
        servings: 1,
        calories,
        keepsDays: 3,
        troubles: [],
      }
      return { ...known, recipes: [...known.recipes, made] }
    })
    add({ kind: 'recipe', recipeId: id, eaters: [] }, title)
  }
  const cooked = plan.entries.filter((entry) => entry.kind === 'recipe' && isAfter(place, entry, plan))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="narrow" title={capital(placeWords(plan, place))}>
      <div className="grid gap-5 px-5 py-5 tablet:px-8">
        {view === 'recipes' && (
          <>
            <ul className="-mx-3 grid">
              {cooked.length > 0 && (
                <Action Icon={Soup} onPress={() => setView('leftovers')}>
                  Leftovers from an earlier dish…
                </Action>
              )}
              <Action Icon={Store} onPress={() => add({ kind: 'out' }, 'Eating out')}>
                Eating out
              </Action>
              <Action Icon={NotebookPen} onPress={() => setView('note')}>
                A note…
              </Action>
            </ul>
            <PickRecipe onPick={addRecipe} />
          </>
        )}
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

import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { MealLine } from '#client/features/meal-plans/dishes/meal-line.tsx'
import { Remarks } from '#client/features/meal-plans/dishes/remarks.tsx'
import { cookedFor, titleOf } from '#client/features/meal-plans/plan-words.ts'
import { noticeActionClass } from '#client/ui/signs/notice.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { forSome, recipeOf, remarksOf } from '#domain/plan/meal-plan/cooking/remarks.ts'

interface Props {
  plan: MealPlanWithMeals
  entry: MealPlanWithMeals['entries'][number]
  /** Another dish is being found for it. */
  isBusy: boolean
  onOpen: () => void
}

/** A thing of the calendar as its day shows it: who eats of it, and what to know of each plate in full. */
export function DayMeal({ plan, entry, isBusy, onOpen }: Props) {
  const { kind, isLocked, note } = entry
  const recipe = recipeOf(plan, entry)
  const isEaten = kind === 'recipe' || kind === 'leftover'
  return (
    <MealLine
      title={titleOf(plan, entry)}
      imageUrl={isEaten && recipe ? recipe.imageUrl : null}
      recipeId={isEaten && recipe ? recipe.id : null}
      cookFor={cookedFor(plan, entry)}
      planned={{ plan: plan.id, entry: entry.id }}
      details={[
        kind === 'recipe' && recipe && minutesText(recipe.totalMinutes),
        isEaten && recipe && caloriesText(recipe.calories),
        forSome(plan, entry),
      ]
        .filter(Boolean)
        .join(', ')}
      note={kind === 'note' ? '' : note}
      isCooked={entry.cookedOn !== null}
      plate="day"
      action={
        <button
          type="button"
          data-entry={entry.id}
          aria-haspopup="dialog"
          aria-busy={isBusy || undefined}
          aria-label={`Change: ${titleOf(plan, entry)}`}
          onClick={onOpen}
          className={clsx(noticeActionClass, 'text-tomato-ink', isBusy && 'animate-pulse')}
        >
          Change
        </button>
      }
    >
      <Remarks remarks={remarksOf(plan, entry)} />
      {isLocked && (
        <p className="note mt-1 flex items-center gap-1 font-semibold">
          <Lock aria-hidden className="size-3.5" />
          Locked
        </p>
      )}
    </MealLine>
  )
}

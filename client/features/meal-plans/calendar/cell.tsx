import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { EntryCard, type Hand } from '#client/features/meal-plans/calendar/entry-card.tsx'
import { weekdayName } from '#client/features/meal-plans/plan-dates.ts'
import { entriesAt, mealLabels } from '#client/features/meal-plans/plan-words.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { type Place, placeKey } from '#domain/plan/meal-plan/calendar/place.ts'

interface Props {
  plan: MealPlanWithMeals
  place: Place
  /** The entry that is being carried, and whether it would be put down here. */
  carried: string | undefined
  isTarget: boolean
  /** Another dish is being found for this meal. */
  isSwapping: boolean
  /** What carries an entry, and goes from meal to meal. */
  hand: Hand
  onOpen: (entry: string) => void
  onAdd: (place: Place) => void
}

/** A meal of a day: what is eaten, or a way to put something there. */
export function Cell({ plan, place, carried, isTarget, isSwapping, hand, onOpen, onAdd }: Props) {
  const entries = entriesAt(plan, place)
  const dishes = entries.filter(({ kind }) => kind !== 'note')
  const meal = mealLabels[place.meal]
  const isFree = entries.every(({ kind }) => kind === 'note')
  return (
    <div
      data-cell={placeKey(place)}
      className={clsx(
        '@container flex min-w-0 flex-col items-stretch justify-start rounded-ctl wide:rounded-none wide:border-t wide:border-hair wide:py-0.5',
        isTarget && 'bg-tomato-wash inset-ring-2 inset-ring-tomato wide:rounded-ctl',
      )}
    >
      <p aria-hidden className="aside pt-1 text-note! @max-[270px]:text-center wide:hidden">
        {meal}
      </p>
      {entries.map((entry) => (
        <EntryCard
          key={entry.id}
          plan={plan}
          entry={entry}
          isSmall={dishes.indexOf(entry) > 0}
          isCarried={carried === entry.id}
          isBusy={isSwapping && entry.kind !== 'note'}
          hand={hand}
          onOpen={() => onOpen(entry.id)}
        />
      ))}
      {isFree && (
        <button
          type="button"
          onKeyDown={hand.onKeyDown}
          onClick={() => onAdd(place)}
          aria-label={`Add to ${weekdayName(dayAfter(plan.startDate, place.day))} ${meal.toLowerCase()}`}
          className="m-1 grid min-h-11 flex-1 place-items-center rounded-ctl border-[1.5px] border-dashed border-hair text-ink-3 hover:border-edge hover:bg-well hover:text-ink focus-visible:-outline-offset-2"
        >
          <Plus aria-hidden className="icon" />
        </button>
      )}
    </div>
  )
}

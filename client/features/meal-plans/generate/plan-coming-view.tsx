import { foundText } from '#client/features/meal-plans/generate/generating-words.ts'
import { useSecondsLeft } from '#client/features/meal-plans/generate/seconds-left.ts'
import type { PlanComing } from '#client/features/meal-plans/generate/use-plan-generation.ts'
import { dayOfMonth, shortWeekday } from '#client/features/meal-plans/plan-dates.ts'
import { mealLabels, meals } from '#client/features/meal-plans/plan-words.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { takeFocus } from '#client/ui/focus/take-focus.ts'
import { Skeleton } from '#client/ui/pages/states.tsx'
import { choosingSeconds } from '#contract/planning/planning.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { WeekMeal } from '#domain/plan/week/week.ts'

interface Props {
  coming: PlanComing
  startDate: string
  days: number
  /** Meals that the plan will have. */
  mealsWanted: readonly WeekMeal[]
  onCancel: () => void
}

/** The days of a plan, which fill as better plans are found. */
export function PlanComingView({ coming, startDate, days, mealsWanted, onCancel }: Props) {
  const { message, done, of, better } = coming
  const left = useSecondsLeft(coming)
  const rows = meals.filter((meal) => mealsWanted.includes(meal))
  const titleAt = (day: number, meal: WeekMeal) =>
    better?.meals.find((each) => each.day === day && each.meal === meal)?.titles
  return (
    <div ref={takeFocus} tabIndex={-1} aria-busy="true" className="grid gap-6 outline-none">
      <div className="grid gap-2">
        <p className="flex items-center gap-3">
          <span aria-hidden className="size-2.5 flex-none animate-pulse rounded-full bg-tomato" />
          <output className="aside num">
            {message}
            {done !== undefined && of !== undefined && !/\d/.test(message) && ` ${done} of ${of}`}…
          </output>
        </p>
        <div className="min-h-3">
          {done !== undefined && of !== undefined && of > 0 && (
            <progress aria-label={message} value={done} max={of} className="bar block max-w-120" />
          )}
        </div>
        <p className="num text-ui font-semibold">{left}</p>
        <output className="num min-h-[1.5em] text-ui text-ink-2">{better && foundText(better.cost, better.gap)}</output>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={onCancel}>Cancel</Button>
        <p className="note">
          {coming.seconds > choosingSeconds.usual
            ? 'Your plan changes only if a better week turns up.'
            : 'Nothing is saved until the plan is done.'}{' '}
          Please stay on this page.
        </p>
      </div>
      <ol className="double-rule grid wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-7">
        {Array.from({ length: days }, (_, day) => {
          const date = dayAfter(startDate, day)
          return (
            <li
              key={date}
              className="grid content-start gap-x-4 border-b border-hair py-2.5 phone:grid-cols-[84px_minmax(0,1fr)] wide:grid-cols-1 wide:border-b-0 wide:px-2"
            >
              <p className="serif text-lead font-medium">
                {shortWeekday(date)} <span className="note num font-sans">{dayOfMonth(date)}</span>
              </p>
              <ul className="grid gap-1.5 wide:mt-2">
                {rows.map((meal) => {
                  const titles = titleAt(day, meal)
                  return (
                    <li key={meal} className="min-h-6 text-ui leading-snug">
                      {titles ? (
                        <span className="set-down block wrap-anywhere">{titles.join(' and ')}</span>
                      ) : better ? (
                        <span className="text-ink-3">
                          <span className="sr-only">{mealLabels[meal]}: nothing</span>
                        </span>
                      ) : (
                        <Skeleton className="h-5 w-4/5" />
                      )}
                    </li>
                  )
                })}
              </ul>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

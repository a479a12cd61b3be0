import { budgetText } from '#client/features/meal-plans/form/form-words.ts'
import { callOf, type PlanFields } from '#client/features/meal-plans/form/plan-fields.ts'
import { isDay, shortWeekday } from '#client/features/meal-plans/plan-dates.ts'
import { counted, countWord, mealLabels, meals } from '#client/features/meal-plans/plan-words.ts'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { dayAfter, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'

/** What the plan will be by what was chosen up to now: a plate for each meal of its first week, and its bounds. */
export function WeekSoFar({ fields, className }: { fields: PlanFields; className?: string }) {
  const { startDate } = callOf(fields)
  if (!isDay(startDate)) return null
  const dates = Array.from({ length: fields.days }, (_, day) => dayAfter(startDate, day))
  const isEaten = (date: string, meal: string) =>
    fields.meals.some((each) => each.meal === meal && each.weekdays.includes(weekdayOf(date)))
  const rows = meals.filter((meal) => fields.meals.some((each) => each.meal === meal))
  const eaten = rows.flatMap((meal) => dates.filter((date) => isEaten(date, meal)))
  const week = dates.slice(0, 7)
  return (
    <aside aria-label="Your plan so far" className={className}>
      <div
        aria-hidden
        style={{ gridTemplateColumns: `repeat(${week.length}, minmax(0, 3.5rem))` }}
        className="linen grid justify-center gap-x-2 gap-y-3 rounded-sheet p-5"
      >
        {week.map((date) => (
          <span key={date} className="text-center text-note font-semibold text-ink-2">
            {shortWeekday(date)}
          </span>
        ))}
        {rows.flatMap((meal) =>
          week.map((date) => <span key={`${meal} ${date}`} className={isEaten(date, meal) ? 'plate' : undefined} />),
        )}
      </div>
      <p className="serif mt-5 mb-3 text-3 leading-tight font-medium">
        {counted(eaten.length, 'meal')},{' '}
        {fields.people.length === 1 ? 'one person' : `${countWord(fields.people.length)} people`}
      </p>
      <div className="num grid gap-2 text-ui">
        {rows.map((meal) => (
          <LeaderRow key={meal} name={mealLabels[meal]}>
            {counted(dates.filter((date) => isEaten(date, meal)).length, 'day')}
          </LeaderRow>
        ))}
        <LeaderRow name="Budget">{budgetText(fields.budget) ?? 'no limit'}</LeaderRow>
        <LeaderRow name="Dishes">{fields.dishes === 'own' ? 'your own recipes' : 'yours and new ones'}</LeaderRow>
      </div>
      <p className="aside mt-5 text-ui!">
        Once it’s planned, you can swap, move and lock every meal, and get one shopping list for all of them.
      </p>
    </aside>
  )
}

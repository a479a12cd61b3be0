import { averageOf, averageProduce, forAverage, missesOfWeek, missesText } from '#client/features/meal-plans/figures.ts'
import { spanText } from '#client/features/meal-plans/plan-dates.ts'
import { barsNote, FigureRows } from '#client/features/meal-plans/under/figure-rows.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { weeksOf } from '#domain/plan/week/choices/weeks.ts'

interface Props {
  plan: MealPlanWithMeals
  eater: number
  onEater: (eater: number) => void
}

/** What somebody has of an average day against what they want. */
export function Totals({ plan, eater, onEater }: Props) {
  const person = plan.eaters[eater]
  if (!person) return null
  const { days } = plan.totals
  const asked = forAverage(plan, eater, [...days.keys()])
  const marks = asked === person ? 'Thick marks show the target' : 'Thick marks show the target, lowered for meals out'
  const missed = weeksOf(days.length).flatMap((week) => {
    const misses = missesText(missesOfWeek(plan, week, eater))
    const span = spanText(dayAfter(plan.startDate, week.first), dayAfter(plan.startDate, week.last))
    return misses ? [{ span, misses }] : []
  })
  return (
    <section aria-labelledby="totals">
      <h2 id="totals" className="mb-3 text-[1.75rem]">
        Totals and targets
      </h2>
      {plan.eaters.length > 1 && (
        <SelectField
          label="For"
          value={String(eater)}
          options={plan.eaters.map(({ name }, place) => ({ value: String(place), label: name }))}
          onChange={({ target }) => onEater(Number(target.value))}
          className="mb-2 max-w-65"
        />
      )}
      <FigureRows
        person={asked}
        days={days.length}
        valueOf={(name) => averageOf(days, eater, name)}
        produce={averageProduce(days, eater)}
      />
      <p className="note mt-2.5">
        {person.name}’s daily average. {person.targets.length > 0 && `${marks}. `}
        {barsNote}
      </p>
      {missed.length > 0 && (
        <ul aria-label="Targets missed, by week" className="mt-2.5">
          {missed.map(({ span, misses }) => (
            <li key={span} className="text-note leading-snug font-semibold text-saffron-ink wrap-anywhere">
              {span}: {misses}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import { type SyntheticEvent, useState } from 'react'
import { shortDateText } from '#client/features/meal-plans/plan-dates.ts'
import { mealLabels, meals } from '#client/features/meal-plans/plan-words.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import { takeFocus } from '#client/ui/focus/take-focus.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'
import type { WeekMeal } from '#domain/plan/week/week.ts'

interface Props {
  plan: Pick<MealPlanWithMeals, 'startDate' | 'endDate'>
  /** What is chosen at first. */
  start: Place
  /** The first day that can be chosen. */
  from?: number
  label: string
  onChoose: (place: Place) => void
  onBack: () => void
}

/** Asks for a day and a meal. */
export function PlaceForm({ plan, start, from = 0, label, onChoose, onBack }: Props) {
  const [day, setDay] = useState(start.day)
  const [meal, setMeal] = useState(start.meal)
  const count = daysOfPlan(plan)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onChoose({ day, meal })
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          ref={takeFocus}
          label="Day"
          value={String(day)}
          options={Array.from({ length: count - from }, (_, index) => ({
            value: String(index + from),
            label: shortDateText(dayAfter(plan.startDate, index + from)),
          }))}
          onChange={({ target }) => setDay(Number(target.value))}
        />
        <SelectField
          label="Meal"
          value={meal}
          options={meals.map((value) => ({ value, label: mealLabels[value] }))}
          onChange={({ target }) => setMeal(target.value as WeekMeal)}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" look="go">
          {label}
        </Button>
      </div>
    </form>
  )
}

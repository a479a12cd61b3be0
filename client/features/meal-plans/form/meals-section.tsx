import { Plus, X } from 'lucide-react'
import { changedAt, type FormPart } from '#client/features/meal-plans/form/form-part.ts'
import { type MealFields, newMeal } from '#client/features/meal-plans/form/plan-fields.ts'
import { weekdays } from '#client/features/meal-plans/plan-dates.ts'
import { mealLabels, meals as mealNames } from '#client/features/meal-plans/plan-words.ts'
import { Button, IconButton } from '#client/ui/buttons/button.tsx'
import { MultipleChoice } from '#client/ui/fields/choice.tsx'
import { FormError, TextField } from '#client/ui/fields/field.tsx'
import { freeWeekdays, mealBounds } from '#domain/plan/meal-plan/eaters/seating.ts'

/** Which meals there are, on which weekdays, when, and who sits at them. */
export function MealsSection({ fields, set, faults }: FormPart) {
  const { meals } = fields
  const isFull = meals.length >= mealBounds.rows
  const open = isFull ? [] : mealNames.filter((meal) => freeWeekdays(meals, meal).length > 0)
  return (
    <div className="grid gap-6">
      {faults['meals'] && <FormError>{faults['meals']}</FormError>}
      {meals.map((meal, place) => (
        <MealPart
          key={meal.key}
          meal={meal}
          others={meals.filter((each) => each !== meal)}
          people={fields.people.map(({ id, name }, at) => ({ value: id, label: name.trim() || `Person ${at + 1}` }))}
          fault={(field) => faults[`meals.${place}.${field}`]}
          onChange={(change) => set({ meals: changedAt(meals, place, change) })}
          onRemove={() => set({ meals: meals.filter((each) => each !== meal) })}
        />
      ))}
      <fieldset className="flex flex-wrap gap-2.5">
        <legend className="mb-2 text-ui font-semibold">Add a meal</legend>
        {open.length < mealNames.length && (
          <p className="note w-full">
            {isFull
              ? 'There’s no room for another meal. To add one, first remove one above.'
              : 'For a meal that’s different on some days, clear those days above, then add the meal again here.'}
          </p>
        )}
        {open.map((meal) => (
          <Button
            key={meal}
            className="!min-h-11 !px-3.5 !py-1.5 text-ui"
            onClick={() => set({ meals: [...meals, newMeal(meal, freeWeekdays(meals, meal))] })}
          >
            <Plus aria-hidden className="icon-small" />
            {mealLabels[meal]}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

interface MealPartProps {
  meal: MealFields
  /** All meals but this one, which have their days already. */
  others: readonly MealFields[]
  people: readonly { value: string; label: string }[]
  fault: (field: 'at' | 'weekdays' | 'eaters') => string | undefined
  onChange: (change: Partial<MealFields>) => void
  onRemove: () => void
}

function MealPart({ meal, others, people, fault, onChange, onRemove }: MealPartProps) {
  const name = mealLabels[meal.meal]
  const everyone = people.map(({ value }) => value)
  const free = freeWeekdays(others, meal.meal)
  const seated = meal.eaters.length > 0 ? meal.eaters : everyone
  return (
    <fieldset className="relative grid gap-4 border-t border-hair pt-4 first:border-t-0 first:pt-0">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p aria-hidden className="serif min-w-28 self-center text-lead font-medium">
          {name}
        </p>
        <TextField
          label="Serve at"
          type="time"
          value={meal.at}
          error={fault('at')}
          onChange={({ target }) => onChange({ at: target.value })}
          className="ml-auto"
        />
        <IconButton label={`Remove ${name.toLowerCase()}`} onClick={onRemove} className="-mr-2.5">
          <X aria-hidden className="icon" />
        </IconButton>
      </div>
      <MultipleChoice
        legend="Days"
        hint={fault('weekdays') && <span className="wrong-words">{fault('weekdays')}</span>}
        options={weekdays
          .map((day, place) => ({ place, value: String(place), label: day.slice(0, 3) }))
          .filter(({ place }) => free.includes(place) || meal.weekdays.includes(place))}
        values={meal.weekdays.map(String)}
        onChange={(days) => onChange({ weekdays: days.map(Number) })}
      />
      {people.length > 1 && (
        <MultipleChoice
          legend="Who’s eating"
          options={people}
          values={seated}
          onChange={(chosen) => {
            // nobody at a meal is no meal: the last one stays
            if (chosen.length > 0) onChange({ eaters: chosen.length === people.length ? [] : chosen })
          }}
        />
      )}
    </fieldset>
  )
}

import type { FormPart } from '#client/features/meal-plans/form/form-part.ts'
import { weekdays } from '#client/features/meal-plans/plan-dates.ts'
import { SelectField } from '#client/ui/fields/field.tsx'

const offered = ['15', '20', '30', '45', '60', '90', '120']

/** How long cooking may take, from start to table, by weekday. */
export function TimeSection({ fields, set, faults }: FormPart) {
  return (
    <div className="grid gap-4">
      <p className="text-ui text-ink-2">How long a meal may take on each day of the week, from start to table.</p>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-4">
        {weekdays.map((day, place) => {
          const value = fields.minutes[place] ?? ''
          const choices = [...new Set([...offered, ...(value === '' ? [] : [value])])]
          return (
            <SelectField
              key={day}
              label={day}
              empty="No limit"
              options={choices.map((minutes) => ({ value: minutes, label: `${minutes} minutes` }))}
              value={value}
              error={faults[`minutes.${place}`]}
              onChange={({ target }) =>
                set({ minutes: fields.minutes.map((each, at) => (at === place ? target.value : each)) })
              }
            />
          )
        })}
      </div>
    </div>
  )
}

import type { FormPart } from '#client/features/meal-plans/form/form-part.ts'
import { TextField } from '#client/ui/fields/field.tsx'
import { FieldError } from '#client/ui/fields/field-error.tsx'
import { Stepper } from '#client/ui/fields/stepper.tsx'

/** From which day, and for how many. */
export function WhenSection({ fields, set, faults }: FormPart) {
  return (
    <div className="grid gap-6 phone:grid-cols-2">
      <TextField
        label="First day"
        type="date"
        value={fields.startDate}
        error={faults['startDate']}
        onChange={({ target }) => set({ startDate: target.value })}
      />
      <div>
        <Stepper
          label="Days"
          value={fields.days}
          min={1}
          max={28}
          fallback={7}
          onChange={(days) => set({ days })}
          error={faults['days']}
        />
        {faults['title'] && <FieldError id="plan-title-error">{faults['title']}</FieldError>}
      </div>
    </div>
  )
}

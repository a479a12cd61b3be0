import type { FormPart } from '#client/features/meal-plans/form/form-part.ts'
import { SingleChoice } from '#client/ui/fields/choice.tsx'
import { TextField } from '#client/ui/fields/field.tsx'

/** What a week may cost, and whether the plan looks for the cheapest week or the best. */
export function MoneySection({ fields, set, faults }: FormPart) {
  return (
    <>
      <TextField
        label="Weekly budget"
        optional
        hint="In dollars, for everyone: food used or spoiled, minus food you already have"
        placeholder="110"
        inputMode="decimal"
        value={fields.budget}
        error={faults['budget']}
        onChange={({ target }) => set({ budget: target.value })}
        className="max-w-90"
      />
      <SingleChoice
        legend="Aim for"
        hint={
          fields.aim === 'cheapest'
            ? 'The cheapest week that follows every rule'
            : 'Taste, variety and low waste count along with cost'
        }
        options={[
          { value: 'best', label: 'The best week' },
          { value: 'cheapest', label: 'The cheapest week' },
        ]}
        value={fields.aim}
        onChange={(aim) => set({ aim })}
      />
    </>
  )
}

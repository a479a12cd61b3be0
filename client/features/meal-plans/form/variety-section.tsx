import type { FormPart } from '#client/features/meal-plans/form/form-part.ts'
import { timesWord } from '#client/features/meal-plans/form/form-words.ts'
import { SingleChoice } from '#client/ui/fields/choice.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import { Stepper } from '#client/ui/fields/stepper.tsx'
import { Tick } from '#client/ui/fields/tick.tsx'
import { capital } from '#client/wording.ts'

const timesOffered = [0, 1, 2, 3, 4, 5, 6, 7]

/** How varied a week is, and out of which dishes. */
export function VarietySection({ fields, set, faults }: FormPart) {
  const stepper = (
    field: 'fishAtLeast' | 'meatlessAtLeast' | 'sameBreakfast' | 'sameDinner',
    label: string,
    bounds: { min: number; max: number; fallback: number },
  ) => (
    <Stepper
      label={label}
      {...bounds}
      value={fields[field]}
      error={faults[field]}
      onChange={(value) => set({ [field]: value })}
    />
  )
  const atMost = (field: 'redMeatAtMost' | 'coldAtMost', label: string) => {
    const value = fields[field]
    const choices = [...new Set([...timesOffered, ...(value === '' ? [] : [Number(value)])])]
    return (
      <SelectField
        label={label}
        empty="Any number"
        options={choices.map((times) => ({ value: String(times), label: capital(timesWord(times)) }))}
        value={value}
        error={faults[field]}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    )
  }
  const aWeek = { min: 0, max: 21, fallback: 0 }
  return (
    <>
      <div className="grid grid-cols-2 gap-5">
        {stepper('fishAtLeast', 'Fish, at least', aWeek)}
        {stepper('meatlessAtLeast', 'Meatless, at least', aWeek)}
        {atMost('redMeatAtMost', 'Red meat, at most')}
        {atMost('coldAtMost', 'Cold meals, at most')}
        {stepper('sameBreakfast', 'The same breakfast, at most', { min: 1, max: 28, fallback: 2 })}
        {stepper('sameDinner', 'The same dinner, at most', { min: 1, max: 28, fallback: 1 })}
      </div>
      <p className="note -mt-2">Times a week, counting only dishes you cook.</p>
      <div>
        <Tick checked={fields.mainsApart} onChange={() => set({ mainsApart: !fields.mainsApart })}>
          Never the same main ingredient two days in a row
        </Tick>
        <Tick checked={fields.leftovers} onChange={() => set({ leftovers: !fields.leftovers })}>
          Lunch may be leftovers from dinner
        </Tick>
      </div>
      <SingleChoice
        legend="Which dishes to use"
        options={[
          { value: 'all', label: 'Your recipes and new ones' },
          { value: 'own', label: 'Your own recipes only' },
        ]}
        value={fields.dishes}
        onChange={(dishes) => set({ dishes })}
      />
    </>
  )
}

import { type ReactNode, type Ref, type SyntheticEvent, useState } from 'react'
import { outAt, seatedIds } from '#client/features/meal-plans/changes/who-eats.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { MultipleChoice } from '#client/ui/fields/choice.tsx'
import { takeFocus } from '#client/ui/focus/take-focus.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { eatersOf } from '#domain/plan/meal-plan/cooking/remarks.ts'

interface FormProps {
  plan: MealPlanWithMeals
  entry: MealPlanWithMeals['entries'][number]
  /** Takes ids. */
  onSave: (chosen: string[]) => void
  onBack: () => void
}

/** Asks who eats a dish. */
export function EatersForm({ plan, entry, onSave, onBack }: FormProps) {
  const [chosen, setChosen] = useState(() => eatersOf(plan, entry).seated.map(({ id }) => id))
  return (
    <ChoiceForm onSave={() => onSave(chosen)} onBack={onBack}>
      <EatersChoice ref={takeFocus} plan={plan} chosen={chosen} onChange={setChosen} />
    </ChoiceForm>
  )
}

/** Asks who eats out at the meal of an entry: anyone who sits at it, or nobody. */
export function OutForm({ plan, entry, onSave, onBack }: FormProps) {
  const [chosen, setChosen] = useState(() => outAt(plan, entry))
  const seated = seatedIds(plan, entry)
  const isNobodyLeft = seated.every((id) => chosen.includes(id))
  return (
    <ChoiceForm onSave={() => onSave(chosen)} onBack={onBack}>
      <MultipleChoice
        ref={takeFocus}
        legend="Who’s eating out?"
        hint={isNobodyLeft ? 'Nothing will be cooked for this meal' : 'We’ll plan this meal for everyone else'}
        options={optionsOf(plan.eaters.filter(({ id }) => seated.includes(id)))}
        values={chosen}
        onChange={setChosen}
      />
    </ChoiceForm>
  )
}

function ChoiceForm({
  onSave,
  onBack,
  children,
}: Pick<FormProps, 'onBack'> & { onSave: () => void; children: ReactNode }) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" look="go">
          Save
        </Button>
      </div>
    </form>
  )
}

const optionsOf = (eaters: MealPlanWithMeals['eaters']) => eaters.map(({ id, name }) => ({ value: id, label: name }))

interface ChoiceProps {
  ref?: Ref<HTMLInputElement>
  plan: Pick<MealPlanWithMeals, 'eaters'>
  /** Ids. */
  chosen: readonly string[]
  hint?: ReactNode
  onChange: (chosen: string[]) => void
}

/** Everyone in the plan, of whom one at least eats it. */
export function EatersChoice({ ref, plan, chosen, hint, onChange }: ChoiceProps) {
  return (
    <MultipleChoice
      ref={ref}
      legend="Who’s eating it?"
      hint={hint}
      options={optionsOf(plan.eaters)}
      values={chosen}
      onChange={(next) => {
        // what nobody eats is no dish: the last one stays
        if (next.length > 0) onChange(next)
      }}
    />
  )
}

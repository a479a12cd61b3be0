import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { type NutrientName, nutrientOf, nutrients } from '#client/features/meal-plans/figures.ts'
import { changedAt } from '#client/features/meal-plans/form/form-part.ts'
import { newTarget, type TargetFields } from '#client/features/meal-plans/form/plan-fields.ts'
import { Button, IconButton } from '#client/ui/buttons/button.tsx'
import { SelectField, TextField } from '#client/ui/fields/field.tsx'
import { takeFocus } from '#client/ui/focus/take-focus.ts'

interface Props {
  targets: readonly TargetFields[]
  /** Of a field by the place of its target: '0.least'. */
  fault: (field: string) => string | undefined
  onChange: (targets: TargetFields[]) => void
}

/** As many as the contract takes beside those with a field of their own. */
const most = 12

/** Targets of any nutrient, between bounds, a day or in the whole plan; out of sight until somebody wants one. */
export function MoreTargets({ targets, fault, onChange }: Props) {
  const [added, setAdded] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const add = () => {
    const target = newTarget()
    setAdded(target.key)
    onChange([...targets, target])
  }
  const remove = (key: string) => {
    onChange(targets.filter((target) => target.key !== key))
    button.current?.focus()
  }
  return (
    <div className="grid justify-items-start gap-5">
      {targets.map(({ key, ...target }, place) => (
        <TargetPart
          key={key}
          target={target}
          isNew={key === added}
          fault={(field) => fault(`${place}.${field}`)}
          onChange={(change) => onChange(changedAt(targets, place, change))}
          onRemove={() => remove(key)}
        />
      ))}
      <div>
        <Button ref={button} onClick={add} disabled={targets.length >= most}>
          <Plus aria-hidden className="icon" />
          Add another target
        </Button>
        <p className="note mt-2">Carbs, fat, saturated fat or sugar, or a total for the whole plan.</p>
      </div>
    </div>
  )
}

interface TargetProps {
  target: Omit<TargetFields, 'key'>
  /** It has just been added, and takes the focus. */
  isNew: boolean
  fault: (field: 'least' | 'most') => string | undefined
  onChange: (change: Partial<TargetFields>) => void
  onRemove: () => void
}

function TargetPart({ target, isNew, fault, onChange, onRemove }: TargetProps) {
  const { label, unit } = nutrientOf(target.nutrient)
  const bound = (field: 'least' | 'most', name: string) => (
    <TextField
      label={`${name} (${unit})`}
      inputMode="decimal"
      value={target[field]}
      error={fault(field)}
      onChange={({ target: { value } }) => onChange({ [field]: value })}
    />
  )
  return (
    <fieldset className="relative grid w-full grid-cols-2 gap-4 border-t border-hair pt-4 pr-12 tablet:grid-cols-4">
      <legend className="sr-only">Target: {label}</legend>
      <SelectField
        ref={isNew ? takeFocus : undefined}
        label="Target"
        options={nutrients.map(({ name, label: words }) => ({ value: name, label: words }))}
        value={target.nutrient}
        onChange={({ target: { value } }) => onChange({ nutrient: value as NutrientName })}
      />
      <SelectField
        label="Over"
        options={[
          { value: 'day', label: 'A day' },
          { value: 'plan', label: 'The whole plan' },
        ]}
        value={target.per}
        onChange={({ target: { value } }) => onChange({ per: value === 'plan' ? 'plan' : 'day' })}
      />
      {bound('least', 'At least')}
      {bound('most', 'At most')}
      <IconButton label={`Remove target: ${label}`} onClick={onRemove} className="absolute top-9 -right-2.5">
        <X aria-hidden className="icon" />
      </IconButton>
    </fieldset>
  )
}

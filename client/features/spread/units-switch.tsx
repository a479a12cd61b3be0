import type { UnitSystem } from '#client/features/cooking/cooked-recipe.ts'
import { SingleChoice } from '#client/ui/choice.tsx'

/** The measures that the list and the steps are read in; remembered on the device. */
export function UnitsSwitch({ value, onChange }: { value: UnitSystem; onChange: (units: UnitSystem) => void }) {
  return (
    <div className="my-1.5 noscript:hidden">
      <SingleChoice legend="Units" options={options} value={value} onChange={onChange} />
    </div>
  )
}

const options: readonly { value: UnitSystem; label: string }[] = [
  { value: 'written', label: 'As written' },
  { value: 'us', label: 'US' },
  { value: 'metric', label: 'Metric' },
]

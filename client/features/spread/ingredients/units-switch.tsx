import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { type UnitSystem, unitSystems } from '#client/features/cooking/cooked-recipe.ts'

/** The measures that the list and the steps are read in; remembered on the device. */
export function UnitsSwitch({ value, onChange }: { value: UnitSystem; onChange: (units: UnitSystem) => void }) {
  const id = useId()
  return (
    <div className="flex items-center gap-2.5">
      <label htmlFor={id} className="text-ui text-ink-2 @max-[479px]:sr-only">
        Units
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(unitSystems.find((system) => system === target.value) ?? 'written')}
          className="input appearance-none py-2! pr-9! pl-3! text-ui font-semibold"
        >
          {unitSystems.map((system) => (
            <option key={system} value={system}>
              {names[system]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="icon-small pointer-events-none absolute top-4 right-3 text-ink-2" />
      </div>
    </div>
  )
}

const names = { written: 'As written', us: 'US', metric: 'Metric' } as const satisfies Record<UnitSystem, string>

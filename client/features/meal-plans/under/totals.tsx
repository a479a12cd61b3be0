import { useState } from 'react'
import { Track } from '#client/features/meal-plans/calendar/track.tsx'
import {
  averageOf,
  boundsOf,
  boundsText,
  figureText,
  type NutrientName,
  nutrientsFor,
  standing,
} from '#client/features/meal-plans/figures.ts'
import { DayChart } from '#client/features/meal-plans/under/day-chart.tsx'
import { SelectField } from '#client/ui/field.tsx'
import { Verdict } from '#client/ui/verdict.tsx'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'

interface Props {
  plan: MealPlanWithMeals
  eater: number
  onEater: (eater: number) => void
}

/** What somebody has of an average day against what they want, and of each day. */
export function Totals({ plan, eater, onEater }: Props) {
  const person = plan.eaters[eater]
  const [nutrient, setNutrient] = useState<NutrientName>('calories')
  if (!person) return null
  const { days } = plan.totals
  const rows = nutrientsFor(person)
  const shown = rows.find(({ name }) => name === nutrient) ?? rows[0]!
  const hasTargets = person.targets.length > 0
  return (
    <section aria-labelledby="totals">
      <h2 id="totals" className="mb-3 text-[1.75rem]">
        Totals against targets
      </h2>
      {plan.eaters.length > 1 && (
        <SelectField
          label="For"
          value={String(eater)}
          options={plan.eaters.map(({ name }, place) => ({ value: String(place), label: name }))}
          onChange={({ target }) => onEater(Number(target.value))}
          className="mb-2 max-w-65"
        />
      )}
      <ul>
        {rows.map(({ name, label, unit, daily }) => {
          const value = averageOf(days, eater, name)
          const bounds = boundsOf(person, name, days.length)
          const stands = value === undefined ? 'unasked' : standing(value, bounds)
          return (
            <li key={name} className="border-b border-hair py-2.5 text-ui">
              <div className="grid grid-cols-[88px_minmax(0,1fr)_88px] items-center gap-x-3.5">
                <b className="font-semibold">{label}</b>
                <Track value={value ?? 0} {...bounds} daily={daily} />
                <span className="text-right">{value === undefined ? 'none' : figureText(value, unit)}</span>
              </div>
              {stands === 'fits' && <span className="sr-only">fits, {boundsText(bounds, unit)}</span>}
              {(stands === 'short' || stands === 'over') && (
                <Verdict kind="warns" small className="mt-1">
                  {stands === 'short' ? 'Short of' : 'Over'} {boundsText(bounds, unit).replace(/^at (least|most) /, '')}
                </Verdict>
              )}
            </li>
          )
        })}
      </ul>
      <p className="note mt-2.5">
        {person.name}’s daily average. {hasTargets ? 'Marks show the target; without' : 'Without'} a target, the bar is
        drawn against the FDA’s Daily Value.
      </p>
      <DayChart plan={plan} eater={eater} rows={rows} shown={shown} onNutrient={setNutrient} />
    </section>
  )
}

import { Track } from '#client/features/meal-plans/calendar/track.tsx'
import {
  boundsOf,
  boundsText,
  figureText,
  type NutrientName,
  nutrientsFor,
  portionsText,
  standing,
} from '#client/features/meal-plans/figures.ts'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { produce as advised } from '#domain/plan/week/choices/points.ts'

interface Props {
  person: MealPlanWithMeals['eaters'][number]
  /** Of the plan. */
  days: number
  /** Of a day; undefined where nothing is eaten. */
  valueOf: (name: NutrientName) => number | undefined
  /** Servings of vegetables and fruit of a day; undefined where nothing is eaten. */
  produce: number | undefined
}

/** What somebody has of each nutrient against what they want of it a day. */
export function FigureRows({ person, days, valueOf, produce }: Props) {
  return (
    <ul className="num @container">
      {nutrientsFor(person).map(({ name, label, unit, daily }) => {
        const value = valueOf(name)
        const bounds = boundsOf(person, name, days)
        const stands = value === undefined ? 'unasked' : standing(value, bounds)
        return (
          <li key={name} className={row}>
            <div className={columns}>
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
      <li className={row}>
        <div className={columns}>
          <b className="font-semibold">Produce</b>
          <Track value={produce ?? 0} daily={advised.portions * person.portion} />
          <span className="text-right">{produce === undefined ? 'none' : portionsText(produce)}</span>
        </div>
      </li>
    </ul>
  )
}

/** What the bars are measured by that have no target. */
export const barsNote =
  'Thin marks show the FDA’s Daily Value and, for produce, the five servings a day that the WHO advises: vegetables and fruit, but not potatoes, 80 grams (about 3 ounces) each.'

const row = 'border-b border-hair py-2.5 text-ui'
/** The bar stands under the words where there is little room beside them. */
const columns =
  'grid grid-cols-2 items-center gap-x-3.5 gap-y-1.5 @max-[300px]:*:[[aria-hidden]]:order-last @max-[300px]:*:[[aria-hidden]]:col-span-full @min-[300px]:grid-cols-[88px_minmax(0,1fr)_88px]'

import { clsx } from 'clsx'
import { useState } from 'react'
import {
  boundsOf,
  boundsText,
  byDay,
  figureText,
  forOneDay,
  type NutrientName,
  nutrientsFor,
  shareOfDay,
  standing,
} from '#client/features/meal-plans/figures.ts'
import { shortDateText, shortWeekday } from '#client/features/meal-plans/plan-dates.ts'
import { SelectField } from '#client/ui/field.tsx'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'
import { wholeText } from '#domain/measure/figures.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar-days.ts'

interface Props {
  plan: MealPlanWithMeals
  eater: number
}

const standingWords = { fits: 'fits', short: 'short', over: 'over', unasked: '' } as const

/** What somebody has of a nutrient day by day, with lines at what it is to keep to. */
export function DayChart({ plan, eater }: Props) {
  const [nutrient, setNutrient] = useState<NutrientName>('calories')
  const person = plan.eaters[eater]
  if (!person) return null
  const rows = nutrientsFor(person)
  const shown = rows.find(({ name }) => name === nutrient) ?? rows[0]!
  const values = byDay(plan.totals.days, eater, shown.name)
  const bounds = boundsOf(person, shown.name, values.length)
  const boundsOn = (day: number) => boundsOf(forOneDay(plan, eater, day), shown.name, values.length)
  const hasOut = values.some((value, day) => value > 0 && shareOfDay(plan, eater, day) < 1)
  const scale = Math.max(...values, (bounds.most ?? bounds.least ?? 0) * 1.1, 1)
  const share = (value: number) => `${(value / scale) * 100}%`
  const isBetween = bounds.least !== undefined && bounds.most !== undefined
  const isLong = values.length > 7
  return (
    <div className="wide:col-span-2 wide:col-start-2 wide:row-start-2">
      <SelectField
        label="Day by day"
        value={shown.name}
        options={rows.map(({ name, label }) => ({ value: name, label }))}
        onChange={({ target }) => setNutrient(target.value as NutrientName)}
        className="max-w-65"
      />
      <div className="relative mt-4 h-32">
        {[bounds.least, bounds.most].map(
          (bound, place) =>
            bound !== undefined && (
              <span
                key={place === 0 ? 'least' : 'most'}
                aria-hidden
                className="absolute inset-x-0 border-t-[1.5px] border-dashed border-ink/70"
                style={{ bottom: share(bound) }}
              />
            ),
        )}
        <ul
          aria-label={`${shown.label} day by day`}
          className={clsx('flex h-full items-end', isLong ? 'gap-0.5' : 'gap-2')}
        >
          {values.map((value, day) => {
            const stands = value === 0 ? 'unasked' : standing(value, boundsOn(day))
            return (
              <li key={dayAfter(plan.startDate, day)} className="flex h-full min-w-0 flex-1 flex-col justify-end">
                <span className="sr-only">
                  {shortDateText(dayAfter(plan.startDate, day))}: {figureText(value, shown.unit)}{' '}
                  {standingWords[stands]}
                </span>
                <span
                  aria-hidden
                  className={clsx('block rounded-t-[2px]', ['short', 'over'].includes(stands) ? 'bg-oven' : 'bg-basil')}
                  style={{ height: share(value) }}
                />
              </li>
            )
          })}
        </ul>
      </div>
      <div aria-hidden className={clsx('flex border-t border-ink pt-1', isLong ? 'gap-0.5' : 'gap-2')}>
        {values.map((value, day) => (
          <span key={dayAfter(plan.startDate, day)} className="note min-w-0 flex-1 text-center">
            {isLong
              ? shortWeekday(dayAfter(plan.startDate, day)).slice(0, 1)
              : shortWeekday(dayAfter(plan.startDate, day))}
            {!isLong && <span className="block text-ink-2">{wholeText(value)}</span>}
          </span>
        ))}
      </div>
      {boundsText(bounds, shown.unit) && (
        <p className="note mt-2">
          {isBetween ? 'Dashed lines mark ' : 'The dashed line marks '}
          {boundsText(bounds, shown.unit).replace(' to ', ' and ')}
          {person.targetsOver === 'week' ? ', on average over the week.' : '. Striped days miss the target.'}
          {hasOut && ' On a day with a meal out, the target is lower because it covers only the other meals.'}
        </p>
      )}
    </div>
  )
}

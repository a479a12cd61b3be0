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
  topOf,
} from '#client/features/meal-plans/figures.ts'
import { shortDateText, shortWeekday } from '#client/features/meal-plans/plan-dates.ts'
import { SelectField } from '#client/ui/fields/field.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { wholeText } from '#domain/measure/figures.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'

interface Props {
  plan: MealPlanWithMeals
  eater: number
}

const standingWords = { fits: 'fits', short: 'short', over: 'over', unasked: '' } as const

/** What somebody has of a nutrient day by day, against a band of what it is to keep to. */
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
  const top = topOf(values, bounds)
  const share = (value: number) => (value / top) * 100
  const isLong = values.length > 7
  const stands = values.map((value, day) => (value === 0 ? 'unasked' : standing(value, boundsOn(day))))
  const isMissed = (day: number) => ['short', 'over'].includes(stands[day]!)
  const asked = boundsText(bounds, shown.unit)
  return (
    <section aria-labelledby="by-day" className="flex flex-col">
      <h2 id="by-day" className="mb-3 text-[1.75rem]">
        Day by day
      </h2>
      <SelectField
        label="Nutrient"
        value={shown.name}
        options={rows.map(({ name, label }) => ({ value: name, label }))}
        onChange={({ target }) => setNutrient(target.value as NutrientName)}
        className="max-w-65"
      />
      <div className="relative mt-4 min-h-40 flex-1">
        {asked && (
          <span
            aria-hidden
            className="absolute inset-x-0 border-y border-basil/60 bg-basil-wash"
            style={{
              bottom: `${share(bounds.least ?? 0)}%`,
              top: `${100 - share(bounds.most ?? top)}%`,
            }}
          />
        )}
        <ul
          aria-label={`${shown.label} day by day`}
          className={clsx('absolute inset-0 flex items-end', isLong ? 'gap-0.5' : 'gap-2')}
        >
          {values.map((value, day) => (
            <li key={dayAfter(plan.startDate, day)} className="flex h-full min-w-0 flex-1 flex-col justify-end">
              <span className="sr-only">
                {shortDateText(dayAfter(plan.startDate, day))}: {figureText(value, shown.unit)}{' '}
                {standingWords[stands[day]!]}
              </span>
              <span
                aria-hidden
                className={clsx('mx-auto block w-full max-w-6 rounded-t-[2px]', isMissed(day) ? 'bg-oven' : 'bg-basil')}
                style={{ height: `${share(value)}%` }}
              />
            </li>
          ))}
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
      <p className="note mt-2">
        {asked &&
          `The shaded band is the target, ${asked}${person.targetsOver === 'week' ? ', on average over the week' : ''}. `}
        {values.some((_, day) => isMissed(day)) && 'Striped days miss it. '}
        {asked && hasOut && ' On a day with a meal out, the target is lower because it covers only the other meals.'}
      </p>
    </section>
  )
}

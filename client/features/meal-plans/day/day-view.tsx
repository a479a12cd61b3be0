import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { mealsOf } from '#client/features/meal-plans/calendar/calendar.tsx'
import { CopyDay } from '#client/features/meal-plans/day/copy-day.tsx'
import { DayMeal } from '#client/features/meal-plans/day/day-meal.tsx'
import { DaySwitch } from '#client/features/meal-plans/day/day-switch.tsx'
import { begunOnDay, StartAhead } from '#client/features/meal-plans/dishes/start-ahead.tsx'
import { averageOf, averageProduce, forOneDay } from '#client/features/meal-plans/figures.ts'
import { TogetherLine } from '#client/features/meal-plans/meal/together-line.tsx'
import { dateText, hourText, weekdayName } from '#client/features/meal-plans/plan-dates.ts'
import { dishesCookedAt, entriesAt, forCount, hourOf, mealLabels } from '#client/features/meal-plans/plan-words.ts'
import { barsNote, FigureRows } from '#client/features/meal-plans/under/figure-rows.tsx'
import type { ChangePlan } from '#client/features/meal-plans/use-plan.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { dollars } from '#client/wording.ts'
import type { BegunAhead, MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'

interface Props {
  plan: MealPlanWithMeals
  /** Of the plan, 0 is the first. */
  day: number
  /** What of the plan is begun long before it is cooked. */
  begun: readonly BegunAhead[]
  today: string
  /** Where another dish is being found. */
  swapping: Place | undefined
  change: ChangePlan
  onOpen: (entry: string) => void
  onAdd: (place: Place) => void
}

/** One day of a plan: each meal with its hour and the way to cook it, and what everyone has of the day. */
export function DayView({ plan, day, begun, today, swapping, change, onOpen, onAdd }: Props) {
  const date = dayAfter(plan.startDate, day)
  const totals = plan.totals.days[day]
  return (
    <section aria-labelledby="day" className="double-rule pt-4 print:hidden">
      <DaySwitch plan={plan} day={day} />
      <div className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-3">
        <h2 id="day" className="text-2">
          {weekdayName(date)}, {dateText(date)}
        </h2>
        {date === today && <Badge tone="fits">Today</Badge>}
        {totals && totals.cost > 0 && (
          <p className="num text-ui text-ink-2">
            {dollars(totals.cost)} {forCount(plan.eaters)}
          </p>
        )}
        <CopyDay plan={plan} day={day} change={change} />
      </div>
      <StartAhead begun={begunOnDay(begun, day)} date={date} day={day} level={3} />
      <div className="num mt-4 border-t border-hair">
        {mealsOf(plan).map((meal) => {
          const entries = entriesAt(plan, { day, meal })
          const at = hourOf(plan, { day, meal })
          const isSwapping = swapping?.day === day && swapping.meal === meal
          return (
            <section
              key={meal}
              aria-labelledby={`meal-${meal}`}
              className="grid gap-x-6 border-b border-hair pt-3 pb-1 tablet:grid-cols-[7.5rem_minmax(0,1fr)] tablet:py-1"
            >
              <div className="flex items-baseline gap-x-2 tablet:flex-col tablet:pt-3">
                <h3 id={`meal-${meal}`} className="aside text-lead!">
                  {mealLabels[meal]}
                </h3>
                {at && <p className="note">{hourText(at)}</p>}
              </div>
              <ul className="grid min-w-0 gap-x-10 wide:grid-cols-2">
                {entries.map((entry) => (
                  <DayMeal
                    key={entry.id}
                    plan={plan}
                    entry={entry}
                    isBusy={isSwapping}
                    onOpen={() => onOpen(entry.id)}
                  />
                ))}
                <TogetherLine
                  plan={plan.id}
                  place={{ day, meal }}
                  dishes={dishesCookedAt(plan, { day, meal })}
                  isInBand
                />
                {entries.every(({ kind }) => kind === 'note') && (
                  <li className="flex min-h-20 items-center gap-4 py-3 wide:col-span-2">
                    <p className="aside flex-1 text-ui!">Nothing yet</p>
                    <Button
                      onClick={() => onAdd({ day, meal })}
                      aria-label={`Add to ${weekdayName(date)} ${mealLabels[meal].toLowerCase()}`}
                      className="!min-h-11 !px-3.5 !py-1.5 text-ui"
                    >
                      <Plus aria-hidden className="icon-small" />
                      Add
                    </Button>
                  </li>
                )}
              </ul>
            </section>
          )
        })}
      </div>
      {totals?.eaters.some(({ calories }) => calories > 0) && <PersonTotals plan={plan} day={day} has={totals} />}
    </section>
  )
}

function PersonTotals({
  plan,
  day,
  has,
}: {
  plan: MealPlanWithMeals
  day: number
  has: MealPlanWithMeals['totals']['days'][number]
}) {
  const { eaters, totals } = plan
  return (
    <>
      <h2 className="mt-12 mb-3 text-[1.75rem]">Each person’s totals</h2>
      <div
        className={clsx(
          'grid gap-x-8 gap-y-8 tablet:grid-cols-2',
          // four in a row, and no fourth or seventh one alone below the others
          eaters.length % 3 === 1 ? 'wide:grid-cols-4' : 'wide:grid-cols-3',
        )}
      >
        {eaters.map((person, eater) => (
          <section key={person.id} aria-labelledby={`has-${person.id}`} className="min-w-0">
            <h3 id={`has-${person.id}`} className="text-lead wrap-anywhere">
              {person.name}
            </h3>
            <FigureRows
              person={forOneDay(plan, eater, day)}
              days={totals.days.length}
              valueOf={(name) => averageOf([has], eater, name)}
              produce={averageProduce([has], eater)}
            />
          </section>
        ))}
      </div>
      <p className="note mt-4 max-w-prose">{barsNote}</p>
    </>
  )
}

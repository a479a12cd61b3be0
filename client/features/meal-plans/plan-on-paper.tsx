import { mealsOf } from '#client/features/meal-plans/calendar/calendar.tsx'
import { begunOnDay, forText, whenText } from '#client/features/meal-plans/dishes/start-ahead.tsx'
import { dayOfMonth, shortWeekday, spanText } from '#client/features/meal-plans/plan-dates.ts'
import {
  entriesAt,
  forCount,
  forWhom,
  mealLabels,
  titleOf,
  weeksToPrint,
} from '#client/features/meal-plans/plan-words.ts'
import { dollars } from '#client/wording.ts'
import type { BegunAhead, MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { forSome, remarksOf } from '#domain/plan/meal-plan/cooking/remarks.ts'

interface Props {
  plan: MealPlanWithMeals
  /** What is begun long before it is cooked. */
  begun: readonly BegunAhead[]
}

/** A week on one sheet that lies on its side, for the door of the refrigerator. */
export function PlanOnPaper({ plan, begun }: Props) {
  return (
    <div aria-hidden className="plan-sheets hidden print:block">
      {weeksToPrint(plan).map((days) => (
        <Week key={days[0]} plan={plan} begun={begun} days={days} />
      ))}
    </div>
  )
}

function Week({ plan, begun, days }: Props & { days: readonly number[] }) {
  const dateOf = (day: number) => dayAfter(plan.startDate, day)
  return (
    <section className="break-after-page last:break-after-auto">
      <p className="aside">{forWhom(plan.eaters)}</p>
      <p className="serif mb-3 text-2 leading-tight font-medium wrap-anywhere">
        {plan.title}
        <span className="num ml-3 font-sans text-ui font-normal">
          {spanText(dateOf(days[0]!), dateOf(days.at(-1)!))}
        </span>
      </p>
      <table className="num double-rule h-[150mm] w-full table-fixed border-collapse text-left align-top">
        <thead>
          <tr>
            <th className="w-[9%]">
              <span className="sr-only">Meal</span>
            </th>
            {days.map((day) => (
              <th key={day} className="border-l border-hair p-2 text-lead font-medium">
                {shortWeekday(dateOf(day))} <span className="text-note font-normal">{dayOfMonth(dateOf(day))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mealsOf(plan).map((meal) => (
            <tr key={meal} className="break-inside-avoid border-t border-hair">
              <th className="aside py-2 pr-2 align-top">{mealLabels[meal]}</th>
              {days.map((day) => (
                <td key={day} className="border-l border-hair p-2 align-top text-lead leading-tight wrap-anywhere">
                  {entriesAt(plan, { day, meal }).map((entry) => (
                    <div key={entry.id} className="mb-1.5">
                      <p className="font-semibold">{titleOf(plan, entry)}</p>
                      {forSome(plan, entry) && <p className="text-note">{forSome(plan, entry)}</p>}
                      {remarksOf(plan, entry).map(({ words }) => (
                        <p key={words} className="text-note">
                          {words}
                        </p>
                      ))}
                      {entry.kind !== 'note' && entry.note && <p className="aside text-note!">{entry.note}</p>}
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
          {days.some((day) => begunOnDay(begun, day).length > 0) && (
            <tr className="break-inside-avoid border-t border-hair">
              <th className="aside py-2 pr-2 align-top">Start ahead</th>
              {days.map((day) => (
                <td key={day} className="border-l border-hair p-2 align-top text-note leading-snug wrap-anywhere">
                  {begunOnDay(begun, day).map((one) => (
                    <p key={`${one.entry} ${one.at} ${one.words}`} className="mb-1.5">
                      <b>{whenText(one, dateOf(day), day)}</b>: {one.words}. {forText(one, dateOf(day), day)}:{' '}
                      {one.title}
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          )}
          <tr className="border-t-[1.5px] border-ink">
            <th className="aside py-2 pr-2 align-top">Day</th>
            {days.map((day) => (
              <td key={day} className="border-l border-hair p-2 text-note">
                {(plan.totals.days[day]?.cost ?? 0) > 0 &&
                  `${dollars(plan.totals.days[day]!.cost)} ${forCount(plan.eaters)}`}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

import { AlarmClock } from 'lucide-react'
import { hourText, shortWeekday, weekdayName } from '#client/features/meal-plans/plan-dates.ts'
import { mealLabels } from '#client/features/meal-plans/plan-words.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import type { BegunAhead } from '#contract/planning/plan-view.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'

interface Props {
  begun: readonly BegunAhead[]
  /** That they stand on. What is begun before it says so. */
  date: string
  /** Of the plan, where it is known. */
  day?: number
  level: 2 | 3
}

/** What to start on a day for dishes that are cooked much later, first things first. Nothing where there is none. */
export function StartAhead({ begun, date, day, level }: Props) {
  const Heading = `h${level}` as const
  if (begun.length === 0) return null
  return (
    <section aria-label="Start ahead" className="mt-4 rounded-sheet bg-saffron-wash px-5 py-4">
      <Heading className="flex items-center gap-2.5 text-lead">
        <AlarmClock aria-hidden className="icon" />
        Start ahead
      </Heading>
      <ul className="num mt-2 grid gap-2.5">
        {begun.map((one) => (
          <li key={`${one.entry} ${one.at} ${one.words}`} className="text-ui leading-snug wrap-anywhere">
            <p>
              <b>{whenText(one, date, day)}</b>: {one.words}
            </p>
            <p className="note">
              {forText(one, date, day)}:{' '}
              <TextLink {...paths.recipe(one.recipeId)} className="in-sentence">
                {one.title}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What of a plan is begun on one of its days; on its first also what is begun before it. */
export function begunOnDay(begun: readonly BegunAhead[], day: number): BegunAhead[] {
  return begun.filter((one) => Math.max(0, one.day) === day)
}

/** '9:00 PM', 'Sun, 9:00 PM' where that is another day. */
export function whenText({ at, day: on }: Pick<BegunAhead, 'at' | 'day'>, date: string, day = on): string {
  const clock = hourText(at)
  return on === day ? clock : `${shortWeekday(dayAfter(date, on - day))}, ${clock}`
}

/** 'For dinner', 'For Tuesday dinner' */
export function forText(
  { meal, inDays, day: on }: Pick<BegunAhead, 'meal' | 'inDays' | 'day'>,
  date: string,
  day = on,
): string {
  const later = inDays + on - day
  const name = mealLabels[meal].toLowerCase()
  return later === 0 ? `For ${name}` : `For ${weekdayName(dayAfter(date, later))} ${name}`
}

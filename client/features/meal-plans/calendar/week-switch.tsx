import { spanText } from '#client/features/meal-plans/plan-dates.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'

interface Props {
  id: number
  startDate: string
  days: number
  /** As people count. */
  week: number
}

/** The weeks of a longer plan. */
export function WeekSwitch({ id, startDate, days, week }: Props) {
  return (
    <nav aria-label="Weeks" className="mb-5 flex flex-wrap gap-2.5 print:hidden">
      {Array.from({ length: Math.ceil(days / 7) }, (_, index) => (
        <ButtonLink
          key={index}
          {...paths.mealPlan(id, index === 0 ? {} : { week: index + 1 }, false)}
          activeOptions={{ exact: true }}
          aria-current={week === index + 1 ? 'page' : undefined}
          className="num !min-h-11 !px-3.5 !py-1.5 text-ui aria-[current]:border-ink aria-[current]:bg-well"
        >
          {spanText(dayAfter(startDate, index * 7), dayAfter(startDate, Math.min(days, index * 7 + 7) - 1))}
        </ButtonLink>
      ))}
    </nav>
  )
}

import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { dateText, shortWeekday } from '#client/features/meal-plans/plan-dates.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'

/** The day before, the whole week, and the day after. */
export function DaySwitch({ plan, day }: { plan: MealPlanWithMeals; day: number }) {
  const week = Math.floor(day / 7)
  const look = '!min-h-11 !px-3.5 !py-1.5 text-ui'
  const dateOf = (other: number) => dayAfter(plan.startDate, other)
  return (
    <nav aria-label="Days" className="num flex flex-wrap gap-2.5">
      {day > 0 && (
        <ButtonLink {...paths.mealPlan(plan.id, { day }, false)} className={look}>
          <ChevronLeft aria-hidden className="icon-small" />
          {shortWeekday(dateOf(day - 1))}
          <span className="sr-only">{`, ${dateText(dateOf(day - 1))}`}</span>
        </ButtonLink>
      )}
      <ButtonLink {...paths.mealPlan(plan.id, week === 0 ? {} : { week: week + 1 }, false)} className={look}>
        <CalendarDays aria-hidden className="icon-small max-phone:hidden" />
        The whole week
      </ButtonLink>
      {day + 1 < daysOfPlan(plan) && (
        <ButtonLink {...paths.mealPlan(plan.id, { day: day + 2 }, false)} className={look}>
          {shortWeekday(dateOf(day + 1))}
          <span className="sr-only">{`, ${dateText(dateOf(day + 1))}`}</span>
          <ChevronRight aria-hidden className="icon-small" />
        </ButtonLink>
      )}
    </nav>
  )
}

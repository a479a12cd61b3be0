import { DishImage, isDrawn } from '#client/features/dishes/dish.tsx'
import { dayOfMonth, shortWeekday } from '#client/features/meal-plans/plan-dates.ts'
import { entriesAt } from '#client/features/meal-plans/plan-words.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'
import { recipeOf } from '#domain/plan/meal-plan/cooking/remarks.ts'
import type { WeekMeal } from '#domain/plan/week/week.ts'

interface Props {
  plan: MealPlanWithMeals
  /** In sight below, from the start of the plan. */
  days: readonly number[]
  meals: readonly WeekMeal[]
  today: string
  onJump: (place: number) => void
}

/** A plate and the space under it, in pixels: larger letters make no plate larger, seven must fit beside each other. */
const plate = 34

/** The days of a week that lie below each other on narrow pages, to go to: the whole week at a glance, of which the days' names stay in sight. */
export function DayChips({ plan, days, meals, today, onJump }: Props) {
  if (days.length < 2) return null
  return (
    <nav
      aria-label="Jump to a day"
      style={{ top: -(meals.length * plate + 4) }}
      className="num sticky z-10 -mx-(--page-margin) flex gap-1 bg-paper px-(--page-margin) py-2 wide:hidden"
    >
      {days.map((day, place) => {
        const date = dayAfter(plan.startDate, day)
        return (
          <button
            key={day}
            type="button"
            aria-current={date === today ? 'date' : undefined}
            onClick={() => onJump(place)}
            className="min-w-0 flex-1 rounded-ctl border border-hair text-note leading-tight font-semibold hover:bg-well aria-[current]:border-ink aria-[current]:bg-sheet"
          >
            <span aria-hidden className="grid justify-items-center pt-1">
              {meals.map((meal) => (
                <Plate key={meal} plan={plan} place={{ day, meal }} />
              ))}
            </span>
            <span className="grid min-h-10 content-center">
              {shortWeekday(date)} <span className="font-medium text-ink-2">{dayOfMonth(date)}</span>
            </span>
          </button>
        )
      })}
    </nav>
  )
}

/** What most of them eat at a meal; a ring where there is no dish. */
function Plate({ plan, place }: { plan: MealPlanWithMeals; place: Place }) {
  const dish = entriesAt(plan, place)
    .map((entry) => recipeOf(plan, entry)?.imageUrl)
    .find(Boolean)
  return (
    <span className="grid place-items-center" style={{ height: plate }}>
      {dish ? (
        <DishImage src={isDrawn(dish) ? `${dish}?size=small` : dish} className="size-[32px]" />
      ) : (
        <span className="size-[22px] rounded-full border border-hair" />
      )}
    </span>
  )
}

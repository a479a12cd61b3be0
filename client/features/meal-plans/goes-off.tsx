import { listText } from '#client/features/dishes/format.ts'
import { shortDateText } from '#client/features/meal-plans/plan-dates.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

/** What is at home and spoils before the plan uses it, with the way to where it is told of. */
export function GoesOff({ foods }: { foods: MealPlanWithMeals['totals']['goesOff'] }) {
  const today = useToday()
  if (foods.length === 0) return null
  const named = (isPast: boolean) =>
    listText(
      foods
        .filter(({ useBy }) => useBy < today === isPast)
        .map(({ name, useBy }) => `${name} (${shortDateText(useBy)})`),
    )
  const [past, coming] = [named(true), named(false)]
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      {past && (
        <Verdict kind="warns" small>
          Past its use-by date: {past}
        </Verdict>
      )}
      {coming && (
        <Verdict kind="warns" small>
          Will spoil before you use it: {coming}
        </Verdict>
      )}
      <TextLink {...paths.atHome()} className="-my-1.5 text-note!">
        What’s at home
      </TextLink>
    </div>
  )
}

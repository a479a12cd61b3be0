import { useQuery } from '@tanstack/react-query'
import { timelineQuery } from '#client/features/menus/queries.ts'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { dollars } from '#client/wording.ts'
import type { MenuWithRecipes } from '#contract/planning/menus.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { hasTimeline } from '#domain/plan/menu/meal.ts'

/** What the recipes of a menu come to, folded away: nobody cooks by sums. */
export function MenuFigures({ menu }: { menu: MenuWithRecipes }) {
  const { recipes, recipeIds, totalCalories, totalCost, servings } = menu
  const sum = (minutesOf: (recipe: (typeof recipes)[number]) => number) =>
    recipes.reduce((total, recipe) => total + minutesOf(recipe), 0)
  const [prep, cook] = [sum(({ prepTime }) => prepTime), sum(({ cookTime }) => cookTime)]
  const isAtOnce = hasTimeline(menu)
  const { data: timeline } = useQuery({ ...timelineQuery(menu), enabled: isAtOnce })
  const total = isAtOnce ? timeline?.minutes : prep + cook
  const rows = [
    ['Total recipes', String(recipeIds.length)],
    ['Total time', total === undefined ? '…' : minutesText(total)],
    ['Prep', minutesText(prep)],
    ['Cook', minutesText(cook)],
    ['Calories per person', caloriesText(totalCalories)],
    [`Cost for ${servings}`, dollars(totalCost)],
  ] as const
  return (
    <details className="group border-y border-hair print:hidden">
      <summary className="min-h-13 py-3.5 text-ui font-semibold">Menu at a glance</summary>
      <section aria-label="Summary" className="grid max-w-[560px] content-start gap-1.5 pb-5">
        {rows.map(([name, value]) => (
          <LeaderRow key={name} name={name}>
            <b className="font-[650]">{value}</b>
          </LeaderRow>
        ))}
        {isAtOnce && (
          <p className="note mt-1">
            Prep and cook times are totals for all the recipes. The total time is for making them together.
          </p>
        )}
      </section>
    </details>
  )
}

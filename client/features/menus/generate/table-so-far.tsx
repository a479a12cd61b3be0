import { type Control, useWatch } from 'react-hook-form'
import type { MenuFields } from '#client/features/menus/generate/menu-form.ts'
import { mealLabels } from '#client/features/menus/menu-words.ts'
import { LeaderRow } from '#client/ui/page.tsx'
import { minutesText } from '#domain/measure/minutes.ts'
import type { MealType } from '#domain/plan/menu/options.ts'

/** What the menu will be by what was chosen up to now: a plate for each dish, and its bounds. */
export function TableSoFar({ control, className }: { control: Control<MenuFields>; className?: string }) {
  const fields = useWatch({ control }) as MenuFields
  const { mealType, servings, recipeCount, cookingTime, hasBudget, budget, cuisineType, dietaryPreferences } = fields
  return (
    <aside aria-label="Your table so far" className={className}>
      <div aria-hidden className="linen flex flex-wrap justify-center gap-3 rounded-sheet p-4 spread:p-6">
        {Array.from({ length: recipeCount }, (_, place) => (
          <span key={place} className="plate w-17 spread:w-[21%]" />
        ))}
      </div>
      <p className="serif max-spread:hidden mt-5 mb-3 text-3 leading-tight font-medium">
        {mealType === '' ? 'A meal' : mealLabels[mealType as MealType]} for {servings}
      </p>
      <div className="grid gap-2 text-ui max-spread:hidden">
        <LeaderRow name="Recipes">{recipeCount}</LeaderRow>
        <LeaderRow name="Each takes at most">{minutesText(cookingTime)}</LeaderRow>
        <LeaderRow name="Budget">{hasBudget ? `$${budget}` : 'no limit'}</LeaderRow>
        {cuisineType !== '' && <LeaderRow name="Cuisine">{cuisineType}</LeaderRow>}
        {dietaryPreferences.length > 0 && <LeaderRow name="Diets">{dietaryPreferences.join(', ')}</LeaderRow>}
      </div>
      <p className="aside mt-5 text-ui! max-spread:hidden">
        The dishes go together: no main ingredient twice, and one clock says when to start each.
      </p>
    </aside>
  )
}

export function timeSummary({ cookingTime, hasBudget, budget }: MenuFields): string {
  return `Up to ${minutesText(cookingTime)} a recipe, ${hasBudget ? `$${budget}` : 'no budget limit'}`
}

export function kindSummary({ cuisineType, dietaryPreferences }: MenuFields): string {
  return [cuisineType || 'Any cuisine', ...dietaryPreferences].join(', ')
}

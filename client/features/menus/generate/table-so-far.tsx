import { clsx } from 'clsx'
import { type Control, useWatch } from 'react-hook-form'
import { DishImage } from '#client/features/dishes/dish.tsx'
import type { MenuFields } from '#client/features/menus/generate/menu-form.ts'
import { mealLabels } from '#client/features/menus/menu-words.ts'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { dishAddress } from '#contract/recipes/dish-address.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import type { MealType } from '#domain/plan/menu/options.ts'

/** What the menu will be by what was chosen up to now: a dish of its kind for each that will be written, and its bounds. */
export function TableSoFar({ control }: { control: Control<MenuFields> }) {
  const fields = useWatch({ control }) as MenuFields
  const { mealType, recipeCount, cookingTime, hasBudget, budget, cuisineType, dietaryPreferences } = fields
  const dishes = isOfMorning(mealType) ? [...morning, ...ofDay] : ofDay
  return (
    <aside aria-label="Your table so far" className="max-spread:hidden">
      <div aria-hidden className="linen flex flex-wrap justify-center gap-y-2 rounded-sheet px-2 py-5">
        {dishes.slice(0, recipeCount).map((dish) => (
          <DishImage
            key={dish.title}
            src={`${dishAddress(dish)}&size=small`}
            className={clsx('aspect-square', recipeCount === 2 || recipeCount === 4 ? 'w-1/2' : 'w-1/3')}
          />
        ))}
      </div>
      <p className="serif mt-5 mb-3 text-3 leading-tight font-medium">{mealFor(fields)}</p>
      <div className="grid gap-2 text-ui">
        <LeaderRow name="Recipes">{recipeCount}</LeaderRow>
        <LeaderRow name="Each takes at most">{minutesText(cookingTime)}</LeaderRow>
        <LeaderRow name="Budget">{hasBudget ? `$${budget}` : 'no limit'}</LeaderRow>
        {cuisineType !== '' && <LeaderRow name="Cuisine">{cuisineType}</LeaderRow>}
        {dietaryPreferences.length > 0 && <LeaderRow name="Diets">{dietaryPreferences.join(', ')}</LeaderRow>}
      </div>
      <p className="aside mt-5 text-ui!">
        The dishes go together: no main ingredient twice, and one clock says when to start each.
      </p>
    </aside>
  )
}

/** 'Dinner for 4' */
export function mealFor({ mealType, servings }: MenuFields): string {
  return `${mealType === '' ? 'A meal' : mealLabels[mealType as MealType]} for ${servings}`
}

const isOfMorning = (mealType: string) => mealType === 'breakfast' || mealType === 'complete_day'

/** What a table may hold, by course; eight is the most that a menu has. */
const ofDay = [
  { title: 'Tomato soup', recipeType: 'Soup', lines: ['1 can crushed tomatoes', '1 tbsp basil'] },
  { title: 'Roast salmon', recipeType: 'Main Dish', lines: ['1 lb salmon fillet', '1 lemon', '1 bunch asparagus'] },
  { title: 'Green salad', recipeType: 'Salad', lines: ['1 head lettuce', '1 cucumber', '4 radishes'] },
  { title: 'Rice with peas', recipeType: 'Side Dish', lines: ['1 cup rice', '1 cup peas'] },
  { title: 'Berry tart', recipeType: 'Dessert', lines: ['2 cups strawberries', '1 cup blueberries'] },
  {
    title: 'Chicken curry',
    recipeType: 'Main Dish',
    lines: ['1 lb chicken thighs', '1 cup coconut milk', '2 tsp curry powder'],
  },
  { title: 'Roasted carrots', recipeType: 'Side Dish', lines: ['1 lb carrots', '1 tbsp parsley'] },
  { title: 'Bean chili', recipeType: 'Main Dish', lines: ['2 cups black beans', '1 cup corn', '1 avocado'] },
]
const morning = [
  { title: 'Omelet', recipeType: 'Main Dish', lines: ['4 eggs', '1/2 cup cheddar cheese', '1 tbsp chives'] },
  { title: 'Oatmeal with berries', recipeType: 'Main Dish', lines: ['1 cup rolled oats', '1 cup blueberries'] },
]

export function timeSummary({ cookingTime, hasBudget, budget }: MenuFields): string {
  return `Up to ${minutesText(cookingTime)} a recipe, ${hasBudget ? `$${budget}` : 'no budget limit'}`
}

export function kindSummary({ cuisineType, dietaryPreferences }: MenuFields): string {
  return [cuisineType || 'Any cuisine', ...dietaryPreferences].join(', ')
}

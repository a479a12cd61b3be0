import { getRouteApi } from '@tanstack/react-router'
import { asInPlan } from '#client/features/cooking/use-cooking.ts'
import { Plates } from '#client/features/meal-plans/dishes/planned-plates.tsx'
import { mealName, mealPlace, OwnMeal } from '#client/features/meal-plans/meal/own-meal.tsx'
import { CookingTogether } from '#client/features/timelines/cooking-together.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { EmptyState } from '#client/ui/pages/states.tsx'

const route = getRouteApi('/meal-plans/$id/meals/$place/cook')

/** All dishes of one meal of a plan cooked at once, each for as many as eat of it, along their joint timeline. */
export function CookMealPage() {
  const { id, place } = route.useParams()
  const { step } = route.useSearch()
  return (
    <OwnMeal id={id} place={place}>
      {({ at, weekday, dishes, timeline }, plan, { meal }) => (
        <CookingTogether
          place={mealPlace(plan, place)}
          name={mealName(weekday, meal)}
          dishes={dishes.map(({ entry, servings, whom, remarks, recipe }) => ({
            recipe,
            servings,
            because: asInPlan,
            planned: { plan, entry },
            plates: <Plates whom={whom} remarks={remarks} />,
          }))}
          timeline={timeline}
          served={at}
          step={step}
          pathOfStep={(next) => paths.cookMeal(plan, place, { step: next })}
          back={paths.mealOfPlan(plan, place)}
          empty={
            <EmptyState
              title="Nothing to cook"
              action={
                <ButtonLink look="go" {...paths.mealPlan(plan)}>
                  Back to the plan
                </ButtonLink>
              }
            >
              {dishes.length === 0 ? 'No dish is planned for this meal.' : 'The recipes in this meal have no steps.'}
            </EmptyState>
          }
        />
      )}
    </OwnMeal>
  )
}

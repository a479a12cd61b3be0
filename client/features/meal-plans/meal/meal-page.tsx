import { getRouteApi } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowLeft, ChefHat } from 'lucide-react'
import { MealOffer } from '#client/features/at-home/meal-offer.tsx'
import { MealLine } from '#client/features/meal-plans/dishes/meal-line.tsx'
import { Remarks } from '#client/features/meal-plans/dishes/remarks.tsx'
import { mealName, mealPlace, OwnMeal } from '#client/features/meal-plans/meal/own-meal.tsx'
import { useServeTime } from '#client/features/timelines/serve-time.ts'
import { StartLine } from '#client/features/timelines/start-line.tsx'
import { TimelineSection } from '#client/features/timelines/timeline-section.tsx'
import { useRecipesFor } from '#client/features/timelines/use-recipes-for.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { EmptyState } from '#client/ui/pages/states.tsx'
import type { MealToCook } from '#contract/planning/plan-view.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { type Place, placeKey } from '#domain/plan/meal-plan/calendar/place.ts'

const route = getRouteApi('/meal-plans/$id/meals/$place')

/** What is cooked for one meal of a plan: whom each dish is for, and when to start what. */
export function MealPage() {
  return <OwnMeal {...route.useParams()}>{(meal, plan, at) => <Meal meal={meal} plan={plan} at={at} />}</OwnMeal>
}

function Meal({ meal, plan, at }: { meal: MealToCook; plan: number; at: Place }) {
  const { title, weekday, dishes, menus, timeline } = meal
  const place = placeKey(at)
  const [time, setTime] = useServeTime(mealPlace(plan, place), meal.at)
  const name = mealName(weekday, at.meal)
  const recipes = useRecipesFor(dishes)
  const isAlone = dishes.length === 1
  const cooks = timeline.tasks.length > 0
  const dayOfPlan = paths.mealPlan(plan, { day: at.day + 1 })
  return (
    <Page title={name}>
      <TextLink {...dayOfPlan} className="mb-3 wrap-anywhere print:hidden">
        <ArrowLeft aria-hidden className="icon-small" />
        {title}
      </TextLink>
      <div
        className={clsx(
          'grid gap-x-16 gap-y-10 print:gap-5',
          dishes.length > 0 && 'spread:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        )}
      >
        <div className="grid content-start gap-8">
          <header className="grid justify-items-start gap-5">
            <h1>{name}</h1>
            {cooks && <StartLine timeline={timeline} time={time} />}
            {cooks && (
              <ButtonLink look="go" {...paths.cookMeal(plan, place)} className="max-phone:w-full print:hidden">
                <ChefHat aria-hidden className="icon" />
                Start cooking
              </ButtonLink>
            )}
          </header>
          <MealOffer place={mealPlace(plan, place)} />
        </div>
        {dishes.length === 0 ? (
          <EmptyState
            title="Nothing to cook"
            action={
              <ButtonLink look="go" {...dayOfPlan}>
                Back to the plan
              </ButtonLink>
            }
          >
            No dish is planned for this meal.
          </EmptyState>
        ) : (
          <section aria-labelledby="dishes" className="double-rule pt-6 spread:border-0 spread:bg-none spread:pt-0">
            <h2 id="dishes" className="text-2">
              On the table
            </h2>
            {menus.map((menu) => (
              <p key={menu.id} className="mt-2 text-ui text-ink-2 print:hidden">
                From your menu{' '}
                <TextLink {...paths.menu(menu.id)} className="in-sentence wrap-anywhere">
                  {menu.title}
                </TextLink>
              </p>
            ))}
            <ul className="num mt-2">
              {[...dishes.entries()].map(([dish, { entry, servings, whom, remarks, recipe }]) => (
                <MealLine
                  key={entry}
                  when={servingsText(servings)}
                  title={timeline.titles[dish] ?? recipe.title}
                  imageUrl={recipe.photoUrl ?? recipe.imageUrl}
                  recipeId={recipe.id}
                  cookFor={undefined}
                  planned={{ plan, entry }}
                  details={[minutesText(recipe.prepTime + recipe.cookTime), whom].filter(Boolean).join(', ')}
                  note=""
                  plate={isAlone ? 'alone' : 'day'}
                >
                  <Remarks remarks={remarks} />
                </MealLine>
              ))}
            </ul>
          </section>
        )}
        {cooks && (
          <div className="spread:col-span-full">
            <TimelineSection dishes={recipes} timeline={timeline} time={time} onTime={setTime} />
          </div>
        )}
      </div>
    </Page>
  )
}

/** '4 servings', 'About 7 servings': nobody counts a fifth of one. */
function servingsText(servings: number): string {
  const whole = Math.max(1, Math.round(servings))
  return `${whole === servings ? '' : 'About '}${whole} ${whole === 1 ? 'serving' : 'servings'}`
}

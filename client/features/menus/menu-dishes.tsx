import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { caloriesText, courseLabels } from '#client/features/menus/menu-words.ts'
import { useSwapDish } from '#client/features/menus/queries.ts'
import { DishThumbnail } from '#client/features/recipes/dish.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts.ts'
import type { MenuWithRecipes } from '#contract/menus.ts'
import type { RecipeRow } from '#contract/recipe.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** The recipes of a menu in the order of eating; each can give its place to another dish. */
export function MenuDishes({ menu, user }: { menu: MenuWithRecipes; user: User }) {
  const swap = useSwapDish()
  const swapping = swap.isPending ? swap.variables.place : undefined
  const byId = new Map(menu.recipes.map((recipe) => [recipe.id, recipe]))
  const isSpent = user.generationsLeft === 0
  return (
    <section aria-labelledby="dishes" className="double-rule pt-6">
      <h2 id="dishes" className="mb-2 text-2">
        On the table
      </h2>
      <ol>
        {menu.recipeIds.map((id, place) => (
          <li
            key={id}
            aria-busy={swapping === place}
            className="relative grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-hair py-4 tablet:grid-cols-[112px_minmax(0,1fr)_auto] print:grid-cols-[56px_minmax(0,1fr)]! print:py-1.5"
          >
            <Dish recipe={byId.get(id)} course={courseLabels[menu.courses[place]!]} isComing={swapping === place} />
            <Button
              busy={swap.isPending}
              disabled={isSpent}
              onClick={() => swap.mutate({ id: menu.id, place })}
              aria-label={`Swap this dish: ${byId.get(id)?.title ?? 'Recipe deleted'}`}
              className="relative justify-self-start !min-h-11 !py-1.5 text-ui max-tablet:col-start-2 print:hidden"
            >
              <RefreshCw aria-hidden className="icon-small" />
              Swap this dish
            </Button>
          </li>
        ))}
      </ol>
      <p className="note mt-3 print:hidden">
        {isSpent
          ? 'You’ve made all of today’s recipes, and a swap counts as one.'
          : 'A swap counts as one of today’s recipes. The dish it replaces stays in your recipes.'}
      </p>
      <output className="sr-only">{swap.isPending && 'Another dish is being written'}</output>
    </section>
  )
}

function Dish({ recipe, course, isComing }: { recipe: RecipeRow | undefined; course: string; isComing: boolean }) {
  const picture = 'size-18 tablet:size-28 print:size-14!'
  if (!recipe)
    return (
      <>
        <div className={`linen rounded-sheet ${picture}`} />
        <div>
          <p className="aside text-ui">{course}</p>
          <p className="text-lead text-ink-2">{isComing ? 'Another dish is being written …' : 'Recipe deleted'}</p>
        </div>
      </>
    )
  const { id, title, imageUrl, photoUrl, calories, prepTime, cookTime, estimatedCost } = recipe
  return (
    <>
      <DishThumbnail src={photoUrl ?? imageUrl} className={picture} />
      <div className="min-w-0">
        <p className="aside text-ui">{isComing ? 'Another dish is being written …' : course}</p>
        <h3 className="text-lead leading-tight wrap-anywhere tablet:text-3">
          <Link
            {...paths.recipe(id)}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="num mt-1 text-ui text-ink-2">
          {caloriesText(calories)}, {minutesText(prepTime + cookTime)}, {dollars(estimatedCost)}
        </p>
      </div>
    </>
  )
}

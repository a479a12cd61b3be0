import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { hasAllergies } from '#client/features/dishes/row-verdict.ts'
import { AddDish } from '#client/features/menus/add-dish.tsx'
import { allergenLine } from '#client/features/menus/allergen-line.ts'
import { DishMore } from '#client/features/menus/dish-more.tsx'
import { courseLabels, noRecipesText } from '#client/features/menus/menu-words.ts'
import { useArrangeMenu, useSwapDish } from '#client/features/menus/queries.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, IconButton } from '#client/ui/buttons/button.tsx'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'
import { EmptyState } from '#client/ui/pages/states.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { MenuWithRecipes } from '#contract/planning/menus.ts'
import type { RecipeRow } from '#contract/recipes/recipe.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** The recipes of a menu in the order of eating; each can give its place to another dish, move, or go, and others can come. */
export function MenuDishes({ menu, user }: { menu: MenuWithRecipes; user: User }) {
  const swap = useSwapDish()
  const swapping = swap.isPending ? swap.variables?.place : undefined
  const byId = new Map(menu.recipes.map((recipe) => [recipe.id, recipe]))
  const isSpent = user.generationsLeft === 0
  const arrange = useArrangeMenu()
  const { recipeIds } = menu
  const titleOf = (id: number) => byId.get(id)?.title ?? 'Recipe deleted'
  const move = (id: number, to: number) =>
    arrange.mutate(
      {
        menu,
        recipeIds: recipeIds.filter((other) => other !== id).toSpliced(to, 0, id),
        told: 'Moved',
        dish: titleOf(id),
      },
      // whoever moves a dish goes on from it, once the page has it in its new place
      {
        onSuccess: () =>
          void setTimeout(() => list.current?.children[to]?.querySelector<HTMLElement>('[data-more]')?.focus()),
      },
    )
  const remove = (id: number) =>
    arrange.mutate({
      menu,
      recipeIds: recipeIds.filter((other) => other !== id),
      told: 'Taken out of the menu',
      dish: titleOf(id),
    })
  const add = ({ id, title }: { id: number; title: string }) =>
    arrange.mutate({ menu, recipeIds: [...recipeIds, id], told: 'Added to the menu', dish: title })
  const list = useRef<HTMLOListElement>(null)
  // the last swap of a day turns its own button off
  useFocusAfter(String(isSpent), () => {
    const row = list.current?.children[swap.variables?.place ?? -1]
    return row?.querySelector<HTMLElement>('a, button:enabled') ?? null
  })
  // and so does the last dish of a menu that is taken out
  useFocusAfter(String(recipeIds.length), () => {
    const last = list.current?.lastElementChild
    return last?.querySelector<HTMLElement>('[data-more], a, button:enabled') ?? null
  })
  return (
    <section aria-labelledby="dishes" className="double-rule pt-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="dishes" className="text-2">
          On the table
        </h2>
        {hasAllergies(user) && <p className="text-ui font-semibold text-saffron-ink">Check every label.</p>}
      </div>
      {menu.recipes.length === 0 && (
        <EmptyState
          title={noRecipesText}
          action={
            <ButtonLink look="go" {...paths.menuPlanning({ tab: 'generate' })}>
              Generate another menu
            </ButtonLink>
          }
        >
          All of its recipes have been deleted. You can swap in new dishes or start over.
        </EmptyState>
      )}
      <ol ref={list} className={clsx('spread:grid spread:gap-x-8 print:block', columnsOf(menu.recipeIds.length))}>
        {[...menu.recipeIds.entries()].map(([place, id]) => (
          <li
            key={place}
            aria-busy={swapping === place}
            className="relative grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-b border-hair py-4 tablet:grid-cols-[112px_minmax(0,1fr)_auto] spread:grid-cols-1 spread:content-start spread:gap-y-1 spread:border-b-0 print:grid-cols-[56px_minmax(0,1fr)]! print:items-center! print:py-1.5 print:*:first:col-span-1!"
          >
            <Dish
              key={id}
              recipe={byId.get(id)}
              servings={menu.servings}
              user={user}
              course={courseLabels[menu.courses[place]!]}
              isComing={swapping === place}
            />
            {/* beside each other they stand in the line of the course */}
            <div className="relative -mr-2.5 flex flex-col self-start spread:col-start-1 spread:row-start-2 spread:flex-row spread:justify-self-end print:hidden">
              <IconButton
                busy={swap.isPending}
                disabled={isSpent}
                onClick={() => swap.mutate({ id: menu.id, place })}
                label={`Swap this dish: ${titleOf(id)}`}
              >
                <RefreshCw aria-hidden className="icon" />
              </IconButton>
              <DishMore
                title={titleOf(id)}
                place={place}
                of={recipeIds.length}
                isBusy={arrange.isPending}
                onMove={(to) => move(id, to)}
                onRemove={() => remove(id)}
              />
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-4">
        <AddDish menu={menu} isBusy={arrange.isPending} onAdd={add} />
      </div>
      <p className="note mt-3 print:hidden">
        {isSpent ? (
          'You’ve used all of today’s recipes, and a swap counts as one.'
        ) : (
          <>
            <RefreshCw aria-hidden className="icon-small mr-1 inline align-[-3px]" /> Swapping a dish counts as one of
            today’s recipes. The dish it replaces stays in your recipes.
          </>
        )}
      </p>
      <output className="sr-only">{swap.isPending && 'Another recipe is being written'}</output>
    </section>
  )
}

/** Beside each other, where there is room for it: in rows that are full. */
const columnsOf = (dishes: number) =>
  dishes % 4 === 0 || dishes > 6 ? 'spread:grid-cols-4' : dishes === 2 ? 'spread:grid-cols-2' : 'spread:grid-cols-3'

interface DishProps {
  recipe: RecipeRow | undefined
  /** Of the menu. */
  servings: number
  user: User
  course: string
  isComing: boolean
}

function Dish({ recipe, servings, user, course, isComing }: DishProps) {
  const picture = 'size-18 tablet:size-28 spread:h-40 spread:w-full print:size-14!'
  if (!recipe)
    return (
      <>
        <div className={`linen rounded-sheet print:invisible ${picture}`} />
        <div className="spread:col-start-1 spread:row-start-2">
          <p className={courseClass}>{course}</p>
          <p className="text-lead text-ink-2">{isComing ? 'Another recipe is being written…' : 'Recipe deleted'}</p>
        </div>
      </>
    )
  const { id, title, imageUrl, photoUrl, calories, prepTime, cookTime, estimatedCost, summary } = recipe
  const allergens = allergenLine(summary, user)
  return (
    <>
      <DishThumbnail src={photoUrl ?? imageUrl} className={picture} />
      <div className="min-w-0 spread:col-start-1 spread:row-start-2">
        <p className={courseClass}>{isComing ? 'Another recipe is being written…' : course}</p>
        <h3 className="text-lead leading-tight wrap-anywhere">
          <Link
            {...paths.recipe(id)}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="num mt-1 text-ui text-ink-2">
          {caloriesText(calories)}, {minutesText(prepTime + cookTime)},{' '}
          {dollars((estimatedCost * servings) / recipe.servings)}
        </p>
        {allergens.kind ? (
          <Verdict kind={allergens.kind} small className="mt-1">
            {allergens.words}
          </Verdict>
        ) : (
          <p className="note mt-1">{allergens.words}</p>
        )}
      </div>
    </>
  )
}

const courseClass = 'aside text-ui spread:flex spread:min-h-11 spread:items-center spread:pr-22'

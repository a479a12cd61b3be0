import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { sentenceOf } from '#client/failure.ts'
import { offerAfterCooking } from '#client/features/at-home/home-offer.tsx'
import { noteCooked } from '#client/features/cooked/queries.ts'
import { CookMenu, pathOf } from '#client/features/menus/cook-menu.tsx'
import { noRecipesText } from '#client/features/menus/menu-words.ts'
import { MenuNotFound, OwnMenu } from '#client/features/menus/own-menu.tsx'
import { cookingQuery, isMissingMenu } from '#client/features/menus/queries.ts'
import { useServeTime } from '#client/features/menus/timeline/serve-time.ts'
import { cookedFor } from '#client/features/recipes/cooking/use-cooking.ts'
import { keptForMember } from '#client/kept.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import { toast } from '#client/ui/toast.ts'
import type { MenuTimeline, MenuWithRecipes } from '#contract/menus.ts'
import type { Recipe } from '#contract/recipe.ts'

const route = getRouteApi('/menus/$id/cook')

/** All recipes of a menu cooked at once, along their joint timeline. Where one left off is kept on the device. */
export function CookMenuPage() {
  const { id } = route.useParams()
  return <OwnMenu id={id}>{(_user, number) => <Cooking id={number} />}</OwnMenu>
}

function Cooking({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(cookingQuery(id))
  if (isMissingMenu(error)) return <MenuNotFound />
  if (!data)
    return (
      <Page title="Cooking">
        <h1 className="mb-6">Cooking</h1>
        {error ? (
          <ErrorState sentence={sentenceOf(error, 'The menu couldn’t be loaded.')} onRetry={() => void refetch()} />
        ) : (
          <Loading words="Loading the menu">
            <Skeleton className="h-64" />
          </Loading>
        )}
      </Page>
    )
  return <Cooked {...data} />
}

interface CookedProps {
  menu: MenuWithRecipes
  recipes: readonly Recipe[]
  timeline: MenuTimeline
}

function Cooked({ menu: { id, mealType }, recipes, timeline }: CookedProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const kept = keptProgress(id, recipes)
  const before = kept.read()
  const { step = before.step } = route.useSearch()
  const [begun, setBegun] = useState(() => turnedTo(before.begun, step, Date.now()))
  const [time, setTime] = useServeTime(id, mealType)
  useEffect(() => kept.keep({ step, begun }))
  const leave = () => void navigate(paths.menu(id))
  return (
    <Page title="Cooking">
      <h1 className={timeline.tasks.length > 0 ? 'sr-only' : 'mb-6'}>Cooking</h1>
      {timeline.tasks.length > 0 ? (
        <CookMenu
          id={id}
          recipes={recipes}
          timeline={timeline}
          step={step}
          begun={begun}
          time={time}
          onTime={setTime}
          onStep={(next) => {
            setBegun(turnedTo(begun, next, Date.now()))
            void navigate({ ...paths.cookMenu(id, { step: next }), replace: true })
          }}
          onLeave={leave}
          onDone={() => {
            void afterCooking(queryClient, recipes, () => void navigate(paths.cooked()))
            kept.drop()
            leave()
          }}
        />
      ) : (
        <EmptyState
          title="Nothing to cook"
          action={
            <ButtonLink look="go" {...paths.menu(id)}>
              Back to the menu
            </ButtonLink>
          }
        >
          {recipes.length === 0 ? `${noRecipesText}.` : 'The recipes in this menu have no steps.'}
        </EmptyState>
      )}
    </Page>
  )
}

/** All of it is written down; what of it is at home is offered to be taken away, else how it was is asked. */
async function afterCooking(queryClient: QueryClient, recipes: readonly Recipe[], openDiary: () => void) {
  const dishes = recipes.map(cookedDish)
  const cookedOn = todayOf(new Date())
  const noted = recipes.map(({ id }, place) =>
    noteCooked(queryClient, { recipeId: id, servings: dishes[place]!.servings, cookedOn }),
  )
  const isOffered = await offerAfterCooking(queryClient, dishes)
  const isNoted = (await Promise.all(noted)).every(Boolean)
  if (isNoted && !isOffered)
    toast({ title: 'In your cooking diary', action: { label: 'How was it?', onPress: openDiary } })
}

function cookedDish(recipe: Recipe) {
  const path = pathOf(recipe)
  return { path, servings: cookedFor(recipe, path) }
}

interface Progress {
  /** As people count. */
  step: number
  /** For each step that was turned to, when that was first: milliseconds since 1970. */
  begun: readonly number[]
}

/** How far one has come with these dishes; after a swap it begins anew. */
function keptProgress(id: number, recipes: readonly Recipe[]) {
  const shelf = keptForMember(`cook-menu-${id}`)
  const dishes = recipes.map((recipe) => recipe.id).join(' ')
  return {
    read: (): Progress => {
      const [step, of, begun = ''] = (shelf.read() ?? '').split(';')
      if (of !== dishes) return { step: 1, begun: [] }
      return { step: Number(step), begun: begun.split(' ').map(Number) }
    },
    keep: ({ step, begun }: Progress) => void shelf.keep(`${step};${dishes};${begun.join(' ')}`),
    drop: shelf.drop,
  }
}

/** With a step that is turned to at this moment, unless it was before; those that were passed over count as begun as planned. */
function turnedTo(begun: readonly number[], step: number, now: number): readonly number[] {
  const passed = step - 1 - begun.length
  return passed >= 0 ? [...begun, ...Array<number>(passed).fill(0), now] : begun
}

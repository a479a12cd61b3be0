import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { sentenceOf } from '#client/failure.ts'
import { offerAfterCooking } from '#client/features/at-home/home-offer.tsx'
import { noteCooked } from '#client/features/cooked/queries.ts'
import { CookMenu, pathOf } from '#client/features/menus/cook-menu.tsx'
import { MenuNotFound, OwnMenu } from '#client/features/menus/own-menu.tsx'
import { cookingQuery, isMissingMenu } from '#client/features/menus/queries.ts'
import { cookedFor } from '#client/features/recipes/cooking/use-cooking.ts'
import { keptForMember } from '#client/kept.ts'
import { paths } from '#client/paths.ts'
import { Page } from '#client/ui/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import { toast } from '#client/ui/toast.ts'
import type { MenuTimeline } from '#contract/menus.ts'
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
  return <Cooked id={id} {...data} />
}

function Cooked({ id, recipes, timeline }: { id: number; recipes: readonly Recipe[]; timeline: MenuTimeline }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const kept = keptStep(id, recipes)
  const { step = kept.read() } = route.useSearch()
  useEffect(() => kept.keep(step))
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
          onStep={(next) => void navigate({ ...paths.cookMenu(id, { step: next }), replace: true })}
          onLeave={leave}
          onDone={() => {
            void afterCooking(queryClient, recipes, () => void navigate(paths.cooked()))
            kept.drop()
            leave()
          }}
        />
      ) : (
        <EmptyState title="Nothing to cook">No recipes found in this menu.</EmptyState>
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

/** How far one has come with these dishes; after a swap it begins anew. */
function keptStep(id: number, recipes: readonly Recipe[]) {
  const shelf = keptForMember(`cook-menu-${id}`)
  const dishes = recipes.map((recipe) => recipe.id).join(' ')
  return {
    read: (): number => {
      const [step, ...of] = (shelf.read() ?? '').split(' ')
      return of.join(' ') === dishes ? Number(step) : 1
    },
    keep: (step: number) => void shelf.keep(`${step} ${dishes}`),
    drop: shelf.drop,
  }
}

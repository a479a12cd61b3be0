import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { sentenceOf } from '#client/failure.ts'
import { MealOffer } from '#client/features/at-home/meal-offer.tsx'
import { MenuActions } from '#client/features/menus/menu-actions.tsx'
import { MenuDishes } from '#client/features/menus/menu-dishes.tsx'
import { MenuFigures } from '#client/features/menus/menu-figures.tsx'
import { MenuHead } from '#client/features/menus/menu-head.tsx'
import { MenuOnPaper } from '#client/features/menus/menu-on-paper.tsx'
import { menuPlace, shortNames, usualHours } from '#client/features/menus/menu-words.ts'
import { MenuNotFound, OwnMenu } from '#client/features/menus/own-menu.tsx'
import { isMissingMenu, menuQuery, timelineQuery } from '#client/features/menus/queries.ts'
import { useServeTime } from '#client/features/timelines/serve-time.ts'
import { StartLine } from '#client/features/timelines/start-line.tsx'
import { TimelineSection } from '#client/features/timelines/timeline-section.tsx'
import { useRecipesFor } from '#client/features/timelines/use-recipes-for.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { useArrival } from '#client/ui/lists/use-arrival.ts'
import { Page } from '#client/ui/pages/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { MenuWithRecipes } from '#contract/planning/menus.ts'
import { hasTimeline } from '#domain/plan/menu/meal.ts'

const route = getRouteApi('/menus/$id')

/** One menu: its recipes, what they come to, and when to start what. */
export function MenuPage() {
  const { id } = route.useParams()
  return <OwnMenu id={id}>{(user, number) => <Menu id={number} user={user} />}</OwnMenu>
}

function Menu({ id, user }: { id: number; user: User }) {
  const { data, error, refetch } = useQuery(menuQuery(id))
  const menu = useArrival(data)
  if (isMissingMenu(error)) return <MenuNotFound />
  if (!menu)
    return (
      <Page title="Menu">
        {error ? (
          <>
            <h1>Menu</h1>
            <ErrorState sentence={sentenceOf(error, 'The menu couldn’t be loaded.')} onRetry={() => void refetch()} />
          </>
        ) : (
          <Loading words="Loading the menu">
            <Skeleton className="mb-6 h-14 w-2/3" />
            <Skeleton className="h-64" />
          </Loading>
        )}
      </Page>
    )
  return <Shown menu={menu} user={user} />
}

function Shown({ menu, user }: { menu: MenuWithRecipes; user: User }) {
  const navigate = useNavigate()
  const [time, setTime] = useServeTime(menuPlace(menu.id), usualHours[menu.mealType])
  const cooks = hasTimeline(menu)
  const recipes = useRecipesFor(menu.recipes.map((recipe) => ({ recipe, servings: menu.servings })))
  const { data: timeline, error, refetch } = useQuery({ ...timelineQuery(menu), enabled: cooks })
  return (
    <Page title={menu.title}>
      <TextLink {...paths.menuPlanning({ tab: 'menus' })} className="mb-3 print:hidden">
        <ArrowLeft aria-hidden className="icon-small" />
        My Menus
      </TextLink>
      <div className="grid gap-10 print:gap-5">
        <MenuHead menu={menu} start={cooks && <StartLine timeline={timeline} time={time} />}>
          <MenuActions menu={menu} time={time} onDeleted={() => void navigate(paths.menuPlanning({ tab: 'menus' }))} />
        </MenuHead>
        <MealOffer place={menuPlace(menu.id)} />
        <MenuDishes menu={menu} user={user} />
        <MenuOnPaper recipes={recipes} servings={menu.servings} hasTimeline={cooks} />
        {cooks && (
          <TimelineSection
            dishes={recipes}
            timeline={timeline && { ...timeline, titles: shortNames(menu, timeline.titles) }}
            error={error}
            onRetry={() => void refetch()}
            time={time}
            onTime={setTime}
          />
        )}
        {menu.recipes.length > 0 && <MenuFigures menu={menu} />}
      </div>
    </Page>
  )
}

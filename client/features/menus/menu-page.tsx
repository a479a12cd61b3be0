import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { sentenceOf } from '#client/failure.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { LockedMenus } from '#client/features/menus/locked-menus.tsx'
import { MenuActions } from '#client/features/menus/menu-actions.tsx'
import { MenuDishes } from '#client/features/menus/menu-dishes.tsx'
import { MenuHead } from '#client/features/menus/menu-head.tsx'
import { isMissingMenu, menuQuery } from '#client/features/menus/queries.ts'
import { TimelineSection } from '#client/features/menus/timeline/menu-timeline.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import type { User } from '#contract/accounts.ts'
import { entitlements } from '#contract/plans.ts'

const route = getRouteApi('/menus/$id')

/** One menu: its recipes, what they come to, and when to start what. */
export function MenuPage() {
  const { id } = route.useParams()
  return (
    <SignedIn>
      {(user) =>
        !entitlements[user.subscriptionTier].menus ? (
          <Page title="Menus">
            <h1 className="mb-7">Menus</h1>
            <LockedMenus />
          </Page>
        ) : /^[1-9]\d{0,8}$/.test(id) ? (
          <Menu key={id} id={Number(id)} user={user} />
        ) : (
          <NotHere />
        )
      }
    </SignedIn>
  )
}

function Menu({ id, user }: { id: number; user: User }) {
  const navigate = useNavigate()
  const { data: menu, error, refetch } = useQuery(menuQuery(id))
  if (isMissingMenu(error)) return <NotHere />
  if (!menu)
    return (
      <Page title="Menu">
        {error ? (
          <>
            <h1>Menu</h1>
            <ErrorState sentence={sentenceOf(error, 'The menu did not come.')} onRetry={() => void refetch()} />
          </>
        ) : (
          <Loading words="The menu is on its way">
            <Skeleton className="mb-6 h-14 w-2/3" />
            <Skeleton className="h-64" />
          </Loading>
        )}
      </Page>
    )
  return (
    <Page title={menu.title}>
      <TextLink {...paths.menuPlanning({ tab: 'menus' })} className="mb-3 print:hidden">
        <ArrowLeft aria-hidden className="icon-small" />
        My Menus
      </TextLink>
      <div className="grid gap-10">
        <MenuHead menu={menu} />
        <MenuActions menu={menu} onDeleted={() => void navigate(paths.menuPlanning({ tab: 'menus' }))} />
        <MenuDishes menu={menu} user={user} />
        {/* the meals of a day are cooked each by itself */}
        {menu.recipes.length > 0 && menu.mealType !== 'complete_day' && <TimelineSection menu={menu} />}
      </div>
    </Page>
  )
}

/** There is no such menu, or it is somebody else's. */
export function NotHere() {
  return (
    <Page title="Menu Not Found" className="grid justify-items-start gap-4">
      <h1>Menu Not Found</h1>
      <p className="lead">It may have been deleted, or it is not among yours.</p>
      <ButtonLink look="go" {...paths.menuPlanning({ tab: 'menus' })}>
        Back to My Menus
      </ButtonLink>
    </Page>
  )
}

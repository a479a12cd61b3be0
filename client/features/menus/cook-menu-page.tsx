import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { CookMenu } from '#client/features/menus/cook-menu.tsx'
import { NotHere } from '#client/features/menus/menu-page.tsx'
import { cookingQuery, isMissingMenu } from '#client/features/menus/queries.ts'
import { keptForMember } from '#client/kept.ts'
import { paths } from '#client/paths.ts'
import { Page } from '#client/ui/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'

const route = getRouteApi('/menus/$id/cook')

/** All recipes of a menu cooked at once, along their joint timeline. Where one left off is kept on the device. */
export function CookMenuPage() {
  const { id } = route.useParams()
  return <SignedIn>{() => (/^[1-9]\d{0,8}$/.test(id) ? <Cooking key={id} id={Number(id)} /> : <NotHere />)}</SignedIn>
}

function Cooking({ id }: { id: number }) {
  const navigate = useNavigate()
  const shelf = `cook-menu-${id}`
  const { step = Number(keptForMember(shelf).read() ?? 1) || 1 } = route.useSearch()
  useEffect(() => {
    keptForMember(shelf).keep(String(step))
  }, [shelf, step])
  const { data, error, refetch } = useQuery(cookingQuery(id))
  const leave = () => void navigate(paths.menu(id))
  if (isMissingMenu(error)) return <NotHere />
  if (!data)
    return (
      <Page title="Cooking">
        <h1 className="mb-6">Cooking</h1>
        {error ? (
          <ErrorState sentence={sentenceOf(error, 'The menu did not come.')} onRetry={() => void refetch()} />
        ) : (
          <Loading words="The menu is on its way">
            <Skeleton className="h-64" />
          </Loading>
        )}
      </Page>
    )
  if (data.timeline.tasks.length === 0)
    return (
      <Page title="Cooking">
        <h1 className="mb-6">Cooking</h1>
        <EmptyState title="Nothing to cook">No recipes found in this menu.</EmptyState>
      </Page>
    )
  return (
    <Page title="Cooking">
      <h1 className="sr-only">Cooking</h1>
      <CookMenu
        recipes={data.recipes}
        timeline={data.timeline}
        step={step}
        onStep={(next) => void navigate({ ...paths.cookMenu(id, { step: next }), replace: true })}
        onLeave={leave}
        onDone={() => {
          keptForMember(shelf).drop()
          leave()
        }}
      />
    </Page>
  )
}

import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useMemo } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { deviceStore } from '#client/features/accounts/device-store.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { useClosing } from '#client/features/dishes/use-page-dialogs.ts'
import { dropKeptList } from '#client/features/list-keeping/kept-lists.ts'
import { ListView } from '#client/features/shopping/list/list-view.tsx'
import { useLiveList } from '#client/features/shopping/list/use-live-list.ts'
import { isMissingList, useDeleteList, useList } from '#client/features/shopping/queries.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { type ListSearch, paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { fetchOnFirstUse } from '#client/ui/overlays/parts.ts'
import { Page } from '#client/ui/pages/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { allergensOf } from '#domain/options/declared-allergies.ts'

const overList = () => import('#client/features/shopping/list/over-list.tsx')
const OverList = lazyPart(async () => (await overList()).OverList)

const ListNotFound = lazyPart(async () => (await import('#client/features/shopping/list-not-found.tsx')).ListNotFound)

const route = getRouteApi('/lists/$id')

/** One shopping list. */
export function ListPage() {
  const { id } = route.useParams()
  useEffect(() => fetchOnFirstUse([overList]), [])
  return (
    <SignedIn>
      {(user) => (/^[1-9]\d{0,8}$/.test(id) ? <OneList key={id} id={Number(id)} user={user} /> : <Missing />)}
    </SignedIn>
  )
}

function OneList({ id, user }: { id: number; user: User }) {
  const { list, error, waiting, refetch } = useList(user.id, id)
  const isMissing = isMissingList(error)
  useLiveList(id)
  useEffect(() => {
    if (isMissing) dropKeptList(deviceStore, user.id, id)
  }, [isMissing, user.id, id])
  if (isMissing) return <Missing />
  if (list) return <Shown list={list} user={user} waiting={waiting.length} />
  if (error)
    return (
      <Page title="Shopping list">
        <h1 className="mb-4">This list couldn’t be loaded</h1>
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  return <Waiting />
}

function Shown({ list, user, waiting }: { list: ShoppingList; user: User; waiting: number }) {
  const navigate = useNavigate()
  const search = route.useSearch()
  const isOver = Object.keys(search).length > 0
  const close = useClosing(isOver, () => void navigate({ ...paths.list(list.id), resetScroll: false, replace: true }))
  const open = (search: ListSearch) => void navigate({ ...paths.list(list.id, search), resetScroll: false })
  const avoided = useMemo(() => allergensOf(user.allergies), [user.allergies])
  const remove = useDeleteList()
  return (
    <Page title={list.title}>
      <TextLink {...paths.lists()} className="-mt-4 mb-2 print:hidden">
        <ArrowLeft aria-hidden className="icon-small" />
        All lists
      </TextLink>
      <ListView
        {...{ list, user, avoided, waiting }}
        onOpen={({ id }) => open({ item: id.split('.')[0]! })}
        onDialog={(name) => open({ dialog: name })}
        onDelete={() => remove.mutate(list, { onSuccess: () => void navigate(paths.lists()) })}
      />
      <Suspense>
        {isOver && <OverList {...{ list, user, avoided, search }} waiting={waiting} onClose={close} />}
      </Suspense>
    </Page>
  )
}

function Waiting() {
  return (
    <Page title="Shopping list">
      <h1 className="sr-only">Shopping list</h1>
      <Loading words="Loading the list">
        <Skeleton className="mb-8 h-14 w-2/3" />
        <div className="grid gap-3 tablet:grid-cols-2 tablet:gap-x-12">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
      </Loading>
    </Page>
  )
}

function Missing() {
  return (
    <Suspense>
      <ListNotFound />
    </Suspense>
  )
}

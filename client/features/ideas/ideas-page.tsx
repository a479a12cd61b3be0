import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { Plate } from '#client/features/dishes/plate.tsx'
import { BeginWith } from '#client/features/ideas/begin-with.tsx'
import { foodsOf } from '#client/features/ideas/foods.ts'
import { FoodsField } from '#client/features/ideas/foods-field.tsx'
import { IdeasFound, NotKnown } from '#client/features/ideas/ideas-found.tsx'
import { LockedIdeas } from '#client/features/ideas/locked-ideas.tsx'
import { ideasQuery } from '#client/features/ideas/queries.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { entitlements } from '#contract/plans.ts'

const route = getRouteApi('/ideas')

/** "What can I make with…": own recipes by how little is missing, then composed ones that use it up. */
export function IdeasPage() {
  return (
    <SignedIn>
      {(user) => (
        <Page title="What can I make?">
          <TextLink {...paths.recipes()} className="-mt-4 mb-2">
            <ArrowLeft aria-hidden className="icon-small" />
            Your recipes
          </TextLink>
          <h1 className="mb-8">What can I make with…</h1>
          {entitlements[user.subscriptionTier].smartIngredientSearch ? (
            <Ideas user={user} />
          ) : (
            <LockedIdeas user={user} />
          )}
        </Page>
      )}
    </SignedIn>
  )
}

function Ideas({ user }: Pick<Parameters<typeof IdeasFound>[0], 'user'>) {
  const foods = foodsOf(route.useSearch().with ?? '')
  const navigate = useNavigate()
  const { data } = useQuery(ideasQuery(foods))
  const show = (next: readonly string[]) =>
    void navigate({
      ...paths.ideas(next.length > 0 ? { with: next.join(',') } : {}),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-x-16 spread:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid gap-4">
          <FoodsField foods={foods} unknown={data?.unknown ?? []} onFoods={show} />
          {data && <NotKnown unknown={data.unknown} />}
          {foods.length === 0 && <BeginWith onFood={(food) => show([food])} />}
        </div>
        <Plate
          named={foods}
          className="max-spread:hidden wide:-mt-28 *:[img]:linen *:[img]:rounded-sheet *:[img]:p-3"
        />
      </div>
      <IdeasFound foods={foods} user={user} />
    </div>
  )
}

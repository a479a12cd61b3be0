import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { sentenceOf } from '#client/failure.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { AddStock } from '#client/features/at-home/add-stock.tsx'
import { EditStock } from '#client/features/at-home/edit-stock.tsx'
import { atHomeQuery } from '#client/features/at-home/queries.ts'
import { StockSection } from '#client/features/at-home/stock-section.tsx'
import { groupsOf } from '#client/features/at-home/stock-words.ts'
import { LockedFeature } from '#client/features/billing/locked-feature.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { AtHomeItem } from '#contract/home/at-home.ts'
import { entitlements } from '#contract/plans.ts'

/** What is in the house: lists leave it out, plans spend it, cooking takes it away. */
export function AtHomePage() {
  return (
    <SignedIn>
      {(user) => (
        <Page title="At home">
          <TextLink {...paths.lists()} className="-mt-4 mb-2">
            <ArrowLeft aria-hidden className="icon-small" />
            Shopping lists
          </TextLink>
          <h1 tabIndex={-1} className="mb-3">
            At home
          </h1>
          {entitlements[user.subscriptionTier].mealPlans ? <Stock /> : <LockedStock />}
        </Page>
      )}
    </SignedIn>
  )
}

function Stock() {
  const [changing, setChanging] = useState<number>()
  const { data: items, error, refetch } = useQuery(atHomeQuery)
  const changed = items?.find(({ id }) => id === changing)
  return (
    <>
      <p className="lead mb-6">Food you have is left off shopping lists and used up as you cook.</p>
      <AddStock />
      {items ? (
        <Groups items={items} onChange={setChanging} />
      ) : error ? (
        <ErrorState
          sentence={sentenceOf(error, 'We couldn’t load what you have at home.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading words="Loading what you have at home">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="mb-3 h-14" />
          ))}
        </Loading>
      )}
      {changed && <EditStock key={changed.id} item={changed} onClose={() => setChanging(undefined)} />}
    </>
  )
}

function Groups({ items, onChange }: { items: readonly AtHomeItem[]; onChange: (id: number) => void }) {
  const [today] = useState(() => todayOf(new Date()))
  const groups = groupsOf(items, today)
  if (groups.length === 0)
    return (
      <EmptyState
        title="Nothing here yet"
        action={<ButtonLink {...paths.lists()}>Your shopping lists</ButtonLink>}
        more={<HelpLink to="at-home">What is “At home” for?</HelpLink>}
      >
        Use the field above to add what’s in your fridge, or open a shopping list and put away what you bought. You can
        also skip this page. Everything else works without it.
      </EmptyState>
    )
  const [first, others] = [groups.filter((group) => group.first), groups.filter((group) => !group.first)]
  const shared = { today, onChange }
  const count = others.reduce((sum, group) => sum + group.items.length, 0)
  return (
    <>
      <div className="stock-first">
        {first.map((group) => (
          <StockSection key={group.heading} group={group} {...shared} />
        ))}
      </div>
      {count > 0 && (
        <h2 className="mb-3 text-[1.5rem]">
          {first.length > 0 ? 'Everything else' : 'Everything'}{' '}
          <span className="num note font-sans tracking-normal">{count}</span>
        </h2>
      )}
      <div className="gap-x-12 tablet:columns-2">
        {others.map((group) => (
          <StockSection key={group.heading} group={group} Heading="h3" {...shared} />
        ))}
      </div>
    </>
  )
}

function LockedStock() {
  return (
    <div className="mt-7">
      <LockedFeature of="mealPlans" title="What’s at home">
        <p>
          Just once, write down what you have, such as half a bag of flour or two pounds of chicken to use by Friday.
          Shopping lists leave it off and tell you so, cooking a recipe uses it up, and meal plans start with what you
          need to eat first.
        </p>
      </LockedFeature>
    </div>
  )
}

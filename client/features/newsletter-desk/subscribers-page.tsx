import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { deskPaths } from '#client/desk-paths.ts'
import { countText } from '#client/features/desk/admin-words.ts'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { SearchField } from '#client/features/desk/frame/search-field.tsx'
import { subscribersQuery } from '#client/features/newsletter-desk/queries.ts'
import { SubscriberTable } from '#client/features/newsletter-desk/subscriber-table.tsx'
import { stateOptions } from '#client/features/newsletter-desk/subscriber-words.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { EmptyState, Skeleton } from '#client/ui/pages/states.tsx'
import type { SubscriberState } from '#contract/newsletter/newsletter-subscribers.ts'

/** For administrators: everybody who asked for the newsletter, and what became of their subscription. */
export function SubscribersPage() {
  return (
    <AdminFrame title="Newsletter subscribers" above={<Above />}>
      <Subscribers />
    </AdminFrame>
  )
}

function Above() {
  return (
    <TextLink {...deskPaths.newsletter()} className="mb-2">
      <ArrowLeft aria-hidden className="icon-small" />
      All issues
    </TextLink>
  )
}

/** What is looked for stands in no address: it is somebody's own. */
function Subscribers() {
  const [q, setQ] = useState('')
  const [state, setState] = useState<SubscriberState>()
  const showAll = () => {
    setQ('')
    setState(undefined)
  }
  return (
    <div className="grid gap-6">
      <div className="grid items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_220px]">
        <SearchField label="Search subscribers" placeholder="Part of an email address" asked={q} onAsk={setQ} />
        <SelectField
          label="Status"
          empty="All"
          options={stateOptions}
          value={state ?? ''}
          onChange={({ target }) => setState((target.value || undefined) as SubscriberState | undefined)}
        />
      </div>
      <Found q={q} state={state} onShowAll={showAll} />
    </div>
  )
}

interface FoundProps {
  q: string
  state: SubscriberState | undefined
  onShowAll: () => void
}

function Found({ q, state, onShowAll }: FoundProps) {
  const query = useInfiniteQuery(subscribersQuery(q, state))
  const found = query.data?.pages.flatMap((page) => page.rows)
  // the button that was pressed goes with the subscription that it ended
  useFocusAfter(found?.map((one) => `${one.id} ${one.state}`).join())
  const skeleton = [1, 2, 3].map((row) => <Skeleton key={row} className="mb-2 h-14" />)
  return (
    <Loaded query={query} loading="Loading the subscribers" skeleton={skeleton}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length > 0)
          return (
            <div className="grid gap-4">
              <SubscriberTable subscribers={rows} />
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <ShowMore parts={query} count={rows.length} />
                <p className="num text-ui text-ink-2">{countText(rows.length)} shown</p>
              </div>
            </div>
          )
        if (!q && !state)
          return (
            <EmptyState title="No subscribers yet">
              Visitors can sign up at the bottom of every page and on the newsletter page.
            </EmptyState>
          )
        return (
          <EmptyState title="No subscribers found" action={<Button onClick={onShowAll}>Show all subscribers</Button>}>
            Try another part of the address, or another status.
          </EmptyState>
        )
      }}
    </Loaded>
  )
}

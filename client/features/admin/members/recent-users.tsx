import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { countText, planOptions } from '#client/features/admin/admin-words.ts'
import { adminPaths } from '#client/features/admin/frame/admin-paths.ts'
import { type AdminSearch, readAdminSearch } from '#client/features/admin/frame/admin-search.ts'
import { SearchField } from '#client/features/admin/frame/search-field.tsx'
import { UserTable } from '#client/features/admin/members/user-table.tsx'
import { membersQuery, rowsOfPage } from '#client/features/admin/queries.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/field.tsx'
import { Loaded } from '#client/ui/loaded.tsx'
import { EmptyState, Skeleton } from '#client/ui/states.tsx'
import type { AdminUser } from '#contract/admin-views.ts'

const route = getRouteApi('/admin-analytics/$')
const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Last name' },
  { value: 'email', label: 'Email' },
  { value: 'recipes', label: 'Most recipes' },
] as const

/** Everybody who has an account, ten to a page: looked for, narrowed and sorted in the address. */
export function RecentUsers({ total }: { total: number }) {
  const search = readAdminSearch(route.useSearch())
  const navigate = useNavigate()
  const show = (change: { [N in keyof AdminSearch]?: AdminSearch[N] | undefined }) =>
    void navigate({ ...adminPaths.analytics(asked({ ...search, ...change })), replace: true, resetScroll: false })
  return (
    <section aria-labelledby="users-heading" className="grid gap-5 border-t border-hair pt-9">
      <h2 id="users-heading" className="text-[1.625rem]">
        Recent users
      </h2>
      <div className="grid items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_190px_190px]">
        <SearchField
          label="Search users"
          placeholder="Part of a name or an address"
          asked={search.q ?? ''}
          onAsk={(q) => show({ q })}
        />
        <SelectField
          label="Plan"
          empty="All plans"
          options={planOptions}
          value={search.tier ?? ''}
          onChange={({ target }) => show({ tier: (target.value || undefined) as AdminSearch['tier'] })}
        />
        <SelectField
          label="Sort by"
          options={orders}
          value={search.sort ?? 'newest'}
          onChange={({ target }) =>
            show({ sort: target.value === 'newest' ? undefined : (target.value as AdminSearch['sort']) })
          }
        />
      </div>
      {/* another search begins on its first page */}
      <Pages key={JSON.stringify(search)} search={search} total={search.q || search.tier ? undefined : total} />
    </section>
  )
}

function Pages({ search, total }: { search: AdminSearch; total: number | undefined }) {
  const [page, setPage] = useState(0)
  const query = useInfiniteQuery(membersQuery(search))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const skeleton = [1, 2, 3].map((row) => <Skeleton key={row} className="mb-2 h-14" />)
  return (
    <Loaded query={query} loading="Loading the members" skeleton={skeleton}>
      {({ pages }) => {
        const at = Math.min(page, pages.length - 1)
        const rows = pages[at]?.rows ?? []
        if (rows.length === 0)
          return (
            <EmptyState
              title="No members found"
              action={
                <ButtonLink {...adminPaths.analytics()} resetScroll={false}>
                  Show all members
                </ButtonLink>
              }
            >
              Try another part of the name or address, or another plan.
            </EmptyState>
          )
        const isLast = at === pages.length - 1 && !hasNextPage
        const forward = async () => {
          if (at === pages.length - 1) await fetchNextPage()
          setPage(at + 1)
        }
        return (
          <div className="grid gap-4">
            <UserTable users={rows} />
            <nav aria-label="Pages of users" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <output className="num text-ui text-ink-2">{placeText(at, rows, total)}</output>
              <span className="flex gap-3">
                <Button disabled={at === 0} onClick={() => setPage(at - 1)}>
                  Previous
                </Button>
                <Button disabled={isLast} busy={isFetchingNextPage} onClick={() => void forward()}>
                  Next
                </Button>
              </span>
            </nav>
          </div>
        )
      }}
    </Loaded>
  )
}

/** '1–10 of 12,345'; a search is not counted to its end. */
function placeText(page: number, rows: readonly AdminUser[], total: number | undefined): string {
  const first = page * rowsOfPage + 1
  const last = page * rowsOfPage + rows.length
  return `${countText(first)}–${countText(last)}${total === undefined ? '' : ` of ${countText(total)}`}`
}

function asked(search: { [N in keyof AdminSearch]?: AdminSearch[N] | undefined }): AdminSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value))
}

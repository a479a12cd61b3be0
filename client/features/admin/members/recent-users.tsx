import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { UserTable } from '#client/features/admin/members/user-table.tsx'
import { membersQuery } from '#client/features/admin/queries.ts'
import { countText, planOptions } from '#client/features/desk/admin-words.ts'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import { type AdminSearch, readAdminSearch } from '#client/features/desk/frame/admin-search.ts'
import { SearchField } from '#client/features/desk/frame/search-field.tsx'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { EmptyState, Skeleton } from '#client/ui/pages/states.tsx'

const route = getRouteApi('/admin-analytics/$')
const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Last name' },
  { value: 'email', label: 'Email' },
  { value: 'recipes', label: 'Most recipes' },
] as const

/** Everybody who has an account, ten at a time: looked for, narrowed and sorted in the address. */
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
          label="Search members"
          placeholder="Part of a name or email"
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
      <Found search={search} total={search.q || search.tier ? undefined : total} />
    </section>
  )
}

function Found({ search, total }: { search: AdminSearch; total: number | undefined }) {
  const query = useInfiniteQuery(membersQuery(search))
  const skeleton = [1, 2, 3].map((row) => <Skeleton key={row} className="mb-2 h-14" />)
  return (
    <Loaded query={query} loading="Loading the members" skeleton={skeleton}>
      {({ pages }) => {
        const users = pages.flatMap(({ rows }) => rows)
        if (users.length === 0)
          return (
            <EmptyState
              title="No members found"
              action={
                <ButtonLink {...adminPaths.analytics()} resetScroll={false}>
                  Show all members
                </ButtonLink>
              }
            >
              Try another part of the name or email, or another plan.
            </EmptyState>
          )
        return (
          <div className="grid gap-4">
            <UserTable users={users} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <ShowMore parts={query} count={users.length} />
              {/* a search is not counted to its end */}
              <p className="num text-ui text-ink-2">
                {countText(users.length)}
                {total !== undefined && ` of ${countText(total)}`} shown
              </p>
            </div>
          </div>
        )
      }}
    </Loaded>
  )
}

function asked(search: { [N in keyof AdminSearch]?: AdminSearch[N] | undefined }): AdminSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value))
}

import { Link } from '@tanstack/react-router'
import { PlanBadge } from '#client/features/admin/members/plan-badge.tsx'
import { adminApi } from '#client/features/desk/admin-api.ts'
import { countText, nameText } from '#client/features/desk/admin-words.ts'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import { ColumnHead } from '#client/features/desk/frame/column-head.tsx'
import { useAdminChange } from '#client/features/desk/frame/use-admin-change.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { longDate } from '#client/wording.ts'
import type { AdminUser } from '#contract/desk/admin-views.ts'
import { plans } from '#contract/plans.ts'

/** A page of members; on a phone their names, plans and the one button. */
export function UserTable({ users }: { users: readonly AdminUser[] }) {
  return (
    <table className="double-rule w-full border-collapse text-ui">
      <caption className="sr-only">Users</caption>
      <thead>
        <tr className="text-note text-ink-3">
          <ColumnHead>Name</ColumnHead>
          <ColumnHead isWide>Plan</ColumnHead>
          <ColumnHead isWide>Joined</ColumnHead>
          <ColumnHead isWide isNumber>
            Recipes today
          </ColumnHead>
          <ColumnHead isWide isNumber>
            Total
          </ColumnHead>
          <ColumnHead isNumber>
            <span className="sr-only">Actions</span>
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ user }: { user: AdminUser }) {
  const { dailyRecipes } = plans[user.subscriptionTier]
  return (
    <tr className="border-t border-hair">
      <th scope="row" className="py-2.5 pr-3 text-left font-normal">
        <Link
          {...adminPaths.member(user.id)}
          className="inline-flex min-h-6 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {nameText(user)}
        </Link>
        {user.isAdmin && <span className="note"> · administrator</span>}
        <span className="block leading-snug wrap-anywhere text-ink-2">{user.email}</span>
        <span className="note mt-1 flex flex-wrap gap-x-3 tablet:hidden">
          <span>{plans[user.subscriptionTier].name}</span>
          <span>
            {countText(user.dailyGenerationsUsed)} {user.dailyGenerationsUsed === 1 ? 'recipe' : 'recipes'} today
          </span>
        </span>
      </th>
      <td className="py-2.5 pr-3 max-tablet:hidden">
        <PlanBadge tier={user.subscriptionTier} />
      </td>
      <td className="py-2.5 pr-3 max-tablet:hidden">
        <time dateTime={user.createdAt}>{longDate(user.createdAt)}</time>
      </td>
      <td className="py-2.5 text-right max-tablet:hidden">
        {countText(user.dailyGenerationsUsed)}
        {dailyRecipes !== null && <span className="text-ink-3"> / {dailyRecipes}</span>}
      </td>
      <td className="py-2.5 pl-3 text-right max-tablet:hidden">{countText(user.generationsUsed)}</td>
      <td className="py-2.5 pl-3 text-right">
        <ResetButton user={user} />
      </td>
    </tr>
  )
}

/** Gives a member the day's recipes back. */
export function ResetButton({ user }: { user: AdminUser }) {
  const reset = useAdminChange(() => adminApi.resetGenerations({ params: { id: user.id }, body: {} }), {
    done: 'Generations Reset',
    told: `${nameText(user)}’s recipe count for today is back to zero.`,
    failed: 'Reset Failed',
  })
  return (
    <Button
      aria-label={`Reset today’s count for ${nameText(user)}`}
      busy={reset.isPending}
      onClick={() => reset.mutate(undefined)}
    >
      <span>
        Reset<span className="max-tablet:hidden"> today’s count</span>
      </span>
    </Button>
  )
}

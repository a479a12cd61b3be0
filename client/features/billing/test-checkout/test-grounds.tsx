import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { siteQuery } from '#client/features/site/queries.ts'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'
import { PendingPage } from '#client/shell/pending-page.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Site } from '#contract/public/public.ts'

/** Pages that exist only where the test checkout runs, and for administrators. */
export function TestGrounds({ children }: { children: (payments: Site['payments'], user: User | null) => ReactNode }) {
  const { data: site, isPending: siteIsPending } = useQuery(siteQuery)
  const { data: user, isPending: userIsPending } = useCurrentUser()
  if (siteIsPending || userIsPending) return <PendingPage />
  if (site?.payments === 'test' || user?.isAdmin) return children(site?.payments ?? 'off', user ?? null)
  return <NotFoundPage />
}

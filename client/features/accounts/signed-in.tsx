import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { paths } from '#client/paths.ts'
import { PendingPage } from '#client/shell/pending-page.tsx'
import { Page } from '#client/ui/page.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import type { User } from '#contract/accounts.ts'

/** A page for members: strangers go to /signin. */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const { data: user, error, refetch } = useCurrentUser()
  if (user) return children(user)
  if (user === null) return <Navigate {...paths.signIn()} replace />
  if (error)
    return (
      <Page title="No answer">
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  return <PendingPage />
}

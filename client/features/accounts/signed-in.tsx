import { Navigate, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import { useAsMembersPage } from '#client/features/accounts/members-page.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { keepTyped } from '#client/features/accounts/typed-fields.ts'
import { paths } from '#client/paths.ts'
import { FailedPage } from '#client/shell/error-page.tsx'
import { PendingPage } from '#client/shell/pending-page.tsx'
import { useArrival } from '#client/ui/lists/use-arrival.ts'
import type { User } from '#contract/accounts/accounts.ts'

/** A page for members: strangers go to /signin, and come back with their account. */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const { data, error, refetch } = useCurrentUser()
  const user = useArrival(data)
  if (user) return <ForMembers>{children(user)}</ForMembers>
  if (user === null) return <ToSignIn />
  if (error)
    return (
      <FailedPage
        title="We couldn’t reach MealCrafter"
        sentence={sentenceOf(error, 'Check your connection, then try again.')}
        onRetry={() => void refetch()}
      />
    )
  return <PendingPage />
}

function ForMembers({ children }: { children: ReactNode }) {
  useAsMembersPage()
  return children
}

function ToSignIn() {
  const { href } = useLocation()
  const [place] = useState(href)
  useEffect(() => {
    keepPlace(place)
    keepTyped(place)
  }, [place])
  // the page that would ask whether to leave is gone
  return <Navigate {...paths.signIn()} replace ignoreBlocker />
}

import type { ReactNode } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** A page for administrators; the server refuses its calls to everybody else by itself. */
export function ForAdministrators({ children }: { children: (user: User) => ReactNode }) {
  return <SignedIn>{(user) => (user.isAdmin ? children(user) : <AccessDenied />)}</SignedIn>
}

function AccessDenied() {
  return (
    <Page title="Access Denied" className="grid justify-items-start gap-4">
      <h1>Access Denied</h1>
      <p className="lead">This page is for administrators.</p>
      <ButtonLink look="go" {...paths.home()} className="mt-2">
        Go home
      </ButtonLink>
    </Page>
  )
}

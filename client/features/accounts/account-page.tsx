import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { Page } from '#client/ui/page.tsx'

/** The frame of the pages that lead in: a form beside a column of facts. Members are sent on. */
export function AccountPage({
  title,
  heading,
  found,
  beside,
  children,
}: {
  title: string
  /** Its address and what it says of itself, where strangers may come to it first. */
  found?: { path: string; description: string }
  heading: string
  beside?: ReactNode
  children: ReactNode
}) {
  const { data: user } = useCurrentUser()
  if (user) return <Navigate {...(user.hasCompletedOnboarding ? paths.home() : paths.onboarding())} replace />
  return (
    <Page title={title} className="grid items-start gap-x-16 gap-y-10 spread:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      {import.meta.env.SSR && found && <PageHead title={`${title}: MealCrafter`} {...found} />}
      <div className="grid max-w-[560px] gap-6">
        <h1>{heading}</h1>
        {children}
      </div>
      {beside}
    </Page>
  )
}

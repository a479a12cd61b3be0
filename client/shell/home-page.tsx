import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { paths } from '#client/paths.ts'
import { PendingPage } from '#client/shell/pending-page.tsx'
import { Page } from '#client/ui/page.tsx'
import { ErrorState } from '#client/ui/states.tsx'

const LandingPage = lazy(async () => ({
  default: (await import('#client/features/public/landing-page.tsx')).LandingPage,
}))
const AccountSetupScreen = lazy(async () => ({
  default: (await import('#client/features/accounts/account-setup-screen.tsx')).AccountSetupScreen,
}))
const DashboardPage = lazy(async () => ({
  default: (await import('#client/features/recipes/dashboard-page.tsx')).DashboardPage,
}))

/** The landing page for strangers, the kitchen for members; between them onboarding, then account set-up. */
export function HomePage() {
  return (
    <Suspense fallback={<PendingPage />}>
      <Home />
    </Suspense>
  )
}

function Home() {
  const { data: user, error, refetch } = useCurrentUser()
  if (user === undefined && error)
    return (
      <Page title="No answer">
        <h1 className="mb-4">The kitchen does not answer</h1>
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  if (!user) return <LandingPage />
  if (!user.hasCompletedOnboarding) return <Navigate {...paths.onboarding()} replace />
  if (!user.hasCompletedSetup) return <AccountSetupScreen user={user} />
  return <DashboardPage user={user} />
}

import { Navigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { dropPlace, keptPlace } from '#client/features/accounts/kept-place.ts'
import { useAsMembersPage } from '#client/features/accounts/members-page.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { keptPayment } from '#client/features/billing/kept-payment.ts'
import { mayBeSignedIn } from '#client/kept.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { PendingPage } from '#client/shell/pending-page.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'

const LandingPage = lazyPart(async () => (await import('#client/features/public/landing-page.tsx')).LandingPage)
const AccountSetupScreen = lazyPart(
  async () => (await import('#client/features/accounts/account-setup-screen.tsx')).AccountSetupScreen,
)
const DashboardPage = lazyPart(
  async () => (await import('#client/features/dashboard/dashboard-page.tsx')).DashboardPage,
)
const AccountNotices = lazyPart(
  async () => (await import('#client/features/security/account-notices.tsx')).AccountNotices,
)

/** The landing page for strangers, the kitchen for members; between them a payment that waits, onboarding, account set-up, and the page for which somebody signed in. */
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
      <Page title="Can’t connect">
        <h1 className="mb-4">Can’t connect</h1>
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  // a member waits for their own page, not for the strangers' one
  if (user === undefined && !import.meta.env.SSR && mayBeSignedIn()) return <PendingPage />
  if (!user) return <LandingPage />
  const payment = keptPayment()
  if (payment !== undefined) return <Navigate {...paths.accountSetup('free', { session_id: payment })} replace />
  if (!user.hasCompletedOnboarding) return <Navigate {...paths.onboarding()} replace />
  if (!user.hasCompletedSetup) return <AccountSetupScreen user={user} />
  return <Kitchen user={user} />
}

function Kitchen({ user }: { user: User }) {
  useAsMembersPage()
  const { navigate } = useRouter()
  const [place, setPlace] = useState(keptPlace)
  useEffect(() => {
    dropPlace()
    if (place !== undefined) void navigate({ href: place, replace: true }).then(() => setPlace(undefined))
  }, [navigate, place])
  if (place !== undefined) return <PendingPage />
  return (
    <>
      <div className="wrap grid gap-3 pt-1 empty:hidden tablet:pt-5">
        <AccountNotices user={user} />
      </div>
      <DashboardPage user={user} />
    </>
  )
}

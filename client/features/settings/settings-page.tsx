import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { sentenceOf } from '#client/failure.ts'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import { useAsMembersPage } from '#client/features/accounts/members-page.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { AccountNotices } from '#client/features/security/account-notices.tsx'
import { CompulsoryNotice } from '#client/features/security/compulsory-notice.tsx'
import { AccountTab } from '#client/features/settings/account/account-tab.tsx'
import { DeliveryTab } from '#client/features/settings/delivery/delivery-tab.tsx'
import { KitchenTab } from '#client/features/settings/kitchen/kitchen-tab.tsx'
import { ProfileTab } from '#client/features/settings/profile/profile-tab.tsx'
import { SubscriptionTab } from '#client/features/settings/subscription/subscription-tab.tsx'
import { paths } from '#client/paths.ts'
import { PendingPage } from '#client/shell/pending-page.tsx'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import { Tabs } from '#client/ui/pages/tabs.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** A member's own settings, one tab of them at a time, each with its own address. */
export function SettingsPage() {
  const { data: user, error, refetch } = useCurrentUser()
  if (user) return <Settings user={user} />
  if (user === null) return <AccessDenied />
  if (!error) return <PendingPage />
  return (
    <Page title="Can’t connect">
      <h1 className="mb-4">Settings</h1>
      <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
    </Page>
  )
}

function Settings({ user }: { user: User }) {
  useAsMembersPage()
  const navigate = useNavigate()
  const { tab = 'profile' } = useSearch({ from: '/settings' })
  return (
    <Page title="Settings">
      <h1 tabIndex={-1} className="mb-7">
        Settings
      </h1>
      <div className="mb-7 grid gap-3 empty:hidden">
        <AccountNotices user={user} />
        {user.isAdmin && <CompulsoryNotice />}
      </div>
      <Tabs
        label="Settings"
        value={tab}
        onChange={(next) => void navigate({ ...paths.settings(next), resetScroll: false })}
        tabs={[
          { value: 'profile', label: 'Profile', content: <ProfileTab user={user} /> },
          { value: 'kitchen', label: 'Kitchen', content: <KitchenTab user={user} /> },
          { value: 'delivery', label: 'Grocery Delivery', content: <DeliveryTab user={user} /> },
          { value: 'account', label: 'Account', content: <AccountTab user={user} /> },
          { value: 'subscription', label: 'Subscription', content: <SubscriptionTab user={user} /> },
        ]}
      />
    </Page>
  )
}

function AccessDenied() {
  const { href } = useLocation()
  return (
    <Page title="Access Denied" className="grid justify-items-start gap-4">
      <h1>Access Denied</h1>
      <p className="lead">Please sign in to see your settings.</p>
      <ButtonLink look="go" {...paths.signIn()} onClick={() => keepPlace(href)} className="mt-2">
        Sign In
      </ButtonLink>
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import { useAsMembersPage } from '#client/features/accounts/members-page.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { Alerts } from '#client/features/desk/alerts.tsx'
import { adminPlaces } from '#client/features/desk/frame/admin-places.ts'
import { PasswordGuard } from '#client/features/desk/frame/password-guard.tsx'
import { usePlace } from '#client/features/desk/frame/use-place.ts'
import { CompulsoryNotice } from '#client/features/security/compulsory-notice.tsx'
import { siteQuery } from '#client/features/site/queries.ts'
import { paths } from '#client/paths.ts'
import { PendingPage } from '#client/shell/pending-page.tsx'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'

interface Props {
  title: string
  /** Of the page, at the right of it: buttons. */
  beside?: ReactNode
  /** A line above the heading. */
  above?: ReactNode
  /** Whether it says what is wrong or waits before all else; else it does so itself. */
  beginsWithAlerts?: boolean
  children: ReactNode
}

/** The frame of every page of administration: its places above it, 'Access Denied' for everybody else. */
export function AdminFrame({ title, beside, above, beginsWithAlerts = true, children }: Props) {
  const { data: user, error, refetch } = useCurrentUser()
  useAsMembersPage(user?.isAdmin === true)
  if (user === null || user?.isAdmin === false) return <AccessDenied isStranger={user === null} />
  if (!user && error)
    return (
      <Page title="Can’t connect">
        <h1 className="mb-4">{title}</h1>
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  if (!user) return <PendingPage />
  return (
    <Page title={title}>
      {above}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 tabIndex={-1} className="wrap-anywhere">
          {title}
        </h1>
        {beside}
      </div>
      <Places />
      <div className="mb-8 grid gap-3 empty:hidden">
        <CompulsoryNotice />
        {beginsWithAlerts && <Alerts />}
      </div>
      <PasswordGuard>{children}</PasswordGuard>
    </Page>
  )
}

function Places() {
  const place = usePlace()
  const { data: site } = useQuery(siteQuery)
  const there = adminPlaces.filter(({ words }) => words !== 'Reports' || site?.community)
  return (
    <nav
      ref={showCurrent}
      aria-label="Administration"
      className="mt-6 mb-8 flex gap-x-7 overflow-x-auto rule-under [scrollbar-width:none] max-tablet:-mx-(--page-margin) max-tablet:mask-[linear-gradient(to_right,transparent,black_var(--page-margin),black_calc(100%-var(--page-margin)),transparent)] max-tablet:px-(--page-margin)"
    >
      {there.map(({ words, path, at }) => (
        <Link
          key={words}
          {...path}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={at.test(place) ? 'page' : undefined}
          className="inline-flex min-h-12 flex-none items-center border-b-3 border-transparent px-0.5 font-medium text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-tomato aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {words}
        </Link>
      ))}
    </nav>
  )
}

/** On a phone the bar is wider than the screen: it begins where one is. */
function showCurrent(bar: HTMLElement | null): void {
  const current = bar?.querySelector<HTMLElement>('[aria-current]')
  if (bar && current) bar.scrollLeft = current.offsetLeft - bar.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2
}

function AccessDenied({ isStranger }: { isStranger: boolean }) {
  const { href } = useLocation()
  return (
    <Page title="Access Denied" className="grid justify-items-start gap-4">
      <h1>Access Denied</h1>
      <p className="lead">This page is for administrators.</p>
      {isStranger ? (
        <ButtonLink look="go" {...paths.signIn()} onClick={() => keepPlace(href)} className="mt-2">
          Sign In
        </ButtonLink>
      ) : (
        <ButtonLink look="go" {...paths.home()} className="mt-2">
          Go home
        </ButtonLink>
      )}
    </Page>
  )
}

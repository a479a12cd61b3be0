import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '#client/lazy-part.ts'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'
import { PendingPage } from '#client/shell/pending-page.tsx'

/** By what stands behind /admin-analytics/; `id` is what the pattern catches. contract/pages.ts names each of them too. */
const adminPages: readonly { at: RegExp; Page: ComponentType<{ id: string }> }[] = [
  {
    at: /^$/,
    Page: lazyPart(async () => (await import('#client/features/admin/analytics-page.tsx')).AnalyticsPage),
  },
  {
    at: /^members\/([\w-]+)$/,
    Page: lazyPart(async () => (await import('#client/features/admin/members/member-page.tsx')).MemberPage),
  },
  {
    at: /^audit$/,
    Page: lazyPart(async () => (await import('#client/features/admin/audit/audit-page.tsx')).AuditPage),
  },
]

const route = getRouteApi('/admin-analytics/$')

/** One of the pages of administration. */
export function AdminPages() {
  const place = placeOf(route.useParams()._splat)
  const page = adminPages.find(({ at }) => at.test(place))
  if (!page) return <NotFoundPage />
  const id = page.at.exec(place)?.[1] ?? ''
  return (
    <Suspense fallback={<PendingPage />}>
      <page.Page key={id} id={id} />
    </Suspense>
  )
}

const placeOf = (splat = '') => splat.replace(/\/$/, '')

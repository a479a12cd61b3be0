import type { ComponentType } from 'react'
import { AnalyticsPage } from '#client/features/admin/analytics-page.tsx'
import { AuditPage } from '#client/features/admin/audit/audit-page.tsx'
import { MemberPage } from '#client/features/admin/members/member-page.tsx'
import { ReportsPage } from '#client/features/admin/reports-page.tsx'
import { usePlace } from '#client/features/desk/frame/use-place.ts'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'

/** By what stands behind /admin-analytics/; `id` is what the pattern catches. contract/pages.ts names each of them too. */
const adminPages: readonly { at: RegExp; Page: ComponentType<{ id: string }> }[] = [
  { at: /^$/, Page: AnalyticsPage },
  { at: /^members\/([\w-]+)$/, Page: MemberPage },
  { at: /^audit$/, Page: AuditPage },
  { at: /^reports$/, Page: ReportsPage },
]

/** One of the pages of administration. */
export function AdminPages() {
  const place = usePlace()
  const page = adminPages.find(({ at }) => at.test(place))
  if (!page) return <NotFoundPage />
  const id = page.at.exec(place)?.[1] ?? ''
  return <page.Page key={id} id={id} />
}

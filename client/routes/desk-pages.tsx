import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { JobsPage } from '#client/features/admin/operations/jobs-page.tsx'
import { SystemPage } from '#client/features/admin/operations/system-page.tsx'
import { PricePage } from '#client/features/admin/prices/price-page.tsx'
import { PricesPage } from '#client/features/admin/prices/prices-page.tsx'
import { StoresPage } from '#client/features/admin/stores/stores-page.tsx'
import { BlogDeskPage, WritePostPage } from '#client/features/blog/desk/blog-desk-pages.tsx'
import { DeskPage, WritePage } from '#client/features/newsletter-desk/desk-pages.tsx'
import { SubscribersPage } from '#client/features/newsletter-desk/subscribers-page.tsx'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'

/** By what stands behind /admin/; `id` is what the pattern catches. contract/pages.ts names each of them too. */
const deskPages: readonly { at: RegExp; Page: ComponentType<{ id: string }> }[] = [
  { at: /^newsletter$/, Page: DeskPage },
  { at: /^newsletter\/subscribers$/, Page: SubscribersPage },
  { at: /^newsletter\/([^/]+)$/, Page: WritePage },
  { at: /^blog$/, Page: BlogDeskPage },
  { at: /^blog\/([^/]+)$/, Page: WritePostPage },
  { at: /^stores$/, Page: StoresPage },
  { at: /^prices$/, Page: PricesPage },
  { at: /^prices\/([^/]+)$/, Page: PricePage },
  { at: /^jobs$/, Page: JobsPage },
  { at: /^system$/, Page: SystemPage },
]

/** One of the pages on which administrators write, or see how it is running. */
export function DeskPages() {
  const { _splat = '' } = useParams({ from: '/admin/$' })
  const place = _splat.replace(/\/$/, '')
  const page = deskPages.find(({ at }) => at.test(place))
  if (!page) return <NotFoundPage />
  const id = page.at.exec(place)?.[1] ?? ''
  return <page.Page key={place} id={id} />
}

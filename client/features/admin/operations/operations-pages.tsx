import type { ComponentType } from 'react'
import { usePlace } from '#client/features/admin/frame/use-place.ts'
import { JobsPage } from '#client/features/admin/operations/jobs-page.tsx'
import { SystemPage } from '#client/features/admin/operations/system-page.tsx'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'

/** By what stands behind /admin/. contract/pages.ts names each of them too. */
const pages: Readonly<Record<string, ComponentType>> = { jobs: JobsPage, system: SystemPage }

/** How the site is running. */
export function OperationsPages() {
  const place = usePlace()
  const Shown = Object.hasOwn(pages, place) ? pages[place]! : NotFoundPage
  return <Shown />
}

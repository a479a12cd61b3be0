import { createRootRoute } from '@tanstack/react-router'
import { lazyPart } from '#client/lazy-part.ts'
import { RootLayout } from '#client/shell/root-layout.tsx'

const NotFoundPage = lazyPart(async () => (await import('#client/shell/not-found-page.tsx')).NotFoundPage)

/** What stands around every page. */
export const rootRoute = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })

/** What every page names as what stands around it. */
export const getParentRoute = () => rootRoute

/** For a page that reads by itself what its address carries: nothing of that weighs on other pages. */
export const readByPage = (search: Record<string, unknown>): Record<string, unknown> => search

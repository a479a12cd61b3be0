import { createRootRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'
import { RootLayout } from '#client/shell/root-layout.tsx'

/** What stands around every page. */
export const rootRoute = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })

/** What every page names as what stands around it. */
export const getParentRoute = () => rootRoute

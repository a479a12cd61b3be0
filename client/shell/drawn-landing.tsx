import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { LandingPage } from '#client/features/public/landing-page.tsx'
import { showcaseQuery, siteQuery } from '#client/features/public/queries.ts'
import { createQueryClient } from '#client/query-client.ts'
import { RootLayout } from '#client/shell/root-layout.tsx'
import type { Output } from '#contract/endpoint.ts'
import type { publicCalls } from '#contract/public.ts'

/** The landing page as HTML, as strangers see it: what it asks the server for is given. */
export async function drawnLanding(
  site: Output<typeof publicCalls.site>,
  showcase: Output<typeof publicCalls.showcase>,
): Promise<string> {
  const queryClient = createQueryClient()
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  queryClient.setQueryData(siteQuery.queryKey, site)
  queryClient.setQueryData(showcaseQuery.queryKey, showcase)
  const root = createRootRoute({ component: RootLayout })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: LandingPage })
  const router = createRouter({
    routeTree: root.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
    // in one piece: putting pieces in their places takes scripts in the page, which are refused
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

import { ExpirationPlugin } from 'workbox-expiration'
import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { shellPath } from '#contract/pages.ts'

/** Files of the shell and of the pages of shopping lists; filled in when the client is built. */
declare const offlineFiles: { url: string; revision: string | null }[]

/** Bad reception may answer never. */
const patience = 4000

// A worker serves the pages that are opened after it, and a newer one waits until no page of the older one is open: what
// a page was loaded with stays there for it.
cleanupOutdatedCaches()
precache(offlineFiles)
// '/' is a page and is asked of the network first, like every other
addRoute({ directoryIndex: '', cleanURLs: false })

const shell = createHandlerBoundToURL(shellPath)
registerRoute(
  new NavigationRoute(
    async (call) => {
      try {
        return await withoutPreloads(await fetch(call.request, { signal: AbortSignal.timeout(patience) }))
      } catch {
        return withoutPreloads(await shell(call))
      }
    },
    // what the server alone answers
    { denylist: [/^\/api\//, /^\/calendar\//] },
  ),
)

// Named by what is in them, these never change. Nothing of /api/ is ever kept.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
  }),
)

/** Browsers throw modules away that were preloaded past a worker, load them again and complain: here they are near enough. */
async function withoutPreloads(page: Response): Promise<Response> {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page
  const headers = new Headers(page.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  const text = (await page.text()).replaceAll(/<link rel="modulepreload"[^>]{0,300}>/g, '')
  return new Response(text, { status: page.status, statusText: page.statusText, headers })
}

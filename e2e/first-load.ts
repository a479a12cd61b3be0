import type { Page, Request } from '@playwright/test'

/** Requests of a page at most until it is quiet. */
export const mostRequests = 30

/**
 * What the page at a path asks for until it is quiet: how many requests, and of the server's own calls each path, with ':id' for what it names
 * and '?view=row' where rows alone are asked for.
 */
export async function askedBy(page: Page, path: string): Promise<{ requests: number; calls: string[] }> {
  const urls: URL[] = []
  const note = (request: Request) => urls.push(new URL(request.url()))
  page.on('request', note)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  const calls = urls
    .filter(({ pathname }) => pathname.startsWith('/api/'))
    .map(({ pathname, searchParams }) => {
      const named = pathname.replaceAll(/(?<=\/)\d+(?=\/|$)/g, ':id')
      return searchParams.has('view') ? `${named}?view=${searchParams.get('view')}` : named
    })
  return { requests: urls.length, calls: calls.toSorted() }
}

import type { Page, Request } from '@playwright/test'

/**
 * What the page at a path asks the server for until it is there and quiet, besides its files: each call in the order of its path, with
 * ':id' for what it names and '?view=row' where rows alone are asked for. Quiet alone is also a page that is still drawing itself.
 */
export async function askedBy(page: Page, path: string, isThere: () => Promise<unknown>): Promise<string[]> {
  const urls: URL[] = []
  const note = (request: Request) => urls.push(new URL(request.url()))
  page.on('request', note)
  await page.goto(path)
  await isThere()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return urls
    .filter(({ pathname }) => pathname.startsWith('/api/'))
    .map(({ pathname, searchParams }) => {
      const named = pathname.replaceAll(/(?<=\/)\d+(?=\/|$)/g, ':id')
      return searchParams.has('view') ? `${named}?view=${searchParams.get('view')}` : named
    })
    .toSorted()
}

import { expect, type Page, type Request } from '@playwright/test'

/**
 * What the page at a path asks the server for until it is there, besides its files, is just this, and nothing follows while the network is
 * quiet: calls in the order of their paths, with ':id' for what they name and '?view=row' where rows alone are asked for; each once, unless
 * only the `kinds` of calls are looked at.
 */
export async function expectAsked(page: Page, path: string, calls: readonly string[], only?: 'kinds'): Promise<void> {
  const urls: URL[] = []
  const note = (request: Request) => urls.push(new URL(request.url()))
  const asked = () => (only === 'kinds' ? [...new Set(callsIn(urls))] : callsIn(urls))
  page.on('request', note)
  await page.goto(path)
  // a page is quiet also while it is still drawing itself
  await expect.poll(asked).toEqual(calls)
  await page.waitForTimeout(500)
  page.off('request', note)
  expect(asked()).toEqual(calls)
}

function callsIn(urls: readonly URL[]): string[] {
  return urls
    .filter(({ pathname }) => pathname.startsWith('/api/'))
    .map(({ pathname, searchParams }) => {
      const named = pathname.replaceAll(/(?<=\/)\d+(?=\/|$)/g, ':id')
      return searchParams.has('view') ? `${named}?view=${searchParams.get('view')}` : named
    })
    .toSorted()
}

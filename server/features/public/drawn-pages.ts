import { AppError } from '#contract/errors.ts'
import { drawnAt, isDrawn, listedPages, nothingAt } from '#contract/pages.ts'
import type { DrawnPage, GivenToPage } from '#contract/public/drawn-page.ts'
import type { AppContext } from '#server/context.ts'
import { showcase } from '#server/features/public/showcase.ts'
import { siteOf } from '#server/features/public/site.ts'
import { readerHasLeft } from '#server/http/binding.ts'
import { lookOnce, networkOf } from '#server/http/limits/limits.ts'
import type { Draw } from '#server/http/static.ts'
import { keptAnswers, keyOf } from '#server/kept-answers.ts'

/** Pages that the showcase stands on. */
const showing: ReadonlySet<string> = new Set(['/', '/signin', '/signup'])

/** Pages for which nothing is read: what is kept of them costs nothing. Of the others each request is counted before anything is looked up. */
const fixedPages = new Set<string>([
  ...listedPages,
  '/signin',
  '/signup',
  ...['/', '/blog/'].map((path) => drawnAt(path, false)),
])
for (const path of ['/blog', '/newsletter']) fixedPages.delete(path)

/** What a feature gives to a page of its own: null where there is nothing at that address, undefined where it is none of its pages. */
type GivenAt = (world: AppContext, path: string) => Promise<Omit<GivenToPage, 'site'> | undefined>

/**
 * Draws the pages that come drawn, as who is not signed in sees them. What was drawn last is kept by all that it was drawn of, so that no page
 * outlives what it shows. What cannot be drawn, and what an address asks for too often, is left to the program. Addresses where there is
 * nothing have one page for all.
 */
export function pageDrawer(context: AppContext, givenAt: GivenAt, countLook = lookOnce(context.limits)): Draw {
  const kept = keptAnswers<DrawnPage>(16_000_000)
  return async (path, request, reply) => {
    if (!isDrawn(path)) return undefined
    try {
      const asker = networkOf(request.ip)
      const world = { ...context, kitchen: context.kitchen.for(asker, readerHasLeft(reply)) }
      if (!fixedPages.has(path)) await countLook(request)
      const given = await givenTo(world, path)
      const drawn = Object.values(given).includes(null) ? nothingAt(path) : path
      const key = keyOf(drawn, given)
      const known = kept.get(key)
      if (known) return known
      await countLook(request)
      const page = await world.kitchen.ask('drawPage', drawn, given)
      kept.set(key, page)
      return page
    } catch (error) {
      // whoever asks too often, or has left, is not to fill the log
      const isTheirs = error instanceof AppError && ['too_many_requests', 'cancelled'].includes(error.code)
      if (!isTheirs) context.log.warn({ err: error }, 'A page could not be drawn.')
      return undefined
    }
  }

  async function givenTo(world: AppContext, path: string): Promise<GivenToPage> {
    const site = siteOf(context)
    if (showing.has(path)) return { site, showcase: await showcase(context.kitchen) }
    return { site, ...(await givenAt(world, path)) }
  }
}

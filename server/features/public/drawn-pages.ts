import type { FastifyRequest } from 'fastify'
import type { DrawnPage, GivenToPage } from '#contract/drawn-page.ts'
import { isDrawn } from '#contract/pages.ts'
import type { AppContext } from '#server/context.ts'
import { showcase } from '#server/features/public/showcase.ts'
import { siteOf } from '#server/features/public/site.ts'
import { networkOf } from '#server/http/limits.ts'
import { hasSessionCookie } from '#server/http/sessions.ts'
import type { Draw } from '#server/http/static.ts'
import { keptAnswers, keyOf } from '#server/kept-answers.ts'

const keptBytes = 16_000_000

/** Pages that the showcase stands on. */
const showing: ReadonlySet<string> = new Set(['/', '/signin'])

/** What a feature gives to a page of its own: null where there is nothing at that address, undefined where it is none of its pages. */
type GivenAt = (path: string, request: FastifyRequest) => Promise<Omit<GivenToPage, 'site'> | undefined>

/**
 * Draws the pages that come drawn for who has no session, also one that has ended: that needs the program. What was drawn last is kept
 * by all that it was drawn of, so that no page outlives what it shows. What cannot be drawn is left to the program.
 */
export function pageDrawer(context: AppContext, givenAt: GivenAt): Draw {
  const kept = keptAnswers<DrawnPage>(keptBytes)
  return async (path, request) => {
    if (!isDrawn(path) || hasSessionCookie(context.config, request)) return undefined
    try {
      const given = await givenTo(path, request)
      const key = keyOf(path, given)
      const page = kept.get(key) ?? (await context.kitchen.for(networkOf(request.ip)).ask('drawPage', path, given))
      kept.set(key, page)
      return { page, isThere: given.shared !== null && given.issue !== null }
    } catch (error) {
      context.log.warn({ err: error }, 'A page was not drawn.')
      return undefined
    }
  }

  async function givenTo(path: string, request: FastifyRequest): Promise<GivenToPage> {
    const site = siteOf(context)
    if (showing.has(path)) return { site, showcase: await showcase(context.kitchen) }
    return { site, ...(await givenAt(path, request)) }
  }
}

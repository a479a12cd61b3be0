import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPage } from '#contract/pages.ts'

interface Hints {
  /** Whether a request carries no session at all. */
  readonly isStranger: (request: FastifyRequest) => boolean
  /** Address of the picture that a page opens with; undefined where it has none, or the caller may not see it. */
  readonly pictureOf: (request: FastifyRequest, path: string) => Promise<string | undefined>
}

/**
 * What the server knows of a page before its script runs, in headers: that nobody is signed in (then the script need not ask,
 * and be refused), and the picture to fetch at once.
 */
export function addPageHints(app: FastifyInstance, { isStranger, pictureOf }: Hints): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (!request.is404 || request.method !== 'GET' || !isPage(path)) return
    if (isStranger(request)) return void reply.header('server-timing', 'stranger')
    // a page comes without its hints rather than not at all
    const picture = await pictureOf(request, path).catch(() => undefined)
    if (picture !== undefined) reply.header('link', `<${picture}>; rel=preload; as=image; fetchpriority=high`)
  })
}

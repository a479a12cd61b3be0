import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPage } from '#contract/pages.ts'

/** Address of the picture that a page opens with; undefined where it has none, or the caller may not see it. */
type PictureOf = (request: FastifyRequest, path: string) => Promise<string | undefined>

/** What the server knows of a page before its script runs, in a header: the picture to fetch at once. */
export function addPageHints(app: FastifyInstance, pictureOf: PictureOf): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (request.method !== 'GET' || !isPage(path)) return
    // a page comes without its hint rather than not at all
    const picture = await pictureOf(request, path).catch(() => undefined)
    if (picture !== undefined) reply.header('link', `<${picture}>; rel=preload; as=image; fetchpriority=high`)
  })
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPage, pageOf } from '#contract/pages.ts'

/** What is known of a member's page: its data and the picture that it opens with, by their addresses. */
export interface Seen {
  readonly data: readonly string[]
  readonly picture: string
}

/** Where the build says which scripts a page of members loads: of the folder of the built client. */
export const scriptsFile = 'page-scripts.json'

/**
 * What the server knows of a member's page before its script runs, in a header, to be fetched at once: who they are, the scripts of the
 * page, its data and its picture. `seen` is undefined where the page has none of these, or the caller may not see it.
 */
export function addPageHints(
  app: FastifyInstance,
  root: string,
  isMember: (request: FastifyRequest) => boolean,
  seen: (request: FastifyRequest, path: string) => Promise<Seen | undefined>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (request.method !== 'GET' || !isPage(path) || !isMember(request)) return
    // a page comes without its hints rather than not at all
    const [scripts, known] = await Promise.all([
      scriptsOf(root, path).catch(() => []),
      seen(request, path).catch(() => undefined),
    ])
    const data = ['/api/auth/user', ...(known ? known.data : [])]
    reply.header(
      'link',
      [
        ...scripts.map((script) => `<${script}>; rel=modulepreload`),
        ...data.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`),
        ...(known ? [`<${known.picture}>; rel=preload; as=image; fetchpriority=high`] : []),
      ].join(', '),
    )
  })
}

/** Read for each page: whoever replaces the build under a running server has the new one at once. */
async function scriptsOf(root: string, path: string): Promise<readonly string[]> {
  const scripts = JSON.parse(await readFile(join(root, scriptsFile), 'utf8')) as Record<string, string[]>
  return scripts[pageOf(path) ?? ''] ?? []
}

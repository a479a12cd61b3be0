import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { drawnAt, isDrawn, isPage, pages, shellPath } from '#contract/pages.ts'
import type { DrawnPage } from '#contract/public/drawn-page.ts'
import type { Config } from '#server/config.ts'
import { type Account, type Authenticate, admit } from '#server/http/binding.ts'
import { scriptsFile } from '#server/http/page-hints.ts'
import { hasSessionCookie } from '#server/http/sessions/sessions.ts'
import { keyOf } from '#server/kept-answers.ts'

export const builtClient = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** A page as who is not signed in sees it, at this path or at none that there is; undefined where the program is to draw it. */
export type Draw = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<DrawnPage | undefined>

/**
 * The built client: hashed assets for ever, index.html for every page. What is no page is a 404 that looks like one. Every
 * part is looked for when it is asked for: whoever replaces the build under a running server has the new one at once.
 *
 * Whoever has a session, also one that has ended, gets the program; where a page can be read without it, that of member.html leads browsers
 * without JavaScript to the same address with `?plain=1`, which comes drawn for everybody.
 */
export async function serveClient<User extends Account>(
  app: FastifyInstance,
  config: Config,
  authenticate: Authenticate<User>,
  {
    isOpen = async () => true,
    isFound = async () => true,
    draw = async () => undefined,
    root = builtClient,
  }: {
    /** Whether a page is one of this installation, for who asks. */
    isOpen?: (path: string, request: FastifyRequest) => Promise<boolean>
    /** Whether there is what the address of a page names, for who asks; a page that comes drawn says so itself. */
    isFound?: (path: string, request: FastifyRequest) => Promise<boolean>
    draw?: Draw
    root?: string
  } = {},
): Promise<void> {
  const built = existsSync(root)
  if (built) {
    const settings = {
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply: FastifyReply, path: string) => {
        const immutable = path.includes('/assets/')
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
        // the frame that runs it has an origin of its own
        if (/\/ad-frame\.js(\.\w+)?$/.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
      },
    } as const
    // pages have addresses of their own
    await app.register(fastifyStatic, {
      ...settings,
      root,
      wildcard: false,
      globIgnore: ['assets/**', '*.html*', scriptsFile],
    })
    // for the service worker, which shows it without reception
    app.get(shellPath, (_request, reply) => reply.header('x-robots-tag', 'noindex').sendFile('index.html'))
    // each build names these anew; the plugin's own route for such files lists their whole folder at each request
    app.get<{ Params: { name: string } }>('/assets/:name', ({ params }, reply) =>
      reply.sendFile(params.name, join(root, 'assets')),
    )
  }
  // before a body is read, as where the address is known
  app.addHook('onRequest', async (request) => {
    if (request.is404 && /^\/api\/admin(\/|$)/.test(pathOf(request))) {
      admit({ access: 'admin' }, await authenticate(request), config)
    }
  })
  // a route of its own for each, so that it is packed as every answer
  if (built) for (const page of pages) app.get(page, sendPage)
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (path.startsWith('/api/') || !built || !['GET', 'HEAD'].includes(request.method)) {
      throw new AppError('not_found', 'There’s nothing at this address.')
    }
    // of an earlier build, or of a later one on another server: a page is no answer to who wants a script
    if (path.startsWith('/assets/'))
      throw new AppError('not_found', 'This file belongs to another version of the site. Please reload the page.')
    return sendPage(request, reply)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request)
    // the address is a secret of those who were given it
    if (path.startsWith('/r/'))
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
    reply.header('cache-control', 'no-cache').header('vary', 'cookie')
    const isMember = hasSessionCookie(config, request)
    const isAlive = isMember && !isPlain(request)
    const isThere =
      isPage(path) && (await isOpen(path, request)) && ((!isAlive && isDrawn(path)) || (await isFound(path, request)))
    const at = drawnAt(path, isThere)
    const drawn = isAlive ? undefined : await draw(at, request, reply)
    const file = isAlive && isDrawn(at) ? 'member.html' : 'index.html'
    if (isThere && !drawn) return reply.sendFile(file)
    const page = drawn ? filledIn(await holderOf('drawn.html'), drawn, isMember) : await holderOf(file)
    // what the browser may have kept is not asked about: of the program it has the same file from another address
    if (!isThere || drawn?.isThere === false) return sendText(reply.code(404), page)
    const tag = `W/"${keyOf(page)}"`
    reply.header('etag', tag)
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : sendText(reply, page)
  }

  function holderOf(file: string): Promise<string> {
    return readFile(join(root, file), 'utf8')
  }
}

function sendText(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page)
}

function filledIn(holder: string, { head, body }: DrawnPage, isMember: boolean): string {
  return holder
    .replace('<!--head-->', () => head)
    .replace('<!--member-->', isMember ? waysOfMembers : '')
    .replace('<!--page-->', () => body)
}

/** Of who is signed in and has no JavaScript. */
const waysOfMembers = `<noscript>
  <form method="post" action="/signout" class="wrap flex flex-wrap items-center gap-x-4 py-2 text-ui">
    <p>You’re signed in. Your own pages need JavaScript. This is the public version of the page.</p>
    <button type="submit" class="min-h-11 font-semibold text-tomato-ink underline">Sign out</button>
  </form>
</noscript>`

function isPlain({ url }: FastifyRequest): boolean {
  return new URLSearchParams(url.split('?')[1]).get('plain') === '1'
}

/** The path that is asked for, of a target that may name the host as well. */
function pathOf(request: FastifyRequest): string {
  return request.url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] || '/'
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { isPage } from '#contract/pages.ts'
import { jsonForScript } from '#domain/recipe/json-ld.ts'
import type { Config } from '#server/config.ts'
import { type Account, type Authenticate, admit } from '#server/http/binding.ts'

const builtClient = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** What a page says of itself in its head. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Meta elements by name; those of Open Graph by property. */
  readonly tags: Readonly<Record<string, string>>
  readonly jsonLd: object
}

/** Heads of pages under these paths, for who reads no script; undefined where there is nothing at the address. */
export type PageHeads = Readonly<
  Record<`/${string}/`, (path: string, request: FastifyRequest) => Promise<PageHead | undefined>>
>

/**
 * The built client: hashed assets for ever, index.html for every page. What is no page is a 404 that looks like one. Every
 * part is looked for when it is asked for: whoever replaces the build under a running server has the new one at once.
 */
export async function serveClient<User extends Account>(
  app: FastifyInstance,
  config: Config,
  authenticate: Authenticate<User>,
  heads: PageHeads = {},
  {
    isForAdministrators = () => false,
    drawnFor = () => undefined,
    root = builtClient,
  }: {
    isForAdministrators?: (path: string) => boolean
    /** The file of a page that comes drawn for this caller; undefined where it is the program's. */
    drawnFor?: (request: FastifyRequest) => string | undefined
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
    await app.register(fastifyStatic, { ...settings, root, wildcard: false, globIgnore: ['assets/**'] })
    // each build names these anew
    await app.register(fastifyStatic, {
      ...settings,
      root: join(root, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
    })
  }
  // before a body is read, as where the address is known
  app.addHook('onRequest', async (request) => {
    if (request.is404 && /^\/api\/admin(\/|$)/.test(pathOf(request))) {
      admit({ access: 'admin' }, await authenticate(request), config)
    }
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (path.startsWith('/api/') || !built || !['GET', 'HEAD'].includes(request.method)) {
      throw new AppError('not_found', 'There is nothing at this address.')
    }
    // of an earlier build, or of a later one on another server: a page is no answer to who wants a script
    if (path.startsWith('/assets/'))
      throw new AppError('not_found', 'This part belongs to another version of the site.')
    reply.header('cache-control', 'no-cache')
    if (path === '/') reply.header('vary', 'cookie')
    // who comes for a plan is led to it by the program
    const drawn = path === '/' && !/[?&]upgrade=/.test(request.url) ? drawnFor(request) : undefined
    if (drawn !== undefined) return reply.sendFile(drawn)
    const isThere = isPage(path) && (!isForAdministrators(path) || (await authenticate(request))?.isAdmin === true)
    const headOf = isThere && Object.entries(heads).find(([start]) => path.startsWith(start))?.[1]
    if (!headOf) return reply.code(isThere ? 200 : 404).sendFile('index.html')
    // the address is a secret of those who were given it
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
    const head = await headOf(path, request)
    if (!head) return reply.code(404).sendFile('index.html')
    const page = await readFile(join(root, 'index.html'), 'utf8')
    return reply.type('text/html; charset=utf-8').send(withHead(page, head))
  })
}

/** The page with its own head; every word in it is text. */
export function withHead(page: string, { title, description, tags, jsonLd }: PageHead): string {
  const own = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...Object.entries(tags).map(
      ([name, content]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(content)}">`,
    ),
    `<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`,
  ].join('\n    ')
  return page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `  ${own}\n  </head>`)
}

/** Text as HTML holds it, also within quotes. */
function escaped(text: string): string {
  return text.toWellFormed().replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The path that is asked for, of a target that may name the host as well. */
function pathOf(request: FastifyRequest): string {
  return request.url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] || '/'
}

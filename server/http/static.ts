import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { isPage } from '#contract/pages.ts'
import type { Config } from '#server/config.ts'
import { type Account, type Authenticate, admit } from '#server/http/binding.ts'

const builtClient = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** The built client: hashed assets for ever, index.html for every page. What is no page is a 404 that looks like one. */
export async function serveClient<User extends Account>(
  app: FastifyInstance,
  config: Config,
  authenticate: Authenticate<User>,
): Promise<void> {
  const built = existsSync(builtClient)
  if (built) {
    await app.register(fastifyStatic, {
      root: builtClient,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/')
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
        // the frame that runs it has an origin of its own
        if (/\/ad-frame\.js(\.\w+)?$/.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
      },
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
    reply.header('cache-control', 'no-cache')
    return reply.code(isPage(path) ? 200 : 404).sendFile('index.html')
  })
}

/** The path that is asked for, of a target that may name the host as well. */
function pathOf(request: FastifyRequest): string {
  return request.url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] || '/'
}

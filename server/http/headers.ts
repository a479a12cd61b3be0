import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'

const year = 365 * 24 * 60 * 60

/** Headers of every answer: a strict content policy, no framing, no sniffing, no referrer to others, and no caching of data. */
export async function addHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl?.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        // an email that is being written is seen in a frame of ours, and so are advertisements where a network is configured
        'frame-src': ["'self'"],
        'require-trusted-types-for': ["'script'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    hsts: https ? { maxAge: year, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    // whoever may be cached says so
    reply.header('cache-control', 'no-store')
    done()
  })
}

/** Writes come from our own pages only. A client that sends neither Origin nor Sec-Fetch-Site is no browser and passes. */
export function checkOrigin(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return done()
    // what carries a secret of its own, and asks nobody who they are
    if ((request.routeOptions.config as { fromAnywhere?: boolean }).fromAnywhere) return done()
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    // a form on a page that tells nobody its address: the browser keeps back which site it is of, not that it is the same
    const isKeptBack = origin === 'null' && site === 'same-origin'
    const foreign =
      (origin !== undefined && !isKeptBack && !isOwn(origin, config.publicUrl, request.host)) ||
      (site !== undefined && site !== 'same-origin' && site !== 'none')
    if (!foreign) return done()
    const sentence = 'This request came from another site, so we refused it. Please open MealCrafter and try again.'
    done(new AppError('foreign_origin', sentence))
  })
}

function isOwn(origin: string, publicUrl: URL | undefined, host: string): boolean {
  if (publicUrl) return origin === publicUrl.origin
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

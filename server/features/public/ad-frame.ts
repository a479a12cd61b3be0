import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { adPlaces } from '#contract/public/ad-places.ts'
import type { AppContext } from '#server/context.ts'
import { queryOf } from '#server/http/pictures/send-picture.ts'

export const Query = z.object({ slot: z.enum(adPlaces, 'There’s no ad slot by that name.') })

/**
 * The page inside the frame of an advertisement: the only one that may load anything of the network, and with an origin of its
 * own, so that it reaches nothing of ours. A plain route, since it answers a document. 404 unless AD_CLIENT is set.
 */
export function addAdFrame(app: FastifyInstance, { config }: AppContext): void {
  app.get('/api/ads/frame', (request, reply) => {
    const { adClient } = config
    if (adClient === undefined) throw new AppError('not_found', 'There’s nothing at this address.')
    queryOf(Query, request)
    reply.header('content-security-policy', policy)
    reply.removeHeader('x-frame-options')
    reply.removeHeader('origin-agent-cluster')
    // The network is told which site it is on, and no more.
    reply.header('referrer-policy', 'strict-origin')
    reply.header('cache-control', 'private, max-age=3600')
    return reply.type('text/html; charset=utf-8').send(documentFor(adClient))
  })
}

const hosts = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.googleadservices.com',
  'https://*.adtrafficquality.google',
  'https://*.gstatic.com',
].join(' ')

/** `sandbox` holds where the frame is opened by itself, too. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${hosts}`,
  `connect-src ${hosts}`,
  `frame-src ${hosts}`,
  `font-src ${hosts}`,
  'img-src https: data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** `client` has the shape that the setting demands: nothing in it needs escaping. */
function documentFor(client: string): string {
  return `<!doctype html>
<html lang="en" data-ad-client="${client}">
  <head>
    <meta charset="utf-8" />
    <title>Advertisement</title>
    <style>html, body { margin: 0; background: transparent }</style>
    <script src="/ad-frame.js" defer></script>
    <script src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${client}" async crossorigin="anonymous"></script>
  </head>
  <body></body>
</html>
`
}

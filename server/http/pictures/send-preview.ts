import type { FastifyReply } from 'fastify'

/** Answers a page of ours for a frame of another one: its styles and pictures are ours, and nothing in it runs. */
export function sendPreview(reply: FastifyReply, page: string): FastifyReply {
  reply.header('content-security-policy', policy)
  reply.removeHeader('x-frame-options')
  return reply.type('text/html; charset=utf-8').send(page)
}

/** `sandbox` holds where it is opened by itself, too. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
].join('; ')

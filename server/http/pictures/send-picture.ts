import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { photoWidths } from '#contract/pictures.ts'
import { isClean, unclean } from '#server/http/body.ts'
import { wordsFor } from '#server/http/refusals/sentences.ts'
import { type Asker, narrowed } from '#server/ports/images/pixels.ts'

/** SVG as text, anything else as bytes. */
export interface SentPicture {
  readonly body: string | Buffer
  readonly type: string
}

/**
 * Sends a picture to whoever asked for it. `isFixed`: its address names this very version, so it never changes; otherwise the
 * browser asks again each time and is told 'the same' by its ETag.
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: SentPicture,
  isFixed: boolean,
): Promise<FastifyReply> {
  const { body } = picture
  // only drawings shrink
  const isPacked = typeof body === 'string' && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}${isPacked ? '-gzip' : ''}"`
  reply.header('cache-control', isFixed ? 'private, max-age=31536000, immutable' : 'private, no-cache')
  reply.header('etag', etag)
  reply.header('vary', 'accept-encoding')
  // A picture that is opened by itself is a document: it may run and load nothing.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  reply.header('x-content-type-options', 'nosniff')
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return reply.code(304).send()
  reply.type(picture.type)
  if (!isPacked) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await packed(picture, body))
}

/** A photograph, or a picture that a model made, in one of the widths that the address may ask for. Throws not_found without one. */
export async function sendKeptPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  asker: Asker,
  find: () => Promise<{ image: Buffer; version: string } | undefined>,
  mayBeKept = true,
): Promise<FastifyReply> {
  const { width, v } = queryOf(Kept, request)
  const found = async () => {
    const picture = await find()
    if (!picture) throw new AppError('not_found', 'There’s no picture.')
    return picture
  }
  const { image, version } = width === undefined ? await found() : await narrowed(asker, found, width)
  reply.header('content-disposition', 'inline; filename="picture.webp"')
  // an older address shows the newest picture, but is not to be remembered for it
  return sendPicture(request, reply, { body: image, type: 'image/webp' }, mayBeKept && v === version)
}

/** One of the widths that a picture is to be had in; pixels. */
export function widthAmong(widths: readonly number[]) {
  return z.coerce.number().refine((width) => widths.includes(width), `must be one of ${widths.join(', ')}`)
}

export const Kept = z.strictObject({ width: widthAmong(photoWidths).optional(), v: z.string().max(100).optional() })

/** What stands after the question mark of a plain route, by its schema. */
export function queryOf<T>(schema: z.ZodType<T>, request: FastifyRequest): T {
  return givenOf(schema, request.query)
}

/** A part of a request to a plain route, refused in the words of all others. */
export function givenOf<T>(schema: z.ZodType<T>, given: unknown): T {
  if (!isClean(given, 0)) throw unclean()
  return schema.parse(given, { error: wordsFor })
}

/** Drawings shrink to a quarter; a remembered picture is packed once. */
function packed(picture: SentPicture, body: string): Promise<Buffer> {
  const known = packings.get(picture)
  if (known) return known
  const made = promisify(gzip)(body)
  packings.set(picture, made)
  return made
}

const packings = new WeakMap<SentPicture, Promise<Buffer>>()

import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import type { RateLimits } from '#server/http/limits/limits.ts'
import { senderOf } from '#server/http/limits/senders.ts'
import { bodyOrRefusal, readWhole, uploadPlaces } from '#server/http/limits/upload-places.ts'

const deepest = 30

/** Bytes. Longer bodies have a place while they come. */
const short = 16 * 1024

/** Bytes. Longer bodies are counted: whoever has sent too much can still sign in. */
const tiny = 1024

const tooLarge = () => new AppError('payload_too_large', 'The request is too large.')

const cutOff = 'Part of the request didn’t arrive. Please try again.'

/** Those of long bodies that are no files: JSON, forms and what providers tell of. */
export const bodyPlaces = uploadPlaces({
  ofOne: 16,
  mostHeld: 64 * 1024 * 1024,
  words: {
    stillComing: 'Too many of your requests are still arriving. Please wait until one of them is done.',
    tooMany: 'A lot of requests are arriving right now. Please try again in a minute.',
    cutOff,
  },
  tooLarge,
})

/**
 * A body that is no file, up to the limit of its route. A long one, or one that does not say how long it is, has one of its sender's places while it
 * comes. Its bytes count for `limits` before anything is made of it, whatever becomes of it: what is no JSON, or has the wrong shape, costs the loop as much.
 */
export async function readBody(
  request: FastifyRequest,
  body: Readable,
  limits: RateLimits | undefined,
): Promise<Buffer> {
  const largest = request.routeOptions.bodyLimit
  const { 'content-length': said, 'transfer-encoding': isInParts } = request.headers
  // without either there is none
  const length = said === undefined && isInParts !== undefined ? undefined : Number(said ?? 0)
  if (length !== undefined && length > largest) throw tooLarge()
  const sender = senderOf(request)
  const count = async (bytes: number) => {
    if (bytes > tiny) await limits?.consume('body', sender, bytes)
  }
  const place = length === undefined || length > short ? bodyPlaces.take(sender) : undefined
  try {
    if (length !== undefined) await count(length)
    const bytes = await (place?.read(body, largest) ??
      readWhole(body, { hold: () => undefined, cutOff, largest, tooLarge }))
    if (length === undefined) await count(bytes.length)
    return bytes
  } finally {
    place?.leave()
  }
}

/** Throws where the body was refused. */
export function assertRead({ body }: FastifyRequest): void {
  if (body instanceof AppError) throw body
}

/** JSON bodies only; an empty one counts as none. Depth, NUL and broken Unicode are refused before any schema sees them, by whoever calls `assertRead`. */
export function parseBodies(app: FastifyInstance, limits: RateLimits): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const parsed = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      if (text === '') return resolve(undefined)
      void parse(request, text, (error, value) => {
        if (error) return reject(new AppError('invalid_input', 'The request isn’t readable JSON.'))
        if (!isClean(value, 0)) return reject(unclean())
        resolve(value)
      })
    })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (request: FastifyRequest, body: Readable) =>
    bodyOrRefusal(readBody(request, body, limits).then((bytes) => parsed(request, bytes.toString()))),
  )
}

/** Whether every text in a value can be stored and shown: no NUL, no lone surrogate, nothing nested absurdly deep. */
export function isClean(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth > deepest) return false
  if (Array.isArray(value)) return value.every((item) => isClean(item, depth + 1))
  return Object.entries(value).every(([key, item]) => isClean(key, depth) && isClean(item, depth + 1))
}

export function unclean(): AppError {
  return new AppError('invalid_input', 'The request contains characters that aren’t text, or is nested too deeply.')
}

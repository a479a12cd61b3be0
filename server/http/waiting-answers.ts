import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { onceEnded } from '#server/http/once-ended.ts'
import { senderOf } from '#server/http/senders.ts'

/** Bytes of answers that wait to be read. */
interface Bounds {
  /** For one member or address. */
  readonly ofOne: number
  readonly ofAll: number
}

const megabyte = 1024 * 1024

/** Bytes. Shorter answers hardly ever wait here: the system takes them whole. */
const short = 16 * 1024

/** What a file or archive that is sent as it is made has in memory. */
const ofStream = 128 * 1024

/** Of each bound this part is for answers to GET. The rest is for those of calls that have changed something, which must not be lost. */
const ofReads = 3 / 4

/** Refuses, as unavailable, a long answer where those that still wait to be read hold too much already, or where it would wait for another one. An answer waits until the system has taken it, or its connection has ended. */
export function boundWaiting(
  app: FastifyInstance,
  { ofOne, ofAll }: Bounds = { ofOne: 32 * megabyte, ofAll: 256 * megabyte },
): void {
  const senders = new Map<string, number>()
  let all = 0
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = sizeOf(payload, reply)
    if (bytes <= short) return done(null, payload)
    const sender = senderOf(request)
    const own = senders.get(sender) ?? 0
    const isRead = ['GET', 'HEAD'].includes(request.method)
    const part = isRead ? ofReads : 1
    // behind another answer on its connection it would wait for as long as that is being made, and events are without end
    const isBehind = isRead && reply.raw.socket === null
    if (isBehind || own + bytes > ofOne * part || all + bytes > ofAll * part) {
      if (isStream(payload)) payload.destroy()
      for (const name of ofContent) reply.removeHeader(name)
      reply.header('cache-control', 'no-store')
      return done(tooMany())
    }
    senders.set(sender, own + bytes)
    all += bytes
    onceEnded(reply, () => {
      all -= bytes
      const left = senders.get(sender)! - bytes
      if (left > 0) senders.set(sender, left)
      else senders.delete(sender)
    })
    done(null, payload)
  })
}

/** Headers that speak of the answer that is not sent. */
const ofContent = ['content-disposition', 'content-encoding', 'content-length', 'etag', 'last-modified']

function tooMany(): AppError {
  const sentence = 'Too many answers of ours are still waiting to be read. Please try again in a minute.'
  return new AppError('unavailable', sentence, { retryAfter: 60 })
}

/** Bytes that an answer holds until it is read. Events that are told as they come hold nothing. */
function sizeOf(payload: unknown, reply: FastifyReply): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.byteLength(payload)
  if (!isStream(payload) || String(reply.getHeader('content-type')).startsWith('text/event-stream')) return 0
  return Math.min(ofStream, Number(reply.getHeader('content-length') ?? ofStream))
}

function isStream(payload: unknown): payload is Readable {
  return typeof (payload as Readable | null)?.pipe === 'function'
}

import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { onceEnded } from '#server/http/answering/once-ended.ts'
import { FairRoom } from '#server/http/limits/fair-room.ts'
import { senderOf } from '#server/http/limits/senders.ts'
import type { StoodFor } from '#server/http/limits/unread-connections.ts'

interface Bounds {
  /** Bytes of answers that wait to be read, of one member or address. */
  readonly ofOne: number
  readonly ofAll: number
  /** Milliseconds. What has stood still for so long gives way to other answers of its sender. */
  readonly stood: number
}

const megabyte = 1024 * 1024

/** Bytes. Shorter answers hardly ever wait here: the system takes them whole, and behind another one there are few (pipelines.ts). */
const short = 16 * 1024

/** What a file or archive that is sent as it is made has in memory. */
const ofStream = 128 * 1024

/** Of each bound this part is for answers to GET. The rest is for those of calls that have changed something, which must not be lost. */
const ofReads = 3 / 4

/**
 * Bounds the long answers that wait to be read: each until the system has taken it, or its connection has ended. Where they hold too much, connections on which
 * nothing moves are ended (fair-room.ts); an answer is refused, as unavailable, where its sender holds most, or where it would wait for another one.
 */
export function boundWaiting(
  app: FastifyInstance,
  stoodFor: StoodFor,
  { ofOne, ofAll, stood }: Bounds = { ofOne: 32 * megabyte, ofAll: 256 * megabyte, stood: 5000 },
): void {
  const room = new FairRoom()
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = sizeOf(payload, reply)
    if (bytes <= short) return done(null, payload)
    const sender = senderOf(request)
    const { socket } = request.raw
    const isRead = ['GET', 'HEAD'].includes(request.method)
    const part = isRead ? ofReads : 1
    // behind another answer on its connection it would wait for as long as that is being made, and events are without end
    const isBehind = isRead && reply.raw.socket === null
    const hasRoom =
      !isBehind &&
      room.thinOut(sender, bytes, { most: ofOne * part, stood }) &&
      room.makeRoom(sender, bytes, ofAll * part)
    if (!hasRoom) {
      if (isStream(payload)) payload.destroy()
      for (const name of ofContent) reply.removeHeader(name)
      reply.header('cache-control', 'no-store')
      return done(tooMany())
    }
    const holder = { sender, stoodFor: () => stoodFor(socket), end: () => socket.destroy() }
    room.add(holder, bytes)
    onceEnded(reply, () => room.leave(holder))
    done(null, payload)
  })
}

/** Headers that speak of the answer that is not sent. */
const ofContent = ['content-disposition', 'content-encoding', 'content-length', 'etag', 'last-modified']

function tooMany(): AppError {
  return new AppError('unavailable', 'We’re busy right now. Please try again in a minute.', { retryAfter: 60 })
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

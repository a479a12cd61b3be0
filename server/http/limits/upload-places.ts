import type { Readable } from 'node:stream'
import { AppError } from '#contract/errors.ts'
import { uploadsAtOnce } from '#contract/pictures.ts'
import { FairRoom, type Holder } from '#server/http/limits/fair-room.ts'

/** A place for one file that is sent: taken before its first byte is read, given back when nothing of it is in memory any more. */
export interface UploadPlace {
  /** The whole body. Throws what it is told of over `largest` bytes, and unavailable where the files of all are too many. */
  read(body: Readable, largest: number): Promise<Buffer>
  /** Counts so many bytes more, which reading the file will take. Throws unavailable where there is no room for them. */
  hold(bytes: number): void
  leave(): void
}

export interface UploadPlaces {
  /** Throws too_many_requests where all places of this member are taken. */
  take(sender: string): UploadPlace
  /** How many files of a member are on their way or being read. */
  of(sender: string): number
}

interface Bounds {
  readonly ofOne: number
  /** Bytes of all files that are on their way or being read, of everybody. A connection by itself takes no room from others. */
  readonly mostHeld: number
  /** What is said where all places of one member are taken, where those of all hold too much, and where the connection ended too early. */
  readonly words: Readonly<Record<'stillComing' | 'tooMany' | 'cutOff', string>>
  readonly tooLarge: (largest: number) => AppError
}

/** Places for files of one kind, of this process. Where those of all hold too much, one that is still coming, of whoever holds most, is refused. */
export function uploadPlaces({ ofOne, mostHeld, words, tooLarge: refusal }: Bounds): UploadPlaces {
  const senders = new Map<string, number>()
  const room = new FairRoom()
  const of = (sender: string) => senders.get(sender) ?? 0
  const tooMany = () => new AppError('unavailable', words.tooMany, { retryAfter: 60 })
  return {
    of,
    take(sender) {
      if (of(sender) >= ofOne) throw new AppError('too_many_requests', words.stillComing, { retryAfter: 10 })
      senders.set(sender, of(sender) + 1)
      let movedAt = performance.now()
      let [isLeft, isRefused] = [false, false]
      const holder: Holder = { sender, stoodFor: () => performance.now() - movedAt }
      const hold = (bytes: number) => {
        movedAt = performance.now()
        if (isLeft || isRefused || !room.makeRoom(sender, bytes, mostHeld)) throw tooMany()
        room.add(holder, bytes)
      }
      return {
        hold,
        async read(body, largest) {
          const refused = new AbortController()
          holder.end = () => {
            isRefused = true
            refused.abort(tooMany())
          }
          const { signal } = refused
          try {
            return await readWhole(body, { hold, cutOff: words.cutOff, largest, tooLarge: refusal, signal })
          } finally {
            holder.end = undefined
          }
        },
        leave() {
          if (isLeft) return
          isLeft = true
          room.leave(holder)
          const left = of(sender) - 1
          if (left > 0) senders.set(sender, left)
          else senders.delete(sender)
        },
      }
    },
  }
}

/** Those of pictures. */
export const picturePlaces = uploadPlaces({
  ofOne: uploadsAtOnce,
  mostHeld: 128 * 1024 * 1024,
  words: {
    stillComing: 'Two of your pictures are still uploading. Please wait until one of them is done.',
    tooMany: 'A lot of pictures are being uploaded right now. Please try again in a minute.',
    cutOff: 'Part of the picture didn’t arrive. Please try again.',
  },
  tooLarge,
})

interface Reading extends Pick<Bounds, 'tooLarge'> {
  readonly hold: (bytes: number) => void
  readonly cutOff: string
  readonly largest: number
  /** Lets go of what has come, and throws why. */
  readonly signal?: AbortSignal
}

/** A whole body, each part of which is held as it comes. Throws what it is told of over `largest` bytes, and invalid_input where the connection ended too early. */
export async function readWhole(body: Readable, { signal, ...reading }: Reading): Promise<Buffer> {
  const parts: Buffer[] = []
  if (!signal) return collect(body, parts, reading)
  const isRefused = new Promise<never>((_resolve, reject) => {
    const letGo = () => {
      parts.length = 0
      reject(signal.reason)
    }
    signal.addEventListener('abort', letGo, { once: true })
  })
  return Promise.race([collect(body, parts, reading), isRefused])
}

async function collect(
  body: Readable,
  parts: Buffer[],
  { hold, cutOff, largest, tooLarge: refusal }: Reading,
): Promise<Buffer> {
  let length = 0
  try {
    // what is refused is kept no further, but the connection stays for the answer
    for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += part.length
      if (length > largest) throw refusal(largest)
      hold(part.length)
      parts.push(part)
    }
  } catch (error) {
    // the rest is thrown away, for as long as a request may take; who is not read any more is not seen to leave either
    body.resume()
    if (error instanceof AppError) throw error
    throw new AppError('invalid_input', cutOff, {}, { cause: error })
  }
  return Buffer.concat(parts, length)
}

/**
 * What a parser of bodies hands on: the body, or why it is refused. Where a parser throws, Fastify closes the connection, and as the rest is
 * still coming on it, the answer may be lost on its way.
 */
export function bodyOrRefusal<Body>(reading: Promise<Body>): Promise<Body | AppError> {
  return reading.catch((error: unknown) => {
    if (error instanceof AppError) return error
    throw error
  })
}

/** The file of such a body, undefined where there is nothing in it. Throws the refusal. */
export function fileOf(body: unknown): Buffer | undefined {
  if (body instanceof AppError) throw body
  return Buffer.isBuffer(body) && body.length > 0 ? body : undefined
}

export function tooLarge(largest: number): AppError {
  const sentence = `The picture is larger than ${largest / 1024 / 1024} MB. Please choose a smaller one.`
  return new AppError('payload_too_large', sentence)
}

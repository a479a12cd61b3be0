import type { Readable } from 'node:stream'
import { AppError } from '#contract/errors.ts'
import { uploadsAtOnce } from '#contract/pictures.ts'

/** Bytes of all pictures that are on their way or being read, of everybody. */
const mostHeld = 128 * 1024 * 1024

/** A place for one picture that is sent: taken before its first byte is read, given back when nothing of it is in memory any more. */
export interface UploadPlace {
  /** The whole body. Throws payload_too_large over `largest` bytes, and unavailable where the pictures of all are too many. */
  read(body: Readable, largest: number): Promise<Buffer>
  leave(): void
}

/** Places of this process; `sender` is the member whose picture it is. Throws too_many_requests where both of theirs are taken. */
export function takeUploadPlace(sender: string): UploadPlace {
  const taken = uploadsOf(sender)
  if (taken >= uploadsAtOnce) {
    const sentence = 'Two of your pictures are still uploading. Please send the next one when one of them is done.'
    throw new AppError('too_many_requests', sentence, { retryAfter: 10 })
  }
  senders.set(sender, taken + 1)
  let own = 0
  let isOver = false
  const hold = (bytes: number): boolean => {
    if (isOver || held + bytes > mostHeld) return false
    own += bytes
    held += bytes
    return true
  }
  return {
    read: (body, largest) => readBody(body, largest, hold),
    leave() {
      if (isOver) return
      isOver = true
      held -= own
      const left = (senders.get(sender) ?? 1) - 1
      if (left > 0) senders.set(sender, left)
      else senders.delete(sender)
    },
  }
}

const senders = new Map<string, number>()
let held = 0

/** How many pictures of a member are on their way or being read. */
export function uploadsOf(sender: string): number {
  return senders.get(sender) ?? 0
}

async function readBody(body: Readable, largest: number, hold: (bytes: number) => boolean): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  try {
    // what is refused is kept no further, but the connection stays for the answer; Node throws the rest away, for 30 seconds at most
    for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += part.length
      if (length > largest) throw tooLarge(largest)
      if (!hold(part.length)) {
        const sentence = 'Too many pictures are coming in right now. Please try again in a minute.'
        throw new AppError('unavailable', sentence, { retryAfter: 60 })
      }
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid_input', 'Part of the picture didn’t arrive.', {}, { cause: error })
  }
  return Buffer.concat(parts, length)
}

export function tooLarge(largest: number): AppError {
  return new AppError('payload_too_large', `The picture is larger than ${largest / 1024 / 1024} MB.`)
}

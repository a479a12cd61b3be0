import type { Readable } from 'node:stream'

/** All that a stream gives; undefined where that is more than so many bytes: no more of it is kept then. */
export async function wholeOf(stream: Readable, largest: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length
    if (length > largest) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts, length)
}

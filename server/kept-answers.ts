import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError } from '#contract/errors.ts'
import { bytesOf, bytesOfText } from '#domain/bytes-of.ts'

/**
 * The answers that were asked for last, in at most so many bytes; one that takes more than a twentieth of them is not kept. Buffers and
 * texts count in full. `ttl`: milliseconds after which an answer is worked out again.
 */
export function keptAnswers<Answer extends object | string>(
  bytes: number,
  { ttl }: { ttl?: number } = {},
): LRUCache<string, Answer> {
  return new LRUCache({
    maxSize: bytes,
    maxEntrySize: bytes / 20,
    sizeCalculation: (answer, key) => Math.ceil(bytesOf(answer, bytes / 20) + bytesOfText(key) + bytesOfPlace),
    ...(ttl !== undefined && { ttl }),
  })
}
/** A place in the cache, bytes. */
const bytesOfPlace = 150

/**
 * What is kept, else what is being worked out for somebody already, else worked out and kept; a failure is not kept. Where the one it is
 * worked out for leaves, it is worked out anew for those who wait with them.
 */
export async function onceAtATime<Answer extends object>(
  kept: LRUCache<string, Answer>,
  underWay: Map<string, Promise<Answer>>,
  key: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const known = kept.get(key)
  if (known) return known
  const theirs = underWay.get(key)
  if (theirs) {
    try {
      return await theirs
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'cancelled')) throw error
      return onceAtATime(kept, underWay, key, work)
    }
  }
  const coming = work().finally(() => underWay.delete(key))
  underWay.set(key, coming)
  const answer = await coming
  kept.set(key, answer)
  return answer
}

/** What a long key is kept under: texts that nobody can find two of. */
export function keyOf(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url')
}

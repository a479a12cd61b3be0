import { AppError } from '#contract/errors.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { Turns } from '#server/db/turns.ts'

/** Of one member in this process. */
const atOnce = 2
const mostWaiting = 40
/** Milliseconds that a read waits for its turn. */
export const patience = 10_000

/** Where such a read is asked for; `left` is aborted when its reader leaves. */
type World = Pick<AppContext, 'database'> & { readonly left?: AbortSignal | undefined }

/**
 * A read that takes the longer the more recipes the member has: some of one member at once, so that nobody's library keeps the database from
 * others; the rest in their turn. Not within another such read, nor within a transaction. Throws busy where many wait, unavailable where one
 * waits for long, and cancelled where its reader has left the line.
 */
export async function readInTurn<T>({ database, left }: World, ownerId: string, read: () => Promise<T>): Promise<T> {
  const lines = linesOn(database)
  const line = lines.get(ownerId) ?? { turns: new Turns(atOnce, patience), size: 0 }
  if (line.turns.waiting >= mostWaiting) throw tooMany()
  lines.set(ownerId, line)
  line.size += 1
  try {
    await line.turns.take(left).catch((error: unknown) => {
      throw left?.aborted ? new AppError('cancelled', 'The request was canceled before it was done.') : error
    })
    try {
      return await read()
    } finally {
      line.turns.give()
    }
  } finally {
    line.size -= 1
    if (line.size === 0) lines.delete(ownerId)
  }
}

interface Line {
  readonly turns: Turns
  /** Those who are served, and those who wait. */
  size: number
}

const linesOn = rememberedFor((_database: Db) => new Map<string, Line>())

function tooMany(): AppError {
  const sentence = 'We’re still working on your other searches. Please try again in a few seconds.'
  return new AppError('busy', sentence, { retryAfter: 3 })
}

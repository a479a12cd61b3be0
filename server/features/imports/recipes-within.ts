import type { Pieces } from '#domain/recipe/import/json-signs.ts'
import type { AppContext } from '#server/context.ts'
import { Unreadable } from '#server/features/imports/allowance.ts'
import type { BroughtLines } from '#server/kitchen/read-brought.ts'
import { type FileRecipe, recipesOfLines } from '#server/kitchen/recipe-lines.ts'

/** Bytes of a file that each task is given whole. A longer list is cut into pieces first, so that none has to take all of it apart. */
const largestWhole = 1024 * 1024

export interface FoundRecipe extends FileRecipe {
  /** How many recipes its file is known to hold. */
  readonly of: number
}

/**
 * The recipes of one file in turn, read by tasks of which none is given more than a piece or reads more than a part, so that others' tasks come between
 * them. Throws Unreadable where there are none, and after the others where some of it could not be read.
 */
export async function* recipesWithin(
  kitchen: AppContext['kitchen'],
  name: string,
  bytes: Buffer,
): AsyncGenerator<FoundRecipe> {
  const pieces = bytes.length > largestWhole ? await kitchen.ask('piecesOfFile', bytes) : undefined
  let isFound = false
  let isAmiss = false
  for (const piece of pieces ? filesOf(bytes, pieces) : [bytes]) {
    let next: number | undefined = 0
    while (next !== undefined) {
      const part: BroughtLines | 'too much' | undefined = await kitchen.ask('broughtLines', name, piece, next)
      if (part === 'too much' && !pieces) throw new Unreadable('It’s more than we can read at once.')
      if (part === undefined || part === 'too much') {
        isAmiss = true
        break
      }
      next = part.next
      for (const recipe of recipesOfLines(part)) {
        isFound = true
        yield { ...recipe, of: pieces?.count ?? part.of }
      }
    }
  }
  if (!isFound) throw new Unreadable('We found no recipe in it.')
  if (isAmiss) throw new Unreadable('Part of it is damaged or too large to read, so we didn’t import that part.')
}

function* filesOf(bytes: Buffer, { head, tail, ranges }: Pieces): Generator<Buffer> {
  for (const { from, to } of ranges)
    yield Buffer.concat([Buffer.from(head), bytes.subarray(from, to), Buffer.from(tail)])
}

import type { Readable } from 'node:stream'
import { mostImportFilesInAll, mostUnfolded, mostUnfoldedOfOne } from '#contract/recipes/import-limits.ts'

/** Why one file of an archive is not read, in a sentence; the others are. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

/** Why nothing more of an import is read. What came before it is kept. */
export class Spent extends Unreadable {
  override name = 'Spent'
}

/**
 * How much one import may still unfold and list, whatever it is: files of archives and of archives in them, what is packed with gzip, pictures, and
 * whatever turns out to be damaged or too large. Each is counted as it comes, so that nothing is unfolded beyond it.
 */
export interface Allowance {
  /** All that a stream gives; undefined where that is more than one file may unfold to. Throws Spent in the middle of it where nothing is left. */
  whole(stream: Readable): Promise<Buffer | undefined>
  /** Counts a file that an archive lists. Throws Spent. */
  list(): void
  /** Throws Spent where something was to be read for which nothing was left. */
  assertLeft(): void
}

/** What one import may; bytes, and files. */
export function openAllowance(bytes = mostUnfolded, files = mostImportFilesInAll): Allowance {
  let unfolded = 0
  let listed = 0
  let spent: Spent | undefined
  const spend = (why: string) => {
    spent ??= new Spent(
      `${why}, so we stopped partway. We imported what we had read by then. Please split the file and import the rest.`,
    )
    return spent
  }
  const assertLeft = () => {
    if (spent) throw spent
  }
  return {
    assertLeft,
    async whole(stream) {
      assertLeft()
      const parts: Buffer[] = []
      let length = 0
      for await (const part of stream as AsyncIterable<Buffer>) {
        length += part.length
        unfolded += part.length
        if (unfolded > bytes) throw spend(`This import unpacks to more than ${megabytes(bytes)}`)
        if (length > mostUnfoldedOfOne) return undefined
        parts.push(part)
      }
      return Buffer.concat(parts, length)
    },
    list() {
      assertLeft()
      listed += 1
      if (listed > files)
        throw spend(`The archives in this import have more than ${files.toLocaleString('en-US')} files`)
    },
  }
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`
}

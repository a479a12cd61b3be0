import { setImmediate as nextTurn } from 'node:timers/promises'
import { crc32, deflateRawSync } from 'node:zlib'
import { Zip, ZipDeflate, type ZipInputFile } from 'fflate'
import { safeFileName } from '#domain/recipe/texts/recipe-text.ts'

/** A ZIP that is packed while it is sent. */
export function openPacker(mtime: Date) {
  let packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  const taken = () => {
    const all = Buffer.concat(packed)
    packed = []
    return all
  }
  return {
    /** A file that comes piece by piece. */
    start(name: string) {
      const file = new ZipDeflate(name)
      file.mtime = mtime
      zip.add(file)
      return file
    },
    /** A whole file; what is packed already, such as a photograph, goes in as it is. Node packs thousands of small ones in an eighth of the time. */
    add(filename: string, content: string | Buffer, isPacked = false) {
      const bytes = Buffer.from(content)
      const file: ZipInputFile = { filename, mtime, compression: deflated, size: bytes.length, crc: crc32(bytes) }
      zip.add(file)
      // streaming readers take a stored file for damaged, a deflated one of level 0 they read
      file.ondata!(null, new Uint8Array(deflateRawSync(bytes, isPacked ? { level: 0 } : {})), true)
    },
    /** What has been packed since the last time. */
    taken,
    end() {
      zip.end()
      return taken()
    },
  }
}

/** The number of the method in a ZIP. */
const deflated = 8

/** Waits for the next turn of the loop once this one has lasted for 5 ms. */
export function inTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < 5) return
    await nextTurn()
    since = performance.now()
  }
}

/** Names of files: those of the same title get a number, so that none takes another's place when the archive is unpacked. */
export function uniqueNames(): (title: string) => string {
  const given = new Set<string>()
  return (title) => {
    const plain = safeFileName(title)
    let name = plain
    for (let number = 2; given.has(name); number += 1) name = `${plain}-${number}`
    given.add(name)
    return name
  }
}

import { largestImport } from '#contract/recipes/import-limits.ts'

/** What cannot be split, in a sentence. */
export class NotSplit extends Error {}

/**
 * A file in pieces that may each be sent: an archive that is too large becomes several, each with whole files of it, still packed as they were, and pictures
 * in the piece of the file before them. Nothing of it is unfolded or held in memory. Throws NotSplit where it is no archive, or one of its files alone is too
 * large.
 */
export async function splitArchive(file: File, largest = largestImport): Promise<Blob[]> {
  if (file.size <= largest) return [file]
  const entries = await entriesOf(file)
  const pieces: Blob[] = []
  let held: Entry[] = []
  let bytes = endLength
  for (const { group, length } of withPictures(entries, largest - endLength)) {
    if (length + endLength > largest) throw new NotSplit(oneTooLarge)
    if (bytes + length > largest) {
      pieces.push(archiveOf(file, held))
      held = []
      bytes = endLength
    }
    held.push(...group)
    bytes += length
  }
  return [...pieces, archiveOf(file, held)]
}

/** Each file with the pictures that follow it, as far as they fit into one piece. */
function withPictures(entries: readonly Entry[], largest: number): { group: Entry[]; length: number }[] {
  const groups: { group: Entry[]; length: number }[] = []
  for (const entry of entries) {
    const length = entry.to - entry.from + entry.listed.byteLength
    const last = groups.at(-1)
    if (last && isPicture(entry) && last.length + length <= largest) {
      last.group.push(entry)
      last.length += length
    } else groups.push({ group: [entry], length })
  }
  return groups
}

function isPicture({ listed }: Entry): boolean {
  const end = 46 + new DataView(listed.buffer).getUint16(28, true)
  return /\.(?:jpe?g|png|webp)$/i.test(new TextDecoder().decode(listed.subarray(end - 5, end)))
}

/** A file of an archive: where it lies, and its row of the list at the end. */
interface Entry {
  from: number
  to: number
  listed: Uint8Array<ArrayBuffer>
}

const endLength = 22
const signs = { end: 0x06054b50, listed: 0x02014b50 } as const
const notSplit = 'This file is too large to import. Please export fewer recipes at a time, or leave out the photos.'
const oneTooLarge = 'One file in this archive is too large to import. Please remove it and try again.'

async function entriesOf(file: File): Promise<Entry[]> {
  const tail = await viewOf(file, Math.max(0, file.size - 65_557), file.size)
  let end = tail.byteLength - endLength
  while (end >= 0 && tail.getUint32(end, true) !== signs.end) end -= 1
  if (end < 0) throw new NotSplit(notSplit)
  const [length, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  // the long form, for archives of four gigabytes
  if (from === 0xffffffff || from + length > file.size) throw new NotSplit(notSplit)
  const list = await viewOf(file, from, from + length)
  const found: { at: number; listed: Uint8Array<ArrayBuffer> }[] = []
  for (let at = 0; at + 46 <= list.byteLength; ) {
    if (list.getUint32(at, true) !== signs.listed) throw new NotSplit(notSplit)
    const size = 46 + list.getUint16(at + 28, true) + list.getUint16(at + 30, true) + list.getUint16(at + 32, true)
    if (at + size > list.byteLength) throw new NotSplit(notSplit)
    found.push({
      at: list.getUint32(at + 42, true),
      listed: new Uint8Array(list.buffer.slice(at, at + size)),
    })
    at += size
  }
  const places = [...found.map(({ at }) => at), from].toSorted((one, other) => one - other)
  return found.map(({ at, listed }) => ({ from: at, to: places.find((place) => place > at) ?? from, listed }))
}

async function viewOf(file: File, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(from, to).arrayBuffer())
}

function archiveOf(file: File, entries: readonly Entry[]): Blob {
  let at = 0
  const listed = entries.map((entry) => {
    const row = entry.listed.slice()
    new DataView(row.buffer).setUint32(42, at, true)
    at += entry.to - entry.from
    return row
  })
  const length = listed.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const end = new DataView(new ArrayBuffer(endLength))
  end.setUint32(0, signs.end, true)
  end.setUint16(8, entries.length, true)
  end.setUint16(10, entries.length, true)
  end.setUint32(12, length, true)
  end.setUint32(16, at, true)
  return new Blob([...entries.map(({ from, to }) => file.slice(from, to)), ...listed, end.buffer])
}

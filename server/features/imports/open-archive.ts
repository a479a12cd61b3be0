import { crc32, createGunzip } from 'node:zlib'
import * as zip from 'yauzl'
import { AppError } from '#contract/errors.ts'
import { mostImportFiles, mostUnfolded, mostUnfoldedOfOne } from '#contract/recipes/import-limits.ts'
import { type Allowance, Spent, Unreadable } from '#server/features/imports/allowance.ts'

/** A file that was sent, or one within the archive that was. */
export interface ImportFile {
  readonly name: string
  /** All of it, unfolded. Rejects with an Unreadable. */
  bytes(): Promise<Buffer>
}

/**
 * The files of an archive by the list at its end: nothing is unfolded yet. Throws invalid_input where it is damaged or cut off, or where it holds
 * or claims more than may be read, and Spent. What is read later is held to what the list claims, and counts.
 */
export async function openArchive(bytes: Buffer, allowance: Allowance): Promise<ImportFile[]> {
  const files: ImportFile[] = []
  let unfolded = 0
  try {
    const archive = await zip.fromBufferPromise(bytes, {
      lazyEntries: true,
      decodeStrings: false,
      validateEntrySizes: true,
    })
    if (archive.entryCount > mostImportFiles) throw tooMany()
    for await (const entry of archive.eachEntry()) {
      if (files.length >= mostImportFiles) throw tooMany()
      allowance.list()
      const name = nameOf(entry)
      if (name.endsWith('/')) continue
      unfolded += entry.uncompressedSize
      files.push({ name, bytes: () => unfold(archive, entry, name, allowance) })
    }
  } catch (error) {
    if (error instanceof AppError || error instanceof Spent) throw error
    throw new AppError(
      'invalid_input',
      'The archive is damaged or incomplete. Nothing was imported.',
      {},
      { cause: error },
    )
  }
  // pictures and what they claim are not unfolded unless they are wanted, but no honest archive claims so much
  if (unfolded > mostUnfolded * 4)
    throw new AppError('invalid_input', 'The archive unpacks to more than we can read. Nothing was imported.')
  return files
}

function tooMany(): AppError {
  return new AppError(
    'invalid_input',
    `An archive can have at most ${mostImportFiles.toLocaleString('en-US')} files. Please split it. Nothing was imported.`,
  )
}

function nameOf(entry: zip.Entry): string {
  return zip.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
}

async function unfold(archive: zip.ZipFile, entry: zip.Entry, name: string, allowance: Allowance): Promise<Buffer> {
  // nothing is ever written under such a name, but whoever made it meant no good
  if (zip.validateFileName(name) !== null) throw new Unreadable('Its name points outside the archive.')
  if (entry.isEncrypted()) throw new Unreadable('It’s protected by a password.')
  if (!entry.canDecodeFileData()) throw new Unreadable('It’s compressed in a way that we can’t read.')
  if (entry.uncompressedSize > mostUnfoldedOfOne) throw new Unreadable(tooLarge)
  const bytes = await archive
    .openReadStreamPromise(entry)
    .then((stream) => allowance.whole(stream))
    .catch(asDamaged)
  if (!bytes || crc32(bytes) !== entry.crc32) throw new Unreadable(damaged)
  return bytes
}

const damaged = 'It’s damaged or incomplete.'
const tooLarge = 'It’s larger than we can read.'

/** What was packed with gzip, as each recipe of Paprika is; anything else as it is. Rejects with an Unreadable. */
export async function unpacked(bytes: Buffer, allowance: Allowance): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  // as a stream, so that what comes before the damage counts too
  const stream = createGunzip({ chunkSize: 64 * 1024 })
  stream.end(bytes)
  const whole = await allowance.whole(stream).catch(asDamaged)
  if (!whole) throw new Unreadable(tooLarge)
  return whole
}

function asDamaged(error: unknown): never {
  throw error instanceof Unreadable ? error : new Unreadable(damaged, { cause: error })
}

/** Whether a file is an archive, by its first bytes; an empty one has its end alone. */
export function isArchive(bytes: Buffer): boolean {
  return ['504b0304', '504b0506'].includes(bytes.toString('hex', 0, 4))
}

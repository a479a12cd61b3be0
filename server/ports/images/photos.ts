import type { Sharp } from 'sharp'
import { AppError } from '#contract/errors.ts'

/** Width and height of a kept picture, in pixels. */
const photoSide = 512
/** A phone's largest picture has 48 million pixels; each takes four bytes while it is unpacked. */
const mostPixels = 50_000_000
const mostSeconds = 15
const mostAtOnce = 2
const mostWaiting = 20

/**
 * The picture that an uploaded file shows, made anew: square, upright, WebP; nothing else of the file is kept, so no place, no
 * camera, no hidden text. `type` is what the sender calls it. Of a moving picture the first frame. Throws AppError:
 * unsupported_media_type where it is no JPEG, PNG or WebP picture, invalid_input where it is broken or too large to unpack,
 * unavailable where too many wait.
 */
export async function squarePhoto(file: Buffer, type: string): Promise<Buffer> {
  const kind = kindOf(file)
  if (kind === undefined) throw new AppError('unsupported_media_type', wrongKind)
  if (`image/${kind}` !== type) {
    const said = type.slice(type.indexOf('/') + 1)
    throw new AppError(
      'unsupported_media_type',
      `This file is called ${names[said as Kind] ?? said}, but it is a ${names[kind]} picture. Please rename it, or choose another.`,
    )
  }
  return inTurn(() => made(file, kind))
}

export const wrongKind = 'Please choose a JPEG, PNG or WebP picture.'

const names = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }
type Kind = keyof typeof names

/** By its first bytes; a name or a header can say anything. */
function kindOf(file: Buffer): Kind | undefined {
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return undefined
}

async function made(file: Buffer, kind: Kind): Promise<Buffer> {
  const open = await opener()
  try {
    const picture = open(file)
    // the head alone is read here: what is too large is refused before anything is unpacked
    const { format } = await picture.metadata()
    if (format !== kind) throw new Error(`reads as ${format}`)
    return await picture
      .autoOrient()
      .resize(photoSide, photoSide, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: mostSeconds })
      .toBuffer()
  } catch (error) {
    const reason = (error as Error).message
    if (reason.includes('exceeds pixel limit')) {
      throw new AppError('invalid_input', 'The picture has too many pixels: 50 million at most.')
    }
    if (reason.includes('timeout')) throw new AppError('invalid_input', 'The picture takes too long to read.')
    throw new AppError(
      'invalid_input',
      'The picture could not be read: the file is damaged or incomplete.',
      {},
      {
        cause: error,
      },
    )
  }
}

/** Loaded when the first picture comes: most starts of the server never see one. */
async function opener(): Promise<(file: Buffer) => Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    // what it could read besides is never asked for; what cannot be asked for cannot be attacked
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    return (file) => sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 })
  })
  return loaded
}

let loaded: Promise<(file: Buffer) => Sharp> | undefined

let running = 0
const waiting: (() => void)[] = []

/** Two pictures at a time, so that memory stays what two of them need. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) {
    throw new AppError('unavailable', 'Too many pictures come in just now. Please try again in a minute.')
  }
  if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

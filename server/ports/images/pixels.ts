import { AppError } from '#contract/errors.ts'

/** A phone's largest picture has 48 million pixels; each takes four bytes while it is unpacked. */
const mostPixels = 50_000_000
const mostSeconds = 15
const mostAtOnce = 2
const mostWaiting = 40

/** A rectangle that a picture is fitted into; 'cover' fills it, 'inside' keeps all of the picture and never enlarges it. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'inside'
}

/**
 * A photograph made anew: upright, WebP, with nothing of the file but its picture. Rejects with what libvips says where it is
 * not of `kind` or cannot be unpacked; 'exceeds pixel limit' and 'timeout' stand in the message where that was why.
 */
export async function remadePhoto(file: Buffer, kind: 'jpeg' | 'png' | 'webp', { width, height, fit }: Frame) {
  const sharp = await opener()
  return inTurn(async () => {
    const picture = sharp(file, strict)
    // the head alone is read here: what is too large is refused before anything is unpacked
    const { format } = await picture.metadata()
    if (format !== kind) throw new Error(`reads as ${format}`)
    return picture
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .timeout({ seconds: mostSeconds })
      .toBuffer()
  })
}

/** What an image model sent, JPEG, PNG or WebP, made anew as a square WebP of at most so many pixels. Rejects where it is no picture. */
export async function keptPainting(image: Buffer, side: number): Promise<Buffer> {
  const sharp = await opener()
  return inTurn(async () => {
    const { format, width, height } = await sharp(image, strict).metadata()
    if (format === 'svg') throw new Error('a picture of pixels was asked for')
    const least = Math.min(width, height, side)
    return sharp(image, strict)
      .autoOrient()
      .resize(least, least, { fit: 'cover' })
      .webp({ quality: 84 })
      .timeout({ seconds: mostSeconds })
      .toBuffer()
  })
}

/** A kept picture, at most so many pixels wide, as WebP. */
export async function narrowed(image: Buffer, width: number): Promise<Buffer> {
  const sharp = await opener()
  return inTurn(() => sharp(image, strict).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer())
}

/** A kept picture, or a drawing of ours, as a JPEG square on a ground: for documents that know no WebP. */
export async function jpegSquare(image: Buffer, side: number, ground: string): Promise<Buffer> {
  const sharp = await opener()
  return inTurn(() =>
    sharp(image, { ...strict, density: densityFor(side) })
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: ground })
      .jpeg({ quality: 84 })
      .toBuffer(),
  )
}

/** A square drawing of ours as PNG, so many pixels wide. */
export async function pngOfDrawing(svg: string, width: number): Promise<Buffer> {
  const sharp = await opener()
  return inTurn(() =>
    sharp(Buffer.from(svg), { ...strict, density: densityFor(width) })
      .resize(width, width)
      .png()
      .toBuffer(),
  )
}

/** A picture on another: `under` is SVG of ours and gives the size; `over` is fitted into a rectangle of it. */
export async function pngOfLayers(
  under: string,
  over: { image: Buffer; left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  const sharp = await opener()
  return inTurn(async () => {
    const { left, top, width, height } = over
    const dish = await sharp(over.image, { ...strict, density: densityFor(width) })
      .resize(width, height, { fit: 'cover' })
      .png()
      .toBuffer()
    return sharp(Buffer.from(under), strict)
      .composite([{ input: dish, left, top }])
      .png({ compressionLevel: 9 })
      .toBuffer()
  })
}

const strict = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 } as const

/** Drawings have 418 units; at 72 to the inch each is a pixel. */
function densityFor(width: number): number {
  return Math.max(72, Math.min(400, (72 * width) / 418))
}

/** Loaded when the first picture comes: most starts of the server never see one. */
async function opener() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    // what it could read besides is never asked for; what cannot be asked for cannot be attacked. SVG is our own drawing alone
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
    })
    return sharp
  })
  return loaded
}

let loaded: Promise<typeof import('sharp')['default']> | undefined

let running = 0
const waiting: (() => void)[] = []

/** Two pictures at a time, so that memory stays what two of them need. Throws AppError unavailable where too many wait. */
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

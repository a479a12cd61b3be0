import { AppError } from '#contract/errors.ts'
import { FairQueue } from '#server/http/limits/fair-queue.ts'

/** A phone's largest picture has 48 million pixels; each takes four bytes while it is unpacked. */
const mostPixels = 50_000_000
const mostSeconds = 15
const mostAtOnce = 2
/** A page of pictures asks for all of them at once. */
const mostWaiting = { perOwner: 40, total: 400 }

/** Whose turn it is: the id of a member, the network of a stranger, or a name for what nobody waits for. */
export type Asker = string

/** A rectangle that a picture is fitted into; 'cover' fills it, 'inside' keeps all of the picture and never enlarges it. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'inside'
  /** WebP otherwise. */
  readonly as?: 'jpeg'
}

/**
 * A photograph made anew: upright, with nothing of the file but its picture. Rejects with what libvips says where it is
 * not of `kind` or cannot be unpacked; 'exceeds pixel limit' and 'timeout' stand in the message where that was why.
 */
export async function remadePhoto(
  asker: Asker,
  file: Buffer,
  kind: 'jpeg' | 'png' | 'webp',
  { width, height, fit, as }: Frame,
) {
  const sharp = await opener()
  return inTurn(asker, async () => {
    const picture = sharp(file, strict)
    // the head alone is read here: what is too large is refused before anything is unpacked
    const { format } = await picture.metadata()
    if (format !== kind) throw new Error(`reads as ${format}`)
    const upright = picture.autoOrient().resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    const made =
      as === 'jpeg' ? upright.flatten({ background: 'white' }).jpeg() : upright.webp({ quality: 82, effort: 1 })
    return made.timeout({ seconds: mostSeconds }).toBuffer()
  })
}

/** Pixels of a kept picture. */
export async function sizeOf(image: Buffer): Promise<{ width: number; height: number }> {
  const sharp = await opener()
  const { width, height } = await sharp(image, strict).metadata()
  return { width, height }
}

/** What an image model sent, JPEG, PNG or WebP, made anew as a square WebP of at most so many pixels. Rejects where it is no picture. */
export async function keptPainting(asker: Asker, image: Buffer, side: number): Promise<Buffer> {
  const sharp = await opener()
  return inTurn(asker, async () => {
    const { format, width, height } = await sharp(image, strict).metadata()
    if (format === 'svg') throw new Error('the picture must not be an SVG')
    const least = Math.min(width, height, side)
    return sharp(image, strict)
      .autoOrient()
      .resize(least, least, { fit: 'cover' })
      .webp({ quality: 84, effort: 1 })
      .timeout({ seconds: mostSeconds })
      .toBuffer()
  })
}

/** A kept picture, at most so many pixels wide, as WebP. It is read when its turn comes, so that what waits takes no memory. */
export async function narrowed<Kept extends { image: Buffer }>(
  asker: Asker,
  read: () => Promise<Kept>,
  width: number,
): Promise<Kept> {
  const sharp = await opener()
  return inTurn(asker, async () => {
    const kept = await read()
    const narrow = sharp(kept.image, strict).resize({ width, withoutEnlargement: true }).webp({ quality: 80 })
    return { ...kept, image: await narrow.toBuffer() }
  })
}

/** A kept picture, or a drawing of ours, as a JPEG square on a ground: for documents that know no WebP. Read when its turn comes. */
export async function jpegSquare(
  asker: Asker,
  read: () => Promise<Buffer>,
  side: number,
  ground: string,
): Promise<Buffer> {
  const sharp = await opener()
  return inTurn(asker, async () =>
    sharp(await read(), { ...strict, density: densityFor(side) })
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: ground })
      .jpeg({ quality: 84 })
      .toBuffer(),
  )
}

/** A square drawing of ours as PNG, so many pixels wide. */
export async function pngOfDrawing(asker: Asker, svg: string, width: number): Promise<Buffer> {
  const sharp = await opener()
  return inTurn(asker, () =>
    sharp(Buffer.from(svg), { ...strict, density: densityFor(width) })
      .resize(width, width)
      .png()
      .toBuffer(),
  )
}

/** A picture on another: `under` is SVG of ours and gives the size; `over` is fitted into a rectangle of it. */
export async function pngOfLayers(
  asker: Asker,
  under: string,
  over: { image: Buffer; left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  const sharp = await opener()
  return inTurn(asker, async () => {
    const { left, top, width, height } = over
    const dish = await sharp(over.image, { ...strict, density: densityFor(width) })
      .resize(width, height, { fit: 'cover' })
      .png()
      .toBuffer()
    return sharp(Buffer.from(under), strict)
      .composite([{ input: dish, left, top }])
      .png()
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
interface Turn {
  readonly go: () => void
  readonly refuse: (reason: AppError) => void
}

const waiting = new FairQueue<Turn>({ ...mostWaiting, onDisplaced: ({ refuse }) => refuse(tooMuchOfAll()) })

/**
 * Two pictures at a time, so that memory stays what two of them need, and those who wait in turns. Throws AppError: too_many_requests
 * where one asker has too many waiting, unavailable where all together have.
 */
async function inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await turnOf(asker)
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next.go()
    else running -= 1
  }
}

function turnOf(asker: Asker): Promise<void> {
  return new Promise((go, refuse) => {
    if (waiting.push(asker, { go, refuse })) return
    refuse(waiting.size < mostWaiting.total ? tooMuchOfOne() : tooMuchOfAll())
  })
}

function tooMuchOfOne(): AppError {
  return new AppError('too_many_requests', 'That’s too many pictures at once. Please try again in a few seconds.', {
    retryAfter: 5,
  })
}

function tooMuchOfAll(): AppError {
  return new AppError('unavailable', 'A lot of pictures are being processed right now. Please try again in a minute.', {
    retryAfter: 60,
  })
}

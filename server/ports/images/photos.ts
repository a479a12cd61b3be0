import { AppError } from '#contract/errors.ts'
import { type Asker, type Frame, remadePhoto } from '#server/ports/images/pixels.ts'

/** How a photograph is made anew: a face is cut square, a dish stays whole; as JPEG for those who know no WebP, such as models and other programs. In pixels. */
const frames = {
  square: { width: 512, height: 512, fit: 'cover' },
  whole: { width: 2048, height: 2048, fit: 'inside' },
  jpeg: { width: 2048, height: 2048, fit: 'inside', as: 'jpeg' },
} as const satisfies Record<string, Frame>

/**
 * The picture that an uploaded file shows, made anew: upright, WebP or JPEG; nothing else of the file is kept, so no place, no
 * camera, no hidden text. `type` is what the sender calls it. Of a moving picture the first frame. Throws AppError:
 * unsupported_media_type where it is no JPEG, PNG or WebP picture, invalid_input where it is broken or too large to unpack,
 * too_many_requests or unavailable where too many wait.
 */
export async function photoOf(asker: Asker, file: Buffer, type: string, shape: keyof typeof frames): Promise<Buffer> {
  const kind = kindOf(file)
  if (kind === undefined) throw new AppError('unsupported_media_type', wrongKind)
  if (`image/${kind}` !== type) {
    const said = type.slice(type.indexOf('/') + 1)
    throw new AppError(
      'unsupported_media_type',
      `This file is labeled as ${names[said as Kind] ?? said}, but it’s a ${names[kind]} picture. Please correct its extension or choose another file.`,
    )
  }
  try {
    return await remadePhoto(asker, file, kind, frames[shape])
  } catch (error) {
    if (error instanceof AppError) throw error
    const reason = (error as Error).message
    if (reason.includes('exceeds pixel limit')) {
      throw new AppError(
        'invalid_input',
        'The picture is too large: it can have at most 50 million pixels. Please choose a smaller one.',
      )
    }
    if (reason.includes('timeout'))
      throw new AppError('invalid_input', 'The picture took too long to read. Please choose another one.')
    const damaged = 'We couldn’t read the picture: the file is damaged or incomplete. Please choose another one.'
    throw new AppError('invalid_input', damaged, {}, { cause: error })
  }
}

/** What kind of picture a file is, by its first bytes; undefined where it is none that we take. */
export function pictureTypeOf(file: Buffer): `image/${Kind}` | undefined {
  const kind = kindOf(file)
  return kind && `image/${kind}`
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

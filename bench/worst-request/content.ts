import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { importFile } from './files.ts'
import { pictureType, type Target } from './targets.ts'

interface Content {
  readonly type: string | undefined
  readonly body: string | Buffer<ArrayBuffer> | undefined
  readonly query?: Readonly<Record<string, string>>
}

/** What is sent, and what stands in the address because of it. `words`: of a recipe. */
export function contentOf(
  { takes, body: schema }: Target,
  body: unknown,
  picture: Buffer<ArrayBuffer>,
  words: () => unknown,
): Content {
  if (takes === 'picture') return { type: pictureType, body: picture }
  if (takes === 'form')
    return {
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(body as Record<string, string>).toString(),
    }
  if (takes) {
    const {
      title,
      ingredients,
      instructions: steps,
    } = words() as Record<'ingredients' | 'instructions', string[]> & { title: string }
    const { name, bytes } = importFile(takes.file, { title, ingredients, steps })
    return { type: 'application/octet-stream', body: Buffer.from(bytes), query: { name } }
  }
  return { type: schema && 'application/json', body: body === undefined ? undefined : JSON.stringify(body) }
}

/** A picture that no compression makes small. */
export async function noise(): Promise<Buffer<ArrayBuffer>> {
  const [width, height] = [1600, 1200]
  const raw = { width, height, channels: 3 } as const
  return Buffer.from(
    await sharp(randomBytes(width * height * 3), { raw })
      .jpeg({ quality: 90 })
      .toBuffer(),
  )
}

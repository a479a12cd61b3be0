import { largestPhoto } from '#contract/pictures.ts'
import { bareName } from '#domain/recipe/import/recipe-file.ts'
import type { ImportFile } from '#server/features/imports/open-archive.ts'

/** A packed file has its pictures packed with it. */
interface WithPictures extends ImportFile {
  readonly pictures?: () => Promise<readonly ImportFile[]>
}

/**
 * The photograph of a recipe in an archive: in the recipe itself as base64, under the name that it gives, or beside it as the programs put it:
 * `full.jpg`, `image.png`, `images/original.webp`, `Soup.jpg` for `Soup.cook`. Undefined where there is none that can be read, or one larger than a photograph may be; nothing is fetched for it.
 */
export async function pictureBeside(
  file: WithPictures,
  files: ReadonlyMap<string, ImportFile>,
  named: string | undefined,
): Promise<Buffer | undefined> {
  // base64 has no dot, a name has one
  if (named !== undefined && (named.startsWith('data:') || !named.slice(-10).includes('.'))) return inText(named)
  const folder = file.name.slice(0, file.name.lastIndexOf('/') + 1)
  const [among, where] = file.pictures ? [byName(await file.pictures().catch(() => [])), ''] : [files, folder]
  const usual = ['full', 'image', 'images/original', bareName(file.name)].flatMap(withEndings)
  const found = [named ?? '', ...usual].map((place) => among.get(where + place)).find((each) => each !== undefined)
  const bytes = await found?.bytes().catch(() => undefined)
  return bytes && bytes.length <= largestPhoto ? bytes : undefined
}

/** The files of an archive by their names; of two of one name the first. */
export function byName(files: readonly ImportFile[]): ReadonlyMap<string, ImportFile> {
  return new Map(files.toReversed().map((file) => [file.name, file]))
}

const withEndings = (name: string) => ['jpg', 'jpeg', 'png', 'webp'].map((ending) => `${name}.${ending}`)

function inText(text: string): Buffer | undefined {
  const bytes = Buffer.from(text.replace(/^data:[\w/+.-]+;base64,/, ''), 'base64')
  return bytes.length > 0 && bytes.length <= largestPhoto ? bytes : undefined
}

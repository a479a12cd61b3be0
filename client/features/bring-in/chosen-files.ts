import { Zip, ZipPassThrough } from 'fflate'
import type { FileWithPath } from 'file-selector'

const archives = /\.(?:zip|paprikarecipes)$/i
const readable = /\.(?:cook|jsonld?|paprikarecipe|txt|md|html?)$/i
const pictures = /\.(?:jpe?g|png|webp)$/i

/**
 * What is sent of files that were chosen or dropped together, or of a folder: archives one by one, and the others in one archive, in their places, so that a photo
 * finds its recipe. Of a folder what is no recipe, no photo, or hidden stays where it is. One file alone goes as it is.
 */
export async function filesToSend(chosen: readonly File[]): Promise<File[]> {
  const [only] = chosen
  if (only && chosen.length === 1 && placeOf(only) === only.name) return [only]
  const shown = chosen.filter((file) => !/(?:^|\/)\./.test(placeOf(file)))
  const loose = shown.filter(({ name }) => readable.test(name) || pictures.test(name))
  const packed = shown.filter(({ name }) => archives.test(name))
  return loose.some(({ name }) => readable.test(name)) ? [await archiveOf(loose), ...packed] : packed
}

/** Within the folder that was chosen or dropped. */
function placeOf(file: File | FileWithPath): string {
  const place = 'relativePath' in file ? file.relativePath : file.webkitRelativePath
  return place.replace(/^\.?\//, '') || file.name
}

/** Nothing is packed smaller: texts are small, and photos are packed already. */
async function archiveOf(files: readonly File[]): Promise<File> {
  const parts: Blob[] = []
  const archive = new Zip((_error, bytes) => parts.push(new Blob([new Uint8Array(bytes)])))
  for (const file of files) {
    const entry = new ZipPassThrough(placeOf(file))
    archive.add(entry)
    entry.push(new Uint8Array(await file.arrayBuffer()), true)
  }
  archive.end()
  return new File(parts, 'recipes.zip')
}

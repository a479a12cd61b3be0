/**
 * A picture with its longest side at most 2,048 pixels, upright as it is shown, for a short way to the server; one that is
 * small already stays as it is. Fails where the file is no picture that the browser can read.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const { width, height } = fitted(picture, longest)
    if (width === picture.width && height === picture.height && file.size <= smallEnough) return file
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    // PNG may be see-through; WebP keeps that, and browsers that cannot write it answer PNG
    const kind = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, 0.88))
    return made && made.size < file.size ? made : file
  } finally {
    picture.close()
  }
}

/** Width and height with the longest side at most so long; never larger than they are. */
export function fitted({ width, height }: { width: number; height: number }, longest: number) {
  const factor = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** Pixels: the server keeps no more. */
const longest = 2048
/** Bytes that are not worth writing anew. */
const smallEnough = 1024 * 1024

import { mostLettersOfRecipe } from '#contract/recipes/recipe-length.ts'

/*
 * A recipe to check travels in the fragment of an address: browsers send that to nobody, so that nothing has to be stored for a
 * link to work. It is deflated, in the letters that addresses take.
 */

const name = '#recipe='

/** The fragment that opens a check of this text. */
export async function fragmentOf(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return name + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const holdsText = (fragment: string) => fragment.startsWith(name)

/** The text that a fragment holds. Undefined where it was cut off, or unfolds to more than may be checked: it is read no further then. */
export async function textOf(fragment: string): Promise<string | undefined> {
  try {
    const letters = atob(fragment.slice(name.length).replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return await boundedText(unpacked.pipeThrough(new TextDecoderStream()).getReader())
  } catch {
    return undefined
  }
}

async function boundedText(reader: ReadableStreamDefaultReader<string>): Promise<string | undefined> {
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    if (text.length > mostLettersOfRecipe) {
      await reader.cancel()
      return undefined
    }
  }
}

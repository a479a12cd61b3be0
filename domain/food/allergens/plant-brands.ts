import { makers } from '#domain/food/table/words/makers.ts'
import { plantBrands } from '#domain/food/table/words/plant-brands.ts'

interface Place {
  start: number
  end: number
}

/** Where a text names a maker of plant kinds of animal foods. */
export const plantBrandIn = finder(plantBrands)

/** A text without the first maker's name of several words that stands in it as a whole ('Niman Ranch'), and that name. */
export function withoutMaker(text: string): { rest: string; maker?: string } {
  const found = makerIn(text)
  if (!found) return { rest: text }
  return { rest: `${text.slice(0, found.start)} ${text.slice(found.end)}`, maker: text.slice(found.start, found.end) }
}
const makerIn = finder(makers)

function finder(names: readonly string[]): (text: string) => Place | undefined {
  let pattern: RegExp | undefined
  return (text) => {
    pattern ??= new RegExp(
      `(?<![\\p{L}])(?:${names.map((name) => name.replaceAll("'", "['’]?").replaceAll('&', '(?:&|and)')).join('|')})(?![\\p{L}])`,
      'iu',
    )
    const found = pattern.exec(text)
    return found ? { start: found.index, end: found.index + found[0].length } : undefined
  }
}

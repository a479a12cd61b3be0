import { plantBrands } from '#domain/food/table/plant-brands.ts'

/** Where a text names a maker of plant kinds of animal foods. */
export function plantBrandIn(text: string): { start: number; end: number } | undefined {
  brands ??= new RegExp(
    `(?<![\\p{L}])(?:${plantBrands.map((name) => name.replaceAll("'", "['’]?")).join('|')})(?![\\p{L}])`,
    'iu',
  )
  const found = brands.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}
let brands: RegExp | undefined

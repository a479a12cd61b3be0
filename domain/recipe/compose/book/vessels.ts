import { pluralOf } from '#domain/measure/plural.ts'
import { cakePan, loafPan, pieces } from '#domain/recipe/compose/forms/baking/batter-words.ts'
import { bakingDish, sheetPans } from '#domain/recipe/compose/forms/oven-grill-and-steam/bake-parts.ts'
import type { Kit } from '#domain/recipe/compose/kit.ts'
import { countWord, withArticle } from '#domain/recipe/compose/sentences.ts'

/**
 * What '@skillet', '@count 45 cookie cookies' and '@tin 2 8-inch round cake pan' stand for: vessels by the grams that go in, pieces
 * by the grams of one, and a batch's own tins, as many as there are batches. Throws where the vessel is not known.
 */
export function vesselOf(words: string, kit: Kit, serves: number): string {
  const [name = '', ...rest] = words.split(' ')
  const grams = kit.lines.reduce((sum, line) => sum + line.grams, 0)
  if (name === 'count') {
    const [each = '30', one = 'piece', many = 'pieces'] = rest
    return pieces(Math.max(1, Math.round(grams / Number(each))), one, many)
  }
  if (name === 'tin') {
    const [, each = '1', tin = ''] = /^(\d+ (?!1\/))?(.*)$/.exec(rest.join(' ')) ?? []
    const count = Number(each) * Math.max(1, Math.round(kit.servings / serves))
    return count === 1 ? withArticle(tin) : `${countWord(count)} ${pluralOf(tin)}`
  }
  const vessel = vessels[name]
  if (!vessel) throw new Error(`There is no pan '${name}'.`)
  return vessel(
    grams,
    kit.lines.filter(({ slot }) => slot === 'flour').reduce((sum, line) => sum + line.grams, 0),
  )
}

const vessels: Readonly<Record<string, (grams: number, flour: number) => string>> = {
  'baking-dish': bakingDish,
  'sheet-pans': sheetPans,
  'loaf-pan': (_, flour) => loafPan(flour).words,
  'cake-pan': (grams) => cakePan(grams).words,
  skillet: (grams) => (grams < 500 ? 'a medium skillet' : grams < 2000 ? 'a large skillet' : 'your largest skillet'),
  pot: (grams) => (grams < 900 ? 'a medium pot' : grams < 2800 ? 'a large pot' : 'your largest pot'),
}

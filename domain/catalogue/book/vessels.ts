import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { cakePan, loafPan, pieces } from '#domain/catalogue/forms/baking/batter-words.ts'
import { bakingDish, sheetPans } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { countWord, withArticle } from '#domain/catalogue/writing/sentences.ts'
import { pluralOf } from '#domain/measure/plural.ts'

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
  const gramsOf = (slot: SlotId) => kit.all(slot).reduce((sum, line) => sum + line.grams, 0)
  return vessel(grams, gramsOf)
}

/** Grams of rice in an inch at most: makers' tables have a pan of 13 inches for four, of 15 for six, of 18 for ten. */
function paellaPan(rice: number): string {
  if (rice < 230) return 'a 10-inch paella pan or a medium skillet'
  if (rice < 430) return 'a 13-inch paella pan or your widest skillet'
  if (rice < 620) return 'a 15-inch paella pan or two wide skillets'
  return rice < 1000 ? 'an 18-inch paella pan or two wide skillets' : 'two 18-inch paella pans'
}

const vessels: Readonly<Record<string, (grams: number, gramsOf: (slot: SlotId) => number) => string>> = {
  'baking-dish': bakingDish,
  'sheet-pans': sheetPans,
  'loaf-pan': (_, gramsOf) => loafPan(gramsOf('flour')).words,
  'paella-pan': (_, gramsOf) => paellaPan(gramsOf('starch')),
  'cake-pan': (grams) => cakePan(grams).words,
  skillet: (grams) => (grams < 500 ? 'a medium skillet' : grams < 2000 ? 'a large skillet' : 'your largest skillet'),
  pot: (grams) => (grams < 900 ? 'a medium pot' : grams < 2800 ? 'a large pot' : 'your largest pot'),
}

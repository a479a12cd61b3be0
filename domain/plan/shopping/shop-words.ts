import type { Food } from '#domain/food/food.ts'
import { knownFood } from '#domain/food/match/find-food.ts'

/**
 * The food behind words that the reading of a line leaves open, for the aisle alone: 'case of silken tofu', 'hint of chilli powder', '14
 * grams butter'. Never for what a line contains: there, what is not surely known stays unknown.
 */
export function foodBehind(words: string): Food | undefined {
  const said = others.find(([pattern]) => pattern.test(words.trim()))
  const named = said && words.trim().replace(...said)
  const plain = words
    .replace(/^\W*~?\d+(?:[.,/]\d+)?\s*(?:g|gr|grams?|ml|oz|ounces?|kg|lbs?)\b/i, ' ')
    .replace(/\bq\.?\s?b\b\.?/gi, ' ')
    .replace(around, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const wanted = named ?? plain
  if (wanted === '' || wanted === words.trim() || /\bper\b/i.test(words)) return undefined
  return knownFood(wanted).food
}

/** How much of it, in what, and from where: it is on the same shelf. */
const around =
  /\b(?:bowls?|lt|pcks?|packs?|trays?|flats?|hints?|bits?|touch|spoon(?:ful)?s?|shoots?|salt-spoonful|extra|broad|italian|greek-?style|pressed|dry|ones?|strands?|coverture|black(?= balsamic)|your favou?rite|favou?rite|good-?quality|store-?bought|shop-?bought)\b(?: of\b)?/gi

const others: readonly (readonly [RegExp, string])[] = [
  [/^kosher$/i, 'kosher salt'],
  [/^champignon mushrooms?$/i, 'white mushrooms'],
  [/^salt-?spoonful of salt$/i, 'salt'],
  [/^(?:chinese )?5[ -]spice(?: powder)?$/i, 'five spice'],
  [/^pasta noodles?(?: of choice)?$/i, 'pasta'],
  [/^soda(?: pop)?$/i, 'cola'],
  [/^shells$/i, 'pasta shells'],
  [/^beans$/i, 'white beans'],
  [/^dried beans$/i, 'dried white beans'],
  [/^(?:breakfast )?cereal$/i, 'corn flakes'],
  [/^chips$/i, 'potato chips'],
  [/^(?:strawberry|vanilla|banana) milk$/i, 'chocolate milk'],
  // What is stirred into it changes no price.
  [/^(?:vanilla|chocolate) (\w+ milk)$/i, '$1'],
]

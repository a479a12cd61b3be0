import { wordsOfFoods } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'

/**
 * Amounts as they come out of other people's pages, written as they were meant: '1 cupwhole milk', '2-21/2 pounds', '1 x tbsp', '225/8oz',
 * '8 - (2-ounce)', '8- to -10 ounce', '14 cup' of a page that lost its slash. Each pattern reads a bounded stretch at each place.
 */
export function withoutSlips(text: string): string {
  if (!/\d/.test(text)) return text
  return (
    text
      .replace(glued, (said, unit: string, rest: string) => (isGlued(unit + rest, rest) ? `${unit} ${rest}` : said))
      .replace(mixed, (said, from: string, whole: string, part: string, of: string) =>
        Number(part) < Number(of) && Number(from || 0) <= Number(whole)
          ? `${from ? `${from}-` : ''}${whole} ${part}/${of}`
          : said,
      )
      .replace(slashless, '$1$2/$3')
      // '2 xanthan gum' is no two times
      .replace(
        /^(\d{1,3}(?:\s\d\/\d)?)\s?[x×](?!(?:anthan|ylitol|o)\b)\s?\/?\s?(?=[a-z]|\d{2,4}\s?(?:g|ml)\b)/i,
        '$1 x ',
      )
      .replace(/^(\d{1,3}(?:\s\d\/\d)?)\sx\s(?=[a-z])/i, '$1 ')
      .replace(/^(\d{1,3})\sx\s(?=\d{1,2}-(?:bone|rib)\b)/i, '$1 ')
      .replace(/(?<![\d./])(\d{2,4})\/(?=\d{1,2}(?:\s?\d\/\d)?\s?oz\b)/i, '$1 g/')
      .replace(/(?<=\d\s?(?:ml|g))\/(?:fl\s)?oz\b/i, '')
      .replace(/^(\d{1,3})\s-\s(?=[([])/, '$1 ')
      .replace(/(?<=\d)\s?-\s?(to|or)\s?-?\s?(?=\d)/gi, ' $1 ')
      .replace(/(?<=^\d{1,3}\s)approx\.?\s(?=\d)/i, '')
  )
}

/** '14 cup' and '1 14 cups' are quarters: nobody writes one cup of fourteen, nor a number between two others. */
const slashless =
  /^(\d\s(?=\d\d\s(?:cups?|teaspoons?|tablespoons?)\b)|(?=\d\d\s(?:cup|teaspoon|tablespoon)\b))(?!1[15679]|2[^3])([123])([2348])(?=\s)(?!\s(?:cup|teaspoon|tablespoon)s?[- ](?:muffin|bundt|tin|pan|capacity|food processor)\b)/i

const glued =
  /(?<=\d\s?)(cups?(?!cakes?\b)|tbsp|tsp|tablespoons?|teaspoons?|ounces?|pounds?|lbs?|oz|ml|g)(\p{Ll}{3,20})/gu
/** '21/2' is two and a half, as '2-21/2' shows; nobody measures eleven halves. */
const mixed = /(?<![\d/.,])(?:(\d)-)?(\d)(\d)\/([2348])(?![\d/])/g

/** 'Cupwhole' is no word and 'whole' is one; 'cupcakes' is a word. */
function isGlued(word: string, rest: string): boolean {
  const isOfFoods = (one: string) => foodWords(one).every((token) => wordsOfFoods().has(token))
  return !isOfFoods(word) && isOfFoods(rest)
}

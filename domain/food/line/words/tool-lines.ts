import { plain, wordSet } from '#domain/plain-text.ts'
import { phraseTable } from '#domain/text/phrase-table.ts'
import { type Token, tokens } from '#domain/text/tokens.ts'

/** Whether a line lists a tool and no food: '8 wooden skewers', 'Parchment paper, for lining'. */
export function isTool(line: string): boolean {
  const words = tokens(plain(line.slice(0, longest)))
  let at = 0
  if (article.has(words[0]?.word ?? '')) at += 1
  for (; at < words.length; at += 1) {
    const length = nouns.lengthAt(words, at)
    // of 'parchment baking paper' the longest name counts, of 'parchment squares' none
    if (length > 0 && isEnd(line, words, at + length)) return true
    const adjective = adjectives.lengthAt(words, at)
    if (adjective === 0) return false
    at += adjective - 1
  }
  return false
}
const longest = 300

/** What stands behind a tool says what it is for. */
function isEnd(line: string, words: readonly Token[], at: number): boolean {
  const next = words[at]
  const last = words[at - 1]
  if (!last || line.length - (last.at + last.word.length) > mostBehind) return false
  return next === undefined || /^\s*[,(]/.test(next.gap) || behind.has(next.word)
}
const mostBehind = 70

const article = wordSet('a an')
const behind = wordSet('for soaked to or')
const adjectives = phraseTable(`
  inch, to, large, small, medium, long, short, wooden, bamboo, metal, heavy duty, aluminum, aluminium, tin, paper, kitchen, butcher, cooking, instant read,
  meat, candy, parchment, resealable, zip top, ziptop, plastic, muffin, cupcake, popsicle, lollipop, ice pop, baking, food safe, piping`)
const nouns = phraseTable(`
  skewer|skewers, foil, cheesecloth, toothpick|toothpicks, cocktail stick|sticks, thermometer, twine, kitchen string, parchment paper?,
  baking paper, wax|waxed paper, liner|liners, cupcake cases, popsicle stick|sticks, lollipop stick|sticks, wood chips, piping bag|bags,
  pastry bag|bags, zip top|lock bag|bags, ziptop|ziplock bag|bags, muslin`)

import { foodWords } from '#domain/food/match/food-words.ts'
import { remembered } from '#domain/remembered.ts'

/** One word of a line: where it stands in the text, its key, and the sign between it and the word before. */
export interface Word {
  key: string
  from: number
  to: number
  /** ',' '(' ')' '/' ';' '-' or '' where nothing parts it from the word before. */
  after: string
}

/** The words of a text, lower case, without accents, singular, so that all spellings of a name have one key. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  let after = ''
  for (const match of text.matchAll(wordOrSign)) {
    const [found, word] = match
    if (word === undefined) after = signs.get(found.trim()) || after
    else
      for (const key of keysOf(word)) {
        words.push({ key, from: match.index, to: match.index + word.length, after })
        after = ''
      }
  }
  return words
}

/** The words of a name in one key, as runs of `readWords` are compared with it. */
export function nameKey(name: string): string {
  return readWords(name)
    .map(({ key }) => key)
    .join('')
}

/** The keys of one written word; an apostrophe within parts it in two. */
export const keysOf = remembered(
  (written: string): readonly string[] => {
    if (written === '&') return ['and']
    // Lady's fingers are okra, ladyfingers a biscuit.
    if (/^lad(?:y['’‘ʼ`´]s|ies)$/i.test(written)) return ["lady's"]
    return foodWords(inPlainLetters(written)).map(fold)
  },
  { bytes: 4_000_000, size: (keys) => 48 + 40 * keys.length },
)

/** 'smørrebrød' as 'smorrebrod', 'œuf' as 'oeuf', with straight apostrophes. */
export function inPlainLetters(text: string): string {
  return text.replace(/[’‘ʼ`´]/g, "'").replace(ligature, (letter) => ligatures.get(letter) ?? letter)
}

const wordOrSign = /([\p{L}\p{M}\p{N}%]+(?:['’‘ʼ`´][sS](?!\p{L}))?|&)|[,;:()[\]{}/+*\n]|\s[-–—]\s|—/gu
const signs = new Map([
  [',', ','],
  [';', ';'],
  [':', ':'],
  ['(', '('],
  ['[', '('],
  ['{', '('],
  [')', ')'],
  [']', ')'],
  ['}', ')'],
  ['/', '/'],
  ['+', '+'],
  ['*', ''],
  ['', ';'],
  ['-', ','],
  ['–', ','],
  ['—', ','],
])

const ligature = /[œŒæÆøØłŁđĐßı]/g
const ligatures = new Map(
  Object.entries({
    œ: 'oe',
    Œ: 'oe',
    æ: 'ae',
    Æ: 'ae',
    ø: 'o',
    Ø: 'o',
    ł: 'l',
    Ł: 'l',
    đ: 'd',
    Đ: 'd',
    ß: 'ss',
    ı: 'i',
  }),
)

/** Endings that English plurals leave apart: 'quiches' and 'quiche', 'anchovies' and 'anchovie', 'haggis'. */
function fold(word: string): string {
  // Written together or apart, 'breadcrumbs' are 'bread crumbs'; but groundnuts are no ground nuts.
  if (word === 'ground') return 'ground '
  // Sweetbreads are meat, a sweet bread is baked.
  if (word === 'sweet') return 'sweet '
  if (word.length < 5) return word === 'roe' ? 'ro' : word
  if (/(?:[iu]s|(?:ch|sh|ss|x|z|o)e)$/.test(word)) return word.slice(0, -1)
  return word.endsWith('ie') ? `${word.slice(0, -2)}y` : word
}

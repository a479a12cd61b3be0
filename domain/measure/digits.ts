/**
 * Digits and fractions of any script as ASCII: '½' becomes '1/2', '1½' becomes '1 1/2', '٢' becomes '2', '１' becomes '1'.
 * Dashes of every length become '-', the fraction slash '/', spaces of every width ' ', full-width letters plain ones.
 */
export function plainDigits(text: string): string {
  return ascii.test(text) ? text : text.replace(notAscii, plain)
}

const ascii = /^[\x20-\x7e]*$/
const notAscii = /[^\x20-\x7e]/gu
const number = /\p{N}/u
const digit = /\p{Nd}/u
const dash = /\p{Pd}|\u2212/u
const space = /[\s\p{Cf}]/u

/** Fractions that compatibility normalisation does not spell out: Bengali, Oriya, Malayalam, Tamil, North Indic. */
const otherFractions: Readonly<Record<string, string>> = {
  '৴': '1/16',
  '৵': '1/8',
  '৶': '3/16',
  '৷': '1/4',
  '৸': '3/4',
  '୲': '1/4',
  '୳': '1/2',
  '୴': '3/4',
  '୵': '1/16',
  '୶': '1/8',
  '୷': '3/16',
  '൝': '3/20',
  '൞': '1/5',
  '൳': '1/4',
  '൴': '1/2',
  '൵': '3/4',
  '༪': '1/2',
  '༫': '3/2',
  '༬': '5/2',
  '꠰': '1/4',
  '꠱': '1/2',
  '꠲': '3/4',
  '꠳': '1/16',
  '꠴': '1/8',
  '꠵': '3/16',
}

function plain(character: string, offset: number, text: string): string {
  if (space.test(character)) return ' '
  if (dash.test(character)) return '-'
  if (character === '\u2044' || character === '\u2215') return '/'
  if (character >= '\uff01' && character <= '\uff5e') return character.normalize('NFKC')
  if (!number.test(character)) return character
  if (digit.test(character)) return String(valueOfDigit(character))
  const spelled = otherFractions[character] ?? character.normalize('NFKC').replace('\u2044', '/')
  if (!/^\d/.test(spelled)) return character
  if (!spelled.includes('/')) return spelled
  // '1½' is one and a half, not eleven halves.
  const joined = offset > 0 && /\p{N}/u.test(text[offset - 1] ?? '')
  // The numerator one of '⅟3': the denominator follows.
  if (spelled.endsWith('/')) return joined ? ` ${spelled}` : spelled
  return joined ? ` ${spelled} ` : `${spelled} `
}

/** Digits of a script stand in rows of ten from its zero: the place in the row is the value. */
function valueOfDigit(character: string): number {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 60 && digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

import { skip } from '#domain/food/line/amounts/measure-parts.ts'
import type { IngredientLine, NamedFood } from '#domain/food/line/line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { type Amount, amountOf } from '#domain/measure/amount.ts'

/** Numbers that are part of a name put in words, so that nobody counts them: '80/20 ground beef', '1000 island dressing'. */
export function namesInWords(text: string): string {
  if (!/\d|half|five|pack/i.test(text)) return text
  return text
    .replace(
      /^(\W*)(\d{1,2})\s+half[\s-](?=(?:gallon|pint|quart|dozen|pound|cup)s?\b)/i,
      (_, lead: string, count: string) => `${lead}${Number(count) / 2} `,
    )
    .replace(ratio, (said, lean: string, fat: string) => (Number(lean) + Number(fat) === 100 ? `${lean}% lean ` : said))
    .replace(
      /\bhalf(?:\s+and\s+|\s*&\s*|-and-)half\b(?! (?:an?|of|the)\b)|(?<![\d/] ?)\b1\/2\s*(?:and|&)\s*1\/2(?=\s*(?:$|[,;(]))/gi,
      'half-and-half',
    )
    .replace(/\b(four|six|eight|twelve)(?=[\s-]packs?\b)/gi, (word) => spelled[word.toLowerCase()] ?? word)
    .replace(/\b1,?000[\s-](?=islands?\b)/gi, 'thousand ')
    .replace(/\b5[\s-](?=spice\b)|^five\s(?=spice\b)/gi, 'five-')
    .replace(
      /\b(?:[3-9]|1\d|2[01])[\s-]grains?[\s-](?=(?:\w+\s)?(?:bread|toast|roll|bun|bagel|loaf|cracker|cereal)s?\b)/gi,
      'multigrain ',
    )
}
/** Lean to fat, as minced meat is labelled; '60/40 g' is a slip of the pen. */
const ratio = /(?<![\d/.,(])([5-9]\d)\/([1-5]?\d)\s+(?=[a-z]{3})(?!(?:grams?|ounces?|pounds?|cups?)\b)/gi

const spelled: Readonly<Record<string, string>> = { four: '4', six: '6', eight: '8', twelve: '12' }

/** Whether the number that stands at a place belongs to the name behind it: '2% milk', '7 up', '00 flour', '9V battery'. */
export function isNameNumber(text: string, at: number): boolean {
  return skip(ofName, text, at) > at
}
const ofName =
  /(?:\d+(?:[.,]\d+)?(?:\s?(?:-|to)\s?\d+(?:[.,]\d+)?)?(?:\s?%|\s?per\s?cent\b)|0{2,4}(?=['’"”]?\s+\p{L})|7[\s-]?up\b|\d+(?:\.\d+)?[\s-]?(?:v|volts?|w|watts?)\b(?=\s+\p{L})|\d+[\s-]?k?cal(?:orie)?s?\b(?=\s+\p{L})|\d[\s-]?(?:ply|in[\s-]\d|layer|hour)\b(?=\s+\p{L})|[2-9][\s-](?:bean|cheese)\s+(?:salad|soup|chili|mix|blend|dip|pizza|sauce|ravioli)|\d{1,2}\s?[/-]\s?\d{1,2}[\s-](?:ct|count)\b|3 musketeers\b|409\b(?!\s?(?:g|grams?|ml)\b))/iuy

/** Whether the number at the end of a text belongs to its name: 'WD-40', 'omega 3', 'diapers size 4', 'formula stage 3', 'flour 00'. */
export function endsInNameNumber(text: string): boolean {
  return /(?:^|\s)(?:\p{L}{1,2}-\d+|0{2,4}|(?:formula|heinz|omega|vitamin \p{L}|type|size|stage|step|spf|no\.?|number)[\s-]?\d+)\s*$/iu.test(
    text,
  )
}

/** '12-pack of eggs', '18 ct eggs', '2 6-packs of beer': how many there are in all, and how many in one pack. */
export function packAt(text: string, at: number): { amount: Amount; pack: number; end: number } | undefined {
  packs.lastIndex = at
  const found = packs.exec(text)
  if (!found) return undefined
  const [said, times, number, joint = '', word = ''] = found
  const pack = Number(number)
  const isCount = /^c/i.test(word)
  // '2 pack noodles' and '2 packs of eggs' are two packages; nobody sells twos and threes but with a hyphen.
  const isMany = times !== undefined || (!/s$/i.test(word) && (joint.includes('-') || usualPacks.has(pack)))
  if (pack < 2 || !(isCount || isMany)) return undefined
  return { amount: amountOf({ n: pack * Number(times ?? 1), d: 1 }), pack, end: at + said.length }
}
const packs =
  /(?:(\d{1,2})\s+(?:x\s+)?)?(\d{1,3})(\s?-\s?|\s*)(packs?|pks?|ct|count)\b\.?(?:[\s-]+(?:packages?|pkgs?|cans?|tubes?|bags?|box(?:es)?|cartons?|containers?)\b\.?)?(?:\s+of\b)?\s+(?=\p{L})/iuy
const usualPacks = new Set([4, 6, 8, 10, 12, 15, 16, 18, 20, 24, 30, 32, 36, 48])

/**
 * What a pack of so many holds: eggs and buns are counted, butter comes in sticks, yogurt comes in single cups and never in as many tubs. A pack of
 * what the kitchen does not know keeps its number in its name.
 */
export function packed(line: IngredientLine, pack: number): IngredientLine {
  const [named, ...others] = line.foods
  if (!named || !line.amount) return line
  if (!named.food) {
    const { amount, ...rest } = line
    const times = amount.high.n / pack
    const foods: readonly NamedFood[] = [{ ...named, words: `${pack}-pack ${named.words}` }, ...others]
    return { ...rest, ...(times > 1 && { amount: amountOf({ n: times, d: 1 }) }), foods }
  }
  if (named.food.portions.stick !== undefined) return { ...line, unit: 'stick' }
  if (weigh(line, named) || named.food.pack.grams <= largestSingle) return line
  return named.food.aisle === 'Drinks'
    ? { ...line, unit: 'can', packageSize: { amount: amountOf({ n: 12, d: 1 }), unit: 'fl-oz' } }
    : { ...line, unit: 'container', packageSize: { amount: amountOf({ n: 6, d: 1 }), unit: 'oz' } }
}
/** Grams: a bottle of beer is one of a pack, a tub of a quart is none. */
const largestSingle = 400

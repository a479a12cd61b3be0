import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { DishStep, Kit } from '#domain/catalogue/writing/kit.ts'

type Vessel = 'skillet' | 'saucepan' | 'bowl'
/** What a step says of a vessel: how large, and of what kind. */
interface Said {
  size: string | undefined
  rest: string
  kind: Vessel
}

/**
 * Grams that fill a vessel so far that it can still be stirred, about as many milliliters: two thirds of common sizes of American
 * makers. Skillets of 8, 10 and 12 inches hold 1, 2 and 3 1/2 quarts to the brim, saucepans 1 1/2, 3 and 4, mixing bowls 1 1/2, 3 and 5.
 */
const roomIn: Readonly<Record<Vessel, Readonly<Record<'small' | 'medium' | 'large', number>>>> = {
  skillet: { small: 550, medium: 1200, large: 2300 },
  saucepan: { small: 950, medium: 1900, large: 2700 },
  bowl: { small: 700, medium: 1900, large: Number.POSITIVE_INFINITY },
}
const sizes = ['small', 'medium', 'large'] as const
const inches: Readonly<Record<string, string>> = { small: '8-inch', medium: '10-inch', large: '12-inch' }

const article = String.raw`(?<!pan or )\b([Aa]n?|[Yy]our) `
const sized = String.raw`(small|medium|large|largest|wide|big|8-inch|9-inch|10-inch|12-inch)`
const kept = String.raw`((?:(?:heavy|deep|dry|hot|nonstick|ovenproof|cast-iron|lidded|shallow)(?:,? ))*)`
/** 'a skillet', 'a large, deep skillet', 'a small saucepan'; no pot of water, which the water fills. */
const vessel = new RegExp(
  String.raw`${article}(?:${sized},? )?${kept}(skillet|saucepan|bowl)\b(?! of (?!hot )| large enough)`,
)
/** What something is put into next. */
const another =
  /\b(?:skillet|saucepan|bowl|pots?|pan|dish|sheet pans?|Dutch oven|wok|blender|food processor|cooker|colander|basket|plate|platter|rack)\b/
const emptied = /\b(?:lift|take|scrape|tip|transfer|move|spoon|scoop|drain|set (?:it |them )?aside|pour off)\b/i
const atTable = /\b(?:serve|eat|top with|scatter|garnish|divide|share out|pass|strew|sprinkle)\b/i

/**
 * The steps with every skillet, saucepan and bowl at a size for what goes into it: larger where that would not fit, smaller where it
 * would be lost in it.
 */
export function withVesselsAtSize(kit: Kit, steps: readonly DishStep[]): DishStep[] {
  const pieces = steps.map(({ text }) => text.split(/(?<=[.;]) /))
  const dish = kit.lines.reduce((sum, { grams }) => sum + grams, 0)
  let renamed = ''
  return steps.map((step, at) => {
    const text = pieces[at]!.map((sentence, place) => {
      const found = vessel.exec(sentence)
      if (!found) return renamed ? sentence.replace(/\bthe skillet\b/g, `the ${renamed}`) : sentence
      renamed = ''
      const said = sentence.replace(
        vessel,
        (words: string, a: string, size: string | undefined, rest: string, kind: Vessel) => {
          const now = resized(words, { size, rest, kind }, { ...inside(kit, pieces, at, place), dish })
          if (kind === 'skillet' && now.endsWith('pot')) renamed = 'pot'
          return /^[A-Z]/.test(a) ? now.replace(/^./, (first) => first.toUpperCase()) : now
        },
      )
      return said
    }).join(' ')
    return text === step.text ? step : { ...step, text }
  })
}

/**
 * A vessel in words that fit: larger where what is known to go in would not fit, smaller where all that the dish has would be lost in it;
 * otherwise the given words.
 */
function resized(words: string, { size, rest, kind }: Said, { inside, dish, isWet }: Inside): string {
  const room = roomIn[kind]
  const stated = placeOf(size)
  const least = sizes.findIndex((each) => inside <= room[each])
  if (least < 0 && kind === 'saucepan') return 'a large pot'
  if (least < 0) return isWet && inside > room.large * heaped ? 'a large, wide pot' : 'your largest skillet'
  const isLost = dish <= room.small && stated > 0 && size !== undefined
  if (isLost && kind !== 'skillet') return `a ${rest}${kind}`
  if (isLost && size === '10-inch') return words.replace(/a 10/, 'an 8')
  if (isLost ? stated < 2 : least <= stated || isSpacious(kind, size, rest)) return words
  // two sizes more than said are rather the cook's way with a part of it
  const now = sizes[isLost ? 1 : Math.min(least, stated + 1)] ?? 'large'
  const shown = size?.endsWith('inch') ? (inches[now] ?? now) : now
  return `a ${shown}${/^(?:heavy|deep)/.test(rest) ? ',' : ''} ${rest}${kind}`
}
/** Any bowl will do that is called one, and what is toasted dry takes turns. */
function isSpacious(kind: Vessel, size: string | undefined, rest: string): boolean {
  return size === undefined && (kind === 'bowl' || rest.includes('dry'))
}
interface Inside {
  inside: number
  /** All that the dish has. */
  dish: number
  /** A good part of it is poured: it is stirred and not browned. */
  isWet: boolean
}
/** A wide skillet takes a third more, stirred with care. */
const heaped = 1.35

/** A vessel of no stated size is a middling one. */
function placeOf(size: string | undefined): number {
  if (size === undefined || size === 'medium' || size === '9-inch' || size === '10-inch') return 1
  return size === 'small' || size === '8-inch' ? 0 : 2
}

/** What steps name from a sentence on, until it goes somewhere else or to the table. */
function inside(kit: Kit, pieces: readonly (readonly string[])[], at: number, place: number): Omit<Inside, 'dish'> {
  const sentences = pieces.slice(at).flatMap((step, index) => (index === 0 ? step.slice(place) : step))
  const end = sentences.findIndex(
    (sentence, index) => index > 0 && leaves.some((sign) => sign.test(sentence.replace(same, ''))),
  )
  const until = sentences.slice(0, end < 0 ? undefined : end)
  const lines = kit.lines.filter((line) => until.some((sentence) => isNamed(kit, line, sentence)))
  const poured = until.reduce((sum, sentence) => sum + (/\bdrain/.test(sentence) ? 0 : millilitersOfWater(sentence)), 0)
  const sum = (some: readonly DishLine[]) =>
    some.reduce((all, line) => all + line.grams * (isKind(line, 'pasta', 'noodles') ? pastaSwells : 1), poured)
  return { inside: sum(lines), isWet: sum(lines.filter((line) => isKind(line, ...wet))) > sum(lines) / 4 }
}
const same = /\b(?:the|same) (?:\w+ )?(?:skillet|saucepan|bowl|pan|pot)\b/g
const leaves = [another, emptied, atTable]
const wet = ['stock', 'tomato', 'milk', 'cream', 'coconut milk', 'wine'] as const
const pastaSwells = 2.2

function isNamed(kit: Kit, line: DishLine, sentence: string): boolean {
  return new RegExp(String.raw`\b${kit.name(line).replace(/[^\w\s-]/g, '.')}\b`, 'i').test(sentence)
}

/** '3 3/4 cups water' in milliliters. */
function millilitersOfWater(sentence: string): number {
  return [...sentence.matchAll(/(?<![\d/])((?:\d{1,2} )?\d{1,2}\/\d{1,2}|\d{1,3}) cups? (?:\w{1,20} )?water/g)].reduce(
    (sum, [, amount = '']) => {
      const cups = amount.split(' ').reduce((all, part) => {
        const [top = 0, bottom = 1] = part.split('/').map(Number)
        return all + top / bottom
      }, 0)
      return sum + cups * 240
    },
    0,
  )
}

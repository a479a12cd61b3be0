import { pluralOf, singularOf } from '#domain/measure/plural.ts'

/** What words stand for: each row is a thing and the names that people give it, parted by commas. */
export type Named<Thing> = readonly (readonly [thing: Thing, names: string])[]

/** Names of things, singular, by which a title is read. */
export type Lexicon<Thing> = ReadonlyMap<string, Thing>

export function lexiconOf<Thing>(named: Named<Thing>): Lexicon<Thing> {
  const rows = named.flatMap(([thing, names]) => names.split(',').map((name) => [name.trim(), thing] as const))
  // a plural may lead back to another word: 'fries' to 'frie'
  const spoken = (name: string) => wordsOf(name).join(' ')
  return new Map([
    ...rows.map(([name, thing]) => [spoken(pluralOf(name)), thing] as const),
    ...rows.map(([name, thing]) => [spoken(name), thing] as const),
  ])
}

/**
 * What a title calls the dish by its head noun, the last one that the lexicon has: 'Taco Soup with Chips' is a soup. What comes behind
 * 'with', 'in' or 'de' goes with the dish and is not read, unless the words are one name ('fish and chips', 'arroz con leche').
 * Of two that end alike the longer counts. Things `atEnd` are named by the last word alone: 'Mustard Sauce' is a sauce, 'Mustard Sauce Pork' is
 * none. `title`: lower case, without accents.
 */
export function headOf<Thing>(
  title: string,
  lexicon: Lexicon<Thing>,
  atEnd: ReadonlySet<Thing> = new Set(),
): Thing | undefined {
  const parts = title.split(/[:;,()–—/"]|\s-\s/).map(wordsOf)
  const found = parts.map((words) => nameAcross(words, lexicon, atEnd)).find((thing) => thing !== undefined)
  return (
    found ?? parts.map((words) => lastNamed(words.slice(0, endOfHead(words)), lexicon, atEnd)).find((thing) => thing)
  )
}

/** Words of more in a row have no name. */
const longestName = 5

const joints: ReadonlySet<string> = new Set(
  'with in on over for from topped w de di del della alla alle al a au aux con mit och i'.split(' '),
)

function endOfHead(words: readonly string[]): number {
  const joint = words.findIndex((word, at) => at > 0 && joints.has(word))
  return joint < 0 ? words.length : joint
}

/** A name that reaches over 'and', 'with' and their like. */
function nameAcross<Thing>(
  words: readonly string[],
  lexicon: Lexicon<Thing>,
  atEnd: ReadonlySet<Thing>,
): Thing | undefined {
  for (const [at, word] of words.entries()) {
    if (word !== 'and' && !joints.has(word)) continue
    for (let from = Math.max(0, at - 2); from <= at; from += 1) {
      for (let to = Math.min(words.length, from + longestName); to > at + 1; to -= 1) {
        const thing = lexicon.get(words.slice(from, to).join(' '))
        // 'Bacon and Egg Tacos' are tacos
        if (thing !== undefined) return lastNamed(untilJoint(words.slice(to)), lexicon, atEnd) ?? thing
      }
    }
  }
  return undefined
}

function untilJoint(words: readonly string[]): readonly string[] {
  const joint = words.findIndex((word) => word === 'and' || joints.has(word))
  return joint < 0 ? words : words.slice(0, joint)
}

function lastNamed<Thing>(
  words: readonly string[],
  lexicon: Lexicon<Thing>,
  atEnd: ReadonlySet<Thing>,
): Thing | undefined {
  for (let to = words.length; to > 0; to -= 1) {
    for (let from = Math.max(0, to - longestName); from < to; from += 1) {
      const thing = lexicon.get(words.slice(from, to).join(' '))
      if (thing !== undefined && (to === words.length || !atEnd.has(thing))) return thing
    }
  }
  return undefined
}

function wordsOf(text: string): string[] {
  return (text.replaceAll('&', ' and ').match(/[\p{L}\p{N}']+/gu) ?? [])
    .slice(0, 30)
    .map((word) => singularOf(word.replace(/'s?$/, '').replaceAll("'", '')))
}

/** Whether a text in lower case says one of these words, parted by commas; one that ends in '*' may go on. */
export function saying(words: string): (text: string) => boolean {
  const said = words.split(',').map((word) => {
    const name = word.trim().replaceAll(' ', '[ -]')
    return name.endsWith('*') ? name.slice(0, -1) : `${name}(?:e?s)?\\b`
  })
  const pattern = new RegExp(`\\b(?:${said.join('|')})`)
  return (text) => pattern.test(text)
}

import { commonness } from '#domain/text/frequent-words.ts'
import { dishWords } from '#domain/wish/lexicon/dish-words.ts'
import { stateWords } from '#domain/wish/lexicon/state-words.ts'
import type { Meaning } from '#domain/wish/meaning.ts'
import { skeleton } from '#domain/wish/spelling/skeleton.ts'

/** A word that a misspelt one may mean. */
export interface TellingWord {
  word: string
  sound: string
  /** Names and phrases that have it, or its plural: whoever mistypes means salmon rather than Simon. */
  uses: number
  /** Those that have it just so. */
  usesAsWritten: number
  /** It is a food or a dish by itself. */
  isName: boolean
  /** It only says how a dish is to be, or nothing at all. */
  isSmall: boolean
}

export interface TellingWords {
  byLetter: ReadonlyMap<string, readonly TellingWord[]>
  bySound: ReadonlyMap<string, readonly TellingWord[]>
}

/** The words of four letters or more of foods and phrases that a misspelt word may mean, by their first letter and by how they sound. */
export function tellingWords(
  meanings: ReadonlyMap<string, Meaning>,
  ofFoods: readonly string[],
  { isName, isMisspelt }: { isName: (word: string) => boolean; isMisspelt: (word: string) => boolean },
): TellingWords {
  const uses = new Map<string, number>()
  const small = new Set<string>()
  const use = (word: string) => word.length > 3 && uses.set(word, (uses.get(word) ?? 0) + 1)
  for (const word of [...ofFoods, ...counted]) use(word)
  for (const [phrase, meaning] of meanings) {
    if (stateWords.has(phrase)) continue
    for (const word of phrase.split(' ')) if (!isMisspelt(word) && isTelling(word, phrase, meaning)) use(word)
  }
  for (const [word, { is }] of meanings) {
    const isSmall = byThemselves.has(is) && word.length > 4 && commonness(word) !== undefined
    if (isSmall && !uses.has(word) && !stateWords.has(word)) small.add(word)
  }
  for (const word of small) use(word)
  const telling = [...uses].map(([word, count]) => ({
    word,
    sound: skeleton(word),
    usesAsWritten: count,
    uses: count + otherForms(word).reduce((sum, form) => sum + (uses.get(form) ?? 0), 0),
    isName: isName(word),
    isSmall: small.has(word),
  }))
  return {
    byLetter: groupedBy(telling, ({ word }) => word[0] ?? ''),
    bySound: groupedBy(telling, ({ sound }) => sound),
  }
}

/** What figures count, which is in no phrase. */
const counted = ['minutes', 'hours', 'people', 'servings', 'calories', 'ingredients']

function otherForms(word: string): string[] {
  return word.endsWith('s') ? [word.slice(0, -1)] : [`${word}s`]
}

function groupedBy(
  words: readonly TellingWord[],
  keyOf: (word: TellingWord) => string,
): ReadonlyMap<string, readonly TellingWord[]> {
  const groups = new Map<string, TellingWord[]>()
  for (const word of words) {
    const key = keyOf(word)
    const group = groups.get(key)
    if (group) group.push(word)
    else groups.set(key, [word])
  }
  return groups
}

/** Small words of turns and moods are too near to other words to be guessed at, and so are short words of rare dishes. */
function isTelling(word: string, phrase: string, { is }: Meaning): boolean {
  if (is === 'dish' && !dishWords.has(phrase) && word.length < 6) return false
  return !unspelled.has(is)
}
/** Longer ones that say something by themselves are not: 'withuot', 'qiuck', 'pleese'. */
const byThemselves: ReadonlySet<Meaning['is']> = new Set(['mood', 'refuse', 'nothing'])

const unspelled: ReadonlySet<Meaning['is']> = new Set([
  'refuse',
  'refused before',
  'want',
  'much',
  'little',
  'turn',
  'swap',
  'substitute',
  'for',
  'nothing',
  'mood',
])

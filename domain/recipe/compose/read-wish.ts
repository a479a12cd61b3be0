import { foodsForbidden, foodsWanted, isFoodWord, plainWords, singular } from '#domain/recipe/compose/food-words.ts'
import type { FormId } from '#domain/recipe/compose/form-ids.ts'
import { formsOfWord, moodOfWord } from '#domain/recipe/compose/wish-words.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/** A food she wants: her words, and the foods of which any one will do. */
export interface Want {
  words: string
  anyOf: readonly string[]
}

/** What the free text of a wish means to the kitchen. */
export interface Reading {
  wanted: readonly Want[]
  excluded: ReadonlySet<string>
  /** Forms that her words name: 'soup', 'tacos'. Preferred, never binding. */
  forms: readonly FormId[]
  /** Her words for foods that the notes refuse. */
  refusedInNotes: readonly string[]
  quick: boolean
  light: boolean
  cheap: boolean
  /** What was not understood, in a sentence each. */
  notes: readonly string[]
}

/** Reads exclude, include and notes. Words that mean nothing to the kitchen come back as notes, and nothing throws. */
export function readWish(wish: Wish): Reading {
  const notes: string[] = []
  const excluded = new Set<string>()
  for (const words of entries(wish.exclude)) {
    const ids = foodsForbidden(words)
    for (const id of ids) excluded.add(id)
    if (!ids.length && !isFoodWord(words)) {
      notes.push(`We do not know “${shown(words)}” as a food; nothing of that name is in this dish`)
    }
  }
  const wanted: Want[] = []
  for (const words of entries(wish.include)) {
    const anyOf = foodsWanted(words)
    if (anyOf.length) wanted.push({ words: shown(words), anyOf })
    else notes.push(notKnown(words))
  }
  const free = readNotes(wish.notes)
  for (const id of free.excluded) excluded.add(id)
  return {
    wanted: distinct([...wanted, ...free.wanted]),
    excluded,
    forms: free.forms,
    refusedInNotes: free.refused,
    quick: free.moods.has('quick'),
    light: free.moods.has('light'),
    cheap: free.moods.has('cheap'),
    notes: [...notes, ...free.notes].slice(0, 6),
  }
}

function notKnown(words: string): string {
  return isFoodWord(words)
    ? `Our kitchen does not cook with ${shown(words)} yet, so it is not in this dish`
    : `We do not know “${shown(words)}” as a food, so it is not in this dish`
}

interface FreeText {
  wanted: Want[]
  excluded: Set<string>
  refused: string[]
  forms: FormId[]
  moods: Set<string>
  notes: string[]
}

/** 'something quick with the leftover rice and spinach, no onions': foods wanted and refused, forms, moods. */
function readNotes(text: string): FreeText {
  const found: FreeText = { wanted: [], excluded: new Set(), refused: [], forms: [], moods: new Set(), notes: [] }
  for (const clause of text.split(/[.,;:!?\n()]+|\bbut\b/i)) {
    const words = plainWords(clause)
    if (!words.length) continue
    if (!readClause(words, found)) found.notes.push(`We could not make use of “${shown(clause.trim())}”`)
  }
  return found
}

const refusals = new Set([
  'no',
  'not',
  'without',
  'avoid',
  'skip',
  'hate',
  'hates',
  'dislike',
  'except',
  'never',
  'minus',
  'dont',
  'allergic',
  'omit',
])
const resumptions = new Set(['with', 'use', 'using', 'add', 'include', 'want', 'love'])

/** True when anything in the clause was understood. */
function readClause(words: readonly string[], found: FreeText): boolean {
  let understood = false
  let refusing = false
  for (let index = 0; index < words.length; ) {
    const word = words[index]!
    if (refusals.has(word) || (word === 't' && words[index - 1] === 'don')) refusing = true
    else if (resumptions.has(word)) refusing = false
    const phrase = foodPhrase(words, index)
    if (phrase) {
      if (refusing) {
        found.refused.push(phrase.words)
        for (const id of foodsForbidden(phrase.words)) found.excluded.add(id)
      } else found.wanted.push({ words: phrase.words, anyOf: phrase.ids })
      understood = true
      index += phrase.length
      continue
    }
    const forms = formsOfWord(singular(word)) ?? formsOfWord(`${word}${words[index + 1] ?? ''}`)
    const mood = moodOfWord(word)
    if (forms && !refusing) found.forms.push(...forms)
    if (mood) found.moods.add(mood)
    understood ||= Boolean(forms ?? mood)
    index += 1
  }
  return understood
}

/** The longest run of up to four words that names foods. */
function foodPhrase(
  words: readonly string[],
  start: number,
): { words: string; ids: string[]; length: number } | undefined {
  for (let length = Math.min(4, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length).join(' ')
    if (length === 1 && (phrase.length < 3 || formsOfWord(singular(phrase)))) continue
    const ids = foodsWanted(phrase, true)
    if (ids.length) return { words: phrase, ids, length }
  }
  return undefined
}

/** 'mushrooms, olives and feta' in one box are three entries. */
function entries(list: readonly string[]): string[] {
  return list
    .flatMap((entry) => entry.split(/[,;\n/]+|\band\b/i))
    .map((entry) => entry.trim())
    .filter((entry) => plainWords(entry).length > 0)
}

function distinct(wanted: readonly Want[]): Want[] {
  const seen = new Set<string>()
  return wanted.filter(({ anyOf }) => {
    const key = anyOf.join()
    return !seen.has(key) && Boolean(seen.add(key))
  })
}

function shown(words: string): string {
  return words.length > 60 ? `${words.slice(0, 57)}…` : words
}

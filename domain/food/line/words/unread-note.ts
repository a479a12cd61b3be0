import { noteWords } from '#domain/food/table/words/note-words.ts'

/** True when words beside the food of a line say something that we cannot read: a word of a foreign script, a substance
 * after "with" or "in" that is no food of ours, or a whole part without one word that we know. What cannot be read may
 * carry anything, so the line is not cleared. `isKnown` tells whether words, one or several, are a food or a term of ours. */
export function isUnreadNote(note: string, isKnown: (words: string) => boolean): boolean {
  return note
    .toLowerCase()
    .replaceAll(/https?:\S+|(?<=^|[\s(])\/[\w-]+/g, ' ')
    .replaceAll(examples, ' ')
    .split(/[,;()[\]{}:–—/+|•·~=>?!]|\.\s|\s-\s/)
    .some((part) => isUnreadPart(wordsOf(part), isKnown))
}

/** 'Such as Chinola or Giffard': makers and kinds of what the line names; allergens are looked for among them all the same. */
const examples = /\b(?:such as|preferably|e\.g\.|for example)\s[^,;()]{1,60}/g

function isUnreadPart(words: readonly string[], isKnown: (words: string) => boolean): boolean {
  if (words.some((word) => foreign.test(word))) return true
  const runs = runsOf(words)
  const isUnread = (run: readonly string[]): boolean =>
    !isKnown(run.join(' ')) && (run.length > 3 || !run.every((word) => isKnown(word)))
  const saysOnlyThat = runs.length === 1 && words.every((word) => word.length < 3 || !isPlain(word))
  return runs.some(({ run, after }) => (saysOnlyThat || opens(after)) && isUnread(run))
}

type Run = { readonly run: readonly string[]; readonly after: string }

/** The words that are not plain, those beside each other together, each with the word before them. */
function runsOf(words: readonly string[]): readonly Run[] {
  const runs: { run: string[]; after: string }[] = []
  let before = ''
  let open: string[] | undefined
  for (const word of words) {
    if (isPlain(word) || (word.length < 3 && !open)) {
      open = undefined
      if (!filling.has(word)) before = word
    } else if (open) open.push(word)
    else {
      open = [word]
      runs.push({ run: open, after: before })
    }
  }
  return runs
}

function opens(word: string): boolean {
  return opensSubstance.has(word) || /\p{L}{3}ed$/u.test(word)
}

function wordsOf(part: string): readonly string[] {
  return (
    part
      .match(/[\p{L}\p{M}\p{N}&’'-]+/gu)
      ?.map((word) => word.replaceAll(/^[-&’']+|(?<![-&’'])[-&’']+$/gu, ''))
      .filter((word) => word !== '') ?? []
  )
}

const foreign = /[^\P{L}\p{Script=Latin}]/u
const opensSubstance: ReadonlySet<string> = new Set(['with', 'in', 'plus', 'and', 'or', 'w', 'n'])
const filling: ReadonlySet<string> = new Set(
  'a an the some my your any few little extra more good fresh bit splash knob dollop pinch drizzle handful of'.split(
    ' ',
  ),
)

/** Whether a word is plain English that says how, how much, when, where or which. */
export function saysNoFood(word: string): boolean {
  return isPlain(word)
}

/** Numbers and measures, plain note words in any form, words made of plain words ("fork-tender", "rib-eye"). */
function isPlain(word: string): boolean {
  if (filling.has(word) || opensSubstance.has(word) || (noteWords.has(word) && !word.includes('-'))) return true
  if (/^\p{N}[\p{N}.,/x×"'°%-]*\p{L}{0,2}$/u.test(word)) return true
  if (/^non-|-free$/u.test(word)) return true
  if (word.includes('-')) return word.split('-').every((part) => part.length < 3 || isPlain(part))
  const stem = word.replace(/['’]s?$/u, '')
  return noteWords.has(stem) || /(?:\p{L}{2}(?:ed|ing|ly|wise|ways)|\p{L}{3}(?<!f)ish)$/u.test(stem) || isFormOf(stem)
}

function isFormOf(word: string): boolean {
  const forms = [word.slice(0, -1), word.slice(0, -2), word.replace(/ves$/u, 'f')]
  return word.endsWith('s') && forms.some((form) => noteWords.has(form))
}

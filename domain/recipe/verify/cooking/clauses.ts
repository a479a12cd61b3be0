import { withoutEnd, wordSet } from '#domain/plain-text.ts'
import { type Heat, heatOf } from '#domain/recipe/verify/cooking/heat.ts'
import { rememberedForWords } from '#domain/recipe/verify/reading/read-step.ts'
import { denialsIn } from '#domain/text/negation.ts'
import { endsSentence } from '#domain/text/phrases.ts'
import type { Token } from '#domain/text/tokens.ts'
import { type Verb, verbOf } from '#domain/text/verbs.ts'

/** One thing that a step has done: its words, those of them that are meant, and those that are denied or only supposed. */
export interface Clause {
  words: readonly Token[]
  /** Of its first word among all words of the step. */
  from: number
  /** Whether what each word says is done is not. */
  isDenied: readonly boolean[]
  /** The clause as it stands, with its figures. */
  text: string
  affirmed: string
  denied: string
  /** What it begins with, where that is a verb: 'boil' of 'then boil the beans'. */
  verb: Verb | undefined
  /** How it heats what it acts on, where it does. */
  heat: Heat | undefined
}

/** The clauses of a step in order: at every sentence, 'then', 'while', and every verb that a comma or an 'and' begins. */
export const clausesOf = rememberedForWords(({ text, words }): readonly Clause[] => {
  const { actions } = denialsIn(words)
  const starts = words.flatMap((_, at) => (at === 0 || begins(words, at) ? [at] : []))
  // a figure before the first word of a clause belongs to it: '. 30 minutes later'
  const beginOf = (at: number) => (at === 0 ? 0 : words[at]!.at - figureBefore(words[at]!.gap))
  return starts.map((from, index) => {
    const to = starts[index + 1]
    const end = to === undefined ? text.length : beginOf(to)
    const parts = { affirmed: text.slice(beginOf(from), words[from]!.at), denied: '' }
    for (let at = from; at < (to ?? words.length); at += 1)
      parts[actions[at] ? 'denied' : 'affirmed'] += text.slice(words[at]!.at, Math.min(words[at + 1]?.at ?? end, end))
    const said = { ...parts, from, words: words.slice(from, to), isDenied: actions.slice(from, to) }
    return { ...said, text: text.slice(beginOf(from), end), verb: firstVerb(said.words), heat: heatOf(said) }
  })
})

/** A question has nothing done, unless the answer is yes. */
export function isAsked({ text }: Clause, next: Clause | undefined): boolean {
  return text.includes('?') && !/^\W*(?:yes|always|absolutely|definitely)\b/.test(next?.text ?? '')
}

function begins(words: readonly Token[], at: number): boolean {
  const { word, gap } = words[at]!
  if (endsSentence(gap) || starting.has(word)) return true
  const isJoined = word === 'and' || word === 'or'
  if (!isJoined && !gap.includes(',')) return false
  return words[at + 1]?.word === 'let' || firstVerb(words.slice(at, at + 4))?.form === 'base'
}
/** What stands behind these happens beside what the cook does. */
export const beside: ReadonlySet<string> = wordSet('while whilst once when after before')
const starting: ReadonlySet<string> = new Set([...beside, 'then', 'meanwhile'])

/** The verb that a clause begins with, behind 'and', 'gently' and their like. */
function firstVerb(words: readonly Token[]): Verb | undefined {
  const at = words.findIndex(({ word }) => !leading.has(word) && !word.endsWith('ly'))
  const first = words[at]
  if (!first || foodNames.test(`${first.word} ${words[at + 1]?.word}`)) return undefined
  const verb = verbOf(first.word)
  return verb?.form === 'base' ? verb : undefined
}
/** Foods that begin with the word of a verb: nobody browns the sugar of 'beat the eggs, brown sugar and oil'. */
const foodNames =
  /^(?:brown (?:sugar|rice|lentils?|bread)|dry (?:sherry|white|red|marsala|vermouth|mustard)|cream (?:cheese|of)|flour tortillas?|pepper jack|butter (?:lettuce|beans?)|roast (?:beef|chicken|turkey|pork))$/
const leading = wordSet(
  'and or but then now next first finally just also to let please again slowly well always you we',
)

/** Letters of a figure at the end of what stands between two words. */
function figureBefore(gap: string): number {
  const rest = withoutEnd(gap, /[\d\s/.°-]/)
  const digit = gap.slice(rest.length).search(/\d/)
  return digit < 0 ? 0 : gap.length - rest.length - digit
}

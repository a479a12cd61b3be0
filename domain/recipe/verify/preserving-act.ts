import { mentionsIn } from '#domain/food/mentions/mentions.ts'
import { wordSet } from '#domain/plain-text.ts'
import type { Clause } from '#domain/recipe/verify/cooking/clauses.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { endsSentence } from '#domain/text/phrases.ts'
import type { Token } from '#domain/text/tokens.ts'

/** How a clause preserves: it does so, it makes the brine for it, it uses a brine that was made, or it opens a crust of salt. */
export type Act = Doing | { kind: 'making' } | { kind: 'use' } | { kind: 'crust' }

interface Doing {
  kind: 'doing'
  /** Of its verb among the words of the clause. */
  at: number
  isFermenting: boolean
  /** 'Pickle the onions in lime juice': in what it names. */
  isInFood: boolean
}

/**
 * The act of preserving in a clause of a step with these words, if it has one: a verb with what it is done to, or the brine that the cook makes.
 * What was bought so ('pickled chiles', 'cured olives', 'olive brine', 'pickling spice') is none.
 */
export function actIn({ words, from, text, isDenied }: Clause, step: readonly Token[]): Act | undefined {
  if (!words.some(({ word }) => word === 'crust' || forms.test(word))) return undefined
  const names = namesOf(step)
  const isTimed = lasts.test(text)
  const opened = firstOf(words, opening)
  const added = firstOf(words, adding)
  const isSentence = from === 0 || endsSentence(words[0]!.gap)
  for (const [at, token] of words.entries()) {
    if (isDenied[at] || names.within.has(from + at)) continue
    if (token.word === 'crust' && words[at - 1]?.word === 'salt') {
      if (opened < at) return { kind: 'crust' }
    } else if (forms.test(token.word)) {
      const isName = (place: number) => names.starts.has(from + place)
      const noun = nounAt(words, at, { isName, added })
      if (noun) return { kind: noun }
      if (isDone(words, at, { isSentence, isTimed, isName }))
        return {
          kind: 'doing',
          at,
          isFermenting: token.word.startsWith('ferment'),
          isInFood: words.some(({ word }, place) => place > at && inWhat.has(word) && isNear(place, isName)),
        }
    }
  }
  return undefined
}
const forms = /^(?:brin(?:e[sd]?|ing)|cur(?:e[sd]?|ing)|ferment(?:s|ed|ing)?|pickl(?:ed?|ing))$/
const lasts = /\b(?:minutes?|hours?|days?|weeks?|months?|overnight)\b/
const opening = wordSet('crack break open remove discard lift peel tap knock chip')
const inWhat = wordSet('in with using')

/** Where a step names foods, and the words of names that are longer than one. */
const namesOf = rememberedFor((step: readonly Token[]) => {
  const mentions = mentionsIn(step)
  return {
    starts: new Set(mentions.filter(({ words }) => !plainNames.has(words)).map(({ place }) => place)),
    within: new Set(
      mentions.flatMap(({ place, stems }) => (stems.length > 1 ? stems.map((_, offset) => place + offset) : [])),
    ),
  }
})
/** In these anything is brined. */
const plainNames = wordSet('water ice salt')

/** The place of the first of such words, beyond all where there is none. */
function firstOf(words: readonly Token[], some: ReadonlySet<string>): number {
  const at = words.findIndex(({ word }) => some.has(word))
  return at < 0 ? words.length : at
}

/** Whether a food is named in the words right behind. */
function isNear(at: number, isName: (place: number) => boolean): boolean {
  return [1, 2, 3, 4].some((step) => isName(at + step))
}

interface Around {
  /** Whether the clause begins a sentence. */
  isSentence: boolean
  /** Whether it says how long. */
  isTimed: boolean
  /** Whether a name of a food begins at a place. */
  isName: (place: number) => boolean
}

/** Whether a form of the verb stands where it is done: with its object, its length, or who lets it; not before a name that it describes. */
function isDone(words: readonly Token[], at: number, { isSentence, isTimed, isName }: Around): boolean {
  const { word, gap } = words[at]!
  const next = words[at + 1]
  const isLast = !next || /[^\s-]/.test(next.gap)
  const isOpen = isLast || (behind.has(next.word) && !isName(at + 1))
  const before = words.slice(Math.max(0, at - 6), at)
  const isAfter = (some: ReadonlySet<string>) => before.some((one) => some.has(one.word))
  if (word.endsWith('ed')) return isOpen && isAfter(until)
  if (word.endsWith('ing')) return isOpen && (at === 0 || going.has(words[at - 1]!.word))
  if (word.endsWith('s')) return isOpen && isAfter(meanwhile)
  if (isAfter(letting)) return isOpen
  const isFirst = at === before.length && before.every((one) => leading.has(one.word))
  const hasObject = !isLast && (objects.has(next.word) || (isName(at + 1) && !parts.has(next.stem)))
  if (isFirst && isSentence) return isOpen || hasObject
  const isJoined = isFirst || leading.has(words[at - 1]!.word) || /[-,:]/.test(gap)
  return isJoined && (hasObject || (isTimed && !isLast && lengths.has(next.word)))
}
const until = wordSet('until till once when after')
const meanwhile = wordSet('while as')
const letting = wordSet('let leave allow')
const going = wordSet('after before by for while during when continue keep start begin stop finish')
const leading = wordSet('and or then now next first to also just dry wet quick salt let us we you')
const objects = wordSet('a an the your it them this these those each all both everything')
const lengths = wordSet('for overnight at up in')
const behind = new Set([
  ...objects,
  ...lengths,
  ...wordSet('with using under on until about to through well fully completely and then or again covered uncovered'),
])
/** Behind 'pickle' and 'brine' these are bought. */
const parts = wordSet('chip juice relish spice salt mix brine vinegar water')

/** What a brine or a cure of the cook's own is there for, where a word is the noun and the cook made it. */
function nounAt(
  words: readonly Token[],
  at: number,
  { isName, added }: Pick<Around, 'isName'> & { /** Where something is first stirred in. */ added: number },
): 'making' | 'use' | undefined {
  const { word } = words[at]!
  const isGerund = word.endsWith('ing')
  if (isGerund ? !liquids.has(words[at + 1]?.word ?? '') : word !== 'brine' && word !== 'cure') return undefined
  // 'the brine', 'a cold brine', not 'olive brine' or 'a splash of brine'
  const determiner = [at - 1, at - 2].find((place) => determiners.has(words[place]?.word ?? ''))
  const between = words[at - 1]?.word ?? ''
  if (determiner === undefined || between === 'of' || (determiner < at - 1 && isName(at - 1))) return undefined
  const front = words.slice(Math.max(0, determiner - 2), determiner).map((one) => one.word)
  if (front.some((one) => makers.has(one))) return 'making'
  const next = words[at + (isGerund ? 2 : 1)]?.word ?? ''
  if (next === 'of' || next === 'from') return undefined
  const isAdded = added < determiner && !inside.has(front.at(-1) ?? '')
  return isAdded ? undefined : 'use'
}
const liquids = wordSet('liquid mixture solution brine rub mix')
const determiners = wordSet('the this that a an your')
const makers = wordSet('make making made prepare preparing for')
const adding = wordSet('add stir season drizzle sprinkle fold splash toss finish serve')
const inside = wordSet('in into under to from')

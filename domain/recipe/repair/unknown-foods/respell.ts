import { foods } from '#domain/food/foods.ts'
import { isPlainWord } from '#domain/food/line/words/line-words.ts'
import { findFood, foodCalled } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { remembered } from '#domain/remembered.ts'
import { slips } from '#domain/slips.ts'

/** One word a letter or two from a word of the table, which makes the name one of a food: 'red paper flakes'. */
export const respelled: (said: string) => readonly string[] = remembered(respelledAnew, {
  bytes: 400_000,
  size: () => 100,
})

function respelledAnew(said: string): readonly string[] {
  const words = said.toLowerCase().split(/\s+/)
  if (words.length > mostWords) return []
  vocabulary ??= wordsOfTable()
  for (const [at, word] of words.entries()) {
    if (word.length < 4) continue
    const allowed = word.length > 8 ? 2 : 1
    const single = undoubled(word)
    for (const { word: other, single: own } of vocabulary.get(word.charAt(0)) ?? []) {
      if (slips(single, own, allowed) > allowed) continue
      const name = words.with(at, other).join(' ')
      if (!words.includes(other) && foodCalled(name)) return [name]
    }
  }
  return []
}
/** No name of the table has nearly as many. */
const mostWords = 20
interface TableWord {
  readonly word: string
  readonly single: string
}
let vocabulary: ReadonlyMap<string, readonly TableWord[]> | undefined
/** The longer words of all names of foods, by their first letter. */
function wordsOfTable(): ReadonlyMap<string, readonly TableWord[]> {
  const byLetter = new Map<string, TableWord[]>()
  const all = [...foods.values()].flatMap(({ name, aliases }) => [name, ...aliases])
  for (const word of new Set(all.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))) {
    if (word.length < 4) continue
    const same = byLetter.get(word.charAt(0)) ?? []
    same.push({ word, single: undoubled(word) })
    byLetter.set(word.charAt(0), same)
  }
  return byLetter
}

/** A slip of the pen: every word that tells is a letter or two from one of the food's own. */
export function spelled(said: string): string[] {
  const { nearest } = findFood(said)
  if (!nearest) return []
  const telling = foodWords(said).filter((word) => !isPlainWord(word))
  const isNear = (word: string, other: string) =>
    slips(word, other, 2) <= (word.length > 8 ? 2 : word.length > 3 ? 1 : 0) ||
    (word.length > 6 && isTurned(word, other))
  const isMeant = (name: string) => {
    const own = foodWords(name)
    const [last, head] = [telling.at(-1), own.at(-1)]
    return (
      last !== undefined &&
      head !== undefined &&
      isNear(last, head) &&
      telling.every((word) => own.some((one) => isNear(word, one)))
    )
  }
  return [nearest.name, ...nearest.aliases].some(isMeant) ? [nearest.name] : []
}

/** Two letters that changed places, or one beside the right one: 'ckicken'. */
function isTurned(word: string, other: string): boolean {
  return word.length === other.length && slips(word, other, 2) <= 2 && letters(word) === letters(other)
}

/** A letter written once or twice is no slip to count: 'paper' is one from 'pepper'. */
function undoubled(word: string): string {
  return word.replace(/(\p{L})\1/gu, '$1')
}

function letters(word: string): string {
  return word.split('').sort().join('')
}
